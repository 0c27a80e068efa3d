# C bodies of bits.py for the compiled modules; both must say the same.

cdef extern from *:
    """
    #ifndef CARDAVIA_KERNEL_DIGEST
    #define CARDAVIA_KERNEL_DIGEST 0ULL
    #endif
    #ifdef _MSC_VER
    #include <intrin.h>
    static __inline int cardavia_index(unsigned int c) {
        unsigned long i; _BitScanForward(&i, c); return (int)i;
    }
    static __inline unsigned int cardavia_fill(unsigned int x) {
        unsigned long i; return _BitScanReverse(&i, x) ? 0xFFFFFFFFu >> (31 - i) : 0u;
    }
    #else
    static inline int cardavia_index(unsigned int c) { return __builtin_ctz(c); }
    static inline unsigned int cardavia_fill(unsigned int x) {
        return x ? 0xFFFFFFFFu >> __builtin_clz(x) : 0u;
    }
    #endif
    #ifdef __POPCNT__
    #define cardavia_count(x) __builtin_popcount(x)
    #else
    static inline int cardavia_count(unsigned int x) {
        x = x - ((x >> 1) & 0x55555555u);
        x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
        x = (x + (x >> 4)) & 0x0F0F0F0Fu;
        return (int)((x * 0x01010101u) >> 24);
    }
    #endif
    static inline unsigned int cardavia_lowest(unsigned int x) { return x & (0u - x); }
    static inline unsigned long long cardavia_mix(unsigned long long z) {
        z += 0x9E3779B97F4A7C15ULL;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    """
    const unsigned long long kernel_digest "CARDAVIA_KERNEL_DIGEST"
    int index_of "cardavia_index"(unsigned int card) noexcept nogil
    unsigned int fill_down "cardavia_fill"(unsigned int cards) noexcept nogil
    int count "cardavia_count"(unsigned int cards) noexcept nogil
    unsigned int lowest "cardavia_lowest"(unsigned int cards) noexcept nogil
    unsigned long long mix "cardavia_mix"(unsigned long long z) noexcept nogil


cdef inline unsigned int bit(int index) noexcept nogil:
    return (<unsigned int>1) << index


cdef inline unsigned long long advance(unsigned long long state) noexcept nogil:
    return state + <unsigned long long>0x9E3779B97F4A7C15ULL


cdef inline unsigned long long odd_factor(int number) noexcept nogil:
    return <unsigned long long>0x9E3779B97F4A7C15ULL * <unsigned long long>(2 * number + 1)


cdef inline Py_ssize_t slot_of(unsigned long long key, int shift) noexcept nogil:
    return <Py_ssize_t>((key * <unsigned long long>0x9E3779B97F4A7C15ULL) >> shift)


cdef inline unsigned int cards_of(unsigned long long entry) noexcept nogil:
    return <unsigned int>(entry >> 29)
