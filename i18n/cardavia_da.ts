<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>Cardavia</name>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation>
            <numerusform>%n kortpoint</numerusform>
            <numerusform>%n kortpoint</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>%n kort i bunken</numerusform>
            <numerusform>%n kort i bunken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>%n kort tilbage i bunken</numerusform>
            <numerusform>%n kort tilbage i bunken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>
            <numerusform>%n spil</numerusform>
            <numerusform>%n spil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) copied.</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>
            <numerusform>%n spil kopieret.</numerusform>
            <numerusform>%n spil kopieret.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) deleted.</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>
            <numerusform>%n spil slettet.</numerusform>
            <numerusform>%n spil slettet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of a newer Cardavia cannot be shown in the history.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>
            <numerusform>%n spil i historikken er fra et nyere Cardavia og vises ikke.</numerusform>
            <numerusform>%n spil i historikken er fra et nyere Cardavia og vises ikke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of the history could not be read and went into {name}.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>
            <numerusform>%n spil i historikken kunne ikke læses og er lagt til side i {name}.</numerusform>
            <numerusform>%n spil i historikken kunne ikke læses og er lagt til side i {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of the history could not be read.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>
            <numerusform>%n spil i historikken kunne ikke læses.</numerusform>
            <numerusform>%n spil i historikken kunne ikke læses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) written to {file}.</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>
            <numerusform>%n spil skrevet til {file}.</numerusform>
            <numerusform>%n spil skrevet til {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), {won} won</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>
            <numerusform>%n spil, {won} vundet</numerusform>
            <numerusform>%n spil, {won} vundet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of yours judged: average loss {loss}, mistakes {mistakes}</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>
            <numerusform>%n af dine valg vurderet: tab i gennemsnit {loss}, fejl {mistakes}</numerusform>
            <numerusform>%n af dine valg vurderet: tab i gennemsnit {loss}, fejl {mistakes}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>
            <numerusform>%n fejl</numerusform>
            <numerusform>%n fejl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s) of the declarer&apos;s side</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>
            <numerusform>%n Laufende på spilførersiden</numerusform>
            <numerusform>%n Laufende på spilførersiden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s) of the other side</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>
            <numerusform>%n Laufende på den anden side</numerusform>
            <numerusform>%n Laufende på den anden side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) for the declarer</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>
            <numerusform>%n stik til spilføreren</numerusform>
            <numerusform>%n stik til spilføreren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) for the taker</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>%n stik til spilføreren</numerusform>
            <numerusform>%n stik til spilføreren</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Cardavia</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Om Cardavia</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>T&amp;ilbage</translation>
    </message>
    <message>
        <source>&amp;Claim the Rest</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Læg op</translation>
    </message>
    <message>
        <source>&amp;Copy Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Kopier spil</translation>
    </message>
    <message>
        <source>&amp;Copy Report</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Kopier rapport</translation>
    </message>
    <message>
        <source>&amp;Deal by Number…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>S&amp;pil efter nummer…</translation>
    </message>
    <message>
        <source>&amp;Fair Play</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Fair play</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Fuldskærm</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>K&amp;ortspil</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Hjælp</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>T&amp;ip</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Historik</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Tastaturgenveje</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Sprog</translation>
    </message>
    <message>
        <source>&amp;Larger Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>S&amp;tørre kort</translation>
    </message>
    <message>
        <source>&amp;Last Trick</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Seneste sti&amp;k</translation>
    </message>
    <message>
        <source>&amp;Leave Table</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Forlad bordet</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Lyd fra</translation>
    </message>
    <message>
        <source>&amp;My Mistakes</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Mine f&amp;ejl</translation>
    </message>
    <message>
        <source>&amp;New Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Nyt spil</translation>
    </message>
    <message>
        <source>&amp;Normal Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Normale kort</translation>
    </message>
    <message>
        <source>&amp;Odds of Hidden Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>S&amp;andsynligheder for skjulte kort</translation>
    </message>
    <message>
        <source>&amp;Open Record…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Å&amp;bn optegnelse…</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>T&amp;empo</translation>
    </message>
    <message>
        <source>&amp;Paste Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Sæt spil &amp;ind</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Træk</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Afslut</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Gentag</translation>
    </message>
    <message>
        <source>&amp;Repeat Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Gentag spil</translation>
    </message>
    <message>
        <source>&amp;Rules of This Game</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Regler for dette kortspil</translation>
    </message>
    <message>
        <source>&amp;Save Record As…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Gem &amp;optegnelse som…</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Indstillinger</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Indstillinger…</translation>
    </message>
    <message>
        <source>&amp;Smaller Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Mindre kort</translation>
    </message>
    <message>
        <source>&amp;Sort Hand</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Sortér kort</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Tag tilbage</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>10 from each opponent if you make six tricks, 10 to each if not</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>10 fra hver modstander ved seks stik, ellers 10 til hver</translation>
    </message>
    <message>
        <source>2 players · You vs AI · Seven-point match</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>2 spillere · Du mod computeren · Parti til syv point</translation>
    </message>
    <message>
        <source>3 players · You and two AI · One deal</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>3 spillere · Du og to computere · Ét spil</translation>
    </message>
    <message>
        <source>3 players · You and two AI · Pot and balances</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>3 spillere · Du og to computere · Pulje og saldi</translation>
    </message>
    <message>
        <source>4 players · You and three AI · Points each deal</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>4 spillere · Du og tre computere · Point for hvert spil</translation>
    </message>
    <message>
        <source>61 of 120 card points for the declarer&apos;s side? {points}</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>61 af 120 kortpoint til spilførersiden? {points}</translation>
    </message>
    <message>
        <source>61 of 120 card points? {points}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>61 af 120 kortpoint? {points}</translation>
    </message>
    <message>
        <source>61 points alone</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>61 kortpoint alene</translation>
    </message>
    <message>
        <source>61 points alone; only the Unter are trumps</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>61 kortpoint alene; kun de fire Unter er trumf</translation>
    </message>
    <message>
        <source>61 points and worth at least {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>61 kortpoint og mindst {bid} værd</translation>
    </message>
    <message>
        <source>61 points and worth at least {bid}: now {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>61 kortpoint og mindst {bid} værd: nu {value}</translation>
    </message>
    <message>
        <source>61 points with the partner who holds the called ace</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>61 kortpoint sammen med makkeren, der har det kaldte es</translation>
    </message>
    <message>
        <source>66 card points</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>66 kortpoint</translation>
    </message>
    <message>
        <source>66 card points? {points}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>66 kortpoint? {points}</translation>
    </message>
    <message>
        <source>66 reached</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>66 nået</translation>
    </message>
    <message>
        <source>A Game must be in a higher suit than {contract}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Et Game skal være i en højere kulør end {contract}</translation>
    </message>
    <message>
        <source>A Game or Hearts can be called at the first chance only</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Game og Hearts kan kun meldes, første gang man er på tale</translation>
    </message>
    <message>
        <source>A Hand game was chosen: the Skat stays closed</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Der er valgt håndspil: Skaten forbliver lukket</translation>
    </message>
    <message>
        <source>A bid must be higher than {standing}; {bid} is not</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Et bud skal være højere end {standing}; det er {bid} ikke</translation>
    </message>
    <message>
        <source>A bid must be higher than {value}; {bid} is not</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Et bud skal være højere end {value}; det er {bid} ikke</translation>
    </message>
    <message>
        <source>A card must be played now</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Nu skal der spilles et kort</translation>
    </message>
    <message>
        <source>A card was led: {turn} is to follow</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Der er spillet ud: {turn} skal lægge til</translation>
    </message>
    <message>
        <source>A deal can be reviewed when it is over.</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>Et spil kan gennemgås, når det er slut.</translation>
    </message>
    <message>
        <source>A full trick stays</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Et fuldt stik bliver liggende</translation>
    </message>
    <message>
        <source>A little was given away.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Lidt blev foræret væk.</translation>
    </message>
    <message>
        <source>A look back. A click on the table or Escape shows the result again.</source>
        <extracomment>desktop/table/page.py</extracomment>
        <translation>Et tilbageblik. Et klik på bordet eller Esc viser resultatet igen.</translation>
    </message>
    <message>
        <source>A marriage is led with a King or a Queen; {card} is neither</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>En mariage spilles ud med König eller Dame; {card} er ingen af delene</translation>
    </message>
    <message>
        <source>A marriage needs King and Queen of one suit in the hand; missing: {missing}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Til en mariage hører König og Dame i samme kulør på hånden; der mangler: {missing}</translation>
    </message>
    <message>
        <source>A number is 1, 2, 3 or 4; {number} is not</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Et tal er 1, 2, 3 eller 4; det er {number} ikke</translation>
    </message>
    <message>
        <source>A pass is final: this seat is out of the auction</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Et pas er endeligt: Denne plads er ude af auktionen</translation>
    </message>
    <message>
        <source>A saved deal could not be read and was set aside as {name}.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>Et gemt spil kunne ikke læses og er lagt til side som {name}.</translation>
    </message>
    <message>
        <source>A saved deal could not be read: {file} ({reason}).</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>Et gemt spil kunne ikke læses: {file} ({reason}).</translation>
    </message>
    <message>
        <source>A second click confirms a play</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Et klik til bekræfter kortet</translation>
    </message>
    <message>
        <source>A trump was led: one of these must be played: {must}</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>Der er spillet trumf ud: Et af disse skal lægges: {must}</translation>
    </message>
    <message>
        <source>A trump was led: {must} must be played</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>Der er spillet trumf ud: {must} skal lægges</translation>
    </message>
    <message>
        <source>Access</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Tilgængelighed</translation>
    </message>
    <message>
        <source>Action {place} ({action}, seat {seat}) is against rule {rule}: {reason}</source>
        <extracomment>pasted.py</extracomment>
        <translation>Handling {place} ({action}, plads {seat}) er imod regel {rule}: {reason}</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>Efter</translation>
    </message>
    <message>
        <source>After</source>
        <comment>an action</comment>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>Efter</translation>
    </message>
    <message>
        <source>After 3 seconds</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Efter 3 sekunder</translation>
    </message>
    <message>
        <source>After a refused card</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Efter et afvist kort</translation>
    </message>
    <message>
        <source>After {standing} only {next} can be bid, not {number}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Efter {standing} kan der kun bydes {next}, ikke {number}</translation>
    </message>
    <message>
        <source>Aim reached</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>Mål nået</translation>
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
            <numerusform>%n stik tilbage, og det er dit, uanset hvad de andre har: {cards}</numerusform>
            <numerusform>Alle %n resterende stik er dine, uanset hvad de andre har: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>All Obers, all Unters and {suit} are trumps; every trick must be won, alone</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Alle Ober, alle Unter og {suit} er trumf; hvert stik skal vindes, alene</translation>
    </message>
    <message>
        <source>All Obers, all Unters and {suit} are trumps; plays alone</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Alle Ober, alle Unter og {suit} er trumf; spiller alene</translation>
    </message>
    <message>
        <source>All R&amp;ules</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Alle re&amp;gler</translation>
    </message>
    <message>
        <source>All cards are known: this was worked out to the end.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Alle kort er kendt: Dette er regnet ud til enden.</translation>
    </message>
    <message>
        <source>All cards have been played: the deal is over</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Alle kort er spillet: Spillet er slut</translation>
    </message>
    <message>
        <source>All commands with their keys, which can be changed</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Alle kommandoer med deres taster, som kan ændres</translation>
    </message>
    <message>
        <source>All deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Alle spil</translation>
    </message>
    <message>
        <source>All decisions</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Alle valg</translation>
    </message>
    <message>
        <source>All eight tricks alone</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Alle otte stik alene</translation>
    </message>
    <message>
        <source>All eight tricks alone; only the Unter are trumps</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Alle otte stik alene; kun de fire Unter er trumf</translation>
    </message>
    <message numerus="yes">
        <source>All eight tricks for the declarer? %n trick(s)</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>
            <numerusform>Alle otte stik til spilføreren? %n stik</numerusform>
            <numerusform>Alle otte stik til spilføreren? %n stik</numerusform>
        </translation>
    </message>
    <message>
        <source>All eight tricks have been played: no action follows</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Alle otte stik er spillet: Der følger ikke mere</translation>
    </message>
    <message>
        <source>All files</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Alle filer</translation>
    </message>
    <message>
        <source>All four seats passed: the deal is over</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Alle fire har passet: Spillet er slut</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Alle kortspil</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Alle fejl</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>Alle modstandere</translation>
    </message>
    <message>
        <source>All settings</source>
        <extracomment>desktop/pages/first_strip.py</extracomment>
        <translation>Alle indstillinger</translation>
    </message>
    <message>
        <source>All ten tricks have been played: no action follows</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Alle ti stik er spillet: Der følger ikke mere</translation>
    </message>
    <message>
        <source>All tricks are shown after the deal; during it, L shows the last one.</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Alle stik vises efter spillet; undervejs viser L det seneste.</translation>
    </message>
    <message>
        <source>All usual keys</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Nulstil alle taster</translation>
    </message>
    <message>
        <source>Alone</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Alene</translation>
    </message>
    <message>
        <source>Alone in the auction forehand may bid 18 or pass, nothing else</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Når de andre har passet, kan forhånden kun byde 18 eller passe</translation>
    </message>
    <message>
        <source>Also called {names}</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>Kaldes også {names}</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Altid</translation>
    </message>
    <message>
        <source>An invitation is binding: the guest plays</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>En invitation er bindende: Gæsten spiller med</translation>
    </message>
    <message>
        <source>An old rule of thumb says so; nothing was calculated.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>En gammel tommelfingerregel siger det; intet er regnet ud.</translation>
    </message>
    <message>
        <source>Announce nothing</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Meld intet</translation>
    </message>
    <message>
        <source>Announcement</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Announcements</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Oplæsning</translation>
    </message>
    <message numerus="yes">
        <source>Another deal, %n card(s) elsewhere: another choice</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>
            <numerusform>En anden fordeling, %n kort ligger anderledes: et andet valg</numerusform>
            <numerusform>En anden fordeling, %n kort ligger anderledes: et andet valg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another deal, %n card(s) elsewhere: the same choice</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>
            <numerusform>En anden fordeling, %n kort ligger anderledes: det samme valg</numerusform>
            <numerusform>En anden fordeling, %n kort ligger anderledes: det samme valg</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program chose this.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Et andet program valgte dette.</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Svar</translation>
    </message>
    <message>
        <source>As I saw it</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Som jeg så det</translation>
    </message>
    <message>
        <source>As a curve</source>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>Som kurve</translation>
    </message>
    <message>
        <source>As a table</source>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>Som tabel</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>desktop/settings_groups.py desktop/window_menus.py</extracomment>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>System ({language})</translation>
    </message>
    <message>
        <source>Asked again with all the time it wants, the player would choose otherwise now.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Spurgt igen og uden tidsgrænse ville spilleren nu vælge anderledes.</translation>
    </message>
    <message>
        <source>Asking again…</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Spørger igen…</translation>
    </message>
    <message numerus="yes">
        <source>At least %n trick(s) of your own</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>Mindst %n eget stik</numerusform>
            <numerusform>Mindst %n egne stik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n trick(s) together, for which you answer</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>Mindst %n stik sammen, som du hæfter for</numerusform>
            <numerusform>Mindst %n stik sammen, som du hæfter for</numerusform>
        </translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Ved bordet</translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Auktion</translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>Schafkopf</comment>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Auktion</translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Auktion</translation>
    </message>
    <message>
        <source>Austria</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Østrig</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Automatisk</translation>
    </message>
    <message>
        <source>Average loss</source>
        <extracomment>desktop/pages/review_statistics.py</extracomment>
        <translation>Tab i gennemsnit</translation>
    </message>
    <message>
        <source>Average score</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Gennemsnit</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>desktop/header.py</extracomment>
        <translation>Tilbage</translation>
    </message>
    <message>
        <source>Back of {cards}</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Bagside: {cards}</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <extracomment>desktop/header.py</extracomment>
        <translation>Tilbage til forrige side</translation>
    </message>
    <message>
        <source>Back to this moment, to play something else</source>
        <extracomment>desktop/review/detail.py desktop/review/mistakes_page.py</extracomment>
        <translation>Tilbage til dette øjeblik for at spille noget andet</translation>
    </message>
    <message>
        <source>Base value</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py</extracomment>
        <translation>Grundværdi</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>Før</translation>
    </message>
    <message>
        <source>Before the lead the taker announces no aces, or nothing</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Før udspillet melder spilføreren “ingen esser”, eller intet</translation>
    </message>
    <message>
        <source>Before {suit} have been led, {ace} may not be discarded while another card is held</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Før der er spillet {suit} ud, må {ace} ikke kastes af, så længe der er et andet kort</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Begynder</translation>
    </message>
    <message>
        <source>Better than before. Best would have been: {deed}</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Bedre end før. Det bedste havde været: {deed}</translation>
    </message>
    <message>
        <source>Better: {deed}</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Bedre: {deed}</translation>
    </message>
    <message>
        <source>Bid for the talon, name trump and take six tricks against two defenders.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Byd på talonen, vælg trumf, og tag seks stik mod to modspillere.</translation>
    </message>
    <message>
        <source>Bid to declare a suit, Grand or Null and face two defenders who play together.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Byd på et trumfspil, grand eller Null, og spil mod to, der holder sammen.</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Bud {bid}</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value} as your hand lies: the Skat may lower it</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Bud {bid}, værd {value} med dine kort: Skaten kan mindske det</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}: lost</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Bud {bid}, værd {value}: tabt</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}: lost unless Schneider</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Bud {bid}, værd {value}: tabt uden Schneider</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}: lost unless Schwarz</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Bud {bid}, værd {value}: tabt uden Schwarz</translation>
    </message>
    <message>
        <source>Bidding on would cost more than the contract can bring.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>At byde videre koster mere, end meldingen kan give.</translation>
    </message>
    <message>
        <source>Bids no further</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Byder ikke videre</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Brøler</translation>
    </message>
    <message>
        <source>Both opponents dropped out: the taker is credited with all ten tricks</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>Begge modstandere melder fra: Spilføreren godskrives alle ti stik</translation>
    </message>
    <message>
        <source>Both opponents stay: there is nobody to invite</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Begge modstandere går med: Der er ingen at invitere</translation>
    </message>
    <message>
        <source>Both others passed: take 18 or throw in</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Begge de andre har passet: spil på 18, eller lad gå om</translation>
    </message>
    <message>
        <source>Brief</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Kortfattet</translation>
    </message>
    <message>
        <source>Bube: the jack.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Bube: knægten.</translation>
    </message>
    <message>
        <source>By ranks</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Efter rang</translation>
    </message>
    <message>
        <source>By suits, high to low</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Efter kulør, faldende</translation>
    </message>
    <message>
        <source>By suits, low to high</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Efter kulør, stigende</translation>
    </message>
    <message>
        <source>By what could be known</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Efter det, man kunne vide</translation>
    </message>
    <message>
        <source>By what could be known this was a mistake; as the cards lie, it was rewarded.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Efter det, man kunne vide, var det en fejl; som kortene ligger, blev den belønnet.</translation>
    </message>
    <message>
        <source>C&amp;hoose Game…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Vælg kortspil…</translation>
    </message>
    <message>
        <source>Call an ace for a secret partner, or play Wenz or Solo alone.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Kald et es og dermed en hemmelig makker, eller spil Wenz eller solo alene.</translation>
    </message>
    <message>
        <source>Called ace</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Kaldt es</translation>
    </message>
    <message>
        <source>Can be played now</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation>Kan spilles nu</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Card &amp;Traditions</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Korttraditioner</translation>
    </message>
    <message>
        <source>Card before</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>Forrige kort</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Kortpoint</translation>
    </message>
    <message>
        <source>Card points in the Skat</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Kortpoint i skaten</translation>
    </message>
    <message>
        <source>Card points in the declarer&apos;s tricks</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Kortpoint i spilførerens stik</translation>
    </message>
    <message>
        <source>Card points in tricks</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Kortpoint i stik</translation>
    </message>
    <message>
        <source>Card points laid away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Aflagte kortpoint</translation>
    </message>
    <message>
        <source>Card points of the declarer</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Spilførerens kortpoint</translation>
    </message>
    <message>
        <source>Card points of the declarer&apos;s side</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Spilførersidens kortpoint</translation>
    </message>
    <message>
        <source>Card points of the other seat when the stock was closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Den andens kortpoint, da bunken blev lukket</translation>
    </message>
    <message>
        <source>Card points of the partner</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Makkerens kortpoint</translation>
    </message>
    <message>
        <source>Card points: {seat}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Kortpoint: {seat}</translation>
    </message>
    <message>
        <source>Card size</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Kortstørrelse</translation>
    </message>
    <message>
        <source>Card traditions</source>
        <extracomment>desktop/pages/gallery.py desktop/pages/tradition.py</extracomment>
        <translation>Korttraditioner</translation>
    </message>
    <message>
        <source>Cardavia ended unexpectedly the last time. What is known about it is in {file}.</source>
        <extracomment>desktop/reports.py</extracomment>
        <translation>Cardavia sluttede uventet sidste gang. Det, man ved om det, står i {file}.</translation>
    </message>
    <message>
        <source>Cardavia {version}: traditional Central-European card games with the traditional cards of each region.</source>
        <extracomment>desktop/help_pages.py</extracomment>
        <translation>Cardavia {version}: traditionelle centraleuropæiske kortspil med hver egns traditionelle kort.</translation>
    </message>
    <message>
        <source>Cards can be laid down when it is your turn to play one</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Man kan lægge op, når det er ens tur til at spille et kort</translation>
    </message>
    <message>
        <source>Cards can be laid down when it is your turn to play one.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation>Man kan lægge op, når det er ens tur til at spille et kort.</translation>
    </message>
    <message>
        <source>Cards for {game}</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Kort til {game}</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>of the score</comment>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>Ændring</translation>
    </message>
    <message>
        <source>Check this deal</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Kontrollér dette spil</translation>
    </message>
    <message>
        <source>Choose a card, and play it at the second press</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Vælg et kort, og spil det ved andet tryk</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Vælg en anden mappe…</translation>
    </message>
    <message>
        <source>Chosen by lot among everything the rules allow.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Valgt ved lodtrækning blandt alt, hvad reglerne tillader.</translation>
    </message>
    <message>
        <source>Claim the rest?</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>Læg op?</translation>
    </message>
    <message>
        <source>Claims a game worth at least as much</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Lover et spil, der er mindst lige så meget værd</translation>
    </message>
    <message>
        <source>Claims a game worth at least {value}</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Lover et spil, der er mindst {value} værd</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>desktop/deal_sheet.py desktop/overlay.py desktop/pages/card_plate.py desktop/past.py desktop/reports.py desktop/table/odds_panel.py</extracomment>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>the stock</comment>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Luk bunken</translation>
    </message>
    <message>
        <source>Close settings</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Luk indstillinger</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <extracomment>desktop/pages/rules_fold.py</extracomment>
        <translation>Luk reglerne</translation>
    </message>
    <message>
        <source>Close the stock</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Luk bunken</translation>
    </message>
    <message>
        <source>Close this pointer</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>Luk dette vink</translation>
    </message>
    <message>
        <source>Closed the stock</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Lukkede bunken</translation>
    </message>
    <message>
        <source>Closing the stock</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Lukning af bunken</translation>
    </message>
    <message>
        <source>Club player</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Klubspiller</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Farvetemperatur</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Indhold</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>the review</comment>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Continue: {game}, deal {number}, trick {trick}</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation>Fortsæt: {game}, spil {number}, {trick}. stik</translation>
    </message>
    <message>
        <source>Continue: {game}, trick {trick}</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation>Fortsæt: {game}, {trick}. stik</translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>desktop/pages/history_model.py desktop/pages/statistics_tables.py table_words/skat.py</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Contribution</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>Indskud</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Kopier</translation>
    </message>
    <message>
        <source>Copy address</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>Kopier adressen</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>Kopier som tekst</translation>
    </message>
    <message>
        <source>Copy deal</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Kopier spil</translation>
    </message>
    <message>
        <source>Copy report</source>
        <extracomment>desktop/reports.py</extracomment>
        <translation>Kopier rapport</translation>
    </message>
    <message>
        <source>Count the points myself</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Jeg tæller selv point</translation>
    </message>
    <message>
        <source>Counting possible deals…</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation>Tæller mulige fordelinger…</translation>
    </message>
    <message>
        <source>Czechia</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Tjekkiet</translation>
    </message>
    <message>
        <source>Dame: the queen.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Dame: damen.</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Mørk</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>desktop/pages/history_model.py</extracomment>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Daus: the ace of German-suited cards.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Daus: esset i kort med tyske kulører.</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>desktop/pages/history_model.py desktop/table/side_panel.py</extracomment>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>the cards</comment>
        <extracomment>desktop/deal_sheet.py</extracomment>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Deal by number</source>
        <extracomment>desktop/deal_sheet.py</extracomment>
        <translation>Spil efter nummer</translation>
    </message>
    <message>
        <source>Deal number</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Spilnummer</translation>
    </message>
    <message>
        <source>Deal records</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Optegnelser af spil</translation>
    </message>
    <message>
        <source>Deal records, one a line</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>Optegnelser af spil, én pr. linje</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>desktop/at_table.py</extracomment>
        <translation>Spil {number}</translation>
    </message>
    <message>
        <source>Deal {number} kept.</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Spil {number} er gemt.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Kortgiver</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>desktop/pages/history.py desktop/pages/review_statistics.py desktop/pages/statistics_tables.py</extracomment>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Deals of this game will be counted here.</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>Her tælles spillene.</translation>
    </message>
    <message>
        <source>Deals set apart</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Spil, der holdes for sig</translation>
    </message>
    <message>
        <source>Deals that count</source>
        <extracomment>desktop/pages/history.py desktop/pages/statistics_tables.py</extracomment>
        <translation>Spil, der tæller</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>desktop/review/decisions.py</extracomment>
        <translation>Valg</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>desktop/pages/review_statistics.py desktop/review/decisions.py</extracomment>
        <translation>Valg</translation>
    </message>
    <message>
        <source>Declared and won</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Meldt og vundet</translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>Declarer {declarer} and the Skat, defenders {defenders} points</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Spilføreren med skaten {declarer}, modspillet {defenders} kortpoint</translation>
    </message>
    <message>
        <source>Declarer {declarer}, defenders {defenders} points</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Spilføreren {declarer}, modspillet {defenders} kortpoint</translation>
    </message>
    <message>
        <source>Declarer&apos;s side {own}, others {others} points</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Spilførersiden {own} mod {others}</translation>
    </message>
    <message>
        <source>Defender</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Modspiller</translation>
    </message>
    <message>
        <source>Defends alone and answers for two tricks</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Spiller alene imod og hæfter for to stik</translation>
    </message>
    <message>
        <source>Defends and answers for two tricks</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Spiller imod og hæfter for to stik</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Slet</translation>
    </message>
    <message>
        <source>Do you stay against {contract}, or drop out?</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Går du med mod {contract}, eller melder du fra?</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>desktop/pages/first_strip.py</extracomment>
        <translation>Færdig</translation>
    </message>
    <message>
        <source>Double click on the name for the usual value</source>
        <extracomment>desktop/settings_rows.py</extracomment>
        <translation>Dobbeltklik på navnet giver den sædvanlige værdi</translation>
    </message>
    <message>
        <source>Drawing: the Cardavia project, {licence}</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>Tegning: projektet Cardavia, {licence}</translation>
    </message>
    <message>
        <source>Drawn</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Uafgjort</translation>
    </message>
    <message>
        <source>Drawn {score}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Uafgjort {score}</translation>
    </message>
    <message>
        <source>Drop out</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Meld fra</translation>
    </message>
    <message>
        <source>Dropped out</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Meldte fra</translation>
    </message>
    <message>
        <source>Due</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Forfalder</translation>
    </message>
    <message>
        <source>Due now</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Forfaldne nu</translation>
    </message>
    <message>
        <source>Each computer player is told what a person on its chair would know: its own cards, what was said and played, and what lies open. Nothing else reaches it.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Hver computerspiller får at vide, hvad et menneske på dens plads ville vide: sine egne kort, hvad der er sagt og spillet, og hvad der ligger åbent. Andet når den ikke.</translation>
    </message>
    <message>
        <source>Each suit is declared once at most; declared already: {pair}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Hver kulør meldes højst én gang; allerede meldt: {pair}</translation>
    </message>
    <message>
        <source>Every deal you play will be listed here.</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Her kommer alle de spil, du spiller.</translation>
    </message>
    <message>
        <source>Everybody passed: nothing is played</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Alle passede: Der spilles ikke</translation>
    </message>
    <message>
        <source>Everybody passed: the deal is thrown in</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Alle passede: Spillet går om</translation>
    </message>
    <message>
        <source>Everything has its usual value again.</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Alt har igen sin sædvanlige værdi.</translation>
    </message>
    <message>
        <source>Everything the rules allow comes to the same here; the card needed least goes.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Alt, hvad reglerne tillader, giver det samme; det mest undværlige kort går.</translation>
    </message>
    <message>
        <source>Example</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>Eksempel</translation>
    </message>
    <message>
        <source>Exchange trump</source>
        <extracomment>desktop/shortcuts.py table_words/schnapsen.py</extracomment>
        <translation>Byt trumf</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>Forventet</translation>
    </message>
    <message>
        <source>Expected result for you, with all cards open</source>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>Forventet resultat for dig med åbne kort</translation>
    </message>
    <message>
        <source>Expected result for you: nothing is worked out yet</source>
        <extracomment>desktop/review/curve.py</extracomment>
        <translation>Forventet resultat for dig: intet er beregnet endnu</translation>
    </message>
    <message numerus="yes">
        <source>Expected result for you: {first} at the start, {last} after %n action(s)</source>
        <extracomment>desktop/review/curve.py</extracomment>
        <translation>
            <numerusform>Forventet resultat for dig: {first} ved start, {last} efter %n handling</numerusform>
            <numerusform>Forventet resultat for dig: {first} ved start, {last} efter %n handlinger</numerusform>
        </translation>
    </message>
    <message>
        <source>Export deals</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>Eksportér spil</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Eksportér…</translation>
    </message>
    <message>
        <source>F1 opens the rule for this moment.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>F1 åbner reglen for dette øjeblik.</translation>
    </message>
    <message>
        <source>Fair play</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Fair play</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Hurtigt</translation>
    </message>
    <message>
        <source>Fault</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Fejl</translation>
    </message>
    <message>
        <source>Finished deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Afsluttede spil</translation>
    </message>
    <message>
        <source>First or last card</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Første eller sidste kort</translation>
    </message>
    <message>
        <source>First two cards must be laid away</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Først skal to kort lægges af</translation>
    </message>
    <message>
        <source>For a solo in {suit} one of these must be in the hand: {needed}</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Til en solo i {suit} skal et af disse være på hånden: {needed}</translation>
    </message>
    <message>
        <source>Forehand</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Forhånd</translation>
    </message>
    <message>
        <source>Four colors</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Fire farver</translation>
    </message>
    <message numerus="yes">
        <source>From %n possible deal(s)</source>
        <extracomment>desktop/review/words.py table_words/help_words.py</extracomment>
        <translation>
            <numerusform>Ud fra %n mulig fordeling</numerusform>
            <numerusform>Ud fra %n mulige fordelinger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From all %n possible deal(s)</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>
            <numerusform>Talt op: %n mulig fordeling</numerusform>
            <numerusform>Talt op: alle %n mulige fordelinger</numerusform>
        </translation>
    </message>
    <message>
        <source>From the beginning</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>Fra begyndelsen</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Udførligt</translation>
    </message>
    <message>
        <source>Full rules</source>
        <extracomment>desktop/pages/rules_fold.py</extracomment>
        <translation>Alle regler</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>desktop/deal_sheet.py desktop/pages/history.py desktop/pages/history_model.py desktop/pages/statistics.py desktop/review/mistakes_page.py</extracomment>
        <translation>Kortspil</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>the first multiplier step</comment>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Game in {suit}</source>
        <extracomment>table_words/preference.py table_words/preference_terms.py</extracomment>
        <translation>Game i {suit}</translation>
    </message>
    <message>
        <source>Game points</source>
        <extracomment>table_words/help_words.py table_words/schnapsen.py</extracomment>
        <translation>Spilpoint</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>desktop/header.py desktop/pages/games.py desktop/pages/tradition.py</extracomment>
        <translation>Kortspil</translation>
    </message>
    <message>
        <source>Germany</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Tyskland</translation>
    </message>
    <message>
        <source>Give “{command}” its usual key again: {key}</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Giv “{command}” den sædvanlige tast igen: {key}</translation>
    </message>
    <message>
        <source>Gives every setting its usual value</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Giver hver indstilling sin sædvanlige værdi</translation>
    </message>
    <message>
        <source>Go on with the deal where it was left</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Fortsæt spillet, hvor det blev forladt</translation>
    </message>
    <message>
        <source>Good</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>God</translation>
    </message>
    <message>
        <source>Good, but unlucky</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>God, men uheldig</translation>
    </message>
    <message>
        <source>Grain</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Kornethed</translation>
    </message>
    <message>
        <source>Grand</source>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Grand: only the four Unter are trumps.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Grand: Kun de fire Unter er trumf.</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Gæst</translation>
    </message>
    <message>
        <source>H again compares what else there is</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>Tryk H igen for at sammenligne mulighederne</translation>
    </message>
    <message>
        <source>H shows a good move and its reason.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>H viser et godt træk og grunden til det.</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>table_words/skat_result.py table_words/skat_values.py</extracomment>
        <translation>Hånd</translation>
    </message>
    <message>
        <source>Hand: played without taking the Skat.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Hånd: spillet uden at tage skaten op.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <extracomment>table_words/preference.py table_words/preference_terms.py</extracomment>
        <translation>Hearts</translation>
    </message>
    <message>
        <source>Hearts are trumps in a call game: their ace cannot be called</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>I Rufer er hjerter trumf: Hjerteresset kan ikke kaldes</translation>
    </message>
    <message>
        <source>Hearts ended the auction: nothing can be called any more</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Hearts afsluttede auktionen: Der kan ikke meldes mere</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Hjælp</translation>
    </message>
    <message>
        <source>Here it says whose turn it is and what you can do.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>Her står, hvis tur det er, og hvad du kan gøre.</translation>
    </message>
    <message>
        <source>Here you chose: {deed}. Find something better.</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Her valgte du: {deed}. Find noget bedre.</translation>
    </message>
    <message>
        <source>High contrast table</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Bord med høj kontrast</translation>
    </message>
    <message>
        <source>Hint: {action}. {reason}</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>Tip: {action}. {reason}</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Hints are given when it is your turn to decide.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation>Der gives tip, når det er din tur til at bestemme.</translation>
    </message>
    <message>
        <source>Hints are switched off in the settings.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation>Tip er slået fra i indstillingerne.</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>Historik</translation>
    </message>
    <message>
        <source>History</source>
        <comment>of a card tradition</comment>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>Historie</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Hold</translation>
    </message>
    <message>
        <source>Holds all Obers and Unters and wins at once</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Har alle Ober og Unter og vinder straks</translation>
    </message>
    <message>
        <source>Holds no ace: 10 more from each opponent, or to each if the game is lost</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Har ingen esser: 10 mere fra hver modstander, eller til hver, hvis spillet tabes</translation>
    </message>
    <message numerus="yes">
        <source>Host: %n tricks together</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>
            <numerusform>Vært: %n stik sammen</numerusform>
            <numerusform>Vært: %n stik sammen</numerusform>
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
        <translation>I Game og Hearts tages intet op, og intet lægges af</translation>
    </message>
    <message>
        <source>In a Game and in Hearts the trump is the suit of the call</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>I Game og Hearts er den meldte kulør trumf</translation>
    </message>
    <message>
        <source>In a Hand game nothing is laid away: the Skat stays closed</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>I et håndspil lægges intet af: Skaten forbliver lukket</translation>
    </message>
    <message>
        <source>In the games</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>I kortspillene</translation>
    </message>
    <message>
        <source>In the pot before the deal</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>I puljen før spillet</translation>
    </message>
    <message>
        <source>In this drawing</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>På denne tegning</translation>
    </message>
    <message>
        <source>In this suit the contract would be most in danger.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>I denne kulør ville meldingen være mest i fare.</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Unøjagtighed</translation>
    </message>
    <message>
        <source>Index badges</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Hjørnemærker</translation>
    </message>
    <message>
        <source>Index letters</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Hjørnebogstaver</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Invitation</translation>
    </message>
    <message>
        <source>Invite</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Inviter med</translation>
    </message>
    <message>
        <source>It draws the opponents&apos; trumps.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Det trækker modstandernes trumfer.</translation>
    </message>
    <message>
        <source>It leads the called suit, so that the partner shows.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Det søger esset, så makkeren viser sig.</translation>
    </message>
    <message>
        <source>It makes the sixty-one points safe.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Det sikrer de 61 kortpoint.</translation>
    </message>
    <message>
        <source>It stays below the trick, which this seat must not win.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Det holder sig under stikket, som denne plads ikke må tage.</translation>
    </message>
    <message>
        <source>It takes trumps out of the other hands.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Det trækker trumfer ud af de andre hænder.</translation>
    </message>
    <message>
        <source>It wins the trick with the cheapest card that does.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Det tager stikket med det billigste kort, der kan.</translation>
    </message>
    <message>
        <source>It wins the trick.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Det tager stikket.</translation>
    </message>
    <message>
        <source>Italy</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Italien</translation>
    </message>
    <message>
        <source>Judgement</source>
        <extracomment>desktop/review/decisions.py</extracomment>
        <translation>Vurdering</translation>
    </message>
    <message>
        <source>K D B and K O U</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>K D B og K O U</translation>
    </message>
    <message>
        <source>K Q J and K O U</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>K Q J og K O U</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Tastaturgenveje</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Tastaturgenveje…</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Taster</translation>
    </message>
    <message>
        <source>König: the king.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>König: kongen.</translation>
    </message>
    <message>
        <source>L shows the last trick once more.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>L viser det seneste stik igen.</translation>
    </message>
    <message>
        <source>Laid away</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Lagt af</translation>
    </message>
    <message>
        <source>Laid away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py table_words/preference_result.py</extracomment>
        <translation>Lagt af</translation>
    </message>
    <message>
        <source>Laid away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py table_words/skat_result.py</extracomment>
        <translation>Lagt af</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Programmets sprog</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Store</translation>
    </message>
    <message>
        <source>Lay away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Læg af</translation>
    </message>
    <message>
        <source>Lay away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Læg af</translation>
    </message>
    <message>
        <source>Lay away or take back, or go to the buttons</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Læg af eller tag tilbage, eller gå til knapperne</translation>
    </message>
    <message>
        <source>Lay away {cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Læg {cards} af</translation>
    </message>
    <message>
        <source>Lay down</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>Læg op</translation>
    </message>
    <message>
        <source>Lay the two cards away, or choose others</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Læg de to kort af, eller vælg andre</translation>
    </message>
    <message>
        <source>Lay the two cards away, or choose others</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Læg de to kort af, eller vælg andre</translation>
    </message>
    <message>
        <source>Laying away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Aflægning</translation>
    </message>
    <message>
        <source>Laying away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Aflægning</translation>
    </message>
    <message>
        <source>Lays the cards aside for this deal</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Lægger kortene til side i dette spil</translation>
    </message>
    <message>
        <source>Leads first</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Spiller ud først</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Forlad</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <extracomment>desktop/header.py</extracomment>
        <translation>Forlad fuldskærm</translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Udelad</translation>
    </message>
    <message>
        <source>Leaves the auction</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Er ude af auktionen</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>desktop/settings_groups.py table_words/builder.py</extracomment>
        <translation>Venstre</translation>
    </message>
    <message>
        <source>Let go of what is open</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Luk det, der er åbent</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Lys</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: this is no record.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Linje {line}, kolonne {column}: Dette er ikke en optegnelse.</translation>
    </message>
    <message>
        <source>Line {line}: this is no record ({reason}).</source>
        <extracomment>pasted.py</extracomment>
        <translation>Linje {line}: Dette er ikke en optegnelse ({reason}).</translation>
    </message>
    <message>
        <source>List points</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Listepoint</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Log</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Udseende</translation>
    </message>
    <message>
        <source>Looking for the best…</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>Leder efter det bedste…</translation>
    </message>
    <message>
        <source>Loss</source>
        <comment>of a decision</comment>
        <extracomment>desktop/review/decisions.py desktop/review/mistakes_page.py</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Tabt</translation>
    </message>
    <message>
        <source>Lost by overbidding: bid {bid}, worth {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Tabt, fordi der var budt for højt: bud {bid}, spilværdi {value}</translation>
    </message>
    <message>
        <source>Lost deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Tabte spil</translation>
    </message>
    <message>
        <source>Lost {score}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Tabt {score}</translation>
    </message>
    <message>
        <source>Lost: counts twice against the declarer</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Tabt: tæller dobbelt imod spilføreren</translation>
    </message>
    <message>
        <source>Lowest bid, or yes</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Laveste bud, eller ja</translation>
    </message>
    <message>
        <source>Lucky</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Heldig</translation>
    </message>
    <message>
        <source>Makes the other opponent play: four tricks together</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Får den anden modstander til at spille med: fire stik sammen</translation>
    </message>
    <message>
        <source>Marked deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Spil med mærke</translation>
    </message>
    <message>
        <source>Marks</source>
        <extracomment>desktop/pages/history_model.py</extracomment>
        <translation>Mærker</translation>
    </message>
    <message>
        <source>Marriage in {suit}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Mariage i {suit}</translation>
    </message>
    <message>
        <source>Marriage in {suit}: no trick was won, it does not count</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Mariage i {suit}: Uden stik tæller den ikke</translation>
    </message>
    <message>
        <source>Marriage on or off</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Mariage til eller fra</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Mester</translation>
    </message>
    <message>
        <source>Matadors</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Matadorer</translation>
    </message>
    <message>
        <source>Match {own} to {other}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Parti {own} mod {other}</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Mellemhånd</translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Fejl</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <extracomment>desktop/pages/review_statistics.py desktop/review/mistakes_page.py</extracomment>
        <translation>Fejl</translation>
    </message>
    <message>
        <source>Mistakes that reviews find are collected here, to be tried again after some days.</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Her samles de fejl, som gennemgange finder, så de kan prøves igen efter nogle dage.</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>desktop/table/prompt.py</extracomment>
        <translation>Mere</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Bevægelse og lyd</translation>
    </message>
    <message>
        <source>Move in the hand</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Gå fra kort til kort</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>My Mistakes</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>Mine fejl</translation>
    </message>
    <message>
        <source>Name of the seat on the left</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Navn på pladsen til venstre</translation>
    </message>
    <message>
        <source>Name of the seat on the right</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Navn på pladsen til højre</translation>
    </message>
    <message>
        <source>Name of the seat opposite</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Navn på pladsen overfor</translation>
    </message>
    <message>
        <source>Name your contract for the bid of {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Meld dit spil til buddet {bid}</translation>
    </message>
    <message>
        <source>Names of cards</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Kortenes navne</translation>
    </message>
    <message>
        <source>Naming trump</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Valg af trumf</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Aldrig</translation>
    </message>
    <message>
        <source>Never ask for this mistake again</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Spørg aldrig mere om denne fejl</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Nyt parti</translation>
    </message>
    <message>
        <source>Next card</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>Næste kort</translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Næste spil</translation>
    </message>
    <message>
        <source>Next match</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Næste parti</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <extracomment>desktop/review/controls.py</extracomment>
        <translation>Næste fejl</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>desktop/pages/example_page.py desktop/review/controls.py</extracomment>
        <translation>Næste trin</translation>
    </message>
    <message>
        <source>No aces</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Ingen esser</translation>
    </message>
    <message>
        <source>No aces announced</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>“Ingen esser” meldt</translation>
    </message>
    <message>
        <source>No aces are announced before the first lead only</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>“Ingen esser” meldes kun før første udspil</translation>
    </message>
    <message>
        <source>No aces are announced before the first lead, after the decisions</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>“Ingen esser” meldes før første udspil, efter afgørelserne</translation>
    </message>
    <message>
        <source>No aces have been announced already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>“Ingen esser” er allerede meldt</translation>
    </message>
    <message>
        <source>No card is played before the defenders have decided</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Der spilles ikke, før modstanderne har bestemt sig</translation>
    </message>
    <message>
        <source>No card that is still out beats it.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Intet kort, der mangler, stikker det.</translation>
    </message>
    <message>
        <source>No card tradition has this in its name, place or games.</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation>Ingen korttradition har det i navn, sted eller kortspil.</translation>
    </message>
    <message>
        <source>No choice</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Intet valg</translation>
    </message>
    <message>
        <source>No command has this in its name.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Ingen kommando hedder sådan.</translation>
    </message>
    <message>
        <source>No deal has been booked yet.</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Endnu er intet spil talt med.</translation>
    </message>
    <message>
        <source>No deal is like that.</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Sådan et spil er der ikke.</translation>
    </message>
    <message>
        <source>No font here has all letters of this language; the package {package} brings them.</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Ingen skrifttype her har alle bogstaver i dette sprog; pakken {package} indeholder dem.</translation>
    </message>
    <message>
        <source>No hint was found here.</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>Her fandtes intet tip.</translation>
    </message>
    <message>
        <source>No key</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Ingen tast</translation>
    </message>
    <message>
        <source>No number can be bid above {contract}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Over {contract} kan der ikke bydes et tal</translation>
    </message>
    <message>
        <source>No pauses</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Uden pauser</translation>
    </message>
    <message>
        <source>No setting has this in its name.</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Ingen indstilling hedder sådan.</translation>
    </message>
    <message>
        <source>No taker: the next dealer deals</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>Ingen spilfører: Næste kortgiver giver</translation>
    </message>
    <message>
        <source>No trick for the declarer</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Intet stik til spilføreren</translation>
    </message>
    <message numerus="yes">
        <source>No trick for the declarer? %n trick(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>
            <numerusform>Intet stik til spilføreren? %n stik</numerusform>
            <numerusform>Intet stik til spilføreren? %n stik</numerusform>
        </translation>
    </message>
    <message>
        <source>No trick, with your hand open; worth {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Intet stik, med hånden på bordet; værd {value}</translation>
    </message>
    <message>
        <source>No trick; worth {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Intet stik; værd {value}</translation>
    </message>
    <message>
        <source>No trumps, the hand lies open; the declarer must not win a trick</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Ingen trumf, hånden på bordet; spilføreren skal undgå alle stik</translation>
    </message>
    <message>
        <source>No trumps; the declarer must not win a trick</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Ingen trumf; spilføreren skal undgå alle stik</translation>
    </message>
    <message>
        <source>Nobody draws any more; the closer must reach 66</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Ingen trækker mere; den, der lukkede, skal nå 66</translation>
    </message>
    <message>
        <source>Nobody played</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Ingen spillede</translation>
    </message>
    <message>
        <source>Nobody reached 66: the last trick wins</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Ingen har 66: Sidste stik vinder</translation>
    </message>
    <message>
        <source>Nobody stays or drops before contract and trump are known</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Man går først med eller melder fra, når melding og trumf er kendt</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal pace</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Normalt tempo</translation>
    </message>
    <message>
        <source>Normal size</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Normal størrelse</translation>
    </message>
    <message>
        <source>Not a trump</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation>Ikke trumf</translation>
    </message>
    <message>
        <source>Not allowed ({rule}): {reason}</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>Ikke tilladt ({rule}): {reason}</translation>
    </message>
    <message>
        <source>Not better than before. Better would have been: {deed}</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Ikke bedre end før. Bedre havde været: {deed}</translation>
    </message>
    <message>
        <source>Not judged</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Ikke vurderet</translation>
    </message>
    <message>
        <source>Not worked out yet.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Endnu ikke beregnet.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>Ikke endnu</translation>
    </message>
    <message>
        <source>Nothing better could be known here.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Noget bedre kunne man ikke vide her.</translation>
    </message>
    <message>
        <source>Nothing else has a better chance.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Intet andet har bedre udsigter.</translation>
    </message>
    <message>
        <source>Nothing in this deal was yours to decide.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>I dette spil var der intet for dig at vælge.</translation>
    </message>
    <message>
        <source>Nothing is due now.</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Intet forfalder nu.</translation>
    </message>
    <message>
        <source>Nothing is laid away before the Skat was taken</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Der lægges først af, når skaten er taget op</translation>
    </message>
    <message>
        <source>Nothing is sure here: a low card keeps the high ones for later.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Intet er sikkert her: Et lavt kort sparer de høje.</translation>
    </message>
    <message>
        <source>Nothing reaches the aim any more; this loses least.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Målet kan ikke længere nås; sådan tabes mindst.</translation>
    </message>
    <message>
        <source>Null</source>
        <extracomment>table_words/skat_result.py table_words/skat_terms.py</extracomment>
        <translation>Null</translation>
    </message>
    <message>
        <source>Null Hand</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Null hånd</translation>
    </message>
    <message>
        <source>Null Ouvert</source>
        <extracomment>table_words/skat_result.py table_words/skat_terms.py</extracomment>
        <translation>Null ouvert</translation>
    </message>
    <message>
        <source>Null Ouvert Hand</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Null ouvert hånd</translation>
    </message>
    <message>
        <source>Null: there are no trumps, and the declarer must not win a trick.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Null: ingen trumf, og spilføreren skal undgå alle stik.</translation>
    </message>
    <message>
        <source>Number or deal code</source>
        <extracomment>desktop/deal_sheet.py</extracomment>
        <translation>Nummer eller spilkode</translation>
    </message>
    <message>
        <source>Ober: the upper court card, next below the König.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Ober: det høje billedkort, lige under König.</translation>
    </message>
    <message>
        <source>Odds of hidden cards</source>
        <extracomment>desktop/settings_groups.py desktop/table/odds_panel.py</extracomment>
        <translation>Sandsynligheder for skjulte kort</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Fra</translation>
    </message>
    <message>
        <source>Offers no game</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Tilbyder intet spil</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Til</translation>
    </message>
    <message>
        <source>One press of a number key plays</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Ét tryk på en taltast spiller</translation>
    </message>
    <message>
        <source>Only a defender who stays alone may invite, after both have decided</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Kun en modspiller, der går med alene, kan invitere, når begge har bestemt sig</translation>
    </message>
    <message>
        <source>Only a function key or a key with Ctrl or Alt can stand here.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Her kan kun stå en funktionstast eller en tast med Ctrl eller Alt.</translation>
    </message>
    <message>
        <source>Only a letter from A to Z can stand here.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Her kan kun stå et bogstav fra A til Z.</translation>
    </message>
    <message>
        <source>Only a seat that speaks before the bidder may hold</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Kun den, der taler før den bydende, kan holde</translation>
    </message>
    <message>
        <source>Only cards in the hand can be laid away; not in the hand: {card}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Kun kort på hånden kan lægges af; ikke på hånden: {card}</translation>
    </message>
    <message>
        <source>Only cards in the hand can be laid away; not in the hand: {card}</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Kun kort på hånden kan lægges af; ikke på hånden: {card}</translation>
    </message>
    <message>
        <source>Only the Unters are trumps; every trick must be won, alone</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Kun de fire Unter er trumf; hvert stik skal vindes, alene</translation>
    </message>
    <message>
        <source>Only the Unters are trumps; plays alone</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Kun de fire Unter er trumf; spiller alene</translation>
    </message>
    <message>
        <source>Only the four Jacks or Unters are trumps; 61 points win</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Kun de fire knægte eller Unter er trumf; 61 kortpoint vinder</translation>
    </message>
    <message>
        <source>Only the leader may close the stock, before leading</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Kun den, der spiller ud, kan lukke bunken, og kun før udspillet</translation>
    </message>
    <message>
        <source>Only the leader may declare a marriage, by leading one of its cards</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Kun den, der spiller ud, kan melde mariage, med et af dens kort</translation>
    </message>
    <message>
        <source>Only the leader may exchange the trump Jack, before leading</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Kun den, der spiller ud, kan bytte trumf Bube, og kun før udspillet</translation>
    </message>
    <message>
        <source>Only the opponents of the taker stay or drop</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Kun spilførerens modstandere går med eller melder fra</translation>
    </message>
    <message>
        <source>Only the taker may announce no aces</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Kun spilføreren kan melde “ingen esser”</translation>
    </message>
    <message>
        <source>Only the taker, {turn}, lays cards away</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Kun spilføreren, {turn}, lægger kort af</translation>
    </message>
    <message>
        <source>Only the taker, {turn}, names trump</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Kun spilføreren, {turn}, vælger trumf</translation>
    </message>
    <message>
        <source>Only the trump Jack is exchanged, and {jack} is not in the hand</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Kun trumf Bube kan byttes, og {jack} er ikke på hånden</translation>
    </message>
    <message>
        <source>Only {turn}, who stays alone, may invite</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Kun {turn}, der går med alene, kan invitere</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>desktop/pages/deal_words.py desktop/pages/statistics_tables.py</extracomment>
        <translation>Åbent</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Åbn et spil</translation>
    </message>
    <message>
        <source>Open deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Åbne spil</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>desktop/pages/deal_words.py table_words/builder.py</extracomment>
        <translation>Modstander</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>desktop/pages/games.py desktop/pages/history_model.py desktop/pages/statistics.py desktop/pages/statistics_tables.py</extracomment>
        <translation>Modstandere</translation>
    </message>
    <message>
        <source>Opponents in {game}</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Modstandere i {game}</translation>
    </message>
    <message>
        <source>Opposite</source>
        <extracomment>desktop/settings_groups.py table_words/builder.py</extracomment>
        <translation>Overfor</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Orden på hånden</translation>
    </message>
    <message>
        <source>Ouvert: played with the hand open.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Ouvert: spillet med hånden på bordet.</translation>
    </message>
    <message>
        <source>Overbid</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Budt for højt</translation>
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
        <translation>Makker</translation>
    </message>
    <message>
        <source>Partner?</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Makker?</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>desktop/shortcuts.py table_words/preference.py table_words/schafkopf.py table_words/skat.py</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Passede</translation>
    </message>
    <message>
        <source>Payments</source>
        <extracomment>table_words/preference_result.py table_words/schafkopf_result.py</extracomment>
        <translation>Betalinger</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>Sted</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>at the table</comment>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Plads</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>table_words/preference.py table_words/schafkopf.py table_words/schnapsen.py table_words/skat.py</extracomment>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a group of settings</comment>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Play Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Spil hånd</translation>
    </message>
    <message>
        <source>Play a first deal</source>
        <extracomment>desktop/pages/history.py desktop/pages/statistics.py desktop/review/mistakes_page.py</extracomment>
        <translation>Spil et første spil</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>Spil videre</translation>
    </message>
    <message>
        <source>Play the card, press the button, go on</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Spil kortet, tryk på knappen, gå videre</translation>
    </message>
    <message>
        <source>Plays without the Skat, for one step more</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Spiller uden skaten, for et trin mere</translation>
    </message>
    <message>
        <source>Plays without the talon, with hearts as trumps, for 10 more from each opponent</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Spiller uden talonen, med hjerter som trumf, for 10 mere fra hver modstander</translation>
    </message>
    <message>
        <source>Plays without the talon, with {suit} as trumps</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Spiller uden talonen, med {suit} som trumf</translation>
    </message>
    <message>
        <source>Points {own} to {other}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Kortpoint {own} mod {other}</translation>
    </message>
    <message>
        <source>Poland</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Polen</translation>
    </message>
    <message>
        <source>Pot</source>
        <extracomment>desktop/table/result_panel.py table_words/preference_result.py</extracomment>
        <translation>Pulje</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Pulje {pot}</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Øvelse</translation>
    </message>
    <message>
        <source>Press a key’s button to change it. Escape leaves it as it is, Delete takes it away.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Tryk på en tasts knap for at ændre den. Esc lader den være, Delete fjerner den.</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Tryk på en tast…</translation>
    </message>
    <message>
        <source>Previous match</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Forrige parti</translation>
    </message>
    <message>
        <source>Put the records of the chosen deals on the clipboard</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Læg optegnelserne af de valgte spil i udklipsholderen</translation>
    </message>
    <message>
        <source>Re&amp;view Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>G&amp;ennemgå spil</translation>
    </message>
    <message>
        <source>Read the table out</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Læs bordet op</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>Baghånd</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Reducer bevægelse</translation>
    </message>
    <message>
        <source>Repeat deal</source>
        <extracomment>desktop/pages/history.py table_words/builder.py</extracomment>
        <translation>Gentag spil</translation>
    </message>
    <message>
        <source>Repeated</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Gentaget</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Nulstil siden</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>desktop/pages/history_model.py</extracomment>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>desktop/pages/history.py desktop/past.py</extracomment>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>desktop/pages/history.py desktop/review/mistakes_page.py table_words/builder.py</extracomment>
        <translation>Gennemgang</translation>
    </message>
    <message>
        <source>Review every deal when it is over</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Gennemgå hvert spil, når det er slut</translation>
    </message>
    <message>
        <source>Review of {game}</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>Gennemgang: {game}</translation>
    </message>
    <message>
        <source>Review of {game} · Deal {number}</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>Gennemgang: {game} · Spil {number}</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>desktop/settings_groups.py table_words/builder.py</extracomment>
        <translation>Højre</translation>
    </message>
    <message>
        <source>Right by what could be known; as the cards lie, it cost something.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Rigtigt efter det, man kunne vide; som kortene ligger, kostede det noget.</translation>
    </message>
    <message>
        <source>Rufer</source>
        <extracomment>table_words/schafkopf.py table_words/schafkopf_terms.py</extracomment>
        <translation>Rufer</translation>
    </message>
    <message>
        <source>Rufer on {card}</source>
        <extracomment>table_words/schafkopf_terms.py</extracomment>
        <translation>Rufer på {card}</translation>
    </message>
    <message>
        <source>Rufer: an ace is called, and whoever holds it is the secret partner.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Rufer: Et es kaldes, og den, der har det, er den hemmelige makker.</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <extracomment>desktop/pages/example_page.py desktop/table/prompt.py</extracomment>
        <translation>Regel {number}</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>desktop/pages/games.py desktop/table/side_panel.py</extracomment>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>desktop/pages/rules.py desktop/pages/rules_fold.py desktop/rules_pages.py</extracomment>
        <translation>Regler for {game}</translation>
    </message>
    <message>
        <source>Rules {rules}</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>Regler {rules}</translation>
    </message>
    <message>
        <source>Save the record of this deal</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Gem optegnelsen af dette spil</translation>
    </message>
    <message>
        <source>Saved.</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Gemt.</translation>
    </message>
    <message>
        <source>Scheme</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Farveskema</translation>
    </message>
    <message>
        <source>Schneider</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py</extracomment>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schneider: the losing side has 30 card points or fewer.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Schneider: Den tabende side har højst 30 kortpoint.</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Schwarz: the losing side has no trick.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Schwarz: Den tabende side har intet stik.</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Stilling</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>of one deal</comment>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Point</translation>
    </message>
    <message>
        <source>Score of the declarer</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Spilførerens point</translation>
    </message>
    <message>
        <source>Score: {scores}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>Stilling: {scores}</translation>
    </message>
    <message>
        <source>Score: {scores}. This deal: {deal}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>Stilling: {scores}. Dette spil: {deal}</translation>
    </message>
    <message>
        <source>Scores are game points; those of the opponent count against yours.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Der tælles spilpoint; modstanderens tæller imod dine.</translation>
    </message>
    <message>
        <source>Scores are points of the series; a deal that another seat declared counts 0.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Der tælles point i serien; et spil, som en anden meldte, tæller 0.</translation>
    </message>
    <message>
        <source>Scores are the points won or lost by you.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Der tælles de point, du vandt eller tabte.</translation>
    </message>
    <message>
        <source>Scores are what a deal changed your balance by.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Der tælles, hvor meget et spil ændrede din saldo.</translation>
    </message>
    <message>
        <source>Search card traditions</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation>Søg i korttraditioner</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Søg i kommandoer</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>Søg i indstillinger</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Søg i reglerne</translation>
    </message>
    <message>
        <source>Second</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Nummer to</translation>
    </message>
    <message>
        <source>Second back</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Anden bagside</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>desktop/header.py desktop/settings_sheet.py</extracomment>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Shapes emphasized</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Former fremhævet</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>the review</comment>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Show all deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Vis alle spil</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Vis alle fejl</translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Vis mappen</translation>
    </message>
    <message>
        <source>Show me an example</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Vis mig et eksempel</translation>
    </message>
    <message>
        <source>Show me around</source>
        <extracomment>desktop/pages/first_strip.py</extracomment>
        <translation>Vis mig rundt</translation>
    </message>
    <message>
        <source>Show the better one</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Vis det bedre</translation>
    </message>
    <message>
        <source>Show the card large</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>Vis kortet stort</translation>
    </message>
    <message>
        <source>Show what is playable</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Vis, hvad der kan spilles</translation>
    </message>
    <message>
        <source>Shows only the cards that you could see at that moment</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Viser kun de kort, du kunne se i det øjeblik</translation>
    </message>
    <message>
        <source>Shows {cards}: 20 points, 40 in trumps</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Viser {cards}: 20 point, 40 i trumf</translation>
    </message>
    <message>
        <source>Side &amp;Panel</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Si&amp;depanel</translation>
    </message>
    <message>
        <source>Sie</source>
        <extracomment>table_words/schafkopf.py table_words/schafkopf_terms.py</extracomment>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Sie ended the deal: no action follows</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Sie afsluttede spillet: Der følger ikke mere</translation>
    </message>
    <message>
        <source>Sie is won at once: all eight Ober and Unter in one hand</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Sie vindes straks: alle otte Ober og Unter på én hånd</translation>
    </message>
    <message>
        <source>Sie needs all four Ober and all four Unter; not in the hand: {missing}</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Til Sie hører alle fire Ober og alle fire Unter; ikke på hånden: {missing}</translation>
    </message>
    <message>
        <source>Sie: all eight Ober and Unter in one hand.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Sie: alle otte Ober og Unter på én hånd.</translation>
    </message>
    <message>
        <source>Single letters are commands</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Enkelte bogstaver er kommandoer</translation>
    </message>
    <message>
        <source>Single letters are switched off in the settings.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Enkelte bogstaver er slået fra i indstillingerne.</translation>
    </message>
    <message>
        <source>Six tricks after the exchange</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Seks stik efter bytningen</translation>
    </message>
    <message numerus="yes">
        <source>Six tricks for the taker? %n trick(s)</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>
            <numerusform>Seks stik til spilføreren? %n stik</numerusform>
            <numerusform>Seks stik til spilføreren? %n stik</numerusform>
        </translation>
    </message>
    <message>
        <source>Six tricks with the talon; trump {suit} or higher</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Seks stik med talonen; trumf {suit} eller højere</translation>
    </message>
    <message>
        <source>Six tricks; the talon stays closed</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Seks stik; talonen forbliver lukket</translation>
    </message>
    <message>
        <source>Six tricks; the talon stays closed; 10 from each opponent, or to each</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Seks stik; talonen forbliver lukket; 10 fra hver modstander, eller til hver</translation>
    </message>
    <message>
        <source>Skat</source>
        <comment>the two cards</comment>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Skaten</translation>
    </message>
    <message>
        <source>Skat or Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Skaten eller hånd</translation>
    </message>
    <message>
        <source>Skat: the two cards that are dealt to nobody.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Skaten: de to kort, som ingen får.</translation>
    </message>
    <message>
        <source>Slovakia</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>Slovakiet</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Langsomt</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Små</translation>
    </message>
    <message>
        <source>Smallest multiplier that covers the bid of {bid}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Mindste faktor, der dækker buddet {bid}</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Solo Tout</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Solo-tout</translation>
    </message>
    <message>
        <source>Solo Tout in {suit}</source>
        <extracomment>table_words/schafkopf_terms.py</extracomment>
        <translation>Solo-tout i {suit}</translation>
    </message>
    <message>
        <source>Solo in {suit}</source>
        <extracomment>table_words/schafkopf_terms.py</extracomment>
        <translation>Solo i {suit}</translation>
    </message>
    <message>
        <source>Solo: one plays alone, with a trump suit of one&apos;s choice.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Solo: Én spiller alene, med en trumfkulør efter eget valg.</translation>
    </message>
    <message>
        <source>Something clearly better could be known.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Man kunne vide noget klart bedre.</translation>
    </message>
    <message>
        <source>Something failed and was written to {file}. The deal is kept and the game goes on.</source>
        <extracomment>desktop/reports.py</extracomment>
        <translation>Noget slog fejl; oplysningerne står i {file}. Spillet er gemt og går videre.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>desktop/pages/first_strip.py desktop/settings_groups.py</extracomment>
        <translation>Lyde</translation>
    </message>
    <message>
        <source>Sounds cannot be loaded: {reason}</source>
        <extracomment>desktop/sounds.py</extracomment>
        <translation>Lyde kan ikke indlæses: {reason}</translation>
    </message>
    <message>
        <source>Sounds need the extra package PySide6-Addons, which is not installed.</source>
        <extracomment>desktop/sounds.py</extracomment>
        <translation>Lyde kræver den ekstra pakke PySide6-Addons, som ikke er installeret.</translation>
    </message>
    <message>
        <source>Sources</source>
        <extracomment>desktop/pages/card_plate.py desktop/pages/tradition.py</extracomment>
        <translation>Kilder</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>Start spil</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Stay or drop out</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Gå med eller meld fra</translation>
    </message>
    <message numerus="yes">
        <source>Stay: at least %n trick(s)</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>Gå med: mindst %n stik</numerusform>
            <numerusform>Gå med: mindst %n stik</numerusform>
        </translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>desktop/pages/example_page.py desktop/review/controls.py</extracomment>
        <translation>Et trin tilbage</translation>
    </message>
    <message>
        <source>Step {place} of {count}</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>Trin {place} af {count}</translation>
    </message>
    <message>
        <source>Stock</source>
        <extracomment>desktop/pages/statistics_tables.py table_words/help_words.py</extracomment>
        <translation>Bunke</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>the review</comment>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Stop kontrollen</translation>
    </message>
    <message>
        <source>Suit colors</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Kulørernes farver</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Sum</translation>
    </message>
    <message numerus="yes">
        <source>Sum of your scores over %n deal(s): {total}, highest {highest}, lowest {lowest}</source>
        <extracomment>desktop/pages/score_curve.py</extracomment>
        <translation>
            <numerusform>Summen af dine point over %n spil: {total}, højeste {highest}, laveste {lowest}</numerusform>
            <numerusform>Summen af dine point over %n spil: {total}, højeste {highest}, laveste {lowest}</numerusform>
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
        <translation>Tag skaten op</translation>
    </message>
    <message>
        <source>Take the chosen deals out of the history and the statistics</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Fjern de valgte spil fra historik og statistik</translation>
    </message>
    <message>
        <source>Take {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Spil på {bid}</translation>
    </message>
    <message>
        <source>Taker</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>Takes the talon; the trump suit is {suit} or a higher one</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Tager talonen op; trumf er {suit} eller en højere kulør</translation>
    </message>
    <message>
        <source>Takes the two cards of the Skat and lays two away</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Tager skatens to kort op og lægger to af</translation>
    </message>
    <message>
        <source>Talon</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>desktop/pages/first_strip.py desktop/settings_groups.py</extracomment>
        <translation>Tekststørrelse</translation>
    </message>
    <message>
        <source>That is the better one.</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Det er det bedre.</translation>
    </message>
    <message>
        <source>The Null game is over: no card follows</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Null-spillet er slut: Der følger ikke flere kort</translation>
    </message>
    <message>
        <source>The Skat</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Skaten</translation>
    </message>
    <message>
        <source>The Skat as dealt</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Skaten, som den blev givet</translation>
    </message>
    <message>
        <source>The Tout is lost and the deal over: no card follows</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Touten er tabt og spillet slut: Der følger ikke flere kort</translation>
    </message>
    <message>
        <source>The Tout lost a trick, which ends the deal</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Touten tabte et stik, og så er spillet slut</translation>
    </message>
    <message>
        <source>The aim is reached in {share} of 100 possible deals.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Målet nås i {share} af 100 mulige fordelinger.</translation>
    </message>
    <message>
        <source>The auction is not over: bid or pass</source>
        <extracomment>games/schafkopf.py games/skat_refusals.py</extracomment>
        <translation>Auktionen er ikke slut: Byd eller pas</translation>
    </message>
    <message>
        <source>The auction is not over: nothing is laid away yet</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Auktionen er ikke slut: Der lægges endnu intet af</translation>
    </message>
    <message>
        <source>The auction is not over: trump is not named yet</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Auktionen er ikke slut: Trumf vælges ikke endnu</translation>
    </message>
    <message>
        <source>The auction is over: a card must be played now</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation>Auktionen er slut: Nu skal der spilles et kort</translation>
    </message>
    <message>
        <source>The auction is over: no bid follows</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Auktionen er slut: Der følger ikke flere bud</translation>
    </message>
    <message>
        <source>The auction is over: nothing can be called any more</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Auktionen er slut: Der kan ikke meldes mere</translation>
    </message>
    <message>
        <source>The called suit, {suit}, is led for the first time: {ace} must be played</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Den kaldte kulør, {suit}, spilles ud for første gang: {ace} skal lægges</translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>Kortene</translation>
    </message>
    <message>
        <source>The cards are being played: a card must be played now</source>
        <extracomment>games/skat.py</extracomment>
        <translation>Spillet er i gang: Nu skal der spilles et kort</translation>
    </message>
    <message>
        <source>The cards are dealt by chance before anybody decides anything. A stronger level thinks further; it never knows more.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Kortene gives tilfældigt, før nogen bestemmer noget. Et højere niveau tænker længere; det ved aldrig mere.</translation>
    </message>
    <message>
        <source>The cards as they lie: the choice to compare with</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Kortene, som de ligger: valget, der sammenlignes med</translation>
    </message>
    <message>
        <source>The check could not be finished: {reason}</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Kontrollen kunne ikke gøres færdig: {reason}</translation>
    </message>
    <message>
        <source>The check needs a deal in which a computer player has made a choice.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Kontrollen kræver et spil, hvor en computerspiller har valgt noget.</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Kontrollen blev stoppet.</translation>
    </message>
    <message>
        <source>The choices differ. This must not happen: please copy a report from the Help menu.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Valgene er forskellige. Det må ikke ske: Kopier en rapport fra menuen Hjælp.</translation>
    </message>
    <message>
        <source>The coach judges every card at once</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Træneren vurderer hvert kort med det samme</translation>
    </message>
    <message>
        <source>The contract stands without the two hidden cards, and so it counts more.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Meldingen står uden de to skjulte kort og tæller derfor mere.</translation>
    </message>
    <message>
        <source>The deal could not be written: {reason}</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Spillet kunne ikke skrives: {reason}</translation>
    </message>
    <message>
        <source>The deal in this report is cut short or damaged.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Spillet i denne rapport er afkortet eller beskadiget.</translation>
    </message>
    <message>
        <source>The deal is finished: no action follows</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Spillet er afsluttet: Der følger ikke mere</translation>
    </message>
    <message>
        <source>The deal is kept.</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Spillet er gemt.</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Spillet er slut</translation>
    </message>
    <message>
        <source>The deal is over: nothing is hidden any more.</source>
        <extracomment>desktop/table/aid.py desktop/table/odds_panel.py</extracomment>
        <translation>Spillet er slut: Intet er skjult længere.</translation>
    </message>
    <message>
        <source>The deal was thrown in: no action follows</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Spillet gik om: Der følger ikke mere</translation>
    </message>
    <message>
        <source>The deal was written to {file}.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Spillet er skrevet til {file}.</translation>
    </message>
    <message>
        <source>The deals could not be written: {reason}</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>Spillene kunne ikke skrives: {reason}</translation>
    </message>
    <message>
        <source>The declarer first takes the Skat or plays Hand</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Først tager spilføreren skaten op eller spiller hånd</translation>
    </message>
    <message>
        <source>The declarer must declare a contract now</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Spilføreren skal nu melde sit spil</translation>
    </message>
    <message>
        <source>The declarer took a trick, which ends a Null at once</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Spilføreren tog et stik, og så er et Null straks slut</translation>
    </message>
    <message>
        <source>The declarer, {turn}, is to act</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Spilføreren, {turn}, er på tur</translation>
    </message>
    <message>
        <source>The earlier speaker holds {standing} or passes and bids no number</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Den, der taler tidligere, holder {standing} eller passer og byder intet tal</translation>
    </message>
    <message>
        <source>The end of the deal</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Spillets slutning</translation>
    </message>
    <message>
        <source>The first number is 1, not {number}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Det første tal er 1, ikke {number}</translation>
    </message>
    <message>
        <source>The game goes on, but it cannot be saved ({reason}).</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Spillet går videre, men kan ikke gemmes ({reason}).</translation>
    </message>
    <message>
        <source>The hand holds none of the suit led: one of these trumps must be played: {must}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Hånden har intet i den udspillede kulør: En af disse trumfer skal lægges: {must}</translation>
    </message>
    <message>
        <source>The hand holds none of the suit led: {must} must be played</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Hånden har intet i den udspillede kulør: {must} skal lægges</translation>
    </message>
    <message>
        <source>The hearing seat answers {value} with hold or pass and names no value</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Den, der bydes til, svarer på {value} med ja eller pas og nævner ingen værdi</translation>
    </message>
    <message>
        <source>The history could not be read: {reason}.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>Historikken kunne ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>The holder of the called ace is the partner</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Makker er den, der har det kaldte es</translation>
    </message>
    <message>
        <source>The invitation has been decided already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Der er allerede taget stilling til invitationen</translation>
    </message>
    <message numerus="yes">
        <source>The last %n deal(s)</source>
        <extracomment>desktop/pages/review_statistics.py</extracomment>
        <translation>
            <numerusform>Det seneste %n spil</numerusform>
            <numerusform>De seneste %n spil</numerusform>
        </translation>
    </message>
    <message>
        <source>The last trick decides</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Sidste stik afgør det</translation>
    </message>
    <message>
        <source>The last trick is yours, whatever the others hold.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Sidste stik er dit, uanset hvad de andre har.</translation>
    </message>
    <message>
        <source>The marriage brings its points at once.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Mariagen giver sine point med det samme.</translation>
    </message>
    <message>
        <source>The odds could not be counted.</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation>Sandsynlighederne kunne ikke beregnes.</translation>
    </message>
    <message>
        <source>The odds of hidden cards are switched off in the settings.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation>Sandsynligheder for skjulte kort er slået fra i indstillingerne.</translation>
    </message>
    <message>
        <source>The other seat has 33 card points or more</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Den anden har 33 kortpoint eller mere</translation>
    </message>
    <message>
        <source>The other seat has fewer than 33 card points</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Den anden har under 33 kortpoint</translation>
    </message>
    <message>
        <source>The other seat has no trick</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Den anden har intet stik</translation>
    </message>
    <message>
        <source>The pot is empty: everyone contributes {n} points</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>Puljen er tom: Alle indskyder {n} point</translation>
    </message>
    <message>
        <source>The record is on the clipboard, without the cards you may not see.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Optegnelsen er i udklipsholderen, uden de kort, du ikke må se.</translation>
    </message>
    <message>
        <source>The record of this deal is on the clipboard.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Optegnelsen af dette spil er i udklipsholderen.</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Rapporten er i udklipsholderen.</translation>
    </message>
    <message>
        <source>The rest is not certain while cards are drawn from the stock</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Resten er ikke sikker, så længe der trækkes fra bunken</translation>
    </message>
    <message>
        <source>The rest is not certain: it depends on how the cards lie</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Resten er ikke sikker: Det afhænger af, hvordan kortene sidder</translation>
    </message>
    <message>
        <source>The rest is not certain: this trick may go to somebody else</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Resten er ikke sikker: Dette stik kan gå til en anden</translation>
    </message>
    <message>
        <source>The rest is not certain: {card} can still be beaten, by {cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Resten er ikke sikker: {card} kan stadig stikkes, af {cards}</translation>
    </message>
    <message>
        <source>The rest is not certain: {card} can still be trumped</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Resten er ikke sikker: {card} kan stadig trumfes</translation>
    </message>
    <message>
        <source>The review could not be kept: {reason}</source>
        <extracomment>desktop/review/desk.py desktop/review/mistake_pages.py</extracomment>
        <translation>Gennemgangen kunne ikke gemmes: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The review of the last deal is ready: %n mistake(s).</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>
            <numerusform>Gennemgangen af det seneste spil er klar: %n fejl.</numerusform>
            <numerusform>Gennemgangen af det seneste spil er klar: %n fejl.</numerusform>
        </translation>
    </message>
    <message>
        <source>The review of this deal is no longer there.</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>Gennemgangen af dette spil findes ikke længere.</translation>
    </message>
    <message>
        <source>The review stopped: {reason}</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Gennemgangen stoppede: {reason}</translation>
    </message>
    <message>
        <source>The rules allowed nothing else.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>Reglerne tillod intet andet.</translation>
    </message>
    <message>
        <source>The rules cannot be shown: {reason}</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Reglerne kan ikke vises: {reason}</translation>
    </message>
    <message>
        <source>The same as before. Better would have been: {deed}</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Det samme som før. Bedre havde været: {deed}</translation>
    </message>
    <message>
        <source>The same cards again from the start; the deal is marked as repeated</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>De samme kort igen fra begyndelsen; spillet mærkes som gentaget</translation>
    </message>
    <message>
        <source>The same key as “{command}”</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Samme tast som “{command}”</translation>
    </message>
    <message>
        <source>The same knowledge led to the same choice every time.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Den samme viden førte hver gang til det samme valg.</translation>
    </message>
    <message>
        <source>The same number always deals the same cards. A deal code works as well.</source>
        <extracomment>desktop/deal_sheet.py</extracomment>
        <translation>Det samme nummer giver altid de samme kort. En spilkode kan også bruges.</translation>
    </message>
    <message>
        <source>The seat that closed did not reach 66</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Den, der lukkede, nåede ikke 66</translation>
    </message>
    <message>
        <source>The seat that closed lost; the other one had a trick when it closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Den, der lukkede, tabte; den anden havde et stik, da bunken blev lukket</translation>
    </message>
    <message>
        <source>The seat that closed lost; the other one had no trick when it closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Den, der lukkede, tabte; den anden havde intet stik, da bunken blev lukket</translation>
    </message>
    <message>
        <source>The seat that closed was beaten to 66</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Den, der lukkede, nåede ikke først 66</translation>
    </message>
    <message>
        <source>The second seat beats a lead of the taker with its lowest card that can: {must}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Anden plads stikker spilførerens udspil med sit laveste kort, der kan: {must}</translation>
    </message>
    <message>
        <source>The setting {key} had an impossible value; the usual one is used.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation>Indstillingen {key} havde en umulig værdi; den sædvanlige bruges.</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as {aside}.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation>Indstillingerne kunne ikke læses og er lagt til side som {aside}.</translation>
    </message>
    <message>
        <source>The settings could not be written to {file}.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation>Indstillingerne kunne ikke skrives til {file}.</translation>
    </message>
    <message>
        <source>The settings in {file} could not be read.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation>Indstillingerne i {file} kunne ikke læses.</translation>
    </message>
    <message>
        <source>The statistics are on the clipboard.</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>Statistikken er i udklipsholderen.</translation>
    </message>
    <message>
        <source>The stock is closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Bunken er lukket</translation>
    </message>
    <message>
        <source>The stock is closed: nothing can be exchanged any more</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Bunken er lukket: Der byttes ikke mere</translation>
    </message>
    <message>
        <source>The stock is exhausted</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Bunken er tom</translation>
    </message>
    <message>
        <source>The stock is exhausted: nothing can be exchanged any more</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Bunken er tom: Der byttes ikke mere</translation>
    </message>
    <message>
        <source>The stock is exhausted: there is nothing left to close</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>Bunken er tom: Der er intet at lukke</translation>
    </message>
    <message>
        <source>The taker chose to announce nothing</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Spilføreren valgte ikke at melde noget</translation>
    </message>
    <message>
        <source>The taker held {aces}: no aces is announced only if there was none before the discard either</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Spilføreren havde {aces}: “Ingen esser” kan kun meldes, hvis der heller ikke var nogen før aflægningen</translation>
    </message>
    <message>
        <source>The talon</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Talonen</translation>
    </message>
    <message>
        <source>The talon as dealt</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>Talonen, som den blev givet</translation>
    </message>
    <message>
        <source>The trick goes to the other side: as little as possible is given.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Stikket går til den anden side: Der gives så lidt som muligt.</translation>
    </message>
    <message>
        <source>The trick goes to the own side: points are added.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Stikket går til egen side: Der lægges point til.</translation>
    </message>
    <message>
        <source>The trick goes to {seat}</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Stikket går til {seat}</translation>
    </message>
    <message>
        <source>The trick is lost anyway: the card needed least goes.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Stikket er tabt alligevel: Det mest undværlige kort går.</translation>
    </message>
    <message>
        <source>The trick is yours</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>Stikket er dit</translation>
    </message>
    <message>
        <source>The tricks this seat answers for are likely enough.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>De stik, denne plads hæfter for, er sandsynlige nok.</translation>
    </message>
    <message>
        <source>The tricks this seat would answer for are not in these cards.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>De stik, denne plads ville hæfte for, er der ikke i disse kort.</translation>
    </message>
    <message>
        <source>The trump Jack lies under the stock, the turned-up trump is in the hand</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Trumf Bube ligger under bunken, det vendte trumfkort er på hånden</translation>
    </message>
    <message>
        <source>The turned-up trump is worth more than the Jack.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Det vendte trumfkort er mere værd end Bube.</translation>
    </message>
    <message>
        <source>The two hidden cards make the contract safer.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>De to skjulte kort gør spillet sikrere.</translation>
    </message>
    <message>
        <source>There is no Game in hearts: without the talon hearts are called as Hearts</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Der er intet Game i hjerter: Hjerter uden talon meldes som Hearts</translation>
    </message>
    <message>
        <source>There is no bid to hold: the speaking seat bids or passes</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>Der er intet bud at holde: Den, der er på tale, byder eller passer</translation>
    </message>
    <message>
        <source>There is no number to hold</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Der er intet tal at holde</translation>
    </message>
    <message>
        <source>There is no sound device.</source>
        <extracomment>desktop/sounds.py</extracomment>
        <translation>Der er ingen lydenhed.</translation>
    </message>
    <message>
        <source>There is no such action in this game: {text}</source>
        <extracomment>games/base.py</extracomment>
        <translation>Den handling findes ikke i dette kortspil: {text}</translation>
    </message>
    <message>
        <source>There is nothing here: a deal is a game with a number, a deal code or a record.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Her er ikke noget: Et spil er et kortspil med nummer, en spilkode eller en optegnelse.</translation>
    </message>
    <message>
        <source>These cards are good enough to play for this.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Disse kort er gode nok til det.</translation>
    </message>
    <message>
        <source>These cards are too weak to play for this.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Disse kort er for svage til det.</translation>
    </message>
    <message>
        <source>These cards cannot be used: {reason}</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>Disse kort kan ikke bruges: {reason}</translation>
    </message>
    <message>
        <source>These rules are not translated yet; here they are in English.</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>Disse regler er ikke oversat endnu; her er de på engelsk.</translation>
    </message>
    <message>
        <source>These two cards would fall to the opponents; put away they count for this seat.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Disse to ville falde til modstanderne; lagt af tæller de for denne plads.</translation>
    </message>
    <message>
        <source>Third</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Nummer tre</translation>
    </message>
    <message>
        <source>Third back</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Tredje bagside</translation>
    </message>
    <message>
        <source>This brings the best score on average over the deals that are still possible.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Det giver mest i gennemsnit over de fordelinger, der stadig er mulige.</translation>
    </message>
    <message>
        <source>This contract promises the best score with these cards.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Denne melding lover mest med disse kort.</translation>
    </message>
    <message>
        <source>This deal cannot be gone on with: {reason}</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>Dette spil kan ikke fortsættes: {reason}</translation>
    </message>
    <message>
        <source>This deal cannot be reviewed: {reason}</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>Dette spil kan ikke gennemgås: {reason}</translation>
    </message>
    <message>
        <source>This deal code does not hold: {reason}</source>
        <extracomment>pasted.py</extracomment>
        <translation>Denne spilkode holder ikke: {reason}</translation>
    </message>
    <message>
        <source>This deal is practice: it counts in no statistics.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Dette spil er øvelse: Det tæller ikke i nogen statistik.</translation>
    </message>
    <message>
        <source>This file could not be read: {reason}</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>Filen kunne ikke læses: {reason}</translation>
    </message>
    <message>
        <source>This file holds no text and so no deal.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Filen indeholder ingen tekst og altså intet spil.</translation>
    </message>
    <message>
        <source>This gave away much of what there was to win.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Det gav meget af det væk, der var at vinde.</translation>
    </message>
    <message>
        <source>This is no deal: neither a game with a number, nor a deal code, nor a record.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Dette er ikke et spil: hverken et kortspil med nummer, en spilkode eller en optegnelse.</translation>
    </message>
    <message numerus="yes">
        <source>This is the first of %n deal(s). It is practice: it counts in no statistics.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>
            <numerusform>Dette er det første af %n spil. Det er øvelse: Det tæller ikke i nogen statistik.</numerusform>
            <numerusform>Dette er det første af %n spil. Det er øvelse: Det tæller ikke i nogen statistik.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the only card that may be played</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Det er det eneste kort, der kan spilles</translation>
    </message>
    <message>
        <source>This is the only thing the rules allow here.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Reglerne tillader ikke andet her.</translation>
    </message>
    <message>
        <source>This is too much to be a deal: more than a million letters.</source>
        <extracomment>pasted.py</extracomment>
        <translation>Det er for meget til at være et spil: over en million tegn.</translation>
    </message>
    <message>
        <source>This mistake will not be asked for again.</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>Der spørges ikke mere om denne fejl.</translation>
    </message>
    <message>
        <source>This reaches the aim however the hidden cards lie.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Sådan nås målet, uanset hvordan de skjulte kort sidder.</translation>
    </message>
    <message>
        <source>This reaches the aim in most of the deals that are still possible.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Sådan nås målet i de fleste fordelinger, der stadig er mulige.</translation>
    </message>
    <message>
        <source>This seat was not to be reviewed.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>Denne plads skulle ikke gennemgås.</translation>
    </message>
    <message>
        <source>This was not weighed. Better would have been: {deed}</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>Det blev ikke vejet. Bedre havde været: {deed}</translation>
    </message>
    <message>
        <source>This was too far from what a strong player would consider to be weighed.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>Det er for langt fra, hvad en stærk spiller ville overveje, til at blive vejet.</translation>
    </message>
    <message>
        <source>Those of the language</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Sprogets egne</translation>
    </message>
    <message>
        <source>Throw in</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Lad gå om</translation>
    </message>
    <message>
        <source>To call {suit} one of these must be in the hand: {needed}</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>For at kalde {suit} skal et af disse være på hånden: {needed}</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <extracomment>desktop/review/controls.py</extracomment>
        <translation>Til spillets slutning</translation>
    </message>
    <message>
        <source>To the start of the deal</source>
        <extracomment>desktop/review/controls.py</extracomment>
        <translation>Til spillets start</translation>
    </message>
    <message>
        <source>To the table</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Til bordet</translation>
    </message>
    <message>
        <source>Together both opponents can reach four tricks.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Sammen kan de to modstandere nå fire stik.</translation>
    </message>
    <message>
        <source>Too little could be calculated here; only a rule of thumb speaks.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>Her kunne for lidt beregnes; kun en tommelfingerregel taler.</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>I alt</translation>
    </message>
    <message>
        <source>Tout: every trick has to be won.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Tout: Hvert stik skal vindes.</translation>
    </message>
    <message>
        <source>Tr&amp;ump Order</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Trumf&amp;rækkefølge</translation>
    </message>
    <message>
        <source>Traditional</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Traditionelle</translation>
    </message>
    <message>
        <source>Translated</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>Oversat</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{number}. stik</translation>
    </message>
    <message>
        <source>Trick {number}: {seat}, with {card}</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>{number}. stik: {seat}, med {card}</translation>
    </message>
    <message>
        <source>Trick: {trick}. Your cards: {cards}. {prompt}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>Stik: {trick}. Dine kort: {cards}. {prompt}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>Stik</translation>
    </message>
    <message>
        <source>Tricks of the other seat when the stock was closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Den andens stik, da bunken blev lukket</translation>
    </message>
    <message>
        <source>Trump has been named already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Trumf er allerede valgt</translation>
    </message>
    <message>
        <source>Trump marriage in {suit}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Trumfmariage i {suit}</translation>
    </message>
    <message>
        <source>Trump number {number} of {count}</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation>Trumf nummer {number} af {count}</translation>
    </message>
    <message>
        <source>Trump {suit}</source>
        <extracomment>table_words/help_words.py table_words/schnapsen.py</extracomment>
        <translation>Trumf {suit}</translation>
    </message>
    <message>
        <source>Trumps are {suit} and, above them, the four Jacks or Unters</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Trumf er {suit} og over dem de fire knægte eller Unter</translation>
    </message>
    <message>
        <source>Trumps from high to low</source>
        <extracomment>desktop/table/help_panel.py</extracomment>
        <translation>Trumfer fra høj til lav</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>desktop/past.py desktop/review/detail.py desktop/review/mistakes_page.py</extracomment>
        <translation>Prøv igen</translation>
    </message>
    <message>
        <source>Trying what the others may hold…</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>Prøver, hvad de andre kan have…</translation>
    </message>
    <message>
        <source>Two cards must be laid away before trump is named</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>To kort skal lægges af, før trumf vælges</translation>
    </message>
    <message>
        <source>Two cards were laid away already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>To kort er allerede lagt af</translation>
    </message>
    <message>
        <source>Two cards were laid away already</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>To kort er allerede lagt af</translation>
    </message>
    <message>
        <source>Two different cards must be laid away</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>To forskellige kort skal lægges af</translation>
    </message>
    <message>
        <source>Two different cards must be laid away</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>To forskellige kort skal lægges af</translation>
    </message>
    <message>
        <source>Two tricks alone are safer than four together.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>To stik alene er sikrere end fire sammen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>desktop/past_pages.py desktop/review/mistake_pages.py desktop/settings_sheet.py</extracomment>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Unter: the lower court card, next below the Ober.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Unter: det lave billedkort, lige under Ober.</translation>
    </message>
    <message>
        <source>Usual back</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Sædvanlig bagside</translation>
    </message>
    <message>
        <source>Usual cards</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Sædvanlige kort</translation>
    </message>
    <message>
        <source>Usual key</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>Sædvanlig tast</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py table_words/skat_values.py</extracomment>
        <translation>Værdi</translation>
    </message>
    <message>
        <source>Value at least the bid? {value} for {bid}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Værdi mindst som buddet? {value} mod {bid}</translation>
    </message>
    <message>
        <source>Value of the game</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Spilværdi</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>Lydstyrke</translation>
    </message>
    <message>
        <source>Wants to play for the same call</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Vil spille den samme melding</translation>
    </message>
    <message>
        <source>Wenz</source>
        <extracomment>table_words/schafkopf.py table_words/schafkopf_terms.py</extracomment>
        <translation>Wenz</translation>
    </message>
    <message>
        <source>Wenz Tout</source>
        <extracomment>table_words/schafkopf.py table_words/schafkopf_terms.py</extracomment>
        <translation>Wenz-tout</translation>
    </message>
    <message>
        <source>Wenz: only the four Unter are trumps.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Wenz: Kun de fire Unter er trumf.</translation>
    </message>
    <message>
        <source>What can I bid?</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Hvad kan jeg byde?</translation>
    </message>
    <message>
        <source>What each decision of the deal was worth</source>
        <extracomment>desktop/pages/history.py desktop/review/mistakes_page.py</extracomment>
        <translation>Hvad hvert valg i spillet var værd</translation>
    </message>
    <message>
        <source>What had been seen leaves no other deal, so there is nothing to compare.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Det, der var set, lader ingen anden fordeling tilbage, så der er intet at sammenligne.</translation>
    </message>
    <message>
        <source>What is known</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>Hvad man ved</translation>
    </message>
    <message>
        <source>Whatever is played now, the score stays the same.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>Uanset hvad der spilles nu, bliver stillingen den samme.</translation>
    </message>
    <message>
        <source>When</source>
        <comment>in the deal</comment>
        <extracomment>desktop/review/decisions.py desktop/review/mistakes_page.py</extracomment>
        <translation>Hvornår</translation>
    </message>
    <message>
        <source>Which deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Hvilke spil</translation>
    </message>
    <message>
        <source>Which decisions</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Hvilke valg</translation>
    </message>
    <message>
        <source>Which mistakes</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Hvilke fejl</translation>
    </message>
    <message>
        <source>While a deal is played, the hidden cards say nothing.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>Så længe et spil er i gang, siger de skjulte kort intet.</translation>
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
        <translation>Tag stik, og meld mariager for at nå 66 kortpoint først.</translation>
    </message>
    <message numerus="yes">
        <source>With %n matador(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>
            <numerusform>Med %n matador</numerusform>
            <numerusform>Med %n matadorer</numerusform>
        </translation>
    </message>
    <message>
        <source>With a suit gone, its high cards can be taken with trumps.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Når en kulør er væk, kan dens høje kort tages med trumf.</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Med åbne kort</translation>
    </message>
    <message>
        <source>With fewer than four {suit} in hand the holder of {ace} may lead no other of them</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Med færre end fire {suit} på hånden må den, der har {ace}, ikke spille andre af dem ud</translation>
    </message>
    <message>
        <source>With help</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Med hjælp</translation>
    </message>
    <message>
        <source>With the stock closed these cards reach sixty-six.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>Med lukket bunke når disse kort 66.</translation>
    </message>
    <message>
        <source>With the talon</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Med talonen</translation>
    </message>
    <message numerus="yes">
        <source>Without %n matador(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>
            <numerusform>Uden %n matador</numerusform>
            <numerusform>Uden %n matadorer</numerusform>
        </translation>
    </message>
    <message>
        <source>Without the talon, at the first opportunity only</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Uden talonen, kun første gang man er på tale</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>Won at once: all four Ober and all four Unter</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Vundet straks: alle fire Ober og alle fire Unter</translation>
    </message>
    <message>
        <source>Won deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Vundne spil</translation>
    </message>
    <message>
        <source>Won {score}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>Vundet {score}</translation>
    </message>
    <message>
        <source>Won: counts once</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>Vundet: tæller enkelt</translation>
    </message>
    <message>
        <source>Working this out to the end would have taken too long.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>At regne det til ende ville have taget for lang tid.</translation>
    </message>
    <message>
        <source>Worth {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Værdi {value}</translation>
    </message>
    <message>
        <source>Worth {value}, bid {bid}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>Værdi {value}, bud {bid}</translation>
    </message>
    <message>
        <source>Write the records of the chosen deals to a file, one a line</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>Skriv optegnelserne af de valgte spil i en fil, én pr. linje</translation>
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
        <translation>Du og {seat} tabte spillet: {contract}</translation>
    </message>
    <message>
        <source>You and {seat} won the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>Du og {seat} vandt spillet: {contract}</translation>
    </message>
    <message>
        <source>You are the declarer at {bid}: take the Skat or play Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Du er spilfører på {bid}: Tag skaten op, eller spil hånd</translation>
    </message>
    <message>
        <source>You are the partner</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Du er makkeren</translation>
    </message>
    <message>
        <source>You are the taker: name the trump suit</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Du er spilfører: Vælg trumfkulør</translation>
    </message>
    <message>
        <source>You can check this on the deal you are playing. The last choice of a computer player is asked again in other deals in which that player had seen exactly the same. If it knew a hidden card, it would choose otherwise there.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>Du kan kontrollere det på det spil, du er i gang med. En computerspillers seneste valg efterspørges igen i andre fordelinger, hvor den havde set nøjagtig det samme. Kendte den et skjult kort, ville den vælge anderledes dér.</translation>
    </message>
    <message>
        <source>You chose</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>Du valgte</translation>
    </message>
    <message numerus="yes">
        <source>You declared %n deal(s) and won {made} of them.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>
            <numerusform>Du meldte %n spil og vandt {made} af dem.</numerusform>
            <numerusform>Du meldte %n spil og vandt {made} af dem.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no ace: do you announce it?</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Du har ingen esser: Melder du det?</translation>
    </message>
    <message>
        <source>You lost your game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>Du tabte dit spil: {contract}</translation>
    </message>
    <message>
        <source>You must reach 66 without drawing</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Du skal nå 66 uden at trække</translation>
    </message>
    <message>
        <source>You stay alone: do you invite {seat}?</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Du går med alene: Inviterer du {seat} med?</translation>
    </message>
    <message numerus="yes">
        <source>You won %n game point(s)</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>Du vandt %n spilpoint</numerusform>
            <numerusform>Du vandt %n spilpoint</numerusform>
        </translation>
    </message>
    <message>
        <source>You won your game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>Du vandt dit spil: {contract}</translation>
    </message>
    <message>
        <source>Your card points</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Dine kortpoint</translation>
    </message>
    <message>
        <source>Your contracts</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Dine meldinger</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>Dine valg</translation>
    </message>
    <message>
        <source>Your decisions, as reviewed</source>
        <extracomment>desktop/pages/review_statistics.py</extracomment>
        <translation>Dine valg ifølge gennemgangene</translation>
    </message>
    <message>
        <source>Your part in the deal</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Din rolle i spillet</translation>
    </message>
    <message>
        <source>Your place in the deal</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>Din plads i spillet</translation>
    </message>
    <message numerus="yes">
        <source>Your score over %n deal(s)</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>
            <numerusform>Dine point over %n spil</numerusform>
            <numerusform>Dine point over %n spil</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: bid more than {contract}, or pass</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Din tur: Byd mere end {contract}, eller pas</translation>
    </message>
    <message>
        <source>Your turn: bid more than {value}, or pass</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Din tur: Byd mere end {value}, eller pas</translation>
    </message>
    <message>
        <source>Your turn: bid or pass</source>
        <comment>Schafkopf</comment>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>Din tur: Byd eller pas</translation>
    </message>
    <message>
        <source>Your turn: bid or pass</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>Din tur: Byd eller pas</translation>
    </message>
    <message>
        <source>Your turn: call more than {contract}, or pass</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Din tur: Byd mere end {contract}, eller pas</translation>
    </message>
    <message>
        <source>Your turn: call or pass</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>Din tur: Byd eller pas</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose %n card(s) to lay away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>Din tur: Vælg %n kort, du vil lægge af</numerusform>
            <numerusform>Din tur: Vælg %n kort, du vil lægge af</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose %n card(s) to lay away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>
            <numerusform>Din tur: Vælg %n kort, du vil lægge af</numerusform>
            <numerusform>Din tur: Vælg %n kort, du vil lægge af</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: lead a card</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Din tur: Spil et kort ud</translation>
    </message>
    <message>
        <source>Your turn: lead a card, or declare a marriage</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>Din tur: Spil et kort ud, eller meld mariage</translation>
    </message>
    <message>
        <source>Your turn: {card} was led</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>Din tur: {card} er spillet ud</translation>
    </message>
    <message>
        <source>announces nothing</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>melder intet</translation>
    </message>
    <message>
        <source>closes the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>lukker bunken</translation>
    </message>
    <message>
        <source>deal without a number</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>spil uden nummer</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>spil {number}</translation>
    </message>
    <message>
        <source>drops out</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>melder fra</translation>
    </message>
    <message>
        <source>exchanges the trump card</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>bytter trumfkortet</translation>
    </message>
    <message>
        <source>fault</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>fejl</translation>
    </message>
    <message>
        <source>hold</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>holder</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>
            <numerusform>om %n dag</numerusform>
            <numerusform>om %n dage</numerusform>
        </translation>
    </message>
    <message>
        <source>invites</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>inviterer med</translation>
    </message>
    <message>
        <source>lays two cards away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>lægger to kort af</translation>
    </message>
    <message>
        <source>lays two cards away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>lægger to kort af</translation>
    </message>
    <message>
        <source>marriage in {suit}, leads {card}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>mariage i {suit}, spiller {card} ud</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a test is not met</comment>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>nej</translation>
    </message>
    <message>
        <source>no aces</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>ingen esser</translation>
    </message>
    <message>
        <source>no contract yet</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>endnu ingen melding</translation>
    </message>
    <message>
        <source>nobody closed</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>ingen lukkede</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>ingen</translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>ikke fundet</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>intet</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>intet tabt</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a mistake is due</comment>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>nu</translation>
    </message>
    <message>
        <source>number {number}</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>tal {number}</translation>
    </message>
    <message>
        <source>number {number}, trump {suit}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>tal {number}, trumf {suit}</translation>
    </message>
    <message>
        <source>opponent closed</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>modstanderen lukkede</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>table_words/preference_terms.py table_words/schafkopf_terms.py table_words/skat_terms.py</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <source>plays Hand</source>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>spiller hånd</translation>
    </message>
    <message>
        <source>plays alone</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>spiller alene</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>øvelse</translation>
    </message>
    <message>
        <source>repeated</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>gentaget</translation>
    </message>
    <message>
        <source>reviewed, average loss {loss}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>gennemgået, tab i gennemsnit {loss}</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>går med</translation>
    </message>
    <message>
        <source>takes the Skat</source>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>tager skaten op</translation>
    </message>
    <message>
        <source>the pot</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>puljen</translation>
    </message>
    <message>
        <source>trump {suit}</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>trumf {suit}</translation>
    </message>
    <message>
        <source>until I click</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>til jeg klikker</translation>
    </message>
    <message>
        <source>with help</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>med hjælp</translation>
    </message>
    <message>
        <source>with {n}</source>
        <extracomment>table_words/skat.py table_words/skat_values.py</extracomment>
        <translation>med {n}</translation>
    </message>
    <message>
        <source>with {n}, game {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>med {n}, spil {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Hand {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>med {n}, spil, hånd {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Hand, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>med {n}, spil, hånd, Schneider {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Hand, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>med {n}, spil, hånd, Schneider, Schwarz {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>med {n}, spil, Schneider {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>med {n}, spil, Schneider, Schwarz {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}</source>
        <extracomment>table_words/skat.py table_words/skat_values.py</extracomment>
        <translation>uden {n}</translation>
    </message>
    <message>
        <source>without {n}, game {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>uden {n}, spil {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Hand {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>uden {n}, spil, hånd {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Hand, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>uden {n}, spil, hånd, Schneider {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Hand, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>uden {n}, spil, hånd, Schneider, Schwarz {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>uden {n}, spil, Schneider {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>uden {n}, spil, Schneider, Schwarz {m}: {m} × {base} = {value}</translation>
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
        <translation>du lukkede</translation>
    </message>
    <message>
        <source>{ace} is in the hand and cannot be called</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>{ace} er på hånden og kan ikke kaldes</translation>
    </message>
    <message>
        <source>{bid}</source>
        <extracomment>table_words/skat.py table_words/skat_terms.py</extracomment>
        <translation>{bid}</translation>
    </message>
    <message>
        <source>{bid} is no higher than {standing}, which stands</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>{bid} er ikke højere end {standing}, det højeste bud</translation>
    </message>
    <message>
        <source>{bid} is not one of the bid values</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>{bid} er ikke en budværdi</translation>
    </message>
    <message>
        <source>{cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>{cards}</translation>
    </message>
    <message>
        <source>{card} is not in the hand</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>{card} er ikke på hånden</translation>
    </message>
    <message>
        <source>{card} is not in the hand, and the talon stays closed</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{card} er ikke på hånden, og talonen forbliver lukket</translation>
    </message>
    <message>
        <source>{card} was laid away and is not played</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{card} er lagt af og spilles ikke</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{card}, valgt</translation>
    </message>
    <message>
        <source>{card}, not playable: {reason}, rule {rule}</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{card}, kan ikke spilles: {reason}, regel {rule}</translation>
    </message>
    <message>
        <source>{card}, playable</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{card}, kan spilles</translation>
    </message>
    <message>
        <source>{card}, with the marriage</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>{card}, med mariagen</translation>
    </message>
    <message>
        <source>{card}, {place}: {share} per cent</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation>{card}, {place}: {share} procent</translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n point(s)</source>
        <extracomment>desktop/table/tooltips.py</extracomment>
        <translation>
            <numerusform>{card}: %n kortpoint</numerusform>
            <numerusform>{card}: %n kortpoint</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: not allowed ({rule}). {reason}</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>{card}: ikke tilladt ({rule}). {reason}</translation>
    </message>
    <message>
        <source>{closer} closed the stock already</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{closer} har allerede lukket bunken</translation>
    </message>
    <message>
        <source>{contract} Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>{contract} hånd</translation>
    </message>
    <message>
        <source>{contract} cannot be held: hold is for numbers</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>{contract} kan ikke holdes: Kun tal kan holdes</translation>
    </message>
    <message>
        <source>{contract} is worth {worth} here and the bid is {bid}: a Null must be worth the bid</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>{contract} er {worth} værd her, og buddet er {bid}: Et Null skal være buddet værd</translation>
    </message>
    <message>
        <source>{contract} outranks every number</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>{contract} slår alle tal</translation>
    </message>
    <message>
        <source>{declarer} against all</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>{declarer} mod alle</translation>
    </message>
    <message>
        <source>{declarer} against {first} and {second}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>{declarer} mod to: {first} og {second}</translation>
    </message>
    <message>
        <source>{declarer} and the holder of {card} against the others</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>{declarer} og den, der har {card}, mod de andre</translation>
    </message>
    <message>
        <source>{declarer} and {partner} against {first} and {second}</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>{declarer} og {partner} mod to: {first} og {second}</translation>
    </message>
    <message>
        <source>{game}, {deal}, {date}: {contract}, {result}, opponents: {level}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>{game}, {deal}, {date}: {contract}, {result}, modstandere: {level}</translation>
    </message>
    <message>
        <source>{game}, {deal}, {date}: {contract}, {result}, {marks}, opponents: {level}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>{game}, {deal}, {date}: {contract}, {result}, {marks}, modstandere: {level}</translation>
    </message>
    <message>
        <source>{game}, {where}: {deed}, loss {loss}, due {due}</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>{game}, {where}: {deed}, tab {loss}, forfalder {due}</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n card point(s)</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>
            <numerusform>{game}: %n kortpoint</numerusform>
            <numerusform>{game}: %n kortpoint</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: called {names}</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>{game}: kaldes {names}</translation>
    </message>
    <message>
        <source>{game}: laid aside</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>{game}: lagt til side</translation>
    </message>
    <message>
        <source>{game}: tricks count, not cards</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>{game}: Stik tæller, ikke kort</translation>
    </message>
    <message>
        <source>{jack} lies under the stock itself: nothing can be exchanged for it</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{jack} ligger selv under bunken: Der kan intet byttes for det</translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n worked out</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>
            <numerusform>{judged} af %n beregnet</numerusform>
            <numerusform>{judged} af %n beregnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n worked out…</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>
            <numerusform>{judged} af %n beregnet…</numerusform>
            <numerusform>{judged} af %n beregnet…</numerusform>
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
        <translation>{key}, tast for “{command}”</translation>
    </message>
    <message>
        <source>{least} to {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>{least} til {value}</translation>
    </message>
    <message>
        <source>{led} was led and its suit must be followed: {must}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{led} er spillet ud, og kuløren skal bekendes: {must}</translation>
    </message>
    <message>
        <source>{led} was led and must be beaten in its suit: {must}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{led} er spillet ud og skal stikkes i kuløren: {must}</translation>
    </message>
    <message>
        <source>{led} was led and the hand holds none of its suit: a trump must be played: {must}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{led} er spillet ud, og hånden kan ikke bekende: Der skal trumfes: {must}</translation>
    </message>
    <message>
        <source>{made} of {declared}</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>{made} af {declared}</translation>
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
        <translation>{name}, {place}, {country}, {cards}, kortspil: {games}</translation>
    </message>
    <message>
        <source>{number}</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>{number} af {count}</translation>
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
            <numerusform>{payer} → {payee}: %n stik</numerusform>
            <numerusform>{payer} → {payee}: %n stik</numerusform>
        </translation>
    </message>
    <message>
        <source>{payer} to {payee}: fewer than four tricks together with the guest</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: færre end fire stik sammen med gæsten</translation>
    </message>
    <message>
        <source>{payer} to {payee}: fewer than six tricks</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: færre end seks stik</translation>
    </message>
    <message>
        <source>{payer} to {payee}: fewer than two tricks</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: færre end to stik</translation>
    </message>
    <message>
        <source>{payer} to {payee}: four aces</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: fire esser</translation>
    </message>
    <message>
        <source>{payer} to {payee}: no aces announced</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: “ingen esser” meldt</translation>
    </message>
    <message>
        <source>{payer} to {payee}: the contract</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: meldingen</translation>
    </message>
    <message>
        <source>{payer} to {payee}: the contract Hearts</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: meldingen Hearts</translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n card(s)</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>
            <numerusform>{pile}, %n kort</numerusform>
            <numerusform>{pile}, %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>{place} af {count}</translation>
    </message>
    <message>
        <source>{points}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>{points}</translation>
    </message>
    <message>
        <source>{points} for {seat} wait for a first trick</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>{seat}: {points} point ved første stik</translation>
    </message>
    <message>
        <source>{points} percentage points of winning chance</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{points} procentpoint af vinderchancen</translation>
    </message>
    <message>
        <source>{prompt}. Trick: {trick}. You can play: {cards}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>{prompt}. Stik: {trick}. Du kan spille: {cards}</translation>
    </message>
    <message>
        <source>{said}: {meaning}</source>
        <extracomment>desktop/table/tooltips.py</extracomment>
        <translation>{said}: {meaning}</translation>
    </message>
    <message>
        <source>{score} in game points</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{score} i spilpoint</translation>
    </message>
    <message>
        <source>{score} in points</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{score} i point</translation>
    </message>
    <message>
        <source>{score} in points after Seeger</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{score} i point efter Seeger</translation>
    </message>
    <message>
        <source>{seat}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>{seat}</translation>
    </message>
    <message>
        <source>{seat} and {partner} lost the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>{seat} og {partner} tabte spillet: {contract}</translation>
    </message>
    <message>
        <source>{seat} and {partner} won the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>{seat} og {partner} vandt spillet: {contract}</translation>
    </message>
    <message>
        <source>{seat} chose: {choice}</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>{seat} valgte: {choice}</translation>
    </message>
    <message>
        <source>{seat} closed the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>{seat} lukkede bunken</translation>
    </message>
    <message>
        <source>{seat} decided already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{seat} har allerede bestemt sig</translation>
    </message>
    <message>
        <source>{seat} dropped out and got no invitation</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{seat} har meldt fra og er ikke inviteret</translation>
    </message>
    <message>
        <source>{seat} is to decide</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>{seat} skal bestemme sig</translation>
    </message>
    <message>
        <source>{seat} is to play</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>{seat} skal spille</translation>
    </message>
    <message>
        <source>{seat} is to speak</source>
        <extracomment>table_words/preference.py table_words/schafkopf.py table_words/skat.py</extracomment>
        <translation>{seat} er på tale</translation>
    </message>
    <message>
        <source>{seat} lost the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>{seat} tabte spillet: {contract}</translation>
    </message>
    <message>
        <source>{seat} passed: a pass is final</source>
        <extracomment>games/preference_refusals.py games/skat_refusals.py</extracomment>
        <translation>{seat} har passet: Et pas er endeligt</translation>
    </message>
    <message>
        <source>{seat} spoke already: each seat speaks once</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>{seat} har allerede talt: Hver plads taler én gang</translation>
    </message>
    <message numerus="yes">
        <source>{seat} won %n game point(s)</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>{seat} vandt %n spilpoint</numerusform>
            <numerusform>{seat} vandt %n spilpoint</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} won the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>{seat} vandt spillet: {contract}</translation>
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
            <numerusform>{seat}, %n kort</numerusform>
            <numerusform>{seat}, %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}, open: {cards}</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{seat}, på bordet: {cards}</translation>
    </message>
    <message>
        <source>{seat}: the player chose what is not allowed ({reason}); a simple one plays on</source>
        <extracomment>controller.py</extracomment>
        <translation>{seat}: Spilleren valgte noget, der ikke er tilladt ({reason}); en enkel spiller fortsætter</translation>
    </message>
    <message>
        <source>{seat}: the player did not answer in time; a simple one plays on</source>
        <extracomment>controller.py</extracomment>
        <translation>{seat}: Spilleren svarede ikke i tide; en enkel spiller fortsætter</translation>
    </message>
    <message>
        <source>{seat}: the player failed ({reason}); a simple one plays on</source>
        <extracomment>controller.py</extracomment>
        <translation>{seat}: Spilleren svigtede ({reason}); en enkel spiller fortsætter</translation>
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
        <translation>{share} af 100</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n deal(s)</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>
            <numerusform>{shown} af %n spil</numerusform>
            <numerusform>{shown} af %n spil</numerusform>
        </translation>
    </message>
    <message>
        <source>{speaker} bids {value}: do you hold it?</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>{speaker} byder {value}: Holder du det?</translation>
    </message>
    <message>
        <source>{suit}</source>
        <extracomment>table_words/preference.py table_words/skat_terms.py</extracomment>
        <translation>{suit}</translation>
    </message>
    <message>
        <source>{suit} are too low to be trump after a bid of {number}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{suit} er for lav som trumf efter et bud på {number}</translation>
    </message>
    <message>
        <source>{suit} were led: one of these must be played: {must}</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>Der er spillet {suit} ud: Et af disse skal lægges: {must}</translation>
    </message>
    <message>
        <source>{suit} were led: {must} must be played</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>Der er spillet {suit} ud: {must} skal lægges</translation>
    </message>
    <message>
        <source>{taker} against {defender}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>{taker} mod én: {defender}</translation>
    </message>
    <message>
        <source>{taker} against {first} and {second}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>{taker} mod to: {first} og {second}</translation>
    </message>
    <message>
        <source>{taker} against {host} with {guest} as guest</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>{taker} mod to: {host} med gæst ({guest})</translation>
    </message>
    <message>
        <source>{turn} decides first</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{turn} bestemmer sig først</translation>
    </message>
    <message>
        <source>{turn} is to act</source>
        <extracomment>games/preference_refusals.py games/schnapsen_refusals.py</extracomment>
        <translation>{turn} er på tur</translation>
    </message>
    <message>
        <source>{turn} is to play</source>
        <extracomment>games/preference_refusals.py games/schafkopf_refusals.py games/skat_refusals.py</extracomment>
        <translation>{turn} skal spille</translation>
    </message>
    <message>
        <source>{turn} is to speak</source>
        <extracomment>games/preference_refusals.py games/schafkopf_refusals.py games/skat_refusals.py</extracomment>
        <translation>{turn} er på tale</translation>
    </message>
    <message>
        <source>{turn} won the trick and leads</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{turn} tog stikket og spiller ud</translation>
    </message>
    <message>
        <source>{turn}, who did not deal, leads to the first trick</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{turn}, som ikke gav, spiller ud til første stik</translation>
    </message>
    <message>
        <source>{unit}, expected</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>{unit}, forventet</translation>
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
        <translation>{where}, {seat}: {deed}. {kind}, {loss}. Bedre: {better}.</translation>
    </message>
    <message>
        <source>{where}, {seat}: {deed}. {kind}.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{where}, {seat}: {deed}. {kind}.</translation>
    </message>
    <message>
        <source>{winner} reached {points} card points: the deal is over</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{winner} har nået {points} kortpoint: Spillet er slut</translation>
    </message>
    <message>
        <source>{winning} can be beaten: one of these must be played: {must}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{winning} kan stikkes: Et af disse skal lægges: {must}</translation>
    </message>
    <message>
        <source>{winning} can be beaten: {must} must be played</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{winning} kan stikkes: {must} skal lægges</translation>
    </message>
    <message>
        <source>{won} ({percent})</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>{won} ({percent})</translation>
    </message>
    <message>
        <source>{words}, you know: {cards}</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{words}, du ved: {cards}</translation>
    </message>
    <message>
        <source>{words}: press again</source>
        <extracomment>desktop/table/prompt.py</extracomment>
        <translation>{words}: tryk igen</translation>
    </message>
</context>
</TS>
