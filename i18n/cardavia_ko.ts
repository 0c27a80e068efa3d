<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>Cardavia</name>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation>
            <numerusform>카드 점수 %n점</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>
            <numerusform>카드 %n장</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>더미에 %n장</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>더미에 %n장 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>
            <numerusform>%n판</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) copied.</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>
            <numerusform>%n판을 복사했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) deleted.</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>
            <numerusform>%n판을 삭제했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of a newer Cardavia cannot be shown in the history.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>
            <numerusform>지난 판 %n판은 더 새로운 Cardavia의 것이라 표시하지 않습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of the history could not be read and went into {name}.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>
            <numerusform>지난 판 %n판을 읽을 수 없어 {name}에 따로 보관했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of the history could not be read.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>
            <numerusform>지난 판 %n판을 읽을 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) written to {file}.</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>
            <numerusform>%n판을 {file} 파일에 썼습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), {won} won</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>
            <numerusform>%n판, {won}승</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of yours judged: average loss {loss}, mistakes {mistakes}</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>
            <numerusform>내 선택 %n개 평가: 평균 손실 {loss}, 실수 {mistakes}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>
            <numerusform>실수 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s) of the declarer&apos;s side</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>
            <numerusform>주공 팀의 라우펜데 %n장</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s) of the other side</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>
            <numerusform>상대 팀의 라우펜데 %n장</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) for the declarer</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>
            <numerusform>주공 %n트릭</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) for the taker</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>주공 %n트릭</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About Cardavia</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>Cardavia 정보(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Claim the Rest</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>남은 트릭 모두 갖기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>판 복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy Report</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>보고서 복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Deal by Number…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>번호로 판 열기(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Fair Play</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>공정성(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>전체 화면(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>게임(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>게임(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>힌트(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>지난 판(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>키보드 단축키(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>언어(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Larger Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>카드 크게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Last Trick</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>지난 트릭(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Leave Table</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>테이블 나가기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>음소거(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;My Mistakes</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>내 실수(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>새 판(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Normal Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>보통 크기 카드(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Odds of Hidden Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>숨겨진 카드의 확률(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open Record…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>기보 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>진행 속도(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>판 붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>플레이(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Repeat Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>이 판 다시 하기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rules of This Game</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>이 게임의 규칙(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save Record As…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>기보를 다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>설정(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>설정(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Smaller Cards</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>카드 작게(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Sort Hand</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>패 정리(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>무르기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>10 from each opponent if you make six tricks, 10 to each if not</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>6트릭을 따면 상대마다 10점을 받고, 못 따면 10점씩 줍니다</translation>
    </message>
    <message>
        <source>2 players · You vs AI · Seven-point match</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>2인 · 나 대 컴퓨터 · 7점 매치</translation>
    </message>
    <message>
        <source>3 players · You and two AI · One deal</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>3인 · 나와 컴퓨터 둘 · 한 판</translation>
    </message>
    <message>
        <source>3 players · You and two AI · Pot and balances</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>3인 · 나와 컴퓨터 둘 · 팟과 누적 점수</translation>
    </message>
    <message>
        <source>4 players · You and three AI · Points each deal</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>4인 · 나와 컴퓨터 셋 · 판마다 점수</translation>
    </message>
    <message>
        <source>61 of 120 card points for the declarer&apos;s side? {points}</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>주공 팀이 120점 중 61점? {points}</translation>
    </message>
    <message>
        <source>61 of 120 card points? {points}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>120점 중 61점? {points}</translation>
    </message>
    <message>
        <source>61 points alone</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>혼자서 61점</translation>
    </message>
    <message>
        <source>61 points alone; only the Unter are trumps</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>혼자서 61점, Unter만 으뜸패</translation>
    </message>
    <message>
        <source>61 points and worth at least {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>61점, 게임 가치 {bid} 이상</translation>
    </message>
    <message>
        <source>61 points and worth at least {bid}: now {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>61점, 게임 가치 {bid} 이상: 현재 {value}</translation>
    </message>
    <message>
        <source>61 points with the partner who holds the called ace</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>부른 에이스를 가진 파트너와 함께 61점</translation>
    </message>
    <message>
        <source>66 card points</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>카드 점수 66점</translation>
    </message>
    <message>
        <source>66 card points? {points}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>카드 점수 66점? {points}</translation>
    </message>
    <message>
        <source>66 reached</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>66점 달성</translation>
    </message>
    <message>
        <source>A Game must be in a higher suit than {contract}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Game은 {contract}보다 높은 무늬여야 합니다</translation>
    </message>
    <message>
        <source>A Game or Hearts can be called at the first chance only</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Game과 Hearts는 첫 발언에서만 부를 수 있습니다</translation>
    </message>
    <message>
        <source>A Hand game was chosen: the Skat stays closed</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>핸드 게임을 골랐으므로 스카트는 뒤집어 둡니다</translation>
    </message>
    <message>
        <source>A bid must be higher than {standing}; {bid} is not</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>비드는 {standing}보다 높아야 합니다. 부른 비드: {bid}</translation>
    </message>
    <message>
        <source>A bid must be higher than {value}; {bid} is not</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>비드는 {value}보다 높아야 합니다. 부른 비드: {bid}</translation>
    </message>
    <message>
        <source>A card must be played now</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>지금은 카드를 내야 합니다</translation>
    </message>
    <message>
        <source>A card was led: {turn} is to follow</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>카드가 나왔습니다. 따라 낼 차례: {turn}</translation>
    </message>
    <message>
        <source>A deal can be reviewed when it is over.</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>판이 끝나면 복기할 수 있습니다.</translation>
    </message>
    <message>
        <source>A full trick stays</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>다 나온 트릭을 그대로 둠</translation>
    </message>
    <message>
        <source>A little was given away.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>조금 손해를 보았습니다.</translation>
    </message>
    <message>
        <source>A look back. A click on the table or Escape shows the result again.</source>
        <extracomment>desktop/table/page.py</extracomment>
        <translation>지난 장면입니다. 테이블을 클릭하거나 Escape를 누르면 결과로 돌아갑니다.</translation>
    </message>
    <message>
        <source>A marriage is led with a King or a Queen; {card} is neither</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>매리지는 König나 Dame를 내면서 선언합니다. 고른 카드: {card}</translation>
    </message>
    <message>
        <source>A marriage needs King and Queen of one suit in the hand; missing: {missing}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>매리지에는 같은 무늬의 König와 Dame가 손에 있어야 합니다. 없는 카드: {missing}</translation>
    </message>
    <message>
        <source>A number is 1, 2, 3 or 4; {number} is not</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>숫자는 1, 2, 3, 4 중 하나입니다. 부른 값: {number}</translation>
    </message>
    <message>
        <source>A pass is final: this seat is out of the auction</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>패스하면 끝입니다. 이 자리는 비딩에 더 참여하지 못합니다</translation>
    </message>
    <message>
        <source>A saved deal could not be read and was set aside as {name}.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>저장된 판을 읽을 수 없어 {name} 이름으로 따로 보관했습니다.</translation>
    </message>
    <message>
        <source>A saved deal could not be read: {file} ({reason}).</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>저장된 판을 읽을 수 없습니다: {file} ({reason}).</translation>
    </message>
    <message>
        <source>A second click confirms a play</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>두 번째 클릭으로 확인</translation>
    </message>
    <message>
        <source>A trump was led: one of these must be played: {must}</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>으뜸패가 나왔습니다. 이 중 한 장을 내야 합니다: {must}</translation>
    </message>
    <message>
        <source>A trump was led: {must} must be played</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>으뜸패가 나왔습니다. 내야 할 카드: {must}</translation>
    </message>
    <message>
        <source>Access</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>손쉬운 사용</translation>
    </message>
    <message>
        <source>Action {place} ({action}, seat {seat}) is against rule {rule}: {reason}</source>
        <extracomment>pasted.py</extracomment>
        <translation>동작 {place}({action}, 자리 {seat}): 규칙 {rule} 위반. {reason}</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>이후</translation>
    </message>
    <message>
        <source>After</source>
        <comment>an action</comment>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>이후</translation>
    </message>
    <message>
        <source>After 3 seconds</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>3초 뒤</translation>
    </message>
    <message>
        <source>After a refused card</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>낼 수 없는 카드를 고른 뒤</translation>
    </message>
    <message>
        <source>After {standing} only {next} can be bid, not {number}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>{standing} 다음에는 {next}만 부를 수 있습니다. 부른 값: {number}</translation>
    </message>
    <message>
        <source>Aim reached</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>목표 달성</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>전체</translation>
    </message>
    <message numerus="yes">
        <source>All %n remaining trick(s) are yours, whatever the others hold: {cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>
            <numerusform>남은 %n트릭은 상대의 패와 상관없이 모두 내 것입니다: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>All Obers, all Unters and {suit} are trumps; every trick must be won, alone</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>모든 Ober와 Unter, 그리고 {suit} 무늬가 으뜸패, 혼자서 모든 트릭을 따야 함</translation>
    </message>
    <message>
        <source>All Obers, all Unters and {suit} are trumps; plays alone</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>모든 Ober와 Unter, 그리고 {suit} 무늬가 으뜸패, 혼자 함</translation>
    </message>
    <message>
        <source>All R&amp;ules</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>모든 규칙(&amp;U)</translation>
    </message>
    <message>
        <source>All cards are known: this was worked out to the end.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>모든 카드를 알고 있어 끝까지 계산했습니다.</translation>
    </message>
    <message>
        <source>All cards have been played: the deal is over</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>카드를 모두 냈습니다. 판이 끝났습니다</translation>
    </message>
    <message>
        <source>All commands with their keys, which can be changed</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>모든 명령과 그 키, 키는 바꿀 수 있음</translation>
    </message>
    <message>
        <source>All deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>모든 판</translation>
    </message>
    <message>
        <source>All decisions</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>모든 선택</translation>
    </message>
    <message>
        <source>All eight tricks alone</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>혼자서 여덟 트릭 모두</translation>
    </message>
    <message>
        <source>All eight tricks alone; only the Unter are trumps</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>혼자서 여덟 트릭 모두, Unter만 으뜸패</translation>
    </message>
    <message numerus="yes">
        <source>All eight tricks for the declarer? %n trick(s)</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>
            <numerusform>주공이 여덟 트릭 모두? %n트릭</numerusform>
        </translation>
    </message>
    <message>
        <source>All eight tricks have been played: no action follows</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>여덟 트릭이 끝났습니다. 더 할 것이 없습니다</translation>
    </message>
    <message>
        <source>All files</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>모든 파일</translation>
    </message>
    <message>
        <source>All four seats passed: the deal is over</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>네 사람 모두 패스했습니다. 판이 끝났습니다</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>모든 게임</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>모든 실수</translation>
    </message>
    <message>
        <source>All opponents</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>모든 상대</translation>
    </message>
    <message>
        <source>All settings</source>
        <extracomment>desktop/pages/first_strip.py</extracomment>
        <translation>모든 설정</translation>
    </message>
    <message>
        <source>All ten tricks have been played: no action follows</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>열 트릭이 끝났습니다. 더 할 것이 없습니다</translation>
    </message>
    <message>
        <source>All tricks are shown after the deal; during it, L shows the last one.</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>모든 트릭은 판이 끝난 뒤에 보입니다. 판 중에는 L 키로 지난 트릭만 봅니다.</translation>
    </message>
    <message>
        <source>All usual keys</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>모든 기본 키</translation>
    </message>
    <message>
        <source>Alone</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>혼자</translation>
    </message>
    <message>
        <source>Alone in the auction forehand may bid 18 or pass, nothing else</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>비딩에 혼자 남은 첫째 자리는 18을 받거나 패스할 수만 있습니다</translation>
    </message>
    <message>
        <source>Also called {names}</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>다른 이름: {names}</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>항상</translation>
    </message>
    <message>
        <source>An invitation is binding: the guest plays</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>초대는 거절할 수 없습니다. 초대받은 사람은 함께해야 합니다</translation>
    </message>
    <message>
        <source>An old rule of thumb says so; nothing was calculated.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>오래된 경험칙입니다. 계산한 것은 없습니다.</translation>
    </message>
    <message>
        <source>Announce nothing</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>선언하지 않음</translation>
    </message>
    <message>
        <source>Announcement</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>선언</translation>
    </message>
    <message>
        <source>Announcements</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>읽어 주기</translation>
    </message>
    <message numerus="yes">
        <source>Another deal, %n card(s) elsewhere: another choice</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>
            <numerusform>다른 배분, 카드 %n장의 자리가 다름: 다른 선택</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another deal, %n card(s) elsewhere: the same choice</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>
            <numerusform>다른 배분, 카드 %n장의 자리가 다름: 같은 선택</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program chose this.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>다른 프로그램이 골랐습니다.</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>대답</translation>
    </message>
    <message>
        <source>As I saw it</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>내가 본 대로</translation>
    </message>
    <message>
        <source>As a curve</source>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>그래프로</translation>
    </message>
    <message>
        <source>As a table</source>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>표로</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>desktop/settings_groups.py desktop/window_menus.py</extracomment>
        <translation>시스템 설정대로</translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>시스템({language})</translation>
    </message>
    <message>
        <source>Asked again with all the time it wants, the player would choose otherwise now.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>시간을 충분히 주고 다시 물으면 컴퓨터가 다른 것을 고를 것입니다.</translation>
    </message>
    <message>
        <source>Asking again…</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>다시 묻는 중…</translation>
    </message>
    <message numerus="yes">
        <source>At least %n trick(s) of your own</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>혼자 %n트릭 이상</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n trick(s) together, for which you answer</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>둘이 합쳐 %n트릭 이상, 내가 책임집니다</numerusform>
        </translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>테이블에서</translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>비딩</translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>Schafkopf</comment>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>비딩</translation>
    </message>
    <message>
        <source>Auction</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>비딩</translation>
    </message>
    <message>
        <source>Austria</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>오스트리아</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>자동</translation>
    </message>
    <message>
        <source>Average loss</source>
        <extracomment>desktop/pages/review_statistics.py</extracomment>
        <translation>평균 손실</translation>
    </message>
    <message>
        <source>Average score</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>평균 점수</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>desktop/header.py</extracomment>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Back of {cards}</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>뒷면: {cards}</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <extracomment>desktop/header.py</extracomment>
        <translation>이전 페이지로 돌아가기</translation>
    </message>
    <message>
        <source>Back to this moment, to play something else</source>
        <extracomment>desktop/review/detail.py desktop/review/mistakes_page.py</extracomment>
        <translation>이 순간으로 돌아가 다르게 두기</translation>
    </message>
    <message>
        <source>Base value</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py</extracomment>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>이전</translation>
    </message>
    <message>
        <source>Before the lead the taker announces no aces, or nothing</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>주공은 첫 카드를 내기 전에 에이스 없음을 선언하거나 선언하지 않습니다</translation>
    </message>
    <message>
        <source>Before {suit} have been led, {ace} may not be discarded while another card is held</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>{suit} 무늬가 처음 나오기 전에는, 다른 카드가 있는 한 {ace} 카드를 버릴 수 없습니다</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>초급</translation>
    </message>
    <message>
        <source>Better than before. Best would have been: {deed}</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>전보다 낫습니다. 가장 좋은 선택: {deed}</translation>
    </message>
    <message>
        <source>Better: {deed}</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>더 나은 선택: {deed}</translation>
    </message>
    <message>
        <source>Bid for the talon, name trump and take six tricks against two defenders.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>탈론을 두고 비드한 뒤 으뜸 무늬를 정하고, 수비 두 명을 상대로 6트릭을 따세요.</translation>
    </message>
    <message>
        <source>Bid to declare a suit, Grand or Null and face two defenders who play together.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>무늬 게임, 그랜드, 널을 두고 비드한 뒤, 한편이 된 수비 두 명을 상대하세요.</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>비드 {bid}</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value} as your hand lies: the Skat may lower it</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>비드 {bid}, 지금 패로는 {value}. 스카트에 따라 낮아질 수 있음</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}: lost</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>비드 {bid}, 가치 {value}: 패배</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}: lost unless Schneider</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>비드 {bid}, 가치 {value}: 슈나이더가 아니면 패배</translation>
    </message>
    <message>
        <source>Bid {bid}, worth {value}: lost unless Schwarz</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>비드 {bid}, 가치 {value}: 슈바르츠가 아니면 패배</translation>
    </message>
    <message>
        <source>Bidding on would cost more than the contract can bring.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>더 부르면 계약으로 얻는 것보다 잃는 것이 큽니다.</translation>
    </message>
    <message>
        <source>Bids no further</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>더 부르지 않음</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>큰 실수</translation>
    </message>
    <message>
        <source>Both opponents dropped out: the taker is credited with all ten tricks</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>두 상대가 모두 빠졌습니다. 주공이 열 트릭을 딴 것으로 칩니다</translation>
    </message>
    <message>
        <source>Both opponents stay: there is nobody to invite</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>두 상대가 모두 참가했습니다. 초대할 사람이 없습니다</translation>
    </message>
    <message>
        <source>Both others passed: take 18 or throw in</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>다른 두 사람이 패스했습니다. 18을 받거나 판을 무효로 하세요</translation>
    </message>
    <message>
        <source>Brief</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>짧게</translation>
    </message>
    <message>
        <source>Bube: the jack.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Bube(부베): 잭에 해당하는 카드.</translation>
    </message>
    <message>
        <source>By ranks</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>서열순</translation>
    </message>
    <message>
        <source>By suits, high to low</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>무늬순, 높은 카드부터</translation>
    </message>
    <message>
        <source>By suits, low to high</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>무늬순, 낮은 카드부터</translation>
    </message>
    <message>
        <source>By what could be known</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>알 수 있었던 것으로</translation>
    </message>
    <message>
        <source>By what could be known this was a mistake; as the cards lie, it was rewarded.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>알 수 있었던 것으로는 실수였지만, 실제 카드 배치 덕분에 이득이 되었습니다.</translation>
    </message>
    <message>
        <source>C&amp;hoose Game…</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>게임 고르기(&amp;H)…</translation>
    </message>
    <message>
        <source>Call an ace for a secret partner, or play Wenz or Solo alone.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>에이스를 불러 숨은 파트너를 얻거나, Wenz나 솔로를 혼자 하세요.</translation>
    </message>
    <message>
        <source>Called ace</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>부른 에이스</translation>
    </message>
    <message>
        <source>Can be played now</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation>지금 낼 수 있음</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation>카드</translation>
    </message>
    <message>
        <source>Card &amp;Traditions</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>전통 카드(&amp;T)</translation>
    </message>
    <message>
        <source>Card before</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>이전 카드</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>카드 점수</translation>
    </message>
    <message>
        <source>Card points in the Skat</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>스카트의 카드 점수</translation>
    </message>
    <message>
        <source>Card points in the declarer&apos;s tricks</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>주공이 딴 트릭의 카드 점수</translation>
    </message>
    <message>
        <source>Card points in tricks</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>트릭의 카드 점수</translation>
    </message>
    <message>
        <source>Card points laid away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>묻은 카드 점수</translation>
    </message>
    <message>
        <source>Card points of the declarer</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>주공의 카드 점수</translation>
    </message>
    <message>
        <source>Card points of the declarer&apos;s side</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>주공 팀의 카드 점수</translation>
    </message>
    <message>
        <source>Card points of the other seat when the stock was closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>더미가 닫힐 때 상대의 카드 점수</translation>
    </message>
    <message>
        <source>Card points of the partner</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>파트너의 카드 점수</translation>
    </message>
    <message>
        <source>Card points: {seat}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>카드 점수: {seat}</translation>
    </message>
    <message>
        <source>Card size</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>카드 크기</translation>
    </message>
    <message>
        <source>Card traditions</source>
        <extracomment>desktop/pages/gallery.py desktop/pages/tradition.py</extracomment>
        <translation>전통 카드</translation>
    </message>
    <message>
        <source>Cardavia ended unexpectedly the last time. What is known about it is in {file}.</source>
        <extracomment>desktop/reports.py</extracomment>
        <translation>지난번에 Cardavia가 갑자기 끝났습니다. 알려진 내용은 {file} 파일에 있습니다.</translation>
    </message>
    <message>
        <source>Cardavia {version}: traditional Central-European card games with the traditional cards of each region.</source>
        <extracomment>desktop/help_pages.py</extracomment>
        <translation>Cardavia {version}: 중부 유럽의 전통 카드 게임을 고장마다의 전통 카드로.</translation>
    </message>
    <message>
        <source>Cards can be laid down when it is your turn to play one</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>남은 트릭 모두 갖기는 내가 카드를 낼 차례에만 할 수 있습니다</translation>
    </message>
    <message>
        <source>Cards can be laid down when it is your turn to play one.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation>남은 트릭 모두 갖기는 내가 카드를 낼 차례에만 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Cards for {game}</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>{game} 카드</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>of the score</comment>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>변화</translation>
    </message>
    <message>
        <source>Check this deal</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>이 판 확인하기</translation>
    </message>
    <message>
        <source>Choose a card, and play it at the second press</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>한 번 누르면 고르고, 두 번 누르면 내기</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>다른 폴더 고르기…</translation>
    </message>
    <message>
        <source>Chosen by lot among everything the rules allow.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>규칙이 허용하는 것 중에서 추첨으로 골랐습니다.</translation>
    </message>
    <message>
        <source>Claim the rest?</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>남은 트릭을 모두 가질까요?</translation>
    </message>
    <message>
        <source>Claims a game worth at least as much</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>게임 가치가 적어도 그만큼 된다는 뜻</translation>
    </message>
    <message>
        <source>Claims a game worth at least {value}</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>게임 가치가 {value} 이상이라는 뜻</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>desktop/deal_sheet.py desktop/overlay.py desktop/pages/card_plate.py desktop/past.py desktop/reports.py desktop/table/odds_panel.py</extracomment>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>the stock</comment>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>더미 닫기</translation>
    </message>
    <message>
        <source>Close settings</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>설정 닫기</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <extracomment>desktop/pages/rules_fold.py</extracomment>
        <translation>규칙 닫기</translation>
    </message>
    <message>
        <source>Close the stock</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>더미 닫기</translation>
    </message>
    <message>
        <source>Close this pointer</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>이 안내 닫기</translation>
    </message>
    <message>
        <source>Closed the stock</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>더미를 닫음</translation>
    </message>
    <message>
        <source>Closing the stock</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>더미 닫기</translation>
    </message>
    <message>
        <source>Club player</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>중급</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>색온도</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>차례</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>계속</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>the review</comment>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>계속</translation>
    </message>
    <message>
        <source>Continue: {game}, deal {number}, trick {trick}</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation>계속: {game}, {number}번 판, {trick}번째 트릭</translation>
    </message>
    <message>
        <source>Continue: {game}, trick {trick}</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation>계속: {game}, {trick}번째 트릭</translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>desktop/pages/history_model.py desktop/pages/statistics_tables.py table_words/skat.py</extracomment>
        <translation>계약</translation>
    </message>
    <message>
        <source>Contrast</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>대비</translation>
    </message>
    <message>
        <source>Contribution</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>납입</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy address</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>주소 복사</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>글로 복사</translation>
    </message>
    <message>
        <source>Copy deal</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>판 복사</translation>
    </message>
    <message>
        <source>Copy report</source>
        <extracomment>desktop/reports.py</extracomment>
        <translation>보고서 복사</translation>
    </message>
    <message>
        <source>Count the points myself</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>점수는 내가 세기</translation>
    </message>
    <message>
        <source>Counting possible deals…</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation>가능한 배분을 세는 중…</translation>
    </message>
    <message>
        <source>Czechia</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>체코</translation>
    </message>
    <message>
        <source>Dame: the queen.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Dame(다메): 퀸에 해당하는 카드.</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>desktop/pages/history_model.py</extracomment>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Daus: the ace of German-suited cards.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Daus(다우스): 독일식 카드의 에이스.</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>desktop/pages/history_model.py desktop/table/side_panel.py</extracomment>
        <translation>판</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>the cards</comment>
        <extracomment>desktop/deal_sheet.py</extracomment>
        <translation>카드 돌리기</translation>
    </message>
    <message>
        <source>Deal by number</source>
        <extracomment>desktop/deal_sheet.py</extracomment>
        <translation>번호로 판 열기</translation>
    </message>
    <message>
        <source>Deal number</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>판 번호</translation>
    </message>
    <message>
        <source>Deal records</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>판 기보</translation>
    </message>
    <message>
        <source>Deal records, one a line</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>판 기보, 한 줄에 하나</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>desktop/at_table.py</extracomment>
        <translation>{number}번 판</translation>
    </message>
    <message>
        <source>Deal {number} kept.</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>{number}번 판을 보관했습니다.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>딜러</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>desktop/pages/history.py desktop/pages/review_statistics.py desktop/pages/statistics_tables.py</extracomment>
        <translation>판 수</translation>
    </message>
    <message>
        <source>Deals of this game will be counted here.</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>이 게임의 판이 여기에서 집계됩니다.</translation>
    </message>
    <message>
        <source>Deals set apart</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>따로 세는 판</translation>
    </message>
    <message>
        <source>Deals that count</source>
        <extracomment>desktop/pages/history.py desktop/pages/statistics_tables.py</extracomment>
        <translation>집계되는 판</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>desktop/review/decisions.py</extracomment>
        <translation>선택</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>desktop/pages/review_statistics.py desktop/review/decisions.py</extracomment>
        <translation>선택</translation>
    </message>
    <message>
        <source>Declared and won</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>주공으로 이김</translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>주공</translation>
    </message>
    <message>
        <source>Declarer {declarer} and the Skat, defenders {defenders} points</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>주공과 스카트 {declarer}점, 수비 {defenders}점</translation>
    </message>
    <message>
        <source>Declarer {declarer}, defenders {defenders} points</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>주공 {declarer}점, 수비 {defenders}점</translation>
    </message>
    <message>
        <source>Declarer&apos;s side {own}, others {others} points</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>주공 팀 {own}점, 상대 팀 {others}점</translation>
    </message>
    <message>
        <source>Defender</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>수비</translation>
    </message>
    <message>
        <source>Defends alone and answers for two tricks</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>혼자 수비하며 2트릭을 책임짐</translation>
    </message>
    <message>
        <source>Defends and answers for two tricks</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>수비하며 2트릭을 책임짐</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Do you stay against {contract}, or drop out?</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>{contract} 계약을 상대로 참가할까요, 빠질까요?</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>desktop/pages/first_strip.py</extracomment>
        <translation>완료</translation>
    </message>
    <message>
        <source>Double click on the name for the usual value</source>
        <extracomment>desktop/settings_rows.py</extracomment>
        <translation>이름을 두 번 클릭하면 기본값으로</translation>
    </message>
    <message>
        <source>Drawing: the Cardavia project, {licence}</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>그림: Cardavia 프로젝트, {licence}</translation>
    </message>
    <message>
        <source>Drawn</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Drawn {score}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>무승부 {score}</translation>
    </message>
    <message>
        <source>Drop out</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>빠지기</translation>
    </message>
    <message>
        <source>Dropped out</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>빠짐</translation>
    </message>
    <message>
        <source>Due</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>예정</translation>
    </message>
    <message>
        <source>Due now</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>지금 할 것</translation>
    </message>
    <message>
        <source>Each computer player is told what a person on its chair would know: its own cards, what was said and played, and what lies open. Nothing else reaches it.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>컴퓨터는 그 자리에 앉은 사람이 알 수 있는 것만 압니다. 자기 카드, 지금까지의 말과 낸 카드, 그리고 펼쳐진 것입니다. 그 밖의 것은 전해지지 않습니다.</translation>
    </message>
    <message>
        <source>Each suit is declared once at most; declared already: {pair}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>매리지는 무늬마다 한 번만 선언합니다. 이미 선언함: {pair}</translation>
    </message>
    <message>
        <source>Every deal you play will be listed here.</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>앞으로 한 판씩 마칠 때마다 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Everybody passed: nothing is played</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>모두 패스했습니다. 카드를 내지 않습니다</translation>
    </message>
    <message>
        <source>Everybody passed: the deal is thrown in</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>모두 패스했습니다. 판이 무효가 되었습니다</translation>
    </message>
    <message>
        <source>Everything has its usual value again.</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>모두 기본값으로 되돌렸습니다.</translation>
    </message>
    <message>
        <source>Everything the rules allow comes to the same here; the card needed least goes.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>무엇을 내도 결과가 같으므로 가장 쓸모없는 카드를 냅니다.</translation>
    </message>
    <message>
        <source>Example</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>예시</translation>
    </message>
    <message>
        <source>Exchange trump</source>
        <extracomment>desktop/shortcuts.py table_words/schnapsen.py</extracomment>
        <translation>으뜸패 교환</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>예상</translation>
    </message>
    <message>
        <source>Expected result for you, with all cards open</source>
        <extracomment>desktop/review/course_view.py</extracomment>
        <translation>모든 카드를 펼쳤을 때 나의 예상 결과</translation>
    </message>
    <message>
        <source>Expected result for you: nothing is worked out yet</source>
        <extracomment>desktop/review/curve.py</extracomment>
        <translation>나의 예상 결과: 아직 계산된 것이 없습니다</translation>
    </message>
    <message numerus="yes">
        <source>Expected result for you: {first} at the start, {last} after %n action(s)</source>
        <extracomment>desktop/review/curve.py</extracomment>
        <translation>
            <numerusform>나의 예상 결과: 시작 {first}, 동작 %n번 뒤 {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>Export deals</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>판 내보내기</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>F1 opens the rule for this moment.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>F1을 누르면 지금 상황의 규칙이 열립니다.</translation>
    </message>
    <message>
        <source>Fair play</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>공정성</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Fault</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>오류</translation>
    </message>
    <message>
        <source>Finished deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>끝난 판</translation>
    </message>
    <message>
        <source>First or last card</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>첫 카드 또는 마지막 카드</translation>
    </message>
    <message>
        <source>First two cards must be laid away</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>먼저 카드 두 장을 묻어야 합니다</translation>
    </message>
    <message>
        <source>For a solo in {suit} one of these must be in the hand: {needed}</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>{suit} 솔로를 하려면 손에 다음 중 한 장이 있어야 합니다: {needed}</translation>
    </message>
    <message>
        <source>Forehand</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>첫째 자리(선)</translation>
    </message>
    <message>
        <source>Four colors</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>네 가지 색</translation>
    </message>
    <message numerus="yes">
        <source>From %n possible deal(s)</source>
        <extracomment>desktop/review/words.py table_words/help_words.py</extracomment>
        <translation>
            <numerusform>가능한 배분 %n가지 기준</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From all %n possible deal(s)</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>
            <numerusform>가능한 배분 전체 %n가지 기준</numerusform>
        </translation>
    </message>
    <message>
        <source>From the beginning</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>처음부터</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>자세히</translation>
    </message>
    <message>
        <source>Full rules</source>
        <extracomment>desktop/pages/rules_fold.py</extracomment>
        <translation>전체 규칙</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>desktop/deal_sheet.py desktop/pages/history.py desktop/pages/history_model.py desktop/pages/statistics.py desktop/review/mistakes_page.py</extracomment>
        <translation>게임</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>the first multiplier step</comment>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>게임</translation>
    </message>
    <message>
        <source>Game in {suit}</source>
        <extracomment>table_words/preference.py table_words/preference_terms.py</extracomment>
        <translation>Game {suit}</translation>
    </message>
    <message>
        <source>Game points</source>
        <extracomment>table_words/help_words.py table_words/schnapsen.py</extracomment>
        <translation>게임 점수</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>desktop/header.py desktop/pages/games.py desktop/pages/tradition.py</extracomment>
        <translation>게임</translation>
    </message>
    <message>
        <source>Germany</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>독일</translation>
    </message>
    <message>
        <source>Give “{command}” its usual key again: {key}</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>“{command}” 명령을 기본 키로 되돌리기: {key}</translation>
    </message>
    <message>
        <source>Gives every setting its usual value</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>모든 설정을 기본값으로 되돌림</translation>
    </message>
    <message>
        <source>Go on with the deal where it was left</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>그만둔 곳에서 판을 이어서 하기</translation>
    </message>
    <message>
        <source>Good</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>좋음</translation>
    </message>
    <message>
        <source>Good, but unlucky</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>좋았으나 불운</translation>
    </message>
    <message>
        <source>Grain</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>종이 질감</translation>
    </message>
    <message>
        <source>Grand</source>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>그랜드</translation>
    </message>
    <message>
        <source>Grand: only the four Unter are trumps.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>그랜드(Grand): Unter 4장만 으뜸패입니다.</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>초대받은 사람</translation>
    </message>
    <message>
        <source>H again compares what else there is</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>H를 한 번 더 누르면 다른 수와 비교합니다</translation>
    </message>
    <message>
        <source>H shows a good move and its reason.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>H를 누르면 좋은 수와 그 이유를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>table_words/skat_result.py table_words/skat_values.py</extracomment>
        <translation>핸드</translation>
    </message>
    <message>
        <source>Hand: played without taking the Skat.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>핸드(Hand): 스카트를 가져오지 않는 게임.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <extracomment>table_words/preference.py table_words/preference_terms.py</extracomment>
        <translation>Hearts</translation>
    </message>
    <message>
        <source>Hearts are trumps in a call game: their ace cannot be called</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Rufer에서는 하트가 으뜸 무늬이므로 하트 에이스를 부를 수 없습니다</translation>
    </message>
    <message>
        <source>Hearts ended the auction: nothing can be called any more</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>Hearts로 비딩이 끝났습니다. 더 부를 수 없습니다</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>도움</translation>
    </message>
    <message>
        <source>Here it says whose turn it is and what you can do.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>누구의 차례인지, 무엇을 할 수 있는지 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Here you chose: {deed}. Find something better.</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>여기서 고른 것: {deed}. 더 나은 것을 찾아보세요.</translation>
    </message>
    <message>
        <source>High contrast table</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>고대비 테이블</translation>
    </message>
    <message>
        <source>Hint: {action}. {reason}</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>힌트: {action}. {reason}</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Hints are given when it is your turn to decide.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation>힌트는 내가 결정할 차례에 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Hints are switched off in the settings.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation>힌트가 설정에서 꺼져 있습니다.</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>지난 판</translation>
    </message>
    <message>
        <source>History</source>
        <comment>of a card tradition</comment>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>역사</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>받기</translation>
    </message>
    <message>
        <source>Holds all Obers and Unters and wins at once</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>모든 Ober와 Unter를 가져 바로 이김</translation>
    </message>
    <message>
        <source>Holds no ace: 10 more from each opponent, or to each if the game is lost</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>에이스가 없음: 상대마다 10점을 더 받고, 지면 그만큼 더 줌</translation>
    </message>
    <message numerus="yes">
        <source>Host: %n tricks together</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>
            <numerusform>초대한 사람: 합쳐서 %n트릭</numerusform>
        </translation>
    </message>
    <message>
        <source>Hungary</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>헝가리</translation>
    </message>
    <message>
        <source>In a Game and in Hearts nothing is taken and nothing laid away</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Game과 Hearts에서는 탈론을 가져오지 않고 카드도 묻지 않습니다</translation>
    </message>
    <message>
        <source>In a Game and in Hearts the trump is the suit of the call</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>Game과 Hearts에서는 부를 때 말한 무늬가 으뜸 무늬입니다</translation>
    </message>
    <message>
        <source>In a Hand game nothing is laid away: the Skat stays closed</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>핸드 게임에서는 카드를 묻지 않습니다. 스카트는 뒤집어 둡니다</translation>
    </message>
    <message>
        <source>In the games</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>게임에서</translation>
    </message>
    <message>
        <source>In the pot before the deal</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>판 전의 팟</translation>
    </message>
    <message>
        <source>In this drawing</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>이 그림에서는</translation>
    </message>
    <message>
        <source>In this suit the contract would be most in danger.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>이 무늬에서 계약이 가장 위험해집니다.</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>부정확</translation>
    </message>
    <message>
        <source>Index badges</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>모서리 표시</translation>
    </message>
    <message>
        <source>Index letters</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>모서리 글자</translation>
    </message>
    <message>
        <source>Invitation</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>초대</translation>
    </message>
    <message>
        <source>Invite</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>초대</translation>
    </message>
    <message>
        <source>It draws the opponents&apos; trumps.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>상대의 으뜸패를 뽑아냅니다.</translation>
    </message>
    <message>
        <source>It leads the called suit, so that the partner shows.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>부른 무늬를 먼저 내어 파트너가 드러나게 합니다.</translation>
    </message>
    <message>
        <source>It makes the sixty-one points safe.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>61점을 확실하게 합니다.</translation>
    </message>
    <message>
        <source>It stays below the trick, which this seat must not win.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>이 자리가 따면 안 되는 트릭이므로 더 낮게 냅니다.</translation>
    </message>
    <message>
        <source>It takes trumps out of the other hands.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>다른 손패에서 으뜸패를 뽑아냅니다.</translation>
    </message>
    <message>
        <source>It wins the trick with the cheapest card that does.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>이길 수 있는 가장 싼 카드로 트릭을 땁니다.</translation>
    </message>
    <message>
        <source>It wins the trick.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>트릭을 땁니다.</translation>
    </message>
    <message>
        <source>Italy</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>이탈리아</translation>
    </message>
    <message>
        <source>Judgement</source>
        <extracomment>desktop/review/decisions.py</extracomment>
        <translation>평가</translation>
    </message>
    <message>
        <source>K D B and K O U</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>K D B와 K O U</translation>
    </message>
    <message>
        <source>K Q J and K O U</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>K Q J와 K O U</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>키보드 단축키…</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>키</translation>
    </message>
    <message>
        <source>König: the king.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>König(쾨니히): 킹에 해당하는 카드.</translation>
    </message>
    <message>
        <source>L shows the last trick once more.</source>
        <extracomment>desktop/pointers.py</extracomment>
        <translation>L을 누르면 지난 트릭을 다시 보여 줍니다.</translation>
    </message>
    <message>
        <source>Laid away</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>묻음</translation>
    </message>
    <message>
        <source>Laid away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py table_words/preference_result.py</extracomment>
        <translation>묻음</translation>
    </message>
    <message>
        <source>Laid away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py table_words/skat_result.py</extracomment>
        <translation>묻음</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>언어</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>프로그램 언어</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>크게</translation>
    </message>
    <message>
        <source>Lay away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>묻기</translation>
    </message>
    <message>
        <source>Lay away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>묻기</translation>
    </message>
    <message>
        <source>Lay away or take back, or go to the buttons</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>카드를 묻거나 되돌리기, 또는 단추로 이동</translation>
    </message>
    <message>
        <source>Lay away {cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>묻기: {cards}</translation>
    </message>
    <message>
        <source>Lay down</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>모두 갖기</translation>
    </message>
    <message>
        <source>Lay the two cards away, or choose others</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>두 장을 묻거나 다른 카드를 고르세요</translation>
    </message>
    <message>
        <source>Lay the two cards away, or choose others</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>두 장을 묻거나 다른 카드를 고르세요</translation>
    </message>
    <message>
        <source>Laying away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>카드 묻기</translation>
    </message>
    <message>
        <source>Laying away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>카드 묻기</translation>
    </message>
    <message>
        <source>Lays the cards aside for this deal</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>이 판에서는 카드를 내려놓음</translation>
    </message>
    <message>
        <source>Leads first</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>첫 카드를 냄</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>나가기</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <extracomment>desktop/header.py</extracomment>
        <translation>전체 화면 끝내기</translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>빼기</translation>
    </message>
    <message>
        <source>Leaves the auction</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>비딩에서 빠짐</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>desktop/settings_groups.py table_words/builder.py</extracomment>
        <translation>왼쪽 자리</translation>
    </message>
    <message>
        <source>Let go of what is open</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>열린 것 닫기</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: this is no record.</source>
        <extracomment>pasted.py</extracomment>
        <translation>{line}번째 줄, {column}번째 글자: 기보가 아닙니다.</translation>
    </message>
    <message>
        <source>Line {line}: this is no record ({reason}).</source>
        <extracomment>pasted.py</extracomment>
        <translation>{line}번째 줄: 기보가 아닙니다({reason}).</translation>
    </message>
    <message>
        <source>List points</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>점수</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>기록</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>모양</translation>
    </message>
    <message>
        <source>Looking for the best…</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>가장 좋은 수를 찾는 중…</translation>
    </message>
    <message>
        <source>Loss</source>
        <comment>of a decision</comment>
        <extracomment>desktop/review/decisions.py desktop/review/mistakes_page.py</extracomment>
        <translation>손실</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>패</translation>
    </message>
    <message>
        <source>Lost by overbidding: bid {bid}, worth {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>비드 초과로 패배: 비드 {bid}, 게임 가치 {value}</translation>
    </message>
    <message>
        <source>Lost deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>진 판</translation>
    </message>
    <message>
        <source>Lost {score}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>패배 {score}</translation>
    </message>
    <message>
        <source>Lost: counts twice against the declarer</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>패배: 주공에게 두 배로 계산</translation>
    </message>
    <message>
        <source>Lowest bid, or yes</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>가장 낮은 비드 또는 받기</translation>
    </message>
    <message>
        <source>Lucky</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>행운</translation>
    </message>
    <message>
        <source>Makes the other opponent play: four tricks together</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>다른 상대도 함께하게 함: 합쳐서 4트릭</translation>
    </message>
    <message>
        <source>Marked deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>표시가 있는 판</translation>
    </message>
    <message>
        <source>Marks</source>
        <extracomment>desktop/pages/history_model.py</extracomment>
        <translation>표시</translation>
    </message>
    <message>
        <source>Marriage in {suit}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>{suit} 매리지</translation>
    </message>
    <message>
        <source>Marriage in {suit}: no trick was won, it does not count</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>{suit} 매리지: 딴 트릭이 없어 점수가 없습니다</translation>
    </message>
    <message>
        <source>Marriage on or off</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>매리지 켜기 또는 끄기</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>고수</translation>
    </message>
    <message>
        <source>Matadors</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>마타도르</translation>
    </message>
    <message>
        <source>Match {own} to {other}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>매치 {own} 대 {other}</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>둘째 자리</translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>실수</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <extracomment>desktop/pages/review_statistics.py desktop/review/mistakes_page.py</extracomment>
        <translation>실수</translation>
    </message>
    <message>
        <source>Mistakes that reviews find are collected here, to be tried again after some days.</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>복기에서 찾은 실수가 여기에 모이며, 며칠 뒤에 다시 풀어 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>desktop/table/prompt.py</extracomment>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>동작과 소리</translation>
    </message>
    <message>
        <source>Move in the hand</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>손패 안에서 이동</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>배수</translation>
    </message>
    <message>
        <source>My Mistakes</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>내 실수</translation>
    </message>
    <message>
        <source>Name of the seat on the left</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>왼쪽 자리의 이름</translation>
    </message>
    <message>
        <source>Name of the seat on the right</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>오른쪽 자리의 이름</translation>
    </message>
    <message>
        <source>Name of the seat opposite</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>맞은편 자리의 이름</translation>
    </message>
    <message>
        <source>Name your contract for the bid of {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>비드 {bid}에 맞는 계약을 선언하세요</translation>
    </message>
    <message>
        <source>Names of cards</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>카드 이름</translation>
    </message>
    <message>
        <source>Naming trump</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>으뜸 무늬 정하기</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>안 함</translation>
    </message>
    <message>
        <source>Never ask for this mistake again</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>이 실수를 다시는 묻지 않기</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>새 매치</translation>
    </message>
    <message>
        <source>Next card</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>다음 카드</translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>다음 판</translation>
    </message>
    <message>
        <source>Next match</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>다음 매치</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <extracomment>desktop/review/controls.py</extracomment>
        <translation>다음 실수</translation>
    </message>
    <message>
        <source>Next step</source>
        <extracomment>desktop/pages/example_page.py desktop/review/controls.py</extracomment>
        <translation>다음 단계</translation>
    </message>
    <message>
        <source>No aces</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>에이스 없음</translation>
    </message>
    <message>
        <source>No aces announced</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>에이스 없음 선언함</translation>
    </message>
    <message>
        <source>No aces are announced before the first lead only</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>에이스 없음은 첫 카드를 내기 전에만 선언합니다</translation>
    </message>
    <message>
        <source>No aces are announced before the first lead, after the decisions</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>에이스 없음은 수비가 정한 뒤, 첫 카드를 내기 전에 선언합니다</translation>
    </message>
    <message>
        <source>No aces have been announced already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>에이스 없음은 이미 선언했습니다</translation>
    </message>
    <message>
        <source>No card is played before the defenders have decided</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>수비가 정하기 전에는 카드를 내지 않습니다</translation>
    </message>
    <message>
        <source>No card that is still out beats it.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>남은 카드 중에 이보다 높은 카드가 없습니다.</translation>
    </message>
    <message>
        <source>No card tradition has this in its name, place or games.</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation>이름, 고장, 게임에 그 말이 있는 전통 카드가 없습니다.</translation>
    </message>
    <message>
        <source>No choice</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>선택 없음</translation>
    </message>
    <message>
        <source>No command has this in its name.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>그런 이름의 명령이 없습니다.</translation>
    </message>
    <message>
        <source>No deal has been booked yet.</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>아직 집계된 판이 없습니다.</translation>
    </message>
    <message>
        <source>No deal is like that.</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>그런 판이 없습니다.</translation>
    </message>
    <message>
        <source>No font here has all letters of this language; the package {package} brings them.</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>이 언어의 글자를 모두 갖춘 글꼴이 없습니다. {package} 패키지를 설치하세요.</translation>
    </message>
    <message>
        <source>No hint was found here.</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>여기서는 힌트를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>No key</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>키 없음</translation>
    </message>
    <message>
        <source>No number can be bid above {contract}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>{contract} 다음에는 숫자를 부를 수 없습니다</translation>
    </message>
    <message>
        <source>No pauses</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>멈춤 없이</translation>
    </message>
    <message>
        <source>No setting has this in its name.</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>그런 이름의 설정이 없습니다.</translation>
    </message>
    <message>
        <source>No taker: the next dealer deals</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>주공이 없습니다. 다음 딜러가 카드를 돌립니다</translation>
    </message>
    <message>
        <source>No trick for the declarer</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>주공은 트릭 없음</translation>
    </message>
    <message numerus="yes">
        <source>No trick for the declarer? %n trick(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>
            <numerusform>주공은 트릭 없음? %n트릭</numerusform>
        </translation>
    </message>
    <message>
        <source>No trick, with your hand open; worth {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>손패를 공개하고 트릭 없음, 가치 {value}</translation>
    </message>
    <message>
        <source>No trick; worth {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>트릭 없음, 가치 {value}</translation>
    </message>
    <message>
        <source>No trumps, the hand lies open; the declarer must not win a trick</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>으뜸패 없음, 손패 공개, 주공은 트릭을 하나도 따지 않아야 함</translation>
    </message>
    <message>
        <source>No trumps; the declarer must not win a trick</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>으뜸패 없음, 주공은 트릭을 하나도 따지 않아야 함</translation>
    </message>
    <message>
        <source>Nobody draws any more; the closer must reach 66</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>아무도 더 뽑지 않으며, 닫은 사람이 66점에 이르러야 함</translation>
    </message>
    <message>
        <source>Nobody played</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>주공 없음</translation>
    </message>
    <message>
        <source>Nobody reached 66: the last trick wins</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>66점이 없으므로 마지막 트릭을 딴 사람이 이깁니다</translation>
    </message>
    <message>
        <source>Nobody stays or drops before contract and trump are known</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>계약과 으뜸 무늬를 알기 전에는 참가나 빠지기를 정하지 않습니다</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>보통</translation>
    </message>
    <message>
        <source>Normal pace</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>보통 속도</translation>
    </message>
    <message>
        <source>Normal size</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>보통 크기</translation>
    </message>
    <message>
        <source>Not a trump</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation>으뜸패 아님</translation>
    </message>
    <message>
        <source>Not allowed ({rule}): {reason}</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>허용되지 않음({rule}): {reason}</translation>
    </message>
    <message>
        <source>Not better than before. Better would have been: {deed}</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>전보다 낫지 않습니다. 더 나은 선택: {deed}</translation>
    </message>
    <message>
        <source>Not judged</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>평가 안 됨</translation>
    </message>
    <message>
        <source>Not worked out yet.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>아직 계산하지 않았습니다.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>아직</translation>
    </message>
    <message>
        <source>Nothing better could be known here.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>여기서 더 나은 것은 알 수 없었습니다.</translation>
    </message>
    <message>
        <source>Nothing else has a better chance.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>이보다 가능성이 높은 수가 없습니다.</translation>
    </message>
    <message>
        <source>Nothing in this deal was yours to decide.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>이 판에는 내가 선택할 것이 없었습니다.</translation>
    </message>
    <message>
        <source>Nothing is due now.</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>지금 할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing is laid away before the Skat was taken</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>스카트를 가져오기 전에는 카드를 묻지 않습니다</translation>
    </message>
    <message>
        <source>Nothing is sure here: a low card keeps the high ones for later.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>확실한 것이 없습니다. 낮은 카드를 내고 높은 카드를 아낍니다.</translation>
    </message>
    <message>
        <source>Nothing reaches the aim any more; this loses least.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>이제 목표에 닿을 수 없습니다. 가장 적게 잃는 수입니다.</translation>
    </message>
    <message>
        <source>Null</source>
        <extracomment>table_words/skat_result.py table_words/skat_terms.py</extracomment>
        <translation>널</translation>
    </message>
    <message>
        <source>Null Hand</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>널 핸드</translation>
    </message>
    <message>
        <source>Null Ouvert</source>
        <extracomment>table_words/skat_result.py table_words/skat_terms.py</extracomment>
        <translation>널 우베르</translation>
    </message>
    <message>
        <source>Null Ouvert Hand</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>널 우베르 핸드</translation>
    </message>
    <message>
        <source>Null: there are no trumps, and the declarer must not win a trick.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>널(Null): 으뜸패가 없고, 주공은 트릭을 하나도 따지 않아야 합니다.</translation>
    </message>
    <message>
        <source>Number or deal code</source>
        <extracomment>desktop/deal_sheet.py</extracomment>
        <translation>번호 또는 판 코드</translation>
    </message>
    <message>
        <source>Ober: the upper court card, next below the König.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Ober(오버): König 바로 아래의 높은 그림 카드.</translation>
    </message>
    <message>
        <source>Odds of hidden cards</source>
        <extracomment>desktop/settings_groups.py desktop/table/odds_panel.py</extracomment>
        <translation>숨겨진 카드의 확률</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>끔</translation>
    </message>
    <message>
        <source>Offers no game</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>게임을 맡지 않음</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>켬</translation>
    </message>
    <message>
        <source>One press of a number key plays</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>숫자 키를 한 번 누르면 내기</translation>
    </message>
    <message>
        <source>Only a defender who stays alone may invite, after both have decided</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>두 상대가 정한 뒤, 혼자 참가한 수비만 초대할 수 있습니다</translation>
    </message>
    <message>
        <source>Only a function key or a key with Ctrl or Alt can stand here.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>여기에는 기능 키나 Ctrl 또는 Alt와 함께 누르는 키만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Only a letter from A to Z can stand here.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>여기에는 A부터 Z까지의 글자 하나만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Only a seat that speaks before the bidder may hold</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>비드한 사람보다 먼저 말하는 자리만 받을 수 있습니다</translation>
    </message>
    <message>
        <source>Only cards in the hand can be laid away; not in the hand: {card}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>손에 있는 카드만 묻을 수 있습니다. 손에 없음: {card}</translation>
    </message>
    <message>
        <source>Only cards in the hand can be laid away; not in the hand: {card}</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>손에 있는 카드만 묻을 수 있습니다. 손에 없음: {card}</translation>
    </message>
    <message>
        <source>Only the Unters are trumps; every trick must be won, alone</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Unter만 으뜸패, 혼자서 모든 트릭을 따야 함</translation>
    </message>
    <message>
        <source>Only the Unters are trumps; plays alone</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Unter만 으뜸패, 혼자 함</translation>
    </message>
    <message>
        <source>Only the four Jacks or Unters are trumps; 61 points win</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>Bube 또는 Unter 4장만 으뜸패, 61점이면 승리</translation>
    </message>
    <message>
        <source>Only the leader may close the stock, before leading</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>선만, 카드를 내기 전에 더미를 닫을 수 있습니다</translation>
    </message>
    <message>
        <source>Only the leader may declare a marriage, by leading one of its cards</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>선만, 매리지의 카드를 내면서 선언할 수 있습니다</translation>
    </message>
    <message>
        <source>Only the leader may exchange the trump Jack, before leading</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>선만, 카드를 내기 전에 으뜸 무늬의 Bube를 교환할 수 있습니다</translation>
    </message>
    <message>
        <source>Only the opponents of the taker stay or drop</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>주공의 상대만 참가하거나 빠집니다</translation>
    </message>
    <message>
        <source>Only the taker may announce no aces</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>주공만 에이스 없음을 선언할 수 있습니다</translation>
    </message>
    <message>
        <source>Only the taker, {turn}, lays cards away</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>주공만 카드를 묻습니다. 주공: {turn}</translation>
    </message>
    <message>
        <source>Only the taker, {turn}, names trump</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>주공만 으뜸 무늬를 정합니다. 주공: {turn}</translation>
    </message>
    <message>
        <source>Only the trump Jack is exchanged, and {jack} is not in the hand</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>으뜸 무늬의 Bube만 교환합니다. 손에 없음: {jack}</translation>
    </message>
    <message>
        <source>Only {turn}, who stays alone, may invite</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>혼자 참가한 사람만 초대할 수 있습니다: {turn}</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>desktop/pages/deal_words.py desktop/pages/statistics_tables.py</extracomment>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>판 열기</translation>
    </message>
    <message>
        <source>Open deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>진행 중인 판</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>desktop/pages/deal_words.py table_words/builder.py</extracomment>
        <translation>상대</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>desktop/pages/games.py desktop/pages/history_model.py desktop/pages/statistics.py desktop/pages/statistics_tables.py</extracomment>
        <translation>상대</translation>
    </message>
    <message>
        <source>Opponents in {game}</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>{game} 상대</translation>
    </message>
    <message>
        <source>Opposite</source>
        <extracomment>desktop/settings_groups.py table_words/builder.py</extracomment>
        <translation>맞은편 자리</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>손패 순서</translation>
    </message>
    <message>
        <source>Ouvert: played with the hand open.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>우베르(Ouvert): 손패를 공개하고 하는 게임.</translation>
    </message>
    <message>
        <source>Overbid</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>비드 초과</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>진행 속도</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>역할</translation>
    </message>
    <message>
        <source>Partner</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>파트너</translation>
    </message>
    <message>
        <source>Partner?</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>파트너?</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>desktop/shortcuts.py table_words/preference.py table_words/schafkopf.py table_words/skat.py</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>패스함</translation>
    </message>
    <message>
        <source>Payments</source>
        <extracomment>table_words/preference_result.py table_words/schafkopf_result.py</extracomment>
        <translation>주고받은 점수</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>고장</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>at the table</comment>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>자리</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>table_words/preference.py table_words/schafkopf.py table_words/schnapsen.py table_words/skat.py</extracomment>
        <translation>내기</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a group of settings</comment>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>플레이</translation>
    </message>
    <message>
        <source>Play Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>핸드 하기</translation>
    </message>
    <message>
        <source>Play a first deal</source>
        <extracomment>desktop/pages/history.py desktop/pages/statistics.py desktop/review/mistakes_page.py</extracomment>
        <translation>첫 판 하기</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Play the card, press the button, go on</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>카드 내기, 단추 누르기, 넘어가기</translation>
    </message>
    <message>
        <source>Plays without the Skat, for one step more</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>스카트 없이 하며, 배수가 한 단계 높아짐</translation>
    </message>
    <message>
        <source>Plays without the talon, with hearts as trumps, for 10 more from each opponent</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>탈론 없이 하트를 으뜸 무늬로 하며, 상대마다 10점을 더 받음</translation>
    </message>
    <message>
        <source>Plays without the talon, with {suit} as trumps</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>탈론 없이 {suit} 무늬를 으뜸 무늬로 함</translation>
    </message>
    <message>
        <source>Points {own} to {other}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>카드 점수 {own} 대 {other}</translation>
    </message>
    <message>
        <source>Poland</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>폴란드</translation>
    </message>
    <message>
        <source>Pot</source>
        <extracomment>desktop/table/result_panel.py table_words/preference_result.py</extracomment>
        <translation>팟</translation>
    </message>
    <message>
        <source>Pot {pot}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>팟 {pot}</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>연습</translation>
    </message>
    <message>
        <source>Press a key’s button to change it. Escape leaves it as it is, Delete takes it away.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>키의 단추를 누르면 바꿀 수 있습니다. Escape는 그대로 두고, Delete는 키를 없앱니다.</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>키를 누르세요…</translation>
    </message>
    <message>
        <source>Previous match</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>이전 매치</translation>
    </message>
    <message>
        <source>Put the records of the chosen deals on the clipboard</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>고른 판의 기보를 클립보드에 넣기</translation>
    </message>
    <message>
        <source>Re&amp;view Deal</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>복기하기(&amp;V)</translation>
    </message>
    <message>
        <source>Read the table out</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>테이블 읽어 주기</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <extracomment>desktop/pages/deal_words.py table_words/base.py</extracomment>
        <translation>셋째 자리</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>동작 줄이기</translation>
    </message>
    <message>
        <source>Repeat deal</source>
        <extracomment>desktop/pages/history.py table_words/builder.py</extracomment>
        <translation>이 판 다시 하기</translation>
    </message>
    <message>
        <source>Repeated</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>다시 함</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>이 페이지 초기화</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>desktop/pages/history_model.py</extracomment>
        <translation>결과</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>desktop/pages/history.py desktop/past.py</extracomment>
        <translation>이어하기</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>desktop/pages/history.py desktop/review/mistakes_page.py table_words/builder.py</extracomment>
        <translation>복기</translation>
    </message>
    <message>
        <source>Review every deal when it is over</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>판이 끝날 때마다 복기하기</translation>
    </message>
    <message>
        <source>Review of {game}</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>복기: {game}</translation>
    </message>
    <message>
        <source>Review of {game} · Deal {number}</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>복기: {game} · {number}번 판</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>desktop/settings_groups.py table_words/builder.py</extracomment>
        <translation>오른쪽 자리</translation>
    </message>
    <message>
        <source>Right by what could be known; as the cards lie, it cost something.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>알 수 있었던 것으로는 옳았지만, 실제 카드 배치 때문에 손해를 보았습니다.</translation>
    </message>
    <message>
        <source>Rufer</source>
        <extracomment>table_words/schafkopf.py table_words/schafkopf_terms.py</extracomment>
        <translation>Rufer</translation>
    </message>
    <message>
        <source>Rufer on {card}</source>
        <extracomment>table_words/schafkopf_terms.py</extracomment>
        <translation>Rufer: {card}</translation>
    </message>
    <message>
        <source>Rufer: an ace is called, and whoever holds it is the secret partner.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Rufer(루퍼): 에이스를 부르고, 그 카드를 가진 사람이 숨은 파트너가 됩니다.</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <extracomment>desktop/pages/example_page.py desktop/table/prompt.py</extracomment>
        <translation>규칙 {number}</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>desktop/pages/games.py desktop/table/side_panel.py</extracomment>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>desktop/pages/rules.py desktop/pages/rules_fold.py desktop/rules_pages.py</extracomment>
        <translation>{game} 규칙</translation>
    </message>
    <message>
        <source>Rules {rules}</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>규칙 {rules}</translation>
    </message>
    <message>
        <source>Save the record of this deal</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>이 판의 기보 저장</translation>
    </message>
    <message>
        <source>Saved.</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>저장했습니다.</translation>
    </message>
    <message>
        <source>Scheme</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>색 구성</translation>
    </message>
    <message>
        <source>Schneider</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py</extracomment>
        <translation>슈나이더</translation>
    </message>
    <message>
        <source>Schneider: the losing side has 30 card points or fewer.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>슈나이더(Schneider): 진 팀의 카드 점수가 30점 이하.</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py</extracomment>
        <translation>슈바르츠</translation>
    </message>
    <message>
        <source>Schwarz: the losing side has no trick.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>슈바르츠(Schwarz): 진 팀이 딴 트릭이 없음.</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>점수</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>of one deal</comment>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>점수</translation>
    </message>
    <message>
        <source>Score of the declarer</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>주공의 점수</translation>
    </message>
    <message>
        <source>Score: {scores}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>점수: {scores}</translation>
    </message>
    <message>
        <source>Score: {scores}. This deal: {deal}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>점수: {scores}. 이 판: {deal}</translation>
    </message>
    <message>
        <source>Scores are game points; those of the opponent count against yours.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>점수는 게임 점수이며, 상대의 점수는 내 점수에서 뺍니다.</translation>
    </message>
    <message>
        <source>Scores are points of the series; a deal that another seat declared counts 0.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>점수는 연속 판의 점수이며, 다른 사람이 주공인 판은 0점입니다.</translation>
    </message>
    <message>
        <source>Scores are the points won or lost by you.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>점수는 내가 얻거나 잃은 점수입니다.</translation>
    </message>
    <message>
        <source>Scores are what a deal changed your balance by.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>점수는 판으로 바뀐 내 누적 점수입니다.</translation>
    </message>
    <message>
        <source>Search card traditions</source>
        <extracomment>desktop/pages/gallery.py</extracomment>
        <translation>전통 카드 찾기</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>명령 찾기</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>desktop/settings_sheet.py</extracomment>
        <translation>설정 찾기</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>규칙에서 찾기</translation>
    </message>
    <message>
        <source>Second</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>두 번째</translation>
    </message>
    <message>
        <source>Second back</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>두 번째 뒷면</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>desktop/header.py desktop/settings_sheet.py</extracomment>
        <translation>설정</translation>
    </message>
    <message>
        <source>Shapes emphasized</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>모양 강조</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>the review</comment>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>보기</translation>
    </message>
    <message>
        <source>Show all deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>모든 판 보기</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>모든 실수 보기</translation>
    </message>
    <message>
        <source>Show folder</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>폴더 열기</translation>
    </message>
    <message>
        <source>Show me an example</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>예시 보기</translation>
    </message>
    <message>
        <source>Show me around</source>
        <extracomment>desktop/pages/first_strip.py</extracomment>
        <translation>둘러보기</translation>
    </message>
    <message>
        <source>Show the better one</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>더 나은 것 보기</translation>
    </message>
    <message>
        <source>Show the card large</source>
        <extracomment>desktop/shortcuts.py</extracomment>
        <translation>카드 크게 보기</translation>
    </message>
    <message>
        <source>Show what is playable</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>낼 수 있는 카드 표시</translation>
    </message>
    <message>
        <source>Shows only the cards that you could see at that moment</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>그 순간 내가 볼 수 있던 카드만 보여 줍니다</translation>
    </message>
    <message>
        <source>Shows {cards}: 20 points, 40 in trumps</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>{cards} 공개: 20점, 으뜸 무늬면 40점</translation>
    </message>
    <message>
        <source>Side &amp;Panel</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>사이드 패널(&amp;P)</translation>
    </message>
    <message>
        <source>Sie</source>
        <extracomment>table_words/schafkopf.py table_words/schafkopf_terms.py</extracomment>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Sie ended the deal: no action follows</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Sie로 판이 끝났습니다. 더 할 것이 없습니다</translation>
    </message>
    <message>
        <source>Sie is won at once: all eight Ober and Unter in one hand</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Sie는 바로 이깁니다. Ober와 Unter 8장이 모두 한 손에 있음</translation>
    </message>
    <message>
        <source>Sie needs all four Ober and all four Unter; not in the hand: {missing}</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Sie에는 Ober 4장과 Unter 4장이 모두 필요합니다. 손에 없음: {missing}</translation>
    </message>
    <message>
        <source>Sie: all eight Ober and Unter in one hand.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Sie(지): Ober와 Unter 8장이 모두 한 손에 있음.</translation>
    </message>
    <message>
        <source>Single letters are commands</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>글자 키 하나로 명령하기</translation>
    </message>
    <message>
        <source>Single letters are switched off in the settings.</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>글자 키 명령이 설정에서 꺼져 있습니다.</translation>
    </message>
    <message>
        <source>Six tricks after the exchange</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>교환 뒤 6트릭</translation>
    </message>
    <message numerus="yes">
        <source>Six tricks for the taker? %n trick(s)</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>
            <numerusform>주공이 6트릭? %n트릭</numerusform>
        </translation>
    </message>
    <message>
        <source>Six tricks with the talon; trump {suit} or higher</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>탈론을 가져와 6트릭, 으뜸 무늬는 {suit} 이상</translation>
    </message>
    <message>
        <source>Six tricks; the talon stays closed</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>6트릭, 탈론은 뒤집어 둠</translation>
    </message>
    <message>
        <source>Six tricks; the talon stays closed; 10 from each opponent, or to each</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>6트릭, 탈론은 뒤집어 둠, 상대마다 10점을 받거나 줌</translation>
    </message>
    <message>
        <source>Skat</source>
        <comment>the two cards</comment>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>스카트</translation>
    </message>
    <message>
        <source>Skat or Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>스카트 또는 핸드</translation>
    </message>
    <message>
        <source>Skat: the two cards that are dealt to nobody.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>스카트(Skat): 아무에게도 돌리지 않은 카드 2장.</translation>
    </message>
    <message>
        <source>Slovakia</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>슬로바키아</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>느리게</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>작게</translation>
    </message>
    <message>
        <source>Smallest multiplier that covers the bid of {bid}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>비드 {bid}에 닿는 가장 작은 배수</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>솔로</translation>
    </message>
    <message>
        <source>Solo Tout</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>솔로-Tout</translation>
    </message>
    <message>
        <source>Solo Tout in {suit}</source>
        <extracomment>table_words/schafkopf_terms.py</extracomment>
        <translation>{suit} 솔로-Tout</translation>
    </message>
    <message>
        <source>Solo in {suit}</source>
        <extracomment>table_words/schafkopf_terms.py</extracomment>
        <translation>{suit} 솔로</translation>
    </message>
    <message>
        <source>Solo: one plays alone, with a trump suit of one&apos;s choice.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>솔로(Solo): 으뜸 무늬를 골라 혼자 하는 게임.</translation>
    </message>
    <message>
        <source>Something clearly better could be known.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>분명히 더 나은 것을 알 수 있었습니다.</translation>
    </message>
    <message>
        <source>Something failed and was written to {file}. The deal is kept and the game goes on.</source>
        <extracomment>desktop/reports.py</extracomment>
        <translation>오류가 생겨 {file} 파일에 적었습니다. 판은 보관되었고 계속됩니다.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>desktop/pages/first_strip.py desktop/settings_groups.py</extracomment>
        <translation>소리</translation>
    </message>
    <message>
        <source>Sounds cannot be loaded: {reason}</source>
        <extracomment>desktop/sounds.py</extracomment>
        <translation>소리를 불러올 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>Sounds need the extra package PySide6-Addons, which is not installed.</source>
        <extracomment>desktop/sounds.py</extracomment>
        <translation>소리를 내려면 PySide6-Addons 패키지가 더 필요합니다. 설치되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Sources</source>
        <extracomment>desktop/pages/card_plate.py desktop/pages/tradition.py</extracomment>
        <translation>출처</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>통계(&amp;A)</translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>게임 시작</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>통계</translation>
    </message>
    <message>
        <source>Stay or drop out</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>참가 또는 빠지기</translation>
    </message>
    <message numerus="yes">
        <source>Stay: at least %n trick(s)</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>참가: %n트릭 이상</numerusform>
        </translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>desktop/pages/example_page.py desktop/review/controls.py</extracomment>
        <translation>이전 단계</translation>
    </message>
    <message>
        <source>Step {place} of {count}</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>{count}단계 중 {place}단계</translation>
    </message>
    <message>
        <source>Stock</source>
        <extracomment>desktop/pages/statistics_tables.py table_words/help_words.py</extracomment>
        <translation>더미</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>the review</comment>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>멈추기</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>확인 멈추기</translation>
    </message>
    <message>
        <source>Suit colors</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>무늬 색</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>합계</translation>
    </message>
    <message numerus="yes">
        <source>Sum of your scores over %n deal(s): {total}, highest {highest}, lowest {lowest}</source>
        <extracomment>desktop/pages/score_curve.py</extracomment>
        <translation>
            <numerusform>%n판의 내 점수 합계: {total}, 최고 {highest}, 최저 {lowest}</numerusform>
        </translation>
    </message>
    <message>
        <source>Switzerland</source>
        <extracomment>desktop/pages/map.py</extracomment>
        <translation>스위스</translation>
    </message>
    <message>
        <source>Take the Skat</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>스카트 가져오기</translation>
    </message>
    <message>
        <source>Take the chosen deals out of the history and the statistics</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>고른 판을 지난 판과 통계에서 빼기</translation>
    </message>
    <message>
        <source>Take {bid}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>{bid} 받기</translation>
    </message>
    <message>
        <source>Taker</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>주공</translation>
    </message>
    <message>
        <source>Takes the talon; the trump suit is {suit} or a higher one</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>탈론을 가져옴, 으뜸 무늬는 {suit} 이상</translation>
    </message>
    <message>
        <source>Takes the two cards of the Skat and lays two away</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>스카트 두 장을 가져오고 두 장을 묻음</translation>
    </message>
    <message>
        <source>Talon</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>탈론</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>desktop/pages/first_strip.py desktop/settings_groups.py</extracomment>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>That is the better one.</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>그것이 더 낫습니다.</translation>
    </message>
    <message>
        <source>The Null game is over: no card follows</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>널 게임이 끝났습니다. 더 낼 카드가 없습니다</translation>
    </message>
    <message>
        <source>The Skat</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>스카트</translation>
    </message>
    <message>
        <source>The Skat as dealt</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>처음 나눈 스카트</translation>
    </message>
    <message>
        <source>The Tout is lost and the deal over: no card follows</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>Tout에서 져 판이 끝났습니다. 더 낼 카드가 없습니다</translation>
    </message>
    <message>
        <source>The Tout lost a trick, which ends the deal</source>
        <extracomment>table_words/schafkopf_result.py</extracomment>
        <translation>Tout에서 트릭을 잃어 판이 끝났습니다</translation>
    </message>
    <message>
        <source>The aim is reached in {share} of 100 possible deals.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>가능한 배분 100가지 중 {share}가지에서 목표에 닿습니다.</translation>
    </message>
    <message>
        <source>The auction is not over: bid or pass</source>
        <extracomment>games/schafkopf.py games/skat_refusals.py</extracomment>
        <translation>비딩이 끝나지 않았습니다. 비드하거나 패스하세요</translation>
    </message>
    <message>
        <source>The auction is not over: nothing is laid away yet</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>비딩이 끝나지 않았습니다. 아직 카드를 묻지 않습니다</translation>
    </message>
    <message>
        <source>The auction is not over: trump is not named yet</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>비딩이 끝나지 않았습니다. 아직 으뜸 무늬를 정하지 않습니다</translation>
    </message>
    <message>
        <source>The auction is over: a card must be played now</source>
        <extracomment>games/schafkopf.py</extracomment>
        <translation>비딩이 끝났습니다. 지금은 카드를 내야 합니다</translation>
    </message>
    <message>
        <source>The auction is over: no bid follows</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>비딩이 끝났습니다. 더 비드할 수 없습니다</translation>
    </message>
    <message>
        <source>The auction is over: nothing can be called any more</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>비딩이 끝났습니다. 더 부를 수 없습니다</translation>
    </message>
    <message>
        <source>The called suit, {suit}, is led for the first time: {ace} must be played</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>부른 무늬 {suit} 카드가 처음 나왔습니다. 내야 할 카드: {ace}</translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>카드</translation>
    </message>
    <message>
        <source>The cards are being played: a card must be played now</source>
        <extracomment>games/skat.py</extracomment>
        <translation>카드를 내는 중입니다. 지금은 카드를 내야 합니다</translation>
    </message>
    <message>
        <source>The cards are dealt by chance before anybody decides anything. A stronger level thinks further; it never knows more.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>카드는 누가 무엇을 정하기 전에 무작위로 나누어집니다. 높은 난이도는 더 깊이 생각할 뿐, 더 많이 알지 않습니다.</translation>
    </message>
    <message>
        <source>The cards as they lie: the choice to compare with</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>지금의 배분: 비교할 선택</translation>
    </message>
    <message>
        <source>The check could not be finished: {reason}</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>확인을 마치지 못했습니다: {reason}</translation>
    </message>
    <message>
        <source>The check needs a deal in which a computer player has made a choice.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>컴퓨터가 무언가를 고른 판에서만 확인할 수 있습니다.</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>확인을 멈췄습니다.</translation>
    </message>
    <message>
        <source>The choices differ. This must not happen: please copy a report from the Help menu.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>선택이 서로 다릅니다. 있어서는 안 되는 일입니다. 도움말 메뉴에서 보고서를 복사해 주세요.</translation>
    </message>
    <message>
        <source>The coach judges every card at once</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>코치가 카드마다 바로 평가하기</translation>
    </message>
    <message>
        <source>The contract stands without the two hidden cards, and so it counts more.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>뒤집혀 있는 두 장 없이도 계약이 되므로 점수가 더 큽니다.</translation>
    </message>
    <message>
        <source>The deal could not be written: {reason}</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>판을 쓸 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>The deal in this report is cut short or damaged.</source>
        <extracomment>pasted.py</extracomment>
        <translation>이 보고서의 판이 잘렸거나 손상되었습니다.</translation>
    </message>
    <message>
        <source>The deal is finished: no action follows</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>판이 끝났습니다. 더 할 것이 없습니다</translation>
    </message>
    <message>
        <source>The deal is kept.</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>판을 보관했습니다.</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>판이 끝났습니다</translation>
    </message>
    <message>
        <source>The deal is over: nothing is hidden any more.</source>
        <extracomment>desktop/table/aid.py desktop/table/odds_panel.py</extracomment>
        <translation>판이 끝났습니다. 이제 숨겨진 것이 없습니다.</translation>
    </message>
    <message>
        <source>The deal was thrown in: no action follows</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>판이 무효가 되었습니다. 더 할 것이 없습니다</translation>
    </message>
    <message>
        <source>The deal was written to {file}.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>판을 {file} 파일에 썼습니다.</translation>
    </message>
    <message>
        <source>The deals could not be written: {reason}</source>
        <extracomment>desktop/past_pages.py</extracomment>
        <translation>판들을 쓸 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>The declarer first takes the Skat or plays Hand</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>주공은 먼저 스카트를 가져오거나 핸드를 합니다</translation>
    </message>
    <message>
        <source>The declarer must declare a contract now</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>주공은 지금 계약을 선언해야 합니다</translation>
    </message>
    <message>
        <source>The declarer took a trick, which ends a Null at once</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>주공이 트릭을 따서 널 게임이 바로 끝났습니다</translation>
    </message>
    <message>
        <source>The declarer, {turn}, is to act</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>주공의 차례입니다: {turn}</translation>
    </message>
    <message>
        <source>The earlier speaker holds {standing} or passes and bids no number</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>먼저 말하는 사람은 {standing} 비드를 받거나 패스합니다. 숫자는 부르지 않습니다</translation>
    </message>
    <message>
        <source>The end of the deal</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>판의 끝</translation>
    </message>
    <message>
        <source>The first number is 1, not {number}</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>첫 숫자는 1입니다. 부른 값: {number}</translation>
    </message>
    <message>
        <source>The game goes on, but it cannot be saved ({reason}).</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>판은 계속되지만 저장할 수 없습니다({reason}).</translation>
    </message>
    <message>
        <source>The hand holds none of the suit led: one of these trumps must be played: {must}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>나온 무늬가 손에 없습니다. 이 으뜸패 중 한 장을 내야 합니다: {must}</translation>
    </message>
    <message>
        <source>The hand holds none of the suit led: {must} must be played</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>나온 무늬가 손에 없습니다. 내야 할 카드: {must}</translation>
    </message>
    <message>
        <source>The hearing seat answers {value} with hold or pass and names no value</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>듣는 자리는 {value}에 받기나 패스로만 대답하고 값을 부르지 않습니다</translation>
    </message>
    <message>
        <source>The history could not be read: {reason}.</source>
        <extracomment>desktop/kept_games.py</extracomment>
        <translation>지난 판을 읽을 수 없습니다: {reason}.</translation>
    </message>
    <message>
        <source>The holder of the called ace is the partner</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>부른 에이스를 가진 사람이 파트너</translation>
    </message>
    <message>
        <source>The invitation has been decided already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>초대는 이미 정해졌습니다</translation>
    </message>
    <message numerus="yes">
        <source>The last %n deal(s)</source>
        <extracomment>desktop/pages/review_statistics.py</extracomment>
        <translation>
            <numerusform>최근 %n판</numerusform>
        </translation>
    </message>
    <message>
        <source>The last trick decides</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>마지막 트릭으로 정해집니다</translation>
    </message>
    <message>
        <source>The last trick is yours, whatever the others hold.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>마지막 트릭은 상대의 패와 상관없이 내 것입니다.</translation>
    </message>
    <message>
        <source>The marriage brings its points at once.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>매리지 점수를 바로 얻습니다.</translation>
    </message>
    <message>
        <source>The odds could not be counted.</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation>확률을 셀 수 없었습니다.</translation>
    </message>
    <message>
        <source>The odds of hidden cards are switched off in the settings.</source>
        <extracomment>desktop/table/aid.py</extracomment>
        <translation>숨겨진 카드의 확률이 설정에서 꺼져 있습니다.</translation>
    </message>
    <message>
        <source>The other seat has 33 card points or more</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>상대의 카드 점수가 33점 이상</translation>
    </message>
    <message>
        <source>The other seat has fewer than 33 card points</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>상대의 카드 점수가 33점 미만</translation>
    </message>
    <message>
        <source>The other seat has no trick</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>상대가 딴 트릭 없음</translation>
    </message>
    <message>
        <source>The pot is empty: everyone contributes {n} points</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>팟이 비었습니다. 모두 {n}점씩 냅니다</translation>
    </message>
    <message>
        <source>The record is on the clipboard, without the cards you may not see.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>보면 안 되는 카드를 뺀 기보가 클립보드에 있습니다.</translation>
    </message>
    <message>
        <source>The record of this deal is on the clipboard.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>이 판의 기보가 클립보드에 있습니다.</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>보고서가 클립보드에 있습니다.</translation>
    </message>
    <message>
        <source>The rest is not certain while cards are drawn from the stock</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>더미에서 카드를 뽑는 동안에는 남은 트릭이 확실하지 않습니다</translation>
    </message>
    <message>
        <source>The rest is not certain: it depends on how the cards lie</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>남은 트릭이 확실하지 않습니다. 카드가 어떻게 나뉘었는지에 달렸습니다</translation>
    </message>
    <message>
        <source>The rest is not certain: this trick may go to somebody else</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>남은 트릭이 확실하지 않습니다. 이 트릭을 다른 사람이 딸 수 있습니다</translation>
    </message>
    <message>
        <source>The rest is not certain: {card} can still be beaten, by {cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>남은 트릭이 확실하지 않습니다. {card} 카드보다 높은 카드: {cards}</translation>
    </message>
    <message>
        <source>The rest is not certain: {card} can still be trumped</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>남은 트릭이 확실하지 않습니다. {card} 카드가 으뜸패에 질 수 있습니다</translation>
    </message>
    <message>
        <source>The review could not be kept: {reason}</source>
        <extracomment>desktop/review/desk.py desktop/review/mistake_pages.py</extracomment>
        <translation>복기를 저장할 수 없습니다: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The review of the last deal is ready: %n mistake(s).</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>
            <numerusform>지난 판의 복기가 끝났습니다: 실수 %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>The review of this deal is no longer there.</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>이 판의 복기가 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>The review stopped: {reason}</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>복기가 멈추었습니다: {reason}</translation>
    </message>
    <message>
        <source>The rules allowed nothing else.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>규칙상 다른 선택이 없었습니다.</translation>
    </message>
    <message>
        <source>The rules cannot be shown: {reason}</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>규칙을 표시할 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>The same as before. Better would have been: {deed}</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>전과 같습니다. 더 나은 선택: {deed}</translation>
    </message>
    <message>
        <source>The same cards again from the start; the deal is marked as repeated</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>같은 카드로 처음부터 다시 합니다. 판에 다시 한 것으로 표시됩니다</translation>
    </message>
    <message>
        <source>The same key as “{command}”</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>“{command}” 명령과 같은 키</translation>
    </message>
    <message>
        <source>The same knowledge led to the same choice every time.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>아는 것이 같으면 매번 같은 선택을 했습니다.</translation>
    </message>
    <message>
        <source>The same number always deals the same cards. A deal code works as well.</source>
        <extracomment>desktop/deal_sheet.py</extracomment>
        <translation>같은 번호는 언제나 같은 카드를 나눕니다. 판 코드도 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>The seat that closed did not reach 66</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>닫은 사람이 66점에 이르지 못했습니다</translation>
    </message>
    <message>
        <source>The seat that closed lost; the other one had a trick when it closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>닫은 사람의 패배, 닫을 때 상대에게 딴 트릭이 있었음</translation>
    </message>
    <message>
        <source>The seat that closed lost; the other one had no trick when it closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>닫은 사람의 패배, 닫을 때 상대에게 딴 트릭이 없었음</translation>
    </message>
    <message>
        <source>The seat that closed was beaten to 66</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>닫은 사람보다 상대가 먼저 66점에 이르렀습니다</translation>
    </message>
    <message>
        <source>The second seat beats a lead of the taker with its lowest card that can: {must}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>둘째 수비는 주공의 첫 카드를 이길 수 있는 가장 낮은 카드로 이깁니다: {must}</translation>
    </message>
    <message>
        <source>The setting {key} had an impossible value; the usual one is used.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation>설정 {key} 값이 잘못되어 기본값을 씁니다.</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as {aside}.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation>설정을 읽을 수 없어 {aside} 이름으로 따로 보관했습니다.</translation>
    </message>
    <message>
        <source>The settings could not be written to {file}.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation>설정을 {file} 파일에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The settings in {file} could not be read.</source>
        <extracomment>desktop/settings.py</extracomment>
        <translation>{file} 파일의 설정을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The statistics are on the clipboard.</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>통계가 클립보드에 있습니다.</translation>
    </message>
    <message>
        <source>The stock is closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>더미가 닫혔습니다</translation>
    </message>
    <message>
        <source>The stock is closed: nothing can be exchanged any more</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>더미가 닫혔습니다. 더 교환할 수 없습니다</translation>
    </message>
    <message>
        <source>The stock is exhausted</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>더미가 소진되었습니다</translation>
    </message>
    <message>
        <source>The stock is exhausted: nothing can be exchanged any more</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>더미가 소진되었습니다. 더 교환할 수 없습니다</translation>
    </message>
    <message>
        <source>The stock is exhausted: there is nothing left to close</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>더미가 소진되었습니다. 닫을 것이 없습니다</translation>
    </message>
    <message>
        <source>The taker chose to announce nothing</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>주공이 선언하지 않기로 했습니다</translation>
    </message>
    <message>
        <source>The taker held {aces}: no aces is announced only if there was none before the discard either</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>주공의 에이스: {aces}. 에이스 없음은 묻기 전에도 에이스가 없어야 선언합니다</translation>
    </message>
    <message>
        <source>The talon</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>탈론</translation>
    </message>
    <message>
        <source>The talon as dealt</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>처음 나눈 탈론</translation>
    </message>
    <message>
        <source>The trick goes to the other side: as little as possible is given.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>상대가 따는 트릭이므로 점수를 되도록 적게 줍니다.</translation>
    </message>
    <message>
        <source>The trick goes to the own side: points are added.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>우리 팀이 따는 트릭이므로 점수를 더합니다.</translation>
    </message>
    <message>
        <source>The trick goes to {seat}</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>트릭을 딴 자리: {seat}</translation>
    </message>
    <message>
        <source>The trick is lost anyway: the card needed least goes.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>어차피 잃을 트릭이므로 가장 쓸모없는 카드를 냅니다.</translation>
    </message>
    <message>
        <source>The trick is yours</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>내가 트릭을 땄습니다</translation>
    </message>
    <message>
        <source>The tricks this seat answers for are likely enough.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>책임질 트릭을 딸 가능성이 충분합니다.</translation>
    </message>
    <message>
        <source>The tricks this seat would answer for are not in these cards.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>이 패로는 책임질 트릭을 따기 어렵습니다.</translation>
    </message>
    <message>
        <source>The trump Jack lies under the stock, the turned-up trump is in the hand</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>으뜸 무늬의 Bube는 더미 밑에, 펼친 으뜸패는 손에 있음</translation>
    </message>
    <message>
        <source>The turned-up trump is worth more than the Jack.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>펼친 으뜸패가 Bube보다 가치가 큽니다.</translation>
    </message>
    <message>
        <source>The two hidden cards make the contract safer.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>뒤집혀 있는 두 장이 계약을 더 안전하게 합니다.</translation>
    </message>
    <message>
        <source>There is no Game in hearts: without the talon hearts are called as Hearts</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>하트 Game은 없습니다. 탈론 없이 하트를 하려면 Hearts를 부릅니다</translation>
    </message>
    <message>
        <source>There is no bid to hold: the speaking seat bids or passes</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>받을 비드가 없습니다. 부르는 자리는 비드하거나 패스합니다</translation>
    </message>
    <message>
        <source>There is no number to hold</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>받을 숫자가 없습니다</translation>
    </message>
    <message>
        <source>There is no sound device.</source>
        <extracomment>desktop/sounds.py</extracomment>
        <translation>소리 장치가 없습니다.</translation>
    </message>
    <message>
        <source>There is no such action in this game: {text}</source>
        <extracomment>games/base.py</extracomment>
        <translation>이 게임에 없는 동작입니다: {text}</translation>
    </message>
    <message>
        <source>There is nothing here: a deal is a game with a number, a deal code or a record.</source>
        <extracomment>pasted.py</extracomment>
        <translation>아무것도 없습니다. 판은 게임과 번호, 판 코드 또는 기보로 나타냅니다.</translation>
    </message>
    <message>
        <source>These cards are good enough to play for this.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>이렇게 하기에 충분히 좋은 패입니다.</translation>
    </message>
    <message>
        <source>These cards are too weak to play for this.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>이렇게 하기에는 약한 패입니다.</translation>
    </message>
    <message>
        <source>These cards cannot be used: {reason}</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>이 카드를 쓸 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>These rules are not translated yet; here they are in English.</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>이 규칙은 아직 번역되지 않아 영어로 표시합니다.</translation>
    </message>
    <message>
        <source>These two cards would fall to the opponents; put away they count for this seat.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>이 두 장은 상대에게 넘어가기 쉽습니다. 묻으면 이 자리의 점수가 됩니다.</translation>
    </message>
    <message>
        <source>Third</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>세 번째</translation>
    </message>
    <message>
        <source>Third back</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>세 번째 뒷면</translation>
    </message>
    <message>
        <source>This brings the best score on average over the deals that are still possible.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>아직 가능한 배분에서 평균 점수가 가장 좋습니다.</translation>
    </message>
    <message>
        <source>This contract promises the best score with these cards.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>이 패로는 이 계약의 점수가 가장 좋을 것으로 보입니다.</translation>
    </message>
    <message>
        <source>This deal cannot be gone on with: {reason}</source>
        <extracomment>desktop/past.py</extracomment>
        <translation>이 판을 이어서 할 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>This deal cannot be reviewed: {reason}</source>
        <extracomment>desktop/review/desk.py</extracomment>
        <translation>이 판은 복기할 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>This deal code does not hold: {reason}</source>
        <extracomment>pasted.py</extracomment>
        <translation>판 코드가 맞지 않습니다: {reason}</translation>
    </message>
    <message>
        <source>This deal is practice: it counts in no statistics.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>이 판은 연습이며 통계에 넣지 않습니다.</translation>
    </message>
    <message>
        <source>This file could not be read: {reason}</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>이 파일을 읽을 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>This file holds no text and so no deal.</source>
        <extracomment>pasted.py</extracomment>
        <translation>이 파일에는 글이 없어 판도 없습니다.</translation>
    </message>
    <message>
        <source>This gave away much of what there was to win.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>얻을 수 있던 것을 크게 놓쳤습니다.</translation>
    </message>
    <message>
        <source>This is no deal: neither a game with a number, nor a deal code, nor a record.</source>
        <extracomment>pasted.py</extracomment>
        <translation>판이 아닙니다. 게임과 번호도, 판 코드도, 기보도 아닙니다.</translation>
    </message>
    <message numerus="yes">
        <source>This is the first of %n deal(s). It is practice: it counts in no statistics.</source>
        <extracomment>desktop/sharing.py</extracomment>
        <translation>
            <numerusform>%n판 중 첫 판입니다. 연습이며 통계에 넣지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the only card that may be played</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>낼 수 있는 유일한 카드입니다</translation>
    </message>
    <message>
        <source>This is the only thing the rules allow here.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>여기서 규칙이 허용하는 것은 이것뿐입니다.</translation>
    </message>
    <message>
        <source>This is too much to be a deal: more than a million letters.</source>
        <extracomment>pasted.py</extracomment>
        <translation>판이라기에는 너무 깁니다. 백만 글자가 넘습니다.</translation>
    </message>
    <message>
        <source>This mistake will not be asked for again.</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>이 실수는 다시 묻지 않습니다.</translation>
    </message>
    <message>
        <source>This reaches the aim however the hidden cards lie.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>숨겨진 카드가 어떻게 나뉘었든 목표에 닿습니다.</translation>
    </message>
    <message>
        <source>This reaches the aim in most of the deals that are still possible.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>아직 가능한 배분 대부분에서 목표에 닿습니다.</translation>
    </message>
    <message>
        <source>This seat was not to be reviewed.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>이 자리는 복기 대상이 아닙니다.</translation>
    </message>
    <message>
        <source>This was not weighed. Better would have been: {deed}</source>
        <extracomment>desktop/review/retry.py</extracomment>
        <translation>이 선택은 따져 보지 않았습니다. 더 나은 선택: {deed}</translation>
    </message>
    <message>
        <source>This was too far from what a strong player would consider to be weighed.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>강한 사람이라면 생각하지 않을 선택이라 따져 보지 않았습니다.</translation>
    </message>
    <message>
        <source>Those of the language</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>언어를 따름</translation>
    </message>
    <message>
        <source>Throw in</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>판 무효</translation>
    </message>
    <message>
        <source>To call {suit} one of these must be in the hand: {needed}</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>{suit} 에이스를 부르려면 손에 다음 중 한 장이 있어야 합니다: {needed}</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <extracomment>desktop/review/controls.py</extracomment>
        <translation>판의 끝으로</translation>
    </message>
    <message>
        <source>To the start of the deal</source>
        <extracomment>desktop/review/controls.py</extracomment>
        <translation>판의 처음으로</translation>
    </message>
    <message>
        <source>To the table</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>테이블로</translation>
    </message>
    <message>
        <source>Together both opponents can reach four tricks.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>두 상대가 합쳐 4트릭을 딸 수 있습니다.</translation>
    </message>
    <message>
        <source>Too little could be calculated here; only a rule of thumb speaks.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>여기서는 계산할 수 있는 것이 너무 적어 어림 규칙만 적용됩니다.</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>합계</translation>
    </message>
    <message>
        <source>Tout: every trick has to be won.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Tout(투): 모든 트릭을 따야 합니다.</translation>
    </message>
    <message>
        <source>Tr&amp;ump Order</source>
        <extracomment>desktop/window_menus.py</extracomment>
        <translation>으뜸패 순서(&amp;U)</translation>
    </message>
    <message>
        <source>Traditional</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>전통대로</translation>
    </message>
    <message>
        <source>Translated</source>
        <extracomment>desktop/language_rows.py</extracomment>
        <translation>번역한 이름</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{number}번째 트릭</translation>
    </message>
    <message>
        <source>Trick {number}: {seat}, with {card}</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>{number}번째 트릭: {seat}, {card}</translation>
    </message>
    <message>
        <source>Trick: {trick}. Your cards: {cards}. {prompt}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>트릭: {trick}. 내 카드: {cards}. {prompt}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>desktop/table/side_panel.py</extracomment>
        <translation>트릭</translation>
    </message>
    <message>
        <source>Tricks of the other seat when the stock was closed</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>더미가 닫힐 때 상대의 트릭</translation>
    </message>
    <message>
        <source>Trump has been named already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>으뜸 무늬는 이미 정해졌습니다</translation>
    </message>
    <message>
        <source>Trump marriage in {suit}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>으뜸 무늬 {suit} 매리지</translation>
    </message>
    <message>
        <source>Trump number {number} of {count}</source>
        <extracomment>desktop/table/zoom_plate.py</extracomment>
        <translation>으뜸패 {count}장 중 {number}번째</translation>
    </message>
    <message>
        <source>Trump {suit}</source>
        <extracomment>table_words/help_words.py table_words/schnapsen.py</extracomment>
        <translation>으뜸 무늬 {suit}</translation>
    </message>
    <message>
        <source>Trumps are {suit} and, above them, the four Jacks or Unters</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>으뜸패는 {suit} 무늬와 그 위의 Bube 또는 Unter 4장</translation>
    </message>
    <message>
        <source>Trumps from high to low</source>
        <extracomment>desktop/table/help_panel.py</extracomment>
        <translation>으뜸패, 높은 카드부터</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>desktop/past.py desktop/review/detail.py desktop/review/mistakes_page.py</extracomment>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Trying what the others may hold…</source>
        <extracomment>desktop/table/claim_plate.py</extracomment>
        <translation>상대의 패를 바꾸어 가며 시험하는 중…</translation>
    </message>
    <message>
        <source>Two cards must be laid away before trump is named</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>으뜸 무늬를 정하기 전에 카드 두 장을 묻어야 합니다</translation>
    </message>
    <message>
        <source>Two cards were laid away already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>카드 두 장을 이미 묻었습니다</translation>
    </message>
    <message>
        <source>Two cards were laid away already</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>카드 두 장을 이미 묻었습니다</translation>
    </message>
    <message>
        <source>Two different cards must be laid away</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>서로 다른 카드 두 장을 묻어야 합니다</translation>
    </message>
    <message>
        <source>Two different cards must be laid away</source>
        <comment>Skat</comment>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>서로 다른 카드 두 장을 묻어야 합니다</translation>
    </message>
    <message>
        <source>Two tricks alone are safer than four together.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>합쳐서 4트릭보다 혼자 2트릭이 안전합니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>desktop/past_pages.py desktop/review/mistake_pages.py desktop/settings_sheet.py</extracomment>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Unter: the lower court card, next below the Ober.</source>
        <extracomment>desktop/own_words.py</extracomment>
        <translation>Unter(운터): Ober 바로 아래의 낮은 그림 카드.</translation>
    </message>
    <message>
        <source>Usual back</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>기본 뒷면</translation>
    </message>
    <message>
        <source>Usual cards</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>기본 카드</translation>
    </message>
    <message>
        <source>Usual key</source>
        <extracomment>desktop/shortcuts_page.py</extracomment>
        <translation>기본 키</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>table_words/schafkopf_result.py table_words/skat_result.py table_words/skat_values.py</extracomment>
        <translation>가치</translation>
    </message>
    <message>
        <source>Value at least the bid? {value} for {bid}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>가치가 비드 이상? {value} / {bid}</translation>
    </message>
    <message>
        <source>Value of the game</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>게임 가치</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>음량</translation>
    </message>
    <message>
        <source>Wants to play for the same call</source>
        <extracomment>table_words/meanings.py</extracomment>
        <translation>같은 값으로 자기가 하려 함</translation>
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
        <translation>Wenz(벤츠): Unter 4장만 으뜸패입니다.</translation>
    </message>
    <message>
        <source>What can I bid?</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>무엇을 부를 수 있나요?</translation>
    </message>
    <message>
        <source>What each decision of the deal was worth</source>
        <extracomment>desktop/pages/history.py desktop/review/mistakes_page.py</extracomment>
        <translation>판의 각 선택이 얼마나 좋았는지</translation>
    </message>
    <message>
        <source>What had been seen leaves no other deal, so there is nothing to compare.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>이미 본 것으로는 다른 배분이 있을 수 없어 비교할 것이 없습니다.</translation>
    </message>
    <message>
        <source>What is known</source>
        <extracomment>desktop/pages/card_plate.py</extracomment>
        <translation>알려진 것</translation>
    </message>
    <message>
        <source>Whatever is played now, the score stays the same.</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>무엇을 내도 점수가 같습니다.</translation>
    </message>
    <message>
        <source>When</source>
        <comment>in the deal</comment>
        <extracomment>desktop/review/decisions.py desktop/review/mistakes_page.py</extracomment>
        <translation>시점</translation>
    </message>
    <message>
        <source>Which deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>판 종류</translation>
    </message>
    <message>
        <source>Which decisions</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>어떤 선택</translation>
    </message>
    <message>
        <source>Which mistakes</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>어떤 실수</translation>
    </message>
    <message>
        <source>While a deal is played, the hidden cards say nothing.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>판이 진행되는 동안 가려진 카드는 아무것도 말하지 않습니다.</translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>위키백과</translation>
    </message>
    <message>
        <source>Wikipedia ({language})</source>
        <extracomment>desktop/pages/tradition.py</extracomment>
        <translation>위키백과({language})</translation>
    </message>
    <message>
        <source>Win tricks and declare marriages to reach 66 card points first.</source>
        <extracomment>desktop/pages/games.py</extracomment>
        <translation>트릭을 따고 매리지를 선언해 카드 점수 66점을 먼저 채우세요.</translation>
    </message>
    <message numerus="yes">
        <source>With %n matador(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>
            <numerusform>마타도르 %n장 보유</numerusform>
        </translation>
    </message>
    <message>
        <source>With a suit gone, its high cards can be taken with trumps.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>무늬 하나가 없어지면 그 무늬의 높은 카드를 으뜸패로 딸 수 있습니다.</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>모든 카드를 펼치면</translation>
    </message>
    <message>
        <source>With fewer than four {suit} in hand the holder of {ace} may lead no other of them</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>{suit} 카드가 손에 네 장 미만이면, {ace} 카드를 가진 사람은 그 무늬의 다른 카드를 먼저 낼 수 없습니다</translation>
    </message>
    <message>
        <source>With help</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>도움 사용</translation>
    </message>
    <message>
        <source>With the stock closed these cards reach sixty-six.</source>
        <extracomment>players/reasons.py</extracomment>
        <translation>더미를 닫으면 이 패로 66점에 이릅니다.</translation>
    </message>
    <message>
        <source>With the talon</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>탈론을 가져옴</translation>
    </message>
    <message numerus="yes">
        <source>Without %n matador(s)</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>
            <numerusform>마타도르 %n장 미보유</numerusform>
        </translation>
    </message>
    <message>
        <source>Without the talon, at the first opportunity only</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>탈론 없음, 첫 발언에서만</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>승</translation>
    </message>
    <message>
        <source>Won at once: all four Ober and all four Unter</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>바로 승리: Ober 4장과 Unter 4장 모두</translation>
    </message>
    <message>
        <source>Won deals</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>이긴 판</translation>
    </message>
    <message>
        <source>Won {score}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>승리 {score}</translation>
    </message>
    <message>
        <source>Won: counts once</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>승리: 한 번 계산</translation>
    </message>
    <message>
        <source>Working this out to the end would have taken too long.</source>
        <extracomment>coach/unjudged.py</extracomment>
        <translation>끝까지 계산하려면 너무 오래 걸렸을 것입니다.</translation>
    </message>
    <message>
        <source>Worth {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>가치 {value}</translation>
    </message>
    <message>
        <source>Worth {value}, bid {bid}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>가치 {value}, 비드 {bid}</translation>
    </message>
    <message>
        <source>Write the records of the chosen deals to a file, one a line</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>고른 판의 기보를 한 줄에 하나씩 파일에 쓰기</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>받기</translation>
    </message>
    <message>
        <source>Yes, {value}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>{value} 받기</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>table_words/builder.py</extracomment>
        <translation>나</translation>
    </message>
    <message>
        <source>You and {seat} lost the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>나와 {seat} 패배: {contract}</translation>
    </message>
    <message>
        <source>You and {seat} won the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>나와 {seat} 승리: {contract}</translation>
    </message>
    <message>
        <source>You are the declarer at {bid}: take the Skat or play Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>{bid} 비드로 주공이 되었습니다. 스카트를 가져오거나 핸드를 하세요</translation>
    </message>
    <message>
        <source>You are the partner</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>내가 파트너입니다</translation>
    </message>
    <message>
        <source>You are the taker: name the trump suit</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>내가 주공입니다. 으뜸 무늬를 정하세요</translation>
    </message>
    <message>
        <source>You can check this on the deal you are playing. The last choice of a computer player is asked again in other deals in which that player had seen exactly the same. If it knew a hidden card, it would choose otherwise there.</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>지금 하는 판에서 확인할 수 있습니다. 컴퓨터의 마지막 선택을, 그 컴퓨터가 똑같은 것만 본 다른 배분에서 다시 묻습니다. 숨겨진 카드를 알고 있다면 거기서는 다르게 고를 것입니다.</translation>
    </message>
    <message>
        <source>You chose</source>
        <extracomment>desktop/review/mistakes_page.py</extracomment>
        <translation>내가 고른 것</translation>
    </message>
    <message numerus="yes">
        <source>You declared %n deal(s) and won {made} of them.</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>
            <numerusform>주공을 %n판 맡아 {made}판을 이겼습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no ace: do you announce it?</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>에이스가 없습니다. 선언할까요?</translation>
    </message>
    <message>
        <source>You lost your game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>내 패배: {contract}</translation>
    </message>
    <message>
        <source>You must reach 66 without drawing</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>카드를 뽑지 않고 66점에 이르러야 합니다</translation>
    </message>
    <message>
        <source>You stay alone: do you invite {seat}?</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>혼자 참가합니다. 상대({seat})를 초대할까요?</translation>
    </message>
    <message numerus="yes">
        <source>You won %n game point(s)</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>게임 점수 %n점을 얻었습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>You won your game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>내 승리: {contract}</translation>
    </message>
    <message>
        <source>Your card points</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>내 카드 점수</translation>
    </message>
    <message>
        <source>Your contracts</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>내 계약</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>내 선택</translation>
    </message>
    <message>
        <source>Your decisions, as reviewed</source>
        <extracomment>desktop/pages/review_statistics.py</extracomment>
        <translation>복기한 내 선택</translation>
    </message>
    <message>
        <source>Your part in the deal</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>판에서 내 역할</translation>
    </message>
    <message>
        <source>Your place in the deal</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>판에서 내 자리</translation>
    </message>
    <message numerus="yes">
        <source>Your score over %n deal(s)</source>
        <extracomment>desktop/pages/statistics.py</extracomment>
        <translation>
            <numerusform>%n판의 내 점수</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: bid more than {contract}, or pass</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>내 차례: {contract}보다 높게 부르거나 패스하세요</translation>
    </message>
    <message>
        <source>Your turn: bid more than {value}, or pass</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>내 차례: {value}보다 높게 부르거나 패스하세요</translation>
    </message>
    <message>
        <source>Your turn: bid or pass</source>
        <comment>Schafkopf</comment>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>내 차례: 비드하거나 패스하세요</translation>
    </message>
    <message>
        <source>Your turn: bid or pass</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>내 차례: 비드하거나 패스하세요</translation>
    </message>
    <message>
        <source>Your turn: call more than {contract}, or pass</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>내 차례: {contract}보다 높게 부르거나 패스하세요</translation>
    </message>
    <message>
        <source>Your turn: call or pass</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>내 차례: 부르거나 패스하세요</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose %n card(s) to lay away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference.py</extracomment>
        <translation>
            <numerusform>내 차례: 묻을 카드 %n장을 고르세요</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: choose %n card(s) to lay away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat.py</extracomment>
        <translation>
            <numerusform>내 차례: 묻을 카드 %n장을 고르세요</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: lead a card</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>내 차례: 선으로 카드를 내세요</translation>
    </message>
    <message>
        <source>Your turn: lead a card, or declare a marriage</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>내 차례: 선으로 카드를 내거나 매리지를 선언하세요</translation>
    </message>
    <message>
        <source>Your turn: {card} was led</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>내 차례: {card} 카드가 나왔습니다</translation>
    </message>
    <message>
        <source>announces nothing</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>선언하지 않음</translation>
    </message>
    <message>
        <source>closes the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>더미를 닫음</translation>
    </message>
    <message>
        <source>deal without a number</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>번호 없는 판</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>{number}번 판</translation>
    </message>
    <message>
        <source>drops out</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>빠짐</translation>
    </message>
    <message>
        <source>exchanges the trump card</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>으뜸패를 교환함</translation>
    </message>
    <message>
        <source>fault</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>오류</translation>
    </message>
    <message>
        <source>hold</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>받음</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>
            <numerusform>%n일 뒤</numerusform>
        </translation>
    </message>
    <message>
        <source>invites</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>초대함</translation>
    </message>
    <message>
        <source>lays two cards away</source>
        <comment>Preference</comment>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>카드 두 장을 묻음</translation>
    </message>
    <message>
        <source>lays two cards away</source>
        <comment>Skat</comment>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>카드 두 장을 묻음</translation>
    </message>
    <message>
        <source>marriage in {suit}, leads {card}</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>{suit} 매리지, 낸 카드 {card}</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a test is not met</comment>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>아니요</translation>
    </message>
    <message>
        <source>no aces</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>에이스 없음</translation>
    </message>
    <message>
        <source>no contract yet</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>아직 계약 없음</translation>
    </message>
    <message>
        <source>nobody closed</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>아무도 닫지 않음</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>없음</translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>desktop/pages/rules.py</extracomment>
        <translation>찾지 못함</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>없음</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>손실 없음</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a mistake is due</comment>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>지금</translation>
    </message>
    <message>
        <source>number {number}</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>숫자 {number}</translation>
    </message>
    <message>
        <source>number {number}, trump {suit}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>숫자 {number}, 으뜸 무늬 {suit}</translation>
    </message>
    <message>
        <source>opponent closed</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>상대가 닫음</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>table_words/preference_terms.py table_words/schafkopf_terms.py table_words/skat_terms.py</extracomment>
        <translation>패스</translation>
    </message>
    <message>
        <source>plays Hand</source>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>핸드를 함</translation>
    </message>
    <message>
        <source>plays alone</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>혼자 함</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>연습</translation>
    </message>
    <message>
        <source>repeated</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>다시 함</translation>
    </message>
    <message>
        <source>reviewed, average loss {loss}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>복기함, 평균 손실 {loss}</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>참가함</translation>
    </message>
    <message>
        <source>takes the Skat</source>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>스카트를 가져옴</translation>
    </message>
    <message>
        <source>the pot</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>팟</translation>
    </message>
    <message>
        <source>trump {suit}</source>
        <extracomment>table_words/preference_terms.py</extracomment>
        <translation>으뜸 무늬 {suit}</translation>
    </message>
    <message>
        <source>until I click</source>
        <extracomment>desktop/settings_groups.py</extracomment>
        <translation>클릭할 때까지</translation>
    </message>
    <message>
        <source>with help</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>도움 사용</translation>
    </message>
    <message>
        <source>with {n}</source>
        <extracomment>table_words/skat.py table_words/skat_values.py</extracomment>
        <translation>보유 {n}</translation>
    </message>
    <message>
        <source>with {n}, game {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>보유 {n}, 게임 {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Hand {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>보유 {n}, 게임, 핸드 {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Hand, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>보유 {n}, 게임, 핸드, 슈나이더 {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Hand, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>보유 {n}, 게임, 핸드, 슈나이더, 슈바르츠 {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>보유 {n}, 게임, 슈나이더 {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>with {n}, game, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>보유 {n}, 게임, 슈나이더, 슈바르츠 {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}</source>
        <extracomment>table_words/skat.py table_words/skat_values.py</extracomment>
        <translation>미보유 {n}</translation>
    </message>
    <message>
        <source>without {n}, game {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>미보유 {n}, 게임 {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Hand {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>미보유 {n}, 게임, 핸드 {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Hand, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>미보유 {n}, 게임, 핸드, 슈나이더 {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Hand, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>미보유 {n}, 게임, 핸드, 슈나이더, 슈바르츠 {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Schneider {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>미보유 {n}, 게임, 슈나이더 {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>without {n}, game, Schneider, Schwarz {m}: {m} × {base} = {value}</source>
        <extracomment>table_words/skat_result.py</extracomment>
        <translation>미보유 {n}, 게임, 슈나이더, 슈바르츠 {m}: {m} × {base} = {value}</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a test is met</comment>
        <extracomment>desktop/table/result_panel.py</extracomment>
        <translation>예</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>holds a bid</comment>
        <extracomment>table_words/skat_terms.py</extracomment>
        <translation>받음</translation>
    </message>
    <message>
        <source>you closed</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>내가 닫음</translation>
    </message>
    <message>
        <source>{ace} is in the hand and cannot be called</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>{ace} 카드가 내 손에 있으므로 부를 수 없습니다</translation>
    </message>
    <message>
        <source>{bid}</source>
        <extracomment>table_words/skat.py table_words/skat_terms.py</extracomment>
        <translation>{bid}</translation>
    </message>
    <message>
        <source>{bid} is no higher than {standing}, which stands</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>현재 비드 {standing}보다 높아야 합니다. 부른 비드: {bid}</translation>
    </message>
    <message>
        <source>{bid} is not one of the bid values</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>{bid}: 부를 수 있는 값이 아닙니다</translation>
    </message>
    <message>
        <source>{cards}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>{cards}</translation>
    </message>
    <message>
        <source>{card} is not in the hand</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>손에 없는 카드입니다: {card}</translation>
    </message>
    <message>
        <source>{card} is not in the hand, and the talon stays closed</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>손에 없는 카드입니다: {card}. 탈론은 뒤집어 둡니다</translation>
    </message>
    <message>
        <source>{card} was laid away and is not played</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>묻은 카드는 낼 수 없습니다: {card}</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{card}, 고름</translation>
    </message>
    <message>
        <source>{card}, not playable: {reason}, rule {rule}</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{card}, 낼 수 없음: {reason}, 규칙 {rule}</translation>
    </message>
    <message>
        <source>{card}, playable</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{card}, 낼 수 있음</translation>
    </message>
    <message>
        <source>{card}, with the marriage</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>{card}, 매리지 선언</translation>
    </message>
    <message>
        <source>{card}, {place}: {share} per cent</source>
        <extracomment>desktop/table/odds_panel.py</extracomment>
        <translation>{card}, {place}: {share}퍼센트</translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n point(s)</source>
        <extracomment>desktop/table/tooltips.py</extracomment>
        <translation>
            <numerusform>{card}: %n점</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: not allowed ({rule}). {reason}</source>
        <extracomment>desktop/pages/example_page.py</extracomment>
        <translation>{card}: 허용되지 않음({rule}). {reason}</translation>
    </message>
    <message>
        <source>{closer} closed the stock already</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>더미는 이미 닫혔습니다. 닫은 사람: {closer}</translation>
    </message>
    <message>
        <source>{contract} Hand</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>{contract} 핸드</translation>
    </message>
    <message>
        <source>{contract} cannot be held: hold is for numbers</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>받기는 숫자에만 할 수 있습니다. 현재: {contract}</translation>
    </message>
    <message>
        <source>{contract} is worth {worth} here and the bid is {bid}: a Null must be worth the bid</source>
        <extracomment>games/skat_refusals.py</extracomment>
        <translation>{contract} 게임 가치 {worth}, 비드 {bid}: 널의 가치는 비드 이상이어야 합니다</translation>
    </message>
    <message>
        <source>{contract} outranks every number</source>
        <extracomment>games/preference_auction.py</extracomment>
        <translation>{contract}: 모든 숫자보다 높습니다</translation>
    </message>
    <message>
        <source>{declarer} against all</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>{declarer} 대 모두</translation>
    </message>
    <message>
        <source>{declarer} against {first} and {second}</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>{declarer} 대 {first}, {second}</translation>
    </message>
    <message>
        <source>{declarer} and the holder of {card} against the others</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>{declarer}, {card} 카드를 가진 사람 대 나머지</translation>
    </message>
    <message>
        <source>{declarer} and {partner} against {first} and {second}</source>
        <extracomment>table_words/schafkopf.py</extracomment>
        <translation>{declarer}, {partner} 대 {first}, {second}</translation>
    </message>
    <message>
        <source>{game}, {deal}, {date}: {contract}, {result}, opponents: {level}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>{game}, {deal}, {date}: {contract}, {result}, 상대: {level}</translation>
    </message>
    <message>
        <source>{game}, {deal}, {date}: {contract}, {result}, {marks}, opponents: {level}</source>
        <extracomment>desktop/pages/deal_words.py</extracomment>
        <translation>{game}, {deal}, {date}: {contract}, {result}, {marks}, 상대: {level}</translation>
    </message>
    <message>
        <source>{game}, {where}: {deed}, loss {loss}, due {due}</source>
        <extracomment>desktop/review/mistake_pages.py</extracomment>
        <translation>{game}, {where}: {deed}, 손실 {loss}, 예정 {due}</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n card point(s)</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>
            <numerusform>{game}: 카드 점수 %n점</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: called {names}</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>{game}에서 부르는 이름: {names}</translation>
    </message>
    <message>
        <source>{game}: laid aside</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>{game}: 쓰지 않음</translation>
    </message>
    <message>
        <source>{game}: tricks count, not cards</source>
        <extracomment>desktop/pages/words.py</extracomment>
        <translation>{game}: 카드가 아니라 트릭을 셈</translation>
    </message>
    <message>
        <source>{jack} lies under the stock itself: nothing can be exchanged for it</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>{jack} 카드가 더미 밑에 펼쳐져 있습니다. 교환할 수 없습니다</translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n worked out</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>
            <numerusform>%n개 중 {judged}개 계산함</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{judged} of %n worked out…</source>
        <extracomment>desktop/review/page.py</extracomment>
        <translation>
            <numerusform>%n개 중 {judged}개 계산함…</numerusform>
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
        <translation>{key}, “{command}” 키</translation>
    </message>
    <message>
        <source>{least} to {value}</source>
        <extracomment>table_words/skat_values.py</extracomment>
        <translation>{least}–{value}</translation>
    </message>
    <message>
        <source>{led} was led and its suit must be followed: {must}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>나온 카드 {led}, 무늬를 따라 내야 합니다: {must}</translation>
    </message>
    <message>
        <source>{led} was led and must be beaten in its suit: {must}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>나온 카드 {led}, 같은 무늬의 더 높은 카드를 내야 합니다: {must}</translation>
    </message>
    <message>
        <source>{led} was led and the hand holds none of its suit: a trump must be played: {must}</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>나온 카드 {led}, 손에 그 무늬가 없어 으뜸패를 내야 합니다: {must}</translation>
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
        <translation>{name}, {place}, {country}, {cards}, 게임: {games}</translation>
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
        <translation>{payer} → {payee}</translation>
    </message>
    <message numerus="yes">
        <source>{payer} to {payee}: %n trick(s)</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>
            <numerusform>{payer} → {payee}: %n트릭</numerusform>
        </translation>
    </message>
    <message>
        <source>{payer} to {payee}: fewer than four tricks together with the guest</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: 초대받은 사람과 합쳐 4트릭 미만</translation>
    </message>
    <message>
        <source>{payer} to {payee}: fewer than six tricks</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: 6트릭 미만</translation>
    </message>
    <message>
        <source>{payer} to {payee}: fewer than two tricks</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: 2트릭 미만</translation>
    </message>
    <message>
        <source>{payer} to {payee}: four aces</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: 에이스 4장</translation>
    </message>
    <message>
        <source>{payer} to {payee}: no aces announced</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: 에이스 없음 선언</translation>
    </message>
    <message>
        <source>{payer} to {payee}: the contract</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: 계약</translation>
    </message>
    <message>
        <source>{payer} to {payee}: the contract Hearts</source>
        <extracomment>table_words/preference_result.py</extracomment>
        <translation>{payer} → {payee}: Hearts 계약</translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n card(s)</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>
            <numerusform>{pile}, 카드 %n장</numerusform>
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
        <translation>첫 트릭을 기다리는 점수 {points}: {seat}</translation>
    </message>
    <message>
        <source>{points} percentage points of winning chance</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>승률 {points}퍼센트포인트</translation>
    </message>
    <message>
        <source>{prompt}. Trick: {trick}. You can play: {cards}</source>
        <extracomment>desktop/table/read_out.py</extracomment>
        <translation>{prompt}. 트릭: {trick}. 고를 수 있는 카드: {cards}</translation>
    </message>
    <message>
        <source>{said}: {meaning}</source>
        <extracomment>desktop/table/tooltips.py</extracomment>
        <translation>{said}: {meaning}</translation>
    </message>
    <message>
        <source>{score} in game points</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>게임 점수 {score}</translation>
    </message>
    <message>
        <source>{score} in points</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>점수 {score}</translation>
    </message>
    <message>
        <source>{score} in points after Seeger</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>Seeger식 점수 {score}</translation>
    </message>
    <message>
        <source>{seat}</source>
        <extracomment>table_words/help_words.py</extracomment>
        <translation>{seat}</translation>
    </message>
    <message>
        <source>{seat} and {partner} lost the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>{seat}, {partner} 패배: {contract}</translation>
    </message>
    <message>
        <source>{seat} and {partner} won the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>{seat}, {partner} 승리: {contract}</translation>
    </message>
    <message>
        <source>{seat} chose: {choice}</source>
        <extracomment>desktop/fair_play.py</extracomment>
        <translation>{seat}의 선택: {choice}</translation>
    </message>
    <message>
        <source>{seat} closed the stock</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>더미를 닫은 사람: {seat}</translation>
    </message>
    <message>
        <source>{seat} decided already</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>이미 정했습니다: {seat}</translation>
    </message>
    <message>
        <source>{seat} dropped out and got no invitation</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>빠졌고 초대받지 못했습니다: {seat}</translation>
    </message>
    <message>
        <source>{seat} is to decide</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>정할 차례: {seat}</translation>
    </message>
    <message>
        <source>{seat} is to play</source>
        <extracomment>table_words/base.py</extracomment>
        <translation>낼 차례: {seat}</translation>
    </message>
    <message>
        <source>{seat} is to speak</source>
        <extracomment>table_words/preference.py table_words/schafkopf.py table_words/skat.py</extracomment>
        <translation>말할 차례: {seat}</translation>
    </message>
    <message>
        <source>{seat} lost the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>{seat} 패배: {contract}</translation>
    </message>
    <message>
        <source>{seat} passed: a pass is final</source>
        <extracomment>games/preference_refusals.py games/skat_refusals.py</extracomment>
        <translation>이미 패스해 더 부를 수 없습니다: {seat}</translation>
    </message>
    <message>
        <source>{seat} spoke already: each seat speaks once</source>
        <extracomment>games/schafkopf_refusals.py</extracomment>
        <translation>이미 말했습니다: {seat}. 한 자리는 한 번만 말합니다</translation>
    </message>
    <message numerus="yes">
        <source>{seat} won %n game point(s)</source>
        <extracomment>table_words/schnapsen.py</extracomment>
        <translation>
            <numerusform>{seat}: 게임 점수 %n점 획득</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} won the game: {contract}</source>
        <extracomment>table_words/outcome.py</extracomment>
        <translation>{seat} 승리: {contract}</translation>
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
            <numerusform>{seat}, 카드 %n장</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}, open: {cards}</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{seat}, 공개: {cards}</translation>
    </message>
    <message>
        <source>{seat}: the player chose what is not allowed ({reason}); a simple one plays on</source>
        <extracomment>controller.py</extracomment>
        <translation>{seat}: 컴퓨터가 허용되지 않는 것을 골랐습니다({reason}). 간단한 컴퓨터가 이어서 합니다</translation>
    </message>
    <message>
        <source>{seat}: the player did not answer in time; a simple one plays on</source>
        <extracomment>controller.py</extracomment>
        <translation>{seat}: 컴퓨터가 제때 대답하지 않았습니다. 간단한 컴퓨터가 이어서 합니다</translation>
    </message>
    <message>
        <source>{seat}: the player failed ({reason}); a simple one plays on</source>
        <extracomment>controller.py</extracomment>
        <translation>{seat}: 컴퓨터에 오류가 났습니다({reason}). 간단한 컴퓨터가 이어서 합니다</translation>
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
        <translation>100 중 {share}</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n deal(s)</source>
        <extracomment>desktop/pages/history.py</extracomment>
        <translation>
            <numerusform>%n판 중 {shown}판</numerusform>
        </translation>
    </message>
    <message>
        <source>{speaker} bids {value}: do you hold it?</source>
        <extracomment>table_words/skat.py</extracomment>
        <translation>{speaker}: {value}. 받을까요?</translation>
    </message>
    <message>
        <source>{suit}</source>
        <extracomment>table_words/preference.py table_words/skat_terms.py</extracomment>
        <translation>{suit}</translation>
    </message>
    <message>
        <source>{suit} are too low to be trump after a bid of {number}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{number} 비드를 한 뒤에는 {suit} 무늬가 너무 낮아 으뜸 무늬로 정할 수 없습니다</translation>
    </message>
    <message>
        <source>{suit} were led: one of these must be played: {must}</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>선이 낸 무늬는 {suit}입니다. 이 중 한 장을 내야 합니다: {must}</translation>
    </message>
    <message>
        <source>{suit} were led: {must} must be played</source>
        <extracomment>games/refusals.py</extracomment>
        <translation>선이 낸 무늬는 {suit}입니다. 내야 할 카드: {must}</translation>
    </message>
    <message>
        <source>{taker} against {defender}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>{taker} 대 {defender}</translation>
    </message>
    <message>
        <source>{taker} against {first} and {second}</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>{taker} 대 {first}, {second}</translation>
    </message>
    <message>
        <source>{taker} against {host} with {guest} as guest</source>
        <extracomment>table_words/preference.py</extracomment>
        <translation>{taker} 대 {host}, 초대받은 사람 {guest}</translation>
    </message>
    <message>
        <source>{turn} decides first</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>먼저 정하는 자리: {turn}</translation>
    </message>
    <message>
        <source>{turn} is to act</source>
        <extracomment>games/preference_refusals.py games/schnapsen_refusals.py</extracomment>
        <translation>차례: {turn}</translation>
    </message>
    <message>
        <source>{turn} is to play</source>
        <extracomment>games/preference_refusals.py games/schafkopf_refusals.py games/skat_refusals.py</extracomment>
        <translation>낼 차례: {turn}</translation>
    </message>
    <message>
        <source>{turn} is to speak</source>
        <extracomment>games/preference_refusals.py games/schafkopf_refusals.py games/skat_refusals.py</extracomment>
        <translation>말할 차례: {turn}</translation>
    </message>
    <message>
        <source>{turn} won the trick and leads</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>트릭을 딴 사람이 다음 선입니다: {turn}</translation>
    </message>
    <message>
        <source>{turn}, who did not deal, leads to the first trick</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>딜러가 아닌 사람이 첫 트릭의 선입니다: {turn}</translation>
    </message>
    <message>
        <source>{unit}, expected</source>
        <extracomment>desktop/table/hint_plate.py</extracomment>
        <translation>{unit}, 예상</translation>
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
        <translation>{where}, {seat}: {deed}. {kind}, {loss}. 더 나은 선택: {better}.</translation>
    </message>
    <message>
        <source>{where}, {seat}: {deed}. {kind}.</source>
        <extracomment>desktop/review/words.py</extracomment>
        <translation>{where}, {seat}: {deed}. {kind}.</translation>
    </message>
    <message>
        <source>{winner} reached {points} card points: the deal is over</source>
        <extracomment>games/schnapsen_refusals.py</extracomment>
        <translation>카드 점수 {points}점에 이르렀습니다: {winner}. 판이 끝났습니다</translation>
    </message>
    <message>
        <source>{winning} can be beaten: one of these must be played: {must}</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{winning} 카드를 이길 수 있습니다. 이 중 한 장을 내야 합니다: {must}</translation>
    </message>
    <message>
        <source>{winning} can be beaten: {must} must be played</source>
        <extracomment>games/preference_refusals.py</extracomment>
        <translation>{winning} 카드를 이길 수 있습니다. 내야 할 카드: {must}</translation>
    </message>
    <message>
        <source>{won} ({percent})</source>
        <extracomment>desktop/pages/statistics_tables.py</extracomment>
        <translation>{won}({percent})</translation>
    </message>
    <message>
        <source>{words}, you know: {cards}</source>
        <extracomment>desktop/table/twins.py</extracomment>
        <translation>{words}, 알고 있는 카드: {cards}</translation>
    </message>
    <message>
        <source>{words}: press again</source>
        <extracomment>desktop/table/prompt.py</extracomment>
        <translation>{words}: 한 번 더 누르세요</translation>
    </message>
</context>
</TS>
