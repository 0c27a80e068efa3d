<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>Cardavia</name>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of the history are of a newer Cardavia and are not shown.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of the history could not be read and were set aside in {name}.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of the history could not be read.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), {won} won</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s) of the declarer&apos;s side</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s) of the other side</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) for the declarer</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) for the taker</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Cardavia</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Claim the Rest</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last Trick</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave Table</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Odds of Hidden Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Repeat Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules of This Game</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sort Hand</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 from each opponent if you make six tricks, 10 to each if not</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 players · You vs AI · Seven-point match</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 players · You and two AI · One deal</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 players · You and two AI · Pot and balances</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 players · You and three AI · Points each deal</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>61 of 120 card points for the declarer&apos;s side? {points}</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>61 of 120 card points? {points}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>61 points alone</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>61 points alone; only the Unter are trumps</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>61 points and worth at least {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>61 points and worth at least {bid}: now {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>61 points with the partner who holds the called ace</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>66 card points</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>66 card points? {points}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>66 reached</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Game must be in a higher suit than {contract}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Game or Hearts can be called at the first chance only</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Hand game was chosen: the Skat stays closed</source>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid must be higher than {standing}; {bid} is not</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid must be higher than {value}; {bid} is not</source>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card must be played now</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card was led: {turn} is to follow</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A full trick stays</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marriage is led with a King or a Queen; {card} is neither</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marriage needs King and Queen of one suit in the hand; missing: {missing}</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number is 1, 2, 3 or 4; {number} is not</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pass is final: this seat is out of the auction</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A saved deal could not be read and was set aside as {name}.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A saved deal could not be read: {file} ({reason}).</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second click confirms a play</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trump was led: one of these must be played: {must}</source>
        <extracomment>games/schafkopf.py games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trump was led: {must} must be played</source>
        <extracomment>games/schafkopf.py games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action {place} ({action}, seat {seat}) is against rule {rule}: {reason}</source>
        <extracomment>pasted.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After 3 seconds</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a refused card</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After {standing} only {next} can be bid, not {number}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim reached</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n remaining trick(s) are yours, whatever the others hold: {cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All R&amp;ules</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards are known: this was worked out to the end.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards have been played: the deal is over</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All commands with their keys, which can be changed</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All eight tricks alone</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All eight tricks alone; only the Unter are trumps</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All eight tricks for the declarer? %n trick(s)</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All eight tricks have been played: no action follows</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All four seats passed: the deal is over</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All settings</source>
        <extracomment>desktop/pages/first_strip.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ten tricks have been played: no action follows</source>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tricks are shown after the deal; during it, L shows the last one.</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All usual keys</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone in the auction forehand may bid 18 or pass, nothing else</source>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also called {names}</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An invitation is binding: the guest plays</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An old rule of thumb says so; nothing was calculated.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce nothing</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcement</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcements</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program chose this.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>desktop/settings_groups.py desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At least %n trick(s) of your own</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n trick(s) together, for which you answer</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>Schafkopf</comment>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Austria</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>desktop/header.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back of {cards}</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <extracomment>desktop/header.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base value</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the lead the taker announces no aces, or nothing</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before {suit} have been led, {ace} may not be discarded while another card is held</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid for the talon, name trump and take six tricks against two defenders.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid to declare a suit, Grand or Null and face two defenders who play together.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value} as your hand lies: the Skat may lower it</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}: lost</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}: lost unless Schneider</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}: lost unless Schwarz</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidding on would cost more than the contract can bring.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both opponents dropped out: the taker is credited with all ten tricks</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both opponents stay: there is nobody to invite</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both others passed: take 18 or throw in</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brief</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bube: the jack.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By ranks</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By suits, high to low</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By suits, low to high</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hoose Game…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call an ace for a secret partner, or play Wenz or Solo alone.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called ace</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be played now</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card &amp;Traditions</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card before</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points in the Skat</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points in the declarer&apos;s tricks</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points in tricks</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points laid away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points of the declarer</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points of the declarer&apos;s side</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points of the other seat when the stock was closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points of the partner</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points: {seat}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card size</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card traditions</source>
        <extracomment>desktop/pages/gallery.py desktop/pages/tradition.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cardavia {version}: traditional Central-European card games with the traditional cards of each region.</source>
        <extracomment>desktop/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards can be laid down when it is your turn to play one</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards can be laid down when it is your turn to play one.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards for {game}</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <comment>of the score</comment>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card, and play it at the second press</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <extracomment>desktop/past.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen by lot among everything the rules allow.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the rest?</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>desktop/overlay.py desktop/pages/card_plate.py desktop/table/odds_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <comment>the stock</comment>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close settings</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the rules</source>
        <extracomment>desktop/pages/rules_fold.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the stock</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this pointer</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed the stock</source>
        <extracomment>table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club player</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Color temperature</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue: {game}, deal {number}, trick {trick}</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue: {game}, trick {trick}</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>desktop/pages/history_model.py table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contribution</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy address</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy deal</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the points myself</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting possible deals…</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Czechia</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dame: the queen.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>desktop/pages/history_model.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daus: the ace of German-suited cards.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>desktop/pages/history_model.py desktop/table/side_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal number</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>desktop/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} kept.</source>
        <extracomment>desktop/past.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals that count</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarer {declarer} and the Skat, defenders {defenders} points</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarer {declarer}, defenders {defenders} points</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarer&apos;s side {own}, others {others} points</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defender</source>
        <extracomment>table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you stay against {contract}, or drop out?</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>desktop/pages/first_strip.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click on the name for the usual value</source>
        <extracomment>desktop/settings_rows.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing: the Cardavia project, {licence}</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn {score}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop out</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped out</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each suit is declared once at most; declared already: {pair}</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every deal you play will be listed here.</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody passed: nothing is played</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody passed: the deal is thrown in</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything has its usual value again.</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything the rules allow comes to the same here; the card needed least goes.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange trump</source>
        <extracomment>desktop/shortcuts.py table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 opens the rule for this moment.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First or last card</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First two cards must be laid away</source>
        <comment>Skat</comment>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a solo in {suit} one of these must be in the hand: {needed}</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forehand</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colors</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>From %n possible deal(s)</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From all %n possible deal(s)</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full rules</source>
        <extracomment>desktop/pages/rules_fold.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>desktop/pages/history.py desktop/pages/history_model.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <comment>the first multiplier step</comment>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game in {suit}</source>
        <extracomment>table_words/preference.py table_words/preference_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game points</source>
        <extracomment>table_words/help_words.py table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>desktop/header.py desktop/pages/games.py desktop/pages/tradition.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Germany</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give “{command}” its usual key again: {key}</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives every setting its usual value</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the deal where it was left</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grain</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grand</source>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grand: only the four Unter are trumps.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H again compares what else there is</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H shows a good move and its reason.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>table_words/skat_result.py table_words/skat_values.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand: played without taking the Skat.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <extracomment>table_words/preference.py table_words/preference_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts are trumps in a call game: their ace cannot be called</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts ended the auction: nothing can be called any more</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here it says whose turn it is and what you can do.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast table</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: {action}. {reason}</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints are given when it is your turn to decide.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints are switched off in the settings.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <comment>of a card tradition</comment>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Host: %n tricks together</source>
        <extracomment>table_words/base.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Hungary</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a Game and in Hearts nothing is taken and nothing laid away</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a Game and in Hearts the trump is the suit of the call</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a Hand game nothing is laid away: the Skat stays closed</source>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the games</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the players&apos; own language</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the pot before the deal</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this drawing</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this suit the contract would be most in danger.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index badges</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index letters</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invite</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It draws the opponents&apos; trumps.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leads the called suit, so that the partner shows.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It makes the sixty-one points safe.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays below the trick, which this seat must not win.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes trumps out of the other hands.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins the trick with the cheapest card that does.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins the trick.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Italy</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K D B and K O U</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K Q J and K O U</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>König: the king.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L shows the last trick once more.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid away</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py table_words/preference_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the program</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay away or take back, or go to the buttons</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay away {cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the two cards away, or choose others</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the two cards away, or choose others</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads first</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <extracomment>desktop/header.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go of what is open</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}, column {column}: this is no record.</source>
        <extracomment>pasted.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: this is no record ({reason}).</source>
        <extracomment>pasted.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List points</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the best…</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost by overbidding: bid {bid}, worth {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost {score}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost: counts twice against the declarer</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest bid, or yes</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <extracomment>desktop/pages/history_model.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriage in {suit}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriage in {suit}: no trick was won, it does not count</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriage on or off</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matadors</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match {own} to {other}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middlehand</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>desktop/table/prompt.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move in the hand</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplier</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name your contract for the bid of {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of cards</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naming trump</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next card</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No aces</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No aces announced</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No aces are announced before the first lead only</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No aces are announced before the first lead, after the decisions</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No aces have been announced already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is played before the defenders have decided</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card that is still out beats it.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No command has this in its name.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal has been booked yet.</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal is like that.</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No font here has all letters of this language; the package {package} brings them.</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hint was found here.</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number can be bid above {contract}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pauses</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No setting has this in its name.</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No taker: the next dealer deals</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick for the declarer</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No trick for the declarer? %n trick(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No trick, with your hand open; worth {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick; worth {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody reached 66: the last trick wins</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody stays or drops before contract and trump are known</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal pace</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal size</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a trump</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is laid away before the Skat was taken</source>
        <comment>Skat</comment>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is sure here: a low card keeps the high ones for later.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing reaches the aim any more; this loses least.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null</source>
        <extracomment>table_words/skat_result.py table_words/skat_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null Hand</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null Ouvert</source>
        <extracomment>table_words/skat_result.py table_words/skat_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null Ouvert Hand</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null: there are no trumps, and the declarer must not win a trick.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ober: the upper court card, next below the König.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds of hidden cards</source>
        <extracomment>desktop/settings_groups.py desktop/table/odds_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One press of a number key plays</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a defender who stays alone may invite, after both have decided</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a function key or a key with Ctrl or Alt can stand here.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a letter from A to Z can stand here.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a seat that speaks before the bidder may hold</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cards in the hand can be laid away; not in the hand: {card}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cards in the hand can be laid away; not in the hand: {card}</source>
        <comment>Skat</comment>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the leader may close the stock, before leading</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the leader may declare a marriage, by leading one of its cards</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the leader may exchange the trump Jack, before leading</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the opponents of the taker stay or drop</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the taker may announce no aces</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the taker, {turn}, lays cards away</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the taker, {turn}, names trump</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the trump Jack is exchanged, and {jack} is not in the hand</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {turn}, who stays alone, may invite</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent of the declarer</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>desktop/pages/games.py desktop/pages/history_model.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents in {game}</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposite</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouvert: played with the hand open.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overbid</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner?</source>
        <extracomment>table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>desktop/shortcuts.py table_words/preference.py table_words/schafkopf.py table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments</source>
        <extracomment>table_words/preference_result.py table_words/schafkopf_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>table_words/preference.py table_words/schafkopf.py table_words/schnapsen.py table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a group of settings</comment>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a first deal</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the card, press the button, go on</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points {own} to {other}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poland</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot</source>
        <extracomment>desktop/table/result_panel.py table_words/preference_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press a key’s button to change it. Escape leaves it as it is, Delete takes it away.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press a key…</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the records of the chosen deals on the clipboard</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the table out</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rearhand</source>
        <extracomment>table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rearhand and dealer</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeat deal</source>
        <extracomment>desktop/pages/history.py table_words/builder.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset this page</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>desktop/pages/history_model.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>desktop/pages/history.py desktop/past.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufer</source>
        <extracomment>table_words/schafkopf.py table_words/schafkopf_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufer on {card}</source>
        <extracomment>table_words/schafkopf_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufer: an ace is called, and whoever holds it is the secret partner.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <extracomment>desktop/table/prompt.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>desktop/pages/games.py desktop/table/side_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>desktop/pages/rules.py desktop/pages/rules_fold.py desktop/window.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved.</source>
        <extracomment>desktop/past.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheme</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schneider</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schneider: the losing side has 30 card points or fewer.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schwarz</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schwarz: the losing side has no trick.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>desktop/table/side_panel.py table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score of the declarer</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score: {scores}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score: {scores}. This deal: {deal}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second back</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>desktop/header.py desktop/settings_sheet.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shapes emphasized</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>desktop/past.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me around</source>
        <extracomment>desktop/pages/first_strip.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the card large</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what is playable</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side &amp;Panel</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sie</source>
        <extracomment>table_words/schafkopf.py table_words/schafkopf_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sie ended the deal: no action follows</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sie is won at once: all eight Ober and Unter in one hand</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sie needs all four Ober and all four Unter; not in the hand: {missing}</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sie: all eight Ober and Unter in one hand.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single letters are commands</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single letters are switched off in the settings.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six tricks after the exchange</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Six tricks for the taker? %n trick(s)</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Six tricks with the talon; trump {suit} or higher</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six tricks; the talon stays closed</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six tricks; the talon stays closed; 10 from each opponent, or to each</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skat</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skat or Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skat: the two cards that are dealt to nobody.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slovakia</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest multiplier that covers the bid of {bid}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo Tout</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo Tout in {suit}</source>
        <extracomment>table_words/schafkopf_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo in {suit}</source>
        <extracomment>table_words/schafkopf_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo: one plays alone, with a trump suit of one&apos;s choice.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>desktop/pages/first_strip.py desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds need the extra package PySide6-Addons, which is not installed.</source>
        <extracomment>desktop/sounds.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <extracomment>desktop/pages/card_plate.py desktop/pages/tradition.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay or drop out</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Stay: at least %n trick(s)</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stock</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suit colors</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switzerland</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the Skat</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the chosen deals out of the history and the statistics</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taker</source>
        <extracomment>table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talon</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>desktop/pages/first_strip.py desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Null game is over: no card follows</source>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Skat</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Skat as dealt</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tout is lost and the deal over: no card follows</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tout lost a trick, which ends the deal</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The aim is reached in {share} of 100 possible deals.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auction is not over: bid or pass</source>
        <extracomment>games/schafkopf.py games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auction is not over: nothing is laid away yet</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auction is not over: trump is not named yet</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auction is over: a card must be played now</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auction is over: no bid follows</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auction is over: nothing can be called any more</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The called suit, {suit}, is led for the first time: {ace} must be played</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are being played: a card must be played now</source>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract stands without the talon, and so it counts more.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal in this report is cut short or damaged.</source>
        <extracomment>pasted.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is finished: no action follows</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is kept.</source>
        <extracomment>desktop/past.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over: nothing is hidden any more.</source>
        <extracomment>desktop/table/aid.py desktop/table/odds_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal was thrown in: no action follows</source>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer first takes the Skat or plays Hand</source>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer must declare a contract now</source>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer took a trick, which ends a Null at once</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer, {turn}, is to act</source>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The earlier speaker holds {standing} or passes and bids no number</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first number is 1, not {number}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on, but it cannot be saved: {reason}</source>
        <extracomment>desktop/past.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand holds none of the suit led: one of these trumps must be played: {must}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand holds none of the suit led: {must} must be played</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hearing seat answers {value} with hold or pass and names no value</source>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history could not be read: {reason}.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The invitation has been decided already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last trick decides</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last trick is yours, whatever the others hold.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marriage brings its points at once.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The odds could not be counted.</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The odds of hidden cards are switched off in the settings.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other seat has 33 card points or more</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other seat has fewer than 33 card points</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other seat has no trick</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot is empty: everyone contributes {n} points</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is not certain while cards are drawn from the stock</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is not certain: it depends on how the cards lie</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is not certain: this trick may go to somebody else</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is not certain: {card} can still be beaten, by {cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is not certain: {card} can still be trumped</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules cannot be shown: {reason}</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same cards again from the start; the deal is marked as repeated</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same key as “{command}”</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seat that closed did not reach 66</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seat that closed lost; the other one had a trick when it closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seat that closed lost; the other one had no trick when it closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seat that closed was beaten to 66</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second seat beats a lead of the taker with its lowest card that can: {must}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setting {key} had an impossible value; the usual one is used.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as {aside}.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be written to {file}.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings in {file} could not be read.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is closed: nothing can be exchanged any more</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is exhausted</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is exhausted: nothing can be exchanged any more</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is exhausted: there is nothing left to close</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The taker chose to announce nothing</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The taker held {aces}: no aces is announced only if there was none before the discard either</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The talon</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The talon as dealt</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick goes to the other side: as little as possible is given.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick goes to the own side: points are added.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick goes to {seat}</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is lost anyway: the card needed least goes.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is yours</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tricks this seat answers for are likely enough.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tricks this seat would answer for are not in these cards.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turned-up trump is worth more than the Jack.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two cards of the talon make the contract safer.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Game in hearts: without the talon hearts are called as Hearts</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no bid to hold: the speaking seat bids or passes</source>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no number to hold</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sound device.</source>
        <extracomment>desktop/sounds.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such action in this game: {text}</source>
        <extracomment>games/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing here: a deal is a game with a number, a deal code or a record.</source>
        <extracomment>pasted.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards are good enough to play for this.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards are too weak to play for this.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards cannot be used: {reason}</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules are not translated yet; here they are in English.</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These two cards would fall to the opponents; put away they count for this seat.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third back</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This brings the best score on average over the deals that are still possible.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This contract promises the best score with these cards.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal cannot be gone on with: {reason}</source>
        <extracomment>desktop/past.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal code does not hold: {reason}</source>
        <extracomment>pasted.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file holds no text and so no deal.</source>
        <extracomment>pasted.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no deal: neither a game with a number, nor a deal code, nor a record.</source>
        <extracomment>pasted.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the only card that may be played</source>
        <extracomment>table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the only thing the rules allow here.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is too much to be a deal: more than a million letters.</source>
        <extracomment>pasted.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This reaches the aim however the hidden cards lie.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This reaches the aim in most of the deals that are still possible.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those of the language</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw in</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To call {suit} one of these must be in the hand: {needed}</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together both opponents can reach four tricks.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tout: every trick has to be won.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tr&amp;ump Order</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traditional</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translated</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number}: {seat}, with {card}</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks of the other seat when the stock was closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump has been named already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump marriage in {suit}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump number {number} of {count}</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump {suit}</source>
        <extracomment>table_words/help_words.py table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps from high to low</source>
        <extracomment>desktop/table/help_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>desktop/past.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying what the others may hold…</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards must be laid away before trump is named</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards were laid away already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards were laid away already</source>
        <comment>Skat</comment>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two different cards must be laid away</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two different cards must be laid away</source>
        <comment>Skat</comment>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tricks alone are safer than four together.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unter: the lower court card, next below the Ober.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual back</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual cards</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual key</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py table_words/skat_values.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value at least the bid? {value} for {bid}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of the game</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wenz</source>
        <extracomment>table_words/schafkopf.py table_words/schafkopf_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wenz Tout</source>
        <extracomment>table_words/schafkopf.py table_words/schafkopf_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wenz: only the four Unter are trumps.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can I bid?</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is known</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever is played now, the score stays the same.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wikipedia ({language})</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win tricks and declare marriages to reach 66 card points first.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>With %n matador(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>With a suit gone, its high cards can be taken with trumps.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With fewer than four {suit} in hand the holder of {ace} may lead no other of them</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the stock closed these cards reach sixty-six.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the talon</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Without %n matador(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Without the talon, at the first opportunity only</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won at once: all four Ober and all four Unter</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won {score}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won: counts once</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the records of the chosen deals to a file, one a line</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, {value}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and {seat} lost the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and {seat} won the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are the declarer at {bid}: take the Skat or play Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are the partner</source>
        <extracomment>table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are the taker: name the trump suit</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no ace: do you announce it?</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lost your game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must reach 66 without drawing</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stay alone: do you invite {seat}?</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You won %n game point(s)</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You won your game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card points</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn. {prompt} Trick: {trick}. You can play: {cards}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: bid more than {contract}, or pass</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: bid more than {value}, or pass</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: bid or pass</source>
        <extracomment>table_words/schafkopf.py table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: call more than {contract}, or pass</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: call or pass</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose %n card(s) to lay away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose %n card(s) to lay away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: lead a card</source>
        <extracomment>table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lead a card, or declare a marriage</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: {card} was led</source>
        <extracomment>table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>announces nothing</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closes the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal without a number</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drops out</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchanges the trump card</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fault</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invites</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lays two cards away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lays two cards away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marriage in {suit}, leads {card}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <comment>a test is not met</comment>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no aces</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody closed</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody played</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number {number}</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number {number}, trump {suit}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opponent closed</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>table_words/preference_terms.py table_words/schafkopf_terms.py table_words/skat_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays Hand</source>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays alone</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeated</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the Skat</source>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pot</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trump {suit}</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until I click</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with help</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {n}</source>
        <extracomment>table_words/skat.py table_words/skat_values.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {n}, game {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {n}, game, Hand {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {n}, game, Hand, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {n}, game, Hand, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {n}, game, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {n}, game, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without {n}</source>
        <extracomment>table_words/skat.py table_words/skat_values.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without {n}, game {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without {n}, game, Hand {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without {n}, game, Hand, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without {n}, game, Hand, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without {n}, game, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without {n}, game, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a test is met</comment>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <comment>holds a bid</comment>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you closed</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ace} is in the hand and cannot be called</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bid}</source>
        <extracomment>table_words/skat.py table_words/skat_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bid} is no higher than {standing}, which stands</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bid} is not one of the bid values</source>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is not in the hand</source>
        <extracomment>games/preference_refusals.py games/schafkopf.py games/schnapsen.py games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is not in the hand, and the talon stays closed</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} was laid away and is not played</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, not playable: {reason}, rule {rule}</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, playable</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, with the marriage</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {place}: {share} per cent</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{closer} closed the stock already</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{contract} Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{contract} cannot be held: hold is for numbers</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{contract} is worth {worth} here and the bid is {bid}: a Null must be worth the bid</source>
        <extracomment>games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{contract} outranks every number</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{declarer} against all</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{declarer} against {first} and {second}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{declarer} and the holder of {card} against the others</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{declarer} and {partner} against {first} and {second}</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, {deal}, {date}: {contract}, {result}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, {deal}, {date}: {contract}, {result}, {marks}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n card point(s)</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: called {names}</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: laid aside</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: tricks count, not cards</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{jack} lies under the stock itself: nothing can be exchanged for it</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key}, key of “{command}”</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{language}, {share} translated</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} to {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{led} was led and its suit must be followed: {must}</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{led} was led and must be beaten in its suit: {must}</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{led} was led and the hand holds none of its suit: a trump must be played: {must}</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {place}, {country}, {cards}, games: {games}</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} {suit}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pattern} · {period}</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} to {payee}</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{payer} to {payee}: %n trick(s)</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{payer} to {payee}: fewer than four tricks together with the guest</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} to {payee}: fewer than six tricks</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} to {payee}: fewer than two tricks</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} to {payee}: four aces</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} to {payee}: no aces announced</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} to {payee}: the contract</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} to {payee}: the contract Hearts</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n card(s)</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{prompt} Trick: {trick}. Your cards: {cards}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} and {partner} lost the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} and {partner} won the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} closed the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} decided already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} dropped out and got no invitation</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is to decide</source>
        <extracomment>table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is to play</source>
        <extracomment>table_words/base.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is to speak</source>
        <extracomment>table_words/preference.py table_words/schafkopf.py table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} lost the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} passed: a pass is final</source>
        <extracomment>games/preference_refusals.py games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} spoke already: each seat speaks once</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{seat} won %n game point(s)</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} won the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} {score}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{seat}, %n card(s)</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}, open: {cards}</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: the player chose what is not allowed ({reason}); a simple one plays on</source>
        <extracomment>controller.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: the player did not answer in time; a simple one plays on</source>
        <extracomment>controller.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: the player failed ({reason}); a simple one plays on</source>
        <extracomment>controller.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: {card}</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: {said}</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} of 100</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n deal(s)</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{speaker} bids {value}: do you hold it?</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit}</source>
        <extracomment>table_words/preference.py table_words/skat_terms.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit} are too low to be trump after a bid of {number}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit} were led: one of these must be played: {must}</source>
        <extracomment>games/preference_refusals.py games/schafkopf.py games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit} were led: {must} must be played</source>
        <extracomment>games/preference_refusals.py games/schafkopf.py games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{taker} against {defender}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{taker} against {first} and {second}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{taker} against {host} with {guest} as guest</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn} decides first</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn} is to act</source>
        <extracomment>games/preference_refusals.py games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn} is to play</source>
        <extracomment>games/preference_refusals.py games/schafkopf.py games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn} is to speak</source>
        <extracomment>games/preference_refusals.py games/schafkopf.py games/skat.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn} won the trick and leads</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}, who did not deal, leads to the first trick</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}, expected</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} ± {spread}</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} reached {points} card points: the deal is over</source>
        <extracomment>games/schnapsen.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winning} can be beaten: one of these must be played: {must}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winning} can be beaten: {must} must be played</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}, you know: {cards}</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}: press again</source>
        <extracomment>desktop/table/prompt.py</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
