import type { CategorySource } from '../source'

const sports: CategorySource = {
  category: 'Sports',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Lifestyle',
  terms: `sport!, sports!, athletics, athlete, ~team, ~league, sports fan, sporting, ~championship, ~tournament, ~playoff, ~match, competitive sport, team sport, individual sport, spectator sport, professional sport, amateur sport, sports enthusiast, sports lover, sports participation, ~coach, ~referee, ~trophy, ~season ticket, ~cup final, sports viewer, ~player, men's sport, women's sport, adaptive sport, disabled sport, paralympic sport, wheelchair sport, recreational league, sports league, sportsmanship, ~semifinal, sports rivalry, multi-sport, indoor sport, ball game, racquet sport, court sport, sports community, swimming, swimmer, diving, springboard diving, platform diving, weightlifting, olympic weightlifting, fencing, foil fencing, epee, sabre fencing, ~squash, squash racket, squash court, skeleton racing, competitive swimming, swim meet, powerlifting competition, canoe slalom, martial arts weapon, training dummy, stopwatch, scoreboard, referee whistle, starting block`,
  roles: `professional athlete, sports coach, athletic director, head coach, assistant coach, football coach, basketball coach, baseball coach, soccer coach, tennis coach, tennis pro, golf pro, golf professional, swim coach, track coach, gymnastics coach, hockey coach, referee, umpire, sports official, linesman, sports agent, scout sports, sports scout, team manager, general manager sports, sports manager, sports director, stadium manager, stadium operations manager, sports broadcaster, sportscaster, sports announcer, sports commentator, sports journalist, sports reporter, sports writer, sports analyst, sports statistician, athletic administrator, sports marketing manager, ticket sales manager sports,
          equipment manager sports, groundskeeper sports, greenkeeper, golf course superintendent, caddie, caddy, jockey, horse trainer racing, race car driver, racing driver, crew chief, pit crew member, footballer, quarterback, goalkeeper, striker, pitcher, catcher, boxer, wrestler, mma fighter, martial arts instructor, karate instructor, golfer, tennis player, cricketer, rugby player, basketball player, baseball player, hockey player, soccer player, swimmer, gymnast, figure skater, skater, sprinter, marathon runner, cheerleader, cheer coach, mascot performer, youth sports coach, little league coach, sports photographer, bullfighter, fencer, rower, triathlete, bowler, sports club manager,
          athletes and sports competitors, coaches and scouts, umpires referees and other sports officials`,
  industries: `sports, sports industry, professional sports team, sports team and club, sports teams and clubs, spectator sports, racetrack, sports league organization, sports club, golf course and country club, golf course, country club, sporting goods store, sporting goods retailer, sporting goods industry, sporting goods wholesaler, bowling center, bowling alley, sports arena, sports facility, stadium operator, sports management company, sports marketing agency, sports agency, sports and recreation instruction, sports academy, martial arts school, gymnastics center, sports federation, sports governing body, sports event promoter, promoters of sports events, sports media company, youth sports organization, athletic association, sports promotion, ice rink, sports complex, sports equipment retailer, sports technology, horse racing industry, motorsport industry, swim school, tennis club`,
  nodes: [
    {
      name: 'American Football',
      iab: '484',
      label: 'American football',
      description: 'watch, play and follow American football',
      domains: ['nfl.com', 'espn.com', 'profootballtalk.nbcsports.com', 'si.com'],
      terms: `american football!, ~football, touchdown, quarterback fan, gridiron, flag football, football helmet, nfl game, football fan, super bowl party, tailgating, tailgate, football season, tackle football, shoulder pads, football glove, football cleat, nfl draft, football jersey, football tee, linebacker, wide receiver, pro football, arena football, canadian football, youth football, pop warner, football practice, football playoffs, football game, football player, nfl jersey, football news, football gear, football coaching, football stadium, football highlights`,
      brands: `NFL = national football league; Super Bowl = superbowl; Riddell; Wilson Football; NFL Network; NFL Sunday Ticket; NFL RedZone = redzone; Canadian Football League = cfl; XFL; USFL = ufl united football league; Arena Football League; Pro Bowl; Pro Football Hall of Fame; Tom Brady; Patrick Mahomes; Travis Kelce; Aaron Rodgers; Josh Allen; Lamar Jackson; Joe Burrow; Dak Prescott; Peyton Manning; Eli Manning; Justin Herbert; Jalen Hurts; Rob Gronkowski = gronk; J.J. Watt = jj watt; Deion Sanders = coach prime; Bill Belichick; Schutt; Xenith; Vicis; Shock Doctor; NFL Shop; Monday Night Football; Sunday Night Football; Thursday Night Football; Pro Football Focus = pff; Hard Knocks; Grey Cup; Pop Warner Football; Football Outsiders; Brett Favre; Jerry Rice; Cutters Gloves`,
      children: [
        {
          name: 'NFL Teams',
          iab: '484',
          terms: `nfl team, nfl fan, afc, nfc`,
          brands: `Dallas Cowboys = cowboys nfl; New England Patriots; Kansas City Chiefs; Green Bay Packers = packers; Pittsburgh Steelers = steelers; San Francisco 49ers = 49ers | niners; Philadelphia Eagles; New York Giants Football = ny giants; New York Jets; Buffalo Bills; Miami Dolphins; Chicago Bears; Detroit Lions; Minnesota Vikings; Denver Broncos; Las Vegas Raiders = oakland raiders; Los Angeles Chargers = la chargers; Los Angeles Rams = la rams; Seattle Seahawks = seahawks; Arizona Cardinals; Baltimore Ravens; Cincinnati Bengals = bengals; Cleveland Browns; Houston Texans; Indianapolis Colts; Jacksonville Jaguars; Tennessee Titans; Washington Commanders = washington redskins; New Orleans Saints; Atlanta Falcons; Carolina Panthers; Tampa Bay Buccaneers = buccaneers`,
        },
        {
          name: 'College Football',
          iab: '488',
          terms: `college football!, ncaa football, bowl game, heisman trophy, college football playoff, college football fan, college gameday, homecoming football game, football recruiting, spring game`,
          brands: `Rose Bowl; Sugar Bowl; Cotton Bowl; Orange Bowl; Fiesta Bowl; Alabama Crimson Tide = crimson tide; Ohio State Buckeyes; Michigan Wolverines; Georgia Bulldogs; Notre Dame Fighting Irish = notre dame football; Texas Longhorns; Oklahoma Sooners; LSU Tigers; Clemson Tigers; Florida Gators; Florida State Seminoles; Auburn Tigers; Tennessee Volunteers; Penn State Nittany Lions; Oregon Ducks; USC Trojans; Nebraska Cornhuskers = huskers; Wisconsin Badgers; Texas A&M Aggies; Miami Hurricanes; Army-Navy Game = army navy game; College GameDay; SEC Football; 247Sports; ~Rivals = rivals.com; On3; Colorado Buffaloes; Iowa Hawkeyes; Washington Huskies; Ole Miss Rebels; Arkansas Razorbacks; South Carolina Gamecocks; Virginia Tech Hokies; Boise State Broncos`,
        },
        {
          name: 'High School & Youth Football',
          iab: '484',
          terms: `high school football, friday night lights, youth football league, football camp, peewee football, 7 on 7 football`,
          brands: `Hudl; MaxPreps = max preps; USA Football`,
        },
      ],
    },
    {
      name: 'Soccer',
      iab: '533',
      label: 'soccer',
      description: 'watch, play and follow soccer',
      domains: ['fifa.com', 'premierleague.com', 'goal.com', 'mlssoccer.com', 'bbc.com'],
      terms: `soccer!, football boot, futsal, association football, soccer ball, soccer cleat, soccer goal, soccer team, shin guard, soccer jersey, goalkeeper glove, soccer fan, penalty shootout, offside, soccer club, football club, european football, women's soccer, youth soccer, indoor soccer, soccer mom, soccer player, soccer gear, soccer camp, soccer training, transfer window, football kit, football shirts soccer, five-a-side, beach soccer, soccer shin guards, soccer sock, soccer shoe, football pitch, hooligan, soccer news, soccer league, football transfer, international football, soccer glove, soccer net`,
      brands: `FIFA; FIFA World Cup = world cup | soccer world cup; UEFA; UEFA Champions League = champions league; UEFA Euro = euro 2024; Europa League; Copa America = copa américa; Lionel Messi = messi; Cristiano Ronaldo = ronaldo | cr7; Neymar; Kylian Mbappé = kylian mbappe | mbappe; Erling Haaland = haaland; David Beckham; Mohamed Salah; Jude Bellingham; Lamine Yamal; Pelé = pele soccer; Diego Maradona = maradona; Zinedine Zidane; Zlatan Ibrahimović = zlatan ibrahimovic; Megan Rapinoe; Alex Morgan; Harry Kane; Ronaldinho; Christian Pulisic; Bukayo Saka; Robert Lewandowski; Goal.com; OneFootball; Transfermarkt; FotMob; Umbro; Select Soccer; Kappa Football; Nike Mercurial; Adidas Predator; Soccer.com; Fabrizio Romano; FourFourTwo; Pro:Direct Soccer = prodirect; World Soccer Shop; Africa Cup of Nations = afcon; CONCACAF = gold cup; CONMEBOL; Copa Libertadores; Ballon d'Or = ballon dor; Golazo Network; AYSO; US Soccer Federation = us soccer | usmnt; USWNT = us women's national team; Sofascore; Panini World Cup; England Football Team = england national football team; Brazil National Team; Argentina National Team; Mexico National Team = el tri`,
      children: [
        {
          name: 'English Football',
          iab: '533',
          terms: `english football, premier league football, fa cup, english premier league, championship football, epl`,
          brands: `Premier League; English Football League = efl; FA Cup = the fa cup; Carabao Cup; Manchester United = man united | man utd; Manchester City = man city; Liverpool FC = liverpool football club; ~Arsenal = arsenal fc; Chelsea FC = chelsea football club; Tottenham Hotspur = tottenham | spurs football; Newcastle United; Aston Villa; West Ham United = west ham; ~Everton; Leeds United; Leicester City; Wolverhampton Wanderers = wolves fc; Crystal Palace; Brighton & Hove Albion; ~Brentford; ~Fulham; Nottingham Forest; Sunderland AFC; Wrexham AFC = wrexham; Sheffield United; Southampton FC; Burnley FC; AFC Bournemouth; Match of the Day; Sky Sports Football; The Football Association; Norwich City; Derby County; Portsmouth FC`,
        },
        {
          name: 'European Football Leagues',
          iab: '533',
          terms: `la liga, bundesliga, serie a, ligue 1, eredivisie, el clasico, scottish football, european football league, primeira liga, süper lig`,
          brands: `Real Madrid; FC Barcelona = barça | barcelona fc; Atletico Madrid = atlético madrid; Bayern Munich = fc bayern; Borussia Dortmund = bvb; Juventus; AC Milan; Inter Milan = internazionale; AS Roma; SSC Napoli = napoli; Paris Saint-Germain = psg; Olympique de Marseille; Olympique Lyonnais; AS Monaco; Ajax Amsterdam = afc ajax; PSV Eindhoven; Feyenoord; Benfica; FC Porto; Sporting CP; Celtic FC = glasgow celtic; Rangers FC = glasgow rangers; Galatasaray; Fenerbahçe = fenerbahce; Besiktas; RB Leipzig; Bayer Leverkusen; Schalke 04; Sevilla FC; Valencia CF; LaLiga; SS Lazio; Scottish Premiership; Shakhtar Donetsk; Olympiacos; Red Star Belgrade; Club Brugge; Anderlecht`,
        },
        {
          name: 'MLS & Americas Soccer',
          iab: '533',
          terms: `major league soccer, mls soccer, liga mx, brazilian football, argentine football, nwsl`,
          brands: `MLS = major league soccer league; Inter Miami = inter miami cf; LA Galaxy; LAFC; Seattle Sounders; Atlanta United; New York Red Bulls; NYCFC = new york city fc; Portland Timbers; Austin FC; FC Cincinnati; Nashville SC; Columbus Crew; Sporting Kansas City; Toronto FC; NWSL = national women's soccer league; Angel City FC; Portland Thorns; Gotham FC; Liga MX; Club América = club america; ~Chivas = chivas de guadalajara; Cruz Azul; Pumas UNAM; Tigres UANL; Boca Juniors; ~River Plate; ~Flamengo; Palmeiras; ~Corinthians; USL Championship = usl; Leagues Cup; San Diego Wave; Orlando City; Real Salt Lake; Charlotte FC; St. Louis City SC`,
        },
      ],
    },
    {
      name: 'Basketball',
      iab: '547',
      label: 'basketball',
      description: 'watch, play and follow basketball',
      domains: ['nba.com', 'bleacherreport.com', 'espn.com', 'slamonline.com'],
      terms: `basketball!, hoop basketball, slam dunk, streetball, basketball hoop, basketball jersey, three-pointer, wheelchair basketball, basketball court, basketball fan, basketball game, netball, basketball shorts, basketball team, basketball league, basketball training, basketball net, basketball backboard, nba finals, all-star game basketball, basketball camp, women's basketball, nba game, nba draft, basketball news, basketball player, pickup basketball, youth basketball, 3x3 basketball, basketball equipment, basketball rim`,
      brands: `NBA = national basketball association; WNBA; NBA Finals; NBA All-Star = nba all star game; NBA League Pass; NBA TV; Spalding; Wilson Basketball; LeBron James = lebron; Stephen Curry = steph curry; Kevin Durant; Giannis Antetokounmpo = giannis; Luka Dončić = luka doncic; Nikola Jokić = nikola jokic; Jayson Tatum; Victor Wembanyama = wembanyama; Michael Jordan; Kobe Bryant; Shaquille O'Neal = shaq; Magic Johnson; Larry Bird; Allen Iverson; James Harden; Kyrie Irving; Damian Lillard; Ja Morant; Anthony Edwards; Shai Gilgeous-Alexander; Caitlin Clark; Angel Reese; A'ja Wilson = aja wilson; Sabrina Ionescu; Breanna Stewart; EuroLeague; FIBA; Harlem Globetrotters; Slam Magazine; ~Overtime Elite = overtime basketball; Big3 = big3 basketball; NBA 2K League; Goalrilla; Lifetime Hoops; NBA G League = g league; NBA Store; USA Basketball; Naismith Hall of Fame; And1 Mixtape; Netball Super League; Unrivaled League; Euroleague Basketball; Real Madrid Baloncesto; ~CBA = chinese basketball association`,
      children: [
        {
          name: 'NBA Teams',
          iab: '547',
          terms: `nba team, nba fan, western conference nba, eastern conference nba, nba playoffs`,
          brands: `Los Angeles Lakers = lakers; Boston Celtics = celtics; Golden State Warriors; Chicago Bulls; New York Knicks = knicks; Miami Heat; Brooklyn Nets; Dallas Mavericks; Philadelphia 76ers = sixers; Milwaukee Bucks; Denver Nuggets; Phoenix Suns; LA Clippers = los angeles clippers; Toronto Raptors; San Antonio Spurs; Houston Rockets; Cleveland Cavaliers = cavs; Atlanta Hawks; Memphis Grizzlies; Minnesota Timberwolves; New Orleans Pelicans; Oklahoma City Thunder = okc thunder; Orlando Magic; Portland Trail Blazers = trail blazers; Sacramento Kings; Utah Jazz; Washington Wizards; Charlotte Hornets; Detroit Pistons; Indiana Pacers; Las Vegas Aces; New York Liberty; Indiana Fever; Seattle Storm; Chicago Sky; Phoenix Mercury; Minnesota Lynx`,
        },
        {
          name: 'College Basketball',
          iab: '489',
          terms: `college basketball!, march madness, ncaa basketball, final four, basketball bracket, ncaa tournament, bracketology, conference tournament`,
          brands: `Duke Blue Devils; North Carolina Tar Heels = tar heels; Kentucky Wildcats; Kansas Jayhawks; UConn Huskies; Gonzaga Bulldogs; Villanova Wildcats; UCLA Bruins; Michigan State Spartans; Indiana Hoosiers; Syracuse Orange; Arizona Wildcats; Purdue Boilermakers; Houston Cougars; Louisville Cardinals; Baylor Bears; Marquette Golden Eagles; KenPom; Big East; NIT Tournament; Maui Invitational; McDonald's All American; St. John's Red Storm; Iowa Women's Basketball`,
        },
      ],
    },
    {
      name: 'Baseball & Softball',
      iab: '545',
      label: 'baseball and softball',
      description: 'watch, play and follow baseball and softball',
      domains: ['mlb.com', 'espn.com', 'baseball-reference.com', 'fangraphs.com'],
      terms: `baseball!, softball!, baseball bat, baseball glove, batting cage, home run, baseball mitt, little league, world series, tee ball, t-ball, baseball game, baseball fan, baseball cleat, baseball team, pitching machine, baseball stadium, ballpark, wiffle ball, kickball, catcher's gear, batting glove, batting helmet, baseball league, fastpitch, minor league baseball, baseball jersey, baseball pants, baseball equipment, spring training, slowpitch, softball bat, softball glove, baseball player, shortstop, youth baseball, travel baseball, sabermetrics, opening day baseball, catcher's mitt, baseball news, all-star game baseball, japanese baseball, korean baseball, baseball tournament, stickball, rounders, baseball base`,
      brands: `MLB = major league baseball; World Series MLB = mlb world series; Little League = little league baseball; Rawlings; Louisville Slugger; Easton Sports = easton baseball; Wilson Baseball; DeMarini; Marucci; Mizuno = mizuno baseball; ~Victus = victus sports; MLB.TV; MLB Network; Baseball Reference; FanGraphs; Baseball America; Shohei Ohtani = ohtani; Aaron Judge; Mike Trout; Mookie Betts; Bryce Harper; Juan Soto; Ronald Acuña Jr; Babe Ruth; Derek Jeter; Mickey Mantle; Jackie Robinson; Ken Griffey Jr; Savannah Bananas; World Baseball Classic; Nippon Professional Baseball = npb; KBO = kbo league; ~Cooperstown = baseball hall of fame; Minor League Baseball = milb; Cape Cod League; ~Perfect Game; GameChanger; Baseball Savant; Franklin Sports; Worth Softball; Miken; JUGS Sports; SKLZ; Tanner Tee; Baseball Express; JustBats; Warstic; Dinger Bats; All-Star Sporting Goods; Boombah; Baseball Prospectus; USA Softball; Athletes Unlimited`,
      children: [
        {
          name: 'MLB Teams',
          iab: '545',
          terms: `mlb team, mlb fan, american league, national league baseball`,
          brands: `New York Yankees = yankees; Boston Red Sox = red sox; Los Angeles Dodgers = la dodgers | dodgers; Chicago Cubs = cubs; Atlanta Braves; Houston Astros = astros; St. Louis Cardinals = st louis cardinals; San Francisco Giants; New York Mets = mets; Philadelphia Phillies = phillies; Texas Rangers; Toronto Blue Jays = blue jays; San Diego Padres = padres; Chicago White Sox = white sox; Milwaukee Brewers; Minnesota Twins; Seattle Mariners; Detroit Tigers; Cleveland Guardians = cleveland indians; Baltimore Orioles; Kansas City Royals; Los Angeles Angels; Oakland Athletics = oakland a's; Tampa Bay Rays; Miami Marlins; Washington Nationals; Pittsburgh Pirates; Cincinnati Reds; Colorado Rockies; Arizona Diamondbacks`,
        },
        {
          name: 'College Baseball & Softball',
          iab: '490',
          terms: `college baseball, college world series, ncaa softball, college softball, women's college world series`,
        },
        {
          name: 'Youth Baseball',
          iab: '545',
          terms: `little league baseball, youth softball, baseball camp, baseball lesson, coach pitch, youth bat`,
          brands: `Babe Ruth League; Cal Ripken Baseball; PONY Baseball; USSSA; Dixie Youth Baseball; Cooperstown Dreams Park`,
        },
      ],
    },
    {
      name: 'Hockey',
      iab: '515',
      label: 'ice hockey',
      description: 'watch, play and follow hockey',
      domains: ['nhl.com', 'tsn.ca', 'thehockeynews.com', 'hockeymonkey.com'],
      terms: `hockey!, ice hockey, hockey stick, hockey skate, puck, stanley cup playoffs, roller hockey, street hockey, hockey jersey, goalie, hockey team, hockey helmet, hockey fan, hockey glove, hockey league, slapshot, ice rink, inline hockey, hockey game, hockey player, youth hockey, hockey bag, power play hockey, hockey pads, college hockey, zamboni, hockey tape, hockey net, ball hockey, nhl game, hockey equipment, hockey pants, hockey news, bandy, ringette, floorball, sled hockey, broomball, hockey tournament, goalie mask`,
      brands: `NHL = national hockey league; Stanley Cup = stanley cup final; Toronto Maple Leafs = maple leafs; Montreal Canadiens = habs; Boston Bruins; New York Rangers; Chicago Blackhawks = blackhawks; Detroit Red Wings; Pittsburgh Penguins; Edmonton Oilers; Colorado Avalanche; Vegas Golden Knights; Tampa Bay Lightning; Philadelphia Flyers; Washington Capitals; Dallas Stars; Vancouver Canucks = canucks; Calgary Flames; Ottawa Senators; Winnipeg Jets; Carolina Hurricanes; New Jersey Devils; New York Islanders; Nashville Predators; St. Louis Blues; Minnesota Wild; Buffalo Sabres; Florida Panthers; Columbus Blue Jackets; Anaheim Ducks; Los Angeles Kings = la kings; San Jose Sharks; Seattle Kraken; Utah Hockey Club = utah mammoth; Arizona Coyotes; Wayne Gretzky; Sidney Crosby; Alex Ovechkin; Connor McDavid; Auston Matthews; Connor Bedard; CCM Hockey = ccm; Bauer Hockey; Warrior Hockey; True Hockey; Easton Hockey; Pure Hockey; HockeyMonkey; Hockey Night in Canada; PWHL = professional women's hockey league; AHL = american hockey league; KHL = kontinental hockey league; IIHF; Hockey Canada; USA Hockey; World Juniors = iihf world junior championship; Frozen Four; ECHL; OHL; WHL Hockey; Swedish Hockey League = shl; Liiga; DEL Eishockey; Winter Classic; Spittin' Chiclets; The Hockey News`,
      children: [
        { name: 'NHL Fans', iab: '515', terms: `nhl team, nhl fan, nhl playoffs, nhl draft, nhl jersey` },
        {
          name: 'Field Hockey',
          iab: '509',
          terms: `field hockey!, field hockey stick, hockey turf shoe, field hockey goggles`,
          brands: `Grays Hockey; Longstreth; TK Hockey; Hockey India League`,
        },
      ],
    },
    {
      name: 'Golf',
      iab: '512',
      label: 'golf',
      description: 'play and watch golf and buy golf equipment',
      domains: ['pgatour.com', 'golfdigest.com', 'golf.com', 'golfgalaxy.com', 'callawaygolf.com'],
      terms: `golf!, golf club, golf ball, golf course, putter, golf driver, tee time, golf bag, driving range, golf swing, golf lesson, golf cart, mini golf, miniature golf, golf tournament, golf glove, golf iron, golf rangefinder, golf wedge, golf tee, golf handicap, golf simulator, disc golf, golf equipment, golf trolley, golf fan, golf membership, golf towel, golf umbrella, golf gps, golf hat, golf club shaft, golf grip, putting green, putting mat, hole in one, golf news, golf instruction, golf magazine, golf academy, golf training aid, golf shop, footgolf, frisbee golf, links course, par 3 course, golf practice net, crazy golf, fairway wood, hybrid club, golf course architecture, caddy golf, golf accessories, junior golf, ladies golf, golf enthusiast`,
      brands: `PGA Tour = pga; LIV Golf; LPGA; Masters Tournament = the masters | masters golf; Ryder Cup; US Open Golf = us open golf championship; The Open Championship = british open; PGA Championship; Titleist; ~Callaway = callaway golf; TaylorMade = taylor made; Ping Golf; Cobra Golf; Cleveland Golf; Mizuno Golf; Srixon; Wilson Staff; Bridgestone Golf; FootJoy = foot joy; Scotty Cameron; Odyssey Putters = odyssey golf; PXG = parsons xtreme golf; Vokey; Bushnell Golf; Garmin Approach; Arccos; Shot Scope; TrackMan; SkyTrak; Foresight Sports; Full Swing Golf; Topgolf = top golf; Drive Shack; Golf Digest; Golf Channel; Golf Galaxy; PGA Tour Superstore; Golf Town; 2nd Swing; GlobalGolf; American Golf;
          GolfNow = golf now; TeeOff; 18Birdies; GHIN; USGA; R&A = royal and ancient; PGA of America; DP World Tour = european tour; Tiger Woods; Rory McIlroy; Scottie Scheffler; Phil Mickelson; Jack Nicklaus; Arnold Palmer; Jordan Spieth; Bryson DeChambeau; Brooks Koepka; Dustin Johnson; Justin Thomas; Nelly Korda; Augusta National; Pebble Beach = pebble beach golf; St Andrews Links = st andrews old course; Pinehurst No. 2; TPC Sawgrass; Bandon Dunes; Bethpage Black; Torrey Pines; Whistling Straits; ClubCorp = invited clubs; ~Troon = troon golf; Acushnet; Sun Mountain = sun mountain golf; Club Glove; Clicgear; Bettinardi; L.A.B. Golf = lab golf; Vice Golf; Golf Pride; SuperStroke; True Temper;
          Bad Birdie Golf; Innova Disc Golf = innova discs; Discraft; Dynamic Discs; PDGA; UDisc; Good Good Golf; Rick Shiels; No Laying Up; Barstool Fore Play = fore play podcast; TGL Golf = tgl; Solheim Cup; Presidents Cup; FedEx Cup = fedexcup; Puttshack; Popstroke; Five Iron Golf; X-Golf; Adams Golf; Tour Edge; Honma Golf; XXIO; Golfweek; MyGolfSpy; Golfsmith; Rock Bottom Golf`,
      children: [
        {
          name: 'Golf Equipment',
          iab: '512',
          terms: `golf club set, used golf club, golf shaft, golf headcover, golf ball marker, divot tool, golf push cart, golf launch monitor`,
        },
        {
          name: 'Golf Courses & Clubs',
          iab: '512',
          terms: `country club golf, public golf course, golf club membership, golf green fee, golf resort play, private golf club`,
        },
        {
          name: 'Pro Golf Tours',
          iab: '512',
          terms: `pro golf, golf major, golf leaderboard, golf pro tour, women's pro golf`,
        },
        {
          name: 'Disc Golf',
          iab: '512',
          terms: `disc golf basket, disc golf disc, ultimate frisbee, ~frisbee, disc sport, disc golf bag`,
          brands: `Axiom Discs; MVP Disc Sports; Discmania; Infinite Discs; Latitude 64; Prodigy Disc; Paul McBeth; USA Ultimate`,
        },
      ],
    },
    {
      name: 'Tennis & Racket Sports',
      iab: '539',
      label: 'tennis and racket sports',
      description: 'play and follow tennis, pickleball and other racket sports',
      domains: ['atptour.com', 'wimbledon.com', 'usta.com', 'tennis-warehouse.com', 'tennis.com'],
      terms: `tennis!, tennis racket, tennis racquet, tennis ball, pickleball, badminton!, squash sport, racquetball, table tennis, ping pong, padel, tennis lesson, tennis court, pickleball paddle, tennis club, tennis tournament, shuttlecock, tennis string, racket sport, grand slam tennis, tennis bag, tennis net, tennis fan, squash racket, squash court, badminton racket, ping pong table, ping-pong, table tennis table, platform tennis, paddle tennis, tennis coaching, tennis elbow brace, ball machine tennis, racquet stringing, racquet, tennis player, tennis news, tennis match, badminton net, padel court, ping pong paddle, table tennis racket, tennis camp, doubles tennis, beach tennis, tennis grip, pickleball court, pickleball ball, real tennis`,
      brands: `ATP Tour = atp; WTA = wta tour; ~Wimbledon = wimbledon tennis; US Open Tennis; Australian Open; French Open = roland garros; Davis Cup; Laver Cup; Billie Jean King Cup; Wilson Tennis; ~Wilson; Babolat; Head Tennis = head racquets; Prince Tennis; Yonex; Dunlop Sport; Tecnifibre; Roger Federer; Rafael Nadal; Novak Djokovic; Serena Williams; Venus Williams; Carlos Alcaraz; Jannik Sinner; Coco Gauff; Naomi Osaka; Iga Swiatek; Aryna Sabalenka; Emma Raducanu; Andy Murray; Maria Sharapova; Nick Kyrgios; Daniil Medvedev; Ben Shelton; Tennis Channel; Tennis Warehouse; Tennis Express; ~Selkirk = selkirk pickleball; Joola; Paddletek; CRBN; Franklin Pickleball; Onix Pickleball; PPA Tour = ppa pickleball; Major League Pickleball; USA Pickleball; Chicken N Pickle; Li-Ning Badminton; Victor Badminton; Carlton Badminton; BWF = badminton world federation; Butterfly Table Tennis; ~Stiga = stiga table tennis; Killerspin; ITTF; World Table Tennis = wtt; Tecnifibre Squash; PSA World Tour; Bullpadel; Nox Padel; Premier Padel; USTA = united states tennis association; LTA = lawn tennis association; Indian Wells Tennis = bnp paribas open; Miami Open Tennis; Solinco; Gamma Sports; Luxilon; SlingerBag = slinger bag; HEAD Penn; Diadem Sports; The Dink; Escalade Sports; Cornilleau`,
      children: [
        {
          name: 'Tennis',
          iab: '539',
          terms: `tennis serve, us open tennis ticket, wimbledon ticket, tennis ranking, tennis academy, atp match, wta match`,
        },
        {
          name: 'Pickleball & Padel',
          iab: '539',
          terms: `pickleball net, pickleball league, pickleball set, padel racket, pickleball tournament, pickleball shoes, pickleball player`,
        },
        {
          name: 'Badminton & Squash',
          iab: '534',
          terms: `badminton court, badminton set, squash ball, squash club, badminton player, squash player, badminton shoe`,
        },
        {
          name: 'Table Tennis',
          iab: '538',
          terms: `table tennis ball, table tennis club, outdoor ping pong table, table tennis player, ping pong ball`,
        },
      ],
    },
    {
      name: 'Motorsports',
      iab: '518',
      label: 'motorsports',
      description: 'follow auto and motorcycle racing',
      domains: ['formula1.com', 'nascar.com', 'motogp.com', 'motorsport.com', 'indycar.com'],
      terms: `motorsport!, motor sport, auto racing, formula one, formula 1, stock car racing, rally racing, motocross!, supercross, drag racing, karting, go-kart racing, kart racing, endurance racing, racetrack, grand prix, dirt track racing, motorcycle racing, monster truck, car racing, race track, superbike racing, touring car racing, sprint car, drifting, off-road racing, speedway, demolition derby, hill climb racing, indy car, nascar race, racing fan, pit stop, racing suit, racing helmet, pole position, autocross, rallycross, track day, powerboat racing, air racing, truck racing, tractor pulling, motorsports fan, racing simulator rig, hydroplane racing, drone racing, lap time, racecar, race car, motorcycle sport, enduro racing, formula e racing, rally car, f1 race, trials riding, flat track racing, drag strip`,
      brands: `Formula 1 = f1; NASCAR; IndyCar = indycar series; Indianapolis 500 = indy 500; Daytona 500; Daytona International Speedway; 24 Hours of Le Mans = le mans; MotoGP; WRC = world rally championship; NHRA; IMSA; Formula E; World Endurance Championship = wec; Supercars Championship; V8 Supercars; DTM; BTCC = british touring car championship; Dakar Rally; Isle of Man TT; World Superbike = worldsbk; Monster Jam; AMA Supercross = monster energy supercross; Nitrocross; Formula Drift; World of Outlaws; ARCA = arca menards; Extreme E; Baja 1000; ~Goodwood = goodwood festival of speed; ~Silverstone; Monaco Grand Prix; Indianapolis Motor Speedway; Talladega Superspeedway = talladega;
          Bristol Motor Speedway; Watkins Glen; Nürburgring = nurburgring; Spa-Francorchamps; Suzuka Circuit; Circuit of the Americas = cota; Ferrari F1 = scuderia ferrari; Mercedes-AMG Petronas = mercedes f1; Red Bull Racing; McLaren F1 = mclaren racing; Aston Martin F1; Alpine F1; Williams Racing; Haas F1; Hendrick Motorsports; Joe Gibbs Racing; Team Penske; Lewis Hamilton; Max Verstappen; Charles Leclerc; Lando Norris; Fernando Alonso; Sebastian Vettel; Daniel Ricciardo; Ayrton Senna; Michael Schumacher; Dale Earnhardt = dale earnhardt jr; Jeff Gordon; Jimmie Johnson; Kyle Busch; Chase Elliott; Bubba Wallace; Danica Patrick; Kyle Larson; Valentino Rossi; Marc Márquez = marc marquez; Travis Pastrana;
          Ken Block; Drive to Survive; Alpinestars; Sparco; Simpson Race Products; Motorsport.com; Autosport; Speedway Motorsports; K1 Speed; Andretti Indoor Karting; International Speedway Corporation; Feld Motor Sports; Speed51; FloRacing; DirtVision; Barber Motorsports; Skip Barber = skip barber racing school; SCCA; NASA Racing; FIA; Liberty Media F1; Super Formula; Super GT; F1 Academy; F1 TV; TT Circuit Assen; Fox Racing; FIM`,
      children: [
        {
          name: 'Formula 1',
          iab: '518',
          terms: `f1 fan, f1 grand prix, formula one team, open-wheel racing, f1 ticket, f1 driver`,
        },
        {
          name: 'NASCAR & Stock Car',
          iab: '518',
          terms: `nascar fan, stock car, nascar cup series, nascar ticket, late model racing, oval racing`,
        },
        {
          name: 'Motorcycle Racing',
          iab: '519',
          terms: `motogp race, road racing motorcycle, motocross race, supermoto, motorcycle speedway, dirt bike racing, motocross gear`,
        },
        {
          name: 'Karting & Amateur Racing',
          iab: '518',
          terms: `kart track, indoor karting, racing school, amateur racing, karting club, go-karting`,
        },
      ],
    },
    {
      name: 'Combat Sports & Martial Arts',
      iab: '520',
      label: 'combat sports and martial arts',
      description: 'watch and practice boxing, MMA, wrestling and martial arts',
      domains: ['ufc.com', 'wwe.com', 'sherdog.com', 'boxingscene.com', 'tapology.com'],
      terms: `martial art!, boxing!, mma!, mixed martial arts, wrestling!, karate, judo, taekwondo, jiu-jitsu, jiu jitsu, brazilian jiu jitsu, bjj, kickboxing, muay thai, kung fu, aikido, krav maga, fencing sport, boxing glove, punching bag, pro wrestling, sumo, kendo, tai kwon do, sambo, capoeira, boxing ring, heavy bag, martial arts gi, grappling, mouthguard, hand wraps, ufc fight, boxing match, boxing headgear, cage fighting, professional wrestling, wrestling shoe, nunchaku, karate uniform, martial arts belt, ninjutsu, wing chun, hapkido, speed bag, boxing fan, fight night, lucha libre, freestyle wrestling, greco-roman wrestling, arm wrestling, boxing shoe, jujitsu, wushu, dojo, savate, martial arts training, self-defense class, fight card, heavyweight boxing, wrestling singlet, bare-knuckle boxing, wrestling mat, kung-fu, kickboxer, fencing foil, epee, sabre fencing, sparring gear, martial arts weapon, karate class, kempo, fencing club, vale tudo, iaido, arnis, escrima, shootboxing, slap fighting, high school wrestling, college wrestling`,
      brands: `UFC = ultimate fighting championship; WWE = world wrestling entertainment; AEW = all elite wrestling; Bellator; PFL = professional fighters league; ONE Championship; WrestleMania = wrestle mania; WWE Raw = monday night raw; SmackDown = wwe smackdown; NXT = wwe nxt; New Japan Pro-Wrestling = njpw; TNA Wrestling = impact wrestling; Ring of Honor; Lucha Underground; CMLL; AAA Lucha Libre; ~WBC = world boxing council; WBA Boxing; IBF Boxing; WBO; Top Rank; Golden Boy Promotions; Matchroom = matchroom boxing; DAZN Boxing; Premier Boxing Champions; Muhammad Ali; Mike Tyson; Floyd Mayweather; Manny Pacquiao; Canelo Álvarez = canelo alvarez; Tyson Fury; Anthony Joshua; Terence Crawford;
          Oleksandr Usyk; Gervonta Davis; Ryan Garcia; Jake Paul Boxing; Conor McGregor; Khabib Nurmagomedov = khabib; Jon Jones; Israel Adesanya; Alex Pereira; Ronda Rousey; Amanda Nunes; Georges St-Pierre = gsp; Anderson Silva; Dana White; John Cena; Roman Reigns; The Undertaker; Hulk Hogan; Stone Cold Steve Austin; Cody Rhodes; Becky Lynch; Charlotte Flair; Rey Mysterio; Ric Flair; Everlast = everlast boxing; Venum; Hayabusa = hayabusa fight; Title Boxing; ~Ringside = ringside boxing; Cleto Reyes; RDX Sports; Century Martial Arts; ~Tapout; Sherdog; MMA Fighting; MMA Junkie; BoxingScene; Tapology; The Ring Magazine; ~Gracie = gracie jiu-jitsu; Fuji Sports; Tatami Fightwear; Shoyoroll; Hypnotik;
          UFC Fight Pass; UFC Gym; Title Boxing Club; Tiger Schulmann's; Premier Martial Arts; ATA Martial Arts; BKFC = bare knuckle fighting championship; Glory Kickboxing; RIZIN; Power Slap; FloWrestling; USA Wrestling; Bruce Lee; Chuck Norris; Asics Wrestling; IBJJF; ADCC; Fairtex; Twins Special; World Taekwondo; USA Boxing; USA Fencing; Absolute Fencing Gear; Kodokan`,
      children: [
        {
          name: 'MMA',
          iab: '520',
          terms: `ufc ticket, mma glove, mma gym, octagon fight, mma fan, mma shorts, mma fighter fan`,
        },
        {
          name: 'Boxing',
          iab: '485',
          terms: `boxing ticket, boxing gym, boxing title fight, shadow boxing, boxing training, pay-per-view boxing, boxing trunks`,
        },
        {
          name: 'Pro Wrestling',
          iab: '546',
          terms: `wwe fan, wrestling pay-per-view, wrestling belt, wrestling fan, sports entertainment, wrestling figure fan`,
        },
        {
          name: 'Karate, Judo & Other Martial Arts',
          iab: '520',
          terms: `black belt, karate school, martial arts class, taekwondo class, judo gi, martial arts studio, kids karate, martial arts equipment`,
        },
      ],
    },
    {
      name: 'Cricket & Rugby',
      iab: '491',
      label: 'cricket, rugby and Australian football',
      description: 'follow and play cricket, rugby and Australian football',
      domains: ['espncricinfo.com', 'cricbuzz.com', 'worldrugby.org', 'rugbypass.com', 'afl.com.au'],
      terms: `cricket!, cricket bat, test match, cricket ball, t20, cricket world cup, cricket pad, one day international, wicket, cricket match, cricket score, cricket fan, cricket helmet, cricket glove, cricket team, ipl cricket, twenty20, cricket equipment, cricket club, the ashes, batsman, bowler cricket, cricket jersey, cricket shoe, cricket ground`,
      brands: `ICC Cricket = icc; ~IPL = indian premier league; BCCI; ESPNcricinfo = cricinfo; Cricbuzz; Virat Kohli; MS Dhoni = dhoni; Sachin Tendulkar; Rohit Sharma; Jasprit Bumrah; Babar Azam; Ben Stokes; Joe Root; Steve Smith Cricket; Pat Cummins; Mumbai Indians; Chennai Super Kings = csk; Royal Challengers Bangalore = rcb; Kolkata Knight Riders = kkr; Delhi Capitals; Rajasthan Royals; Sunrisers Hyderabad; Gujarat Titans; Punjab Kings; Big Bash League = bbl; ~The Hundred; Pakistan Super League = psl; Caribbean Premier League; SA20; Major League Cricket; The Ashes = ashes cricket; Cricket World Cup = icc cricket world cup; England Cricket = ecb; Cricket Australia; Lord's Cricket Ground = lords cricket ground; Gray-Nicolls; Kookaburra Sport = kookaburra cricket; SG Cricket; SS Cricket; MRF Cricket; Gunn & Moore = gm cricket; New Balance Cricket; Wisden; Willow TV; Marylebone Cricket Club = mcc; Duke Cricket Balls; Masuri; Vitality Blast; County Championship; Women's Premier League Cricket`,
      children: [
        {
          name: 'Rugby Union',
          iab: '529',
          terms: `rugby!, rugby union, rugby sevens, scrum, rugby ball, rugby shirt, rugby boot, rugby fan, rugby team, rugby world cup, touch rugby, six nations rugby, rugby league match, try rugby, rugby shorts, rugby club, women's rugby`,
          brands: `Rugby World Cup; Six Nations = six nations championship; All Blacks; Springboks; ~Wallabies; England Rugby = rfu; Irish Rugby; Welsh Rugby; Scottish Rugby; France Rugby; British & Irish Lions = british and irish lions; Premiership Rugby; Top 14; United Rugby Championship = urc; Super Rugby; World Rugby; Leinster Rugby; ~Saracens; ~Harlequins; Leicester Tigers; Bath Rugby; Stade Toulousain; Gilbert Rugby; Canterbury Rugby = canterbury of new zealand; Major League Rugby; HSBC Sevens; Antoine Dupont; Jonah Lomu; RugbyPass; ~Twickenham; USA Rugby; Rhino Rugby; Siya Kolisi; Ilona Maher`,
        },
        {
          name: 'Rugby League',
          iab: '528',
          terms: `rugby league, state of origin, nrl game, super league rugby, tag rugby`,
          brands: `NRL = national rugby league; State of Origin; Super League = betfred super league; Penrith Panthers; Brisbane Broncos; South Sydney Rabbitohs; Sydney Roosters; Melbourne Storm; Parramatta Eels; Canterbury Bulldogs; Wigan Warriors; St Helens RLFC; Leeds Rhinos; Wests Tigers; New Zealand Warriors; Hull KR; Warrington Wolves`,
        },
        {
          name: 'Australian Rules Football',
          iab: '507',
          terms: `australian rules football, aussie rules, afl football, footy, gaelic football, hurling, camogie, gaelic games`,
          brands: `AFL = australian football league; Collingwood Magpies; Carlton Blues; ~Essendon; Richmond Tigers; Geelong Cats; Hawthorn Hawks; Sydney Swans; West Coast Eagles; Brisbane Lions; Adelaide Crows; Western Bulldogs; Fremantle Dockers; Melbourne Demons; AFLW; Sherrin; GAA = gaelic athletic association; All-Ireland Final; Croke Park; GAAGO`,
        },
      ],
    },
    {
      name: 'Running & Athletics',
      iab: '540',
      label: 'running races, athletics and competitive cycling',
      description: 'run, race and follow athletics, triathlon and pro cycling',
      domains: ['runnersworld.com', 'worldathletics.org', 'cyclingnews.com', 'ironman.com', 'strava.com'],
      terms: `track and field!, marathon!, half marathon, triathlon, 5k race, 10k race, sprint running, hurdle race, high jump, long jump, javelin, shot put, decathlon, pole vault, cross country running, competitive running, relay race, ultramarathon, race walking, obstacle course race, discus, heptathlon, triple jump, hammer throw, athletics track, 5k run, fun run, road race, ironman race, duathlon, starting block, race bib, marathon training, track meet, steeplechase running, runner, trail race, distance running, spartan race, mud run, orienteering, track spikes, charity run, cross-country running, running club, turkey trot, biathlon, pentathlon, marathon runner fan, middle distance, aquathlon, vertical jump, competitive walking, running event`,
      brands: `Boston Marathon; New York City Marathon = nyc marathon; Chicago Marathon; London Marathon; Berlin Marathon; Tokyo Marathon; ~Ironman = ironman triathlon; Spartan Race; Tough Mudder; parkrun; Rock 'n' Roll Marathon = rock n roll running series; Great North Run; Usain Bolt; Eliud Kipchoge; Sha'Carri Richardson = shacarri richardson; Noah Lyles; Sydney McLaughlin = sydney mclaughlin-levrone; Mo Farah; Diamond League; World Athletics = iaaf; USA Track & Field = usatf; Runner's World = runners world; Women's Running; Running USA; New York Road Runners = nyrr; Road Runners Club of America; UTMB = ultra-trail du mont-blanc; Western States 100 = western states endurance run; Leadville 100; Comrades Marathon; Marine Corps Marathon; runDisney; Ragnar Relay = ragnar; ~Hyrox; Savage Race; Warrior Dash; Color Run = the color run; Athlinks; RunSignUp; Active.com; MileSplit; FloTrack; LetsRun; USA Triathlon; World Triathlon; Challenge Roth; XTERRA; Roka = roka sports; Zoot Sports; ~Orca = orca wetsuits; Blueseventy; Gill Athletics; Bank of America Chicago Marathon; Abbott World Marathon Majors; BolderBoulder; Peachtree Road Race; Bay to Breakers`,
      children: [
        {
          name: 'Marathons & Road Races',
          iab: '227',
          terms: `marathon runner, 10-mile race, marathon expo, race entry, virtual race, marathon finisher`,
        },
        {
          name: 'Triathlon',
          iab: '226',
          terms: `triathlete gear, tri suit, triathlon bike, triathlon wetsuit, half ironman, ironman training, open water race`,
        },
        {
          name: 'Competitive Cycling',
          iab: '492',
          terms: `cycling race, road cycling race, track cycling, velodrome, bmx racing, cyclocross, peloton racing, criterium, pro cycling, cycling team, bmx, time trial bike, gran fondo, cycling fan, mountain bike racing, gravel race, downhill racing, bike racing, cycling jersey, bib shorts, cycling kit, keirin`,
          brands: `Tour de France; Giro d'Italia = giro ditalia; Vuelta a España = la vuelta; ~UCI = union cycliste internationale; Tadej Pogačar = tadej pogacar; Jonas Vingegaard; Mathieu van der Poel; Wout van Aert; Remco Evenepoel; Lance Armstrong; Mark Cavendish; Ineos Grenadiers Cycling = team sky; UAE Team Emirates; Visma Lease a Bike = jumbo visma; Cyclingnews; VeloNews; ~Velo; GCN = global cycling network; Paris-Roubaix; Milan-San Remo; Tour of Flanders; Unbound Gravel; ~Rapha; ~Castelli; Assos; Pearl Izumi; Pas Normal Studios; USA Cycling; British Cycling; Zwift Racing; Santini; Gore Cycling; Strade Bianche; Tour Down Under; Crankworx; Red Bull Rampage; Cape Epic; Tour de France Femmes; Etape du Tour = l'étape; Endura Cycling`,
        },
        {
          name: 'Track & Field',
          iab: '540',
          terms: `sprinting, field event, track athlete, track club, running track, indoor track, throwing event, long distance running`,
        },
      ],
    },
    {
      name: 'Olympic & Winter Sports',
      iab: '521',
      label: 'Olympic, aquatic and winter competition',
      description: 'follow the Olympics, gymnastics, swimming and winter competition',
      domains: ['olympics.com', 'swimswam.com', 'teamusa.com', 'usagym.org', 'fis-ski.com'],
      terms: `olympics!, olympic games, olympic sport, winter olympics, summer olympics, paralympics, gymnastics!, competitive swimming, ~swimming, diving competition, synchronized swimming, water polo, figure skating!, speed skating, curling, ski jumping, bobsled, luge, skeleton racing, alpine ski racing, rhythmic gymnastics, ice skating, rowing!, regatta, weightlifting competition, trampoline gymnastics, artistic gymnastics, balance beam, gymnastics mat, gymnastics leotard, swim meet, swim team, swim goggles, swim cap, ice skate, cross-country ski racing, nordic combined, artistic swimming, springboard diving, ice dancing, short track, parallel bars, uneven bars, pommel horse, freestyle skiing competition, crew rowing, sculling, dragon boat racing, swim fin training, olympic weightlifting, powerlifting competition, bodybuilding competition, strongman, tumbling, olympic medal, skating rink, competitive diving, ice skating rink, modern pentathlon, canoe sprint, olympian, torch relay, swim racing suit, open water swimming, swimming pool race, swimming lesson, swimming gear, kickboard, swim paddle, special olympics`,
      brands: `Olympics = olympic games ioc | paris 2024 | la 2028 | la28; Winter Olympics = milano cortina 2026; Paralympics = paralympic games; IOC = international olympic committee; Team USA = usopc; Team GB; NBC Olympics; Speedo; Arena Swimwear = arena swim; TYR = tyr sport; Finis Swim; FORM Swim Goggles; Michael Phelps; Katie Ledecky; Caeleb Dressel; Simone Biles; Suni Lee; Gabby Douglas; Shaun White; Mikaela Shiffrin; Lindsey Vonn; Chloe Kim; Eileen Gu; Nathan Chen; Ilia Malinin; Adam Peaty; Tom Daley; Greg Louganis; Commonwealth Games; Asian Games; Pan American Games = pan am games; Special Olympics; World Aquatics = fina; USA Swimming; USA Gymnastics; USA Figure Skating; ~FIS = fis alpine world cup;
          World Rowing; Concept2 Rowing; Henley Royal Regatta; The Boat Race = oxford cambridge boat race; Head of the Charles; SwimOutlet; SwimSwam; GK Elite; American Athletic = aai gymnastics; Jackson Ultima; Edea; Riedell; Stars on Ice; Invictus Games; X Games; Winter X Games; Arnold Classic; Mr. Olympia = mr olympia; World's Strongest Man = worlds strongest man; NPC Bodybuilding; IFBB; USA Weightlifting; USA Curling; Grand Slam of Curling; Big Blue Swim School; Goldfish Swim School; British Swim School; SafeSplash; The Little Gym; My Gym; Gymboree Play; International Gymnastics Federation; Arnold Schwarzenegger Bodybuilding; Ronnie Coleman; Chris Bumstead = cbum; World Games`,
      children: [
        {
          name: 'Gymnastics',
          iab: '513',
          terms: `gymnastics class, gymnastics equipment, gymnast fan, tumbling mat, kids gymnastics, gymnastics bar, gymnastics floor`,
        },
        {
          name: 'Swimming & Diving',
          iab: '537',
          terms: `swim lesson, swim club, competitive swimwear, swim training, lap swimming, masters swimming, diving board sport, water polo ball, swimming goggles, swimming cap, high diving, swimmer gear`,
        },
        {
          name: 'Figure Skating & Ice Sports',
          iab: '510',
          terms: `figure skate, ice skating lesson, skating dress, ice show, speed skater, curling stone, figure skating fan`,
        },
        {
          name: 'Rowing & Sailing Races',
          iab: '526',
          terms: `sailing race, yacht racing, sailing regatta, sailing competition, america's cup, dinghy racing, rowing club, rowing shell, rowing crew, ocean race`,
          brands: `America's Cup = americas cup; SailGP; Vendée Globe = vendee globe; Ocean Race = volvo ocean race; Sydney to Hobart; Cowes Week; Rolex Fastnet; World Sailing; US Sailing; Laser Sailing = ilca; Emirates Team New Zealand; Sailing World`,
        },
        {
          name: 'Winter Sports Competition',
          iab: '523',
          terms: `ski racing, snowboard competition, biathlon race, ski world cup, halfpipe competition, bobsleigh, ski cross, snowboard cross, slopestyle`,
        },
        {
          name: 'Weightlifting & Bodybuilding',
          iab: '544',
          terms: `bodybuilding!, competitive bodybuilding, powerlifting, strongman competition, physique competition, weightlifting belt, weightlifting shoe, bodybuilder, clean and jerk, weightlifter, lifting competition`,
        },
      ],
    },
    {
      name: 'Horse Sports & Rodeo',
      iab: '496',
      label: 'equestrian sports, horse racing and rodeo',
      description: 'follow horse racing, ride and compete with horses',
      domains: ['kentuckyderby.com', 'drf.com', 'smartpakequine.com', 'prorodeo.com', 'horseandhound.co.uk'],
      terms: `horse racing!, equestrian!, thoroughbred racing, show jumping, dressage, polo sport, rodeo!, bull riding, barrel racing, horse riding, harness racing, riding helmet, saddle, horse show, racehorse, eventing, horse race, steeplechase, greyhound racing, dog racing, triple crown racing, horseback riding lesson, riding breeches, horse tack, bridle, equine sport, jodhpurs, calf roping, steer wrestling, riding crop, hunter jumper, trotting race, jockey club, team roping, horse trainer, camel racing, bullfighting, endurance riding, reining, vaulting equestrian, horse jump, riding school, horse rider, equestrian apparel, polo match, equestrian clothing, stirrup, western riding, english riding, riding glove, equestrian center, horse-riding, bronc riding, gymkhana, point-to-point, race meeting`,
      brands: `Kentucky Derby; Preakness Stakes = preakness; Belmont Stakes; Breeders' Cup = breeders cup; Royal Ascot = ascot racecourse; Grand National = aintree; Cheltenham Festival = cheltenham gold cup; Melbourne Cup; Churchill Downs; Saratoga Race Course; Santa Anita Park; Del Mar Racing; Keeneland; Daily Racing Form = drf; Racing Post; At The Races; Sky Sports Racing; Epsom Derby; Prix de l'Arc de Triomphe; Dubai World Cup = dubai world cup racing; Hong Kong Jockey Club; The Jockey Club; Equibase; BloodHorse = blood-horse; Godolphin; Coolmore; ~Secretariat; NYRA = new york racing association; PBR = professional bull riders; PRCA = professional rodeo cowboys association; National Finals Rodeo = nfr;
          Houston Livestock Show and Rodeo = rodeohouston; Calgary Stampede; Cheyenne Frontier Days; The American Rodeo; Burghley Horse Trials; Badminton Horse Trials; FEI = federation equestre internationale; US Equestrian Federation = usef; Longines Global Champions Tour; SmartPak = smartpak equine; Dover Saddlery; State Line Tack; Ariat Equestrian; Charles Owen; Samshield; Weatherbeeta; Horze; Equiline; Kerrits; Kastel Denmark; Troxel; ~Cavallo; Tipperary Equestrian; Passier; Stübben; Pikeur; Horse & Hound = horse and hound; Practical Horseman; Chronicle of the Horse; Horse & Rider; American Quarter Horse Association = aqha; USTA Trotting = united states trotting association;
          FanDuel TV Racing = tvg; Schneiders Saddlery; Wintec; Circle Y; Martin Saddlery; Cactus Ropes; Classic Equine; Pony Club = us pony club; Interscholastic Equestrian Association; Guards Polo Club; Palm Beach Polo; Tattersalls; Goffs; Fasig-Tipton; Greyhound Derby`,
      children: [
        {
          name: 'Horse Racing',
          iab: '497',
          terms: `derby horse race, racecourse, horse race ticket, flat racing, jump racing, horse owner racing, racing silks, race day hat`,
        },
        {
          name: 'Equestrian & Horse Riding',
          iab: '496',
          terms: `horse riding lesson, riding boot equestrian, riding apparel, horse show jumping, pony riding, equestrian vest, riding arena, riding stable`,
        },
        {
          name: 'Rodeo',
          iab: '525',
          terms: `rodeo ticket, rodeo rope, cowboy sport, roping, rodeo fan, mutton busting, ranch rodeo`,
        },
        { name: 'Polo', iab: '496', terms: `polo pony, polo mallet, polo club, polo tournament, elephant polo` },
      ],
    },
    {
      name: 'Other Sports',
      iab: '483',
      label: 'volleyball, lacrosse, bowling and other sports',
      description: 'play and follow volleyball, lacrosse, bowling and other sports',
      domains: ['volleyballmag.com', 'usalacrosse.com', 'bowl.com', 'pdc.tv', 'varsity.com'],
      terms: `volleyball!, beach volleyball, lacrosse!, handball!, dodgeball, ultimate disc, sepak takraw, kabaddi, bocce, lawn bowls, croquet, shuffleboard, cornhole, horseshoe pitching, pétanque, tug of war, roller derby, korfball, quidditch, skee-ball league, tetherball, kickball league, four square game, spikeball, jai alai, roundnet, axe throwing, ninja warrior course, parkour, freerunning, double dutch, jump rope competition, extreme sport, action sport, paintball!, airsoft sport, roller skating, inline skating, rollerblading, skateboarding!, skateboard, scooter trick, stunt scooter, longboard, skatepark, roller skate, rollerblade, pogo stick, trampoline sport, skateboard deck, skateboard truck, knee pad, elbow pad, curling club, footbag, hacky sack, pickup sport, boccia, goalball, volleyball net, volleyball ball, knee pads volleyball, volleyball tournament, team handball, lacrosse stick, paintball gun, paintball marker, bull running, wife carrying, chess boxing, bossaball, teqball, slamball, baton twirling, color guard, drill team, jousting, medieval combat, lawn game competition, skate helmet, quad skate, inline skate, longboarding, penny board, cup stacking, sport stacking`,
      brands: `FIVB; AVP = avp beach volleyball; USA Volleyball; Mikasa Sports; ~Molten = molten volleyball; Tachikara; Wilson AVP; League One Volleyball = lovb; Pro Volleyball Federation; Premier Lacrosse League = pll; National Lacrosse League = nll; STX = stx lacrosse; Warrior Lacrosse; Maverik Lacrosse; Cascade Lacrosse; StringKing; Brine Lacrosse; US Lacrosse = usa lacrosse; Inside Lacrosse; Pro Kabaddi League = pro kabaddi; American Ninja Warrior Sport; Spikeball = spikeball inc; American Cornhole League = acl cornhole; Tony Hawk = birdhouse skateboards; Santa Cruz Skateboards; Element Skateboards; Baker Skateboards; Zero Skateboards; Girl Skateboards; Powell-Peralta = powell peralta;
          Independent Trucks; Thunder Trucks; Spitfire Wheels; Bones Wheels; ~Thrasher = thrasher magazine; The Berrics; Street League Skateboarding; Sector 9; Arbor Skateboards; Loaded Boards; Penny Skateboards; Blind Skateboards; Plan B Skateboards; Nyjah Huston; Rodney Mullen; Ryan Sheckler; ~Rollerblade = rollerblade inc; K2 Skates; Moxi Skates = moxi roller skates; Impala Skates = impala rollerskates; Powerslide; ~Bont; WFTDA; Tippmann; Planet Eclipse; Dye Paintball; Empire Paintball; Kingman Spyder; Elite Force Airsoft; Tokyo Marui; KWA Airsoft; Valken; Pro-Tec; Triple Eight = triple 8; CCS Skate; Tactics Boardshop; Skate Warehouse; Nitro Circus; EHF Handball = ehf champions league; THW Kiel;
          Parkour Generations; World Axe Throwing League = watl; Bad Axe Throwing`,
      children: [
        {
          name: 'Volleyball',
          iab: '541',
          terms: `volleyball shoes, volleyball shorts, volleyball camp, indoor volleyball, volleyball uniform, sand volleyball, women's volleyball, volleyball club`,
        },
        {
          name: 'Lacrosse',
          iab: '517',
          terms: `lacrosse helmet, lacrosse head, lacrosse glove, box lacrosse, lacrosse goal, women's lacrosse, lacrosse camp`,
        },
        {
          name: 'Bowling, Billiards & Darts',
          iab: '550',
          terms: `bowling!, bowling ball, billiards!, pool cue, snooker!, darts!, dartboard, pool table, cue sport, bowling shoe, bowling league, eight-ball pool, nine-ball, cue stick, bowling bag, candlepin, cue ball, billiard ball, dart board, dart flight, steel tip dart, soft tip dart, bowling pin, tenpin bowling, bowling lane, billiard table, snooker cue, cue chalk, foosball, air hockey, carrom, foosball table, air hockey table, bumper pool, ten-pin bowling, duckpin, bowling party, pool hall, billiard light`,
          brands: `~PBA = professional bowlers association; USBC; Brunswick Bowling; Storm Bowling; Hammer Bowling; ~Ebonite; Bowlero = lucky strike entertainment; AMF Bowling = amf; Lucky Strike Bowling; Hollywood Bowl Group; Tenpin; Kingpin Bowling; Predator Cues; McDermott Cue; Olhausen; Viking Cues; Aramith; PDC = professional darts corporation; World Darts Championship; Luke Littler; Phil Taylor Darts; Unicorn Darts; Target Darts; Winmau; Red Dragon Darts; Viper Darts; World Snooker Tour; World Snooker Championship = the crucible snooker; Ronnie O'Sullivan = ronnie osullivan; Matchroom Pool; American Poolplayers Association = apa pool; Riley Snooker; Flight Club Darts; Efren Reyes; Shane Van Boening; Cuetec; Tornado Foosball; Garlando; Brunswick Billiards; Diamond Billiards; WPBA; BDO Darts; Bowlmor; 900 Global; Roto Grip; DV8 Bowling; Dexter Bowling`,
          children: [
            {
              name: 'Billiards & Snooker',
              iab: '532',
              terms: `pool stick, pool game table, billiard supply, snooker table, pool cue case, snooker player`,
            },
            {
              name: 'Darts',
              iab: '493',
              terms: `darts player, electronic dartboard, dart set, darts league, darts fan`,
            },
          ],
        },
        {
          name: 'Cheerleading & Dance Teams',
          iab: '486',
          terms: `cheerleading!, cheer team, pom pom, dance team, all-star cheer, cheer uniform, cheer shoe, cheer camp, cheer bow, megaphone cheer, cheerleading squad, cheer competition`,
          brands: `Varsity Brands = varsity spirit; Cheer Athletics; Nfinity; Chassé Cheer = chasse cheer; NCA Cheer; UCA = universal cheerleaders association; The Cheerleading Worlds; Dallas Cowboys Cheerleaders; Rebel Athletic; Omni Cheer; USASF; Gameday Cheer; Top Gun All Stars`,
        },
        {
          name: 'Skateboarding & Roller Sports',
          iab: '503',
          terms: `skateboard wheel, skateboard bearing, skate shop, skateboarder, grip tape, skate park, roller rink, roller skating rink, roller skates, inline speed skating, skateboarding trick`,
        },
        {
          name: 'Paintball & Airsoft',
          iab: '501',
          terms: `paintball mask, paintball field, airsoft gun, airsoft, airsoft bb, gel blaster, paintball hopper, paintball gear, airsoft field, speedball`,
        },
        {
          name: 'Adaptive & Disabled Sports',
          iab: '494',
          sensitivity: 'High',
          terms: `wheelchair rugby, blind football, para athletics, sitting volleyball, wheelchair racing, wheelchair tennis, deaf sport, sports wheelchair, para swimming, murderball, disability sport`,
        },
      ],
    },
    {
      name: 'Sports Equipment & Fan Gear',
      iab: '551',
      intent: 'Product',
      label: 'sports equipment and fan gear',
      description: 'buy sporting goods and team merchandise',
      domains: ['dickssportinggoods.com', 'fanatics.com', 'academy.com', 'decathlon.com', 'sportsdirect.com'],
      terms: `sporting goods!, sports equipment!, sports gear, team merchandise, jersey, sports memorabilia fan, athletic equipment, cleats, cleat, sports ball, protective sports gear, athletic cup, whistle, scoreboard, sports bag, stopwatch sport, gym bag sport, sports water bottle, team uniform, fan gear, sports net, pinnie, agility ladder, sports cone, training cone, ball pump, sports merchandise, nfl merchandise, team flag, team banner, foam finger, bleacher, stadium seat cushion, goal post, sports flooring, mouth guard sport, trophy award, sport eyewear, sports goggles, eye black, sports store, athletic tape, ball bag, referee gear, sports equipment store, team sports equipment, uniform jersey custom, stadium blanket, team fan shop, sports pads, referee shirt, coaching whistle, medal sport, sports training equipment`,
      brands: `Dick's Sporting Goods = dicks sporting goods; Academy Sports = academy sports + outdoors | academy sports and outdoors; Fanatics; Big 5 Sporting Goods = big 5; Hibbett = hibbett sports; ~Scheels; Modell's = modells; Sports Authority; Decathlon; Sports Direct = sportsdirect; Sport Chek; Rebel Sport; Intersport; Play It Again Sports; Dunham's Sports = dunhams; Rally House; Epic Sports; Eastbay; BSN Sports; Champion Sports; Wilson Sporting Goods; Amer Sports; Lids Sports; Majestic Athletic; SportScheck; XXL Sport; Go Sport; Sport 2000; Sportmaster; Stadium Sweden; Xebio; ~Alpen; Topsports = top sports; Gopher Sport; Anthem Sports; SquadLocker; Augusta Sportswear; Holloway Sportswear; ~Gill; Sideline Store; Soccer Post; WinCraft; FOCO; DICK's House of Sport; Golf & Ski Warehouse; McDavid; Cramer Sports; Mueller Sports Medicine; Peak Sport = peak basketball; Erke; 361 Degrees; Xtep; Penalty Brasil; ~Joma; Kelme; ~Hummel; ~Macron; Errea; Uhlsport; ~Erima; Jako; G-Form; Zamst; EvoShield; Pro Image Sports; Champs Sports`,
      children: [
        {
          name: 'Team Merchandise',
          iab: '551',
          terms: `licensed team merchandise, team cap fan, replica jersey, official team store, sports license plate, team decal, team flag pole`,
        },
        {
          name: 'Training & Field Equipment',
          iab: '551',
          terms: `field marking, rebounder net, sport goal, blocking dummy, tackle sled, hurdles training, sports field turf, portable goal, speed ladder, medicine ball sport`,
        },
        {
          name: 'Protective Gear',
          iab: '551',
          terms: `sports helmet, sports knee pad, protective sports cup, sport face mask, body protector, rib protector`,
        },
      ],
    },
    {
      name: 'Sports Media & Events',
      iab: '483',
      label: 'sports news, broadcasts and live events',
      description: 'follow sports news, watch games and go to live events',
      domains: ['espn.com', 'bleacherreport.com', 'si.com', 'theathletic.com', 'skysports.com'],
      terms: `sports news!, sports ticket, sporting event, live sports, sports streaming, sports score, sports highlight, sports tv, sports broadcast, stadium!, arena!, sports bar viewing, sports statistics, sports commentary, sports analysis, sports talk show, sports blog, sports documentary, sports channel, watch party, pay-per-view sports, pay per view sport, game day, gameday, sports game ticket, sports app, live score, sports fanatic, sports history, hall of fame sports, sports entertainment fan, sports magazine, sports video, sports media, match highlights, sports analytics, sports law, sports business, sports sponsorship, sports science, sports marketing industry, sports calendar, all-star game, sports network, sports package tv, college sports, high school sports, youth sports, ncaa, intramural sport, club sport, varsity sport, sports camp, sports scholarship athlete, athletic recruiting, women's sports, athletic department`,
      brands: `ESPN = espn+ | espn plus; Sports Illustrated = si.com; Bleacher Report; The Athletic; Fox Sports; CBS Sports; NBC Sports; Sky Sports; TNT Sports = bt sport; DAZN; Eurosport; beIN Sports = bein; Yahoo Sports; Barstool Sports; The Ringer; SB Nation; Deadspin; Sporting News; MSG Networks; YES Network; NESN; Bally Sports = fanduel sports network; TSN; Sportsnet; theScore; FuboTV = fubo; FloSports; Marquee Sports; SportsCenter = sports center; First Take; Pat McAfee = pat mcafee show; Stephen A. Smith = stephen a smith; Skip Bayless; Inside the NBA; Pardon the Interruption; ~Marca; AS Diario = diario as; Gazzetta dello Sport; Mundo Deportivo; Sport1; ~Kicker = kicker magazin; Star Sports;
          Sony Sports Network; SuperSport; ~Kayo = kayo sports; Stan Sport; Flashscore; LiveScore; 365Scores; Talksport; BBC Sport; GiveMeSport; FiveThirtyEight Sports; Sports Reference; ~Overtime = overtime sports; House of Highlights; Jomboy Media; Dude Perfect; Madison Square Garden; Yankee Stadium; Fenway Park; Wrigley Field; Lambeau Field; AT&T Stadium; SoFi Stadium; Wembley Stadium = wembley; Camp Nou; Old Trafford; Anfield; Crypto.com Arena = staples center; Barclays Center; Rose Bowl Stadium; Michigan Stadium; MetLife Stadium; Allegiant Stadium; ESPY Awards = espys; Red Bull TV; Olympic Channel; AFN Sports; Stadium Network; 30 for 30; NCAA = ncaa sports; Big Ten = big ten conference;
          ~SEC = southeastern conference; ~ACC = atlantic coast conference; Big 12; Pac-12 = pac 12; Big Ten Network; SEC Network; Ivy League Sports; NAIA; NCSA = ncsa college recruiting; NFHS Network; ~Learfield; Excel Sports; CAA Sports; ~Wasserman; ~Octagon = octagon sports; ~IMG = img sports; Sportradar; Genius Sports; Stats Perform = opta; Catapult Sports; TeamSnap; SportsEngine; LeagueApps; Nike Sports Camps; IMG Academy; i9 Sports; Aspire Academy; ~Good Sports; Manchester United Plc; Madison Square Garden Sports; Liberty Braves = atlanta braves holdings; AEG Sports; ~Endeavor = endeavor group; ~TKO = tko group; ~Infront; Just Women's Sports; Togethxr; The Players' Tribune = players tribune;
          Awful Announcing; Front Office Sports; Sports Business Journal = sbj; Sportico`,
      children: [
        {
          name: 'Sports News & Scores',
          iab: '483',
          terms: `sports headline, sports update, game score, box score, standings, game recap, sports rumor, injury report, trade rumor`,
        },
        {
          name: 'Live Sports Tickets',
          iab: '483',
          intent: 'Event',
          terms: `game ticket, season ticket holder, playoff ticket, luxury suite stadium, stadium tour sport, nfl ticket, nba ticket, mlb ticket, nhl ticket, stadium food`,
        },
        {
          name: 'College Sports',
          iab: '487',
          terms: `college athletics, college sports fan, conference championship, student section, nil deal, college team, collegiate sport, transfer portal, division i, college rivalry, alumni sports fan`,
        },
        {
          name: 'Youth & High School Sports',
          iab: '483',
          sensitivity: 'None',
          terms: `kids sports, youth league, high school athletics, travel team, youth sports camp, sports parent, after-school sport, youth athlete, aau, prep sports`,
        },
        {
          name: 'Sports Business',
          iab: '483',
          segment: 'B2B',
          terms: `sports team ownership, athlete endorsement, sports rights, stadium construction, sports sponsorship deal, sports venue management, sports franchise, athlete management, sports tech, event operations sports`,
        },
      ],
    },
  ],
}

export default sports
