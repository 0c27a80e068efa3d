<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Cardavia</name>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation>
            <numerusform>%n card point</numerusform>
            <numerusform>%n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>%n card in the stock</numerusform>
            <numerusform>%n cards in the stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>%n card left in the stock</numerusform>
            <numerusform>%n cards left in the stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) copied.</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>
            <numerusform>%n deal copied.</numerusform>
            <numerusform>%n deals copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) deleted.</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>
            <numerusform>%n deal deleted.</numerusform>
            <numerusform>%n deals deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of a newer Cardavia cannot be shown in the history.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>
            <numerusform>%n deal of a newer Cardavia cannot be shown in the history.</numerusform>
            <numerusform>%n deals of a newer Cardavia cannot be shown in the history.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of the history could not be read and went into {name}.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>
            <numerusform>%n deal of the history could not be read and went into {name}.</numerusform>
            <numerusform>%n deals of the history could not be read and went into {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of the history could not be read.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>
            <numerusform>%n deal of the history could not be read.</numerusform>
            <numerusform>%n deals of the history could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) written to {file}.</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>
            <numerusform>%n deal written to {file}.</numerusform>
            <numerusform>%n deals written to {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), {won} won</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>
            <numerusform>%n deal, {won} won</numerusform>
            <numerusform>%n deals, {won} won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of yours judged: average loss {loss}, mistakes {mistakes}</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>
            <numerusform>%n decision of yours judged: average loss {loss}, mistakes {mistakes}</numerusform>
            <numerusform>%n decisions of yours judged: average loss {loss}, mistakes {mistakes}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s) of the declarer&apos;s side</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>
            <numerusform>%n runner of the declarer&apos;s side</numerusform>
            <numerusform>%n runners of the declarer&apos;s side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s) of the other side</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>
            <numerusform>%n runner of the other side</numerusform>
            <numerusform>%n runners of the other side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) for the declarer</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>
            <numerusform>%n trick for the declarer</numerusform>
            <numerusform>%n tricks for the declarer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) for the taker</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>%n trick for the taker</numerusform>
            <numerusform>%n tricks for the taker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n remaining trick(s) are yours, whatever the others hold: {cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>
            <numerusform>All %n remaining trick are yours, whatever the others hold: {cards}</numerusform>
            <numerusform>All %n remaining tricks are yours, whatever the others hold: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All eight tricks for the declarer? %n trick(s)</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>
            <numerusform>All eight tricks for the declarer? %n trick</numerusform>
            <numerusform>All eight tricks for the declarer? %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another deal, %n card(s) elsewhere: another choice</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>
            <numerusform>Another deal, %n card elsewhere: another choice</numerusform>
            <numerusform>Another deal, %n cards elsewhere: another choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another deal, %n card(s) elsewhere: the same choice</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>
            <numerusform>Another deal, %n card elsewhere: the same choice</numerusform>
            <numerusform>Another deal, %n cards elsewhere: the same choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n trick(s) of your own</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>At least %n trick of your own</numerusform>
            <numerusform>At least %n tricks of your own</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n trick(s) together, for which you answer</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>At least %n trick together, for which you answer</numerusform>
            <numerusform>At least %n tricks together, for which you answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected result for you: {first} at the start, {last} after %n action(s)</source>
        <extracomment>desktop/review/curve.py</extracomment>
        <translation>
            <numerusform>Expected result for you: {first} at the start, {last} after %n action</numerusform>
            <numerusform>Expected result for you: {first} at the start, {last} after %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n possible deal(s)</source>
        <extracomment>desktop/review/words.py table_words/help_words.py</extracomment>
        <translation>
            <numerusform>From %n possible deal</numerusform>
            <numerusform>From %n possible deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From all %n possible deal(s)</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>
            <numerusform>From all %n possible deal</numerusform>
            <numerusform>From all %n possible deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Host: %n tricks together</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>
            <numerusform>Host: %n tricks together</numerusform>
            <numerusform>Host: %n tricks together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No trick for the declarer? %n trick(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>
            <numerusform>No trick for the declarer? %n trick</numerusform>
            <numerusform>No trick for the declarer? %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Six tricks for the taker? %n trick(s)</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>
            <numerusform>Six tricks for the taker? %n trick</numerusform>
            <numerusform>Six tricks for the taker? %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stay: at least %n trick(s)</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>Stay: at least %n trick</numerusform>
            <numerusform>Stay: at least %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sum of your scores over %n deal(s): {total}, highest {highest}, lowest {lowest}</source>
        <extracomment>desktop/pages/score_curve.py</extracomment>
        <translation>
            <numerusform>Sum of your scores over %n deal: {total}, highest {highest}, lowest {lowest}</numerusform>
            <numerusform>Sum of your scores over %n deals: {total}, highest {highest}, lowest {lowest}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n deal(s)</source>
        <extracomment>desktop/pages/review_statistics.py</extracomment>
        <translation>
            <numerusform>The last %n deal</numerusform>
            <numerusform>The last %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The review of the last deal is ready: %n mistake(s).</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>
            <numerusform>The review of the last deal is ready: %n mistake.</numerusform>
            <numerusform>The review of the last deal is ready: %n mistakes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the first of %n deal(s). It is practice: it counts in no statistics.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>
            <numerusform>This is the first of %n deal. It is practice: it counts in no statistics.</numerusform>
            <numerusform>This is the first of %n deals. It is practice: it counts in no statistics.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n matador(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>
            <numerusform>With %n matador</numerusform>
            <numerusform>With %n matadors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without %n matador(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>
            <numerusform>Without %n matador</numerusform>
            <numerusform>Without %n matadors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You declared %n deal(s) and won {made} of them.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>
            <numerusform>You declared %n deal and won {made} of them.</numerusform>
            <numerusform>You declared %n deals and won {made} of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %n game point(s)</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>You won %n game point</numerusform>
            <numerusform>You won %n game points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your score over %n deal(s)</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>
            <numerusform>Your score over %n deal</numerusform>
            <numerusform>Your score over %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose %n card(s) to lay away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>Your turn: choose %n card to lay away</numerusform>
            <numerusform>Your turn: choose %n cards to lay away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose %n card(s) to lay away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>
            <numerusform>Your turn: choose %n card to lay away</numerusform>
            <numerusform>Your turn: choose %n cards to lay away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>
            <numerusform>in %n day</numerusform>
            <numerusform>in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n point(s)</source>
        <extracomment>desktop/table/tooltips.py</extracomment>
        <translation>
            <numerusform>{card}: %n point</numerusform>
            <numerusform>{card}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n card point(s)</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>
            <numerusform>{game}: %n card point</numerusform>
            <numerusform>{game}: %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n worked out</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>
            <numerusform>{judged} of %n worked out</numerusform>
            <numerusform>{judged} of %n worked out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n worked out…</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>
            <numerusform>{judged} of %n worked out…</numerusform>
            <numerusform>{judged} of %n worked out…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{payer} to {payee}: %n trick(s)</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>
            <numerusform>{payer} to {payee}: %n trick</numerusform>
            <numerusform>{payer} to {payee}: %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n card(s)</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>
            <numerusform>{pile}, %n card</numerusform>
            <numerusform>{pile}, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} won %n game point(s)</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>{seat} won %n game point</numerusform>
            <numerusform>{seat} won %n game points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}, %n card(s)</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>
            <numerusform>{seat}, %n card</numerusform>
            <numerusform>{seat}, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n deal(s)</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>
            <numerusform>{shown} of %n deal</numerusform>
            <numerusform>{shown} of %n deals</numerusform>
        </translation>
    </message>
</context>
</TS>
