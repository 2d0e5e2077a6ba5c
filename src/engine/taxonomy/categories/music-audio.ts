import type { CategorySource } from '../source'

const musicAudio: CategorySource = {
  category: 'Music & Audio',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Lifestyle',
  terms: `music!, song!, musical artist, music fan, music lover, music listener, music enthusiast, ~audio, ~tune, melody, ~band, ~album, ~track, singer, vocalist, music genre, music chart, music award, music news, lyric, music video, boy band, girl group, supergroup, tribute band, cover band, duet, music playlist, mixtape, remix, ~single, ~sound, ~rhythm, hit song, one-hit wonder, karaoke, sing-along, music history, music theory, music industry news, discography, music trivia, music culture, sheet music, love song, wedding music, musical group, instrumental music, relaxing music, sleep music, study music, music culture fan, concept album, greatest hits, b-side, choir, chorus, choral, a cappella, barbershop quartet, orchestra, ensemble, quartet, marching band, beatboxing, yodeling, chant, lullaby, ringtone`,
  roles: `musician, singer songwriter, songwriter, composer, conductor, music conductor, orchestra conductor, music director, music producer, record producer, audio engineer, sound engineer, recording engineer, mixing engineer, mastering engineer, sound technician, sound engineering technician, audio technician, sound designer, dj, disc jockey, radio host, radio presenter, radio announcer, broadcast announcer, radio dj, podcaster, podcast host, podcast producer, podcast editor, guitarist, bassist, drummer, pianist, violinist, cellist, organist, saxophonist, trumpeter, flutist, flautist, harpist, keyboardist, percussionist, rapper, opera singer, choir director, choirmaster, bandleader, session musician,
          concert promoter, tour manager music, band manager, artist manager, music manager, a&r manager, a&r representative, music publisher, music journalist, music critic, music supervisor, piano tuner, musical instrument repairer, musical instrument tuner, luthier, guitar maker, backup singer, lyricist, arranger, music arranger, orchestrator, beatmaker, concert pianist, musicologist, radio producer, radio program director, radio station manager, roadie, guitar tech, music editor, music blogger, voice-over artist, narrator, audiobook narrator, music licensing manager, music agent, talent booker, festival organizer, foley artist, instrumentalist, church organist, music librarian, busker`,
  industries: `music industry, music, musicians, record label, record company, music publishing, music publisher company, recording studio, sound recording studio, sound recording industry, music production and distribution, music production company, musical group and artist, musical instrument store, musical instrument retailer, musical instrument and supplies store, radio broadcasting, radio station, radio network, audio broadcasting, broadcast radio, podcast network, podcasting industry, music streaming company, concert promotion, live music industry, music venue, music school studio, record store, music store, prerecorded tape and cd store, orchestra organization, audio production company, dj services, music licensing company, music distribution company, talent management music, jukebox operator, musical instrument rental, piano store, guitar shop, symphony orchestra organization, wedding band service`,
  nodes: [
    {
      name: 'Pop Music',
      iab: '349',
      label: 'pop music',
      description: 'listen to pop music and follow pop artists',
      domains: ['billboard.com', 'spotify.com', 'popcrush.com', 'vevo.com'],
      terms: `pop music!, ~pop, top 40, chart music, synth-pop, synthpop, teen pop, dance-pop, pop song, pop star, pop singer, pop hit, contemporary hits, bubblegum pop, power pop, electropop, eurovision song, europop, adult contemporary, easy listening, soft pop, pop artist, dream pop, hyperpop, britpop, pop icon, pop fan, pop culture music, soft ac`,
      brands: `Taylor Swift = swifties | eras tour; Ariana Grande; Ed Sheeran; Justin Bieber; Katy Perry; Lady Gaga; Billie Eilish; Olivia Rodrigo; Dua Lipa; Harry Styles; Sabrina Carpenter; Miley Cyrus; Selena Gomez; Shawn Mendes; Adele; Bruno Mars; Sam Smith; Lorde; Lana Del Rey; Charli XCX = charli xcx brat; Chappell Roan; Britney Spears; Christina Aguilera; Justin Timberlake; Backstreet Boys; NSYNC = n sync; Spice Girls; One Direction; Jonas Brothers; Maroon 5; Michael Jackson; Madonna; Whitney Houston; Mariah Carey; Céline Dion = celine dion; Elton John; George Michael; ABBA; ~Cher; Kylie Minogue; Robbie Williams; Take That; Little Mix; Troye Sivan; Camila Cabello; ~Halsey; Meghan Trainor; Sia; Lizzo;
          Tate McRae; Benson Boone; Conan Gray; Gracie Abrams; Teddy Swims; Jessie J; Ellie Goulding; Rita Ora; Jason Derulo; OneRepublic = one republic; Barry Manilow; Barbra Streisand; ~Carpenters = the carpenters; Bee Gees; Duran Duran; Pet Shop Boys; Eurovision = eurovision song contest; Phil Collins; Lionel Richie; Michael Bublé = michael buble; Josh Groban; Andrea Bocelli; Enya; Janet Jackson; Gwen Stefani; P!nk = pnk; Kelly Clarkson; Demi Lovato; Carly Rae Jepsen; ~Raye; Sophie Ellis-Bextor; ~Mika; ~Robyn; Tori Kelly; JoJo Siwa; Alex Warren; Lewis Capaldi; Niall Horan; Zayn = zayn malik; Louis Tomlinson; Madison Beer; Ava Max; Bebe Rexha; Anne-Marie; Zara Larsson; Hilary Duff Music;
          Destiny's Child = destinys child; New Kids on the Block = nkotb; Savage Garden; ~Hanson; Roxette; A-ha; Wham!; Culture Club`,
      children: [
        {
          name: 'K-Pop',
          iab: '352',
          terms: `k-pop!, kpop, korean pop, korean idol, k-pop group, k-pop merch, kpop fan, lightstick, kpop album`,
          brands: `BTS = bangtan boys; Blackpink = black pink; Stray Kids; ~Twice = twice kpop; ~Seventeen = svt; ~EXO; NewJeans = new jeans; ENHYPEN; ~TXT = tomorrow x together; aespa; Red Velvet; ITZY; ~NCT = nct 127 | nct dream; LE SSERAFIM; (G)I-DLE = gidle; ATEEZ; ~Big Bang = bigbang kpop; Girls' Generation = snsd; Super Junior; SHINee; Got7; ~IVE; NMIXX; BabyMonster; Psy = gangnam style; HYBE; SM Entertainment; JYP Entertainment = jyp; YG Entertainment; Weverse; KCON; Jungkook = jung kook; Jennie Kim`,
        },
        {
          name: 'J-Pop & Asian Pop',
          iab: '352',
          terms: `j-pop, jpop, c-pop, mandopop, cantopop, japanese music, city pop, anime music, thai pop, vocaloid, chinese pop, v-pop`,
          brands: `~Ado = ado singer; YOASOBI; Hatsune Miku; Utada Hikaru; ~Arashi; Babymetal; X Japan; Official Hige Dandism; Kenshi Yonezu; Jay Chou; Jolin Tsai; AKB48; L'Arc-en-Ciel; One Ok Rock; SB19; G.E.M. = gem singer`,
        },
        {
          name: 'Oldies & Classic Hits',
          iab: '358',
          terms: `oldies, doo-wop, classic hits, 50s music, 60s music, 70s music, 80s music, 90s music, 2000s music, big band standards, crooner, golden oldies, adult standards, retro music, motown, throwback music, 80s pop, nostalgia music, disco era hits`,
          brands: `Frank Sinatra; Dean Martin; Nat King Cole; Tony Bennett; Elvis Presley = elvis; Chuck Berry; Buddy Holly; The Supremes; The Temptations; The Four Tops; The Beach Boys = beach boys; The Monkees; Frankie Valli = four seasons frankie valli; Neil Diamond; Roy Orbison; Bobby Darin; Simon & Garfunkel = simon and garfunkel; The Platters; Bing Crosby; Perry Como; Doris Day; Connie Francis; Paul Anka; The Everly Brothers; Ritchie Valens; Dusty Springfield; Tom Jones Music; Engelbert Humperdinck`,
        },
        {
          name: "Children's Music",
          iab: '344',
          terms: `children's music, kids songs, nursery rhyme, kids music, toddler songs, baby music, kindie, sing-along songs for kids`,
          brands: `Kidz Bop; The Wiggles; Raffi; Super Simple Songs; Laurie Berkner; Baby Shark = pinkfong; Dan Zanes; Caspar Babypants; Parry Gripp; Rockabye Baby`,
        },
        {
          name: 'Soundtracks & Show Tunes',
          iab: '369',
          terms: `movie soundtrack, show tunes, film score, musical soundtrack, broadway music, tv theme music, video game music, cast recording, ~soundtrack, film music, theme song, christmas music, holiday music, christmas carol, comedy music, novelty song, parody song`,
          brands: `Hans Zimmer; John Williams Composer; Ennio Morricone; Danny Elfman; Howard Shore; Weird Al Yankovic = weird al; Alan Menken; Ludwig Göransson; Trans-Siberian Orchestra; Mannheim Steamroller; ~Pentatonix; Lonely Island; Tenacious D; Tim Minchin; Flight of the Conchords`,
        },
      ],
    },
    {
      name: 'Rock & Metal',
      iab: '363',
      label: 'rock and metal music',
      description: 'listen to rock, metal, punk and indie bands',
      domains: ['rollingstone.com', 'loudwire.com', 'nme.com', 'ultimateclassicrock.com'],
      terms: `rock music!, rock band, rock and roll, rock n roll, rock concert, rock fan, rocker, rock star, southern rock, art rock, glam rock, krautrock, surf rock, rockabilly, garage rock, blues rock, folk rock, instrumental rock, rock opera, rock song, acid rock, heartland rock, jam band, ~guitar solo, rock album, math rock, space rock, rock 'n' roll`,
      brands: `Foo Fighters; U2; Coldplay; Imagine Dragons; Red Hot Chili Peppers = rhcp; Green Day; Linkin Park; The Killers; ~Muse = muse band; Kings of Leon; Twenty One Pilots = 21 pilots; Bon Jovi; Bruce Springsteen = springsteen; Tom Petty; Matchbox Twenty; Nickelback; Creed Band; 3 Doors Down; Goo Goo Dolls; Dave Matthews Band; Phish; Grateful Dead = dead & company; Kid Rock; Sheryl Crow; Lenny Kravitz; Alanis Morissette; Train Band; Greta Van Fleet; Måneskin = maneskin; Hozier; John Mayer; Bryan Adams; Rod Stewart; Sting Musician; Hootie & the Blowfish; Counting Crows; Third Eye Blind; Live Band; Lynyrd Skynyrd; Allman Brothers = allman brothers band; ZZ Top; 38 Special; Widespread Panic; Goose Band`,
      children: [
        {
          name: 'Classic Rock',
          iab: '366',
          terms: `classic rock!, progressive rock, prog rock, psychedelic rock, 70s rock, album-oriented rock, arena rock, soft rock, yacht rock, aor, british invasion, classic rock band, 80s rock`,
          brands: `The Beatles = beatles; Rolling Stones = the rolling stones; Led Zeppelin; Pink Floyd; ~Queen = queen band; The Who; AC/DC = ac dc | acdc; Aerosmith; Fleetwood Mac; ~Eagles = eagles band | the eagles band; The Doors; Jimi Hendrix; ~Journey = journey band; ~Boston = boston band; ~Rush = rush band; Deep Purple; ~Genesis = genesis band; ~Yes = yes band; Def Leppard; Van Halen; ~Heart = heart band; ~Kiss = kiss band; ~Foreigner = foreigner band; ~Styx; REO Speedwagon; ~Toto = toto band; Santana; David Bowie = bowie; Eric Clapton; The Police Band; Dire Straits; Creedence Clearwater Revival = ccr; Billy Joel; Paul McCartney; John Lennon; George Harrison; Ringo Starr; Bob Seger; ~Cream = cream band; The Kinks; Jethro Tull; King Crimson; Steely Dan; Doobie Brothers = the doobie brothers; Hall & Oates = hall and oates; ~Chicago = chicago band; ~Supertramp; ELO = electric light orchestra; Stevie Nicks; Pat Benatar; ~Blondie; Peter Frampton; Steve Miller Band; ~Kansas = kansas band; Whitesnake; Joan Jett; Janis Joplin; Crosby, Stills & Nash = crosby stills and nash`,
        },
        {
          name: 'Alternative & Indie Rock',
          iab: '365',
          terms: `alternative rock, alternative music, indie rock, indie music, grunge, post-rock, emo, shoegaze, college rock, indie pop, post-punk revival, adult album alternative, indie band, alternative band, lo-fi indie, indie folk rock, college radio music, new wave music, bedroom pop`,
          brands: `Radiohead; Arctic Monkeys; ~Nirvana = nirvana band; Pearl Jam; Soundgarden; Alice in Chains; Smashing Pumpkins = the smashing pumpkins; ~Tame Impala; The Strokes; Arcade Fire; Vampire Weekend; ~The National; Weezer; ~Oasis = oasis band; ~Blur = blur band; R.E.M. = rem band; The Cure; Depeche Mode; The Smiths; Morrissey; ~Pixies; ~Phoenix Band; Florence + the Machine = florence and the machine; The 1975; Glass Animals; Cage the Elephant; Modest Mouse; The Black Keys = black keys; The White Stripes = jack white; Paramore; Panic! at the Disco = panic at the disco; Fall Out Boy; My Chemical Romance = mcr; Death Cab for Cutie; Bon Iver; Phoebe Bridgers; Boygenius; Mitski; Clairo; Wet Leg; Fontaines D.C. = fontaines dc; Noah Kahan; The Lumineers; Mumford & Sons = mumford and sons; LCD Soundsystem; Gorillaz; MGMT; Beach House Band; Sonic Youth; Pavement Band; Talking Heads; Joy Division; New Order; The Cranberries = cranberries; Cigarettes After Sex; TV Girl; ~Pitchfork; Sleep Token; ~Incubus; 311 Band; ~Sublime = sublime band; No Doubt; ~Bastille; Foster the People; Fugazi; Wilco; Interpol Band; Franz Ferdinand; Kaiser Chiefs; Stone Roses = the stone roses; Travis Band; ~Keane; Snow Patrol; Placebo Band; Garbage Band; Hole Band`,
        },
        {
          name: 'Metal & Hard Rock',
          iab: '367',
          terms: `heavy metal!, metal music, hard rock, death metal, black metal, thrash metal, metalcore, nu metal, doom metal, power metal, metal band, metalhead, glam metal, progressive metal, deathcore, folk metal, symphonic metal, industrial metal, hair metal, headbanger, speed metal, sludge metal, djent, metal fan, gothic metal, hair band`,
          brands: `Metallica; Iron Maiden; Black Sabbath; Slipknot; Megadeth; ~Slayer; Judas Priest; Ozzy Osbourne; Motörhead = motorhead; Pantera; Korn; System of a Down; ~Tool = tool band; Rammstein; ~Disturbed = disturbed band; Avenged Sevenfold; Five Finger Death Punch; Guns N' Roses = guns n roses; Mötley Crüe = motley crue; ~Ghost = ghost band; Mastodon Band; Lamb of God; Anthrax Band; Opeth; Dream Theater; Nightwish; Sabaton; Bring Me the Horizon; Limp Bizkit; Deftones; Rage Against the Machine; Marilyn Manson; Rob Zombie; ~Poison = poison band; Ratt; Skid Row Band; Alice Cooper; Halestorm; Shinedown; Breaking Benjamin; Volbeat; Gojira; Cannibal Corpse; Meshuggah; Evanescence; Within Temptation; Godsmack; Papa Roach; ~Scorpions = scorpions band; Sepultura; Behemoth Band; Killswitch Engage; Parkway Drive; Three Days Grace; Seether; Stone Sour; Trivium; In Flames; Spiritbox; Knotfest`,
        },
        {
          name: 'Punk & Ska',
          iab: '363',
          terms: `punk rock!, punk music, pop punk, hardcore punk, ska, ska punk, post-punk, ~punk, straight edge, psychobilly, oi punk, riot grrrl, skate punk, garage punk, two tone ska, new wave punk`,
          brands: `Blink-182 = blink 182; Ramones = the ramones; Sex Pistols; The Clash; The Offspring; Sum 41; ~Rancid = rancid band; NOFX; Bad Religion; Dead Kennedys; ~Misfits = the misfits band; Black Flag; Dropkick Murphys; Flogging Molly; Rise Against; All Time Low; Good Charlotte; Simple Plan; New Found Glory; The Specials; Madness Band; Reel Big Fish; Less Than Jake; Streetlight Manifesto; Mighty Mighty Bosstones; Descendents; Social Distortion; The Buzzcocks; ~The Damned; ~Turnstile; Neck Deep; Warped Tour; Riot Fest; Yellowcard; Pennywise Band; Minor Threat; The Interrupters`,
        },
      ],
    },
    {
      name: 'Hip-Hop & R&B',
      iab: '355',
      label: 'hip-hop, rap and R&B',
      description: 'listen to hip-hop, rap, soul and R&B',
      domains: ['complex.com', 'xxlmag.com', 'hotnewhiphop.com', 'genius.com'],
      terms: `hip hop!, hip-hop!, rap!, hip hop music, rap music, trap music, drill music, rap battle, freestyle rap, gangsta rap, conscious rap, grime, boom bap, old school hip hop, emcee, mc rapper, hip hop fan, urban contemporary, rap song, mumble rap, g-funk, crunk, phonk, cloud rap, hip hop culture, lo-fi hip hop, turntablism, cypher rap, hip-hop artist, urban music, rap album, southern rap, uk rap`,
      brands: `~Drake; Kendrick Lamar; Kanye West = ye kanye; Jay-Z = jay z; Eminem; Travis Scott; Cardi B; Nicki Minaj; Megan Thee Stallion; J. Cole = j cole; Lil Wayne; Post Malone; Snoop Dogg; Dr. Dre = dr dre; Tupac = 2pac | tupac shakur; Notorious B.I.G. = biggie smalls | notorious big; ~Nas; 50 Cent; Wu-Tang Clan = wu tang clan; OutKast; Tyler, the Creator = tyler the creator; A$AP Rocky = asap rocky; Lil Nas X; Doja Cat; 21 Savage; Future Rapper; Migos; Quavo; Offset Rapper; Gunna; Young Thug; Lil Baby; DaBaby; Playboi Carti; Lil Uzi Vert; Juice WRLD; XXXTentacion; Mac Miller; Childish Gambino; Chance the Rapper; Logic Rapper; Jack Harlow; Pitbull Rapper = mr worldwide; Flo Rida; Macklemore;
          Ice Cube; Ludacris; Missy Elliott; Lauryn Hill; Fugees; Run-DMC = run dmc; Beastie Boys; Public Enemy; N.W.A = nwa; A Tribe Called Quest; De La Soul; The Roots; LL Cool J; DMX; Busta Rhymes; T.I. Rapper; Rick Ross; Meek Mill; Wiz Khalifa; Big Sean; Kid Cudi; Pusha T; Freddie Gibbs; Vince Staples; MF DOOM = mf doom; Stormzy; Dave Rapper = santan dave; Skepta; Central Cee; Ice Spice; GloRilla; Latto; Sexyy Red; Doechii; Yeat; Don Toliver; Metro Boomin; DJ Khaled; Timbaland; XXL Magazine = xxl mag; The Source Magazine; HotNewHipHop; Rolling Loud; Death Row Records; Bad Boy Records; Roc Nation; Cash Money Records; Aftermath Entertainment; WorldStarHipHop = worldstar; AllHipHop; HipHopDX; Nelly;
          Lil Jon; Cypress Hill; Queen Latifah Music; Salt-N-Pepa = salt n pepa; Def Jam = def jam recordings; Tech N9ne; NF Rapper; Yelawolf; Mos Def; Jeezy; Gucci Mane; Kodak Black; YoungBoy Never Broke Again = nba youngboy; Polo G; Rod Wave; Pop Smoke; Lil Durk; Roddy Ricch`,
      children: [
        {
          name: 'R&B, Soul & Funk',
          iab: '362',
          terms: `r&b!, r and b, rhythm and blues, soul music, funk music, neo soul, contemporary r&b, slow jam, new jack swing, quiet storm, ~soul, ~funk, urban ac, motown music, northern soul, soul singer, rnb, soul band`,
          brands: `Beyoncé = beyonce | beyhive; Rihanna; The Weeknd = weeknd; SZA; ~Usher; Chris Brown; Alicia Keys; Frank Ocean; H.E.R. = her gabi wilson; Summer Walker; Jhené Aiko = jhene aiko; Daniel Caesar; Brent Faiyaz; Giveon; Kehlani; Janelle Monáe = janelle monae; John Legend; Stevie Wonder; Marvin Gaye; Aretha Franklin; James Brown; ~Prince = prince musician; Earth, Wind & Fire = earth wind and fire; Al Green; Otis Redding; Sam Cooke; Ray Charles; Gladys Knight; Diana Ross; Tina Turner; Luther Vandross; Anita Baker; Toni Braxton; Boyz II Men; ~TLC = tlc group; Erykah Badu; D'Angelo = dangelo; Maxwell Singer; Jill Scott; Mary J. Blige = mary j blige; Ne-Yo = neyo; Silk Sonic; Anderson .Paak = anderson paak; Parliament-Funkadelic = george clinton; Sly and the Family Stone; Isley Brothers; Barry White; Chaka Khan; Sade; Amy Winehouse; ~Solange; ~Ciara; ~Ashanti; Brandy Norwood; Monica Singer; Aaliyah; Keith Sweat; New Edition; Bobby Brown; Jodeci; Victoria Monét = victoria monet; Muni Long; Coco Jones; Kool & the Gang = kool and the gang; The Commodores; Bill Withers; Curtis Mayfield; Soul Train; BET Awards; Essence Festival; Leon Bridges; Jorja Smith; Ella Mai; Tinashe; Bryson Tiller; 6LACK; PartyNextDoor; Tyrese; Charlie Wilson`,
        },
        {
          name: 'Reggae & Dancehall',
          iab: '359',
          terms: `reggae!, dancehall, ska reggae, dub music, rocksteady, soca, calypso music, roots reggae, reggae fusion, steel drum music, lovers rock, ragga`,
          brands: `Bob Marley = the wailers; Sean Paul; ~Shaggy; Damian Marley; Ziggy Marley; Peter Tosh; Jimmy Cliff; Vybz Kartel; Buju Banton; Beenie Man; UB40; Burning Spear; Toots and the Maytals; ~Koffee = koffee singer; Popcaan; Machel Montano; Steel Pulse; Chronixx; Protoje; Rebelution; Slightly Stoopid; Stick Figure Band; Reggae Sunsplash; Matisyahu; Lee Scratch Perry; Inner Circle; Third World Band; Sizzla; Spice Dancehall; Shenseea`,
        },
        {
          name: 'Afrobeats & African Music',
          iab: '352',
          terms: `afrobeats, afrobeat, amapiano, afropop, highlife, african music, afro house, soukous, kwaito, afro-fusion, azonto`,
          brands: `Burna Boy; Wizkid; Davido; Tems; ~Rema; Asake; Ayra Starr; Fela Kuti; Tiwa Savage; Tyla; Angelique Kidjo; Youssou N'Dour; Ladysmith Black Mambazo; Black Coffee = black coffee dj; Mr Eazi; CKay; Fireboy DML; Yemi Alade; Diamond Platnumz; Miriam Makeba; Hugh Masekela; Omah Lay; Afro Nation; Sarkodie; Femi Kuti; Salif Keita`,
        },
      ],
    },
    {
      name: 'Country & Folk',
      iab: '350',
      label: 'country and folk music',
      description: 'listen to country, folk and americana',
      domains: ['cmt.com', 'tasteofcountry.com', 'opry.com', 'theboot.com'],
      terms: `country music!, ~country, country singer, country song, country artist, outlaw country, honky tonk, western swing, country rock, country pop, bro-country, red dirt country, texas country, country radio, country concert, country music fan, country western music, alt-country, country band, classic country, line dance music, cowboy song, nashville music`,
      brands: `Morgan Wallen; Luke Combs; Zach Bryan; Chris Stapleton; Carrie Underwood; Blake Shelton; Luke Bryan; Kane Brown; Jason Aldean; Miranda Lambert; Kacey Musgraves; Lainey Wilson; Jelly Roll; Cody Johnson; Thomas Rhett; Dolly Parton; Garth Brooks; George Strait; Johnny Cash; Willie Nelson; Tim McGraw; Faith Hill; Shania Twain; Reba McEntire = reba; Kenny Chesney; Keith Urban; Toby Keith; Alan Jackson; Brad Paisley; Brooks & Dunn = brooks and dunn; Florida Georgia Line; Dan + Shay = dan and shay; ~Old Dominion = old dominion band; Zac Brown Band; Eric Church; Dierks Bentley; Maren Morris; Kelsea Ballerini; Hank Williams; Merle Haggard; Waylon Jennings; Patsy Cline; Loretta Lynn; Tammy Wynette;
          Conway Twitty; Kenny Rogers; Randy Travis; Vince Gill; Brothers Osborne; Lady A = lady antebellum; Rascal Flatts; Shaboozey; Bailey Zimmerman; Hardy Singer; Parker McCollum; Megan Moroney; Jordan Davis; Jon Pardi; Riley Green; Grand Ole Opry; CMA Awards = country music association; ACM Awards = academy of country music; Stagecoach Festival; CMA Fest; CMT; Taste of Country; Ryman Auditorium; The Chicks = dixie chicks; Sturgill Simpson; Tyler Childers; Colter Wall; Turnpike Troubadours; Charley Crockett; Trisha Yearwood; Wynonna Judd = the judds; Alabama Band; Oak Ridge Boys; Ella Langley; Warren Zeiders; Koe Wetzel; Whiskey Myers; Big Loud Records; Billy Ray Cyrus; LeAnn Rimes;
          Martina McBride; Clint Black; Travis Tritt; Dwight Yoakam; Charlie Daniels = charlie daniels band; Glen Campbell; John Denver`,
      children: [
        {
          name: 'Folk & Americana',
          iab: '353',
          terms: `folk music!, americana music, singer-songwriter, acoustic music, traditional folk, indie folk, celtic music, irish traditional music, folk singer, sea shanty, folk song, ~folk, folk festival, appalachian music, protest song, acoustic guitar music, irish folk, scottish folk, fiddle music, fiddler`,
          brands: `Bob Dylan; Joan Baez; Joni Mitchell; James Taylor; Neil Young; Leonard Cohen; Pete Seeger; Woody Guthrie; Peter, Paul and Mary = peter paul and mary; Nick Drake; Cat Stevens = yusuf islam; Gordon Lightfoot; Tracy Chapman; Jason Isbell; Brandi Carlile; Iron & Wine = iron and wine; Fleet Foxes; Sufjan Stevens; The Avett Brothers = avett brothers; The Decemberists; Gregory Alan Isakov; Ray LaMontagne; Gillian Welch; Lucinda Williams; John Prine; Emmylou Harris; Newport Folk Festival; The Chieftains; The Dubliners; Clannad; Celtic Woman; Damien Rice; Jack Johnson; Ben Harper; Vance Joy; First Aid Kit Band; Laura Marling; Fairport Convention; Kate Rusby; Nanci Griffith; The Civil Wars; The Head and the Heart; Of Monsters and Men`,
        },
        {
          name: 'Bluegrass',
          iab: '350',
          terms: `bluegrass!, bluegrass music, banjo music, old-time music, bluegrass festival, jamgrass, newgrass`,
          brands: `Alison Krauss = union station; Billy Strings; Bill Monroe; Old Crow Medicine Show; Punch Brothers; Béla Fleck = bela fleck; Ricky Skaggs; Del McCoury; Earl Scruggs = flatt and scruggs; Ralph Stanley; Greensky Bluegrass; Trampled by Turtles; Steep Canyon Rangers; Molly Tuttle; Sierra Hull; MerleFest; Telluride Bluegrass Festival; Leftover Salmon; String Cheese Incident; Yonder Mountain String Band; Nickel Creek`,
        },
      ],
    },
    {
      name: 'Electronic & Dance Music',
      iab: '351',
      label: 'electronic and dance music',
      description: 'listen to electronic music and go to raves and clubs',
      domains: ['edm.com', 'beatport.com', 'residentadvisor.net', 'djmag.com'],
      terms: `electronic music!, edm!, electronic dance music, house music, techno!, trance music, dubstep, drum and bass, dnb, ambient music, rave!, electronica, disco music, deep house, tech house, hardstyle, downtempo, trip hop, club music, dj set, synthwave, vaporwave, ~trance, electro house, jungle music, breakbeat, chillout music, chillwave, lo-fi beat, festival dj, industrial music, idm, psytrance, eurodance, hardcore techno, nightcore, future bass, big room house, garage music, uk garage, edm festival, raver, electro swing, italo disco, nu disco, acid house, moombahton, glitch music, minimal techno, progressive house, dance music`,
      brands: `Calvin Harris; David Guetta; Tiësto = tiesto; Daft Punk; The Chainsmokers = chainsmokers; Marshmello; Deadmau5; Skrillex; Avicii; Swedish House Mafia; Kygo; Diplo; Major Lazer; Zedd; Martin Garrix; Armin van Buuren; Above & Beyond = above and beyond; Fred again.. = fred again; Disclosure Band; Odesza; ~Flume; Illenium; Rüfüs Du Sol = rufus du sol; Kaskade; Steve Aoki; Fisher DJ; John Summit; Dom Dolla; Peggy Gou; Carl Cox; ~Moby; Fatboy Slim; The Prodigy; The Chemical Brothers = chemical brothers; Aphex Twin; Kraftwerk; Jean-Michel Jarre; Massive Attack; Portishead; Bonobo Musician; Four Tet; Jamie xx; Porter Robinson; Excision DJ; Bassnectar; Eric Prydz; Paul van Dyk; Paul Oakenfold;
          Ultra Music Festival = ultra miami; Tomorrowland; Electric Daisy Carnival = edc las vegas | edc; Beatport; Resident Advisor; Boiler Room; DJ Mag; Mixmag; Defected Records; Monstercat; Insomniac Events; Ministry of Sound; Pacha Ibiza = pacha; Ushuaïa Ibiza = ushuaia ibiza; Hï Ibiza; Berghain; Fabric London; Creamfields; Awakenings Festival; Movement Detroit; Electric Forest; Lost Lands; DJ Snake; Alan Walker; Don Diablo; Hardwell; Afrojack; Robin Schulz; Gryffin; Subtronics; Zeds Dead; ~Griz; Pretty Lights; Justice Band; Air French Band; Röyksopp; Jungle Band; Kaytranada; Boards of Canada; ~Burial; Underworld Band; ~Orbital; ~Pendulum; Chase & Status; Rudimental; Clean Bandit; Sigala;
          Joel Corry; Becky Hill; Purple Disco Machine; Amelie Lens; Charlotte de Witte; Adam Beyer; Solomun; Black Eyed Peas; Donna Summer; KC and the Sunshine Band; Nile Rodgers = chic band; EDM.com; Your EDM`,
      children: [
        { name: 'Disco', iab: '351', terms: `disco!, disco party, disco hit, 70s disco, disco song, disco ball party` },
        {
          name: 'House & Techno',
          iab: '351',
          terms: `chicago house, detroit techno, melodic techno, afro tech, house dj, techno club, ibiza music, minimal house`,
        },
        {
          name: 'Ambient & New Age',
          iab: '356',
          terms: `new age music, meditation music, healing music, spa music, binaural beat, drone music, nature sounds, white noise track, relaxation music, inspirational music, soundscape, solfeggio frequency, yoga music`,
          brands: `Brian Eno; Yanni; Kitaro; Vangelis; ~Deuter; ~Enigma = enigma music; Endel; Calm Radio; Hearts of Space; Windham Hill; George Winston; Jim Brickman; Steven Halpern`,
        },
      ],
    },
    {
      name: 'Jazz & Blues',
      iab: '357',
      label: 'jazz and blues',
      description: 'listen to jazz, blues and swing',
      domains: ['downbeat.com', 'jazztimes.com', 'bluenote.com', 'allaboutjazz.com'],
      terms: `jazz!, jazz music, bebop, swing music, smooth jazz, bossa nova, ragtime, dixieland, big band, jazz club, jazz festival, latin jazz, jazz fusion, free jazz, hard bop, cool jazz, gypsy jazz, jazz trio, jazz singer, acid jazz, vocal jazz, scat singing, jazz standard, boogie woogie, stride piano, jazz lover`,
      brands: `Miles Davis; John Coltrane; Louis Armstrong; Duke Ellington; Ella Fitzgerald; Billie Holiday; Charlie Parker; Thelonious Monk; Dave Brubeck; Herbie Hancock; Chet Baker; Count Basie; Charles Mingus; Dizzy Gillespie; Norah Jones; Diana Krall; Kenny G; Chick Corea; Pat Metheny; Wynton Marsalis; Kamasi Washington; Robert Glasper; Snarky Puppy; Gregory Porter; Esperanza Spalding; Laufey; Jamie Cullum; Stan Getz; Bill Evans Jazz; Art Blakey; Sonny Rollins; Django Reinhardt; Benny Goodman; Glenn Miller; Nina Simone; Sarah Vaughan; Blue Note Records = blue note; Verve Records; Newport Jazz Festival; Montreux Jazz Festival = montreux jazz; New Orleans Jazz Fest = jazz fest; ~DownBeat = downbeat magazine; JazzTimes; Jazz at Lincoln Center; Birdland Jazz Club; Village Vanguard; Ronnie Scott's = ronnie scotts; Weather Report; Return to Forever; George Benson; Al Jarreau; Boney James; Chris Botti; Dave Koz; Earl Klugh; Spyro Gyra; Harry Connick Jr = harry connick; Melody Gardot; Jacob Collier; ~Hiromi; Keith Jarrett; Wes Montgomery; Cannonball Adderley; Buddy Rich; Gene Krupa; North Sea Jazz; Antonio Carlos Jobim; João Gilberto = joao gilberto; Sergio Mendes; Badbadnotgood; Postmodern Jukebox`,
      children: [
        {
          name: 'Blues',
          iab: '360',
          terms: `blues music, delta blues, chicago blues, electric blues, blues guitar, blues festival, ~blues, harmonica blues, blues singer, blues club, texas blues, bluesman, country blues`,
          brands: `B.B. King = bb king; Muddy Waters; Robert Johnson Blues; Stevie Ray Vaughan; Buddy Guy; John Lee Hooker; Joe Bonamassa; Gary Clark Jr = gary clark jr.; Howlin' Wolf = howlin wolf; Etta James; Bonnie Raitt; ~Keb' Mo' = keb mo; Taj Mahal Blues; Albert King; Freddie King; Christone Kingfish Ingram = kingfish ingram; Susan Tedeschi = tedeschi trucks band; Derek Trucks; Samantha Fish; Beth Hart; Chicago Blues Festival; Bessie Smith; Lead Belly; T-Bone Walker; Robert Cray; Jonny Lang; Kenny Wayne Shepherd; Alligator Records; House of Blues; Gov't Mule = govt mule`,
        },
      ],
    },
    {
      name: 'Classical Music',
      iab: '346',
      label: 'classical music and opera',
      description: 'listen to classical music and attend symphonies and recitals',
      domains: ['classicfm.com', 'deutschegrammophon.com', 'gramophone.co.uk', 'bachtrack.com'],
      terms: `classical music!, symphony!, philharmonic, orchestral music, chamber music, baroque music, string quartet, concerto, sonata, piano recital, choral music, opera music, early music, romantic era music, symphony orchestra, aria, oratorio, requiem, string orchestra, classical piano, classical guitar music, ~opera, classical concert, contemporary classical, minimalist music, medieval music, renaissance music, ~recital, cantata, gregorian chant, classical composer, tenor, soprano, baritone, mezzo-soprano, lieder, prelude, nocturne, waltz music, fugue, overture, crossover classical, operetta, classical music fan, youth orchestra, philharmonic orchestra`,
      brands: `Mozart = wolfgang amadeus mozart; ~Beethoven = ludwig van beethoven; ~Bach = johann sebastian bach | js bach; Chopin; Tchaikovsky; Vivaldi; Brahms; Debussy; ~Handel = george frideric handel; Haydn; Schubert; Mahler; Wagner Composer = richard wagner; Verdi = giuseppe verdi; Puccini; Rachmaninoff; Stravinsky; Shostakovich; Dvořák = dvorak; Mendelssohn; Liszt; Schumann; Ravel; Satie = erik satie; Philip Glass; Steve Reich; Arvo Pärt = arvo part; Max Richter; Ludovico Einaudi; Yo-Yo Ma; Lang Lang; Itzhak Perlman; Joshua Bell Violinist; Luciano Pavarotti = pavarotti; Plácido Domingo = placido domingo; Maria Callas; Renée Fleming; André Rieu = andre rieu; 2Cellos; Lindsey Stirling;
          New York Philharmonic; Boston Symphony Orchestra = boston pops; Berlin Philharmonic; Vienna Philharmonic; London Symphony Orchestra; LA Philharmonic = los angeles philharmonic; Chicago Symphony Orchestra; Cleveland Orchestra; Philadelphia Orchestra; Royal Concertgebouw; Carnegie Hall; Royal Albert Hall; BBC Proms = the proms; Metropolitan Opera = met opera; Royal Opera House; La Scala; Vienna State Opera; Bayreuth Festival; Salzburg Festival; Glyndebourne; Tanglewood; Deutsche Grammophon; Naxos Records; Gramophone Magazine; Classic FM; WQXR; Gustavo Dudamel; Herbert von Karajan; Leonard Bernstein; Kronos Quartet; Vanessa Mae; Il Divo; Il Volo; Katherine Jenkins; Sarah Brightman; Three Tenors;
          Medici.tv; Idagio; Apple Music Classical; The Piano Guys; San Francisco Symphony; Sydney Symphony; Toronto Symphony; Hollywood Bowl`,
      children: [
        {
          name: 'Opera',
          iab: '208',
          terms: `opera house!, opera performance, opera season, grand opera, opera ticket, opera lover, libretto, bel canto, opera company, opera fan`,
        },
        {
          name: 'Symphony & Chamber Music',
          iab: '346',
          terms: `symphony concert, chamber orchestra, piano concerto, violin concerto, symphony season ticket, wind ensemble, brass ensemble`,
        },
      ],
    },
    {
      name: 'Latin & World Music',
      iab: '352',
      label: 'Latin and world music',
      description: 'listen to Latin, regional and world music',
      domains: ['billboard.com', 'lamusica.com', 'latingrammy.com', 'womad.co.uk'],
      terms: `latin music!, world music, international music, salsa music, bachata, merengue, reggaeton, cumbia, regional mexican music, mariachi, banda music, ranchera, norteño, corrido, tejano, latin pop, samba, flamenco, tango music, bollywood music, bhangra, arabic music, klezmer, polka, fado, hindi song, carnatic music, latin trap, sertanejo, vallenato, forro, dembow, corridos tumbados, latin rock, zydeco, cajun music, qawwali, sufi music, indian classical music, gamelan, punjabi music, spanish-language music, brazilian music, cuban music, son cubano, mambo, bolero, rai music, turkish music, greek music, hawaiian music, ukulele music, chanson, schlager, italian music, french music, persian music, latin american music, mpb, filmi, ghazal, taarab, tamil song, turbo-folk, russian music, mexican music, sonidero, conjunto`,
      brands: `Bad Bunny; Shakira; J Balvin; Karol G; Daddy Yankee; Maluma; Ozuna; Rosalía = rosalia; Luis Fonsi; Enrique Iglesias; Ricky Martin; Marc Anthony; Jennifer Lopez = j.lo | jlo; Romeo Santos = aventura; Peso Pluma; Grupo Frontera; Fuerza Regida; Feid; Rauw Alejandro; Anuel AA; Don Omar; Wisin & Yandel = wisin y yandel; Nicky Jam; Becky G; Anitta; Juanes; ~Maná = mana band; Luis Miguel; Alejandro Sanz; Juan Gabriel; Vicente Fernández = vicente fernandez; Alejandro Fernández; Christian Nodal; Natanael Cano; Junior H; Eslabon Armado; Los Tigres del Norte; Banda MS; Calibre 50; Selena Quintanilla = selena tejano; Gloria Estefan; Celia Cruz; Tito Puente; Rubén Blades = ruben blades; Willie Colón;
          Juan Luis Guerra; Prince Royce; Carlos Vives; Café Tacvba = cafe tacuba; Soda Stereo; Gipsy Kings; Buena Vista Social Club; Julio Iglesias; ~Thalía = thalia; Paulina Rubio; ~RBD; ~Camilo = camilo singer; Sebastián Yatra; Young Miko; Tokischa; Bomba Estéreo; Calle 13 = residente; A.R. Rahman = ar rahman; Arijit Singh; Diljit Dosanjh; Lata Mangeshkar; Ravi Shankar; Nusrat Fateh Ali Khan; T-Series = t series; Badshah Rapper; AP Dhillon; Sidhu Moose Wala; Shreya Ghoshal; Saregama; Zee Music; WOMAD; Latin Grammy Awards = latin grammys; Premio Lo Nuestro; Édith Piaf = edith piaf; Stromae; Aya Nakamura; Indila; Zaz; Eros Ramazzotti; Laura Pausini; Helene Fischer; Tarkan; Fairuz; Amr Diab;
          Umm Kulthum; Nancy Ajram; Cesária Évora; Caetano Veloso; Gilberto Gil; Ivete Sangalo; Gusttavo Lima; Marília Mendonça; Los Ángeles Azules; Intocable; Ramon Ayala; Joan Sebastian; Pepe Aguilar = angela aguilar; Carin Leon; Xavi Singer; Tito Double P; Yahritza y su Esencia; ~Quevedo; Bizarrap; Duki; Tini Stoessel; Israel Kamakawiwo'ole = israel kamakawiwoole; Goran Bregovic`,
      children: [
        {
          name: 'Reggaeton & Latin Urban',
          iab: '352',
          terms: `perreo, latin urban music, reggaetonero, urbano latino, latin hip hop`,
        },
        {
          name: 'Regional Mexican',
          iab: '352',
          terms: `regional mexican, musica mexicana, sierreño, duranguense, grupero, tamborazo, norteno music, mariachi band`,
        },
        {
          name: 'Salsa & Tropical',
          iab: '352',
          terms: `tropical latin music, timba, salsa band, son montuno, guaracha, latin dance music`,
        },
        {
          name: 'Indian & Bollywood Music',
          iab: '352',
          terms: `bollywood song, hindi music, punjabi song, desi music, hindustani classical, sitar music, telugu song, bhajan`,
          brands: `JioSaavn = saavn; Gaana; Wynk = wynk music; Hungama Music; Coke Studio`,
        },
      ],
    },
    {
      name: 'Gospel & Christian Music',
      iab: '354',
      sensitivity: 'High',
      label: 'gospel and Christian music',
      description: 'listen to gospel, worship and other religious music',
      domains: ['klove.com', 'ccmmagazine.com', 'gospelmusic.org'],
      terms: `gospel music!, christian music, worship music, contemporary christian music, ccm, hymn, praise and worship, christian rock, southern gospel, christian hip hop, religious music, spirituals, sacred music, gospel choir, worship song, black gospel, devotional song, islamic nasheed, church music, christian song, christian artist, hymnal, gospel singer`,
      brands: `Hillsong = hillsong united | hillsong worship; Bethel Music; Elevation Worship; Maverick City Music; Lauren Daigle; Chris Tomlin; For King & Country = for king and country; MercyMe; Casting Crowns; TobyMac; Kirk Franklin; CeCe Winans; Tasha Cobbs Leonard = tasha cobbs; ~Skillet = skillet band; Switchfoot; Newsboys; Amy Grant; Michael W. Smith = michael w smith; Steven Curtis Chapman; Lecrae; Phil Wickham; Brandon Lake; Forrest Frank; Mahalia Jackson; Shirley Caesar; Marvin Sapp; Donnie McClurkin; Yolanda Adams; Fred Hammond; Hezekiah Walker; Gaither Vocal Band = bill gaither; K-LOVE = klove; Air1; WAY-FM; Dove Awards; Stellar Awards; GMA = gospel music association; Passion Music; Jesus Culture; ~Third Day; Jeremy Camp; ~Crowder; Cory Asbury; Zach Williams; Matthew West; Needtobreathe; Relient K; Mandisa; We The Kingdom; Tye Tribbett; Israel Houghton; Travis Greene; Sinach; Planetshakers; Keith & Kristyn Getty = keith getty; Tabernacle Choir = mormon tabernacle choir; Winter Jam; Anne Wilson`,
      children: [
        {
          name: 'Worship Music',
          iab: '361',
          terms: `praise music, worship band, church worship song, worship album, contemporary worship`,
        },
      ],
    },
    {
      name: 'Concerts & Festivals',
      iab: '338',
      intent: 'Event',
      label: 'concerts and music festivals',
      description: 'go to concerts, music festivals and live shows',
      domains: ['ticketmaster.com', 'livenation.com', 'songkick.com', 'bandsintown.com'],
      terms: `concert!, music festival!, live music!, gig ticket, concert ticket, concert tour, music venue, live show music, headliner, setlist, arena tour, concert-goer, concertgoer, world tour music, stadium tour, outdoor concert, summer concert, concert hall, amphitheater concert, mosh pit, encore, festival lineup, festivalgoer, music event, band tour, ~gig, open mic, concert merch, concert livestream, ~festival, tour merch, summer festival, battle of the bands, residency show, benefit concert, live album, jam session, concert attendee, band merchandise, concert presale, camping festival`,
      brands: `Live Nation = live nation entertainment; AEG Presents = aeg; Coachella; Lollapalooza; Bonnaroo; Glastonbury = glastonbury festival; SXSW Music; Austin City Limits = acl festival; Governors Ball = gov ball; Outside Lands; Burning Man; Reading Festival = reading and leeds; Download Festival; Isle of Wight Festival; Primavera Sound; Sziget; Roskilde Festival; Rock in Rio; Rock am Ring; Wacken = wacken open air; Hellfest; Fuji Rock = fuji rock festival; Summer Sonic; ~Woodstock = woodstock festival; Hangout Festival; Summerfest; Pitchfork Music Festival; Firefly Festival; Electric Picnic; Latitude Festival; Osheaga; Splendour in the Grass; Made in America Festival; Songkick;
          Bandsintown = bands in town; setlist.fm; AXS = axs tickets; ~Dice = dice.fm; Red Rocks Amphitheatre = red rocks; The O2 = o2 arena; Sphere Las Vegas = the sphere; Radio City Music Hall; The Fillmore = fillmore; House of Blues Venue; The Troubadour; Nugs = nugs.net; Veeps; Jambase = jam base; Bowery Presents; Superstruct; CTS Eventim = eventim; iHeartRadio Music Festival; Jingle Ball; When We Were Young; Louder Than Life; Sonic Temple; ~Stagecoach; Shambala; Tiny Desk Concert = tiny desk; Global Citizen Festival; Farm Aid; Live Aid; Lilith Fair; Ozzfest; Lovers & Friends; Sick New World; Cruel World; Besame Mucho Festival; BottleRock; Shaky Knees; Desert Daze; Pitchfork Paris; Mad Cool;
          Benicassim; Exit Festival; Pinkpop; ~Lowlands; Rock Werchter; Pukkelpop; Open'er = opener festival; Øya; Way Out West; Byron Bay Bluesfest; Sofar Sounds`,
      children: [
        {
          name: 'Music Festivals',
          iab: '338',
          terms: `multi-day festival, edm festivals, jazz fest, indie festival, festival camping, festival season, festival wristband`,
        },
        {
          name: 'Concert Tickets & Tours',
          iab: '338',
          terms: `sold-out concert, vip concert package, meet and greet, concert seat, tour date, arena concert, stadium concert, k-pop concert, country concert tickets`,
        },
        {
          name: 'Nightclubs & DJs',
          iab: '158',
          terms: `nightclub!, club night, dance club, club dj, clubbing, discotheque, nightlife, dance party, silent disco, vip table, bottle service, night club, party dj, wedding dj`,
          brands: `Tao Group; Hakkasan Nightclub; XS Nightclub; Omnia Nightclub; Marquee Nightclub; LIV Miami; E11even; Amnesia Ibiza; Green Valley Club; Zouk; Printworks; Fabric Nightclub; Papaya Playa; Space Miami = club space; Echostage; House of Yes; Output Brooklyn; Drai's = drais`,
        },
        {
          name: 'Music Awards & Shows',
          iab: '162',
          terms: `music awards, music award show, singing competition, halftime show, music awards nominee`,
          brands: `Grammy Awards = grammys | the grammys | grammy; Brit Awards = the brits; American Music Awards = amas; Billboard Music Awards; MTV Video Music Awards = vmas | mtv vma; Mercury Prize; Rock & Roll Hall of Fame = rock and roll hall of fame; iHeartRadio Music Awards; MOBO Awards; Juno Awards; Soul Train Awards; NRJ Music Awards; Country Music Hall of Fame`,
        },
      ],
    },
    {
      name: 'Musical Instruments',
      iab: '243',
      intent: 'Product',
      label: 'musical instruments',
      description: 'play, learn and buy musical instruments',
      domains: ['guitarcenter.com', 'sweetwater.com', 'musiciansfriend.com', 'fender.com', 'reverb.com'],
      terms: `musical instrument!, instrument playing, learn to play music, music lesson, music stand, metronome, instrument case, ~instrument, musical instrument accessory, tuning fork, instrument tuner, music store, sheet music stand, band instrument, music notation, rosin, instrument stand, orchestral instrument, learning an instrument, music book, instrument rental, folk instrument, musical instrument part`,
      brands: `Guitar Center; Sweetwater = sweetwater sound; Musician's Friend = musicians friend; ~Reverb = reverb.com; Thomann; Sam Ash; Yamaha Music; Music & Arts = music and arts; zZounds; American Musical Supply; Long & McQuade; Gear4music; Andertons; Woodwind & Brasswind = wwbw; Harman Professional; Steve Weiss Music; Hal Leonard; Musicnotes = musicnotes.com; Ultimate Guitar; NAMM = namm show; D'Addario = daddario; Korg; Hercules Stands; Fishman; Music123; PMT Music; Muziker; Bax Music; Musikhaus Thomann; Ishibashi Music; Songsterr; Simply Piano; Yousician; Flowkey; School of Rock; Fender Play; TrueFire; JustinGuitar = justin guitar; Drumeo; Pianote; Musopen`,
      children: [
        {
          name: 'Guitars & Basses',
          iab: '243',
          terms: `guitar!, acoustic guitar, electric guitar, bass guitar, guitar pedal, guitar amp, guitar string, guitar pick, ukulele, banjo, mandolin, guitar amplifier, effects pedal, capo, guitar tab, guitar lesson, classical guitar, twelve-string guitar, pedalboard, guitar strap, guitar case, guitar stand, lap steel, resonator guitar, guitar tuner, fretboard, guitar pickup, humbucker, bass amp, tube amp, guitar chord, guitar cable, guitar gear, ~lute, balalaika, sitar, fingerpicking, dobro, guitar humidifier, distortion pedal, loop pedal, tablature`,
          brands: `~Fender = fender guitars | stratocaster | telecaster; ~Gibson = gibson guitars | les paul; Epiphone; Taylor Guitars; Martin Guitar = c.f. martin | martin guitars; Ibanez; PRS Guitars = paul reed smith; Gretsch; Rickenbacker; ESP Guitars = esp ltd; Jackson Guitars; Schecter; Squier; Marshall Amplification = marshall amps; Orange Amps; Vox Amps; Mesa Boogie = mesa/boogie; Boss Pedals = boss effects; Strymon; Line 6; Fractal Audio; ~Kemper = kemper profiler; Neural DSP = quad cortex; Ernie Ball = music man; Dunlop = jim dunlop; Seymour Duncan; EMG Pickups; Elixir Strings; Takamine; Ovation Guitars; Guild Guitars; Seagull Guitars; Breedlove; Cordoba Guitars; ~Kala = kala ukulele; Deering Banjo; Rogue Guitars; Harley Benton; Charvel; Warwick Bass; Ampeg; Fodera; Blackstar = blackstar amplification; Electro-Harmonix = electro harmonix; MXR; TC Electronic; ~Eventide; Walrus Audio; JHS Pedals; EarthQuaker Devices; Digitech; Positive Grid = spark amp; Peavey; Dean Guitars; BC Rich; Hofner; Danelectro; Eastman Guitars; Collings; Santa Cruz Guitar; Larrivee; Godin; Suhr; Tom Anderson Guitarworks; Strandberg; Cort Guitars; Washburn; Reverend Guitars; Lâg; Oscar Schmidt; Hughes & Kettner; Two Notes; Friedman Amps; Luna Guitars; Hagstrom`,
          children: [
            {
              name: 'Electric Guitars',
              iab: '243',
              terms: `solid body guitar, hollow body guitar, semi-hollow guitar, seven-string guitar, electric guitar kit, whammy bar`,
            },
            {
              name: 'Acoustic Guitars',
              iab: '243',
              terms: `dreadnought guitar, parlor guitar, acoustic-electric guitar, travel guitar, flamenco guitar, acoustic strings`,
            },
            {
              name: 'Guitar Amps & Pedals',
              iab: '243',
              terms: `combo amp, amp modeler, overdrive pedal, reverb pedal, delay pedal, fuzz pedal, multi-effects processor, wah pedal, speaker cabinet guitar`,
            },
          ],
        },
        {
          name: 'Pianos & Keyboards',
          iab: '243',
          terms: `piano!, digital piano, grand piano, synthesizer!, ~keyboard, organ instrument, electric piano, upright piano, piano tuning, piano lesson, midi keyboard, piano bench, harpsichord, synth, keyboard stand, workstation keyboard, modular synth, accordion, concertina, melodica, piano sheet music, player piano, pipe organ, stage piano, theremin, keytar, sustain pedal, piano mover, eurorack, harmonium, clavichord, musical keyboard`,
          brands: `Steinway = steinway & sons | steinway and sons; Yamaha Piano = clavinova; Kawai; ~Roland; Casio Keyboard = casiotone | casio privia; Nord Keyboards = nord stage; Moog = moog music; Bösendorfer = bosendorfer; Bechstein; Fazioli; Baldwin Piano; ~Sequential = dave smith instruments; Arturia; ~Novation; Kurzweil; Teenage Engineering; Hammond Organ; Rhodes Piano = fender rhodes; Behringer Synth; Alesis; Boston Piano; Mason & Hamlin; Young Chang; Korg Minilogue; Make Noise; Elektron; Hohner Accordion; Wersi; Allen Organ; Williams Piano; ~Donner = donner music; RockJam; Petrof; Schimmel; Blüthner = bluthner; Pearl River Piano; Skoove; Waldorf Music`,
        },
        {
          name: 'Drums & Percussion',
          iab: '243',
          terms: `drum!, drum kit, drum set, drumstick, cymbal, snare drum, electronic drum, cajon, bongo, tambourine, xylophone, marimba, conga, djembe, percussion instrument, drum pad, hi-hat, handpan, steelpan, timpani, glockenspiel, drum throne, bass drum, tom-tom, cowbell instrument, maraca, tabla, kalimba, triangle instrument, drum head, drum machine, drum lesson, tongue drum, vibraphone, castanet, gong, rain stick, drumhead, percussion, singing bowl instrument, guiro, kick pedal, drum shield, rattle instrument, chime instrument`,
          brands: `Pearl Drums; DW Drums = drum workshop; Tama Drums; Ludwig Drums; Zildjian; Sabian; Meinl; Paiste; Vic Firth; Gretsch Drums; Mapex; Remo; Evans Drumheads; ProMark; Latin Percussion = lp percussion; Simmons Drums; Roland V-Drums = v-drums; Premier Drums; Sonor; Gibraltar Hardware; Ahead Drumsticks; Toca Percussion; Istanbul Agop; Slingerland; Tycoon Percussion; ddrum; Efnote; Vater; PDP = pacific drums`,
        },
        {
          name: 'Strings, Brass & Woodwinds',
          iab: '243',
          terms: `violin!, viola!, cello!, double bass, flute!, clarinet!, saxophone!, trumpet!, trombone!, tuba!, harmonica!, french horn, oboe, bassoon, harp, fiddle instrument, bagpipe, kazoo, violin bow, reed instrument, mouthpiece brass, string instrument, woodwind instrument, brass instrument, piccolo, euphonium, bugle, recorder instrument, ocarina, didgeridoo, tin whistle, dulcimer, zither, cornet, flugelhorn, sousaphone, erhu, koto, pan flute, lyre, alto saxophone, shakuhachi, bouzouki, oud instrument, shamisen, hurdy-gurdy, viola da gamba, autoharp, kantele, cimbalom, brass band instrument, upright bass, valve oil, violin case, vuvuzela, saxophone reed, jaw harp`,
          brands: `~Selmer = conn-selmer; Hohner; Bach Trumpet = bach stradivarius; Buffet Crampon; Vandoren; Jupiter Instruments; Gemeinhardt; Getzen; Yanagisawa; Eastman Strings; ~Stentor; Shar Music; Cecilio = cecilio instruments; Mendini; Rico Reeds; Lyon & Healy; Besson; Miraphone; Haynes Flute; Powell Flutes; Pearl Flute; King Trombone; Schilke; Seydel; Lee Oskar; NS Design; Fiddlerman; Southwest Strings; Johnson String; Thomastik = thomastik-infeld; Pirastro; LeBlanc Clarinet; P. Mauriat`,
        },
      ],
    },
    {
      name: 'Streaming & Digital Music',
      iab: '338',
      intent: 'Service',
      label: 'music streaming services',
      description: 'stream, download and discover music online',
      domains: ['spotify.com', 'music.apple.com', 'soundcloud.com', 'deezer.com', 'pandora.com'],
      terms: `music streaming!, streaming music, music app, music download, mp3, music subscription, streaming audio, internet radio, online music, lossless audio, playlist, music service, digital music, music identification app, free music, royalty-free music, lyrics site, music recommendation, music streaming service, hi-res audio streaming, music player app, audio streaming, music discovery, streaming music subscriber, song download, online radio, sound effect library, music library app, flac`,
      brands: `Spotify = spotify premium; Apple Music; Amazon Music = amazon music unlimited; YouTube Music; ~Tidal = tidal music; Deezer; SoundCloud = sound cloud; Pandora Radio = pandora music; Qobuz; Napster; Bandcamp; Last.fm = last fm; Shazam; Genius Lyrics = genius.com; Musixmatch; AZLyrics = az lyrics; Anghami; Boomplay; Audiomack; QQ Music; NetEase Cloud Music = netease music; Tencent Music = tencent music entertainment; KKBox; ~Melon = melon music; ~Genie Music; Joox; Yandex Music; Vevo; iTunes = itunes store; Grooveshark; Rdio; Audius; Mixcloud; 8tracks; Slacker Radio; LiveOne; Epidemic Sound; Artlist; AudioJungle; Musicbed; Soundstripe; Premium Beat = premiumbeat; DistroKid = distro kid; TuneCore; CD Baby; United Masters; Amuse Distribution; AllMusic; Discogs; Rate Your Music; Musicboard; Resso; Smule; StarMaker; Suno = suno ai; Udio; Songtradr; SoundHound; Stingray Music; Soundtrack Your Brand; Mood Media; Roon = roon labs; Plexamp; Winamp; Freegal; Jamendo; DatPiff; Beatstars; ~Splice = splice sounds; MetroLyrics; ~Billboard; NME; Stereogum; ~Consequence of Sound = consequence; Spin Magazine; Kerrang = kerrang!; Mojo Magazine; Classic Rock Magazine; Rolling Stone; Q Magazine; Vibe Magazine; Brooklyn Vegan; Loudwire; MTV Music; The Fader`,
    },
    {
      name: 'Radio',
      iab: '371',
      label: 'radio',
      description: 'listen to radio stations and radio shows',
      domains: ['iheart.com', 'siriusxm.com', 'npr.org', 'audacy.com', 'tunein.com'],
      terms: `radio, radio station, fm radio, am radio, satellite radio, talk radio, public radio, radio show, radio program, radio listener, digital radio, community radio, online radio station, radio drama, morning show radio, shortwave radio listening, radio broadcasting, dab radio, old-time radio, college radio, radio contest, drive time radio, terrestrial radio, radio frequency station, sports radio, news radio, radio app, country radio station, commercial radio, christian radio, radio personality, web radio, radio advertising listener, radio host fan, radio play, radio serial`,
      brands: `iHeartRadio = iheart | iheartmedia; SiriusXM = sirius xm | sirius; NPR = national public radio; Audacy; TuneIn = tune in; Cumulus Media; Radio.com; Howard Stern = howard stern show; BBC Radio = bbc radio 1 | bbc radio 2 | bbc radio 4; Capital FM; ~Heart Radio; Kiss FM; Absolute Radio; LBC; Global Radio; Bauer Media Audio; TalkSport Radio; Entercom; Townsquare Media; Cox Media Group; Urban One; Salem Media; Saga Communications; Beasley Media = beasley broadcast; ~Hubbard Radio; Westwood One; Premiere Networks; American Public Media; PRX = public radio exchange; WNYC; KEXP; KCRW; WBUR; WAMU; WFMU; KROQ; Hot 97; Power 105.1; Z100; KIIS FM; The Breakfast Club = breakfast club radio;
          ~Delilah = delilah radio; Elvis Duran = elvis duran show; Ryan Seacrest On Air = on air with ryan seacrest; American Top 40; Bobby Bones = bobby bones show; Coast to Coast AM; A Prairie Home Companion; Fresh Air NPR = fresh air; Car Talk; Radio Garden; RadioTunes; AccuRadio; Virgin Radio; NRJ = nrj radio; RTL Radio; Europe 1; Los 40; Cadena SER; Cadena 100; RTÉ Radio = rte radio; Triple J; Triple M; ~Nova FM; KIIS Australia; ABC Radio Australia; All India Radio = akashvani; Radio Mirchi = mirchi; ~Red FM; ~Big FM; Radio City India; CBC Radio; Corus Radio; Univision Radio = uforia; Spanish Broadcasting System; La Mega; Estrella Media; Jazz FM; Smooth Radio; Magic Radio; Gold Radio; Radio X;
          Classic 21; Bayern 3; SWR3; Antenne Bayern; Radio France; ~FIP; France Inter; Radio 538; Sky Radio; Qmusic; RNZ National; Global Player; Simple Radio; ESPN Radio; Fox Sports Radio`,
      children: [
        {
          name: 'Talk & News Radio',
          iab: '371',
          terms: `talk radio host, news talk radio, radio call-in show, political talk radio, conservative talk radio, radio interview show`,
          brands: `Rush Limbaugh Show = rush limbaugh; Sean Hannity Show; Dave Ramsey Show = ramsey show; Clyde Lewis; Dan Bongino Show; Clay Travis and Buck Sexton; Glenn Beck Program; Mark Levin Show; Thom Hartmann; Stephanie Miller Show; Talk Radio Network`,
        },
        {
          name: 'Public Radio',
          iab: '376',
          terms: `npr listener, public radio station, non-commercial radio, public radio donor, member-supported radio`,
          brands: `Morning Edition; All Things Considered; Wait Wait... Don't Tell Me! = wait wait don't tell me; Marketplace Radio; ~On Being; The World PRX; 1A NPR; Science Friday`,
        },
        {
          name: 'Satellite & Internet Radio',
          iab: '378',
          terms: `satellite radio subscription, xm radio, streaming radio station, satellite radio subscriber, internet radio station, car satellite radio`,
        },
      ],
    },
    {
      name: 'Podcasts',
      iab: '338',
      label: 'podcasts',
      description: 'listen to podcasts and spoken-word audio',
      domains: ['podcasts.apple.com', 'spotify.com', 'iheart.com', 'wondery.com', 'pocketcasts.com'],
      terms: `podcast!, podcasting, podcast listener, spoken word audio, podcast app, video podcast, podcast network show, interview podcast, true crime podcast, comedy podcast, news podcast, business podcast, podcast recording, podcast hosting, podcast episode, audio drama, podcast fan, storytelling podcast, branded podcast, sports podcast, asmr, spoken word, podcast subscriber, audio storytelling, fiction podcast, podcast creator, daily podcast, audio series`,
      brands: `Joe Rogan Experience = joe rogan | jre; ~Serial = serial podcast; This American Life; ~The Daily = the daily podcast; Call Her Daddy; Crime Junkie; SmartLess = smartless; Armchair Expert; Stuff You Should Know; Radiolab; My Favorite Murder; Freakonomics Radio = freakonomics podcast; Hidden Brain; How I Built This; TED Talks Daily; Huberman Lab; Lex Fridman = lex fridman podcast; The Ben Shapiro Show; Pod Save America; ~New Heights = new heights podcast; Diary of a CEO = the diary of a ceo; On Purpose with Jay Shetty; The Tim Ferriss Show = tim ferriss show; Planet Money; Wondery; ~Gimlet = gimlet media; Earwolf; Barstool Podcasts; The Ringer Podcast = bill simmons podcast; Pocket Casts;
          Overcast App; ~Stitcher; Castbox; Podbean; Buzzsprout; Libsyn; Anchor FM; Acast; Megaphone Podcast; Apple Podcasts; Google Podcasts; Podchaser; Riverside.fm; Descript Podcast; Transistor.fm; Audioboom; Lemonada Media; Crooked Media; Dan Le Batard Show; 99% Invisible = 99 percent invisible; Criminal Podcast; Casefile; Morbid Podcast; Last Podcast on the Left; Dateline NBC Podcast; WTF with Marc Maron; Conan O'Brien Needs a Friend = conan obrien needs a friend; Comedy Bang Bang; The Rest Is History; The Rest Is Politics; No Such Thing as a Fish; Off Menu; Shagged Married Annoyed; All-In Podcast = all in podcast; ~Acquired = acquired podcast; Masters of Scale; Pivot Podcast;
          Hardcore History = dan carlin; Welcome to Night Vale; Critical Role Podcast; The Adventure Zone; Invisibilia; Reply All; S-Town; Dr. Death Podcast; Goalhanger; Kill Tony; This Past Weekend = theo von; Bad Friends; Your Mom's House; ~Luminary; Pushkin Industries; Revisionist History; Podcast Addict; Podtrac; Spreaker; Snap Judgment; The Moth; Song Exploder; Dissect Podcast; Rotten Mango; Small Town Murder; Up First; The Mel Robbins Podcast = mel robbins; We Can Do Hard Things; Giggly Squad; Pardon My Take; Club Random; ~Good Hang; Handsome Podcast; TigerBelly`,
      children: [
        {
          name: 'True Crime Podcasts',
          iab: 'KHPC5A',
          terms: `crime podcast listener, murder podcast, cold case podcast, true-crime audio`,
        },
        {
          name: 'News & Politics Podcasts',
          iab: '371',
          terms: `political podcast, daily news podcast, current affairs podcast`,
        },
        {
          name: 'Podcast Production',
          iab: '265',
          terms: `podcast studio, podcast microphone, podcast editing, start a podcast, podcast equipment, podcast mixer`,
        },
      ],
    },
    {
      name: 'Music Production & DJing',
      iab: '265',
      intent: 'Product',
      label: 'music production, recording and DJ gear',
      description: 'record, produce or mix music and DJ',
      domains: ['sweetwater.com', 'native-instruments.com', 'splice.com', 'soundonsound.com'],
      terms: `music production!, recording studio, audio production, dj equipment, dj controller, turntablist, audio interface, midi controller, studio monitor, beat making, songwriting, mixing and mastering, sample pack, daw, digital audio workstation, music producer gear, home studio, condenser microphone, audio mixer, pa system, ~turntable, groovebox, sampler, vst plugin, pro audio, home recording, mixing console, sound engineering, dj mixer, studio headphone, audio plugin, preamp, microphone stand, pop filter, acoustic panel studio, acoustic foam, recording equipment, dj lighting, stage lighting, sound reinforcement, loudspeaker pa, powered speaker pa, vocal microphone, in-ear monitor, xlr cable, audio compressor, music composition, music arrangement, beat maker, auto-tune, vocoder, vocal processor, karaoke machine, sequencer music, sound card studio, stage monitor, audio snake, direct box, ribbon microphone, shotgun microphone, wireless microphone system, dj headphone, dj turntable, dj software, midi, fog machine stage, sound mixing, mixing board, equalizer audio rack, scratching dj`,
      brands: `Ableton = ableton live; FL Studio = fruity loops; Logic Pro; Pro Tools = avid pro tools; Cubase; ~Steinberg; Native Instruments = komplete | traktor; Focusrite = scarlett interface; Universal Audio = apollo interface; Shure; Neumann; Rode Microphones = røde; Audio-Technica Mics; AKG Microphones; Sennheiser Mics; PreSonus; MOTU; Akai Professional = akai mpc; Pioneer DJ = alphatheta; Serato; Rekordbox; Denon DJ; Numark; Technics 1200; Reloop; Mackie; Behringer; Allen & Heath = allen and heath; Soundcraft; QSC; JBL Professional; Electro-Voice = electro voice; Midas Consoles; KRK = krk systems; Genelec; Adam Audio; iZotope; Waves Audio; FabFilter; Antares Auto-Tune = auto-tune;
          Xfer Serum = serum synth; Spectrasonics = omnisphere; Reason Studios; Bitwig; GarageBand; Studio One; Reaper DAW; ~Audacity; BandLab; Soundtrap; Loopmasters; Beatmaker; LANDR; Sound on Sound; MusicTech; Berklee Online Music; Image-Line; ~Cakewalk; Blue Yeti = blue microphones; Zoom Recorder = zoom h4n; Tascam; ~Rane; Ecler; Vestax; Chauvet DJ; ADJ Lighting; Bose L1; Roland SP-404; Maschine; Kontakt; Slate Digital; Soundtoys; Plugin Alliance; Plugin Boutique; UJAM; Toontrack = ezdrummer; Celemony = melodyne; Vocaloid Software; Sibelius; ~Finale = finale notation; MuseScore; Dorico; DPA Microphones; Earthworks Audio; Warm Audio; Lewitt; Aston Microphones; sE Electronics;
          SSL = solid state logic; API Audio; Antelope Audio; ~Apogee = apogee electronics; Audient; Mogami; Whirlwind Audio; Radial Engineering; Abbey Road Studios; Sunset Sound; Electric Lady Studios; Capitol Studios; Singing Machine`,
      children: [
        {
          name: 'DJ Gear',
          iab: '351',
          terms: `dj deck, dj console, dj speaker, dj mixing, learn to dj, dj booth, mobile dj, cdj`,
        },
        {
          name: 'Studio & Recording Gear',
          iab: '265',
          terms: `studio microphone, recording interface, studio mixer, vocal booth, recording microphone, studio desk, audio recorder, headphone amp studio`,
        },
        {
          name: 'Songwriting & Composition',
          iab: '353',
          terms: `lyric writing, music composing, chord progression, song publishing, music copyright, beat lease, film scoring, jingle writing`,
          brands: `Splice Sounds; Hooktheory; RhymeZone; Songtrust; ASCAP; ~BMI = broadcast music inc; SESAC; PRS for Music; GEMA; SACEM; SoundExchange; Nashville Songwriters Association = nsai`,
        },
      ],
    },
    {
      name: 'Vinyl & Music Business',
      iab: '93',
      label: 'vinyl records, labels and the music business',
      description: 'collect records or work in the music business',
      domains: ['discogs.com', 'universalmusic.com', 'musicbusinessworldwide.com', 'roughtrade.com'],
      terms: `vinyl record!, record collecting, lp record, compact disc, music cd, cassette tape, record shop, record store day, music label, music royalty, music rights, record deal, box set music, vinyl collector, 45 rpm, music memorabilia, music business, cd album, music publishing deal, artist management, music marketing, indie label, music distribution, vinyl lp, record crate, record player accessory, slipmat, vinyl pressing, music licensing, music poster, independent music, music catalog, used cds, music store chain, record bin, music promotion, band t-shirt merch store, digital album`,
      brands: `Universal Music = universal music group | umg; Sony Music = sony music entertainment; Warner Music = warner music group; EMI Records; Atlantic Records; Columbia Records; Capitol Records; Interscope; Republic Records; RCA Records; Motown Records; Island Records; Sub Pop; XL Recordings; Rough Trade; 4AD; Domino Recording = domino records; Merge Records; Matador Records; Epitaph Records; Roadrunner Records; Nuclear Blast; Warp Records; Ninja Tune; Stones Throw; Concord Music; BMG Rights = bmg music; Kobalt; Hipgnosis; Primary Wave; Reservoir Media; Believe Music = believe digital; The Orchard; Amoeba Music; Vinyl Me Please = vmp; ~HMV; Tower Records; Newbury Comics; Record Store Day;
          FYE = for your entertainment; Turntable Lab; Music Business Worldwide; Pollstar; RIAA; Recording Academy; Creative Artists Agency Music; Wasserman Music; Red Light Management; Merck Mercuriadis; Banquet Records; Juno Records; Fat Beats; Light in the Attic; Rhino Records = rhino entertainment; Third Man Records; Secretly Group; Fat Possum; Sumerian Records; Fueled by Ramen; Big Machine Records = big machine; Mass Appeal; Quality Control Music; Top Dawg Entertainment = tde; OVO Sound; Dreamville; Mom+Pop; Partisan Records; ATO Records; ~Avex = avex group; Pony Canyon; Edel Music; Because Music; Naïve Records; Beggars Group; Cherry Lane; peermusic; Downtown Music; Merchbar; Bravado Merch`,
    },
  ],
}

export default musicAudio
