import type { CategorySource } from '../source'

const newsPublishing: CategorySource = {
  category: 'News & Publishing',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Service',
  terms: `news, ~media, publishing!, publication, ~reading, ~press, reader, print media, news and media, news consumer, ~article, ~editorial, avid reader, news junkie, news reader, periodical, ~reading material, printed matter, publisher, media consumption, ~edition, ~issue`,
  roles: `journalist, reporter, news anchor, newscaster, news editor, editor in chief, editor-in-chief, managing editor, copy editor, copyeditor, proofreader, news producer, correspondent, foreign correspondent, war correspondent, columnist, critic, book critic, book reviewer, author, novelist, writer, freelance writer, poet, playwright author, ghostwriter, publishing executive, book editor, acquisitions editor, literary agent, book publisher, magazine editor, magazine publisher, newspaper publisher, newspaper editor, newspaper carrier, photojournalist, cartoonist, comic book artist, comic artist, comic writer, illustrator author, blogger, content writer, staff writer, feature writer,
          investigative journalist, investigative reporter, news reporter, news analyst, broadcast journalist, broadcast news analyst, news director, assignment editor, desk editor, sub-editor, editorial assistant, editorial director, managing director publishing, bookseller, bookstore owner, bookbinder, weather forecaster, meteorologist, weather presenter, weatherman, press photographer, political journalist, data journalist, science writer, science journalist, technical writer, biographer, memoirist, essayist, literary critic, publicist books, webcomic artist, manga artist, mangaka, newsletter writer, substack writer, paperboy, wire editor, fact checker, newsroom manager, indexer,
          children's book author, children's book illustrator, romance author, self-published author, indie author, stringer, newsreader, ombudsman press, storyteller author, short story writer, crime writer`,
  industries: `newspaper, newspapers, newspaper publishing, newspaper publisher company, periodical publishing, magazine publishing, book publishing, book publisher industry, book and periodical publishing, publishing industry, online media, online publishing, internet publishing, news media, media company, media and news, news agency, news syndicate, press agency, bookstore, book retailer, book store and news dealer, book merchant wholesaler, comic book publisher, comic book store, broadcast news, writing and editing, media production news, digital media company, library, directory publishing, greeting card publishing, academic publishing, scholarly publishing, textbook publisher, weather service company, newsstand, news dealer, mass media, media and communications, print media company, technology information and media, audiobook publisher, translation and publishing, self-publishing company, libraries and archives, independent artists writers and performers, music and book store`,
  nodes: [
    {
      name: 'General News',
      iab: '106',
      label: 'news and current affairs',
      description: 'follow national, world and breaking news',
      domains: ['nytimes.com', 'cnn.com', 'bbc.com', 'reuters.com', 'apnews.com'],
      terms: `breaking news, current event, current affairs, headline, news story, national news, us news, uk news, daily news, top stories, news app, news alert, news site, news website, news aggregator, online news, news update, morning news, evening news, news feed, news coverage, news report, latest news, hard news, trending news, press freedom, viral news, good news stories, human interest story, news program, news bulletin, news digest`,
      brands: `CNN = cable news network; BBC News = bbc; Reuters; Associated Press = ap news; NBC News; ABC News; CBS News; NPR News; USA Today; HuffPost = huffington post; ~Vox; Axios; Politico; ~The Hill; Yahoo News; Google News; Apple News; MSN = msn news; AOL News; Newsweek; ~Time = time magazine; US News & World Report = us news and world report; ~The Atlantic; The New Yorker = new yorker; The Economist; ~The Week; Al Jazeera; Sky News; ITV News; Channel 4 News; Euronews; France 24; Deutsche Welle = dw news; NHK World; CGTN; RT News; TASS; Xinhua; AFP = agence france-presse; UPI = united press international; Bloomberg News; Drudge Report; Daily Beast = the daily beast; ~Slate;
          Salon Magazine = salon.com; BuzzFeed News; Vice News; The Intercept; ProPublica; Mother Jones; Semafor; The Free Press; NewsNation; ~Newsy; Ground News; Flipboard; SmartNews; NewsBreak = news break; Toutiao = jinri toutiao; Feedly; Inoreader; Pocket App; Sina News; NDTV; India Today; Times Now; Republic TV; ABC News Australia; news.com.au; CBC News; CTV News; Global News Canada; RTÉ News = rte news; Rappler; Channel NewsAsia = cna; Nikkei Asia; Yonhap; Kyodo News; Anadolu Agency; ~The Conversation; Daily Caller; The Blaze; Breitbart; Washington Examiner; National Review; ~The Nation; The New Republic; Reason Magazine; Epoch Times; Democracy Now = democracy now!; Raw Story; Mediaite;
          Business Insider; ~Quartz; ~1440 = 1440 daily digest; The Skimm = theskimm; Morning Brew; AllSides; C-SPAN = cspan; PBS NewsHour = newshour`,
      children: [
        {
          name: 'World News',
          iab: '106',
          terms: `world news, international news, global affairs news, foreign news, asia news, europe news, middle east news, africa news, latin america news, war news, ukraine war news, geopolitics news`,
        },
        {
          name: 'Local News',
          iab: '106',
          terms: `local news, community news, regional news, hometown news, local tv news, city news, traffic news, neighborhood news, traffic report, local journalism, obituary, obituaries, local media, county news, police blotter, death notice`,
          brands: `~Patch = patch.com; Legacy.com; NY1; News 12 = news 12 networks; WTOP; KTLA; WGN News; WABC; KABC; Gothamist; Block Club Chicago; Hoodline; Spectrum News; Nexstar = nexstar media; Tegna; Gray Television = gray media; Hearst Television; Scripps = e.w. scripps; MLive; OregonLive; NJ.com; Cleveland.com; AL.com; SFGate; Texas Tribune; Advance Local; Reach plc = reach local; Birmingham Live; MyLondon; Berliner Zeitung`,
        },
        {
          name: 'TV News Channels',
          iab: '106',
          terms: `cable news, tv news, news channel, television news, 24-hour news, news broadcast, network news, nightly news, news network, conservative news, liberal news, right-wing media, left-wing media`,
          brands: `Fox News = fox news channel; MSNBC = ms now; Newsmax; One America News = oan | oann; CNN International; GB News; HLN; Fox & Friends = fox and friends; NBC Nightly News; ABC World News Tonight; CBS Evening News; Rachel Maddow; Tucker Carlson; Anderson Cooper; Sean Hannity; Scripps News; CNBC-TV18; Aaj Tak; WION; LiveNow from Fox; BBC World News; TRT World; i24News; TV5Monde; BFM TV = bfmtv; CNews; n-tv; Welt TV; RAI News; TVN24; Noticias Telemundo; Noticiero Univision`,
        },
        {
          name: 'Crime & Investigative News',
          iab: '380',
          terms: `crime news, investigative journalism, investigative reporting, court news, whistleblower story, missing person news, mugshot, crime report, news documentary, exposé`,
          brands: `Court TV News; Crime Online; ICIJ = international consortium of investigative journalists; Bellingcat; The Marshall Project; Center for Investigative Reporting = reveal news; Law & Crime = lawandcrime`,
        },
        {
          name: 'Odd & Feel-Good News',
          iab: '440',
          terms: `weird news, odd news, offbeat news, uplifting news, positive news, celebrity gossip news, tabloid news, feel-good story`,
          brands: `Good News Network; ~Upworthy; Positive News Magazine; LADbible; UNILAD; Bored Panda; Daily Dot; Oddity Central`,
        },
      ],
    },
    {
      name: 'Weather',
      iab: '390',
      label: 'weather and forecasts',
      description: 'check the weather, forecasts and storm alerts',
      domains: ['weather.com', 'accuweather.com', 'weather.gov', 'wunderground.com'],
      terms: `weather!, weather forecast, ~forecast, weather radar, hurricane!, tornado, thunderstorm, blizzard, snowstorm, heat wave, storm tracker, weather app, severe weather, temperature forecast, rainfall, pollen forecast, air quality index, weather alert, ~climate, humidity, barometer reading, tropical storm, snowfall, wind speed, drought, weather map, ice storm, hail, weather news, cyclone, typhoon, lightning strike, uv index, monsoon season, el nino, la nina, frost warning, weather station data, rain, ~storm, tide chart, snow report, marine forecast, cold front, wind chill, local forecast, 10 day forecast, sunshine forecast, fog warning, weather update, ~sunset time, allergy forecast, rain radar`,
      brands: `The Weather Channel = weather channel | weather.com; AccuWeather = accu weather; Weather Underground = wunderground; National Weather Service = nws; Dark Sky; WeatherBug = weather bug; Met Office; BBC Weather; MeteoGroup; ~Windy = windy.com; RainViewer; RadarScope; MyRadar; Carrot Weather; Fox Weather; NOAA Weather = noaa; National Hurricane Center; Environment Canada Weather; Météo-France = meteo france; Bureau of Meteorology; Weatherzone; ~Yr = yr.no; wetter.com; Meteoblue; Ventusky; Farmers' Almanac = farmers almanac; Old Farmer's Almanac = the old farmers almanac; Tomorrow.io; DTN Weather; StormGeo; Windfinder; Windguru; OpenSnow = open snow; Ambient Weather Network; Weawow; Tempest Weather; Spaghetti Models; Ryan Hall Y'all; IBM Weather Company = the weather company; Skymet; WeatherTap; OnTheSnow Weather; ~Clime; Storm Prediction Center`,
      children: [
        {
          name: 'Hurricanes & Severe Storms',
          iab: '390',
          terms: `hurricane tracker, hurricane season, hurricane preparedness, tornado warning, storm surge, storm warning, storm chasing, derecho, nor'easter, flash flood warning, severe thunderstorm`,
        },
        {
          name: 'Natural Disasters',
          iab: '381',
          terms: `natural disaster, earthquake, wildfire, ~flood, tsunami, volcanic eruption, landslide, avalanche warning, wildfire smoke, disaster news, emergency alert, mudslide, sinkhole, evacuation order, disaster preparedness news, seismic activity, catastrophe, famine news`,
          brands: `USGS Earthquakes; Watch Duty; FEMA Alerts; Cal Fire Incidents; ReliefWeb; Volcano Discovery`,
        },
        {
          name: 'Winter Weather',
          iab: '390',
          terms: `snow forecast, winter storm, winter weather, polar vortex, snow day, lake effect snow, freezing rain, cold snap, frostbite warning, black ice`,
        },
      ],
    },
    {
      name: 'Newspapers',
      iab: '111',
      intent: 'Product',
      label: 'newspapers',
      description: 'read and subscribe to newspapers',
      domains: ['nytimes.com', 'washingtonpost.com', 'wsj.com', 'theguardian.com', 'latimes.com'],
      terms: `newspaper!, daily paper, broadsheet, tabloid newspaper, newspaper subscription, sunday paper, newspaper delivery, digital newspaper, op-ed, opinion column, editorial page, classified ad newspaper, newsprint reader, e-paper, crossword, letters to the editor, free newspaper, student newspaper, newspaper archive, gazette, tabloid, weekly newspaper, alternative weekly, community newspaper, sunday edition, daily newspaper, newspaper reader, newspaper ad, sudoku`,
      brands: `New York Times = the new york times | nyt; Washington Post = the washington post | wapo; Wall Street Journal = wsj | the wall street journal; Los Angeles Times = la times; Chicago Tribune; Boston Globe; ~The Guardian = guardian newspaper; ~The Times = times of london; ~The Telegraph = daily telegraph; ~The Sun = the sun newspaper; Daily Mail = mailonline | dailymail; Daily Mirror = the mirror; Daily Express; ~The Independent = independent newspaper; Evening Standard; ~Metro = metro newspaper; Financial Times; New York Post = ny post; New York Daily News; Houston Chronicle; Dallas Morning News; Philadelphia Inquirer; San Francisco Chronicle; Miami Herald; Tampa Bay Times; Star Tribune;
          Seattle Times; Denver Post; Atlanta Journal-Constitution = ajc; Arizona Republic; Detroit Free Press; Baltimore Sun; Orlando Sentinel; Sun Sentinel; ~Newsday; Star-Ledger; San Diego Union-Tribune; Sacramento Bee; Kansas City Star; Indianapolis Star = indystar; Charlotte Observer; Gannett; McClatchy; Lee Enterprises; Tribune Publishing; News Corp = news corporation; MediaNews Group; Globe and Mail = the globe and mail; Toronto Star; National Post; Postmedia; Sydney Morning Herald; The Australian; ~The Age; Herald Sun; New Zealand Herald; Irish Times = the irish times; Irish Independent; The Scotsman; The Herald Scotland; Times of India = the times of india; The Hindu; Hindustan Times;
          Indian Express; Dainik Jagran = jagran; Dainik Bhaskar; Malayala Manorama; Economic Times; Mint Newspaper = livemint; The Straits Times = straits times; South China Morning Post = scmp; Japan Times; Asahi Shimbun; Yomiuri Shimbun; Nikkei; Mainichi; Chosun Ilbo; JoongAng Ilbo; People's Daily; China Daily; Le Monde; Le Figaro; Libération = liberation newspaper; Les Echos; L'Équipe = lequipe; Ouest-France; Der Spiegel = spiegel; ~Bild; Süddeutsche Zeitung = sueddeutsche; Frankfurter Allgemeine = faz; Die Zeit; Die Welt; Handelsblatt; El País = el pais; El Mundo; La Vanguardia; ABC España; Corriere della Sera; La Repubblica; Il Sole 24 Ore; La Stampa; De Telegraaf; NRC Handelsblad; De Volkskrant;
          Algemeen Dagblad; De Standaard; Le Soir; Aftonbladet; Dagens Nyheter; Expressen; Aftenposten; VG = verdens gang; ~Politiken; Jyllands-Posten; Helsingin Sanomat; Gazeta Wyborcza; Neue Zürcher Zeitung = nzz; 20 Minuten; ~Blick; Kronen Zeitung; Folha de S.Paulo = folha; O Globo; Estadão = estadao; ~Clarín = clarin; La Nación; El Universal; ~Reforma; ~Milenio; El Tiempo; El Comercio; Jerusalem Post; Haaretz; Times of Israel; The National UAE; Gulf News; Khaleej Times; Arab News; Hürriyet = hurriyet; Daily Nation; Mail & Guardian; Punch Nigeria; Vanguard Nigeria; Moscow Times; Kyiv Post; Kyiv Independent; Bangkok Post; Jakarta Post; Philippine Daily Inquirer; ~Dawn = dawn pakistan;
          Daily Star Bangladesh; Christian Science Monitor = csmonitor; Village Voice; Stars and Stripes; The i Paper; Press Association = pa media; Mail on Sunday; Sunday Times; ~The Observer; Daily Record`,
      children: [
        {
          name: 'Opinion & Editorials',
          iab: '388',
          terms: `opinion page, guest essay, political column, op-ed column, commentary article`,
        },
        {
          name: 'Newspaper Subscriptions',
          iab: '111',
          terms: `digital news subscription, newspaper subscriber, home delivery newspaper, paywall, news subscription`,
        },
        {
          name: 'Crosswords & Newspaper Puzzles',
          iab: '270',
          terms: `crossword puzzle, newspaper crossword, daily crossword, word search newspaper, puzzle page`,
          brands: `NYT Crossword = new york times crossword; NYT Games; Guardian Crossword; USA Today Crossword; LA Times Crossword; Penny Dell Puzzles = penny press puzzles`,
        },
      ],
    },
    {
      name: 'Magazines',
      iab: '111',
      intent: 'Product',
      label: 'magazines',
      description: 'read and subscribe to magazines',
      domains: ['magazines.com', 'people.com', 'time.com', 'nationalgeographic.com', 'zinio.com'],
      terms: `magazine!, magazine subscription, magazine cover, digital magazine, glossy magazine, women's magazine, men's magazine, lifestyle magazine, gossip magazine, trade magazine, magazine reader, fanzine, zine, trade journal, e-zine, celebrity magazine, science magazine, hobby magazine, news magazine, consumer magazine, quarterly publication, monthly magazine, back issue, magazine rack publication, journal magazine, weekly magazine`,
      brands: `People Magazine = people magazine; Vanity Fair; Reader's Digest = readers digest; National Geographic = nat geo | natgeo; Smithsonian Magazine; Harper's Magazine = harpers magazine; ~Esquire; GQ; Playboy Magazine; Men's Journal; Good Housekeeping; Better Homes & Gardens = better homes and gardens | bhg; Southern Living; Real Simple; Martha Stewart Living; O, The Oprah Magazine = oprah magazine; Woman's Day = womans day; Family Circle; ~Redbook; Woman's World; First for Women; In Touch Weekly; Us Weekly; Life & Style = life and style weekly; OK! Magazine; Hello! Magazine = hello magazine; National Enquirer; Globe Magazine; Star Magazine; Closer Magazine; Heat Magazine; Tatler;
          Town & Country = town and country; Entertainment Weekly; Life Magazine; ~Maxim; ~The Spectator; New Statesman; Private Eye; Prospect Magazine; Radio Times Magazine; ~Wired = wired magazine; Scientific American; Popular Science; Popular Mechanics; New Scientist; Discover Magazine; Consumer Reports; AARP The Magazine; ~Ebony = ebony magazine; Jet Magazine; ~Essence = essence magazine; Latina Magazine; Guideposts; The Knot Magazine; Country Living; House Beautiful; Architectural Digest Magazine; Mental Floss; Highlights Magazine; Boys' Life = scout life; Texas Monthly; New York Magazine = ny mag; Los Angeles Magazine; Boston Magazine; Chicago Magazine; Sunset Magazine; Yankee Magazine;
          Maclean's = macleans; Paris Match; ~Stern = stern magazin; Focus Magazin; ~Bunte; Gala Magazin; Hola! = hola magazine; ~Oggi; L'Espresso; Elle Decor; ~Monocle; The Face Magazine; i-D Magazine = i-d; ~Dazed; Paper Magazine; Interview Magazine; W Magazine; V Magazine; Condé Nast = conde nast; ~Hearst = hearst magazines; ~Meredith = meredith corporation; Dotdash Meredith = people inc; Bauer Media; Future plc = future publishing; Time Inc; a360media; Burda = hubert burda media; Axel Springer; Gruner + Jahr = gruner und jahr; Mondadori; ~Bonnier; Sanoma; Immediate Media; Dennis Publishing; Rodale; IDG; Zinio; Readly; Magzter; PressReader; Cafeyn; Texture App; Magazines.com; DiscountMags;
          Barnes & Noble Newsstand; Issuu; Taste of Home Magazine; Birds & Blooms; ~Reminisce; Farm & Ranch Living; The Saturday Evening Post = saturday evening post; Mad Magazine; ~Cosmopolitan = cosmo magazine; ~Glamour = glamour magazine; Marie Claire; ~Elle = elle magazine; ~Vogue = vogue magazine | british vogue; InStyle = in style magazine; Harper's Bazaar = harpers bazaar; Seventeen Magazine; Teen Vogue; Lucky Magazine; ~Nylon = nylon magazine; Self Magazine; ~Bustle; Red Magazine; ~Grazia; Stylist Magazine; Woman & Home; Bella Magazine; Take a Break; Chat Magazine; ~Femina; Filmfare; Outlook India; The Caravan`,
      children: [
        {
          name: 'Celebrity & Gossip Magazines',
          iab: '432',
          terms: `tabloid magazine, gossip column, gossip magazine reader, supermarket tabloid`,
        },
        {
          name: "Women's & Fashion Magazines",
          iab: '577',
          terms: `fashion magazine, beauty magazine, women's interest magazine, bridal magazine, teen magazine`,
        },
        {
          name: 'News & Business Magazines',
          iab: '106',
          terms: `newsweekly, political magazine, business magazine, current affairs magazine, economics magazine`,
          brands: `Forbes; ~Fortune = fortune magazine; Bloomberg Businessweek = businessweek; Inc Magazine = inc. magazine; Fast Company; Entrepreneur Magazine; Harvard Business Review = hbr; Barron's = barrons; Foreign Affairs; Foreign Policy Magazine; The American Prospect; Kiplinger Magazine; L'Express; Le Point; L'Obs; Wirtschaftswoche; ~Veja = veja magazine; Caixin; Frontline India`,
        },
        {
          name: 'Science & Nature Magazines',
          iab: '464',
          terms: `nature magazine, science journal magazine, popular science magazine, history magazine, astronomy magazine`,
        },
        {
          name: 'Home & Lifestyle Magazines',
          iab: 'TIFQA5',
          terms: `home magazine, gardening magazine, cooking magazine, decorating magazine, regional magazine, parenting magazine`,
        },
      ],
    },
    {
      name: 'Fiction Books',
      iab: '48',
      intent: 'Product',
      label: 'fiction and novels',
      description: 'read novels and follow fiction authors',
      domains: ['goodreads.com', 'amazon.com', 'barnesandnoble.com', 'penguinrandomhouse.com'],
      terms: `book!, novel!, fiction!, fiction book, bestseller, paperback, hardcover, best-selling author, book series, novella, short story, book reader, bookworm, page-turner, debut novel, fiction reader, contemporary fiction, women's fiction, chick lit, best seller list, beach read, fan fiction, fanfiction, book lover, bibliophile, western novel, adventure novel, erotica book, saga novel, dime novel, pulp fiction, family saga, christian fiction, novel reader, trilogy book, book sequel`,
      brands: `Stephen King; James Patterson; John Grisham; J.K. Rowling = jk rowling; Nora Roberts; Danielle Steel; Dan Brown; Colleen Hoover; Lee Child = jack reacher books; Agatha Christie; Jodi Picoult; Nicholas Sparks; Haruki Murakami; Paulo Coelho; Khaled Hosseini; Margaret Atwood; Kristin Hannah; Delia Owens; Sally Rooney; Taylor Jenkins Reid; Emily Henry; Celeste Ng; Liane Moriarty; Michael Connelly; David Baldacci; Harlan Coben; Ken Follett; Barbara Kingsolver; Brit Bennett; Kazuo Ishiguro; Ian McEwan; Zadie Smith; Salman Rushdie; Chimamanda Ngozi Adichie; Fredrik Backman; Anthony Doerr; Amor Towles; Ann Patchett; Jojo Moyes; Marian Keyes; Sophie Kinsella; Jeffrey Archer; Frederick Forsyth; Wattpad; Archive of Our Own = ao3; FanFiction.net; Royal Road; Kindle Vella; Maeve Binchy; Elin Hilderbrand; Mitch Albom; Where the Crawdads Sing; Chetan Bhagat; R.F. Kuang = rf kuang; Matt Haig; Elena Ferrante; Percival Everett; Demon Copperhead`,
      children: [
        {
          name: 'Mystery, Thriller & Crime',
          iab: '331',
          terms: `mystery novel, thriller novel, crime fiction, detective story, whodunit, cozy mystery, psychological thriller book, spy novel, true crime book, suspense novel, legal thriller, noir fiction, murder mystery book, police procedural novel, scandi noir, detective novel, mystery book, thriller book, political thriller book`,
          brands: `Sherlock Holmes; Hercule Poirot; Gillian Flynn; Freida McFadden; Richard Osman = thursday murder club; Karin Slaughter; Tana French; Louise Penny; Ian Rankin; Jo Nesbø = jo nesbo; Stieg Larsson = girl with the dragon tattoo; Tom Clancy; Brad Thor; Robert Ludlum; John le Carré = john le carre; Paula Hawkins; Ruth Ware; Janet Evanovich; Sue Grafton; Patricia Cornwell; Daniel Silva; Vince Flynn; Arthur Conan Doyle; Raymond Chandler; Lisa Gardner; Tess Gerritsen; Robert Galbraith; Mick Herron; Lucy Foley; C.J. Box = cj box; Nancy Drew; Hardy Boys; Ann Cleeves; Val McDermid; Mysterious Press`,
          children: [
            { name: 'Cozy Mysteries', terms: `cozy crime, amateur sleuth, cosy mystery, village mystery book` },
            {
              name: 'Psychological & Spy Thrillers',
              terms: `domestic thriller, espionage novel, techno-thriller, action thriller book`,
            },
          ],
        },
        {
          name: 'Romance Novels',
          iab: '326',
          terms: `romance novel, romance book, historical romance, regency romance, paranormal romance, contemporary romance novel, steamy romance, harlequin romance, romantasy, booktok romance, spicy book, love story book, dark romance, sports romance book, small town romance, romance reader`,
          brands: `~Harlequin; Mills & Boon = mills and boon; Fifty Shades of Grey = fifty shades; Sarah J. Maas = sarah j maas | acotar; Ana Huang; Ali Hazelwood; Julia Quinn; Penelope Douglas; Debbie Macomber; Susan Mallery; Lucy Score; Elsie Silver; Rebecca Yarros = fourth wing; Tessa Bailey; Abby Jimenez; Diana Gabaldon; Avon Books; E.L. James = el james; Elle Kennedy; Christina Lauren; Helen Hoang; Ripped Bodice; Radish Fiction; Entangled Publishing`,
        },
        {
          name: 'Science Fiction & Fantasy Books',
          iab: '335',
          terms: `science fiction book, fantasy book, sci-fi novel, fantasy novel, dystopian novel, epic fantasy, urban fantasy, space opera, cyberpunk novel, steampunk book, litrpg, speculative fiction, high fantasy, alternate history novel, sword and sorcery, post-apocalyptic novel, military sci-fi, light novel, magical realism, science fiction and fantasy, sci-fi and fantasy`,
          brands: `J.R.R. Tolkien = tolkien | jrr tolkien; George R.R. Martin = george rr martin; Brandon Sanderson; Terry Pratchett = discworld; Neil Gaiman; Isaac Asimov; Frank Herbert; Ursula K. Le Guin; Philip K. Dick; Arthur C. Clarke; Ray Bradbury; Robert Jordan; Patrick Rothfuss; Andy Weir; Douglas Adams = hitchhiker's guide to the galaxy; Octavia Butler; N.K. Jemisin; Tor Books = tor.com; Orson Scott Card; William Gibson; Robin Hobb; Joe Abercrombie; Brent Weeks; C.S. Lewis = narnia; H.G. Wells = hg wells; Jules Verne; Ted Chiang; Liu Cixin = three-body problem; Ernest Cline; Blake Crouch; Margaret Weis = dragonlance books; Orbit Books; Baen Books; Robert Heinlein; Kurt Vonnegut; Leigh Bardugo; V.E. Schwab; Holly Black; John Scalzi; Martha Wells = murderbot; Dungeon Crawler Carl; Jim Butcher = dresden files; Locus Magazine; Hugo Awards; Nebula Awards; Wizarding World Books = harry potter books`,
          children: [
            {
              name: 'Epic & Urban Fantasy',
              iab: '335',
              terms: `dark fantasy, grimdark, dragon fantasy book, fae romance, portal fantasy, cozy fantasy`,
            },
            {
              name: 'Dystopian & Hard Sci-Fi',
              iab: '652',
              terms: `dystopian fiction, hard science fiction, time travel novel, alien invasion novel, climate fiction, biopunk`,
            },
          ],
        },
        {
          name: 'Horror Fiction',
          iab: '336',
          terms: `horror novel, gothic novel, horror book, ghost story, supernatural fiction, vampire novel, creepypasta, cosmic horror, zombie novel, horror fiction`,
          brands: `H.P. Lovecraft = hp lovecraft; Anne Rice; Clive Barker; Dean Koontz; Shirley Jackson; Grady Hendrix; R.L. Stine = goosebumps; Bram Stoker; Mary Shelley; Peter Straub; Edgar Allan Poe; Paul Tremblay; Stephen Graham Jones; Ramsey Campbell; Fangoria; NoSleep`,
        },
        {
          name: 'Literary & Historical Fiction',
          iab: '48',
          terms: `literary fiction, historical fiction, classic literature, classic novel, literary novel, booker prize, pulitzer prize fiction, modern classic, literature!, world literature, regency novel, historical novel, classics book, russian literature, american literature, english literature book, victorian novel, literary prize`,
          brands: `Jane Austen; Charles Dickens; Ernest Hemingway; F. Scott Fitzgerald = great gatsby; Leo Tolstoy; Fyodor Dostoevsky = dostoevsky; Mark Twain; George Orwell; Virginia Woolf; James Joyce; Toni Morrison; Gabriel García Márquez = gabriel garcia marquez; John Steinbeck; Harper Lee = to kill a mockingbird; J.D. Salinger = jd salinger; Hilary Mantel; Philippa Gregory; Bernard Cornwell; Booker Prize = man booker prize; Pulitzer Prize; National Book Award; Women's Prize for Fiction; Penguin Classics; Modern Library; Everyman's Library; Folio Society; Easton Press; Brontë Sisters = bronte sisters; Oscar Wilde; Franz Kafka; Albert Camus; Cormac McCarthy; Herman Melville; Thomas Hardy; William Faulkner; Vladimir Nabokov; Victor Hugo; Alexandre Dumas; Robert Louis Stevenson; Rudyard Kipling; Colson Whitehead; Donna Tartt; Hanya Yanagihara; Nobel Prize in Literature`,
        },
        {
          name: 'Young Adult Fiction',
          iab: '51',
          terms: `young adult fiction, ya book, ya novel, teen fiction, young adult book, coming-of-age novel, teen novel, young adult novel, new adult fiction`,
          brands: `John Green; Suzanne Collins = hunger games books; Rick Riordan = percy jackson; Veronica Roth = divergent books; Cassandra Clare; Stephenie Meyer = twilight saga books; Victoria Aveyard; Angie Thomas; Rainbow Rowell; Karen M. McManus; Jenny Han; Adam Silvera; S.E. Hinton; Lois Lowry; Alice Oseman = heartstopper; Kiera Cass; Marie Lu; Tahereh Mafi; Holly Jackson; Lynn Painter; Jason Reynolds`,
        },
      ],
    },
    {
      name: 'Nonfiction Books',
      iab: '42',
      intent: 'Product',
      label: 'nonfiction books',
      description: 'read biographies, self-help and other nonfiction',
      domains: ['goodreads.com', 'simonandschuster.com', 'nytimes.com', 'audible.com'],
      terms: `nonfiction, non-fiction, nonfiction book, self-help book, business book, history book, coffee table book, travelogue, essay collection, how-to book, reference book, textbook reader, encyclopedia book, diet book, psychology book, philosophy book, science book, art book, photography book, religious book, political book, parenting book, finance book, self-improvement book, popular science book, almanac, health book, guidebook, dictionary book, military history book, current affairs book, gift book, self help`,
      brands: `Malcolm Gladwell; James Clear = atomic habits; Brené Brown = brene brown; Yuval Noah Harari; Michelle Obama Becoming; Walter Isaacson; Robert Greene; Mark Manson; Ryan Holiday; Michael Lewis; Bill Bryson; Erik Larson; David McCullough; Stephen Ambrose; Doris Kearns Goodwin; Mary Roach; Jon Krakauer; David Sedaris; Dale Carnegie; Stephen Covey = 7 habits; Eckhart Tolle; Robert Kiyosaki = rich dad poor dad; Tony Robbins Books; For Dummies = dummies books; DK Books = dorling kindersley; Chicken Soup for the Soul; Guinness World Records; ~Taschen; Phaidon; Assouline; Rizzoli; Hay House; World Almanac; Complete Idiot's Guide; Blinkist; Adam Grant; Simon Sinek; Daniel Kahneman; Isabel Wilkerson; Ta-Nehisi Coates; Glennon Doyle; Jay Shetty Books; Cal Newport; Napoleon Hill; Viktor Frankl; Carl Sagan Books; Freakonomics`,
      children: [
        {
          name: 'Biographies & Memoirs',
          iab: '44',
          terms: `biography, autobiography, memoir!, celebrity memoir, diary book, political memoir, biography book, life story book, letters collection`,
        },
        {
          name: 'Cookbooks',
          iab: '216',
          terms: `cookbook!, cookery book, recipe book, baking book, cook book`,
          brands: `America's Test Kitchen Books; Ina Garten Cookbook; Joy of Cooking; Yotam Ottolenghi Books; Half Baked Harvest Cookbook; Salt Fat Acid Heat; Ten Speed Press`,
        },
        {
          name: 'Self-Help & Business Books',
          iab: '42',
          terms: `personal development book, leadership book, motivational book, productivity book, success book, entrepreneur book, money book, book summary`,
        },
        {
          name: 'History & Politics Books',
          iab: 'EZWB7V',
          terms: `presidential biography, world war ii book, ancient history book, civil war book, political science book`,
        },
        {
          name: 'Art & Photography Books',
          iab: '43',
          terms: `design book, architecture book, illustrated book, fashion book, monograph, exhibition catalog, coloring book, colouring book, adult coloring book, photo book volume`,
        },
      ],
    },
    {
      name: "Children's Books",
      iab: '42',
      intent: 'Product',
      label: "children's books",
      description: 'buy and read books for children',
      domains: ['scholastic.com', 'penguinrandomhouse.com', 'readbrightly.com', 'usborne.com'],
      terms: `children's book, childrens book, picture book, kids book, bedtime story, board book, story book, storybook, fairy tale, early reader, chapter book, middle grade book, children's literature, baby book, activity book, pop-up book, toddler book, fairytale, fable, kids story, sticker book, personalized children's book, juvenile fiction, kids reading, children's magazine, children's author, nursery book, read aloud`,
      brands: `Dr. Seuss = dr seuss; Scholastic; Eric Carle = very hungry caterpillar; Roald Dahl; Diary of a Wimpy Kid = wimpy kid; Captain Underpants; Dog Man; ~Harry Potter; Magic Tree House; Little Golden Books; Goodnight Moon; Beatrix Potter = peter rabbit; The Gruffalo = julia donaldson; Mo Willems = elephant and piggie; Usborne = usborne books; Judy Blume; Beverly Cleary; Maurice Sendak = where the wild things are; Shel Silverstein; Junie B. Jones = junie b jones; American Girl Books; The Magic School Bus Books; Wonderbly; Literati Kids; Bookroo; Hooray Heroes; I See Me; Winnie the Pooh Books; Enid Blyton = famous five; David Walliams; Tom Gates; Horrid Henry; Ladybird Books; Puffin Books;
          Walker Books; Candlewick; Berenstain Bears; Curious George Books; ~Clifford; Fancy Nancy; Pete the Cat; Who Was Series = who was; I Survived Series; Nat Geo Kids; ~Highlights = highlights for children; Ranger Rick; Cricket Magazine; Amulet Series; Wings of Fire; Warrior Cats = warriors erin hunter; The Baby-Sitters Club = babysitters club; The Boxcar Children; Amelia Bedelia; Anne of Green Gables; Aesop's Fables = aesops fables; Brothers Grimm = grimm's fairy tales; Hans Christian Andersen; A Series of Unfortunate Events = lemony snicket; Chronicles of Narnia; Epic! Books = epic reading app; Vooks; Barefoot Books; Sourcebooks Kids; Room on the Broom; Elmer Elephant;
          Mr. Men = mr men | little miss books; Where's Waldo = wheres waldo | where's wally; Geronimo Stilton`,
      children: [
        {
          name: 'Picture Books',
          iab: '42',
          terms: `illustrated children's book, lift-the-flap book, bath book, cloth book, touch and feel book`,
        },
        {
          name: 'Chapter Books & Middle Grade',
          iab: '51',
          terms: `middle grade fiction, beginning reader, kids chapter series, juvenile novel`,
        },
      ],
    },
    {
      name: 'Poetry & Drama',
      iab: '49',
      intent: 'Lifestyle',
      label: 'poetry and drama',
      description: 'read and write poetry and plays',
      domains: ['poetryfoundation.org', 'poets.org', 'poemhunter.com'],
      terms: `poetry!, poem!, haiku, sonnet, verse poetry, limerick, slam poetry, playscript, ode, ballad poem, poetry reading, spoken word poetry, poetry collection, poetry anthology, epic poem, mythology book, greek mythology, famous quote, ~quote, quotation, inspirational quote, elegy, rhyme, free verse, folktale, legend folklore, folklore, love poem, proverb, literary criticism, humanities reading`,
      brands: `William Shakespeare = shakespeare; Rupi Kaur = milk and honey; Maya Angelou; Robert Frost; Emily Dickinson; Sylvia Plath; Walt Whitman; Pablo Neruda; Langston Hughes; T.S. Eliot = ts eliot; William Wordsworth; John Keats; Lord Byron; William Blake; Amanda Gorman; Mary Oliver; ~Rumi; ~Homer = iliad | odyssey; ~Dante = divine comedy; Allen Ginsberg; W.B. Yeats = yeats; Poetry Foundation; Poets.org = academy of american poets; Button Poetry; BrainyQuote; Goodreads Quotes; ~Atticus; Ocean Vuong; Seamus Heaney; Tennessee Williams; Arthur Miller; Anton Chekhov; Henrik Ibsen; Samuel Beckett; The Paris Review = paris review; Poetry Magazine; ~Granta; Ploughshares; McSweeney's = mcsweeneys; London Review of Books = lrb; New York Review of Books; Times Literary Supplement = tls; Bookforum; Rattle Magazine`,
    },
    {
      name: 'Comics & Manga',
      iab: '46',
      intent: 'Product',
      label: 'comics, manga and graphic novels',
      description: 'read comics, manga and graphic novels',
      domains: ['marvel.com', 'dc.com', 'viz.com', 'webtoons.com', 'cbr.com'],
      terms: `comic!, comic book!, manga!, graphic novel!, webcomic, superhero comic, comic strip, webtoon, manhwa, manhua, comics, comic reader, bande dessinee, comic store, cartoon strip, single panel cartoon, editorial cartoon, digital comic, shonen, shojo, seinen, shoujo, isekai, yaoi, comic fan, superhero, comic shop, indie comic, political cartoon, comics publisher, comic character, trade paperback comic, doujinshi, josei, caricature cartoon`,
      brands: `Marvel Comics; DC Comics; Image Comics; Dark Horse Comics = dark horse; IDW Publishing = idw; Viz Media; Shonen Jump = weekly shonen jump; Kodansha; Shueisha; Shogakukan; Yen Press; Tokyopop; Crunchyroll Manga; MangaPlus = manga plus; Webtoon = line webtoon | webtoon entertainment; ~Tapas = tapas media; Archie Comics; ~Garfield = garfield comic; ~Peanuts = peanuts comic | charlie brown; Calvin and Hobbes; Dilbert; The Far Side; xkcd; Penny Arcade; The Oatmeal; Sarah's Scribbles; ~Watchmen; Sandman Comic; ~Spawn; Saga Comic; Hellboy; Tintin = adventures of tintin; Asterix; Lucky Luke; The Smurfs Comics; ~Beano = the beano; 2000 AD = judge dredd; Naruto Manga; One Piece Manga = eiichiro oda;
          Dragon Ball Manga; ~Berserk = berserk manga; Attack on Titan Manga; Death Note Manga; Demon Slayer Manga; Chainsaw Man Manga; Junji Ito; Akira Manga; Sailor Moon Manga; GoComics = go comics; Comixology; Marvel Unlimited; DC Universe Infinite; BOOM! Studios = boom studios; Dynamite Entertainment; Valiant Comics; Oni Press; Fantagraphics; Drawn & Quarterly; Top Cow; Vertigo Comics; Skybound; Midtown Comics; ComicBook.com; ~CBR = comic book resources; Bleeding Cool; League of Comic Geeks; ComicHub; Diamond Comic Distributors; MyComicShop; Stan Lee; Jack Kirby; Alan Moore; Frank Miller; Grant Morrison; Robert Kirkman; Osamu Tezuka; Hajime Isayama; Dav Pilkey; Raina Telgemeier;
          Art Spiegelman = maus; Marjane Satrapi = persepolis; Scott Pilgrim; Invincible Comic; The Walking Dead Comic; Doonesbury; Blondie Comic; Hagar the Horrible; Dennis the Menace Comic; Kakao Webtoon = kakaopage; Naver Webtoon; Tappytoon; Lezhin; Amar Chitra Katha; Bongo Comics; Glénat; Dargaud; Panini Comics; Mortadelo y Filemón; Turma da Mônica; ~Mafalda`,
      children: [
        {
          name: 'Manga',
          iab: '46',
          terms: `japanese comic, manga series, shonen manga, manga reader, manga volume, manga box set, romance manga, manga app`,
        },
        {
          name: 'Superhero Comics',
          iab: '262',
          terms: `marvel comic, dc comic, superhero graphic novel, x-men comic, batman comic, spider-man comic, superhero fandom, comic crossover`,
        },
        {
          name: 'Webcomics & Webtoons',
          iab: '46',
          terms: `online comic, webtoon series, vertical scroll comic, comic app`,
        },
      ],
    },
    {
      name: 'E-Books & Audiobooks',
      iab: '42',
      intent: 'Product',
      label: 'e-books and audiobooks',
      description: 'read e-books and listen to audiobooks',
      domains: ['audible.com', 'amazon.com', 'kobo.com', 'overdrive.com', 'scribd.com'],
      terms: `e-book!, ebook!, audiobook!, audio book, kindle book, ebook subscription, digital book, e-book reader app, free ebook, epub, talking book, electronic book, audiobook subscription, listening to books, digital library, ebook store, audiobook listener, public domain book, pdf book`,
      brands: `~Audible; Kindle Unlimited = kindle books; Kobo Books = kobo; ~Scribd = everand; ~OverDrive = libby app | libby; ~Hoopla = hoopla digital; Libro.fm; Google Play Books; Apple Books; Nook Books; Project Gutenberg = gutenberg; LibriVox; Storytel; BookBub; Bookmate; Chirp Audiobooks = chirp books; Audiobooks.com; ~Downpour; Spotify Audiobooks; Kuku FM; Pratilipi; Pocket FM; Dreame; GoodNovel; Inkitt = galatea app; Wuxiaworld; Webnovel; Open Library; Internet Archive; Recorded Books = rbmedia; Blackstone Audio = blackstone publishing; Brilliance Audio; Tantor; GraphicAudio; Smashwords; Draft2Digital; BookFunnel; Tolino; Legimi; Nextory; BookBeat; Bookshop.org Ebooks; Speechify; ~Blurb`,
    },
    {
      name: 'Bookstores & Book Clubs',
      iab: '42',
      label: 'bookstores, libraries and book clubs',
      description: 'visit bookstores, libraries and book clubs',
      domains: ['barnesandnoble.com', 'goodreads.com', 'bookshop.org', 'thriftbooks.com'],
      terms: `bookstore!, bookshop!, book club!, public library, ~library, used book, secondhand book, rare book, book fair, book festival, book review, reading group, book subscription box, library card, book recommendation, bookstagram, booktok, bookmark, book light, reading list, book box, antiquarian book, first edition, literary festival, book signing, author event, reading challenge, book blogger, book cover, bookplate, book stand, book trade, book tour, e-library, bookmobile, reading app, library loan, little free library, book shopping, indie bookstore, book lovers gift, audiobook club, book swap, used bookstore`,
      brands: `Barnes & Noble = barnes and noble; Books-A-Million = books a million | bam books; Half Price Books; Powell's Books = powells; The Strand = strand bookstore; Waterstones; WHSmith Books = whsmith | wh smith; Foyles; Blackwell's = blackwells; Indigo Books = chapters indigo; Dymocks; Booktopia; Goodreads; StoryGraph = the storygraph; LibraryThing; Bookshop.org; ThriftBooks = thrift books; AbeBooks = abe books; Alibris; Better World Books; ~Biblio; World of Books = wob; Book of the Month = botm; Oprah's Book Club = oprah book club; Reese's Book Club = reese book club; Read with Jenna; Literati Book Club; OwlCrate; FairyLoot; Illumicrate; Book Riot; Kirkus = kirkus reviews; Publishers Weekly;
          Library Journal; BookPage; NetGalley; ~Edelweiss; Hudson Booksellers; ~Follett; Book Depository; Thalia Bücher = thalia books; Hugendubel; Fnac Books; Gibert Joseph; Decitre; La Feltrinelli = feltrinelli; Casa del Libro; Kinokuniya = books kinokuniya; Crossword Bookstores; Dangdang; Bookoff = book off; Tsutaya = tsutaya books; Kyobo = kyobo book; Eslite; Hay Festival; Frankfurt Book Fair; London Book Fair; Miami Book Fair; National Book Festival; BookCon; New York Public Library = nypl; Library of Congress; British Library; American Library Association; Daunt Books; ~The Works = the works stores; Book People; Scholastic Book Fair; PangoBooks; BookMooch; Fable App; Bookly;
          Once Upon a Book Club; Politics and Prose; ~City Lights = city lights bookstore; Tattered Cover; Shakespeare and Company; Hatchards; Livraria Cultura`,
      children: [
        {
          name: 'Libraries',
          iab: '42',
          terms: `library patron, library user, library book, library visit, university library, librarian reader, interlibrary loan`,
        },
        {
          name: 'Book Clubs & Subscriptions',
          iab: '42',
          terms: `celebrity book club, monthly book club, book subscription, blind date with a book, online book club`,
        },
        {
          name: 'Rare & Used Books',
          iab: '42',
          terms: `rare book collecting, book collector, out-of-print book, signed first edition, cheap book, used textbook store, book collecting`,
        },
      ],
    },
    {
      name: 'Blogs & Online Media',
      iab: '619',
      label: 'blogs, newsletters and online media',
      description: 'read blogs, newsletters and online magazines',
      domains: ['medium.com', 'substack.com', 'buzzfeed.com', 'wordpress.com', 'tumblr.com'],
      terms: `blog!, blogging, newsletter, online magazine, web publication, rss feed, listicle, citizen journalism, webzine, online article, email newsletter subscriber, online column, fact checking, fact-check, media literacy, misinformation, disinformation, longform, vlogging blog, content site, independent media, alternative media, clickbait, lifestyle blog, mommy blog, tech blog, opinion blog, personal blog, news blog, creator newsletter, digital publication, microblog reading, online essay, explainers, conspiracy theory, ~editorial content`,
      brands: `~Medium = medium.com; Substack; BuzzFeed; WordPress.com Blog; ~Blogger = blogspot; Tumblr Blogs; Beehiiv; ConvertKit Newsletter; Ghost Publishing; LiveJournal; Mashable; Gizmodo; Gawker; ~Jezebel; The Verge; TechCrunch = tech crunch; Engadget; Ars Technica; Boing Boing; Kottke; Wonkette; Snopes; PolitiFact; FactCheck.org; Lifehacker; The Awl; Thought Catalog; Elite Daily; POPSUGAR = pop sugar; ~Cracked; Digg; ~Slashdot; Hacker News; The Hustle; TLDR Newsletter; Stratechery; Letters from an American = heather cox richardson; The Dispatch; The Bulwark; ~Aeon; Longreads; ~Longform; The Onion AV Club = av club; Uproxx; ~VICE = vice media; Bustle Media; BDG; G/O Media; Vox Media; Ziff Davis; Valnet; Future Newsletters; Static Media; Recurrent Ventures; Red Ventures; Group Nine; Complex Media = complex networks; ScreenRant; CNET; ZDNet; PCMag = pc magazine; Tom's Guide = toms guide; TechRadar; 9to5Mac; MacRumors; Android Authority; Digital Trends; VentureBeat; GeekWire; ~The Information; ~Platformer; Rest of World; 404 Media; The Markup; Penske Media = pmc; Hashnode; Listverse; WikiLeaks; Brit + Co = brit and co; The Everygirl; Cup of Jo; Scary Mommy Blog; Man of Many; Art of Manliness = the art of manliness; InsideHook; UrbanDaddy; PureWow; Taboola News; Outbrain; Bloglovin; Cafemom`,
      children: [
        {
          name: 'Newsletters',
          iab: '623',
          terms: `paid newsletter, email newsletter, daily newsletter, newsletter reader, newsletter subscription`,
        },
        {
          name: 'Technology News',
          iab: '115',
          terms: `tech news, technology news, gadget news, science news, startup news, space news, tech journalism, ai news`,
        },
        {
          name: 'Fact-Checking & Media Criticism',
          iab: '106',
          terms: `fake news, media bias, media watchdog, media criticism, media ethics, debunking`,
        },
      ],
    },
    {
      name: 'Humor & Satire',
      iab: '440',
      intent: 'Lifestyle',
      label: 'humor and satire',
      description: 'read jokes, memes and satire',
      domains: ['theonion.com', 'cracked.com', 'babylonbee.com', '9gag.com', 'mcsweeneys.net'],
      terms: `humor!, humour!, satire, joke!, meme!, funny, parody, funny picture, dad joke, pun, internet meme, funny quote, prank, political satire, comedy writing, knock-knock joke, funny video clip, cartoon humor, funny story, humorous, witty, sarcasm, one-liner, riddle, funny meme, humor website, gag, dark humor, laugh, blooper, internet humor, political humor, rage comic, funny news`,
      brands: `The Onion = onion news; Babylon Bee = the babylon bee; 9GAG; Cracked.com; CollegeHumor = college humor; ~The Chive = chive; Cheezburger = i can has cheezburger; Know Your Meme; Imgflip; Reductress; ClickHole; Funny or Die; Fail Blog; iFunny; Ebaum's World = ebaums world; Charlie Hebdo; Le Canard Enchaîné; The Poke; NewsThump; Daily Mash = the daily mash; Waterford Whispers; Titanic Magazin; Der Postillon; El Jueves; National Lampoon; ~Mad; Viz Comic; Punch Magazine; The Betoota Advocate; The Hard Times; Borowitz Report; Memedroid; Someecards; Dave Barry; P.G. Wodehouse = pg wodehouse; Erma Bombeck; Nora Ephron`,
      children: [
        {
          name: 'Memes',
          iab: '440',
          terms: `meme page, meme account, dank meme, reaction gif, animated gif, viral meme, meme culture, meme generator`,
        },
        {
          name: 'Jokes & Satire Sites',
          iab: '440',
          terms: `satirical news, joke book, fake headline satire, spoof, satirical cartoon, comedy article`,
        },
      ],
    },
    {
      name: 'Writing & Self-Publishing',
      iab: '266',
      intent: 'Lifestyle',
      label: 'writing and self-publishing',
      description: 'write books, stories and articles and publish them',
      domains: ['writersdigest.com', 'kdp.amazon.com', 'reedsy.com', 'nanowrimo.org', 'wattpad.com'],
      terms: `creative writing!, ~writing, self-publishing!, writing a book, freelance writing, writing prompt, writing workshop, book marketing, manuscript, screenwriting book, query letter, writing contest, book editing, journaling, copywriting book, memoir writing, story writing, book proposal, author platform, writers conference, writing community, writer's block, screenplay writing, blog writing, proofreading, book cover design, print on demand book, vanity press, writing style guide, worldbuilding, fiction writing, storytelling, writing retreat, aspiring author, isbn, ghostwriting, book launch, writing software book, calligraphy journal, diary writing, novel writing`,
      brands: `NaNoWriMo = national novel writing month; Writer's Digest = writers digest; Amazon KDP = kindle direct publishing | kdp; Reedsy; IngramSpark; ~Lulu = lulu.com; BookBaby; ~Scrivener; ProWritingAid; Author House = authorhouse; Xlibris; iUniverse; Outskirts Press; Lulu Press; Duotrope; Submittable; QueryTracker; MasterClass Writing; The Writer Magazine; Poets & Writers = poets and writers; Authors Guild; Romance Writers of America = rwa; SCBWI; Alliance of Independent Authors; Kindlepreneur; Atticus App; ~Vellum = vellum software; Plottr; Campfire Writing; Sudowrite; 4thewords; Day One Journal; Jericho Writers; Gotham Writers; Iowa Writers' Workshop; Bread Loaf; AP Stylebook; Chicago Manual of Style`,
    },
    {
      name: 'Publishing & Journalism Industry',
      iab: '111',
      segment: 'B2B',
      label: 'the publishing and journalism industry',
      description: 'work in publishing, newsrooms and journalism',
      domains: ['publishersweekly.com', 'niemanlab.org', 'cjr.org', 'poynter.org'],
      terms: `journalism!, newsroom, book publishing business, editorial content management, news syndication, press agency service, media industry, photojournalism, magazine publisher business, academic publishing services, book printing, book distribution, digital publishing, publishing software, editorial calendar, copyediting, press association, media law journalism, journalism award, open access publishing, publishing rights, press club, journalism ethics, broadcast journalism, publishing house, news wire, print journalism, media monetization, editorial services, book wholesaler, indexing service, typesetting, news gathering, embedded journalist, publishing imprint, investigative unit, periodicals trade, media workers, book translation`,
      brands: `Penguin Random House = random house | penguin books; HarperCollins = harper collins; Simon & Schuster = simon and schuster; Hachette = hachette book group | hachette livre; ~Macmillan = macmillan publishers; ~Bloomsbury; ~Wiley = john wiley & sons; Elsevier; Springer Nature = springer; Taylor & Francis = routledge; SAGE Publications; Wolters Kluwer; ~RELX; Thomson Reuters News; Pearson Publishing; Ingram Content = ingram book; Baker & Taylor; Oxford University Press = oup; Cambridge University Press; Princeton University Press; Harvard University Press; MIT Press; ~Norton = w. w. norton | ww norton; Grove Atlantic; Farrar, Straus and Giroux = fsg books; Knopf; Doubleday;
          Little, Brown = little brown and company; St. Martin's Press; ~Faber = faber & faber | faber and faber; Canongate; Pan Macmillan; Hodder & Stoughton; Egmont; ~Planeta = grupo planeta; Gallimard; Editis; Bertelsmann; Holtzbrinck; Kadokawa; Sourcebooks; Kensington Publishing; Chronicle Books; Abrams Books; Workman Publishing; Andrews McMeel; Quarto Group; Tyndale House; Zondervan; Thomas Nelson; Baker Publishing; ~Crossway; Nieman Lab; Columbia Journalism Review = cjr; Poynter = poynter institute; Editor & Publisher; The Bookseller; Press Gazette; Digiday Publishing; Society of Professional Journalists; National Press Club; Reporters Without Borders; Committee to Protect Journalists = cpj;
          Knight Foundation Journalism; Getty Images News; Arc XP; Piano Software; Chartbeat; Muck Rack Journalism; LexisNexis News; Dow Jones = factiva; Daily Mail and General Trust = dmgt; Schibsted; Lagardère = lagardere; Vocento; Prisa = grupo prisa; RCS MediaGroup; ~Gedi; Mediahuis; DPG Media; Nine Entertainment Publishing; Fairfax Media; NZME; Graham Holdings; A. H. Belo = dallasnews corporation; Daily Journal; John Wiley; Scholastic Corporation; ~Informa; Cengage Publishing; ~Abril; Naspers = media24`,
      children: [
        {
          name: 'Academic & Professional Publishing',
          iab: '111',
          terms: `academic journal, scholarly journal, peer-reviewed journal, journal publisher, university press, research article access, monograph publishing`,
          brands: `JSTOR; ProQuest; EBSCO = ebsco information services; Nature Journal; Science Journal AAAS; The Lancet Journal; PLOS = plos one; Frontiers Media; MDPI; ResearchGate; Emerald Publishing; De Gruyter; Brill Publishing; IOP Publishing; Clarivate = web of science; Scopus; SSRN; arXiv; Project MUSE; Karger; Thieme; Wolters Kluwer Lippincott`,
        },
        {
          name: 'Newsroom & Editorial Services',
          iab: '106',
          terms: `news licensing, stock news photo, newsroom software, news analytics, editing service, translation of books, transcription journalism`,
        },
      ],
    },
  ],
}

export default newsPublishing
