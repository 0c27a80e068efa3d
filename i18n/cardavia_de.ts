<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Cardavia</name>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>%n Karte im Talon</numerusform>
            <numerusform>%n Karten im Talon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>noch %n Karte im Talon</numerusform>
            <numerusform>noch %n Karten im Talon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) copied.</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>
            <numerusform>%n Spiel kopiert.</numerusform>
            <numerusform>%n Spiele kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) deleted.</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>
            <numerusform>%n Spiel gelöscht.</numerusform>
            <numerusform>%n Spiele gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of a newer Cardavia cannot be shown in the history.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>
            <numerusform>%n Spiel des Verlaufs stammt von einem neueren Cardavia und wird nicht gezeigt.</numerusform>
            <numerusform>%n Spiele des Verlaufs stammen von einem neueren Cardavia und werden nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of the history could not be read and went into {name}.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>
            <numerusform>%n Spiel des Verlaufs ließ sich nicht lesen und liegt nun in {name}.</numerusform>
            <numerusform>%n Spiele des Verlaufs ließen sich nicht lesen und liegen nun in {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of the history could not be read.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>
            <numerusform>%n Spiel des Verlaufs ließ sich nicht lesen.</numerusform>
            <numerusform>%n Spiele des Verlaufs ließen sich nicht lesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) written to {file}.</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>
            <numerusform>%n Spiel in {file} geschrieben.</numerusform>
            <numerusform>%n Spiele in {file} geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), {won} won</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>
            <numerusform>%n Spiel, {won} gewonnen</numerusform>
            <numerusform>%n Spiele, {won} gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of yours judged: average loss {loss}, mistakes {mistakes}</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>
            <numerusform>%n eigene Entscheidung beurteilt: mittlerer Verlust {loss}, Fehler {mistakes}</numerusform>
            <numerusform>%n eigene Entscheidungen beurteilt: mittlerer Verlust {loss}, Fehler {mistakes}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s) of the declarer&apos;s side</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>
            <numerusform>%n Laufender der Spielerpartei</numerusform>
            <numerusform>%n Laufende der Spielerpartei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s) of the other side</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>
            <numerusform>%n Laufender der Gegenpartei</numerusform>
            <numerusform>%n Laufende der Gegenpartei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) for the declarer</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>
            <numerusform>%n Stich für den Alleinspieler</numerusform>
            <numerusform>%n Stiche für den Alleinspieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) for the taker</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>%n Stich für den Alleinspieler</numerusform>
            <numerusform>%n Stiche für den Alleinspieler</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Cardavia</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Über &amp;Cardavia</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Claim the Rest</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>R&amp;est ansagen</translation>
    </message>
    <message>
        <source>&amp;Copy Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Spiel &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy Report</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Bericht kopieren</translation>
    </message>
    <message>
        <source>&amp;Deal by Number…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Spiel nach Nummer …</translation>
    </message>
    <message>
        <source>&amp;Fair Play</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Fair Play</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Spiele</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Larger Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Größere Karten</translation>
    </message>
    <message>
        <source>&amp;Last Trick</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>&amp;Leave Table</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Tisch ver&amp;lassen</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Ton &amp;aus</translation>
    </message>
    <message>
        <source>&amp;My Mistakes</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Meine Fehler</translation>
    </message>
    <message>
        <source>&amp;New Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Normal Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Normale Karten</translation>
    </message>
    <message>
        <source>&amp;Odds of Hidden Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>W&amp;ahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>&amp;Open Record…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Aufzeichnung ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Paste Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Spiel &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Repeat Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Spiel &amp;wiederholen</translation>
    </message>
    <message>
        <source>&amp;Rules of This Game</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>&amp;Save Record As…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Aufzeichnung s&amp;peichern unter …</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Smaller Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Kleinere Karten</translation>
    </message>
    <message>
        <source>&amp;Sort Hand</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Karten &amp;sortieren</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>10 from each opponent if you make six tricks, 10 to each if not</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>10 von jedem Gegner bei sechs Stichen, sonst 10 an jeden</translation>
    </message>
    <message>
        <source>2 players · You vs AI · Seven-point match</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>2 Spieler · Du gegen den Computer · Partie auf sieben Punkte</translation>
    </message>
    <message>
        <source>3 players · You and two AI · One deal</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>3 Spieler · Du und zwei Computer · Ein Spiel</translation>
    </message>
    <message>
        <source>3 players · You and two AI · Pot and balances</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>3 Spieler · Du und zwei Computer · Topf und Kontostände</translation>
    </message>
    <message>
        <source>4 players · You and three AI · Points each deal</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>4 Spieler · Du und drei Computer · Punkte für jedes Spiel</translation>
    </message>
    <message>
        <source>61 of 120 card points for the declarer&apos;s side? {points}</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>61 von 120 Augen für die Spielerpartei? {points}</translation>
    </message>
    <message>
        <source>61 of 120 card points? {points}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>61 von 120 Augen? {points}</translation>
    </message>
    <message>
        <source>61 points alone</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>61 Augen allein</translation>
    </message>
    <message>
        <source>61 points alone; only the Unter are trumps</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>61 Augen allein; nur die Unter sind Trumpf</translation>
    </message>
    <message>
        <source>61 points and worth at least {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>61 Augen und Spielwert mindestens {bid}</translation>
    </message>
    <message>
        <source>61 points and worth at least {bid}: now {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>61 Augen und Spielwert mindestens {bid}: jetzt {value}</translation>
    </message>
    <message>
        <source>61 points with the partner who holds the called ace</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>61 Augen mit dem Partner, der das gerufene Ass hat</translation>
    </message>
    <message>
        <source>66 card points</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>66 Augen</translation>
    </message>
    <message>
        <source>66 card points? {points}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>66 Augen? {points}</translation>
    </message>
    <message>
        <source>66 reached</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>66 erreicht</translation>
    </message>
    <message>
        <source>A Game must be in a higher suit than {contract}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Ein Spiel ohne Talon muss in einer höheren Farbe sein als {contract}</translation>
    </message>
    <message>
        <source>A Game or Hearts can be called at the first chance only</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Ohne Talon kann man nur bei der ersten Wortmeldung bieten</translation>
    </message>
    <message>
        <source>A Hand game was chosen: the Skat stays closed</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Ein Handspiel ist gewählt: Der Skat bleibt verdeckt</translation>
    </message>
    <message>
        <source>A bid must be higher than {standing}; {bid} is not</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Ein Gebot muss höher sein als {standing}; {bid} ist es nicht</translation>
    </message>
    <message>
        <source>A bid must be higher than {value}; {bid} is not</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Ein Gebot muss höher sein als {value}; {bid} ist es nicht</translation>
    </message>
    <message>
        <source>A card must be played now</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Jetzt muss eine Karte gespielt werden</translation>
    </message>
    <message>
        <source>A card was led: {turn} is to follow</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Es ist ausgespielt: {turn} muss zugeben</translation>
    </message>
    <message>
        <source>A deal can be reviewed when it is over.</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>Ein Spiel lässt sich analysieren, wenn es zu Ende ist.</translation>
    </message>
    <message>
        <source>A full trick stays</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Ein voller Stich bleibt liegen</translation>
    </message>
    <message>
        <source>A little was given away.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Ein wenig wurde verschenkt.</translation>
    </message>
    <message>
        <source>A look back. A click on the table or Escape shows the result again.</source>
        <extracomment>desktop/table/page.py</extracomment>
        <translation>Ein Blick zurück. Ein Klick auf den Tisch oder Esc zeigt wieder das Ergebnis.</translation>
    </message>
    <message>
        <source>A marriage is led with a King or a Queen; {card} is neither</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Ein Paar wird mit König oder Dame ausgespielt; {card} ist keins von beiden</translation>
    </message>
    <message>
        <source>A marriage needs King and Queen of one suit in the hand; missing: {missing}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Zu einem Paar gehören König und Dame einer Farbe auf der Hand; es fehlt: {missing}</translation>
    </message>
    <message>
        <source>A number is 1, 2, 3 or 4; {number} is not</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Eine Zahl ist 1, 2, 3 oder 4; {number} ist keine</translation>
    </message>
    <message>
        <source>A pass is final: this seat is out of the auction</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Gepasst ist gepasst: Dieser Platz bietet nicht mehr mit</translation>
    </message>
    <message>
        <source>A saved deal could not be read and was set aside as {name}.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>Ein gespeichertes Spiel ließ sich nicht lesen und heißt jetzt {name}.</translation>
    </message>
    <message>
        <source>A saved deal could not be read: {file} ({reason}).</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>Ein gespeichertes Spiel ließ sich nicht lesen: {file} ({reason}).</translation>
    </message>
    <message>
        <source>A second click confirms a play</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Ein zweiter Klick bestätigt die Karte</translation>
    </message>
    <message>
        <source>A trump was led: one of these must be played: {must}</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>Trumpf ist ausgespielt: Eine davon muss zugegeben werden: {must}</translation>
    </message>
    <message>
        <source>A trump was led: {must} must be played</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>Trumpf ist ausgespielt: {must} muss zugegeben werden</translation>
    </message>
    <message>
        <source>Access</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Barrierefreiheit</translation>
    </message>
    <message>
        <source>Action {place} ({action}, seat {seat}) is against rule {rule}: {reason}</source>
        <extracomment>pasted.py</extracomment>
        <translation>Aktion {place} ({action}, Platz {seat}) verstößt gegen Regel {rule}: {reason}</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>After</source>
        <comment>an action</comment>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>Nach</translation>
    </message>
    <message>
        <source>After 3 seconds</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Nach 3 Sekunden</translation>
    </message>
    <message>
        <source>After a refused card</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Nach einer abgelehnten Karte</translation>
    </message>
    <message>
        <source>After {standing} only {next} can be bid, not {number}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Nach {standing} kann nur {next} geboten werden, nicht {number}</translation>
    </message>
    <message>
        <source>Aim reached</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>Ziel erreicht</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>All %n remaining trick(s) are yours, whatever the others hold: {cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>
            <numerusform>Noch %n Stich, und er gehört dir, was die anderen auch haben: {cards}</numerusform>
            <numerusform>Alle %n übrigen Stiche gehören dir, was die anderen auch haben: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>All Obers, all Unters and {suit} are trumps; every trick must be won, alone</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Alle Ober, alle Unter und {suit} sind Trumpf; jeder Stich muss gewonnen werden, allein</translation>
    </message>
    <message>
        <source>All Obers, all Unters and {suit} are trumps; plays alone</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Alle Ober, alle Unter und {suit} sind Trumpf; spielt allein</translation>
    </message>
    <message>
        <source>All R&amp;ules</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Alle R&amp;egeln</translation>
    </message>
    <message>
        <source>All cards are known: this was worked out to the end.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Alle Karten sind bekannt: Das ist bis zum Ende ausgerechnet.</translation>
    </message>
    <message>
        <source>All cards have been played: the deal is over</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Alle Karten sind gespielt: Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>All commands with their keys, which can be changed</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Alle Befehle mit ihren Tasten, die sich ändern lassen</translation>
    </message>
    <message>
        <source>All deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All decisions</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Alle Entscheidungen</translation>
    </message>
    <message>
        <source>All eight tricks alone</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Alle acht Stiche allein</translation>
    </message>
    <message>
        <source>All eight tricks alone; only the Unter are trumps</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Alle acht Stiche allein; nur die Unter sind Trumpf</translation>
    </message>
    <message numerus="yes">
        <source>All eight tricks for the declarer? %n trick(s)</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>
            <numerusform>Alle acht Stiche für den Spieler? %n Stich</numerusform>
            <numerusform>Alle acht Stiche für den Spieler? %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>All eight tricks have been played: no action follows</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Alle acht Stiche sind gespielt: Es folgt nichts mehr</translation>
    </message>
    <message>
        <source>All files</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>All four seats passed: the deal is over</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Alle vier haben gepasst: Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Alle Kartenspiele</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Alle Fehler</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>All settings</source>
        <extracomment>desktop/pages/first_strip.py</extracomment>
        <translation>Alle Einstellungen</translation>
    </message>
    <message>
        <source>All ten tricks have been played: no action follows</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Alle zehn Stiche sind gespielt: Es folgt nichts mehr</translation>
    </message>
    <message>
        <source>All tricks are shown after the deal; during it, L shows the last one.</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Alle Stiche werden nach dem Spiel gezeigt; währenddessen zeigt L den letzten.</translation>
    </message>
    <message>
        <source>All usual keys</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Alle Tasten zurücksetzen</translation>
    </message>
    <message>
        <source>Alone</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Alone in the auction forehand may bid 18 or pass, nothing else</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Wer allein übrig ist, kann als Vorhand nur 18 reizen oder passen</translation>
    </message>
    <message>
        <source>Also called {names}</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>Auch {names} genannt</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Immer</translation>
    </message>
    <message>
        <source>An invitation is binding: the guest plays</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Eine Einladung bindet: Der Gast spielt mit</translation>
    </message>
    <message>
        <source>An old rule of thumb says so; nothing was calculated.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Eine alte Faustregel sagt es so; gerechnet wurde nichts.</translation>
    </message>
    <message>
        <source>Announce nothing</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Nichts ansagen</translation>
    </message>
    <message>
        <source>Announcement</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Announcements</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Vorlesen</translation>
    </message>
    <message numerus="yes">
        <source>Another deal, %n card(s) elsewhere: another choice</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>
            <numerusform>Andere Verteilung, %n Karte liegt anders: andere Wahl</numerusform>
            <numerusform>Andere Verteilung, %n Karten liegen anders: andere Wahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another deal, %n card(s) elsewhere: the same choice</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>
            <numerusform>Andere Verteilung, %n Karte liegt anders: dieselbe Wahl</numerusform>
            <numerusform>Andere Verteilung, %n Karten liegen anders: dieselbe Wahl</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program chose this.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Das hat ein anderes Programm gewählt.</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>As I saw it</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Wie ich es sah</translation>
    </message>
    <message>
        <source>As a curve</source>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>Als Kurve</translation>
    </message>
    <message>
        <source>As a table</source>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>desktop/settings_groups.py desktop/window_menus.py</extracomment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>System ({language})</translation>
    </message>
    <message>
        <source>Asked again with all the time it wants, the player would choose otherwise now.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Noch einmal und ohne Zeitgrenze gefragt, würde der Spieler jetzt anders wählen.</translation>
    </message>
    <message>
        <source>Asking again…</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Es wird noch einmal gefragt …</translation>
    </message>
    <message numerus="yes">
        <source>At least %n trick(s) of your own</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>Mindestens %n eigener Stich</numerusform>
            <numerusform>Mindestens %n eigene Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n trick(s) together, for which you answer</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>Zusammen mindestens %n Stich, für den du einstehst</numerusform>
            <numerusform>Zusammen mindestens %n Stiche, für die du einstehst</numerusform>
        </translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>Schafkopf</comment>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Austria</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Österreich</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Average loss</source>
        <extracomment>desktop/pages/review_statistics.py</extracomment>
        <translation>Mittlerer Verlust</translation>
    </message>
    <message>
        <source>Average score</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>desktop/header.py</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back of {cards}</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Rückseite: {cards}</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <extracomment>desktop/header.py</extracomment>
        <translation>Zurück zur vorigen Seite</translation>
    </message>
    <message>
        <source>Back to this moment, to play something else</source>
        <extracomment>desktop/review/detail.py desktop/review/mistakes_page.py</extracomment>
        <translation>Zurück zu diesem Augenblick, um etwas anderes zu spielen</translation>
    </message>
    <message>
        <source>Base value</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py</extracomment>
        <translation>Grundwert</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Before the lead the taker announces no aces, or nothing</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Vor dem Ausspiel sagt der Alleinspieler „ohne Ass“ an, oder nichts</translation>
    </message>
    <message>
        <source>Before {suit} have been led, {ace} may not be discarded while another card is held</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Bevor {suit} ausgespielt ist, darf {ace} nicht abgeworfen werden, solange eine andere Karte da ist</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Better than before. Best would have been: {deed}</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Besser als zuvor. Am besten wäre gewesen: {deed}</translation>
    </message>
    <message>
        <source>Better: {deed}</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Besser: {deed}</translation>
    </message>
    <message>
        <source>Bid for the talon, name trump and take six tricks against two defenders.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Biete um den Talon, nenne Trumpf und mach sechs Stiche gegen zwei Gegenspieler.</translation>
    </message>
    <message>
        <source>Bid to declare a suit, Grand or Null and face two defenders who play together.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Reize um Farbspiel, Grand oder Null und spiele gegen zwei, die zusammenhalten.</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Gereizt {bid}</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value} as your hand lies: the Skat may lower it</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Gereizt {bid}, nach deinen Karten {value} wert: Der Skat kann das mindern</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}: lost</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Gereizt {bid}, wert {value}: verloren</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}: lost unless Schneider</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Gereizt {bid}, wert {value}: verloren, außer mit Schneider</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}: lost unless Schwarz</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Gereizt {bid}, wert {value}: verloren, außer mit Schwarz</translation>
    </message>
    <message>
        <source>Bidding on would cost more than the contract can bring.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Weiter zu bieten kostet mehr, als das Spiel bringen kann.</translation>
    </message>
    <message>
        <source>Bids no further</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Bietet nicht weiter</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <source>Both opponents dropped out: the taker is credited with all ten tricks</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>Beide Gegner bleiben zu Hause: Dem Alleinspieler werden alle zehn Stiche gutgeschrieben</translation>
    </message>
    <message>
        <source>Both opponents stay: there is nobody to invite</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Beide Gegner gehen mit: Niemand ist einzuladen</translation>
    </message>
    <message>
        <source>Both others passed: take 18 or throw in</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Die beiden anderen haben gepasst: 18 spielen oder einpassen</translation>
    </message>
    <message>
        <source>Brief</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Knapp</translation>
    </message>
    <message>
        <source>Bube: the jack.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Bube: die Bildkarte unter der Dame.</translation>
    </message>
    <message>
        <source>By ranks</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Nach Rang</translation>
    </message>
    <message>
        <source>By suits, high to low</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Farben, absteigend</translation>
    </message>
    <message>
        <source>By suits, low to high</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Farben, aufsteigend</translation>
    </message>
    <message>
        <source>By what could be known</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Nach dem, was man wissen konnte</translation>
    </message>
    <message>
        <source>By what could be known this was a mistake; as the cards lie, it was rewarded.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Nach dem, was man wissen konnte, war das ein Fehler; so wie die Karten liegen, wurde er belohnt.</translation>
    </message>
    <message>
        <source>C&amp;hoose Game…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>K&amp;artenspiel wählen …</translation>
    </message>
    <message>
        <source>Call an ace for a secret partner, or play Wenz or Solo alone.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Ruf ein Ass und damit einen geheimen Partner, oder spiel Wenz oder Solo allein.</translation>
    </message>
    <message>
        <source>Called ace</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Gerufenes Ass</translation>
    </message>
    <message>
        <source>Can be played now</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation>Kann jetzt gespielt werden</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Card &amp;Traditions</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>K&amp;artentraditionen</translation>
    </message>
    <message>
        <source>Card before</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>Vorige Karte</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Card points in the Skat</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Augen im Skat</translation>
    </message>
    <message>
        <source>Card points in the declarer&apos;s tricks</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Augen in den Stichen des Alleinspielers</translation>
    </message>
    <message>
        <source>Card points in tricks</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Augen in Stichen</translation>
    </message>
    <message>
        <source>Card points laid away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Gedrückte Augen</translation>
    </message>
    <message>
        <source>Card points of the declarer</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Augen des Alleinspielers</translation>
    </message>
    <message>
        <source>Card points of the declarer&apos;s side</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Augen der Spielerpartei</translation>
    </message>
    <message>
        <source>Card points of the other seat when the stock was closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Augen des anderen, als zugedreht wurde</translation>
    </message>
    <message>
        <source>Card points of the partner</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Augen des Partners</translation>
    </message>
    <message>
        <source>Card points: {seat}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Augen: {seat}</translation>
    </message>
    <message>
        <source>Card size</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Card traditions</source>
        <extracomment>desktop/pages/gallery.py desktop/pages/tradition.py</extracomment>
        <translation>Kartentraditionen</translation>
    </message>
    <message>
        <source>Cardavia ended unexpectedly the last time. What is known about it is in {file}.</source>
        <extracomment>desktop/reports.py</extracomment>
        <translation>Cardavia ist beim letzten Mal unerwartet beendet worden. Was man darüber weiß, steht in {file}.</translation>
    </message>
    <message>
        <source>Cardavia {version}: traditional Central-European card games with the traditional cards of each region.</source>
        <extracomment>desktop/help_pages.py</extracomment>
        <translation>Cardavia {version}: traditionelle mitteleuropäische Kartenspiele mit den traditionellen Karten jeder Gegend.</translation>
    </message>
    <message>
        <source>Cards can be laid down when it is your turn to play one</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Den Rest ansagen kann man, wenn man eine Karte spielen muss</translation>
    </message>
    <message>
        <source>Cards can be laid down when it is your turn to play one.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation>Den Rest ansagen kann man, wenn man eine Karte spielen muss.</translation>
    </message>
    <message>
        <source>Cards for {game}</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Karten: {game}</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>of the score</comment>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Check this deal</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Dieses Spiel prüfen</translation>
    </message>
    <message>
        <source>Choose a card, and play it at the second press</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Erst eine Karte wählen, beim zweiten Druck spielen</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Anderen Ordner wählen …</translation>
    </message>
    <message>
        <source>Chosen by lot among everything the rules allow.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Ausgelost unter allem, was die Regeln erlauben.</translation>
    </message>
    <message>
        <source>Claim the rest?</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>Den Rest ansagen?</translation>
    </message>
    <message>
        <source>Claims a game worth at least as much</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Verspricht ein Spiel, das mindestens ebenso viel wert ist</translation>
    </message>
    <message>
        <source>Claims a game worth at least {value}</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Verspricht ein Spiel, das mindestens {value} wert ist</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>desktop/deal_sheet.py desktop/overlay.py desktop/pages/card_plate.py desktop/past.py desktop/reports.py desktop/table/odds_panel.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>the stock</comment>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Zudrehen</translation>
    </message>
    <message>
        <source>Close settings</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Einstellungen schließen</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <extracomment>desktop/pages/rules_fold.py</extracomment>
        <translation>Regeln schließen</translation>
    </message>
    <message>
        <source>Close the stock</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Zudrehen</translation>
    </message>
    <message>
        <source>Close this pointer</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>Hinweis schließen</translation>
    </message>
    <message>
        <source>Closed the stock</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Hat zugedreht</translation>
    </message>
    <message>
        <source>Closing the stock</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Zudrehen</translation>
    </message>
    <message>
        <source>Club player</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Farbtemperatur</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>the review</comment>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue: {game}, deal {number}, trick {trick}</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation>Weiter: {game}, Spiel {number}, {trick}. Stich</translation>
    </message>
    <message>
        <source>Continue: {game}, trick {trick}</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation>Weiter: {game}, {trick}. Stich</translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>desktop/pages/history_model.py desktop/pages/statistics_tables.py table_words/skat.py</extracomment>
        <translation>Spielansage</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Contribution</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>Einzahlung</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy address</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy deal</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Spiel kopieren</translation>
    </message>
    <message>
        <source>Copy report</source>
        <extracomment>desktop/reports.py</extracomment>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Count the points myself</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Augen selbst zählen</translation>
    </message>
    <message>
        <source>Counting possible deals…</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation>Mögliche Verteilungen werden gezählt …</translation>
    </message>
    <message>
        <source>Czechia</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Tschechien</translation>
    </message>
    <message>
        <source>Dame: the queen.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Dame: die Bildkarte unter dem König.</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>desktop/pages/history_model.py</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Daus: the ace of German-suited cards.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Daus: das Ass der Karten mit deutschen Farben.</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>desktop/pages/history_model.py desktop/table/side_panel.py</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>the cards</comment>
        <extracomment>desktop/deal_sheet.py</extracomment>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Deal by number</source>
        <extracomment>desktop/deal_sheet.py</extracomment>
        <translation>Spiel nach Nummer</translation>
    </message>
    <message>
        <source>Deal number</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Spielnummer</translation>
    </message>
    <message>
        <source>Deal records</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Aufzeichnungen von Spielen</translation>
    </message>
    <message>
        <source>Deal records, one a line</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>Aufzeichnungen von Spielen, eine je Zeile</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>desktop/at_table.py</extracomment>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Deal {number} kept.</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Spiel {number} ist gesichert.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>desktop/pages/history.py desktop/pages/review_statistics.py desktop/pages/statistics_tables.py</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Deals of this game will be counted here.</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>Hier werden die Spiele gezählt.</translation>
    </message>
    <message>
        <source>Deals set apart</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Gesondert gezählte Spiele</translation>
    </message>
    <message>
        <source>Deals that count</source>
        <extracomment>desktop/pages/history.py desktop/pages/statistics_tables.py</extracomment>
        <translation>Gewertete Spiele</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>desktop/review/decisions.py</extracomment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>desktop/pages/review_statistics.py desktop/review/decisions.py</extracomment>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Declared and won</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Angesagt und gewonnen</translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>Declarer {declarer} and the Skat, defenders {defenders} points</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Alleinspieler mit Skat {declarer}, Gegenspieler {defenders} Augen</translation>
    </message>
    <message>
        <source>Declarer {declarer}, defenders {defenders} points</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Alleinspieler {declarer}, Gegenspieler {defenders} Augen</translation>
    </message>
    <message>
        <source>Declarer&apos;s side {own}, others {others} points</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Spielerpartei {own} zu {others}</translation>
    </message>
    <message>
        <source>Defender</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Gegenspieler</translation>
    </message>
    <message>
        <source>Defends alone and answers for two tricks</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Spielt allein dagegen und steht für zwei Stiche ein</translation>
    </message>
    <message>
        <source>Defends and answers for two tricks</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Spielt dagegen und steht für zwei Stiche ein</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Do you stay against {contract}, or drop out?</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>{contract}: Gehst du mit, oder bleibst du zu Hause?</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>desktop/pages/first_strip.py</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Double click on the name for the usual value</source>
        <extracomment>desktop/settings_rows.py</extracomment>
        <translation>Doppelklick auf den Namen stellt den üblichen Wert ein</translation>
    </message>
    <message>
        <source>Drawing: the Cardavia project, {licence}</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>Zeichnung: das Projekt Cardavia, {licence}</translation>
    </message>
    <message>
        <source>Drawn</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Drawn {score}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Unentschieden {score}</translation>
    </message>
    <message>
        <source>Drop out</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Zu Hause bleiben</translation>
    </message>
    <message>
        <source>Dropped out</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Zu Hause geblieben</translation>
    </message>
    <message>
        <source>Due</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Due now</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Jetzt fällig</translation>
    </message>
    <message>
        <source>Each computer player is told what a person on its chair would know: its own cards, what was said and played, and what lies open. Nothing else reaches it.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Jeder Computerspieler erfährt, was ein Mensch auf seinem Platz wüsste: die eigenen Karten, was gesagt und gespielt wurde und was offen liegt. Sonst erreicht ihn nichts.</translation>
    </message>
    <message>
        <source>Each suit is declared once at most; declared already: {pair}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Jede Farbe wird höchstens einmal angesagt; schon angesagt: {pair}</translation>
    </message>
    <message>
        <source>Every deal you play will be listed here.</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Hier wird jedes Spiel stehen, das du spielst.</translation>
    </message>
    <message>
        <source>Everybody passed: nothing is played</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Alle haben gepasst: Es wird nicht gespielt</translation>
    </message>
    <message>
        <source>Everybody passed: the deal is thrown in</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Alle haben gepasst: Das Spiel ist eingepasst</translation>
    </message>
    <message>
        <source>Everything has its usual value again.</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Alles hat wieder seinen üblichen Wert.</translation>
    </message>
    <message>
        <source>Everything the rules allow comes to the same here; the card needed least goes.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Alles Erlaubte bringt hier dasselbe; die entbehrlichste Karte geht.</translation>
    </message>
    <message>
        <source>Example</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Exchange trump</source>
        <extracomment>desktop/shortcuts.py table_words/schnapsen.py</extracomment>
        <translation>Trumpf austauschen</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Expected result for you, with all cards open</source>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>Erwartetes Ergebnis für dich, bei offenen Karten</translation>
    </message>
    <message>
        <source>Expected result for you: nothing is worked out yet</source>
        <extracomment>desktop/review/curve.py</extracomment>
        <translation>Erwartetes Ergebnis für dich: noch nichts berechnet</translation>
    </message>
    <message numerus="yes">
        <source>Expected result for you: {first} at the start, {last} after %n action(s)</source>
        <extracomment>desktop/review/curve.py</extracomment>
        <translation>
            <numerusform>Erwartetes Ergebnis für dich: {first} am Anfang, {last} nach %n Handlung</numerusform>
            <numerusform>Erwartetes Ergebnis für dich: {first} am Anfang, {last} nach %n Handlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Export deals</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>Spiele exportieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>F1 opens the rule for this moment.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>F1 öffnet die Regel zu diesem Augenblick.</translation>
    </message>
    <message>
        <source>Fair play</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Fair Play</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Fault</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Finished deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>First or last card</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Erste oder letzte Karte</translation>
    </message>
    <message>
        <source>First two cards must be laid away</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Zuerst müssen zwei Karten gedrückt werden</translation>
    </message>
    <message>
        <source>For a solo in {suit} one of these must be in the hand: {needed}</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Für ein Solo in {suit} muss eine davon auf der Hand sein: {needed}</translation>
    </message>
    <message>
        <source>Forehand</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>Four colors</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Vier Farben</translation>
    </message>
    <message numerus="yes">
        <source>From %n possible deal(s)</source>
        <extracomment>desktop/review/words.py table_words/help_words.py</extracomment>
        <translation>
            <numerusform>Aus %n möglichen Verteilung</numerusform>
            <numerusform>Aus %n möglichen Verteilungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From all %n possible deal(s)</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>
            <numerusform>Ausgezählt: %n mögliche Verteilung</numerusform>
            <numerusform>Ausgezählt: alle %n möglichen Verteilungen</numerusform>
        </translation>
    </message>
    <message>
        <source>From the beginning</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>Von Anfang an</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Ausführlich</translation>
    </message>
    <message>
        <source>Full rules</source>
        <extracomment>desktop/pages/rules_fold.py</extracomment>
        <translation>Vollständige Regeln</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>desktop/deal_sheet.py desktop/pages/history.py desktop/pages/history_model.py desktop/pages/statistics.py desktop/review/mistakes_page.py</extracomment>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>the first multiplier step</comment>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Game in {suit}</source>
        <extracomment>table_words/preference.py table_words/preference_terms.py</extracomment>
        <translation>Spiel ohne Talon in {suit}</translation>
    </message>
    <message>
        <source>Game points</source>
        <extracomment>table_words/help_words.py table_words/schnapsen.py</extracomment>
        <translation>Spielpunkte</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>desktop/header.py desktop/pages/games.py desktop/pages/tradition.py</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Germany</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Deutschland</translation>
    </message>
    <message>
        <source>Give “{command}” its usual key again: {key}</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>„{command}“ bekommt wieder die übliche Taste: {key}</translation>
    </message>
    <message>
        <source>Gives every setting its usual value</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Gibt jeder Einstellung ihren üblichen Wert</translation>
    </message>
    <message>
        <source>Go on with the deal where it was left</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Das Spiel dort fortsetzen, wo es verlassen wurde</translation>
    </message>
    <message>
        <source>Good</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Good, but unlucky</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Gut, aber Pech</translation>
    </message>
    <message>
        <source>Grain</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Körnung</translation>
    </message>
    <message>
        <source>Grand</source>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Grand: only the four Unter are trumps.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Grand: Nur die vier Unter sind Trumpf.</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Gast</translation>
    </message>
    <message>
        <source>H again compares what else there is</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>Noch einmal H vergleicht, was es sonst gibt</translation>
    </message>
    <message>
        <source>H shows a good move and its reason.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>H zeigt einen guten Zug und seinen Grund.</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>table_words/skat_result.py table_words/skat_values.py</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hand: played without taking the Skat.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Hand: gespielt, ohne den Skat aufzunehmen.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <extracomment>table_words/preference.py table_words/preference_terms.py</extracomment>
        <translation>Herz ohne Talon</translation>
    </message>
    <message>
        <source>Hearts are trumps in a call game: their ace cannot be called</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Im Rufspiel ist Herz Trumpf: Das Herz-Ass kann man nicht rufen</translation>
    </message>
    <message>
        <source>Hearts ended the auction: nothing can be called any more</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Herz ohne Talon hat das Bieten beendet: Es kann nichts mehr geboten werden</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Here it says whose turn it is and what you can do.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>Hier steht, wer dran ist und was du tun kannst.</translation>
    </message>
    <message>
        <source>Here you chose: {deed}. Find something better.</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Hier hast du gewählt: {deed}. Finde etwas Besseres.</translation>
    </message>
    <message>
        <source>High contrast table</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Kontrastreicher Tisch</translation>
    </message>
    <message>
        <source>Hint: {action}. {reason}</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>Tipp: {action}. {reason}</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Hints are given when it is your turn to decide.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation>Tipps gibt es, wenn du etwas zu entscheiden hast.</translation>
    </message>
    <message>
        <source>Hints are switched off in the settings.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation>Tipps sind in den Einstellungen ausgeschaltet.</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>History</source>
        <comment>of a card tradition</comment>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Holds all Obers and Unters and wins at once</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Hat alle Ober und Unter und gewinnt sofort</translation>
    </message>
    <message>
        <source>Holds no ace: 10 more from each opponent, or to each if the game is lost</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Hat kein Ass: 10 mehr von jedem Gegner, oder an jeden, wenn das Spiel verloren geht</translation>
    </message>
    <message numerus="yes">
        <source>Host: %n tricks together</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>
            <numerusform>Gastgeber: zusammen %n Stich</numerusform>
            <numerusform>Gastgeber: zusammen %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Hungary</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Ungarn</translation>
    </message>
    <message>
        <source>In a Game and in Hearts nothing is taken and nothing laid away</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Ohne Talon wird nichts aufgenommen und nichts abgelegt</translation>
    </message>
    <message>
        <source>In a Game and in Hearts the trump is the suit of the call</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Ohne Talon ist die gebotene Farbe Trumpf</translation>
    </message>
    <message>
        <source>In a Hand game nothing is laid away: the Skat stays closed</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Im Handspiel wird nichts gedrückt: Der Skat bleibt verdeckt</translation>
    </message>
    <message>
        <source>In the games</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>In den Spielen</translation>
    </message>
    <message>
        <source>In the pot before the deal</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>Im Topf vor dem Spiel</translation>
    </message>
    <message>
        <source>In this drawing</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>In dieser Zeichnung</translation>
    </message>
    <message>
        <source>In this suit the contract would be most in danger.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>In dieser Farbe wäre das Spiel am meisten gefährdet.</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>Index badges</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Eckzeichen</translation>
    </message>
    <message>
        <source>Index letters</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Eckbuchstaben</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Einladung</translation>
    </message>
    <message>
        <source>Invite</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Einladen</translation>
    </message>
    <message>
        <source>It draws the opponents&apos; trumps.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Es zieht den Gegnern die Trümpfe.</translation>
    </message>
    <message>
        <source>It leads the called suit, so that the partner shows.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Es sucht: Die Ruffarbe wird ausgespielt, damit sich der Partner zeigt.</translation>
    </message>
    <message>
        <source>It makes the sixty-one points safe.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Es sichert die 61 Augen.</translation>
    </message>
    <message>
        <source>It stays below the trick, which this seat must not win.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Es bleibt unter dem Stich, den dieser Platz nicht machen darf.</translation>
    </message>
    <message>
        <source>It takes trumps out of the other hands.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Es holt Trümpfe aus den anderen Händen.</translation>
    </message>
    <message>
        <source>It wins the trick with the cheapest card that does.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Es macht den Stich mit der billigsten Karte, die das kann.</translation>
    </message>
    <message>
        <source>It wins the trick.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Es macht den Stich.</translation>
    </message>
    <message>
        <source>Italy</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Italien</translation>
    </message>
    <message>
        <source>Judgement</source>
        <extracomment>desktop/review/decisions.py</extracomment>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>K D B and K O U</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>K D B und K O U</translation>
    </message>
    <message>
        <source>K Q J and K O U</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>K Q J und K O U</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Tastenkürzel …</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>König: the king.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>König: die höchste Bildkarte.</translation>
    </message>
    <message>
        <source>L shows the last trick once more.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>L zeigt den letzten Stich noch einmal.</translation>
    </message>
    <message>
        <source>Laid away</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Abgelegt</translation>
    </message>
    <message>
        <source>Laid away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py table_words/preference_result.py</extracomment>
        <translation>Abgelegt</translation>
    </message>
    <message>
        <source>Laid away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py table_words/skat_result.py</extracomment>
        <translation>Abgelegt</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Sprache des Programms</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Lay away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Lay away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Drücken</translation>
    </message>
    <message>
        <source>Lay away or take back, or go to the buttons</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Ablegen oder zurücknehmen, oder zu den Knöpfen</translation>
    </message>
    <message>
        <source>Lay away {cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>{cards} ablegen</translation>
    </message>
    <message>
        <source>Lay down</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Lay the two cards away, or choose others</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Leg die beiden Karten ab oder wähle andere</translation>
    </message>
    <message>
        <source>Lay the two cards away, or choose others</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Drück die beiden Karten oder wähle andere</translation>
    </message>
    <message>
        <source>Laying away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Laying away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Drücken</translation>
    </message>
    <message>
        <source>Lays the cards aside for this deal</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Legt die Karten für dieses Spiel beiseite</translation>
    </message>
    <message>
        <source>Leads first</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Spielt zuerst aus</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <extracomment>desktop/header.py</extracomment>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Leaves the auction</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Bietet nicht mehr mit</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>desktop/settings_groups.py table_words/builder.py</extracomment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Let go of what is open</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Schließen, was offen ist</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: this is no record.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Zeile {line}, Spalte {column}: Das ist keine Aufzeichnung.</translation>
    </message>
    <message>
        <source>Line {line}: this is no record ({reason}).</source>
        <extracomment>pasted.py</extracomment>
        <translation>Zeile {line}: Das ist keine Aufzeichnung ({reason}).</translation>
    </message>
    <message>
        <source>List points</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Listenpunkte</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Looking for the best…</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>Der beste Zug wird gesucht …</translation>
    </message>
    <message>
        <source>Loss</source>
        <comment>of a decision</comment>
        <extracomment>desktop/review/decisions.py desktop/review/mistakes_page.py</extracomment>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Lost by overbidding: bid {bid}, worth {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Überreizt, also verloren: gereizt {bid}, Spielwert {value}</translation>
    </message>
    <message>
        <source>Lost deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Verlorene Spiele</translation>
    </message>
    <message>
        <source>Lost {score}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Verloren {score}</translation>
    </message>
    <message>
        <source>Lost: counts twice against the declarer</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Verloren: zählt doppelt gegen den Alleinspieler</translation>
    </message>
    <message>
        <source>Lowest bid, or yes</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Niedrigstes Gebot, oder Ja</translation>
    </message>
    <message>
        <source>Lucky</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Makes the other opponent play: four tricks together</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Lässt auch den anderen Gegner spielen: zusammen vier Stiche</translation>
    </message>
    <message>
        <source>Marked deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Spiele mit Vermerk</translation>
    </message>
    <message>
        <source>Marks</source>
        <extracomment>desktop/pages/history_model.py</extracomment>
        <translation>Vermerk</translation>
    </message>
    <message>
        <source>Marriage in {suit}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Paar in {suit}</translation>
    </message>
    <message>
        <source>Marriage in {suit}: no trick was won, it does not count</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Paar in {suit}: Ohne Stich zählt es nicht</translation>
    </message>
    <message>
        <source>Marriage on or off</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Paar an oder aus</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Matadors</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Spitzen</translation>
    </message>
    <message>
        <source>Match {own} to {other}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Partie {own} zu {other}</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Mittelhand</translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <extracomment>desktop/pages/review_statistics.py desktop/review/mistakes_page.py</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Mistakes that reviews find are collected here, to be tried again after some days.</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Hier sammeln sich die Fehler, die Analysen finden, um sie nach einigen Tagen noch einmal zu versuchen.</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>desktop/table/prompt.py</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Bewegung und Ton</translation>
    </message>
    <message>
        <source>Move in the hand</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Von Karte zu Karte gehen</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>My Mistakes</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>Meine Fehler</translation>
    </message>
    <message>
        <source>Name of the seat on the left</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Name des linken Platzes</translation>
    </message>
    <message>
        <source>Name of the seat on the right</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Name des rechten Platzes</translation>
    </message>
    <message>
        <source>Name of the seat opposite</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Name des Platzes gegenüber</translation>
    </message>
    <message>
        <source>Name your contract for the bid of {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Nenne dein Spiel zum Reizwert {bid}</translation>
    </message>
    <message>
        <source>Names of cards</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Namen der Karten</translation>
    </message>
    <message>
        <source>Naming trump</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Trumpfwahl</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Never ask for this mistake again</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Nie wieder nach diesem Fehler fragen</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Next card</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>Nächste Karte</translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Next match</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <extracomment>desktop/review/controls.py</extracomment>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>desktop/pages/example_page.py desktop/review/controls.py</extracomment>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>No aces</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Ohne Ass</translation>
    </message>
    <message>
        <source>No aces announced</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Ohne Ass angesagt</translation>
    </message>
    <message>
        <source>No aces are announced before the first lead only</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>„Ohne Ass“ wird nur vor dem ersten Ausspiel angesagt</translation>
    </message>
    <message>
        <source>No aces are announced before the first lead, after the decisions</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>„Ohne Ass“ wird vor dem ersten Ausspiel angesagt, nach den Entscheidungen</translation>
    </message>
    <message>
        <source>No aces have been announced already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>„Ohne Ass“ ist schon angesagt</translation>
    </message>
    <message>
        <source>No card is played before the defenders have decided</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Vor der Entscheidung der Gegner wird keine Karte gespielt</translation>
    </message>
    <message>
        <source>No card that is still out beats it.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Keine Karte, die noch aussteht, ist höher.</translation>
    </message>
    <message>
        <source>No card tradition has this in its name, place or games.</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation>Keine Kartentradition hat das in Namen, Ort oder Spielen.</translation>
    </message>
    <message>
        <source>No choice</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Keine Wahl</translation>
    </message>
    <message>
        <source>No command has this in its name.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Kein Befehl heißt so.</translation>
    </message>
    <message>
        <source>No deal has been booked yet.</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Noch ist kein Spiel gewertet.</translation>
    </message>
    <message>
        <source>No deal is like that.</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>So ein Spiel gibt es nicht.</translation>
    </message>
    <message>
        <source>No font here has all letters of this language; the package {package} brings them.</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Keine Schrift hier hat alle Buchstaben dieser Sprache; das Paket {package} bringt sie mit.</translation>
    </message>
    <message>
        <source>No hint was found here.</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>Hier fand sich kein Tipp.</translation>
    </message>
    <message>
        <source>No key</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>No number can be bid above {contract}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Über {contract} kann keine Zahl geboten werden</translation>
    </message>
    <message>
        <source>No pauses</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Ohne Pausen</translation>
    </message>
    <message>
        <source>No setting has this in its name.</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Keine Einstellung heißt so.</translation>
    </message>
    <message>
        <source>No taker: the next dealer deals</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>Niemand spielt: Der nächste Geber gibt</translation>
    </message>
    <message>
        <source>No trick for the declarer</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Kein Stich für den Alleinspieler</translation>
    </message>
    <message numerus="yes">
        <source>No trick for the declarer? %n trick(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>
            <numerusform>Kein Stich für den Alleinspieler? %n Stich</numerusform>
            <numerusform>Kein Stich für den Alleinspieler? %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>No trick, with your hand open; worth {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Kein Stich, mit offenen Karten; Wert {value}</translation>
    </message>
    <message>
        <source>No trick; worth {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Kein Stich; Wert {value}</translation>
    </message>
    <message>
        <source>No trumps, the hand lies open; the declarer must not win a trick</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Ohne Trumpf, mit offenen Karten; der Alleinspieler darf keinen Stich machen</translation>
    </message>
    <message>
        <source>No trumps; the declarer must not win a trick</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Ohne Trumpf; der Alleinspieler darf keinen Stich machen</translation>
    </message>
    <message>
        <source>Nobody draws any more; the closer must reach 66</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Es wird nicht mehr gezogen; wer zugedreht hat, muss 66 erreichen</translation>
    </message>
    <message>
        <source>Nobody played</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Niemand spielte</translation>
    </message>
    <message>
        <source>Nobody reached 66: the last trick wins</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Niemand hat 66: Der letzte Stich gewinnt</translation>
    </message>
    <message>
        <source>Nobody stays or drops before contract and trump are known</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Erst wenn Spiel und Trumpf bekannt sind, wird mitgegangen oder nicht</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal pace</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Normales Tempo</translation>
    </message>
    <message>
        <source>Normal size</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Normale Größe</translation>
    </message>
    <message>
        <source>Not a trump</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation>Kein Trumpf</translation>
    </message>
    <message>
        <source>Not allowed ({rule}): {reason}</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>Nicht erlaubt ({rule}): {reason}</translation>
    </message>
    <message>
        <source>Not better than before. Better would have been: {deed}</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Nicht besser als zuvor. Besser wäre gewesen: {deed}</translation>
    </message>
    <message>
        <source>Not judged</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Nicht beurteilt</translation>
    </message>
    <message>
        <source>Not worked out yet.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Noch nicht berechnet.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Nothing better could be known here.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Etwas Besseres war hier nicht zu wissen.</translation>
    </message>
    <message>
        <source>Nothing else has a better chance.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Nichts anderes hat bessere Aussichten.</translation>
    </message>
    <message>
        <source>Nothing in this deal was yours to decide.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>In diesem Spiel hattest du nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Nothing is due now.</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Jetzt ist nichts fällig.</translation>
    </message>
    <message>
        <source>Nothing is laid away before the Skat was taken</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Gedrückt wird erst, wenn der Skat aufgenommen ist</translation>
    </message>
    <message>
        <source>Nothing is sure here: a low card keeps the high ones for later.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Sicher ist hier nichts: Eine niedrige Karte spart die hohen auf.</translation>
    </message>
    <message>
        <source>Nothing reaches the aim any more; this loses least.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Das Ziel ist nicht mehr zu erreichen; so geht am wenigsten verloren.</translation>
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
        <translation>Null ouvert</translation>
    </message>
    <message>
        <source>Null Ouvert Hand</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Null ouvert Hand</translation>
    </message>
    <message>
        <source>Null: there are no trumps, and the declarer must not win a trick.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Null: ohne Trumpf, und der Alleinspieler darf keinen Stich machen.</translation>
    </message>
    <message>
        <source>Number or deal code</source>
        <extracomment>desktop/deal_sheet.py</extracomment>
        <translation>Nummer oder Code</translation>
    </message>
    <message>
        <source>Ober: the upper court card, next below the König.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Ober: die höhere Bildkarte, gleich unter dem König.</translation>
    </message>
    <message>
        <source>Odds of hidden cards</source>
        <extracomment>desktop/settings_groups.py desktop/table/odds_panel.py</extracomment>
        <translation>Wahrscheinlichkeiten verdeckter Karten</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Offers no game</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Bietet kein Spiel</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Ein</translation>
    </message>
    <message>
        <source>One press of a number key plays</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Eine Zifferntaste spielt sofort</translation>
    </message>
    <message>
        <source>Only a defender who stays alone may invite, after both have decided</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Einladen kann nur, wer allein mitgeht, und erst nach beiden Entscheidungen</translation>
    </message>
    <message>
        <source>Only a function key or a key with Ctrl or Alt can stand here.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Hier kann nur eine Funktionstaste oder eine Taste mit Strg oder Alt stehen.</translation>
    </message>
    <message>
        <source>Only a letter from A to Z can stand here.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Hier kann nur ein Buchstabe von A bis Z stehen.</translation>
    </message>
    <message>
        <source>Only a seat that speaks before the bidder may hold</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Halten kann nur, wer vor dem Bietenden spricht</translation>
    </message>
    <message>
        <source>Only cards in the hand can be laid away; not in the hand: {card}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Ablegen kann man nur Karten von der Hand; nicht auf der Hand: {card}</translation>
    </message>
    <message>
        <source>Only cards in the hand can be laid away; not in the hand: {card}</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Drücken kann man nur Karten von der Hand; nicht auf der Hand: {card}</translation>
    </message>
    <message>
        <source>Only the Unters are trumps; every trick must be won, alone</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Nur die Unter sind Trumpf; jeder Stich muss gewonnen werden, allein</translation>
    </message>
    <message>
        <source>Only the Unters are trumps; plays alone</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Nur die Unter sind Trumpf; spielt allein</translation>
    </message>
    <message>
        <source>Only the four Jacks or Unters are trumps; 61 points win</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Trumpf sind nur die vier Buben oder Unter; 61 Augen gewinnen</translation>
    </message>
    <message>
        <source>Only the leader may close the stock, before leading</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Zudrehen kann nur, wer ausspielt, und zwar vorher</translation>
    </message>
    <message>
        <source>Only the leader may declare a marriage, by leading one of its cards</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Ein Paar ansagen kann nur, wer ausspielt, und zwar mit einer der beiden Karten</translation>
    </message>
    <message>
        <source>Only the leader may exchange the trump Jack, before leading</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Den Trumpf-Buben austauschen kann nur, wer ausspielt, und zwar vorher</translation>
    </message>
    <message>
        <source>Only the opponents of the taker stay or drop</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Nur die Gegner des Alleinspielers gehen mit oder bleiben zu Hause</translation>
    </message>
    <message>
        <source>Only the taker may announce no aces</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>„Ohne Ass“ kann nur der Alleinspieler ansagen</translation>
    </message>
    <message>
        <source>Only the taker, {turn}, lays cards away</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Nur der Alleinspieler, {turn}, legt Karten ab</translation>
    </message>
    <message>
        <source>Only the taker, {turn}, names trump</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Nur der Alleinspieler, {turn}, nennt Trumpf</translation>
    </message>
    <message>
        <source>Only the trump Jack is exchanged, and {jack} is not in the hand</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Ausgetauscht wird nur der Trumpf-Bube, und {jack} ist nicht auf der Hand</translation>
    </message>
    <message>
        <source>Only {turn}, who stays alone, may invite</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Einladen kann nur {turn}, allein mitgegangen</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>desktop/pages/deal_words.py desktop/pages/statistics_tables.py</extracomment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Ein Spiel öffnen</translation>
    </message>
    <message>
        <source>Open deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Offene Spiele</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>desktop/pages/deal_words.py table_words/builder.py</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>desktop/pages/games.py desktop/pages/history_model.py desktop/pages/statistics.py desktop/pages/statistics_tables.py</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Opponents in {game}</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Gegner: {game}</translation>
    </message>
    <message>
        <source>Opposite</source>
        <extracomment>desktop/settings_groups.py table_words/builder.py</extracomment>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Kartenordnung</translation>
    </message>
    <message>
        <source>Ouvert: played with the hand open.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Ouvert: gespielt mit offenen Karten.</translation>
    </message>
    <message>
        <source>Overbid</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Überreizt</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Partner</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Partner?</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Partner?</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>desktop/shortcuts.py table_words/preference.py table_words/schafkopf.py table_words/skat.py</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Gepasst</translation>
    </message>
    <message>
        <source>Payments</source>
        <extracomment>table_words/preference_result.py table_words/schafkopf_result.py</extracomment>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>at the table</comment>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>table_words/preference.py table_words/schafkopf.py table_words/schnapsen.py table_words/skat.py</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a group of settings</comment>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Play Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Hand spielen</translation>
    </message>
    <message>
        <source>Play a first deal</source>
        <extracomment>desktop/pages/history.py desktop/pages/statistics.py desktop/review/mistakes_page.py</extracomment>
        <translation>Ein erstes Spiel spielen</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play the card, press the button, go on</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Karte spielen, Knopf drücken, weitergehen</translation>
    </message>
    <message>
        <source>Plays without the Skat, for one step more</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Spielt ohne den Skat, für eine Stufe mehr</translation>
    </message>
    <message>
        <source>Plays without the talon, with hearts as trumps, for 10 more from each opponent</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Spielt ohne Talon mit Herz als Trumpf, für 10 mehr von jedem Gegner</translation>
    </message>
    <message>
        <source>Plays without the talon, with {suit} as trumps</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Spielt ohne Talon mit {suit} als Trumpf</translation>
    </message>
    <message>
        <source>Points {own} to {other}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Augen {own} zu {other}</translation>
    </message>
    <message>
        <source>Poland</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Polen</translation>
    </message>
    <message>
        <source>Pot</source>
        <extracomment>desktop/table/result_panel.py table_words/preference_result.py</extracomment>
        <translation>Topf</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Topf {pot}</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Press a key’s button to change it. Escape leaves it as it is, Delete takes it away.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Drück auf den Knopf einer Taste, um sie zu ändern. Esc lässt sie, wie sie ist, Entf nimmt sie weg.</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Taste drücken …</translation>
    </message>
    <message>
        <source>Previous match</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Vorige Partie</translation>
    </message>
    <message>
        <source>Put the records of the chosen deals on the clipboard</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Die Aufzeichnungen der gewählten Spiele in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Re&amp;view Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Spiel anal&amp;ysieren</translation>
    </message>
    <message>
        <source>Read the table out</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Den Tisch vorlesen</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Hinterhand</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Bewegung reduzieren</translation>
    </message>
    <message>
        <source>Repeat deal</source>
        <extracomment>desktop/pages/history.py table_words/builder.py</extracomment>
        <translation>Spiel wiederholen</translation>
    </message>
    <message>
        <source>Repeated</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>desktop/pages/history_model.py</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>desktop/pages/history.py desktop/past.py</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>desktop/pages/history.py desktop/review/mistakes_page.py table_words/builder.py</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Review every deal when it is over</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Jedes Spiel analysieren, wenn es zu Ende ist</translation>
    </message>
    <message>
        <source>Review of {game}</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>Analyse: {game}</translation>
    </message>
    <message>
        <source>Review of {game} · Deal {number}</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>Analyse: {game} · Spiel {number}</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>desktop/settings_groups.py table_words/builder.py</extracomment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Right by what could be known; as the cards lie, it cost something.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Richtig nach dem, was man wissen konnte; so wie die Karten liegen, hat es etwas gekostet.</translation>
    </message>
    <message>
        <source>Rufer</source>
        <extracomment>table_words/schafkopf.py table_words/schafkopf_terms.py</extracomment>
        <translation>Rufspiel</translation>
    </message>
    <message>
        <source>Rufer on {card}</source>
        <extracomment>table_words/schafkopf_terms.py</extracomment>
        <translation>Rufspiel auf {card}</translation>
    </message>
    <message>
        <source>Rufer: an ace is called, and whoever holds it is the secret partner.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Rufspiel: Ein Ass wird gerufen, und wer es hat, ist der geheime Partner.</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <extracomment>desktop/pages/example_page.py desktop/table/prompt.py</extracomment>
        <translation>Regel {number}</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>desktop/pages/games.py desktop/table/side_panel.py</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>desktop/pages/rules.py desktop/pages/rules_fold.py desktop/rules_pages.py</extracomment>
        <translation>Regeln: {game}</translation>
    </message>
    <message>
        <source>Rules {rules}</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>Regeln {rules}</translation>
    </message>
    <message>
        <source>Save the record of this deal</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Die Aufzeichnung dieses Spiels speichern</translation>
    </message>
    <message>
        <source>Saved.</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Scheme</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Schneider</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py</extracomment>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schneider: the losing side has 30 card points or fewer.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Schneider: Die Verliererpartei hat höchstens 30 Augen.</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Schwarz: the losing side has no trick.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Schwarz: Die Verliererpartei hat keinen Stich.</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>of one deal</comment>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Score of the declarer</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Punkte des Alleinspielers</translation>
    </message>
    <message>
        <source>Score: {scores}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>Punkte: {scores}</translation>
    </message>
    <message>
        <source>Score: {scores}. This deal: {deal}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>Punkte: {scores}. Dieses Spiel: {deal}</translation>
    </message>
    <message>
        <source>Scores are game points; those of the opponent count against yours.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Gezählt werden Spielpunkte; die des Gegners zählen gegen dich.</translation>
    </message>
    <message>
        <source>Scores are points of the series; a deal that another seat declared counts 0.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Gezählt werden Punkte der Serie; ein Spiel, das ein anderer angesagt hat, zählt 0.</translation>
    </message>
    <message>
        <source>Scores are the points won or lost by you.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Gezählt werden die Punkte, die du gewonnen oder verloren hast.</translation>
    </message>
    <message>
        <source>Scores are what a deal changed your balance by.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Gezählt wird, um wie viel ein Spiel deinen Kontostand geändert hat.</translation>
    </message>
    <message>
        <source>Search card traditions</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation>Kartentraditionen durchsuchen</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Befehle suchen</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Einstellungen suchen</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Second</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>An zweiter Stelle</translation>
    </message>
    <message>
        <source>Second back</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Zweite Rückseite</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>desktop/header.py desktop/settings_sheet.py</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Shapes emphasized</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Formen betont</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>the review</comment>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show all deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Alle Spiele zeigen</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Alle Fehler zeigen</translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Show me an example</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Zeig mir ein Beispiel</translation>
    </message>
    <message>
        <source>Show me around</source>
        <extracomment>desktop/pages/first_strip.py</extracomment>
        <translation>Führ mich herum</translation>
    </message>
    <message>
        <source>Show the better one</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Das Bessere zeigen</translation>
    </message>
    <message>
        <source>Show the card large</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Die Karte groß zeigen</translation>
    </message>
    <message>
        <source>Show what is playable</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Zeigen, was spielbar ist</translation>
    </message>
    <message>
        <source>Shows only the cards that you could see at that moment</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Zeigt nur die Karten, die du in diesem Augenblick sehen konntest</translation>
    </message>
    <message>
        <source>Shows {cards}: 20 points, 40 in trumps</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Zeigt {cards}: 20 Augen, bei Trumpf 40</translation>
    </message>
    <message>
        <source>Side &amp;Panel</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>S&amp;eitenleiste</translation>
    </message>
    <message>
        <source>Sie</source>
        <extracomment>table_words/schafkopf.py table_words/schafkopf_terms.py</extracomment>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Sie ended the deal: no action follows</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Der Sie hat das Spiel beendet: Es folgt nichts mehr</translation>
    </message>
    <message>
        <source>Sie is won at once: all eight Ober and Unter in one hand</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Der Sie ist sofort gewonnen: alle acht Ober und Unter auf einer Hand</translation>
    </message>
    <message>
        <source>Sie needs all four Ober and all four Unter; not in the hand: {missing}</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Zum Sie gehören alle vier Ober und alle vier Unter; nicht auf der Hand: {missing}</translation>
    </message>
    <message>
        <source>Sie: all eight Ober and Unter in one hand.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Sie: alle acht Ober und Unter auf einer Hand.</translation>
    </message>
    <message>
        <source>Single letters are commands</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Einzelne Buchstaben sind Befehle</translation>
    </message>
    <message>
        <source>Single letters are switched off in the settings.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Einzelne Buchstaben sind in den Einstellungen ausgeschaltet.</translation>
    </message>
    <message>
        <source>Six tricks after the exchange</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Sechs Stiche nach dem Austausch</translation>
    </message>
    <message numerus="yes">
        <source>Six tricks for the taker? %n trick(s)</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>
            <numerusform>Sechs Stiche für den Alleinspieler? %n Stich</numerusform>
            <numerusform>Sechs Stiche für den Alleinspieler? %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Six tricks with the talon; trump {suit} or higher</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Sechs Stiche mit dem Talon; Trumpf {suit} oder höher</translation>
    </message>
    <message>
        <source>Six tricks; the talon stays closed</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Sechs Stiche; der Talon bleibt verdeckt</translation>
    </message>
    <message>
        <source>Six tricks; the talon stays closed; 10 from each opponent, or to each</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Sechs Stiche; der Talon bleibt verdeckt; 10 von jedem Gegner oder an jeden</translation>
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
        <translation>Skat oder Hand</translation>
    </message>
    <message>
        <source>Skat: the two cards that are dealt to nobody.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Skat: die zwei Karten, die niemand bekommt.</translation>
    </message>
    <message>
        <source>Slovakia</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Slowakei</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Smallest multiplier that covers the bid of {bid}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Kleinster Faktor, der den Reizwert {bid} deckt</translation>
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
        <translation>Solo-Tout in {suit}</translation>
    </message>
    <message>
        <source>Solo in {suit}</source>
        <extracomment>table_words/schafkopf_terms.py</extracomment>
        <translation>Solo in {suit}</translation>
    </message>
    <message>
        <source>Solo: one plays alone, with a trump suit of one&apos;s choice.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Solo: Einer spielt allein, mit einer Trumpffarbe nach Wahl.</translation>
    </message>
    <message>
        <source>Something clearly better could be known.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Etwas klar Besseres war zu erkennen.</translation>
    </message>
    <message>
        <source>Something failed and was written to {file}. The deal is kept and the game goes on.</source>
        <extracomment>desktop/reports.py</extracomment>
        <translation>Etwas ist fehlgeschlagen; Näheres steht in {file}. Das Spiel ist gesichert und geht weiter.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>desktop/pages/first_strip.py desktop/settings_groups.py</extracomment>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Sounds cannot be loaded: {reason}</source>
        <extracomment>desktop/sounds.py</extracomment>
        <translation>Töne können nicht geladen werden: {reason}</translation>
    </message>
    <message>
        <source>Sounds need the extra package PySide6-Addons, which is not installed.</source>
        <extracomment>desktop/sounds.py</extracomment>
        <translation>Für Töne fehlt das zusätzliche Paket PySide6-Addons.</translation>
    </message>
    <message>
        <source>Sources</source>
        <extracomment>desktop/pages/card_plate.py desktop/pages/tradition.py</extracomment>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>S&amp;tatistik</translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Spiel starten</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Stay or drop out</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Mitgehen oder nicht</translation>
    </message>
    <message numerus="yes">
        <source>Stay: at least %n trick(s)</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>Mitgehen: mindestens %n Stich</numerusform>
            <numerusform>Mitgehen: mindestens %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>desktop/pages/example_page.py desktop/review/controls.py</extracomment>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step {place} of {count}</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>Schritt {place} von {count}</translation>
    </message>
    <message>
        <source>Stock</source>
        <extracomment>desktop/pages/statistics_tables.py table_words/help_words.py</extracomment>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>the review</comment>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Prüfung beenden</translation>
    </message>
    <message>
        <source>Suit colors</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Farbzeichen</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Summe</translation>
    </message>
    <message numerus="yes">
        <source>Sum of your scores over %n deal(s): {total}, highest {highest}, lowest {lowest}</source>
        <extracomment>desktop/pages/score_curve.py</extracomment>
        <translation>
            <numerusform>Summe deiner Punkte aus %n Spiel: {total}, höchste {highest}, niedrigste {lowest}</numerusform>
            <numerusform>Summe deiner Punkte aus %n Spielen: {total}, höchste {highest}, niedrigste {lowest}</numerusform>
        </translation>
    </message>
    <message>
        <source>Switzerland</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Schweiz</translation>
    </message>
    <message>
        <source>Take the Skat</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Skat aufnehmen</translation>
    </message>
    <message>
        <source>Take the chosen deals out of the history and the statistics</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Die gewählten Spiele aus Verlauf und Statistik nehmen</translation>
    </message>
    <message>
        <source>Take {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>{bid} spielen</translation>
    </message>
    <message>
        <source>Taker</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>Takes the talon; the trump suit is {suit} or a higher one</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Nimmt den Talon auf; Trumpf ist {suit} oder eine höhere Farbe</translation>
    </message>
    <message>
        <source>Takes the two cards of the Skat and lays two away</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Nimmt die zwei Karten des Skats auf und drückt zwei</translation>
    </message>
    <message>
        <source>Talon</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>desktop/pages/first_strip.py desktop/settings_groups.py</extracomment>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>That is the better one.</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Das ist das Bessere.</translation>
    </message>
    <message>
        <source>The Null game is over: no card follows</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Das Nullspiel ist vorbei: Es folgt keine Karte mehr</translation>
    </message>
    <message>
        <source>The Skat</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Der Skat</translation>
    </message>
    <message>
        <source>The Skat as dealt</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Der Skat, wie er gegeben wurde</translation>
    </message>
    <message>
        <source>The Tout is lost and the deal over: no card follows</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Der Tout ist verloren und das Spiel zu Ende: Es folgt keine Karte mehr</translation>
    </message>
    <message>
        <source>The Tout lost a trick, which ends the deal</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Der Tout hat einen Stich verloren und ist damit zu Ende</translation>
    </message>
    <message>
        <source>The aim is reached in {share} of 100 possible deals.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Das Ziel wird in {share} von 100 möglichen Verteilungen erreicht.</translation>
    </message>
    <message>
        <source>The auction is not over: bid or pass</source>
        <extracomment>games/schafkopf.py games/skat_refusals.py</extracomment>
        <translation>Es wird noch geboten: bieten oder passen</translation>
    </message>
    <message>
        <source>The auction is not over: nothing is laid away yet</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Es wird noch geboten: Abgelegt wird noch nichts</translation>
    </message>
    <message>
        <source>The auction is not over: trump is not named yet</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Es wird noch geboten: Trumpf wird noch nicht genannt</translation>
    </message>
    <message>
        <source>The auction is over: a card must be played now</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation>Das Reizen ist vorbei: Jetzt muss eine Karte gespielt werden</translation>
    </message>
    <message>
        <source>The auction is over: no bid follows</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Das Reizen ist vorbei: Es folgt kein Gebot mehr</translation>
    </message>
    <message>
        <source>The auction is over: nothing can be called any more</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Das Ansagen ist vorbei: Es kann nichts mehr angesagt werden</translation>
    </message>
    <message>
        <source>The called suit, {suit}, is led for the first time: {ace} must be played</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Die Ruffarbe {suit} ist zum ersten Mal ausgespielt: {ace} muss zugegeben werden</translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>The cards are being played: a card must be played now</source>
        <extracomment>games/skat.py</extracomment>
        <translation>Es wird gespielt: Jetzt muss eine Karte gespielt werden</translation>
    </message>
    <message>
        <source>The cards are dealt by chance before anybody decides anything. A stronger level thinks further; it never knows more.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Die Karten werden zufällig gegeben, bevor jemand etwas entscheidet. Eine höhere Spielstärke denkt weiter; mehr wissen tut sie nie.</translation>
    </message>
    <message>
        <source>The cards as they lie: the choice to compare with</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Die Karten, wie sie liegen: die Wahl zum Vergleich</translation>
    </message>
    <message>
        <source>The check could not be finished: {reason}</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Die Prüfung konnte nicht beendet werden: {reason}</translation>
    </message>
    <message>
        <source>The check needs a deal in which a computer player has made a choice.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Zur Prüfung gehört ein Spiel, in dem ein Computerspieler etwas gewählt hat.</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Die Prüfung wurde beendet.</translation>
    </message>
    <message>
        <source>The choices differ. This must not happen: please copy a report from the Help menu.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Es wurde Verschiedenes gewählt. Das darf nicht sein: Bitte kopiere einen Bericht über das Menü Hilfe.</translation>
    </message>
    <message>
        <source>The coach judges every card at once</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Der Trainer beurteilt jede Karte sofort</translation>
    </message>
    <message>
        <source>The contract stands without the two hidden cards, and so it counts more.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Das Spiel steht ohne die zwei verdeckten Karten und zählt so mehr.</translation>
    </message>
    <message>
        <source>The deal could not be written: {reason}</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Das Spiel ließ sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <source>The deal in this report is cut short or damaged.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Das Spiel in diesem Bericht ist abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
        <source>The deal is finished: no action follows</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Das Spiel ist beendet: Es folgt nichts mehr</translation>
    </message>
    <message>
        <source>The deal is kept.</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Das Spiel ist gesichert.</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>The deal is over: nothing is hidden any more.</source>
        <extracomment>desktop/table/aid.py desktop/table/odds_panel.py</extracomment>
        <translation>Das Spiel ist zu Ende: Nichts ist mehr verdeckt.</translation>
    </message>
    <message>
        <source>The deal was thrown in: no action follows</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Das Spiel ist eingepasst: Es folgt nichts mehr</translation>
    </message>
    <message>
        <source>The deal was written to {file}.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Das Spiel steht jetzt in {file}.</translation>
    </message>
    <message>
        <source>The deals could not be written: {reason}</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>Die Spiele ließen sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <source>The declarer first takes the Skat or plays Hand</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Zuerst nimmt der Alleinspieler den Skat auf oder spielt Hand</translation>
    </message>
    <message>
        <source>The declarer must declare a contract now</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Der Alleinspieler muss jetzt sein Spiel ansagen</translation>
    </message>
    <message>
        <source>The declarer took a trick, which ends a Null at once</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Der Alleinspieler hat einen Stich gemacht; damit ist ein Null sofort zu Ende</translation>
    </message>
    <message>
        <source>The declarer, {turn}, is to act</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Der Alleinspieler, {turn}, ist dran</translation>
    </message>
    <message>
        <source>The earlier speaker holds {standing} or passes and bids no number</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Wer früher spricht, hält {standing} oder passt und bietet keine Zahl</translation>
    </message>
    <message>
        <source>The end of the deal</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Das Ende des Spiels</translation>
    </message>
    <message>
        <source>The first number is 1, not {number}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Die erste Zahl ist 1, nicht {number}</translation>
    </message>
    <message>
        <source>The game goes on, but it cannot be saved ({reason}).</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Das Spiel geht weiter, lässt sich aber nicht speichern ({reason}).</translation>
    </message>
    <message>
        <source>The hand holds none of the suit led: one of these trumps must be played: {must}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Bedienen geht nicht: Einer dieser Trümpfe muss gespielt werden: {must}</translation>
    </message>
    <message>
        <source>The hand holds none of the suit led: {must} must be played</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Bedienen geht nicht: {must} muss gespielt werden</translation>
    </message>
    <message>
        <source>The hearing seat answers {value} with hold or pass and names no value</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Wer hört, antwortet auf {value} mit Ja oder passt und nennt keinen Wert</translation>
    </message>
    <message>
        <source>The history could not be read: {reason}.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>Der Verlauf ließ sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>The holder of the called ace is the partner</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Partner ist, wer das gerufene Ass hat</translation>
    </message>
    <message>
        <source>The invitation has been decided already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Über die Einladung ist schon entschieden</translation>
    </message>
    <message numerus="yes">
        <source>The last %n deal(s)</source>
        <extracomment>desktop/pages/review_statistics.py</extracomment>
        <translation>
            <numerusform>Das letzte %n Spiel</numerusform>
            <numerusform>Die letzten %n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>The last trick decides</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Der letzte Stich entscheidet</translation>
    </message>
    <message>
        <source>The last trick is yours, whatever the others hold.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Der letzte Stich gehört dir, was die anderen auch haben.</translation>
    </message>
    <message>
        <source>The marriage brings its points at once.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Das Paar zählt sofort.</translation>
    </message>
    <message>
        <source>The odds could not be counted.</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation>Die Wahrscheinlichkeiten ließen sich nicht berechnen.</translation>
    </message>
    <message>
        <source>The odds of hidden cards are switched off in the settings.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation>Die Wahrscheinlichkeiten sind in den Einstellungen ausgeschaltet.</translation>
    </message>
    <message>
        <source>The other seat has 33 card points or more</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Der andere hat 33 Augen oder mehr</translation>
    </message>
    <message>
        <source>The other seat has fewer than 33 card points</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Der andere hat weniger als 33 Augen</translation>
    </message>
    <message>
        <source>The other seat has no trick</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Der andere hat keinen Stich</translation>
    </message>
    <message>
        <source>The pot is empty: everyone contributes {n} points</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>Der Topf ist leer: Alle zahlen {n} Punkte ein</translation>
    </message>
    <message>
        <source>The record is on the clipboard, without the cards you may not see.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Die Aufzeichnung liegt in der Zwischenablage, ohne die Karten, die du nicht sehen darfst.</translation>
    </message>
    <message>
        <source>The record of this deal is on the clipboard.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Die Aufzeichnung dieses Spiels liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Der Bericht liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The rest is not certain while cards are drawn from the stock</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Solange gezogen wird, ist der Rest nicht sicher</translation>
    </message>
    <message>
        <source>The rest is not certain: it depends on how the cards lie</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Der Rest ist nicht sicher: Er hängt davon ab, wie die Karten liegen</translation>
    </message>
    <message>
        <source>The rest is not certain: this trick may go to somebody else</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Der Rest ist nicht sicher: Dieser Stich kann an jemand anderen gehen</translation>
    </message>
    <message>
        <source>The rest is not certain: {card} can still be beaten, by {cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Der Rest ist nicht sicher: {card} kann noch überstochen werden, mit {cards}</translation>
    </message>
    <message>
        <source>The rest is not certain: {card} can still be trumped</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Der Rest ist nicht sicher: {card} kann noch mit Trumpf gestochen werden</translation>
    </message>
    <message>
        <source>The review could not be kept: {reason}</source>
        <extracomment>desktop/review/desk.py desktop/review/mistake_pages.py</extracomment>
        <translation>Die Analyse konnte nicht gesichert werden: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The review of the last deal is ready: %n mistake(s).</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>
            <numerusform>Die Analyse des letzten Spiels ist fertig: %n Fehler.</numerusform>
            <numerusform>Die Analyse des letzten Spiels ist fertig: %n Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>The review of this deal is no longer there.</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>Die Analyse dieses Spiels ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The review stopped: {reason}</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Die Analyse hat angehalten: {reason}</translation>
    </message>
    <message>
        <source>The rules allowed nothing else.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>Die Regeln ließen nichts anderes zu.</translation>
    </message>
    <message>
        <source>The rules cannot be shown: {reason}</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Die Regeln können nicht gezeigt werden: {reason}</translation>
    </message>
    <message>
        <source>The same as before. Better would have been: {deed}</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Dasselbe wie zuvor. Besser wäre gewesen: {deed}</translation>
    </message>
    <message>
        <source>The same cards again from the start; the deal is marked as repeated</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Dieselben Karten noch einmal von Anfang an; das Spiel wird als wiederholt vermerkt</translation>
    </message>
    <message>
        <source>The same key as “{command}”</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Dieselbe Taste wie „{command}“</translation>
    </message>
    <message>
        <source>The same knowledge led to the same choice every time.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Dasselbe Wissen führte jedes Mal zur selben Wahl.</translation>
    </message>
    <message>
        <source>The same number always deals the same cards. A deal code works as well.</source>
        <extracomment>desktop/deal_sheet.py</extracomment>
        <translation>Dieselbe Nummer gibt immer dieselben Karten. Ein Spielcode geht auch.</translation>
    </message>
    <message>
        <source>The seat that closed did not reach 66</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Wer zugedreht hat, hat 66 nicht erreicht</translation>
    </message>
    <message>
        <source>The seat that closed lost; the other one had a trick when it closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Wer zugedreht hat, hat verloren; der andere hatte beim Zudrehen einen Stich</translation>
    </message>
    <message>
        <source>The seat that closed lost; the other one had no trick when it closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Wer zugedreht hat, hat verloren; der andere hatte beim Zudrehen keinen Stich</translation>
    </message>
    <message>
        <source>The seat that closed was beaten to 66</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Wer zugedreht hat, war nicht zuerst bei 66</translation>
    </message>
    <message>
        <source>The second seat beats a lead of the taker with its lowest card that can: {must}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Der zweite Platz geht mit der niedrigsten Karte über das Ausspiel des Alleinspielers: {must}</translation>
    </message>
    <message>
        <source>The setting {key} had an impossible value; the usual one is used.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation>Die Einstellung {key} hatte einen unmöglichen Wert; es gilt der übliche.</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as {aside}.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation>Die Einstellungen ließen sich nicht lesen und heißen jetzt {aside}.</translation>
    </message>
    <message>
        <source>The settings could not be written to {file}.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation>Die Einstellungen ließen sich nicht in {file} schreiben.</translation>
    </message>
    <message>
        <source>The settings in {file} could not be read.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation>Die Einstellungen in {file} ließen sich nicht lesen.</translation>
    </message>
    <message>
        <source>The statistics are on the clipboard.</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>Die Statistik liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The stock is closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Es ist zugedreht</translation>
    </message>
    <message>
        <source>The stock is closed: nothing can be exchanged any more</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Es ist zugedreht: Ausgetauscht wird nichts mehr</translation>
    </message>
    <message>
        <source>The stock is exhausted</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Der Talon ist aufgebraucht</translation>
    </message>
    <message>
        <source>The stock is exhausted: nothing can be exchanged any more</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Der Talon ist aufgebraucht: Ausgetauscht wird nichts mehr</translation>
    </message>
    <message>
        <source>The stock is exhausted: there is nothing left to close</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Der Talon ist aufgebraucht: Zuzudrehen gibt es nichts mehr</translation>
    </message>
    <message>
        <source>The taker chose to announce nothing</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Der Alleinspieler hat nichts angesagt</translation>
    </message>
    <message>
        <source>The taker held {aces}: no aces is announced only if there was none before the discard either</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Der Alleinspieler hielt {aces}: „Ohne Ass“ gilt nur, wenn auch vor dem Ablegen keins da war</translation>
    </message>
    <message>
        <source>The talon</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Der Talon</translation>
    </message>
    <message>
        <source>The talon as dealt</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>Der Talon, wie er gegeben wurde</translation>
    </message>
    <message>
        <source>The trick goes to the other side: as little as possible is given.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Der Stich geht an die andere Partei: Er bekommt so wenig wie möglich.</translation>
    </message>
    <message>
        <source>The trick goes to the own side: points are added.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Der Stich geht an die eigene Partei: Er bekommt Augen.</translation>
    </message>
    <message>
        <source>The trick goes to {seat}</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Der Stich geht an {seat}</translation>
    </message>
    <message>
        <source>The trick is lost anyway: the card needed least goes.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Der Stich ist ohnehin verloren: Die entbehrlichste Karte geht.</translation>
    </message>
    <message>
        <source>The trick is yours</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Der Stich gehört dir</translation>
    </message>
    <message>
        <source>The tricks this seat answers for are likely enough.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Die Stiche, für die dieser Platz einsteht, sind wahrscheinlich genug.</translation>
    </message>
    <message>
        <source>The tricks this seat would answer for are not in these cards.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Die Stiche, für die dieser Platz einstünde, sind in diesen Karten nicht drin.</translation>
    </message>
    <message>
        <source>The trump Jack lies under the stock, the turned-up trump is in the hand</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Der Trumpf-Bube liegt unter dem Talon, die offene Trumpfkarte ist auf der Hand</translation>
    </message>
    <message>
        <source>The turned-up trump is worth more than the Jack.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Die offene Trumpfkarte ist mehr wert als der Bube.</translation>
    </message>
    <message>
        <source>The two hidden cards make the contract safer.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Die zwei verdeckten Karten machen das Spiel sicherer.</translation>
    </message>
    <message>
        <source>There is no Game in hearts: without the talon hearts are called as Hearts</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Ein Spiel ohne Talon in Herz gibt es nicht: Es wird als Herz ohne Talon geboten</translation>
    </message>
    <message>
        <source>There is no bid to hold: the speaking seat bids or passes</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Es gibt kein Gebot zu halten: Wer sagt, reizt oder passt</translation>
    </message>
    <message>
        <source>There is no number to hold</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Es gibt keine Zahl zu halten</translation>
    </message>
    <message>
        <source>There is no sound device.</source>
        <extracomment>desktop/sounds.py</extracomment>
        <translation>Es gibt kein Tongerät.</translation>
    </message>
    <message>
        <source>There is no such action in this game: {text}</source>
        <extracomment>games/base.py</extracomment>
        <translation>So eine Aktion gibt es in diesem Spiel nicht: {text}</translation>
    </message>
    <message>
        <source>There is nothing here: a deal is a game with a number, a deal code or a record.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Hier ist nichts: Ein Spiel ist ein Kartenspiel mit Nummer, ein Spielcode oder eine Aufzeichnung.</translation>
    </message>
    <message>
        <source>These cards are good enough to play for this.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Diese Karten reichen dafür.</translation>
    </message>
    <message>
        <source>These cards are too weak to play for this.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Diese Karten reichen dafür nicht.</translation>
    </message>
    <message>
        <source>These cards cannot be used: {reason}</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>Diese Karten lassen sich nicht verwenden: {reason}</translation>
    </message>
    <message>
        <source>These rules are not translated yet; here they are in English.</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Diese Regeln sind noch nicht übersetzt; hier sind sie auf Englisch.</translation>
    </message>
    <message>
        <source>These two cards would fall to the opponents; put away they count for this seat.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Diese zwei fielen sonst an die Gegner; gedrückt zählen sie für diesen Platz.</translation>
    </message>
    <message>
        <source>Third</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>An dritter Stelle</translation>
    </message>
    <message>
        <source>Third back</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Dritte Rückseite</translation>
    </message>
    <message>
        <source>This brings the best score on average over the deals that are still possible.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Das bringt im Schnitt über alle noch möglichen Verteilungen am meisten.</translation>
    </message>
    <message>
        <source>This contract promises the best score with these cards.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Dieses Spiel verspricht mit diesen Karten am meisten.</translation>
    </message>
    <message>
        <source>This deal cannot be gone on with: {reason}</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Dieses Spiel lässt sich nicht fortsetzen: {reason}</translation>
    </message>
    <message>
        <source>This deal cannot be reviewed: {reason}</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>Dieses Spiel lässt sich nicht analysieren: {reason}</translation>
    </message>
    <message>
        <source>This deal code does not hold: {reason}</source>
        <extracomment>pasted.py</extracomment>
        <translation>Dieser Spielcode stimmt nicht: {reason}</translation>
    </message>
    <message>
        <source>This deal is practice: it counts in no statistics.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Dieses Spiel ist Übung: Es zählt in keiner Statistik.</translation>
    </message>
    <message>
        <source>This file could not be read: {reason}</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Diese Datei ließ sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>This file holds no text and so no deal.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Diese Datei enthält keinen Text und also kein Spiel.</translation>
    </message>
    <message>
        <source>This gave away much of what there was to win.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Das hat viel von dem verschenkt, was zu gewinnen war.</translation>
    </message>
    <message>
        <source>This is no deal: neither a game with a number, nor a deal code, nor a record.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Das ist kein Spiel: weder Kartenspiel mit Nummer noch Spielcode noch Aufzeichnung.</translation>
    </message>
    <message numerus="yes">
        <source>This is the first of %n deal(s). It is practice: it counts in no statistics.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>
            <numerusform>Das ist das erste von %n Spiel. Es ist Übung: Es zählt in keiner Statistik.</numerusform>
            <numerusform>Das ist das erste von %n Spielen. Es ist Übung: Es zählt in keiner Statistik.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the only card that may be played</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Das ist die einzige spielbare Karte</translation>
    </message>
    <message>
        <source>This is the only thing the rules allow here.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Etwas anderes erlauben die Regeln hier nicht.</translation>
    </message>
    <message>
        <source>This is too much to be a deal: more than a million letters.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Das ist zu viel für ein Spiel: mehr als eine Million Zeichen.</translation>
    </message>
    <message>
        <source>This mistake will not be asked for again.</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>Nach diesem Fehler wird nicht mehr gefragt.</translation>
    </message>
    <message>
        <source>This reaches the aim however the hidden cards lie.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>So wird das Ziel erreicht, wie die verdeckten Karten auch liegen.</translation>
    </message>
    <message>
        <source>This reaches the aim in most of the deals that are still possible.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>So wird das Ziel in den meisten noch möglichen Verteilungen erreicht.</translation>
    </message>
    <message>
        <source>This seat was not to be reviewed.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>Dieser Platz sollte nicht analysiert werden.</translation>
    </message>
    <message>
        <source>This was not weighed. Better would have been: {deed}</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Das wurde nicht abgewogen. Besser wäre gewesen: {deed}</translation>
    </message>
    <message>
        <source>This was too far from what a strong player would consider to be weighed.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>Das liegt zu weit von dem, was ein starker Spieler erwägen würde, um abgewogen zu werden.</translation>
    </message>
    <message>
        <source>Those of the language</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Die der Sprache</translation>
    </message>
    <message>
        <source>Throw in</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>To call {suit} one of these must be in the hand: {needed}</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Um {suit} zu rufen, muss eine davon auf der Hand sein: {needed}</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <extracomment>desktop/review/controls.py</extracomment>
        <translation>Zum Ende des Spiels</translation>
    </message>
    <message>
        <source>To the start of the deal</source>
        <extracomment>desktop/review/controls.py</extracomment>
        <translation>Zum Anfang des Spiels</translation>
    </message>
    <message>
        <source>To the table</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Zum Tisch</translation>
    </message>
    <message>
        <source>Together both opponents can reach four tricks.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Zusammen können die Gegner vier Stiche machen.</translation>
    </message>
    <message>
        <source>Too little could be calculated here; only a rule of thumb speaks.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>Hier ließ sich zu wenig berechnen; es spricht nur eine Faustregel.</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Tout: every trick has to be won.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Tout: Jeder Stich muss gewonnen werden.</translation>
    </message>
    <message>
        <source>Tr&amp;ump Order</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Tr&amp;umpfreihenfolge</translation>
    </message>
    <message>
        <source>Traditional</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Traditionell</translation>
    </message>
    <message>
        <source>Translated</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Übersetzt</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{number}. Stich</translation>
    </message>
    <message>
        <source>Trick {number}: {seat}, with {card}</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>{number}. Stich: {seat}, mit {card}</translation>
    </message>
    <message>
        <source>Trick: {trick}. Your cards: {cards}. {prompt}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>Stich: {trick}. Deine Karten: {cards}. {prompt}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Tricks of the other seat when the stock was closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Stiche des anderen, als zugedreht wurde</translation>
    </message>
    <message>
        <source>Trump has been named already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Trumpf ist schon genannt</translation>
    </message>
    <message>
        <source>Trump marriage in {suit}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Trumpf-Paar in {suit}</translation>
    </message>
    <message>
        <source>Trump number {number} of {count}</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation>Trumpf Nummer {number} von {count}</translation>
    </message>
    <message>
        <source>Trump {suit}</source>
        <extracomment>table_words/help_words.py table_words/schnapsen.py</extracomment>
        <translation>Trumpf {suit}</translation>
    </message>
    <message>
        <source>Trumps are {suit} and, above them, the four Jacks or Unters</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Trumpf ist {suit} und darüber die vier Buben oder Unter</translation>
    </message>
    <message>
        <source>Trumps from high to low</source>
        <extracomment>desktop/table/help_panel.py</extracomment>
        <translation>Trümpfe von hoch nach niedrig</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>desktop/past.py desktop/review/detail.py desktop/review/mistakes_page.py</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Trying what the others may hold…</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>Es wird probiert, was die anderen haben können …</translation>
    </message>
    <message>
        <source>Two cards must be laid away before trump is named</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Bevor Trumpf genannt wird, müssen zwei Karten abgelegt werden</translation>
    </message>
    <message>
        <source>Two cards were laid away already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Zwei Karten sind schon abgelegt</translation>
    </message>
    <message>
        <source>Two cards were laid away already</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Zwei Karten sind schon gedrückt</translation>
    </message>
    <message>
        <source>Two different cards must be laid away</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Zwei verschiedene Karten müssen abgelegt werden</translation>
    </message>
    <message>
        <source>Two different cards must be laid away</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Zwei verschiedene Karten müssen gedrückt werden</translation>
    </message>
    <message>
        <source>Two tricks alone are safer than four together.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Zwei Stiche allein sind sicherer als vier zusammen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>desktop/past_pages.py desktop/review/mistake_pages.py desktop/settings_sheet.py</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Unter: the lower court card, next below the Ober.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Unter: die niedrigere Bildkarte, gleich unter dem Ober.</translation>
    </message>
    <message>
        <source>Usual back</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Übliche Rückseite</translation>
    </message>
    <message>
        <source>Usual cards</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Übliche Karten</translation>
    </message>
    <message>
        <source>Usual key</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Übliche Taste</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py table_words/skat_values.py</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value at least the bid? {value} for {bid}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Wert mindestens der Reizwert? {value} zu {bid}</translation>
    </message>
    <message>
        <source>Value of the game</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Spielwert</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Wants to play for the same call</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Will um dasselbe Spiel spielen</translation>
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
        <translation>Wenz: Nur die vier Unter sind Trumpf.</translation>
    </message>
    <message>
        <source>What can I bid?</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Was kann ich reizen?</translation>
    </message>
    <message>
        <source>What each decision of the deal was worth</source>
        <extracomment>desktop/pages/history.py desktop/review/mistakes_page.py</extracomment>
        <translation>Was jede Entscheidung des Spiels wert war</translation>
    </message>
    <message>
        <source>What had been seen leaves no other deal, so there is nothing to compare.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Was man gesehen hat, lässt keine andere Verteilung zu: Zu vergleichen gibt es nichts.</translation>
    </message>
    <message>
        <source>What is known</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>Was man weiß</translation>
    </message>
    <message>
        <source>Whatever is played now, the score stays the same.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Was auch gespielt wird, die Punkte bleiben gleich.</translation>
    </message>
    <message>
        <source>When</source>
        <comment>in the deal</comment>
        <extracomment>desktop/review/decisions.py desktop/review/mistakes_page.py</extracomment>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Which deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Welche Spiele</translation>
    </message>
    <message>
        <source>Which decisions</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Welche Entscheidungen</translation>
    </message>
    <message>
        <source>Which mistakes</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Welche Fehler</translation>
    </message>
    <message>
        <source>While a deal is played, the hidden cards say nothing.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>Solange ein Spiel läuft, sagen die verdeckten Karten nichts.</translation>
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
        <translation>Mach Stiche und sag Paare an, um zuerst 66 Augen zu haben.</translation>
    </message>
    <message numerus="yes">
        <source>With %n matador(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>
            <numerusform>Mit %n Spitze</numerusform>
            <numerusform>Mit %n Spitzen</numerusform>
        </translation>
    </message>
    <message>
        <source>With a suit gone, its high cards can be taken with trumps.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Ist eine Farbe fort, fallen ihre hohen Karten unter Trümpfe.</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Bei offenen Karten</translation>
    </message>
    <message>
        <source>With fewer than four {suit} in hand the holder of {ace} may lead no other of them</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Mit weniger als vier {suit} auf der Hand darf man vor {ace} keine andere davon ausspielen</translation>
    </message>
    <message>
        <source>With help</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>With the stock closed these cards reach sixty-six.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Zugedreht kommen diese Karten auf 66.</translation>
    </message>
    <message>
        <source>With the talon</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Mit dem Talon</translation>
    </message>
    <message numerus="yes">
        <source>Without %n matador(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>
            <numerusform>Ohne %n Spitze</numerusform>
            <numerusform>Ohne %n Spitzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Without the talon, at the first opportunity only</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Ohne Talon, nur bei der ersten Wortmeldung</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won at once: all four Ober and all four Unter</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Sofort gewonnen: alle vier Ober und alle vier Unter</translation>
    </message>
    <message>
        <source>Won deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>Won {score}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Gewonnen {score}</translation>
    </message>
    <message>
        <source>Won: counts once</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Gewonnen: zählt einfach</translation>
    </message>
    <message>
        <source>Working this out to the end would have taken too long.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>Das zu Ende zu rechnen hätte zu lange gedauert.</translation>
    </message>
    <message>
        <source>Worth {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Wert {value}</translation>
    </message>
    <message>
        <source>Worth {value}, bid {bid}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Wert {value}, gereizt {bid}</translation>
    </message>
    <message>
        <source>Write the records of the chosen deals to a file, one a line</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Die Aufzeichnungen der gewählten Spiele in eine Datei schreiben, jede in eine Zeile</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Yes, {value}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Ja, {value}</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>You and {seat} lost the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>Du und {seat} habt verloren: {contract}</translation>
    </message>
    <message>
        <source>You and {seat} won the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>Du und {seat} habt gewonnen: {contract}</translation>
    </message>
    <message>
        <source>You are the declarer at {bid}: take the Skat or play Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Du bist Alleinspieler bei {bid}: Nimm den Skat auf oder spiel Hand</translation>
    </message>
    <message>
        <source>You are the partner</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Du bist der Partner</translation>
    </message>
    <message>
        <source>You are the taker: name the trump suit</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Du bist Alleinspieler: Nenne die Trumpffarbe</translation>
    </message>
    <message>
        <source>You can check this on the deal you are playing. The last choice of a computer player is asked again in other deals in which that player had seen exactly the same. If it knew a hidden card, it would choose otherwise there.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Du kannst das an dem Spiel prüfen, das du gerade spielst. Die letzte Wahl eines Computerspielers wird in anderen Verteilungen noch einmal erfragt, in denen er genau dasselbe gesehen hätte. Wüsste er von einer verdeckten Karte, würde er dort anders wählen.</translation>
    </message>
    <message>
        <source>You chose</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Du hast gewählt</translation>
    </message>
    <message numerus="yes">
        <source>You declared %n deal(s) and won {made} of them.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>
            <numerusform>Du hast %n Spiel angesagt und {made} davon gewonnen.</numerusform>
            <numerusform>Du hast %n Spiele angesagt und {made} davon gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no ace: do you announce it?</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Du hast kein Ass: Sagst du es an?</translation>
    </message>
    <message>
        <source>You lost your game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>Du hast dein Spiel verloren: {contract}</translation>
    </message>
    <message>
        <source>You must reach 66 without drawing</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Du musst 66 erreichen, ohne zu ziehen</translation>
    </message>
    <message>
        <source>You stay alone: do you invite {seat}?</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Du gehst allein mit: Lädst du {seat} ein?</translation>
    </message>
    <message numerus="yes">
        <source>You won %n game point(s)</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>Du gewinnst %n Spielpunkt</numerusform>
            <numerusform>Du gewinnst %n Spielpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>You won your game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>Du hast dein Spiel gewonnen: {contract}</translation>
    </message>
    <message>
        <source>Your card points</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Deine Augen</translation>
    </message>
    <message>
        <source>Your contracts</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Deine Spielansagen</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Deine Entscheidungen</translation>
    </message>
    <message>
        <source>Your decisions, as reviewed</source>
        <extracomment>desktop/pages/review_statistics.py</extracomment>
        <translation>Deine Entscheidungen nach den Analysen</translation>
    </message>
    <message>
        <source>Your part in the deal</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Deine Rolle im Spiel</translation>
    </message>
    <message>
        <source>Your place in the deal</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Dein Platz im Spiel</translation>
    </message>
    <message numerus="yes">
        <source>Your score over %n deal(s)</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>
            <numerusform>Deine Punkte über %n Spiel</numerusform>
            <numerusform>Deine Punkte über %n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: bid more than {contract}, or pass</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Du bist dran: Biete mehr als {contract} oder passe</translation>
    </message>
    <message>
        <source>Your turn: bid more than {value}, or pass</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Du bist dran: Reize mehr als {value} oder passe</translation>
    </message>
    <message>
        <source>Your turn: bid or pass</source>
        <comment>Schafkopf</comment>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Du bist dran: Biete oder passe</translation>
    </message>
    <message>
        <source>Your turn: bid or pass</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Du bist dran: Reize oder passe</translation>
    </message>
    <message>
        <source>Your turn: call more than {contract}, or pass</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Du bist dran: Biete mehr als {contract} oder passe</translation>
    </message>
    <message>
        <source>Your turn: call or pass</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Du bist dran: Biete oder passe</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose %n card(s) to lay away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>Du bist dran: Wähle %n Karte zum Ablegen</numerusform>
            <numerusform>Du bist dran: Wähle %n Karten zum Ablegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose %n card(s) to lay away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>
            <numerusform>Du bist dran: Wähle %n Karte zum Drücken</numerusform>
            <numerusform>Du bist dran: Wähle %n Karten zum Drücken</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: lead a card</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Du bist dran: Spiel eine Karte aus</translation>
    </message>
    <message>
        <source>Your turn: lead a card, or declare a marriage</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Du bist dran: Spiel eine Karte aus oder sag ein Paar an</translation>
    </message>
    <message>
        <source>Your turn: {card} was led</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Du bist dran: {card} ist ausgespielt</translation>
    </message>
    <message>
        <source>announces nothing</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>sagt nichts an</translation>
    </message>
    <message>
        <source>closes the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>dreht zu</translation>
    </message>
    <message>
        <source>deal without a number</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Spiel ohne Nummer</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>drops out</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>bleibt zu Hause</translation>
    </message>
    <message>
        <source>exchanges the trump card</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>tauscht die Trumpfkarte</translation>
    </message>
    <message>
        <source>fault</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>hold</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>halte</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>
            <numerusform>in %n Tag</numerusform>
            <numerusform>in %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>invites</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>lädt ein</translation>
    </message>
    <message>
        <source>lays two cards away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>legt zwei Karten ab</translation>
    </message>
    <message>
        <source>lays two cards away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>drückt zwei Karten</translation>
    </message>
    <message>
        <source>marriage in {suit}, leads {card}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Paar in {suit}, spielt {card} aus</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a test is not met</comment>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>no aces</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>ohne Ass</translation>
    </message>
    <message>
        <source>no contract yet</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>noch keine Ansage</translation>
    </message>
    <message>
        <source>nobody closed</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>niemand drehte zu</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>nichts verloren</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a mistake is due</comment>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>number {number}</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>Zahl {number}</translation>
    </message>
    <message>
        <source>number {number}, trump {suit}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Zahl {number}, Trumpf {suit}</translation>
    </message>
    <message>
        <source>opponent closed</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Gegner drehte zu</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>table_words/preference_terms.py table_words/schafkopf_terms.py table_words/skat_terms.py</extracomment>
        <translation>passe</translation>
    </message>
    <message>
        <source>plays Hand</source>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>spielt Hand</translation>
    </message>
    <message>
        <source>plays alone</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>spielt allein</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Übung</translation>
    </message>
    <message>
        <source>repeated</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>wiederholt</translation>
    </message>
    <message>
        <source>reviewed, average loss {loss}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>analysiert, mittlerer Verlust {loss}</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>geht mit</translation>
    </message>
    <message>
        <source>takes the Skat</source>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>nimmt den Skat auf</translation>
    </message>
    <message>
        <source>the pot</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>der Topf</translation>
    </message>
    <message>
        <source>trump {suit}</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>Trumpf {suit}</translation>
    </message>
    <message>
        <source>until I click</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>bis ich klicke</translation>
    </message>
    <message>
        <source>with help</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>with {n}</source>
        <extracomment>table_words/skat.py table_words/skat_values.py</extracomment>
        <translation>mit {n}</translation>
    </message>
    <message>
        <source>with {n}, game {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>mit {n}, Spiel {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Hand {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>mit {n}, Spiel, Hand {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Hand, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>mit {n}, Spiel, Hand, Schneider {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Hand, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>mit {n}, Spiel, Hand, Schneider, Schwarz {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>mit {n}, Spiel, Schneider {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>mit {n}, Spiel, Schneider, Schwarz {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}</source>
        <extracomment>table_words/skat.py table_words/skat_values.py</extracomment>
        <translation>ohne {n}</translation>
    </message>
    <message>
        <source>without {n}, game {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>ohne {n}, Spiel {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Hand {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>ohne {n}, Spiel, Hand {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Hand, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>ohne {n}, Spiel, Hand, Schneider {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Hand, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>ohne {n}, Spiel, Hand, Schneider, Schwarz {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>ohne {n}, Spiel, Schneider {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>ohne {n}, Spiel, Schneider, Schwarz {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a test is met</comment>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>holds a bid</comment>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>you closed</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>du hast zugedreht</translation>
    </message>
    <message>
        <source>{ace} is in the hand and cannot be called</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>{ace} ist auf der Hand und kann nicht gerufen werden</translation>
    </message>
    <message>
        <source>{bid}</source>
        <extracomment>table_words/skat.py table_words/skat_terms.py</extracomment>
        <translation>{bid}</translation>
    </message>
    <message>
        <source>{bid} is no higher than {standing}, which stands</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>{bid} ist nicht höher als {standing}, das höchste Gebot</translation>
    </message>
    <message>
        <source>{bid} is not one of the bid values</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>{bid} ist kein Reizwert</translation>
    </message>
    <message>
        <source>{cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>{cards}</translation>
    </message>
    <message>
        <source>{card} is not in the hand</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>{card} ist nicht auf der Hand</translation>
    </message>
    <message>
        <source>{card} is not in the hand, and the talon stays closed</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{card} ist nicht auf der Hand, und der Talon bleibt verdeckt</translation>
    </message>
    <message>
        <source>{card} was laid away and is not played</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{card} ist abgelegt und wird nicht gespielt</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{card}, gewählt</translation>
    </message>
    <message>
        <source>{card}, not playable: {reason}, rule {rule}</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{card}, nicht spielbar: {reason}, Regel {rule}</translation>
    </message>
    <message>
        <source>{card}, playable</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{card}, spielbar</translation>
    </message>
    <message>
        <source>{card}, with the marriage</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>{card}, mit dem Paar</translation>
    </message>
    <message>
        <source>{card}, {place}: {share} per cent</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation>{card}, {place}: {share} Prozent</translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n point(s)</source>
        <extracomment>desktop/table/tooltips.py</extracomment>
        <translation>
            <numerusform>{card}: %n Auge</numerusform>
            <numerusform>{card}: %n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: not allowed ({rule}). {reason}</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>{card}: nicht erlaubt ({rule}). {reason}</translation>
    </message>
    <message>
        <source>{closer} closed the stock already</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Schon zugedreht: {closer}</translation>
    </message>
    <message>
        <source>{contract} Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>{contract} Hand</translation>
    </message>
    <message>
        <source>{contract} cannot be held: hold is for numbers</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>{contract} kann man nicht halten: Gehalten werden Zahlen</translation>
    </message>
    <message>
        <source>{contract} is worth {worth} here and the bid is {bid}: a Null must be worth the bid</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>{contract} ist hier {worth} wert, gereizt ist {bid}: Ein Null muss den Reizwert erreichen</translation>
    </message>
    <message>
        <source>{contract} outranks every number</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>{contract} steht über jeder Zahl</translation>
    </message>
    <message>
        <source>{declarer} against all</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>{declarer} gegen alle</translation>
    </message>
    <message>
        <source>{declarer} against {first} and {second}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>{declarer} gegen zwei: {first} und {second}</translation>
    </message>
    <message>
        <source>{declarer} and the holder of {card} against the others</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>{declarer} und wer {card} hat gegen die anderen</translation>
    </message>
    <message>
        <source>{declarer} and {partner} against {first} and {second}</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>{declarer} und {partner} gegen zwei: {first} und {second}</translation>
    </message>
    <message>
        <source>{game}, {deal}, {date}: {contract}, {result}, opponents: {level}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>{game}, {deal}, {date}: {contract}, {result}, Gegner: {level}</translation>
    </message>
    <message>
        <source>{game}, {deal}, {date}: {contract}, {result}, {marks}, opponents: {level}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>{game}, {deal}, {date}: {contract}, {result}, {marks}, Gegner: {level}</translation>
    </message>
    <message>
        <source>{game}, {where}: {deed}, loss {loss}, due {due}</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>{game}, {where}: {deed}, Verlust {loss}, fällig {due}</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n card point(s)</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>
            <numerusform>{game}: %n Auge</numerusform>
            <numerusform>{game}: %n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: called {names}</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>{game}: genannt {names}</translation>
    </message>
    <message>
        <source>{game}: laid aside</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>{game}: beiseitegelegt</translation>
    </message>
    <message>
        <source>{game}: tricks count, not cards</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>{game}: Es zählen Stiche, nicht Karten</translation>
    </message>
    <message>
        <source>{jack} lies under the stock itself: nothing can be exchanged for it</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{jack} liegt selbst unter dem Talon: Dafür lässt sich nichts tauschen</translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n worked out</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>
            <numerusform>{judged} von %n berechnet</numerusform>
            <numerusform>{judged} von %n berechnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n worked out…</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>
            <numerusform>{judged} von %n berechnet…</numerusform>
            <numerusform>{judged} von %n berechnet…</numerusform>
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
        <translation>{key}, Taste für „{command}“</translation>
    </message>
    <message>
        <source>{least} to {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>{least} bis {value}</translation>
    </message>
    <message>
        <source>{led} was led and its suit must be followed: {must}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{led} ist ausgespielt, und die Farbe muss bedient werden: {must}</translation>
    </message>
    <message>
        <source>{led} was led and must be beaten in its suit: {must}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{led} ist ausgespielt und muss in der Farbe überstochen werden: {must}</translation>
    </message>
    <message>
        <source>{led} was led and the hand holds none of its suit: a trump must be played: {must}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{led} ist ausgespielt, und bedienen geht nicht: Trumpf muss gespielt werden: {must}</translation>
    </message>
    <message>
        <source>{made} of {declared}</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>{made} von {declared}</translation>
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
        <translation>{name}, {place}, {country}, {cards}, Spiele: {games}</translation>
    </message>
    <message>
        <source>{number}</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>{number} von {count}</translation>
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
        <translation>{payer} → {payee}</translation>
    </message>
    <message numerus="yes">
        <source>{payer} to {payee}: %n trick(s)</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>
            <numerusform>{payer} → {payee}: %n Stich</numerusform>
            <numerusform>{payer} → {payee}: %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>{payer} to {payee}: fewer than four tricks together with the guest</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: weniger als vier Stiche zusammen mit dem Gast</translation>
    </message>
    <message>
        <source>{payer} to {payee}: fewer than six tricks</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: weniger als sechs Stiche</translation>
    </message>
    <message>
        <source>{payer} to {payee}: fewer than two tricks</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: weniger als zwei Stiche</translation>
    </message>
    <message>
        <source>{payer} to {payee}: four aces</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: vier Asse</translation>
    </message>
    <message>
        <source>{payer} to {payee}: no aces announced</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: „ohne Ass“ angesagt</translation>
    </message>
    <message>
        <source>{payer} to {payee}: the contract</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: das Spiel</translation>
    </message>
    <message>
        <source>{payer} to {payee}: the contract Hearts</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: Herz ohne Talon</translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n card(s)</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>
            <numerusform>{pile}, %n Karte</numerusform>
            <numerusform>{pile}, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>{points}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>{points}</translation>
    </message>
    <message>
        <source>{points} for {seat} wait for a first trick</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>{seat}: {points} Augen beim ersten Stich</translation>
    </message>
    <message>
        <source>{points} percentage points of winning chance</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{points} Prozentpunkte Gewinnchance</translation>
    </message>
    <message>
        <source>{prompt}. Trick: {trick}. You can play: {cards}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>{prompt}. Stich: {trick}. Du kannst spielen: {cards}</translation>
    </message>
    <message>
        <source>{said}: {meaning}</source>
        <extracomment>desktop/table/tooltips.py</extracomment>
        <translation>{said}: {meaning}</translation>
    </message>
    <message>
        <source>{score} in game points</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{score} in Spielpunkten</translation>
    </message>
    <message>
        <source>{score} in points</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{score} in Punkten</translation>
    </message>
    <message>
        <source>{score} in points after Seeger</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{score} in Punkten nach Seeger</translation>
    </message>
    <message>
        <source>{seat}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>{seat}</translation>
    </message>
    <message>
        <source>{seat} and {partner} lost the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>{seat} und {partner} haben verloren: {contract}</translation>
    </message>
    <message>
        <source>{seat} and {partner} won the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>{seat} und {partner} haben gewonnen: {contract}</translation>
    </message>
    <message>
        <source>{seat} chose: {choice}</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>{seat} wählte: {choice}</translation>
    </message>
    <message>
        <source>{seat} closed the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>{seat} hat zugedreht</translation>
    </message>
    <message>
        <source>{seat} decided already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{seat} hat schon entschieden</translation>
    </message>
    <message>
        <source>{seat} dropped out and got no invitation</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{seat} bleibt zu Hause und ist nicht eingeladen</translation>
    </message>
    <message>
        <source>{seat} is to decide</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>{seat} muss entscheiden</translation>
    </message>
    <message>
        <source>{seat} is to play</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>{seat} muss spielen</translation>
    </message>
    <message>
        <source>{seat} is to speak</source>
        <extracomment>table_words/preference.py table_words/schafkopf.py table_words/skat.py</extracomment>
        <translation>{seat} muss sprechen</translation>
    </message>
    <message>
        <source>{seat} lost the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>{seat} hat verloren: {contract}</translation>
    </message>
    <message>
        <source>{seat} passed: a pass is final</source>
        <extracomment>games/preference_refusals.py games/skat_refusals.py</extracomment>
        <translation>{seat} hat gepasst: Gepasst ist gepasst</translation>
    </message>
    <message>
        <source>{seat} spoke already: each seat speaks once</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>{seat} hat schon gesprochen: Jeder spricht einmal</translation>
    </message>
    <message numerus="yes">
        <source>{seat} won %n game point(s)</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>{seat} gewinnt %n Spielpunkt</numerusform>
            <numerusform>{seat} gewinnt %n Spielpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} won the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>{seat} hat gewonnen: {contract}</translation>
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
            <numerusform>{seat}, %n Karte</numerusform>
            <numerusform>{seat}, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}, open: {cards}</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{seat}, offen: {cards}</translation>
    </message>
    <message>
        <source>{seat}: the player chose what is not allowed ({reason}); a simple one plays on</source>
        <extracomment>controller.py</extracomment>
        <translation>{seat}: Der Spieler wählte, was nicht erlaubt ist ({reason}); ein einfacher spielt weiter</translation>
    </message>
    <message>
        <source>{seat}: the player did not answer in time; a simple one plays on</source>
        <extracomment>controller.py</extracomment>
        <translation>{seat}: Der Spieler antwortete nicht rechtzeitig; ein einfacher spielt weiter</translation>
    </message>
    <message>
        <source>{seat}: the player failed ({reason}); a simple one plays on</source>
        <extracomment>controller.py</extracomment>
        <translation>{seat}: Der Spieler ist ausgefallen ({reason}); ein einfacher spielt weiter</translation>
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
        <translation>{share} von 100</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n deal(s)</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>
            <numerusform>{shown} von %n Spiel</numerusform>
            <numerusform>{shown} von %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>{speaker} bids {value}: do you hold it?</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>{speaker} sagt {value}: Hältst du?</translation>
    </message>
    <message>
        <source>{suit}</source>
        <extracomment>table_words/preference.py table_words/skat_terms.py</extracomment>
        <translation>{suit}</translation>
    </message>
    <message>
        <source>{suit} are too low to be trump after a bid of {number}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{suit} ist als Trumpf zu niedrig nach einem Gebot von {number}</translation>
    </message>
    <message>
        <source>{suit} were led: one of these must be played: {must}</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>{suit} ist ausgespielt: Eine davon muss zugegeben werden: {must}</translation>
    </message>
    <message>
        <source>{suit} were led: {must} must be played</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>{suit} ist ausgespielt: {must} muss zugegeben werden</translation>
    </message>
    <message>
        <source>{taker} against {defender}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>{taker} gegen einen: {defender}</translation>
    </message>
    <message>
        <source>{taker} against {first} and {second}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>{taker} gegen zwei: {first} und {second}</translation>
    </message>
    <message>
        <source>{taker} against {host} with {guest} as guest</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>{taker} gegen zwei: {host} mit Gast ({guest})</translation>
    </message>
    <message>
        <source>{turn} decides first</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{turn} entscheidet zuerst</translation>
    </message>
    <message>
        <source>{turn} is to act</source>
        <extracomment>games/preference_refusals.py games/schnapsen_refusals.py</extracomment>
        <translation>{turn} ist dran</translation>
    </message>
    <message>
        <source>{turn} is to play</source>
        <extracomment>games/preference_refusals.py games/schafkopf_refusals.py games/skat_refusals.py</extracomment>
        <translation>{turn} muss spielen</translation>
    </message>
    <message>
        <source>{turn} is to speak</source>
        <extracomment>games/preference_refusals.py games/schafkopf_refusals.py games/skat_refusals.py</extracomment>
        <translation>{turn} muss sprechen</translation>
    </message>
    <message>
        <source>{turn} won the trick and leads</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{turn} hat den Stich gemacht und spielt aus</translation>
    </message>
    <message>
        <source>{turn}, who did not deal, leads to the first trick</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{turn} hat nicht gegeben und spielt zum ersten Stich aus</translation>
    </message>
    <message>
        <source>{unit}, expected</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>{unit}, erwartet</translation>
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
        <translation>{where}, {seat}: {deed}. {kind}, {loss}. Besser: {better}.</translation>
    </message>
    <message>
        <source>{where}, {seat}: {deed}. {kind}.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{where}, {seat}: {deed}. {kind}.</translation>
    </message>
    <message>
        <source>{winner} reached {points} card points: the deal is over</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{winner} hat {points} Augen erreicht: Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>{winning} can be beaten: one of these must be played: {must}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{winning} kann überstochen werden: Eine davon muss gespielt werden: {must}</translation>
    </message>
    <message>
        <source>{winning} can be beaten: {must} must be played</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{winning} kann überstochen werden: {must} muss gespielt werden</translation>
    </message>
    <message>
        <source>{won} ({percent})</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>{won} ({percent})</translation>
    </message>
    <message>
        <source>{words}, you know: {cards}</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{words}, du weißt: {cards}</translation>
    </message>
    <message>
        <source>{words}: press again</source>
        <extracomment>desktop/table/prompt.py</extracomment>
        <translation>{words}: noch einmal drücken</translation>
    </message>
</context>
</TS>
