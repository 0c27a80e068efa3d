<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>Cardavia</name>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation>
            <numerusform>%n điểm bài</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>
            <numerusform>%n lá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>%n lá trong nọc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>nọc còn %n lá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>
            <numerusform>%n ván</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) copied.</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>
            <numerusform>Đã sao chép %n ván.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) deleted.</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>
            <numerusform>Đã xóa %n ván.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of a newer Cardavia cannot be shown in the history.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>
            <numerusform>%n ván trong lịch sử thuộc bản Cardavia mới hơn nên không hiển thị.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of the history could not be read and went into {name}.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>
            <numerusform>Không đọc được %n ván trong lịch sử; chúng đã được cất riêng vào {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of the history could not be read.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>
            <numerusform>Không đọc được %n ván trong lịch sử.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) written to {file}.</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>
            <numerusform>Đã ghi %n ván vào {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), {won} won</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>
            <numerusform>%n ván, thắng {won}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of yours judged: average loss {loss}, mistakes {mistakes}</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>
            <numerusform>Đã đánh giá %n quyết định của bạn: mất trung bình {loss}, sai lầm {mistakes}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>
            <numerusform>%n sai lầm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s) of the declarer&apos;s side</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>
            <numerusform>%n Laufende của phe tấn công</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s) of the other side</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>
            <numerusform>%n Laufende của phe kia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) for the declarer</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>
            <numerusform>Người tấn công ăn %n nước</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) for the taker</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>Người tấn công ăn %n nước</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Cardavia</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Giới thiệu Cardavia</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Quay lại</translation>
    </message>
    <message>
        <source>&amp;Claim the Rest</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Xin ăn &amp;hết</translation>
    </message>
    <message>
        <source>&amp;Copy Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Sao chép ván</translation>
    </message>
    <message>
        <source>&amp;Copy Report</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Sao &amp;chép báo cáo</translation>
    </message>
    <message>
        <source>&amp;Deal by Number…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Ván th&amp;eo số…</translation>
    </message>
    <message>
        <source>&amp;Fair Play</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Chơi công &amp;bằng</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Toàn &amp;màn hình</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Trò chơi</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Trò chơi</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Trợ &amp;giúp</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Gợi ý</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Lịch sử</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Phím tắt</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Ngôn ngữ</translation>
    </message>
    <message>
        <source>&amp;Larger Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Lá bài lớn &amp;hơn</translation>
    </message>
    <message>
        <source>&amp;Last Trick</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Nước vừa rồi</translation>
    </message>
    <message>
        <source>&amp;Leave Table</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Rời bàn</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Tắt tiếng</translation>
    </message>
    <message>
        <source>&amp;My Mistakes</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Sai lầm của tô&amp;i</translation>
    </message>
    <message>
        <source>&amp;New Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Ván mới</translation>
    </message>
    <message>
        <source>&amp;Normal Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Cỡ lá bình thường</translation>
    </message>
    <message>
        <source>&amp;Odds of Hidden Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Xác &amp;suất các lá úp</translation>
    </message>
    <message>
        <source>&amp;Open Record…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Mở bản ghi ván…</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>N&amp;hịp độ</translation>
    </message>
    <message>
        <source>&amp;Paste Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Dán ván</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Đánh &amp;bài</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>T&amp;hoát</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Làm lại</translation>
    </message>
    <message>
        <source>&amp;Repeat Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Chơi lại ván</translation>
    </message>
    <message>
        <source>&amp;Rules of This Game</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Luật của trò &amp;này</translation>
    </message>
    <message>
        <source>&amp;Save Record As…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Lưu bản ghi ván…</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Cài đặt</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Cài đặt…</translation>
    </message>
    <message>
        <source>&amp;Smaller Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Lá bài &amp;nhỏ hơn</translation>
    </message>
    <message>
        <source>&amp;Sort Hand</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Xếp bài</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Đ&amp;i lại</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Xem</translation>
    </message>
    <message>
        <source>10 from each opponent if you make six tricks, 10 to each if not</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Được mỗi đối thủ trả 10 nếu ăn sáu nước, nếu không thì trả mỗi người 10</translation>
    </message>
    <message>
        <source>2 players · You vs AI · Seven-point match</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>2 người chơi · Bạn với máy · Trận bảy điểm</translation>
    </message>
    <message>
        <source>3 players · You and two AI · One deal</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>3 người chơi · Bạn với hai máy · Một ván</translation>
    </message>
    <message>
        <source>3 players · You and two AI · Pot and balances</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>3 người chơi · Bạn với hai máy · Quỹ chung và số dư</translation>
    </message>
    <message>
        <source>4 players · You and three AI · Points each deal</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>4 người chơi · Bạn với ba máy · Tính điểm từng ván</translation>
    </message>
    <message>
        <source>61 of 120 card points for the declarer&apos;s side? {points}</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Phe tấn công được 61 trong 120 điểm bài? {points}</translation>
    </message>
    <message>
        <source>61 of 120 card points? {points}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>61 trong 120 điểm bài? {points}</translation>
    </message>
    <message>
        <source>61 points alone</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Một mình được 61 điểm</translation>
    </message>
    <message>
        <source>61 points alone; only the Unter are trumps</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Một mình được 61 điểm; chỉ có các lá Unter là chủ</translation>
    </message>
    <message>
        <source>61 points and worth at least {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>61 điểm và giá trị ít nhất {bid}</translation>
    </message>
    <message>
        <source>61 points and worth at least {bid}: now {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>61 điểm và giá trị ít nhất {bid}: hiện là {value}</translation>
    </message>
    <message>
        <source>61 points with the partner who holds the called ace</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>61 điểm cùng đồng đội đang giữ át được gọi</translation>
    </message>
    <message>
        <source>66 card points</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>66 điểm bài</translation>
    </message>
    <message>
        <source>66 card points? {points}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>66 điểm bài? {points}</translation>
    </message>
    <message>
        <source>66 reached</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Đạt 66</translation>
    </message>
    <message>
        <source>A Game must be in a higher suit than {contract}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Game phải ở chất cao hơn {contract}</translation>
    </message>
    <message>
        <source>A Game or Hearts can be called at the first chance only</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Chỉ được gọi Game hoặc Hearts ở lượt gọi đầu tiên</translation>
    </message>
    <message>
        <source>A Hand game was chosen: the Skat stays closed</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Đã chọn chơi Hand: Skat vẫn úp</translation>
    </message>
    <message>
        <source>A bid must be higher than {standing}; {bid} is not</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Mức gọi phải cao hơn {standing}; {bid} không cao hơn</translation>
    </message>
    <message>
        <source>A bid must be higher than {value}; {bid} is not</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Mức gọi phải cao hơn {value}; {bid} không cao hơn</translation>
    </message>
    <message>
        <source>A card must be played now</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Bây giờ phải đánh một lá</translation>
    </message>
    <message>
        <source>A card was led: {turn} is to follow</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Đã có lá đánh ra: đến lượt {turn} đánh theo</translation>
    </message>
    <message>
        <source>A deal can be reviewed when it is over.</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>Có thể xem lại ván khi ván đã kết thúc.</translation>
    </message>
    <message>
        <source>A full trick stays</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Giữ nước vừa xong</translation>
    </message>
    <message>
        <source>A little was given away.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Đã để mất một chút.</translation>
    </message>
    <message>
        <source>A look back. A click on the table or Escape shows the result again.</source>
        <extracomment>desktop/table/page.py</extracomment>
        <translation>Đang xem lại. Nhấp vào bàn hoặc bấm Escape để về kết quả.</translation>
    </message>
    <message>
        <source>A marriage is led with a King or a Queen; {card} is neither</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Cặp phải đánh đầu bằng König hoặc Dame; {card} không phải</translation>
    </message>
    <message>
        <source>A marriage needs King and Queen of one suit in the hand; missing: {missing}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Cặp cần có König và Dame cùng chất trên tay; còn thiếu: {missing}</translation>
    </message>
    <message>
        <source>A number is 1, 2, 3 or 4; {number} is not</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Mức số là 1, 2, 3 hoặc 4; {number} không phải</translation>
    </message>
    <message>
        <source>A pass is final: this seat is out of the auction</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Đã bỏ lượt thì không gọi lại được: chỗ này không còn trong đấu giá</translation>
    </message>
    <message>
        <source>A saved deal could not be read and was set aside as {name}.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>Không đọc được một ván đã lưu; nó được cất riêng với tên {name}.</translation>
    </message>
    <message>
        <source>A saved deal could not be read: {file} ({reason}).</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>Không đọc được một ván đã lưu: {file} ({reason}).</translation>
    </message>
    <message>
        <source>A second click confirms a play</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Nhấp lần thứ hai để xác nhận</translation>
    </message>
    <message>
        <source>A trump was led: one of these must be played: {must}</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>Lá chủ được đánh ra: phải đánh một trong các lá này: {must}</translation>
    </message>
    <message>
        <source>A trump was led: {must} must be played</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>Lá chủ được đánh ra: phải đánh {must}</translation>
    </message>
    <message>
        <source>Access</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Trợ năng</translation>
    </message>
    <message>
        <source>Action {place} ({action}, seat {seat}) is against rule {rule}: {reason}</source>
        <extracomment>pasted.py</extracomment>
        <translation>Thao tác {place} ({action}, chỗ {seat}) trái luật {rule}: {reason}</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>Sau</translation>
    </message>
    <message>
        <source>After</source>
        <comment>an action</comment>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>Sau</translation>
    </message>
    <message>
        <source>After 3 seconds</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Sau 3 giây</translation>
    </message>
    <message>
        <source>After a refused card</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Sau khi một lá bị từ chối</translation>
    </message>
    <message>
        <source>After {standing} only {next} can be bid, not {number}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Sau {standing} chỉ gọi được {next}, không gọi được {number}</translation>
    </message>
    <message>
        <source>Aim reached</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>Đạt mục tiêu</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Tất cả</translation>
    </message>
    <message numerus="yes">
        <source>All %n remaining trick(s) are yours, whatever the others hold: {cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>
            <numerusform>Cả %n nước còn lại đều là của bạn, dù người khác có gì: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>All Obers, all Unters and {suit} are trumps; every trick must be won, alone</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Mọi Ober, mọi Unter và {suit} là chủ; một mình phải ăn mọi nước</translation>
    </message>
    <message>
        <source>All Obers, all Unters and {suit} are trumps; plays alone</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Mọi Ober, mọi Unter và {suit} là chủ; chơi một mình</translation>
    </message>
    <message>
        <source>All R&amp;ules</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Tất cả &amp;luật chơi</translation>
    </message>
    <message>
        <source>All cards are known: this was worked out to the end.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Mọi lá bài đều đã biết: đã tính đến hết ván.</translation>
    </message>
    <message>
        <source>All cards have been played: the deal is over</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Các lá bài đã đánh hết: ván đã xong</translation>
    </message>
    <message>
        <source>All commands with their keys, which can be changed</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Mọi lệnh cùng phím của chúng; phím có thể thay đổi</translation>
    </message>
    <message>
        <source>All deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Mọi ván</translation>
    </message>
    <message>
        <source>All decisions</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Mọi quyết định</translation>
    </message>
    <message>
        <source>All eight tricks alone</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Một mình ăn cả tám nước</translation>
    </message>
    <message>
        <source>All eight tricks alone; only the Unter are trumps</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Một mình ăn cả tám nước; chỉ có các lá Unter là chủ</translation>
    </message>
    <message numerus="yes">
        <source>All eight tricks for the declarer? %n trick(s)</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>
            <numerusform>Người tấn công ăn cả tám nước? %n nước</numerusform>
        </translation>
    </message>
    <message>
        <source>All eight tricks have been played: no action follows</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Đã đánh đủ tám nước: không còn gì để làm</translation>
    </message>
    <message>
        <source>All files</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Mọi tập tin</translation>
    </message>
    <message>
        <source>All four seats passed: the deal is over</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Cả bốn người bỏ lượt: ván đã xong</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Mọi trò chơi</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Mọi sai lầm</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>Mọi đối thủ</translation>
    </message>
    <message>
        <source>All settings</source>
        <extracomment>desktop/pages/first_strip.py</extracomment>
        <translation>Mọi cài đặt</translation>
    </message>
    <message>
        <source>All ten tricks have been played: no action follows</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Đã đánh đủ mười nước: không còn gì để làm</translation>
    </message>
    <message>
        <source>All tricks are shown after the deal; during it, L shows the last one.</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Sau ván mọi nước được hiển thị; trong ván, phím L cho xem nước vừa rồi.</translation>
    </message>
    <message>
        <source>All usual keys</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Mọi phím mặc định</translation>
    </message>
    <message>
        <source>Alone</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Một mình</translation>
    </message>
    <message>
        <source>Alone in the auction forehand may bid 18 or pass, nothing else</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Khi chỉ còn một mình, nhà đầu chỉ được nhận 18 hoặc bỏ lượt</translation>
    </message>
    <message>
        <source>Also called {names}</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>Còn gọi là {names}</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Luôn luôn</translation>
    </message>
    <message>
        <source>An invitation is binding: the guest plays</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Lời mời có tính ràng buộc: khách phải chơi</translation>
    </message>
    <message>
        <source>An old rule of thumb says so; nothing was calculated.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Một kinh nghiệm cũ nói vậy; không có gì được tính toán.</translation>
    </message>
    <message>
        <source>Announce nothing</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Không báo gì</translation>
    </message>
    <message>
        <source>Announcement</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Lời báo</translation>
    </message>
    <message>
        <source>Announcements</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Lời đọc</translation>
    </message>
    <message numerus="yes">
        <source>Another deal, %n card(s) elsewhere: another choice</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>
            <numerusform>Ván khác, %n lá nằm chỗ khác: lựa chọn khác</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another deal, %n card(s) elsewhere: the same choice</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>
            <numerusform>Ván khác, %n lá nằm chỗ khác: vẫn lựa chọn ấy</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program chose this.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Một chương trình khác đã chọn như vậy.</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Trả lời</translation>
    </message>
    <message>
        <source>As I saw it</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Như tôi đã thấy</translation>
    </message>
    <message>
        <source>As a curve</source>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>Dạng đường</translation>
    </message>
    <message>
        <source>As a table</source>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>Dạng bảng</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>desktop/settings_groups.py desktop/window_menus.py</extracomment>
        <translation>Theo hệ thống</translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Hệ thống ({language})</translation>
    </message>
    <message>
        <source>Asked again with all the time it wants, the player would choose otherwise now.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Khi được hỏi lại với đủ thời gian, máy sẽ chọn khác.</translation>
    </message>
    <message>
        <source>Asking again…</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Đang hỏi lại…</translation>
    </message>
    <message numerus="yes">
        <source>At least %n trick(s) of your own</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>Tự ăn ít nhất %n nước</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n trick(s) together, for which you answer</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>Hai người ăn ít nhất %n nước, bạn chịu trách nhiệm</numerusform>
        </translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Trên bàn</translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Đấu giá</translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>Schafkopf</comment>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Đấu giá</translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Đấu giá</translation>
    </message>
    <message>
        <source>Austria</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Áo</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Tự động</translation>
    </message>
    <message>
        <source>Average loss</source>
        <extracomment>desktop/pages/review_statistics.py</extracomment>
        <translation>Mất trung bình</translation>
    </message>
    <message>
        <source>Average score</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Trung bình</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>desktop/header.py</extracomment>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Back of {cards}</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Mặt sau của {cards}</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <extracomment>desktop/header.py</extracomment>
        <translation>Quay lại trang trước</translation>
    </message>
    <message>
        <source>Back to this moment, to play something else</source>
        <extracomment>desktop/review/detail.py desktop/review/mistakes_page.py</extracomment>
        <translation>Quay lại lúc này để chơi cách khác</translation>
    </message>
    <message>
        <source>Base value</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py</extracomment>
        <translation>Giá trị cơ bản</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>Trước</translation>
    </message>
    <message>
        <source>Before the lead the taker announces no aces, or nothing</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Trước khi đánh đầu, người tấn công báo không át, hoặc không báo gì</translation>
    </message>
    <message>
        <source>Before {suit} have been led, {ace} may not be discarded while another card is held</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Khi chưa ai đánh ra chất {suit}, không được bỏ {ace} nếu còn lá khác</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Mới chơi</translation>
    </message>
    <message>
        <source>Better than before. Best would have been: {deed}</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Tốt hơn lần trước. Tốt nhất lẽ ra là: {deed}</translation>
    </message>
    <message>
        <source>Better: {deed}</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Tốt hơn: {deed}</translation>
    </message>
    <message>
        <source>Bid for the talon, name trump and take six tricks against two defenders.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Gọi để lấy talon, công bố chất chủ và ăn sáu nước trước hai người phòng thủ.</translation>
    </message>
    <message>
        <source>Bid to declare a suit, Grand or Null and face two defenders who play together.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Gọi để chơi ván chất, Grand hoặc Null, một mình với hai người phòng thủ cùng phe.</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Mức gọi {bid}</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value} as your hand lies: the Skat may lower it</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Mức gọi {bid}, bài bạn đáng {value}: Skat có thể làm giảm</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}: lost</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Mức gọi {bid}, giá trị {value}: thua</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}: lost unless Schneider</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Mức gọi {bid}, giá trị {value}: thua nếu không có Schneider</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}: lost unless Schwarz</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Mức gọi {bid}, giá trị {value}: thua nếu không có Schwarz</translation>
    </message>
    <message>
        <source>Bidding on would cost more than the contract can bring.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Gọi tiếp sẽ mất nhiều hơn phần hiệp ước mang lại.</translation>
    </message>
    <message>
        <source>Bids no further</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Không gọi tiếp</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Sai lầm nghiêm trọng</translation>
    </message>
    <message>
        <source>Both opponents dropped out: the taker is credited with all ten tricks</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>Cả hai đối thủ bỏ bài: người tấn công được tính cả mười nước</translation>
    </message>
    <message>
        <source>Both opponents stay: there is nobody to invite</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Cả hai đối thủ ở lại: không có ai để mời</translation>
    </message>
    <message>
        <source>Both others passed: take 18 or throw in</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Hai người kia đã bỏ lượt: nhận mức 18 hoặc bỏ ván</translation>
    </message>
    <message>
        <source>Brief</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Ngắn</translation>
    </message>
    <message>
        <source>Bube: the jack.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Bube: lá bồi.</translation>
    </message>
    <message>
        <source>By ranks</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Theo bậc</translation>
    </message>
    <message>
        <source>By suits, high to low</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Chất, giảm dần</translation>
    </message>
    <message>
        <source>By suits, low to high</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Chất, tăng dần</translation>
    </message>
    <message>
        <source>By what could be known</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Theo những gì có thể biết</translation>
    </message>
    <message>
        <source>By what could be known this was a mistake; as the cards lie, it was rewarded.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Theo những gì có thể biết, đây là sai lầm; nhưng với cách bài nằm, nó lại có lợi.</translation>
    </message>
    <message>
        <source>C&amp;hoose Game…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Chọn &amp;trò chơi…</translation>
    </message>
    <message>
        <source>Call an ace for a secret partner, or play Wenz or Solo alone.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Gọi một lá át để có đồng đội bí mật, hoặc chơi Wenz hay Solo một mình.</translation>
    </message>
    <message>
        <source>Called ace</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Át được gọi</translation>
    </message>
    <message>
        <source>Can be played now</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation>Đánh được ngay</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation>Lá bài</translation>
    </message>
    <message>
        <source>Card &amp;Traditions</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Bộ bài truyền thống</translation>
    </message>
    <message>
        <source>Card before</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>Lá trước</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Điểm bài</translation>
    </message>
    <message>
        <source>Card points in the Skat</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Điểm bài trong Skat</translation>
    </message>
    <message>
        <source>Card points in the declarer&apos;s tricks</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Điểm bài người tấn công đã ăn</translation>
    </message>
    <message>
        <source>Card points in tricks</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Điểm bài đã ăn</translation>
    </message>
    <message>
        <source>Card points laid away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Điểm bài đã bỏ úp</translation>
    </message>
    <message>
        <source>Card points of the declarer</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Điểm bài của người tấn công</translation>
    </message>
    <message>
        <source>Card points of the declarer&apos;s side</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Điểm bài của phe tấn công</translation>
    </message>
    <message>
        <source>Card points of the other seat when the stock was closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Điểm bài của người kia lúc khóa nọc</translation>
    </message>
    <message>
        <source>Card points of the partner</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Điểm bài của đồng đội</translation>
    </message>
    <message>
        <source>Card points: {seat}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Điểm bài: {seat}</translation>
    </message>
    <message>
        <source>Card size</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Cỡ lá bài</translation>
    </message>
    <message>
        <source>Card traditions</source>
        <extracomment>desktop/pages/gallery.py desktop/pages/tradition.py</extracomment>
        <translation>Bộ bài truyền thống</translation>
    </message>
    <message>
        <source>Cardavia ended unexpectedly the last time. What is known about it is in {file}.</source>
        <extracomment>desktop/reports.py</extracomment>
        <translation>Lần trước Cardavia đã kết thúc bất ngờ. Những gì biết được nằm trong {file}.</translation>
    </message>
    <message>
        <source>Cardavia {version}: traditional Central-European card games with the traditional cards of each region.</source>
        <extracomment>desktop/help_pages.py</extracomment>
        <translation>Cardavia {version}: các trò chơi bài truyền thống Trung Âu với bộ bài truyền thống của từng vùng.</translation>
    </message>
    <message>
        <source>Cards can be laid down when it is your turn to play one</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Chỉ xin ăn hết được khi đến lượt bạn đánh một lá</translation>
    </message>
    <message>
        <source>Cards can be laid down when it is your turn to play one.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation>Chỉ xin ăn hết được khi đến lượt bạn đánh một lá.</translation>
    </message>
    <message>
        <source>Cards for {game}</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Bộ bài cho {game}</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>of the score</comment>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>Thay đổi</translation>
    </message>
    <message>
        <source>Check this deal</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Kiểm tra ván này</translation>
    </message>
    <message>
        <source>Choose a card, and play it at the second press</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Chọn một lá, bấm lần thứ hai để đánh</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Chọn thư mục khác…</translation>
    </message>
    <message>
        <source>Chosen by lot among everything the rules allow.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Bốc thăm giữa mọi lựa chọn mà luật cho phép.</translation>
    </message>
    <message>
        <source>Claim the rest?</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>Xin ăn hết?</translation>
    </message>
    <message>
        <source>Claims a game worth at least as much</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Nghĩa là ván có giá trị ít nhất bằng mức đó</translation>
    </message>
    <message>
        <source>Claims a game worth at least {value}</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Nghĩa là ván có giá trị ít nhất {value}</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>desktop/deal_sheet.py desktop/overlay.py desktop/pages/card_plate.py desktop/past.py desktop/reports.py desktop/table/odds_panel.py</extracomment>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>the stock</comment>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Khóa nọc</translation>
    </message>
    <message>
        <source>Close settings</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Đóng cài đặt</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <extracomment>desktop/pages/rules_fold.py</extracomment>
        <translation>Đóng luật chơi</translation>
    </message>
    <message>
        <source>Close the stock</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Khóa nọc</translation>
    </message>
    <message>
        <source>Close this pointer</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>Đóng chỉ dẫn này</translation>
    </message>
    <message>
        <source>Closed the stock</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Đã khóa nọc</translation>
    </message>
    <message>
        <source>Closing the stock</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Khóa nọc</translation>
    </message>
    <message>
        <source>Club player</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Phong trào</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Nhiệt độ màu</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Mục lục</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>the review</comment>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Tiếp tục</translation>
    </message>
    <message>
        <source>Continue: {game}, deal {number}, trick {trick}</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation>Chơi tiếp: {game}, ván {number}, nước {trick}</translation>
    </message>
    <message>
        <source>Continue: {game}, trick {trick}</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation>Chơi tiếp: {game}, nước {trick}</translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>desktop/pages/history_model.py desktop/pages/statistics_tables.py table_words/skat.py</extracomment>
        <translation>Hiệp ước</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Độ tương phản</translation>
    </message>
    <message>
        <source>Contribution</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>Phần góp</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Sao chép</translation>
    </message>
    <message>
        <source>Copy address</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>Sao chép địa chỉ</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>Sao chép dạng chữ</translation>
    </message>
    <message>
        <source>Copy deal</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Sao chép ván</translation>
    </message>
    <message>
        <source>Copy report</source>
        <extracomment>desktop/reports.py</extracomment>
        <translation>Sao chép báo cáo</translation>
    </message>
    <message>
        <source>Count the points myself</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Tôi tự đếm điểm</translation>
    </message>
    <message>
        <source>Counting possible deals…</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation>Đang đếm các cách chia có thể…</translation>
    </message>
    <message>
        <source>Czechia</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Séc</translation>
    </message>
    <message>
        <source>Dame: the queen.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Dame: lá đầm.</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Tối</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>desktop/pages/history_model.py</extracomment>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Daus: the ace of German-suited cards.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Daus: lá át của bộ bài chất Đức.</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>desktop/pages/history_model.py desktop/table/side_panel.py</extracomment>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>the cards</comment>
        <extracomment>desktop/deal_sheet.py</extracomment>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>Deal by number</source>
        <extracomment>desktop/deal_sheet.py</extracomment>
        <translation>Ván theo số</translation>
    </message>
    <message>
        <source>Deal number</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Số ván</translation>
    </message>
    <message>
        <source>Deal records</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Bản ghi ván</translation>
    </message>
    <message>
        <source>Deal records, one a line</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>Bản ghi ván, mỗi ván một dòng</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>desktop/at_table.py</extracomment>
        <translation>Ván {number}</translation>
    </message>
    <message>
        <source>Deal {number} kept.</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Đã giữ ván {number}.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>desktop/pages/history.py desktop/pages/review_statistics.py desktop/pages/statistics_tables.py</extracomment>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Deals of this game will be counted here.</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>Các ván của trò này sẽ được đếm ở đây.</translation>
    </message>
    <message>
        <source>Deals set apart</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Các ván tính riêng</translation>
    </message>
    <message>
        <source>Deals that count</source>
        <extracomment>desktop/pages/history.py desktop/pages/statistics_tables.py</extracomment>
        <translation>Các ván được tính</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>desktop/review/decisions.py</extracomment>
        <translation>Quyết định</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>desktop/pages/review_statistics.py desktop/review/decisions.py</extracomment>
        <translation>Quyết định</translation>
    </message>
    <message>
        <source>Declared and won</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Tấn công</translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Tấn công</translation>
    </message>
    <message>
        <source>Declarer {declarer} and the Skat, defenders {defenders} points</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Người tấn công cùng Skat {declarer}, người phòng thủ {defenders} điểm</translation>
    </message>
    <message>
        <source>Declarer {declarer}, defenders {defenders} points</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Người tấn công {declarer}, người phòng thủ {defenders} điểm</translation>
    </message>
    <message>
        <source>Declarer&apos;s side {own}, others {others} points</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Phe tấn công {own}, phe kia {others} điểm</translation>
    </message>
    <message>
        <source>Defender</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Phòng thủ</translation>
    </message>
    <message>
        <source>Defends alone and answers for two tricks</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Phòng thủ một mình và chịu trách nhiệm hai nước</translation>
    </message>
    <message>
        <source>Defends and answers for two tricks</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Phòng thủ và chịu trách nhiệm hai nước</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Do you stay against {contract}, or drop out?</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Bạn ở lại chống {contract} hay bỏ bài?</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>desktop/pages/first_strip.py</extracomment>
        <translation>Xong</translation>
    </message>
    <message>
        <source>Double click on the name for the usual value</source>
        <extracomment>desktop/settings_rows.py</extracomment>
        <translation>Nhấp đúp vào tên để về giá trị mặc định</translation>
    </message>
    <message>
        <source>Drawing: the Cardavia project, {licence}</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>Hình vẽ: dự án Cardavia, {licence}</translation>
    </message>
    <message>
        <source>Drawn</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Hòa</translation>
    </message>
    <message>
        <source>Drawn {score}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Hòa {score}</translation>
    </message>
    <message>
        <source>Drop out</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Bỏ bài</translation>
    </message>
    <message>
        <source>Dropped out</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Đã bỏ bài</translation>
    </message>
    <message>
        <source>Due</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Đến hạn</translation>
    </message>
    <message>
        <source>Due now</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Đến hạn bây giờ</translation>
    </message>
    <message>
        <source>Each computer player is told what a person on its chair would know: its own cards, what was said and played, and what lies open. Nothing else reaches it.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Mỗi máy chỉ được biết những gì một người ngồi ở chỗ đó biết: bài của mình, những gì đã nói và đã đánh, và những gì đang ngửa. Ngoài ra máy không biết gì khác.</translation>
    </message>
    <message>
        <source>Each suit is declared once at most; declared already: {pair}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Mỗi chất chỉ báo nhiều nhất một lần; đã báo: {pair}</translation>
    </message>
    <message>
        <source>Every deal you play will be listed here.</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Mọi ván bạn chơi sẽ được ghi ở đây.</translation>
    </message>
    <message>
        <source>Everybody passed: nothing is played</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Tất cả bỏ lượt: không đánh ván này</translation>
    </message>
    <message>
        <source>Everybody passed: the deal is thrown in</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Tất cả bỏ lượt: bỏ ván</translation>
    </message>
    <message>
        <source>Everything has its usual value again.</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Mọi thứ đã về giá trị mặc định.</translation>
    </message>
    <message>
        <source>Everything the rules allow comes to the same here; the card needed least goes.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Đánh lá nào cũng như nhau; bỏ lá ít cần nhất.</translation>
    </message>
    <message>
        <source>Example</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>Ví dụ</translation>
    </message>
    <message>
        <source>Exchange trump</source>
        <extracomment>desktop/shortcuts.py table_words/schnapsen.py</extracomment>
        <translation>Đổi lá chủ</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>Dự kiến</translation>
    </message>
    <message>
        <source>Expected result for you, with all cards open</source>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>Kết quả dự kiến cho bạn khi mọi lá bài đều ngửa</translation>
    </message>
    <message>
        <source>Expected result for you: nothing is worked out yet</source>
        <extracomment>desktop/review/curve.py</extracomment>
        <translation>Kết quả dự kiến cho bạn: chưa tính được gì</translation>
    </message>
    <message numerus="yes">
        <source>Expected result for you: {first} at the start, {last} after %n action(s)</source>
        <extracomment>desktop/review/curve.py</extracomment>
        <translation>
            <numerusform>Kết quả dự kiến cho bạn: {first} lúc đầu, {last} sau %n hành động</numerusform>
        </translation>
    </message>
    <message>
        <source>Export deals</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>Xuất các ván</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Xuất…</translation>
    </message>
    <message>
        <source>F1 opens the rule for this moment.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>F1 mở luật cho lúc này.</translation>
    </message>
    <message>
        <source>Fair play</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Chơi công bằng</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Nhanh</translation>
    </message>
    <message>
        <source>Fault</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Lỗi</translation>
    </message>
    <message>
        <source>Finished deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Các ván đã xong</translation>
    </message>
    <message>
        <source>First or last card</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Lá đầu hoặc lá cuối</translation>
    </message>
    <message>
        <source>First two cards must be laid away</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Trước hết phải bỏ úp hai lá</translation>
    </message>
    <message>
        <source>For a solo in {suit} one of these must be in the hand: {needed}</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Muốn Solo {suit} phải có một trong các lá này trên tay: {needed}</translation>
    </message>
    <message>
        <source>Forehand</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Nhà đầu</translation>
    </message>
    <message>
        <source>Four colors</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Bốn màu</translation>
    </message>
    <message numerus="yes">
        <source>From %n possible deal(s)</source>
        <extracomment>desktop/review/words.py table_words/help_words.py</extracomment>
        <translation>
            <numerusform>Tính từ %n cách chia có thể</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From all %n possible deal(s)</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>
            <numerusform>Tính từ tất cả %n cách chia có thể</numerusform>
        </translation>
    </message>
    <message>
        <source>From the beginning</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>Từ đầu</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Đầy đủ</translation>
    </message>
    <message>
        <source>Full rules</source>
        <extracomment>desktop/pages/rules_fold.py</extracomment>
        <translation>Luật chơi đầy đủ</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>desktop/deal_sheet.py desktop/pages/history.py desktop/pages/history_model.py desktop/pages/statistics.py desktop/review/mistakes_page.py</extracomment>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>the first multiplier step</comment>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Game in {suit}</source>
        <extracomment>table_words/preference.py table_words/preference_terms.py</extracomment>
        <translation>Game {suit}</translation>
    </message>
    <message>
        <source>Game points</source>
        <extracomment>table_words/help_words.py table_words/schnapsen.py</extracomment>
        <translation>Điểm ván</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>desktop/header.py desktop/pages/games.py desktop/pages/tradition.py</extracomment>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Germany</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Đức</translation>
    </message>
    <message>
        <source>Give “{command}” its usual key again: {key}</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Trả “{command}” về phím mặc định: {key}</translation>
    </message>
    <message>
        <source>Gives every setting its usual value</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Đưa mọi cài đặt về giá trị mặc định</translation>
    </message>
    <message>
        <source>Go on with the deal where it was left</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Chơi tiếp ván từ chỗ đã rời</translation>
    </message>
    <message>
        <source>Good</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Tốt</translation>
    </message>
    <message>
        <source>Good, but unlucky</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Tốt nhưng không may</translation>
    </message>
    <message>
        <source>Grain</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Độ hạt</translation>
    </message>
    <message>
        <source>Grand</source>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Grand: only the four Unter are trumps.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Grand: chỉ bốn lá Unter là chủ.</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Khách</translation>
    </message>
    <message>
        <source>H again compares what else there is</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>Bấm H lần nữa để so sánh các cách khác</translation>
    </message>
    <message>
        <source>H shows a good move and its reason.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>H cho xem một cách đánh hay và lý do.</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>table_words/skat_result.py table_words/skat_values.py</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hand: played without taking the Skat.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Hand: chơi mà không lấy Skat.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <extracomment>table_words/preference.py table_words/preference_terms.py</extracomment>
        <translation>Hearts</translation>
    </message>
    <message>
        <source>Hearts are trumps in a call game: their ace cannot be called</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Khi chơi Rufer, cơ là chủ: không gọi được át cơ</translation>
    </message>
    <message>
        <source>Hearts ended the auction: nothing can be called any more</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Hearts đã kết thúc đấu giá: không gọi được gì nữa</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Trợ giúp</translation>
    </message>
    <message>
        <source>Here it says whose turn it is and what you can do.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>Ở đây cho biết đến lượt ai và bạn có thể làm gì.</translation>
    </message>
    <message>
        <source>Here you chose: {deed}. Find something better.</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Ở đây bạn đã chọn: {deed}. Hãy tìm cách tốt hơn.</translation>
    </message>
    <message>
        <source>High contrast table</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Bàn tương phản cao</translation>
    </message>
    <message>
        <source>Hint: {action}. {reason}</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>Gợi ý: {action}. {reason}</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Gợi ý</translation>
    </message>
    <message>
        <source>Hints are given when it is your turn to decide.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation>Gợi ý có khi đến lượt bạn quyết định.</translation>
    </message>
    <message>
        <source>Hints are switched off in the settings.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation>Gợi ý đang tắt trong cài đặt.</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>Lịch sử</translation>
    </message>
    <message>
        <source>History</source>
        <comment>of a card tradition</comment>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>Lịch sử</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Giữ</translation>
    </message>
    <message>
        <source>Holds all Obers and Unters and wins at once</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Có mọi Ober và Unter và thắng ngay</translation>
    </message>
    <message>
        <source>Holds no ace: 10 more from each opponent, or to each if the game is lost</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Không có át: được mỗi đối thủ trả thêm 10, hoặc trả thêm cho mỗi người nếu thua</translation>
    </message>
    <message numerus="yes">
        <source>Host: %n tricks together</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>
            <numerusform>Người mời: hai người ăn %n nước</numerusform>
        </translation>
    </message>
    <message>
        <source>Hungary</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Hungary</translation>
    </message>
    <message>
        <source>In a Game and in Hearts nothing is taken and nothing laid away</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Với Game và Hearts không lấy talon và không bỏ úp lá nào</translation>
    </message>
    <message>
        <source>In a Game and in Hearts the trump is the suit of the call</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Với Game và Hearts, chất đã gọi là chất chủ</translation>
    </message>
    <message>
        <source>In a Hand game nothing is laid away: the Skat stays closed</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Khi chơi Hand không bỏ úp lá nào: Skat vẫn úp</translation>
    </message>
    <message>
        <source>In the games</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>Trong các trò chơi</translation>
    </message>
    <message>
        <source>In the pot before the deal</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>Trong quỹ chung trước ván</translation>
    </message>
    <message>
        <source>In this drawing</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>Trong hình này</translation>
    </message>
    <message>
        <source>In this suit the contract would be most in danger.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Hiệp ước sẽ nguy hiểm nhất ở chất này.</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Thiếu chính xác</translation>
    </message>
    <message>
        <source>Index badges</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Dấu góc</translation>
    </message>
    <message>
        <source>Index letters</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Chữ ở góc</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Lời mời</translation>
    </message>
    <message>
        <source>Invite</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Mời</translation>
    </message>
    <message>
        <source>It draws the opponents&apos; trumps.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Kéo hết lá chủ của đối thủ.</translation>
    </message>
    <message>
        <source>It leads the called suit, so that the partner shows.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Đánh ra chất được gọi để tìm át, cho đồng đội lộ diện.</translation>
    </message>
    <message>
        <source>It makes the sixty-one points safe.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Chắc chắn được 61 điểm.</translation>
    </message>
    <message>
        <source>It stays below the trick, which this seat must not win.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Đánh thấp hơn để không ăn nước này, vì chỗ này không được ăn.</translation>
    </message>
    <message>
        <source>It takes trumps out of the other hands.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Kéo lá chủ khỏi tay người khác.</translation>
    </message>
    <message>
        <source>It wins the trick with the cheapest card that does.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Ăn nước này bằng lá rẻ nhất có thể.</translation>
    </message>
    <message>
        <source>It wins the trick.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Ăn nước này.</translation>
    </message>
    <message>
        <source>Italy</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Ý</translation>
    </message>
    <message>
        <source>Judgement</source>
        <extracomment>desktop/review/decisions.py</extracomment>
        <translation>Đánh giá</translation>
    </message>
    <message>
        <source>K D B and K O U</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>K D B và K O U</translation>
    </message>
    <message>
        <source>K Q J and K O U</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>K Q J và K O U</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Phím tắt</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Phím tắt…</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Phím</translation>
    </message>
    <message>
        <source>König: the king.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>König: lá già.</translation>
    </message>
    <message>
        <source>L shows the last trick once more.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>L cho xem lại nước vừa rồi.</translation>
    </message>
    <message>
        <source>Laid away</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Bỏ úp</translation>
    </message>
    <message>
        <source>Laid away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py table_words/preference_result.py</extracomment>
        <translation>Bỏ úp</translation>
    </message>
    <message>
        <source>Laid away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py table_words/skat_result.py</extracomment>
        <translation>Bỏ úp</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Ngôn ngữ của chương trình</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Lớn</translation>
    </message>
    <message>
        <source>Lay away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Bỏ úp</translation>
    </message>
    <message>
        <source>Lay away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Bỏ úp</translation>
    </message>
    <message>
        <source>Lay away or take back, or go to the buttons</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Bỏ úp hoặc lấy lại, hoặc tới các nút</translation>
    </message>
    <message>
        <source>Lay away {cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Bỏ úp {cards}</translation>
    </message>
    <message>
        <source>Lay down</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>Xin ăn hết</translation>
    </message>
    <message>
        <source>Lay the two cards away, or choose others</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Bỏ úp hai lá này hoặc chọn lá khác</translation>
    </message>
    <message>
        <source>Lay the two cards away, or choose others</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Bỏ úp hai lá này hoặc chọn lá khác</translation>
    </message>
    <message>
        <source>Laying away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Bỏ úp</translation>
    </message>
    <message>
        <source>Laying away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Bỏ úp</translation>
    </message>
    <message>
        <source>Lays the cards aside for this deal</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Để bài sang một bên trong ván này</translation>
    </message>
    <message>
        <source>Leads first</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Đánh đầu trước</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Rời bàn</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <extracomment>desktop/header.py</extracomment>
        <translation>Rời toàn màn hình</translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Bỏ ra</translation>
    </message>
    <message>
        <source>Leaves the auction</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Rời khỏi đấu giá</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>desktop/settings_groups.py table_words/builder.py</extracomment>
        <translation>Bên trái</translation>
    </message>
    <message>
        <source>Let go of what is open</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Đóng phần đang mở</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Sáng</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: this is no record.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Dòng {line}, cột {column}: đây không phải bản ghi ván.</translation>
    </message>
    <message>
        <source>Line {line}: this is no record ({reason}).</source>
        <extracomment>pasted.py</extracomment>
        <translation>Dòng {line}: đây không phải bản ghi ván ({reason}).</translation>
    </message>
    <message>
        <source>List points</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Nhật ký</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Giao diện</translation>
    </message>
    <message>
        <source>Looking for the best…</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>Đang tìm lựa chọn hay nhất…</translation>
    </message>
    <message>
        <source>Loss</source>
        <comment>of a decision</comment>
        <extracomment>desktop/review/decisions.py desktop/review/mistakes_page.py</extracomment>
        <translation>Mất</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Thua</translation>
    </message>
    <message>
        <source>Lost by overbidding: bid {bid}, worth {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Thua vì gọi quá mức: mức gọi {bid}, giá trị ván {value}</translation>
    </message>
    <message>
        <source>Lost deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Các ván thua</translation>
    </message>
    <message>
        <source>Lost {score}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Thua {score}</translation>
    </message>
    <message>
        <source>Lost: counts twice against the declarer</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Thua: người tấn công bị tính gấp đôi</translation>
    </message>
    <message>
        <source>Lowest bid, or yes</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Mức gọi thấp nhất, hoặc giữ</translation>
    </message>
    <message>
        <source>Lucky</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>May mắn</translation>
    </message>
    <message>
        <source>Makes the other opponent play: four tricks together</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Buộc đối thủ kia cùng chơi: hai người ăn bốn nước</translation>
    </message>
    <message>
        <source>Marked deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Các ván có dấu</translation>
    </message>
    <message>
        <source>Marks</source>
        <extracomment>desktop/pages/history_model.py</extracomment>
        <translation>Dấu</translation>
    </message>
    <message>
        <source>Marriage in {suit}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Cặp {suit}</translation>
    </message>
    <message>
        <source>Marriage in {suit}: no trick was won, it does not count</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Cặp {suit}: chưa ăn nước nào nên không tính</translation>
    </message>
    <message>
        <source>Marriage on or off</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Bật hoặc tắt báo cặp</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Cao thủ</translation>
    </message>
    <message>
        <source>Matadors</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Matador</translation>
    </message>
    <message>
        <source>Match {own} to {other}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Trận {own}–{other}</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Nhà giữa</translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Sai lầm</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <extracomment>desktop/pages/review_statistics.py desktop/review/mistakes_page.py</extracomment>
        <translation>Sai lầm</translation>
    </message>
    <message>
        <source>Mistakes that reviews find are collected here, to be tried again after some days.</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Những sai lầm tìm thấy khi xem lại ván được gom ở đây để thử lại sau vài ngày.</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>desktop/table/prompt.py</extracomment>
        <translation>Xem thêm</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Chuyển động và âm thanh</translation>
    </message>
    <message>
        <source>Move in the hand</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Di chuyển trong bài trên tay</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Hệ số nhân</translation>
    </message>
    <message>
        <source>My Mistakes</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>Sai lầm của tôi</translation>
    </message>
    <message>
        <source>Name of the seat on the left</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Tên chỗ bên trái</translation>
    </message>
    <message>
        <source>Name of the seat on the right</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Tên chỗ bên phải</translation>
    </message>
    <message>
        <source>Name of the seat opposite</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Tên chỗ đối diện</translation>
    </message>
    <message>
        <source>Name your contract for the bid of {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Công bố hiệp ước cho mức gọi {bid}</translation>
    </message>
    <message>
        <source>Names of cards</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Tên lá bài</translation>
    </message>
    <message>
        <source>Naming trump</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Công bố chất chủ</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Không bao giờ</translation>
    </message>
    <message>
        <source>Never ask for this mistake again</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Không bao giờ hỏi lại sai lầm này</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Trận mới</translation>
    </message>
    <message>
        <source>Next card</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>Lá kế tiếp</translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Ván tiếp theo</translation>
    </message>
    <message>
        <source>Next match</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Trận tiếp theo</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <extracomment>desktop/review/controls.py</extracomment>
        <translation>Sai lầm tiếp theo</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>desktop/pages/example_page.py desktop/review/controls.py</extracomment>
        <translation>Bước tiếp theo</translation>
    </message>
    <message>
        <source>No aces</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Không át</translation>
    </message>
    <message>
        <source>No aces announced</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Đã báo không át</translation>
    </message>
    <message>
        <source>No aces are announced before the first lead only</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Chỉ được báo không át trước lượt đánh đầu tiên</translation>
    </message>
    <message>
        <source>No aces are announced before the first lead, after the decisions</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Báo không át trước lượt đánh đầu tiên, sau khi các bên đã quyết định</translation>
    </message>
    <message>
        <source>No aces have been announced already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Không át đã được báo rồi</translation>
    </message>
    <message>
        <source>No card is played before the defenders have decided</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Chưa được đánh lá nào khi người phòng thủ chưa quyết định</translation>
    </message>
    <message>
        <source>No card that is still out beats it.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Không còn lá nào bắt được lá này.</translation>
    </message>
    <message>
        <source>No card tradition has this in its name, place or games.</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation>Không có bộ bài truyền thống nào có tên, nơi hay trò chơi như vậy.</translation>
    </message>
    <message>
        <source>No choice</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Không có lựa chọn</translation>
    </message>
    <message>
        <source>No command has this in its name.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Không có lệnh nào có tên như vậy.</translation>
    </message>
    <message>
        <source>No deal has been booked yet.</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Chưa có ván nào được tính.</translation>
    </message>
    <message>
        <source>No deal is like that.</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Không có ván nào như vậy.</translation>
    </message>
    <message>
        <source>No font here has all letters of this language; the package {package} brings them.</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Không có phông chữ nào ở đây đủ chữ của ngôn ngữ này; gói {package} có phông cần thiết.</translation>
    </message>
    <message>
        <source>No hint was found here.</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>Không tìm được gợi ý ở đây.</translation>
    </message>
    <message>
        <source>No key</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Không có phím</translation>
    </message>
    <message>
        <source>No number can be bid above {contract}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Không gọi được mức số nào trên {contract}</translation>
    </message>
    <message>
        <source>No pauses</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Không nghỉ</translation>
    </message>
    <message>
        <source>No setting has this in its name.</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Không có cài đặt nào có tên như vậy.</translation>
    </message>
    <message>
        <source>No taker: the next dealer deals</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>Không ai tấn công: người kế tiếp chia bài</translation>
    </message>
    <message>
        <source>No trick for the declarer</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Người tấn công không ăn nước nào</translation>
    </message>
    <message numerus="yes">
        <source>No trick for the declarer? %n trick(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>
            <numerusform>Người tấn công không ăn nước nào? %n nước</numerusform>
        </translation>
    </message>
    <message>
        <source>No trick, with your hand open; worth {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Không ăn nước nào, ngửa bài; giá trị {value}</translation>
    </message>
    <message>
        <source>No trick; worth {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Không ăn nước nào; giá trị {value}</translation>
    </message>
    <message>
        <source>No trumps, the hand lies open; the declarer must not win a trick</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Không có chất chủ, ngửa bài; người tấn công không được ăn nước nào</translation>
    </message>
    <message>
        <source>No trumps; the declarer must not win a trick</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Không có chất chủ; người tấn công không được ăn nước nào</translation>
    </message>
    <message>
        <source>Nobody draws any more; the closer must reach 66</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Không ai bốc bài nữa; người khóa nọc phải đạt 66</translation>
    </message>
    <message>
        <source>Nobody played</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Không ai chơi</translation>
    </message>
    <message>
        <source>Nobody reached 66: the last trick wins</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Không ai đạt 66: người ăn nước cuối thắng</translation>
    </message>
    <message>
        <source>Nobody stays or drops before contract and trump are known</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Chưa ai ở lại hay bỏ bài khi chưa biết hiệp ước và chất chủ</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Bình thường</translation>
    </message>
    <message>
        <source>Normal pace</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Bình thường</translation>
    </message>
    <message>
        <source>Normal size</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Cỡ bình thường</translation>
    </message>
    <message>
        <source>Not a trump</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation>Không phải lá chủ</translation>
    </message>
    <message>
        <source>Not allowed ({rule}): {reason}</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>Không được phép ({rule}): {reason}</translation>
    </message>
    <message>
        <source>Not better than before. Better would have been: {deed}</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Không tốt hơn lần trước. Tốt hơn lẽ ra là: {deed}</translation>
    </message>
    <message>
        <source>Not judged</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Chưa đánh giá</translation>
    </message>
    <message>
        <source>Not worked out yet.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Chưa tính xong.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>Chưa</translation>
    </message>
    <message>
        <source>Nothing better could be known here.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Ở đây không thể biết cách nào tốt hơn.</translation>
    </message>
    <message>
        <source>Nothing else has a better chance.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Không cách nào có nhiều cơ hội hơn.</translation>
    </message>
    <message>
        <source>Nothing in this deal was yours to decide.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Trong ván này bạn không phải quyết định gì.</translation>
    </message>
    <message>
        <source>Nothing is due now.</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Bây giờ không có gì đến hạn.</translation>
    </message>
    <message>
        <source>Nothing is laid away before the Skat was taken</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Chưa lấy Skat thì chưa bỏ úp lá nào</translation>
    </message>
    <message>
        <source>Nothing is sure here: a low card keeps the high ones for later.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Ở đây không có gì chắc: đánh lá thấp để giữ lá cao cho sau.</translation>
    </message>
    <message>
        <source>Nothing reaches the aim any more; this loses least.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Không cách nào đạt mục tiêu được nữa; cách này mất ít nhất.</translation>
    </message>
    <message>
        <source>Null</source>
        <extracomment>table_words/skat_result.py table_words/skat_terms.py</extracomment>
        <translation>Null</translation>
    </message>
    <message>
        <source>Null Hand</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Null Hand</translation>
    </message>
    <message>
        <source>Null Ouvert</source>
        <extracomment>table_words/skat_result.py table_words/skat_terms.py</extracomment>
        <translation>Null Ouvert</translation>
    </message>
    <message>
        <source>Null Ouvert Hand</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Null Ouvert Hand</translation>
    </message>
    <message>
        <source>Null: there are no trumps, and the declarer must not win a trick.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Null: không có chất chủ, và người tấn công không được ăn nước nào.</translation>
    </message>
    <message>
        <source>Number or deal code</source>
        <extracomment>desktop/deal_sheet.py</extracomment>
        <translation>Số hoặc mã ván</translation>
    </message>
    <message>
        <source>Ober: the upper court card, next below the König.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Ober: lá hình bậc trên, ngay dưới König.</translation>
    </message>
    <message>
        <source>Odds of hidden cards</source>
        <extracomment>desktop/settings_groups.py desktop/table/odds_panel.py</extracomment>
        <translation>Xác suất các lá úp</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>Offers no game</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Không nhận chơi</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Bật</translation>
    </message>
    <message>
        <source>One press of a number key plays</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Bấm phím số một lần là đánh</translation>
    </message>
    <message>
        <source>Only a defender who stays alone may invite, after both have decided</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Chỉ người phòng thủ ở lại một mình mới được mời, khi cả hai đã quyết định</translation>
    </message>
    <message>
        <source>Only a function key or a key with Ctrl or Alt can stand here.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Ở đây chỉ dùng được phím chức năng hoặc phím kèm Ctrl hay Alt.</translation>
    </message>
    <message>
        <source>Only a letter from A to Z can stand here.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Ở đây chỉ dùng được một chữ từ A đến Z.</translation>
    </message>
    <message>
        <source>Only a seat that speaks before the bidder may hold</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Chỉ người nói trước người gọi mới được giữ</translation>
    </message>
    <message>
        <source>Only cards in the hand can be laid away; not in the hand: {card}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Chỉ bỏ úp được lá trên tay; không có trên tay: {card}</translation>
    </message>
    <message>
        <source>Only cards in the hand can be laid away; not in the hand: {card}</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Chỉ bỏ úp được lá trên tay; không có trên tay: {card}</translation>
    </message>
    <message>
        <source>Only the Unters are trumps; every trick must be won, alone</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Chỉ các lá Unter là chủ; một mình phải ăn mọi nước</translation>
    </message>
    <message>
        <source>Only the Unters are trumps; plays alone</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Chỉ các lá Unter là chủ; chơi một mình</translation>
    </message>
    <message>
        <source>Only the four Jacks or Unters are trumps; 61 points win</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Chỉ bốn lá Bube hoặc Unter là chủ; đạt 61 điểm bài là thắng</translation>
    </message>
    <message>
        <source>Only the leader may close the stock, before leading</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Chỉ người đánh đầu được khóa nọc, trước khi đánh</translation>
    </message>
    <message>
        <source>Only the leader may declare a marriage, by leading one of its cards</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Chỉ người đánh đầu được báo cặp, bằng cách đánh một lá của cặp</translation>
    </message>
    <message>
        <source>Only the leader may exchange the trump Jack, before leading</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Chỉ người đánh đầu được đổi Bube chủ, trước khi đánh</translation>
    </message>
    <message>
        <source>Only the opponents of the taker stay or drop</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Chỉ đối thủ của người tấn công mới ở lại hay bỏ bài</translation>
    </message>
    <message>
        <source>Only the taker may announce no aces</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Chỉ người tấn công được báo không át</translation>
    </message>
    <message>
        <source>Only the taker, {turn}, lays cards away</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Chỉ người tấn công, {turn}, bỏ úp bài</translation>
    </message>
    <message>
        <source>Only the taker, {turn}, names trump</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Chỉ người tấn công, {turn}, công bố chất chủ</translation>
    </message>
    <message>
        <source>Only the trump Jack is exchanged, and {jack} is not in the hand</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Chỉ đổi được Bube chủ, mà {jack} không có trên tay</translation>
    </message>
    <message>
        <source>Only {turn}, who stays alone, may invite</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Chỉ {turn}, người ở lại một mình, được mời</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>desktop/pages/deal_words.py desktop/pages/statistics_tables.py</extracomment>
        <translation>Đang mở</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Mở một ván</translation>
    </message>
    <message>
        <source>Open deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Các ván chưa xong</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>desktop/pages/deal_words.py table_words/builder.py</extracomment>
        <translation>Đối thủ</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>desktop/pages/games.py desktop/pages/history_model.py desktop/pages/statistics.py desktop/pages/statistics_tables.py</extracomment>
        <translation>Đối thủ</translation>
    </message>
    <message>
        <source>Opponents in {game}</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Đối thủ trong {game}</translation>
    </message>
    <message>
        <source>Opposite</source>
        <extracomment>desktop/settings_groups.py table_words/builder.py</extracomment>
        <translation>Đối diện</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Thứ tự bài trên tay</translation>
    </message>
    <message>
        <source>Ouvert: played with the hand open.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Ouvert: chơi ngửa bài trên tay.</translation>
    </message>
    <message>
        <source>Overbid</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Gọi quá mức</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Nhịp độ</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Vai trò</translation>
    </message>
    <message>
        <source>Partner</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Đồng đội</translation>
    </message>
    <message>
        <source>Partner?</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Đồng đội?</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>desktop/shortcuts.py table_words/preference.py table_words/schafkopf.py table_words/skat.py</extracomment>
        <translation>Bỏ lượt</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Đã bỏ lượt</translation>
    </message>
    <message>
        <source>Payments</source>
        <extracomment>table_words/preference_result.py table_words/schafkopf_result.py</extracomment>
        <translation>Trả điểm</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>Địa điểm</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>at the table</comment>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Chỗ ngồi</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>table_words/preference.py table_words/schafkopf.py table_words/schnapsen.py table_words/skat.py</extracomment>
        <translation>Đánh</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a group of settings</comment>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Cách chơi</translation>
    </message>
    <message>
        <source>Play Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Chơi Hand</translation>
    </message>
    <message>
        <source>Play a first deal</source>
        <extracomment>desktop/pages/history.py desktop/pages/statistics.py desktop/review/mistakes_page.py</extracomment>
        <translation>Chơi ván đầu tiên</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Play the card, press the button, go on</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Đánh lá, bấm nút, đi tiếp</translation>
    </message>
    <message>
        <source>Plays without the Skat, for one step more</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Chơi không lấy Skat, thêm một bậc</translation>
    </message>
    <message>
        <source>Plays without the talon, with hearts as trumps, for 10 more from each opponent</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Chơi không lấy talon, cơ là chủ, được mỗi đối thủ trả thêm 10</translation>
    </message>
    <message>
        <source>Plays without the talon, with {suit} as trumps</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Chơi không lấy talon, {suit} là chủ</translation>
    </message>
    <message>
        <source>Points {own} to {other}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Điểm bài {own}–{other}</translation>
    </message>
    <message>
        <source>Poland</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Ba Lan</translation>
    </message>
    <message>
        <source>Pot</source>
        <extracomment>desktop/table/result_panel.py table_words/preference_result.py</extracomment>
        <translation>Quỹ chung</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Quỹ chung {pot}</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Luyện tập</translation>
    </message>
    <message>
        <source>Press a key’s button to change it. Escape leaves it as it is, Delete takes it away.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Bấm nút của một phím để đổi phím. Escape giữ nguyên, Delete bỏ phím.</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Bấm một phím…</translation>
    </message>
    <message>
        <source>Previous match</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Trận trước</translation>
    </message>
    <message>
        <source>Put the records of the chosen deals on the clipboard</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Đưa bản ghi của các ván đã chọn vào bảng tạm</translation>
    </message>
    <message>
        <source>Re&amp;view Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Xem lại &amp;ván</translation>
    </message>
    <message>
        <source>Read the table out</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Đọc to bàn chơi</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Nhà cuối</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Giảm chuyển động</translation>
    </message>
    <message>
        <source>Repeat deal</source>
        <extracomment>desktop/pages/history.py table_words/builder.py</extracomment>
        <translation>Chơi lại ván</translation>
    </message>
    <message>
        <source>Repeated</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Chơi lại</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Đặt lại trang này</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>desktop/pages/history_model.py</extracomment>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>desktop/pages/history.py desktop/past.py</extracomment>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>desktop/pages/history.py desktop/review/mistakes_page.py table_words/builder.py</extracomment>
        <translation>Xem lại ván</translation>
    </message>
    <message>
        <source>Review every deal when it is over</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Xem lại mọi ván khi kết thúc</translation>
    </message>
    <message>
        <source>Review of {game}</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>Xem lại ván {game}</translation>
    </message>
    <message>
        <source>Review of {game} · Deal {number}</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>Xem lại ván {game} · Ván {number}</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>desktop/settings_groups.py table_words/builder.py</extracomment>
        <translation>Bên phải</translation>
    </message>
    <message>
        <source>Right by what could be known; as the cards lie, it cost something.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Đúng theo những gì có thể biết; nhưng với cách bài nằm, nó làm mất một phần.</translation>
    </message>
    <message>
        <source>Rufer</source>
        <extracomment>table_words/schafkopf.py table_words/schafkopf_terms.py</extracomment>
        <translation>Rufer</translation>
    </message>
    <message>
        <source>Rufer on {card}</source>
        <extracomment>table_words/schafkopf_terms.py</extracomment>
        <translation>Rufer gọi {card}</translation>
    </message>
    <message>
        <source>Rufer: an ace is called, and whoever holds it is the secret partner.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Rufer: gọi một lá át, ai giữ lá đó là đồng đội bí mật.</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <extracomment>desktop/pages/example_page.py desktop/table/prompt.py</extracomment>
        <translation>Luật {number}</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>desktop/pages/games.py desktop/table/side_panel.py</extracomment>
        <translation>Luật chơi</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>desktop/pages/rules.py desktop/pages/rules_fold.py desktop/rules_pages.py</extracomment>
        <translation>Luật chơi {game}</translation>
    </message>
    <message>
        <source>Rules {rules}</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>Luật {rules}</translation>
    </message>
    <message>
        <source>Save the record of this deal</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Lưu bản ghi của ván này</translation>
    </message>
    <message>
        <source>Saved.</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Đã lưu.</translation>
    </message>
    <message>
        <source>Scheme</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Chế độ màu</translation>
    </message>
    <message>
        <source>Schneider</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py</extracomment>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schneider: the losing side has 30 card points or fewer.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Schneider: phe thua được nhiều nhất 30 điểm bài.</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Schwarz: the losing side has no trick.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Schwarz: phe thua không ăn nước nào.</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>of one deal</comment>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Score of the declarer</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Điểm của người tấn công</translation>
    </message>
    <message>
        <source>Score: {scores}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>Điểm: {scores}</translation>
    </message>
    <message>
        <source>Score: {scores}. This deal: {deal}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>Điểm: {scores}. Ván này: {deal}</translation>
    </message>
    <message>
        <source>Scores are game points; those of the opponent count against yours.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Điểm là điểm ván; điểm của đối thủ tính ngược cho bạn.</translation>
    </message>
    <message>
        <source>Scores are points of the series; a deal that another seat declared counts 0.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Điểm là điểm của loạt ván; ván do người khác tấn công được tính 0.</translation>
    </message>
    <message>
        <source>Scores are the points won or lost by you.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Điểm là số điểm bạn được hoặc mất.</translation>
    </message>
    <message>
        <source>Scores are what a deal changed your balance by.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Điểm là mức thay đổi số dư của bạn sau một ván.</translation>
    </message>
    <message>
        <source>Search card traditions</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation>Tìm bộ bài truyền thống</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Tìm lệnh</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Tìm cài đặt</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Tìm trong luật chơi</translation>
    </message>
    <message>
        <source>Second</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Thứ hai</translation>
    </message>
    <message>
        <source>Second back</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Mặt sau thứ hai</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>desktop/header.py desktop/settings_sheet.py</extracomment>
        <translation>Cài đặt</translation>
    </message>
    <message>
        <source>Shapes emphasized</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Nhấn mạnh hình</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>the review</comment>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>Xem</translation>
    </message>
    <message>
        <source>Show all deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Hiện mọi ván</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Xem mọi sai lầm</translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Mở thư mục</translation>
    </message>
    <message>
        <source>Show me an example</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Cho tôi xem ví dụ</translation>
    </message>
    <message>
        <source>Show me around</source>
        <extracomment>desktop/pages/first_strip.py</extracomment>
        <translation>Hướng dẫn nhanh</translation>
    </message>
    <message>
        <source>Show the better one</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Xem cách tốt hơn</translation>
    </message>
    <message>
        <source>Show the card large</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Xem lá bài cỡ lớn</translation>
    </message>
    <message>
        <source>Show what is playable</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Cho thấy lá đánh được</translation>
    </message>
    <message>
        <source>Shows only the cards that you could see at that moment</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Chỉ hiện những lá bài bạn thấy được lúc đó</translation>
    </message>
    <message>
        <source>Shows {cards}: 20 points, 40 in trumps</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Cho xem {cards}: 20 điểm, chất chủ thì 40</translation>
    </message>
    <message>
        <source>Side &amp;Panel</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Bản&amp;g bên</translation>
    </message>
    <message>
        <source>Sie</source>
        <extracomment>table_words/schafkopf.py table_words/schafkopf_terms.py</extracomment>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Sie ended the deal: no action follows</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Sie đã kết thúc ván: không còn gì để làm</translation>
    </message>
    <message>
        <source>Sie is won at once: all eight Ober and Unter in one hand</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Sie thắng ngay: cả tám lá Ober và Unter trên một tay</translation>
    </message>
    <message>
        <source>Sie needs all four Ober and all four Unter; not in the hand: {missing}</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Sie cần cả bốn Ober và bốn Unter; không có trên tay: {missing}</translation>
    </message>
    <message>
        <source>Sie: all eight Ober and Unter in one hand.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Sie: cả tám lá Ober và Unter trên một tay.</translation>
    </message>
    <message>
        <source>Single letters are commands</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Phím chữ đơn là lệnh</translation>
    </message>
    <message>
        <source>Single letters are switched off in the settings.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Phím chữ đơn đang tắt trong cài đặt.</translation>
    </message>
    <message>
        <source>Six tricks after the exchange</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Sáu nước sau khi đổi bài</translation>
    </message>
    <message numerus="yes">
        <source>Six tricks for the taker? %n trick(s)</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>
            <numerusform>Người tấn công ăn sáu nước? %n nước</numerusform>
        </translation>
    </message>
    <message>
        <source>Six tricks with the talon; trump {suit} or higher</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Sáu nước, lấy talon; chất chủ {suit} hoặc cao hơn</translation>
    </message>
    <message>
        <source>Six tricks; the talon stays closed</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Sáu nước; talon vẫn úp</translation>
    </message>
    <message>
        <source>Six tricks; the talon stays closed; 10 from each opponent, or to each</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Sáu nước; talon vẫn úp; được mỗi đối thủ trả 10, hoặc trả cho từng người</translation>
    </message>
    <message>
        <source>Skat</source>
        <comment>the two cards</comment>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Skat or Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Skat hay Hand</translation>
    </message>
    <message>
        <source>Skat: the two cards that are dealt to nobody.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Skat: hai lá không chia cho ai.</translation>
    </message>
    <message>
        <source>Slovakia</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Slovakia</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Chậm</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Nhỏ</translation>
    </message>
    <message>
        <source>Smallest multiplier that covers the bid of {bid}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Hệ số nhỏ nhất đủ cho mức gọi {bid}</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Solo Tout</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Solo-Tout</translation>
    </message>
    <message>
        <source>Solo Tout in {suit}</source>
        <extracomment>table_words/schafkopf_terms.py</extracomment>
        <translation>Solo-Tout {suit}</translation>
    </message>
    <message>
        <source>Solo in {suit}</source>
        <extracomment>table_words/schafkopf_terms.py</extracomment>
        <translation>Solo {suit}</translation>
    </message>
    <message>
        <source>Solo: one plays alone, with a trump suit of one&apos;s choice.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Solo: một người chơi một mình, tự chọn chất chủ.</translation>
    </message>
    <message>
        <source>Something clearly better could be known.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Lẽ ra có thể biết một cách tốt hơn rõ rệt.</translation>
    </message>
    <message>
        <source>Something failed and was written to {file}. The deal is kept and the game goes on.</source>
        <extracomment>desktop/reports.py</extracomment>
        <translation>Có lỗi xảy ra và đã được ghi vào {file}. Ván được giữ và vẫn tiếp tục.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>desktop/pages/first_strip.py desktop/settings_groups.py</extracomment>
        <translation>Âm thanh</translation>
    </message>
    <message>
        <source>Sounds cannot be loaded: {reason}</source>
        <extracomment>desktop/sounds.py</extracomment>
        <translation>Không thể nạp âm thanh: {reason}</translation>
    </message>
    <message>
        <source>Sounds need the extra package PySide6-Addons, which is not installed.</source>
        <extracomment>desktop/sounds.py</extracomment>
        <translation>Âm thanh cần gói thêm PySide6-Addons, hiện chưa được cài.</translation>
    </message>
    <message>
        <source>Sources</source>
        <extracomment>desktop/pages/card_plate.py desktop/pages/tradition.py</extracomment>
        <translation>Nguồn</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Thống &amp;kê</translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Bắt đầu chơi</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>Thống kê</translation>
    </message>
    <message>
        <source>Stay or drop out</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Ở lại hay bỏ bài</translation>
    </message>
    <message numerus="yes">
        <source>Stay: at least %n trick(s)</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>Ở lại: ít nhất %n nước</numerusform>
        </translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>desktop/pages/example_page.py desktop/review/controls.py</extracomment>
        <translation>Lùi một bước</translation>
    </message>
    <message>
        <source>Step {place} of {count}</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>Bước {place}/{count}</translation>
    </message>
    <message>
        <source>Stock</source>
        <extracomment>desktop/pages/statistics_tables.py table_words/help_words.py</extracomment>
        <translation>Nọc</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>the review</comment>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Dừng</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Ngừng kiểm tra</translation>
    </message>
    <message>
        <source>Suit colors</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Màu các chất</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Tổng</translation>
    </message>
    <message numerus="yes">
        <source>Sum of your scores over %n deal(s): {total}, highest {highest}, lowest {lowest}</source>
        <extracomment>desktop/pages/score_curve.py</extracomment>
        <translation>
            <numerusform>Tổng điểm của bạn qua %n ván: {total}, cao nhất {highest}, thấp nhất {lowest}</numerusform>
        </translation>
    </message>
    <message>
        <source>Switzerland</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Thụy Sĩ</translation>
    </message>
    <message>
        <source>Take the Skat</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Lấy Skat</translation>
    </message>
    <message>
        <source>Take the chosen deals out of the history and the statistics</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Bỏ các ván đã chọn khỏi lịch sử và thống kê</translation>
    </message>
    <message>
        <source>Take {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Nhận mức {bid}</translation>
    </message>
    <message>
        <source>Taker</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Tấn công</translation>
    </message>
    <message>
        <source>Takes the talon; the trump suit is {suit} or a higher one</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Lấy talon; chất chủ là {suit} hoặc cao hơn</translation>
    </message>
    <message>
        <source>Takes the two cards of the Skat and lays two away</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Lấy hai lá Skat và bỏ úp hai lá</translation>
    </message>
    <message>
        <source>Talon</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>desktop/pages/first_strip.py desktop/settings_groups.py</extracomment>
        <translation>Cỡ chữ</translation>
    </message>
    <message>
        <source>That is the better one.</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Đó là cách tốt hơn.</translation>
    </message>
    <message>
        <source>The Null game is over: no card follows</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Ván Null đã xong: không đánh lá nào nữa</translation>
    </message>
    <message>
        <source>The Skat</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Skat</translation>
    </message>
    <message>
        <source>The Skat as dealt</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Skat như lúc chia</translation>
    </message>
    <message>
        <source>The Tout is lost and the deal over: no card follows</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Tout đã thua và ván đã xong: không đánh lá nào nữa</translation>
    </message>
    <message>
        <source>The Tout lost a trick, which ends the deal</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Tout mất một nước nên ván kết thúc</translation>
    </message>
    <message>
        <source>The aim is reached in {share} of 100 possible deals.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Đạt mục tiêu ở {share} trong 100 cách chia có thể.</translation>
    </message>
    <message>
        <source>The auction is not over: bid or pass</source>
        <extracomment>games/schafkopf.py games/skat_refusals.py</extracomment>
        <translation>Đấu giá chưa xong: gọi hoặc bỏ lượt</translation>
    </message>
    <message>
        <source>The auction is not over: nothing is laid away yet</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Đấu giá chưa xong: chưa bỏ úp lá nào</translation>
    </message>
    <message>
        <source>The auction is not over: trump is not named yet</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Đấu giá chưa xong: chưa công bố chất chủ</translation>
    </message>
    <message>
        <source>The auction is over: a card must be played now</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation>Đấu giá đã xong: bây giờ phải đánh một lá</translation>
    </message>
    <message>
        <source>The auction is over: no bid follows</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Đấu giá đã xong: không gọi nữa</translation>
    </message>
    <message>
        <source>The auction is over: nothing can be called any more</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Đấu giá đã xong: không gọi được gì nữa</translation>
    </message>
    <message>
        <source>The called suit, {suit}, is led for the first time: {ace} must be played</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Chất được gọi, {suit}, được đánh ra lần đầu: phải đánh {ace}</translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>Các lá bài</translation>
    </message>
    <message>
        <source>The cards are being played: a card must be played now</source>
        <extracomment>games/skat.py</extracomment>
        <translation>Đang đánh bài: bây giờ phải đánh một lá</translation>
    </message>
    <message>
        <source>The cards are dealt by chance before anybody decides anything. A stronger level thinks further; it never knows more.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Bài được chia ngẫu nhiên trước khi ai quyết định điều gì. Trình độ cao hơn nghĩ xa hơn, nhưng không bao giờ biết nhiều hơn.</translation>
    </message>
    <message>
        <source>The cards as they lie: the choice to compare with</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Bài như đang nằm: lựa chọn để so sánh</translation>
    </message>
    <message>
        <source>The check could not be finished: {reason}</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Không kiểm tra xong được: {reason}</translation>
    </message>
    <message>
        <source>The check needs a deal in which a computer player has made a choice.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Muốn kiểm tra cần một ván trong đó máy đã lựa chọn.</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Đã ngừng kiểm tra.</translation>
    </message>
    <message>
        <source>The choices differ. This must not happen: please copy a report from the Help menu.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Các lựa chọn khác nhau. Điều này không được xảy ra: hãy sao chép báo cáo từ trình đơn Trợ giúp.</translation>
    </message>
    <message>
        <source>The coach judges every card at once</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Trợ giúp đánh giá từng lá bài ngay</translation>
    </message>
    <message>
        <source>The contract stands without the two hidden cards, and so it counts more.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Hiệp ước đứng vững không cần hai lá úp nên được nhiều điểm hơn.</translation>
    </message>
    <message>
        <source>The deal could not be written: {reason}</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Không ghi được ván: {reason}</translation>
    </message>
    <message>
        <source>The deal in this report is cut short or damaged.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Ván trong báo cáo này bị cắt hoặc hỏng.</translation>
    </message>
    <message>
        <source>The deal is finished: no action follows</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Ván đã kết thúc: không còn gì để làm</translation>
    </message>
    <message>
        <source>The deal is kept.</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Đã giữ ván này.</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Ván đã xong</translation>
    </message>
    <message>
        <source>The deal is over: nothing is hidden any more.</source>
        <extracomment>desktop/table/aid.py desktop/table/odds_panel.py</extracomment>
        <translation>Ván đã xong: không còn gì úp nữa.</translation>
    </message>
    <message>
        <source>The deal was thrown in: no action follows</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Ván đã bị bỏ: không còn gì để làm</translation>
    </message>
    <message>
        <source>The deal was written to {file}.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Đã ghi ván vào {file}.</translation>
    </message>
    <message>
        <source>The deals could not be written: {reason}</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>Không ghi được các ván: {reason}</translation>
    </message>
    <message>
        <source>The declarer first takes the Skat or plays Hand</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Trước hết người tấn công lấy Skat hoặc chơi Hand</translation>
    </message>
    <message>
        <source>The declarer must declare a contract now</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Bây giờ người tấn công phải công bố hiệp ước</translation>
    </message>
    <message>
        <source>The declarer took a trick, which ends a Null at once</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Người tấn công ăn một nước nên ván Null kết thúc ngay</translation>
    </message>
    <message>
        <source>The declarer, {turn}, is to act</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Đến lượt người tấn công, {turn}</translation>
    </message>
    <message>
        <source>The earlier speaker holds {standing} or passes and bids no number</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Người nói trước giữ {standing} hoặc bỏ lượt, không gọi mức số</translation>
    </message>
    <message>
        <source>The end of the deal</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Kết thúc ván</translation>
    </message>
    <message>
        <source>The first number is 1, not {number}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Mức số đầu tiên là 1, không phải {number}</translation>
    </message>
    <message>
        <source>The game goes on, but it cannot be saved ({reason}).</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Ván vẫn tiếp tục nhưng không lưu được ({reason}).</translation>
    </message>
    <message>
        <source>The hand holds none of the suit led: one of these trumps must be played: {must}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Trên tay hết chất đánh ra: phải đánh một trong các lá chủ này: {must}</translation>
    </message>
    <message>
        <source>The hand holds none of the suit led: {must} must be played</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Trên tay hết chất đánh ra: phải đánh {must}</translation>
    </message>
    <message>
        <source>The hearing seat answers {value} with hold or pass and names no value</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Người đáp trả lời {value} bằng giữ hoặc bỏ lượt, không nêu mức</translation>
    </message>
    <message>
        <source>The history could not be read: {reason}.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>Không đọc được lịch sử: {reason}.</translation>
    </message>
    <message>
        <source>The holder of the called ace is the partner</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Ai có át được gọi là đồng đội</translation>
    </message>
    <message>
        <source>The invitation has been decided already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Lời mời đã được quyết định</translation>
    </message>
    <message numerus="yes">
        <source>The last %n deal(s)</source>
        <extracomment>desktop/pages/review_statistics.py</extracomment>
        <translation>
            <numerusform>%n ván gần nhất</numerusform>
        </translation>
    </message>
    <message>
        <source>The last trick decides</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Nước cuối quyết định</translation>
    </message>
    <message>
        <source>The last trick is yours, whatever the others hold.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Nước cuối là của bạn, dù người khác có gì.</translation>
    </message>
    <message>
        <source>The marriage brings its points at once.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Cặp này được điểm ngay.</translation>
    </message>
    <message>
        <source>The odds could not be counted.</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation>Không tính được xác suất.</translation>
    </message>
    <message>
        <source>The odds of hidden cards are switched off in the settings.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation>Xác suất các lá úp đang tắt trong cài đặt.</translation>
    </message>
    <message>
        <source>The other seat has 33 card points or more</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Người kia có 33 điểm bài trở lên</translation>
    </message>
    <message>
        <source>The other seat has fewer than 33 card points</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Người kia có dưới 33 điểm bài</translation>
    </message>
    <message>
        <source>The other seat has no trick</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Người kia chưa ăn nước nào</translation>
    </message>
    <message>
        <source>The pot is empty: everyone contributes {n} points</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>Quỹ chung đã hết: mỗi người góp {n} điểm</translation>
    </message>
    <message>
        <source>The record is on the clipboard, without the cards you may not see.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Bản ghi đã nằm trong bảng tạm, không có các lá bạn không được thấy.</translation>
    </message>
    <message>
        <source>The record of this deal is on the clipboard.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Bản ghi của ván này đã nằm trong bảng tạm.</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Báo cáo đã nằm trong bảng tạm.</translation>
    </message>
    <message>
        <source>The rest is not certain while cards are drawn from the stock</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Phần còn lại chưa chắc khi vẫn còn bốc bài từ nọc</translation>
    </message>
    <message>
        <source>The rest is not certain: it depends on how the cards lie</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Phần còn lại chưa chắc: còn tùy cách chia bài</translation>
    </message>
    <message>
        <source>The rest is not certain: this trick may go to somebody else</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Phần còn lại chưa chắc: người khác có thể ăn nước này</translation>
    </message>
    <message>
        <source>The rest is not certain: {card} can still be beaten, by {cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Phần còn lại chưa chắc: {card} vẫn có thể bị bắt, bởi {cards}</translation>
    </message>
    <message>
        <source>The rest is not certain: {card} can still be trumped</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Phần còn lại chưa chắc: {card} vẫn có thể bị bắn chủ</translation>
    </message>
    <message>
        <source>The review could not be kept: {reason}</source>
        <extracomment>desktop/review/desk.py desktop/review/mistake_pages.py</extracomment>
        <translation>Không thể lưu lần xem lại ván: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The review of the last deal is ready: %n mistake(s).</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>
            <numerusform>Đã xem lại xong ván vừa rồi: %n sai lầm.</numerusform>
        </translation>
    </message>
    <message>
        <source>The review of this deal is no longer there.</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>Bản xem lại của ván này không còn nữa.</translation>
    </message>
    <message>
        <source>The review stopped: {reason}</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Việc xem lại ván đã dừng: {reason}</translation>
    </message>
    <message>
        <source>The rules allowed nothing else.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>Luật không cho phép cách nào khác.</translation>
    </message>
    <message>
        <source>The rules cannot be shown: {reason}</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Không hiển thị được luật chơi: {reason}</translation>
    </message>
    <message>
        <source>The same as before. Better would have been: {deed}</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Giống lần trước. Tốt hơn lẽ ra là: {deed}</translation>
    </message>
    <message>
        <source>The same cards again from the start; the deal is marked as repeated</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Vẫn các lá bài ấy từ đầu; ván được đánh dấu là chơi lại</translation>
    </message>
    <message>
        <source>The same key as “{command}”</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Cùng phím với “{command}”</translation>
    </message>
    <message>
        <source>The same knowledge led to the same choice every time.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Cùng những điều đã biết thì lần nào cũng cùng một lựa chọn.</translation>
    </message>
    <message>
        <source>The same number always deals the same cards. A deal code works as well.</source>
        <extracomment>desktop/deal_sheet.py</extracomment>
        <translation>Cùng một số luôn chia cùng các lá. Mã ván cũng dùng được.</translation>
    </message>
    <message>
        <source>The seat that closed did not reach 66</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Người khóa nọc không đạt 66</translation>
    </message>
    <message>
        <source>The seat that closed lost; the other one had a trick when it closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Người khóa nọc thua; lúc khóa nọc người kia đã ăn một nước</translation>
    </message>
    <message>
        <source>The seat that closed lost; the other one had no trick when it closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Người khóa nọc thua; lúc khóa nọc người kia chưa ăn nước nào</translation>
    </message>
    <message>
        <source>The seat that closed was beaten to 66</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Người kia đạt 66 trước người khóa nọc</translation>
    </message>
    <message>
        <source>The second seat beats a lead of the taker with its lowest card that can: {must}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Người phòng thủ thứ hai bắt lá đánh ra của người tấn công bằng lá nhỏ nhất bắt được: {must}</translation>
    </message>
    <message>
        <source>The setting {key} had an impossible value; the usual one is used.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation>Cài đặt {key} có giá trị không thể có; giá trị mặc định được dùng.</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as {aside}.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation>Không đọc được cài đặt; chúng được cất riêng với tên {aside}.</translation>
    </message>
    <message>
        <source>The settings could not be written to {file}.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation>Không ghi được cài đặt vào {file}.</translation>
    </message>
    <message>
        <source>The settings in {file} could not be read.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation>Không đọc được cài đặt trong {file}.</translation>
    </message>
    <message>
        <source>The statistics are on the clipboard.</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>Thống kê đã nằm trong bảng tạm.</translation>
    </message>
    <message>
        <source>The stock is closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Nọc đã khóa</translation>
    </message>
    <message>
        <source>The stock is closed: nothing can be exchanged any more</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Nọc đã khóa: không đổi được gì nữa</translation>
    </message>
    <message>
        <source>The stock is exhausted</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Nọc đã hết</translation>
    </message>
    <message>
        <source>The stock is exhausted: nothing can be exchanged any more</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Nọc đã hết: không đổi được gì nữa</translation>
    </message>
    <message>
        <source>The stock is exhausted: there is nothing left to close</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Nọc đã hết: không còn gì để khóa</translation>
    </message>
    <message>
        <source>The taker chose to announce nothing</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Người tấn công đã chọn không báo gì</translation>
    </message>
    <message>
        <source>The taker held {aces}: no aces is announced only if there was none before the discard either</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Người tấn công có {aces}: chỉ báo không át được nếu trước khi bỏ úp cũng không có át nào</translation>
    </message>
    <message>
        <source>The talon</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Talon</translation>
    </message>
    <message>
        <source>The talon as dealt</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>Talon như lúc chia</translation>
    </message>
    <message>
        <source>The trick goes to the other side: as little as possible is given.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Phe kia ăn nước này: cho ít điểm nhất có thể.</translation>
    </message>
    <message>
        <source>The trick goes to the own side: points are added.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Phe mình ăn nước này: thêm điểm vào.</translation>
    </message>
    <message>
        <source>The trick goes to {seat}</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Nước này thuộc về {seat}</translation>
    </message>
    <message>
        <source>The trick is lost anyway: the card needed least goes.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Nước này đằng nào cũng mất: bỏ lá ít cần nhất.</translation>
    </message>
    <message>
        <source>The trick is yours</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Nước này là của bạn</translation>
    </message>
    <message>
        <source>The tricks this seat answers for are likely enough.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Khả năng đủ số nước phải chịu trách nhiệm là khá cao.</translation>
    </message>
    <message>
        <source>The tricks this seat would answer for are not in these cards.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Bài này không đủ số nước phải chịu trách nhiệm.</translation>
    </message>
    <message>
        <source>The trump Jack lies under the stock, the turned-up trump is in the hand</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Bube chủ nằm dưới nọc, lá chủ ngửa ở trên tay</translation>
    </message>
    <message>
        <source>The turned-up trump is worth more than the Jack.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Lá chủ ngửa đáng giá hơn Bube.</translation>
    </message>
    <message>
        <source>The two hidden cards make the contract safer.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Hai lá úp làm hiệp ước chắc hơn.</translation>
    </message>
    <message>
        <source>There is no Game in hearts: without the talon hearts are called as Hearts</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Không có Game cơ: cơ không lấy talon thì gọi là Hearts</translation>
    </message>
    <message>
        <source>There is no bid to hold: the speaking seat bids or passes</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Không có mức nào để giữ: người gọi nêu mức hoặc bỏ lượt</translation>
    </message>
    <message>
        <source>There is no number to hold</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Không có mức số nào để giữ</translation>
    </message>
    <message>
        <source>There is no sound device.</source>
        <extracomment>desktop/sounds.py</extracomment>
        <translation>Không có thiết bị âm thanh.</translation>
    </message>
    <message>
        <source>There is no such action in this game: {text}</source>
        <extracomment>games/base.py</extracomment>
        <translation>Trò này không có thao tác như vậy: {text}</translation>
    </message>
    <message>
        <source>There is nothing here: a deal is a game with a number, a deal code or a record.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Ở đây không có gì: một ván là trò chơi kèm số, mã ván hoặc bản ghi ván.</translation>
    </message>
    <message>
        <source>These cards are good enough to play for this.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Bài này đủ tốt để chơi như vậy.</translation>
    </message>
    <message>
        <source>These cards are too weak to play for this.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Bài này quá yếu để chơi như vậy.</translation>
    </message>
    <message>
        <source>These cards cannot be used: {reason}</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>Không dùng được bộ bài này: {reason}</translation>
    </message>
    <message>
        <source>These rules are not translated yet; here they are in English.</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Luật này chưa được dịch; đây là bản tiếng Anh.</translation>
    </message>
    <message>
        <source>These two cards would fall to the opponents; put away they count for this seat.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Hai lá này dễ mất vào tay đối thủ; bỏ úp thì được tính cho chỗ này.</translation>
    </message>
    <message>
        <source>Third</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Thứ ba</translation>
    </message>
    <message>
        <source>Third back</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Mặt sau thứ ba</translation>
    </message>
    <message>
        <source>This brings the best score on average over the deals that are still possible.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Tính trung bình trên các cách chia còn có thể, cách này được điểm cao nhất.</translation>
    </message>
    <message>
        <source>This contract promises the best score with these cards.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Hiệp ước này hứa hẹn nhiều điểm nhất với bài này.</translation>
    </message>
    <message>
        <source>This deal cannot be gone on with: {reason}</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Không chơi tiếp được ván này: {reason}</translation>
    </message>
    <message>
        <source>This deal cannot be reviewed: {reason}</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>Không thể xem lại ván này: {reason}</translation>
    </message>
    <message>
        <source>This deal code does not hold: {reason}</source>
        <extracomment>pasted.py</extracomment>
        <translation>Mã ván này không đúng: {reason}</translation>
    </message>
    <message>
        <source>This deal is practice: it counts in no statistics.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Ván này là luyện tập: không tính vào thống kê nào.</translation>
    </message>
    <message>
        <source>This file could not be read: {reason}</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Không đọc được tập tin này: {reason}</translation>
    </message>
    <message>
        <source>This file holds no text and so no deal.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Tập tin này không có chữ nên không có ván nào.</translation>
    </message>
    <message>
        <source>This gave away much of what there was to win.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Cách này bỏ phí phần lớn những gì có thể thắng.</translation>
    </message>
    <message>
        <source>This is no deal: neither a game with a number, nor a deal code, nor a record.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Đây không phải một ván: không phải trò chơi kèm số, mã ván hay bản ghi ván.</translation>
    </message>
    <message numerus="yes">
        <source>This is the first of %n deal(s). It is practice: it counts in no statistics.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>
            <numerusform>Đây là ván đầu trong %n ván. Ván này là luyện tập: không tính vào thống kê nào.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the only card that may be played</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Đây là lá duy nhất đánh được</translation>
    </message>
    <message>
        <source>This is the only thing the rules allow here.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Luật chỉ cho phép điều này.</translation>
    </message>
    <message>
        <source>This is too much to be a deal: more than a million letters.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Quá dài để là một ván: hơn một triệu ký tự.</translation>
    </message>
    <message>
        <source>This mistake will not be asked for again.</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>Sai lầm này sẽ không được hỏi lại.</translation>
    </message>
    <message>
        <source>This reaches the aim however the hidden cards lie.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Cách này đạt mục tiêu dù các lá úp nằm thế nào.</translation>
    </message>
    <message>
        <source>This reaches the aim in most of the deals that are still possible.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Cách này đạt mục tiêu ở phần lớn các cách chia còn có thể.</translation>
    </message>
    <message>
        <source>This seat was not to be reviewed.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>Chỗ ngồi này không nằm trong phần xem lại.</translation>
    </message>
    <message>
        <source>This was not weighed. Better would have been: {deed}</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Cách này chưa được cân nhắc. Tốt hơn lẽ ra là: {deed}</translation>
    </message>
    <message>
        <source>This was too far from what a strong player would consider to be weighed.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>Cách này quá xa những gì một người chơi giỏi sẽ xét nên không được cân nhắc.</translation>
    </message>
    <message>
        <source>Those of the language</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Theo ngôn ngữ</translation>
    </message>
    <message>
        <source>Throw in</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Bỏ ván</translation>
    </message>
    <message>
        <source>To call {suit} one of these must be in the hand: {needed}</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Muốn gọi {suit} phải có một trong các lá này trên tay: {needed}</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <extracomment>desktop/review/controls.py</extracomment>
        <translation>Đến cuối ván</translation>
    </message>
    <message>
        <source>To the start of the deal</source>
        <extracomment>desktop/review/controls.py</extracomment>
        <translation>Về đầu ván</translation>
    </message>
    <message>
        <source>To the table</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Về bàn chơi</translation>
    </message>
    <message>
        <source>Together both opponents can reach four tricks.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Hai đối thủ cộng lại có thể ăn bốn nước.</translation>
    </message>
    <message>
        <source>Too little could be calculated here; only a rule of thumb speaks.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>Ở đây tính được quá ít; chỉ có kinh nghiệm lên tiếng.</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>Tổng cộng</translation>
    </message>
    <message>
        <source>Tout: every trick has to be won.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Tout: phải ăn mọi nước.</translation>
    </message>
    <message>
        <source>Tr&amp;ump Order</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Thứ tự lá chủ</translation>
    </message>
    <message>
        <source>Traditional</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Truyền thống</translation>
    </message>
    <message>
        <source>Translated</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Dịch nghĩa</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Nước {number}</translation>
    </message>
    <message>
        <source>Trick {number}: {seat}, with {card}</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Nước {number}: {seat}, bằng {card}</translation>
    </message>
    <message>
        <source>Trick: {trick}. Your cards: {cards}. {prompt}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>Nước này: {trick}. Bài của bạn: {cards}. {prompt}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Nước</translation>
    </message>
    <message>
        <source>Tricks of the other seat when the stock was closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Số nước của người kia lúc khóa nọc</translation>
    </message>
    <message>
        <source>Trump has been named already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Chất chủ đã được công bố</translation>
    </message>
    <message>
        <source>Trump marriage in {suit}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Cặp chủ {suit}</translation>
    </message>
    <message>
        <source>Trump number {number} of {count}</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation>Lá chủ thứ {number} trong {count}</translation>
    </message>
    <message>
        <source>Trump {suit}</source>
        <extracomment>table_words/help_words.py table_words/schnapsen.py</extracomment>
        <translation>Chủ {suit}</translation>
    </message>
    <message>
        <source>Trumps are {suit} and, above them, the four Jacks or Unters</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Chủ là chất {suit} và, lớn hơn nữa, bốn lá Bube hoặc Unter</translation>
    </message>
    <message>
        <source>Trumps from high to low</source>
        <extracomment>desktop/table/help_panel.py</extracomment>
        <translation>Các lá chủ từ cao đến thấp</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>desktop/past.py desktop/review/detail.py desktop/review/mistakes_page.py</extracomment>
        <translation>Thử lại</translation>
    </message>
    <message>
        <source>Trying what the others may hold…</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>Đang thử các cách chia của người khác…</translation>
    </message>
    <message>
        <source>Two cards must be laid away before trump is named</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Phải bỏ úp hai lá trước khi công bố chất chủ</translation>
    </message>
    <message>
        <source>Two cards were laid away already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Hai lá đã được bỏ úp rồi</translation>
    </message>
    <message>
        <source>Two cards were laid away already</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Hai lá đã được bỏ úp rồi</translation>
    </message>
    <message>
        <source>Two different cards must be laid away</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Phải bỏ úp hai lá khác nhau</translation>
    </message>
    <message>
        <source>Two different cards must be laid away</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Phải bỏ úp hai lá khác nhau</translation>
    </message>
    <message>
        <source>Two tricks alone are safer than four together.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Một mình ăn hai nước chắc hơn hai người ăn bốn nước.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>desktop/past_pages.py desktop/review/mistake_pages.py desktop/settings_sheet.py</extracomment>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>Unter: the lower court card, next below the Ober.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Unter: lá hình bậc dưới, ngay dưới Ober.</translation>
    </message>
    <message>
        <source>Usual back</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Mặt sau mặc định</translation>
    </message>
    <message>
        <source>Usual cards</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Bộ bài mặc định</translation>
    </message>
    <message>
        <source>Usual key</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Phím mặc định</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py table_words/skat_values.py</extracomment>
        <translation>Giá trị</translation>
    </message>
    <message>
        <source>Value at least the bid? {value} for {bid}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Giá trị không thấp hơn mức gọi? {value} so với {bid}</translation>
    </message>
    <message>
        <source>Value of the game</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Giá trị ván</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Âm lượng</translation>
    </message>
    <message>
        <source>Wants to play for the same call</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Muốn chơi ở chính mức đó</translation>
    </message>
    <message>
        <source>Wenz</source>
        <extracomment>table_words/schafkopf.py table_words/schafkopf_terms.py</extracomment>
        <translation>Wenz</translation>
    </message>
    <message>
        <source>Wenz Tout</source>
        <extracomment>table_words/schafkopf.py table_words/schafkopf_terms.py</extracomment>
        <translation>Wenz-Tout</translation>
    </message>
    <message>
        <source>Wenz: only the four Unter are trumps.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Wenz: chỉ bốn lá Unter là chủ.</translation>
    </message>
    <message>
        <source>What can I bid?</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Tôi gọi được gì?</translation>
    </message>
    <message>
        <source>What each decision of the deal was worth</source>
        <extracomment>desktop/pages/history.py desktop/review/mistakes_page.py</extracomment>
        <translation>Mỗi quyết định trong ván đáng giá bao nhiêu</translation>
    </message>
    <message>
        <source>What had been seen leaves no other deal, so there is nothing to compare.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Những gì đã thấy không cho phép cách chia nào khác, nên không có gì để so sánh.</translation>
    </message>
    <message>
        <source>What is known</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>Điều đã biết</translation>
    </message>
    <message>
        <source>Whatever is played now, the score stays the same.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Đánh lá nào thì điểm vẫn vậy.</translation>
    </message>
    <message>
        <source>When</source>
        <comment>in the deal</comment>
        <extracomment>desktop/review/decisions.py desktop/review/mistakes_page.py</extracomment>
        <translation>Lúc</translation>
    </message>
    <message>
        <source>Which deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Loại ván</translation>
    </message>
    <message>
        <source>Which decisions</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Những quyết định nào</translation>
    </message>
    <message>
        <source>Which mistakes</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Những sai lầm nào</translation>
    </message>
    <message>
        <source>While a deal is played, the hidden cards say nothing.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>Khi ván đang chơi, các lá bài úp không nói gì.</translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>Wikipedia</translation>
    </message>
    <message>
        <source>Wikipedia ({language})</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>Wikipedia ({language})</translation>
    </message>
    <message>
        <source>Win tricks and declare marriages to reach 66 card points first.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Ăn nước và báo cặp để đạt 66 điểm bài trước.</translation>
    </message>
    <message numerus="yes">
        <source>With %n matador(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>
            <numerusform>Có %n matador</numerusform>
        </translation>
    </message>
    <message>
        <source>With a suit gone, its high cards can be taken with trumps.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Hết một chất thì các lá cao của chất đó có thể bị bắn chủ.</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Khi mọi lá bài đều ngửa</translation>
    </message>
    <message>
        <source>With fewer than four {suit} in hand the holder of {ace} may lead no other of them</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Có dưới bốn lá {suit} trên tay thì người giữ {ace} không được đánh đầu lá khác của chất đó</translation>
    </message>
    <message>
        <source>With help</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Có trợ giúp</translation>
    </message>
    <message>
        <source>With the stock closed these cards reach sixty-six.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Khóa nọc thì bài này đạt sáu mươi sáu.</translation>
    </message>
    <message>
        <source>With the talon</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Lấy talon</translation>
    </message>
    <message numerus="yes">
        <source>Without %n matador(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>
            <numerusform>Thiếu %n matador</numerusform>
        </translation>
    </message>
    <message>
        <source>Without the talon, at the first opportunity only</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Không lấy talon, chỉ ở lượt gọi đầu tiên</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>Won at once: all four Ober and all four Unter</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Thắng ngay: cả bốn Ober và cả bốn Unter</translation>
    </message>
    <message>
        <source>Won deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Các ván thắng</translation>
    </message>
    <message>
        <source>Won {score}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Thắng {score}</translation>
    </message>
    <message>
        <source>Won: counts once</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Thắng: tính một lần</translation>
    </message>
    <message>
        <source>Working this out to the end would have taken too long.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>Tính cho đến cùng sẽ mất quá lâu.</translation>
    </message>
    <message>
        <source>Worth {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Giá trị {value}</translation>
    </message>
    <message>
        <source>Worth {value}, bid {bid}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Giá trị {value}, mức gọi {bid}</translation>
    </message>
    <message>
        <source>Write the records of the chosen deals to a file, one a line</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Ghi bản ghi của các ván đã chọn vào tập tin, mỗi ván một dòng</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Giữ</translation>
    </message>
    <message>
        <source>Yes, {value}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Giữ {value}</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Bạn</translation>
    </message>
    <message>
        <source>You and {seat} lost the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>Bạn và {seat} thua ván này: {contract}</translation>
    </message>
    <message>
        <source>You and {seat} won the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>Bạn và {seat} thắng ván này: {contract}</translation>
    </message>
    <message>
        <source>You are the declarer at {bid}: take the Skat or play Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Bạn là người tấn công ở mức {bid}: lấy Skat hoặc chơi Hand</translation>
    </message>
    <message>
        <source>You are the partner</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Bạn là đồng đội</translation>
    </message>
    <message>
        <source>You are the taker: name the trump suit</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Bạn là người tấn công: công bố chất chủ</translation>
    </message>
    <message>
        <source>You can check this on the deal you are playing. The last choice of a computer player is asked again in other deals in which that player had seen exactly the same. If it knew a hidden card, it would choose otherwise there.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Bạn có thể kiểm tra trên ván đang chơi. Lựa chọn cuối của một máy được hỏi lại trong những cách chia khác mà máy đó đã thấy đúng những điều như vậy. Nếu máy biết một lá úp, ở đó máy sẽ chọn khác.</translation>
    </message>
    <message>
        <source>You chose</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Bạn đã chọn</translation>
    </message>
    <message numerus="yes">
        <source>You declared %n deal(s) and won {made} of them.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>
            <numerusform>Bạn đã tấn công %n ván và thắng {made} ván.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no ace: do you announce it?</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Bạn không có át: bạn có báo không?</translation>
    </message>
    <message>
        <source>You lost your game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>Bạn thua ván này: {contract}</translation>
    </message>
    <message>
        <source>You must reach 66 without drawing</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Bạn phải đạt 66 mà không bốc bài</translation>
    </message>
    <message>
        <source>You stay alone: do you invite {seat}?</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Bạn ở lại một mình: bạn có mời {seat} không?</translation>
    </message>
    <message numerus="yes">
        <source>You won %n game point(s)</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>Bạn được %n điểm ván</numerusform>
        </translation>
    </message>
    <message>
        <source>You won your game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>Bạn thắng ván này: {contract}</translation>
    </message>
    <message>
        <source>Your card points</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Điểm bài của bạn</translation>
    </message>
    <message>
        <source>Your contracts</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Hiệp ước của bạn</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Quyết định của bạn</translation>
    </message>
    <message>
        <source>Your decisions, as reviewed</source>
        <extracomment>desktop/pages/review_statistics.py</extracomment>
        <translation>Quyết định của bạn theo các lần xem lại ván</translation>
    </message>
    <message>
        <source>Your part in the deal</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Vai trò của bạn trong ván</translation>
    </message>
    <message>
        <source>Your place in the deal</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Chỗ của bạn trong ván</translation>
    </message>
    <message numerus="yes">
        <source>Your score over %n deal(s)</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>
            <numerusform>Điểm của bạn qua %n ván</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: bid more than {contract}, or pass</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Đến lượt bạn: gọi cao hơn {contract} hoặc bỏ lượt</translation>
    </message>
    <message>
        <source>Your turn: bid more than {value}, or pass</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Đến lượt bạn: gọi cao hơn {value} hoặc bỏ lượt</translation>
    </message>
    <message>
        <source>Your turn: bid or pass</source>
        <comment>Schafkopf</comment>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Đến lượt bạn: gọi hoặc bỏ lượt</translation>
    </message>
    <message>
        <source>Your turn: bid or pass</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Đến lượt bạn: gọi hoặc bỏ lượt</translation>
    </message>
    <message>
        <source>Your turn: call more than {contract}, or pass</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Đến lượt bạn: gọi cao hơn {contract} hoặc bỏ lượt</translation>
    </message>
    <message>
        <source>Your turn: call or pass</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Đến lượt bạn: gọi hoặc bỏ lượt</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose %n card(s) to lay away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>Đến lượt bạn: chọn %n lá để bỏ úp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose %n card(s) to lay away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>
            <numerusform>Đến lượt bạn: chọn %n lá để bỏ úp</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: lead a card</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Đến lượt bạn: đánh đầu một lá</translation>
    </message>
    <message>
        <source>Your turn: lead a card, or declare a marriage</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Đến lượt bạn: đánh đầu một lá hoặc báo cặp</translation>
    </message>
    <message>
        <source>Your turn: {card} was led</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Đến lượt bạn: {card} được đánh ra</translation>
    </message>
    <message>
        <source>announces nothing</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>không báo gì</translation>
    </message>
    <message>
        <source>closes the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>khóa nọc</translation>
    </message>
    <message>
        <source>deal without a number</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>ván không có số</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>ván {number}</translation>
    </message>
    <message>
        <source>drops out</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>bỏ bài</translation>
    </message>
    <message>
        <source>exchanges the trump card</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>đổi lá chủ</translation>
    </message>
    <message>
        <source>fault</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>lỗi</translation>
    </message>
    <message>
        <source>hold</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>giữ</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>
            <numerusform>sau %n ngày</numerusform>
        </translation>
    </message>
    <message>
        <source>invites</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>mời</translation>
    </message>
    <message>
        <source>lays two cards away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>bỏ úp hai lá</translation>
    </message>
    <message>
        <source>lays two cards away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>bỏ úp hai lá</translation>
    </message>
    <message>
        <source>marriage in {suit}, leads {card}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>báo cặp {suit}, đánh đầu {card}</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a test is not met</comment>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>không</translation>
    </message>
    <message>
        <source>no aces</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>không át</translation>
    </message>
    <message>
        <source>no contract yet</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>chưa có hiệp ước</translation>
    </message>
    <message>
        <source>nobody closed</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>không ai khóa nọc</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>không có</translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>không tìm thấy</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>không có gì</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>không mất gì</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a mistake is due</comment>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>bây giờ</translation>
    </message>
    <message>
        <source>number {number}</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>mức {number}</translation>
    </message>
    <message>
        <source>number {number}, trump {suit}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>mức {number}, chủ {suit}</translation>
    </message>
    <message>
        <source>opponent closed</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>đối thủ khóa nọc</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>table_words/preference_terms.py table_words/schafkopf_terms.py table_words/skat_terms.py</extracomment>
        <translation>bỏ lượt</translation>
    </message>
    <message>
        <source>plays Hand</source>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>chơi Hand</translation>
    </message>
    <message>
        <source>plays alone</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>chơi một mình</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>luyện tập</translation>
    </message>
    <message>
        <source>repeated</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>chơi lại</translation>
    </message>
    <message>
        <source>reviewed, average loss {loss}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>đã xem lại, mất trung bình {loss}</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>ở lại</translation>
    </message>
    <message>
        <source>takes the Skat</source>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>lấy Skat</translation>
    </message>
    <message>
        <source>the pot</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>quỹ chung</translation>
    </message>
    <message>
        <source>trump {suit}</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>chủ {suit}</translation>
    </message>
    <message>
        <source>until I click</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>đến khi tôi nhấp</translation>
    </message>
    <message>
        <source>with help</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>có trợ giúp</translation>
    </message>
    <message>
        <source>with {n}</source>
        <extracomment>table_words/skat.py table_words/skat_values.py</extracomment>
        <translation>có {n}</translation>
    </message>
    <message>
        <source>with {n}, game {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>có {n}, ván {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Hand {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>có {n}, ván, Hand {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Hand, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>có {n}, ván, Hand, Schneider {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Hand, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>có {n}, ván, Hand, Schneider, Schwarz {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>có {n}, ván, Schneider {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>có {n}, ván, Schneider, Schwarz {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}</source>
        <extracomment>table_words/skat.py table_words/skat_values.py</extracomment>
        <translation>thiếu {n}</translation>
    </message>
    <message>
        <source>without {n}, game {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>thiếu {n}, ván {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Hand {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>thiếu {n}, ván, Hand {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Hand, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>thiếu {n}, ván, Hand, Schneider {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Hand, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>thiếu {n}, ván, Hand, Schneider, Schwarz {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>thiếu {n}, ván, Schneider {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>thiếu {n}, ván, Schneider, Schwarz {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a test is met</comment>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>có</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>holds a bid</comment>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>giữ</translation>
    </message>
    <message>
        <source>you closed</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>bạn khóa nọc</translation>
    </message>
    <message>
        <source>{ace} is in the hand and cannot be called</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>{ace} có trên tay nên không gọi được</translation>
    </message>
    <message>
        <source>{bid}</source>
        <extracomment>table_words/skat.py table_words/skat_terms.py</extracomment>
        <translation>{bid}</translation>
    </message>
    <message>
        <source>{bid} is no higher than {standing}, which stands</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>{bid} không cao hơn {standing} hiện tại</translation>
    </message>
    <message>
        <source>{bid} is not one of the bid values</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>{bid} không phải một mức gọi</translation>
    </message>
    <message>
        <source>{cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>{cards}</translation>
    </message>
    <message>
        <source>{card} is not in the hand</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>{card} không có trên tay</translation>
    </message>
    <message>
        <source>{card} is not in the hand, and the talon stays closed</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{card} không có trên tay, và talon vẫn úp</translation>
    </message>
    <message>
        <source>{card} was laid away and is not played</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{card} đã bỏ úp nên không đánh được</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{card}, đã chọn</translation>
    </message>
    <message>
        <source>{card}, not playable: {reason}, rule {rule}</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{card}, không đánh được: {reason}, luật {rule}</translation>
    </message>
    <message>
        <source>{card}, playable</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{card}, đánh được</translation>
    </message>
    <message>
        <source>{card}, with the marriage</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>{card}, kèm báo cặp</translation>
    </message>
    <message>
        <source>{card}, {place}: {share} per cent</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation>{card}, {place}: {share} phần trăm</translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n point(s)</source>
        <extracomment>desktop/table/tooltips.py</extracomment>
        <translation>
            <numerusform>{card}: %n điểm</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: not allowed ({rule}). {reason}</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>{card}: không được phép ({rule}). {reason}</translation>
    </message>
    <message>
        <source>{closer} closed the stock already</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{closer} đã khóa nọc rồi</translation>
    </message>
    <message>
        <source>{contract} Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>{contract} Hand</translation>
    </message>
    <message>
        <source>{contract} cannot be held: hold is for numbers</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Không giữ được {contract}: chỉ giữ được mức số</translation>
    </message>
    <message>
        <source>{contract} is worth {worth} here and the bid is {bid}: a Null must be worth the bid</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>{contract} đáng {worth} mà mức gọi là {bid}: Null phải đáng bằng mức gọi</translation>
    </message>
    <message>
        <source>{contract} outranks every number</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>{contract} cao hơn mọi mức số</translation>
    </message>
    <message>
        <source>{declarer} against all</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>{declarer} đấu với tất cả</translation>
    </message>
    <message>
        <source>{declarer} against {first} and {second}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>{declarer} đấu với {first} và {second}</translation>
    </message>
    <message>
        <source>{declarer} and the holder of {card} against the others</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>{declarer} và người giữ {card} đấu với hai người kia</translation>
    </message>
    <message>
        <source>{declarer} and {partner} against {first} and {second}</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>{declarer} và {partner} đấu với {first} và {second}</translation>
    </message>
    <message>
        <source>{game}, {deal}, {date}: {contract}, {result}, opponents: {level}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>{game}, {deal}, {date}: {contract}, {result}, đối thủ: {level}</translation>
    </message>
    <message>
        <source>{game}, {deal}, {date}: {contract}, {result}, {marks}, opponents: {level}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>{game}, {deal}, {date}: {contract}, {result}, {marks}, đối thủ: {level}</translation>
    </message>
    <message>
        <source>{game}, {where}: {deed}, loss {loss}, due {due}</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>{game}, {where}: {deed}, mất {loss}, đến hạn {due}</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n card point(s)</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>
            <numerusform>{game}: %n điểm bài</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: called {names}</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>{game}: gọi là {names}</translation>
    </message>
    <message>
        <source>{game}: laid aside</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>{game}: để riêng</translation>
    </message>
    <message>
        <source>{game}: tricks count, not cards</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>{game}: tính nước, không tính lá</translation>
    </message>
    <message>
        <source>{jack} lies under the stock itself: nothing can be exchanged for it</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{jack} nằm ngay dưới nọc: không đổi được gì lấy lá này</translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n worked out</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>
            <numerusform>Đã tính {judged} trên %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n worked out…</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>
            <numerusform>Đã tính {judged} trên %n…</numerusform>
        </translation>
    </message>
    <message>
        <source>{judgement}, {loss}</source>
        <extracomment>desktop/review/live_coach.py</extracomment>
        <translation>{judgement}, {loss}</translation>
    </message>
    <message>
        <source>{key}, key of “{command}”</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>{key}, phím của “{command}”</translation>
    </message>
    <message>
        <source>{least} to {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>{least} đến {value}</translation>
    </message>
    <message>
        <source>{led} was led and its suit must be followed: {must}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{led} được đánh ra và phải theo chất: {must}</translation>
    </message>
    <message>
        <source>{led} was led and must be beaten in its suit: {must}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{led} được đánh ra và phải bắt cùng chất: {must}</translation>
    </message>
    <message>
        <source>{led} was led and the hand holds none of its suit: a trump must be played: {must}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{led} được đánh ra, trên tay hết chất đó: phải đánh chủ: {must}</translation>
    </message>
    <message>
        <source>{made} of {declared}</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>{made}/{declared}</translation>
    </message>
    <message>
        <source>{mean} ± {spread}</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>{mean} ± {spread}</translation>
    </message>
    <message>
        <source>{name}</source>
        <extracomment>desktop/review/table.py table_words/builder.py</extracomment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{name}, {place}, {country}, {cards}, games: {games}</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>{name}, {place}, {country}, {cards}, trò chơi: {games}</translation>
    </message>
    <message>
        <source>{number}</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>{number}/{count}</translation>
    </message>
    <message>
        <source>{number} {suit}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>{number} {suit}</translation>
    </message>
    <message>
        <source>{pattern} · {period}</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>{pattern} · {period}</translation>
    </message>
    <message>
        <source>{payer} to {payee}</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>{payer} trả {payee}</translation>
    </message>
    <message numerus="yes">
        <source>{payer} to {payee}: %n trick(s)</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>
            <numerusform>{payer} trả {payee}: %n nước</numerusform>
        </translation>
    </message>
    <message>
        <source>{payer} to {payee}: fewer than four tricks together with the guest</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} trả {payee}: cùng khách ăn dưới bốn nước</translation>
    </message>
    <message>
        <source>{payer} to {payee}: fewer than six tricks</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} trả {payee}: dưới sáu nước</translation>
    </message>
    <message>
        <source>{payer} to {payee}: fewer than two tricks</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} trả {payee}: dưới hai nước</translation>
    </message>
    <message>
        <source>{payer} to {payee}: four aces</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} trả {payee}: bốn át</translation>
    </message>
    <message>
        <source>{payer} to {payee}: no aces announced</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} trả {payee}: đã báo không át</translation>
    </message>
    <message>
        <source>{payer} to {payee}: the contract</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} trả {payee}: hiệp ước</translation>
    </message>
    <message>
        <source>{payer} to {payee}: the contract Hearts</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} trả {payee}: hiệp ước Hearts</translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n card(s)</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>
            <numerusform>{pile}, %n lá</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>{place}/{count}</translation>
    </message>
    <message>
        <source>{points}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>{points}</translation>
    </message>
    <message>
        <source>{points} for {seat} wait for a first trick</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>{points} điểm của {seat} chờ nước đầu tiên</translation>
    </message>
    <message>
        <source>{points} percentage points of winning chance</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{points} điểm phần trăm cơ hội thắng</translation>
    </message>
    <message>
        <source>{prompt}. Trick: {trick}. You can play: {cards}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>{prompt}. Nước này: {trick}. Bạn chọn được: {cards}</translation>
    </message>
    <message>
        <source>{said}: {meaning}</source>
        <extracomment>desktop/table/tooltips.py</extracomment>
        <translation>{said}: {meaning}</translation>
    </message>
    <message>
        <source>{score} in game points</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{score} điểm ván</translation>
    </message>
    <message>
        <source>{score} in points</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{score} điểm</translation>
    </message>
    <message>
        <source>{score} in points after Seeger</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{score} điểm theo Seeger</translation>
    </message>
    <message>
        <source>{seat}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>{seat}</translation>
    </message>
    <message>
        <source>{seat} and {partner} lost the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>{seat} và {partner} thua ván này: {contract}</translation>
    </message>
    <message>
        <source>{seat} and {partner} won the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>{seat} và {partner} thắng ván này: {contract}</translation>
    </message>
    <message>
        <source>{seat} chose: {choice}</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>{seat} đã chọn: {choice}</translation>
    </message>
    <message>
        <source>{seat} closed the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>{seat} khóa nọc</translation>
    </message>
    <message>
        <source>{seat} decided already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{seat} đã quyết định rồi</translation>
    </message>
    <message>
        <source>{seat} dropped out and got no invitation</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{seat} đã bỏ bài và không được mời</translation>
    </message>
    <message>
        <source>{seat} is to decide</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Đến lượt {seat} quyết định</translation>
    </message>
    <message>
        <source>{seat} is to play</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Đến lượt {seat} đánh</translation>
    </message>
    <message>
        <source>{seat} is to speak</source>
        <extracomment>table_words/preference.py table_words/schafkopf.py table_words/skat.py</extracomment>
        <translation>Đến lượt {seat} nói</translation>
    </message>
    <message>
        <source>{seat} lost the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>{seat} thua ván này: {contract}</translation>
    </message>
    <message>
        <source>{seat} passed: a pass is final</source>
        <extracomment>games/preference_refusals.py games/skat_refusals.py</extracomment>
        <translation>{seat} đã bỏ lượt: không gọi lại được</translation>
    </message>
    <message>
        <source>{seat} spoke already: each seat speaks once</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>{seat} đã nói rồi: mỗi chỗ chỉ nói một lần</translation>
    </message>
    <message numerus="yes">
        <source>{seat} won %n game point(s)</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>{seat} được %n điểm ván</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} won the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>{seat} thắng ván này: {contract}</translation>
    </message>
    <message>
        <source>{seat} {score}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>{seat} {score}</translation>
    </message>
    <message numerus="yes">
        <source>{seat}, %n card(s)</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>
            <numerusform>{seat}, %n lá</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}, open: {cards}</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{seat}, ngửa bài: {cards}</translation>
    </message>
    <message>
        <source>{seat}: the player chose what is not allowed ({reason}); a simple one plays on</source>
        <extracomment>controller.py</extracomment>
        <translation>{seat}: máy chọn điều không được phép ({reason}); một máy đơn giản chơi tiếp</translation>
    </message>
    <message>
        <source>{seat}: the player did not answer in time; a simple one plays on</source>
        <extracomment>controller.py</extracomment>
        <translation>{seat}: máy không trả lời kịp; một máy đơn giản chơi tiếp</translation>
    </message>
    <message>
        <source>{seat}: the player failed ({reason}); a simple one plays on</source>
        <extracomment>controller.py</extracomment>
        <translation>{seat}: máy bị lỗi ({reason}); một máy đơn giản chơi tiếp</translation>
    </message>
    <message>
        <source>{seat}: {card}</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>{seat}: {card}</translation>
    </message>
    <message>
        <source>{seat}: {said}</source>
        <extracomment>desktop/review/words.py table_words/builder.py</extracomment>
        <translation>{seat}: {said}</translation>
    </message>
    <message>
        <source>{share} of 100</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>{share} trong 100</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n deal(s)</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>
            <numerusform>{shown} trong %n ván</numerusform>
        </translation>
    </message>
    <message>
        <source>{speaker} bids {value}: do you hold it?</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>{speaker} gọi {value}: bạn có giữ không?</translation>
    </message>
    <message>
        <source>{suit}</source>
        <extracomment>table_words/preference.py table_words/skat_terms.py</extracomment>
        <translation>{suit}</translation>
    </message>
    <message>
        <source>{suit} are too low to be trump after a bid of {number}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Chất {suit} quá thấp để làm chủ sau mức gọi {number}</translation>
    </message>
    <message>
        <source>{suit} were led: one of these must be played: {must}</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>Chất {suit} được đánh ra: phải đánh một trong các lá này: {must}</translation>
    </message>
    <message>
        <source>{suit} were led: {must} must be played</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>Chất {suit} được đánh ra: phải đánh {must}</translation>
    </message>
    <message>
        <source>{taker} against {defender}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>{taker} đấu với {defender}</translation>
    </message>
    <message>
        <source>{taker} against {first} and {second}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>{taker} đấu với {first} và {second}</translation>
    </message>
    <message>
        <source>{taker} against {host} with {guest} as guest</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>{taker} đấu với {host}, {guest} là khách</translation>
    </message>
    <message>
        <source>{turn} decides first</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{turn} quyết định trước</translation>
    </message>
    <message>
        <source>{turn} is to act</source>
        <extracomment>games/preference_refusals.py games/schnapsen_refusals.py</extracomment>
        <translation>Đến lượt {turn}</translation>
    </message>
    <message>
        <source>{turn} is to play</source>
        <extracomment>games/preference_refusals.py games/schafkopf_refusals.py games/skat_refusals.py</extracomment>
        <translation>Đến lượt {turn} đánh</translation>
    </message>
    <message>
        <source>{turn} is to speak</source>
        <extracomment>games/preference_refusals.py games/schafkopf_refusals.py games/skat_refusals.py</extracomment>
        <translation>Đến lượt {turn} nói</translation>
    </message>
    <message>
        <source>{turn} won the trick and leads</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{turn} ăn nước này và đánh đầu</translation>
    </message>
    <message>
        <source>{turn}, who did not deal, leads to the first trick</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{turn}, người không chia bài, đánh đầu nước thứ nhất</translation>
    </message>
    <message>
        <source>{unit}, expected</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>{unit}, dự tính</translation>
    </message>
    <message>
        <source>{value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{value} ± {spread}</source>
        <extracomment>desktop/review/words.py desktop/table/hint_plate.py</extracomment>
        <translation>{value} ± {spread}</translation>
    </message>
    <message>
        <source>{where} · {done}</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>{where} · {done}</translation>
    </message>
    <message>
        <source>{where}, {seat}: {deed}.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{where}, {seat}: {deed}.</translation>
    </message>
    <message>
        <source>{where}, {seat}: {deed}. {kind}, {loss}. Better: {better}.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{where}, {seat}: {deed}. {kind}, {loss}. Tốt hơn: {better}.</translation>
    </message>
    <message>
        <source>{where}, {seat}: {deed}. {kind}.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{where}, {seat}: {deed}. {kind}.</translation>
    </message>
    <message>
        <source>{winner} reached {points} card points: the deal is over</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{winner} đạt {points} điểm bài: ván đã xong</translation>
    </message>
    <message>
        <source>{winning} can be beaten: one of these must be played: {must}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{winning} có thể bị bắt: phải đánh một trong các lá này: {must}</translation>
    </message>
    <message>
        <source>{winning} can be beaten: {must} must be played</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{winning} có thể bị bắt: phải đánh {must}</translation>
    </message>
    <message>
        <source>{won} ({percent})</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>{won} ({percent})</translation>
    </message>
    <message>
        <source>{words}, you know: {cards}</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{words}, bạn biết: {cards}</translation>
    </message>
    <message>
        <source>{words}: press again</source>
        <extracomment>desktop/table/prompt.py</extracomment>
        <translation>{words}: bấm lần nữa</translation>
    </message>
</context>
</TS>
