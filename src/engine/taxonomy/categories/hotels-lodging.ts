import type { CategorySource } from '../source'

const hotelsLodging: CategorySource = {
  category: 'Hotels & Lodging',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Service',
  terms: `lodging!, accommodation!, accomodation, overnight stay, place to stay, hospitality stay, guest room, ~stay, ~guest, travel accommodation, room reservation, room booking, ~suite, lodging guest, where to stay, short-term accommodation, tourist accommodation, vacation lodging, holiday accommodation, overnight guest, pet-friendly lodging, hotel and lodging, temporary accommodation`,
  roles: `hotel manager, hotel general manager, hotelier, hotel owner, concierge, bellhop, bellman, hotel desk clerk, hotel front desk clerk, front desk agent, front office manager, hotel receptionist, night auditor, hotel housekeeper, executive housekeeper, housekeeping supervisor, hotel housekeeping manager, lodging manager, resort manager, innkeeper, bed and breakfast owner, hotel sales manager, director of rooms, rooms division manager, hotel revenue manager, hotel director of sales, guest services manager, guest relations manager, guest service agent, hospitality manager, hospitality professional, hospitality executive, hotel operations manager, hotel investor, hotel developer, hotel franchise owner, airbnb host, vacation rental manager, vacation rental owner, vacation rental host, superhost, campground manager, campground owner, rv park owner, hostel manager, hotel porter, room attendant, chambermaid, valet hotel, doorman hotel, hotel banquet manager, hotel event manager, hotel reservation agent, timeshare salesperson, resort activities director, resort director, director of hospitality, hospitality student, hotel maid, hotel engineer, hotel marketing manager, holiday let owner, property host, bellman, bell captain, hotel porter, concierge`,
  industries: `hospitality, hospitality industry, hotel industry, lodging industry, hotels and motels, hotel chain, hotel group, hotel management company, hotel operator, hotel company, resort operator, casino hotel, bed and breakfast inn, bed-and-breakfast inns, traveler accommodation, traveller accommodation, rv parks and campgrounds, rv parks and recreational camps, recreational and vacation camp, rooming and boarding house, hotels restaurants and leisure, hotel reit, lodging reit, vacation rental management company, vacation rental company, hostel operator, hotels and resorts, timeshare company, serviced apartment operator, hospitality management, hotel franchise, accommodation services, accommodation and food services, campground operator, boutique hotel group, hotel supply company, extended stay hotel industry`,
  nodes: [
    {
      name: 'Hotels',
      iab: '668',
      label: 'hotels',
      description: 'compare, book and stay in hotels',
      domains: ['marriott.com', 'hilton.com', 'hyatt.com', 'ihg.com'],
      terms: `hotel!, hotel room, hotel stay, hotel suite, hotel guest, hotel amenity, full-service hotel, hotel chain stay, pet-friendly hotel, adults-only hotel, eco hotel, green hotel, design hotel, historic hotel, hotel near, suite hotel, all-suite hotel, conference hotel, convention hotel, family hotel, apartment hotel, aparthotel, downtown hotel, hotel with pool, weekend hotel stay, hotel frequent guest, smoke-free hotel, hotel visitor, transit hotel, honeymoon suite, presidential suite, hotel traveler`,
      brands: `Marriott = marriott international | marriott hotels; Hilton = hilton hotels | hilton worldwide; Hyatt = hyatt hotels | hyatt regency; IHG = intercontinental hotels group; Accor = accor hotels | accorhotels; Wyndham = wyndham hotels | wyndham hotels & resorts; Choice Hotels; Best Western = best western hotels; Radisson = radisson hotels; Sheraton; Westin; Renaissance Hotels; Le Méridien = le meridien; DoubleTree = doubletree by hilton | double tree; Embassy Suites; Crowne Plaza; Novotel; Pullman Hotels; Sofitel; Mercure; Swissôtel = swissotel; Mövenpick = movenpick hotels; Omni Hotels = omni hotels & resorts; Loews Hotels = loews; Drury Hotels = drury inn; Jinjiang = jin jiang hotels;
          Huazhu = h world | hanting; BTG Homeinns = home inn; Minor Hotels; NH Hotels = nh hotel group; Meliá = melia hotels; Barceló = barcelo hotels; Riu Hotels = riu; Iberostar; Scandic; Whitbread; Dusit = dusit thani; Centara; Shangri-La = shangri la hotels; Taj Hotels = indian hotels company; Oberoi = oberoi hotels; ITC Hotels; ~Leela = the leela; Lemon Tree Hotels; OYO = oyo rooms; FabHotels; Treebo; Sarovar Hotels; Prince Hotels; ~Okura = hotel okura; Nikko Hotels; APA Hotel; Toyoko Inn; Dorint; Steigenberger = deutsche hospitality; Maritim Hotels; Motel One; Leonardo Hotels; Maldron; Jurys Inn; Britannia Hotels; Macdonald Hotels; Thistle Hotels; Copthorne = millennium & copthorne; Rotana;
          Jumeirah; Sun International; Protea Hotels; City Lodge; Fiesta Americana; Grupo Posadas; Sonesta; Red Lion Hotels; Delta Hotels; Sandman Hotels; Coast Hotels; Fairmont; Wyndham Grand; ~Ascott; Far East Hospitality; Onyx Hospitality; Vinpearl; Mantra Hotels; Rydges; ~Outrigger = outrigger hotels; ~Pan Pacific; New Otani; Lotte Hotel; Shilla = hotel shilla; Banyan Group; ~Palace Hotel; B&B Hotels; Louvre Hotels; Kempinski; Pestana; Vila Galé; Falkensteiner; Elite Hotels; Strawberry Hotels = nordic choice; Clarion Hotel; Holiday Inn Resort; ~voco; Even Hotels; Magnolia Hotels; Gaylord Hotels = gaylord opryland; Great Eagle; Kimpton = kimpton hotels; Hotel Indigo; Host Hotels & Resorts;
          Park Hotels & Resorts; Great Wolf; Bluegreen`,
      children: [
        {
          name: 'Luxury Hotels',
          iab: '668',
          sensitivity: 'None',
          terms: `luxury hotel, five-star hotel, 5 star hotel, palace hotel, grand hotel, luxury accommodation, luxury suite, overwater bungalow, butler service, luxury lodge, penthouse suite, luxury stay, luxury safari lodge, castle hotel`,
          brands: `Four Seasons = four seasons hotels; Ritz-Carlton = the ritz-carlton | ritz carlton; St. Regis = st regis; Waldorf Astoria; Park Hyatt; Mandarin Oriental; Peninsula Hotels = the peninsula; ~Aman = aman resorts | amanresorts; Rosewood Hotels = rosewood hotels & resorts; Conrad Hotels; JW Marriott; InterContinental = intercontinental hotels; Raffles Hotels; Six Senses; One&Only = one & only resorts; Belmond; Auberge Resorts; Montage Hotels; The Langham = langham hotels; Dorchester Collection; Oetker Collection; Rocco Forte Hotels; Bulgari Hotels; Armani Hotel; Cheval Blanc; Como Hotels; The Luxury Collection; Grand Hyatt; Regent Hotels; Leading Hotels of the World = lhw; Preferred Hotels = preferred hotels & resorts; Relais & Châteaux = relais & chateaux; Small Luxury Hotels; Pendry; Nobu Hotels; Capella Hotels; Claridge's = claridges; The Savoy; ~The Plaza; The Breakers; Burj Al Arab; Marina Bay Sands Hotel; Soneva; Viceroy Hotels; SBE Hotels; ~Faena; 1 Hotels; LXR; ~Signia; Anantara; Banyan Tree; Alila; Nihi; Amangiri; Blackberry Farm; The Broadmoor; The Greenbrier; Little Palm Island; Fontainebleau = fontainebleau miami; The Beverly Hills Hotel; Hotel Bel-Air; Post Ranch Inn; Chateau Marmont; The Carlyle; ~The Pierre; Edition Hotels`,
        },
        {
          name: 'Boutique Hotels',
          iab: '668',
          terms: `boutique hotel, lifestyle hotel, independent hotel, hip hotel, art hotel, micro hotel, design-led hotel`,
          brands: `W Hotels; Ace Hotel; The Hoxton; Soho House = soho house hotels; Andaz; Thompson Hotels; ~Moxy = moxy hotels; CitizenM = citizen m; Mama Shelter; 25hours Hotels; Bunkhouse Hotels; Graduate Hotels; ~The Standard = standard hotels; Freehand Hotels; Arlo Hotels; Pod Hotels; Yotel; Canopy by Hilton = canopy hotel; Curio Collection; Tapestry Collection; Tribute Portfolio; Autograph Collection; Design Hotels; Mr & Mrs Smith = mr and mrs smith; Tablet Hotels; Proper Hotels; Life House; Virgin Hotels; Joie de Vivre Hotels; Hard Rock Hotel; AC Hotels; ~Aloft = aloft hotels; Element Hotels; Tempo by Hilton; Motto by Hilton; The Dewberry; 21c Museum Hotels; Kimpton Monaco; Sydell Group; NoMad Hotel; Firmdale; Malmaison; Hotel du Vin; The Ned; Ovolo; Ennismore; ~Selina; Generator Hotels; Zoku; Ruby Hotels`,
        },
        {
          name: 'Midscale Hotels',
          iab: '668',
          terms: `midscale hotel, select service hotel, limited service hotel, mid-range hotel, three-star hotel, 3 star hotel, hotel with free breakfast, 4 star hotel`,
          brands: `Hampton Inn = hampton by hilton | hampton inn & suites; Holiday Inn; Holiday Inn Express; Courtyard by Marriott = courtyard marriott; Fairfield Inn = fairfield by marriott; SpringHill Suites; Hilton Garden Inn; Hyatt Place; Comfort Inn = comfort suites; La Quinta = la quinta inn; Four Points by Sheraton = four points; Country Inn & Suites = country inn and suites; Quality Inn; Sleep Inn; Wingate by Wyndham; Baymont = baymont inn; Ramada; Days Inn; Cambria Hotels; Tru by Hilton; avid hotels; Park Inn; ~Ibis = ibis hotels; Premier Inn; Holiday Inn Club; Wyndham Garden; Trademark Collection; Best Western Plus; AmericInn; ~Clarion = clarion inn; Ascend Collection; Spark by Hilton; GreenTree Inn; Fairfield Suites; Hyatt Centric; Caption by Hyatt; City Express Hotels; Vienna Hotels; Atour; Ji Hotel; Tune Hotels; Fortune Hotels; Ginger Hotels; Park Plaza; Tulip Inn; Golden Tulip; ~Campanile; Kyriad; Dormy Inn; ~Vib; Boarders Inn; Cobblestone Hotels; MainStay Suites; GrandStay`,
        },
        {
          name: 'Budget Hotels',
          iab: '668',
          terms: `budget hotel, cheap hotel, economy hotel, discount hotel, capsule hotel, affordable hotel, 2 star hotel, pod hotel, no-frills hotel, cheap room, hotel under $100, low-cost hotel`,
          brands: `Travelodge; easyHotel; ibis budget; hotelF1 = formule 1; Première Classe = premiere classe hotels; Rodeway Inn; Knights Inn; Microtel = microtel inn; RedDoorz; ZEN Rooms; Nine Hours; Super 8 = super 8 by wyndham; Americas Best Value Inn; Scottish Inns; hub by Premier Inn; Z Hotels; Meininger Hotels`,
        },
        {
          name: 'Pet-Friendly Hotels',
          iab: '668',
          terms: `dog-friendly hotel, cat-friendly hotel, pet-friendly stay, dog-friendly accommodation, hotel that allows pets`,
        },
        {
          name: 'Eco & Wellness Hotels',
          iab: '671',
          terms: `sustainable hotel, eco-friendly hotel, carbon-neutral hotel, green lodging, wellness stay`,
        },
        {
          name: 'Romantic Hotels',
          iab: '667',
          terms: `romantic hotel, honeymoon hotel, couples hotel, jacuzzi suite, hot tub suite, love hotel, anniversary stay`,
        },
        {
          name: 'Historic & Castle Hotels',
          iab: '153',
          terms: `historic house hotel, heritage hotel, manor house hotel, chateau hotel, palazzo hotel, converted monastery hotel`,
        },
        {
          name: 'Airport & Business Hotels',
          iab: '676',
          terms: `airport hotel, business hotel, corporate hotel rate, meeting room hotel, day-use hotel, day room, layover hotel, hotel business center, hotel for business travelers, hotel near airport`,
          brands: `Dayuse; HotelsByDay; Aerotel; Minute Suites; TWA Hotel; Sleepbox; YotelAir`,
        },
      ],
    },
    {
      name: 'Motels & Inns',
      iab: '668',
      label: 'motels and inns',
      description: 'stay in motels, roadside inns and lodges',
      domains: ['motel6.com', 'redroof.com', 'wyndhamhotels.com', 'choicehotels.com'],
      terms: `motel!, inn!, roadside motel, motor inn, motor lodge, country inn, roadside inn, motor court, truck stop motel, tourist court, coaching inn, highway hotel, pub with rooms, tavern lodging, gastropub with rooms`,
      brands: `Motel 6; Super 8 Motel; Red Roof = red roof inn; Econo Lodge; Howard Johnson = hojo; Studio 6; Budget Inn; Red Carpet Inn; National 9 Inn; Shilo Inns; Magnuson Hotels; Budget Host; Budgetel = budgetel inns; Master Hosts Inns; Passport Inn; Downtowner Inn; Signature Inn; Ayres Hotels; Vagabond Inn; Good Nite Inn; Cross Country Inn`,
      children: [
        {
          name: 'Roadside Motels',
          iab: '670',
          terms: `cheap motel, interstate motel, motel room, drive-up motel, pet-friendly motel`,
        },
        {
          name: 'Country Inns & Historic Inns',
          iab: '674',
          terms: `historic inn, lakeside inn, seaside inn, village inn, romantic inn, mountain inn, inn and spa`,
          brands: `Lark Hotels; Select Registry; Historic Hotels of America; Hay Creek Hotels; Red Lion Inn; Mohonk Mountain House; Inn at Little Washington; ~Paradores = parador; Pousadas de Portugal`,
        },
      ],
    },
    {
      name: 'Resorts',
      iab: '668',
      label: 'resorts and all-inclusives',
      description: 'book resort stays and all-inclusive vacations',
      domains: ['sandals.com', 'clubmed.com', 'hiltongrandvacations.com', 'vailresorts.com'],
      terms: `resort!, resort stay, holiday resort, luxury resort, resort hotel, eco resort, adults-only resort, island resort, holiday village, resort and spa, destination resort, private island resort, couples resort, wellness resort, mountain resort, lake resort, desert resort, resort guest, resort package, tropical resort, resort fee, nudist resort, holiday park, holiday camp, vacation resort, naturist resort, villa resort`,
      brands: `Club Med; Atlantis Bahamas = atlantis paradise island; Great Wolf Lodge; Kalahari Resorts; Kiawah Island Resort; Sea Island; Omni Grove Park Inn; Boca Raton Resort; Sun Peaks Resort; Sandy Lane; Necker Island; Grace Bay Club; Couples Resorts; Rosewood Mayakoba; Baha Mar; Wyndham Rio Mar; Disney Resort Hotels; Aulani; Turtle Bay Resort; Four Seasons Maui; Hilton Hawaiian Village; Nemacolin; Miraval; Canyon Ranch; Kohler Resort = american club kohler; Grand Hotel Mackinac Island; French Lick Resort; Woodloch; Mohegan Sun Pocono; Camelback Resort; Gaylord Rockies; Skytop Lodge; Aspen Meadows; Amelia Island Resort = omni amelia island; Hawks Cay; Margaritaville Resorts = margaritaville hotels; Landal = landal greenparks; Roompot; Parkdean Resorts; Hoseasons; Away Resorts; Warner Hotels = warner leisure hotels; Potters Resort; Sunparks; Pierre & Vacances = pierre et vacances; Belambra; Novasol; TUI Blue; Robinson Club; Magic Life; Sani Resort; Ikos Resorts; Forte Village; Rixos; Constance Hotels; Lux Resorts; ~Beachcomber; Kuda Villingili; Coco Collection; Genting = resorts world genting; Sun City Resort`,
      children: [
        {
          name: 'All-Inclusive Resorts',
          iab: '673',
          terms: `all-inclusive resort, all inclusive!, all-inclusive vacation, all-inclusive hotel, adults-only all-inclusive, all-inclusive holiday, swim-up bar`,
          brands: `~Sandals = sandals resorts; Beaches Resorts; Secrets Resorts; Dreams Resorts; Palladium Hotels = grand palladium; Excellence Resorts; Hyatt Ziva; Hyatt Zilara; Breathless Resorts; Zoëtry = zoetry; Moon Palace = palace resorts; ~Royalton Resorts = royalton; Barceló Bávaro; Bahia Principe; Majestic Resorts; Hard Rock All-Inclusive; Karisma Hotels; El Dorado Spa Resorts; Generations Riviera Maya; Iberostar Selection; Riu Palace; Princess Hotels; Occidental Hotels; Viva Wyndham; Divi Resorts; Elite Island Resorts; Grand Velas = velas resorts; Live Aqua; UNICO 20°87°; Le Blanc Spa Resort; Now Resorts; Sunscape Resorts; Inclusive Collection; Blue Diamond Resorts; Catalonia Hotels; H10 Hotels; Bluebay Resorts; ~Temptation Resort; ~Desire Resorts; Hedonism II; Finest Resorts; Platinum Yucatan; TRS Hotels; Paradisus; BodyHoliday; Windjammer Landing; Coconut Bay`,
          children: [
            {
              name: 'Adults-Only All-Inclusives',
              iab: '667',
              terms: `adults only resort, couples-only resort, honeymoon resort, adults-only all inclusive resort`,
            },
            {
              name: 'Family All-Inclusives',
              iab: '666',
              terms: `family all-inclusive, all-inclusive with kids club, kid-friendly all-inclusive resort`,
              brands: `Nickelodeon Hotels = nickelodeon resort; Azul Beach; Franklyn D. Resort; Woodloch Pines; Tyler Place`,
            },
          ],
        },
        {
          name: 'Beach Resorts',
          iab: '673',
          terms: `beach resort, beachfront hotel, oceanfront resort, beach hotel, seaside resort, overwater villa, beachfront resort, ocean view hotel, oceanfront hotel`,
          brands: `Sheraton Waikiki; Hotel del Coronado; Outrigger Resorts; Ocean Reef Club; TradeWinds Island Resorts; Dunes Resort; Sirata; Opal Collection; Casa Marina; Sonesta Beach; Meliá Beach; Conrad Maldives; Baros; Gili Lankanfushi`,
        },
        {
          name: 'Ski Resorts & Lodges',
          iab: '531',
          terms: `ski lodge, ski chalet rental, ski-in ski-out, slopeside hotel, ski hotel, alpine lodge, ski resort hotel, mountain lodge, chalet, ski condo, ski accommodation`,
          brands: `Stein Eriksen Lodge; Vail Lodging; Sun Valley Lodge; The Little Nell; Montage Deer Valley; Stowe Mountain Lodge = lodge at spruce peak; Grand Colorado; ~Beaver Run; Timberline Lodge; Fairmont Chateau Whistler; Badrutt's Palace; Big Sky Lodging; RockResorts; OVO Network; Hotel Jerome; Sonnenalp; Solitude Lodge`,
        },
        {
          name: 'Golf & Spa Resorts',
          iab: '671',
          terms: `golf resort, spa resort, spa hotel, destination spa, wellness hotel, hot springs resort, golf hotel, thermal hotel, spa lodge, health farm`,
          brands: `Pinehurst Resort; Pebble Beach Resorts; Bandon Dunes Resort; Gleneagles; Champneys; Streamsong; Boyne Resort; Golden Door; Rancho La Puerta; Lake Austin Spa; ~The Boulders; Turnberry; Whistling Straits Resort; Lansdowne Resort; Innisbrook; Sawgrass Marriott; Chiva-Som; Kamalaya; Lanserhof; Ragdale Hall; Sensei Lanai; PGA National Resort; ~The Homestead = omni homestead; La Costa Resort; Mii amo; Ojo Caliente; Glenwood Hot Springs; Dunton Hot Springs; Ojai Valley Inn; Carillon Miami; Mayr Clinic`,
        },
        {
          name: 'Casino Resorts',
          iab: '181',
          sensitivity: 'High',
          terms: `casino resort, casino hotel stay, las vegas hotel, vegas resort, casino and hotel, vegas hotel deal`,
          brands: `~Bellagio; Caesars Palace; MGM Grand; Wynn Las Vegas = wynn resorts | encore las vegas; ~The Venetian = venetian las vegas | venetian resort; Mandalay Bay; Cosmopolitan Las Vegas; Aria Resort; Luxor Hotel; Excalibur Hotel; Paris Las Vegas; Flamingo Las Vegas; Borgata; Foxwoods; Mohegan Sun; Resorts World Las Vegas; Circus Circus; Treasure Island Hotel; ~The Mirage; Harrah's = harrahs; Atlantis Casino Resort; Peppermill Reno; Golden Nugget Hotel; Planet Hollywood Resort; New York-New York Hotel; Park MGM; Virgin Hotels Las Vegas; Palms Casino Resort; Red Rock Casino; Beau Rivage; L'Auberge Casino; Choctaw Casino Resort; WinStar; Seminole Hard Rock; Fontainebleau Las Vegas; City of Dreams; Galaxy Macau; The Londoner Macao; Durango Casino; Westgate Las Vegas; Circa Resort`,
        },
        {
          name: 'Family Resorts',
          iab: '666',
          terms: `family resort, kid-friendly resort, indoor water park resort, waterpark hotel, family-friendly hotel, hotel with kids club, waterpark resort, theme park hotel`,
          brands: `Legoland Hotel; Wilderness Resort; Universal Hotels = cabana bay; Rocking Horse Ranch; Smugglers' Notch; Camp Fimfo; Chula Vista Resort; Massanutten; CoCo Key`,
        },
      ],
    },
    {
      name: 'Vacation Rentals',
      iab: '444',
      label: 'vacation rentals and short-term lets',
      description: 'rent homes, cabins and apartments for short stays',
      domains: ['airbnb.com', 'vrbo.com', 'vacasa.com', 'homeaway.com'],
      terms: `vacation rental!, holiday let, holiday rental, short-term rental, vacation home rental, self-catering, holiday cottage, short let, airbnb stay, holiday home rental, home stay, homestay, vacation property rental, weekly rental, monthly vacation rental, entire home rental, homeshare, gite, pet-friendly vacation rental, second home rental, finca, farmhouse rental, villa rental, holiday lettings, self-catering accommodation, house for vacation, large group rental`,
      brands: `Airbnb = air bnb; Vrbo = vacation rental by owner; HomeAway = home away; Vacasa; ~Evolve = evolve vacation rental; TurnKey Vacation Rentals; FlipKey; Sykes Cottages = sykes holiday cottages; Cottages.com; ~Sonder; Holidu; HomeToGo = home to go; Plum Guide; OneFineStay; Belvilla; Interhome; Awaze; Casago; AvantStay; Tripping.com; Wimdu; 9flats; Stayz; Bookabach; Holiday Houses; StayAlfred; Inspirato; Pacaso; Holiday Lettings; James Villas = james villa holidays; Oliver's Travels; Abritel; Fewo-Direkt; Gites de France = gîtes de france; Clévacances; Whimstay; Houfy; VacationRentals.com; RedAwning = red awning; Tujia; Xiaozhu; ~Zuzu; StayVista; SaffronStays; Marriott Homes & Villas = homes & villas by marriott; Niido; ~Wander = wander rentals; ~Landing = hello landing; ~Getaway = getaway house; Twiddy; Sun Realty; Carolina Designs; Seaside Vacations; Village Realty; Resort Realty; Brindley Beach; The Landmark Trust = landmark trust; Classic Cottages; Rural Retreats; Unique Homestays; Snaptrip; Original Cottages; Toad Hall Cottages; Dales Holiday Cottages; Kate & Tom's = kate and toms; Big Domain; Holidaycottages.co.uk; Forest Holidays; Canopy & Stars; Luxury Retreats; Le Collectionist; Villa Plus; Vintage Travel; The Thinking Traveller; Top Villas; Kigo; Rent By Owner`,
      children: [
        {
          name: 'Cabins & Lodges',
          iab: '444',
          terms: `cabin rental, log cabin stay, lodge rental, mountain cabin, lake house rental, lakefront rental, cabin getaway, a-frame cabin, ~cabin, ~lodge, lodge holiday, cabin with hot tub, forest lodge, secluded cabin, fishing lodge, hunting lodge, cottage rental`,
          brands: `American Patriot Getaways; Cabins for You; Getaway Cabins; Elk Springs Resort; Cabins USA; Hidden Mountain Resort; Escape Campsites; Broken Bow Cabins; Postcard Cabins; Unyoked; Blue Ridge Cabin Rentals; Hot Tub Hideaways`,
        },
        {
          name: 'Beach Houses & Villas',
          iab: '444',
          terms: `beach house rental, villa, beach rental, oceanfront rental, private villa, villa holiday, villa with pool, beach cottage, seaside cottage, condo rental vacation, luxury villa, luxury vacation rental, ski condo rental, beach condo rental, vacation condo, trullo`,
          brands: `Wimco Villas; Rental Escapes; Exceptional Villas; CV Villas; Villas of Distinction; Villanovo; Tuscany Now; Isle Blue; Jamaican Villas`,
        },
        {
          name: 'Short-Stay Apartments',
          iab: '444',
          terms: `serviced apartment, apartment rental short stay, city apartment stay, furnished apartment short-term, apartment stay, apartment holiday, furnished rental stay, studio stay`,
          brands: `Mint House; Kasa = kasa living; Blueground; Zeus Living; ~Locale; Placemakr; Limehome; Numa Stays; Edyn = saco apartments; Cheval Residences; Staycity; ~Adagio = aparthotel adagio; Citadines; ~Roost; Wunderflats; SilverDoor; Domio; Lyric Hospitality; Bob W; ~Cove = cove living; Habyt; Frasers Hospitality = fraser suites; ~Oakwood = oakwood apartments; Somerset Serviced Residences; Lodgis`,
        },
        {
          name: 'Home Exchange',
          iab: '444',
          terms: `home exchange, house swap, home swap, house exchange, home swapping, apartment swap, guest to guest`,
          brands: `HomeExchange; Love Home Swap; ~Kindred = kindred home swapping; Intervac; HomeLink; ThirdHome = third home; Behomm`,
        },
        {
          name: 'Vacation Rental Hosting',
          iab: '444',
          segment: 'B2B',
          terms: `airbnb hosting, vacation rental management, host short-term rental, channel manager rental, vacation rental cleaning, vacation rental software, short-term rental investing, rental arbitrage, guest messaging, dynamic pricing rental, co-hosting, holiday let management`,
          brands: `Guesty; Hostaway; AirDNA; PriceLabs; ~Hospitable; Lodgify; OwnerRez; Hostfully; Beyond Pricing; Wheelhouse Pricing; ~Turno; Minut; NoiseAware; Uplisting; Smoobu; Avantio; Track Hospitality; Escapia; Streamline VRS; Touch Stay; ~Breezeway; VRMA; iGMS; Rentals United; Tokeet; KeyData; StayFi`,
        },
      ],
    },
    {
      name: 'Bed & Breakfasts',
      iab: '674',
      label: 'bed and breakfasts and guest houses',
      description: 'stay at bed and breakfasts, guest houses and small inns',
      domains: ['bedandbreakfast.com', 'bnbfinder.com', 'selectregistry.com', 'bbonline.com'],
      terms: `bed and breakfast!, bed & breakfast, b&b!, b and b, guesthouse, guest house, pension lodging, country house hotel, farm stay, agriturismo, boarding house, ryokan, riad, breakfast included stay, minshuku, chambre d'hote, inn and breakfast, haveli, posada, casa particular, zimmer frei, boarding inn, farmstay, vineyard stay, winery lodging`,
      brands: `BedandBreakfast.com; BnBFinder; Alastair Sawday's = sawdays; iLoveInns; AIBBA; Bed & Breakfast Nationwide; Farm Stay UK; Bed and Breakfast Ireland = b&b ireland; Agriturismo.it; Chambres d'hotes France; BBOnline; Hoshinoya = hoshino resorts; Japanican; Riad Kniza; Bauernhof Urlaub`,
      children: [
        {
          name: 'Farm Stays',
          iab: '674',
          terms: `working farm stay, ranch stay, guest ranch, farm holiday, farm accommodation, cattle ranch stay`,
          brands: `The Ranch at Rock Creek; Brush Creek Ranch; C Lazy U; Paws Up = resort at paws up; Vista Verde Ranch; Tanque Verde Ranch; White Stallion Ranch; Dude Ranchers Association; Feather Down`,
        },
        {
          name: 'Guest Houses',
          iab: '674',
          terms: `guest lodge, private room stay, small guesthouse, family-run guesthouse, homely stay`,
        },
      ],
    },
    {
      name: 'Hostels & Budget Stays',
      iab: '675',
      label: 'hostels and budget stays',
      description: 'stay in hostels, dorms and shared accommodation',
      domains: ['hostelworld.com', 'hihostels.com', 'generatorhostels.com', 'hostelbookers.com'],
      terms: `hostel!, youth hostel, backpacker hostel, dormitory bed, shared dorm, party hostel, dorm room stay, bunkhouse, hostel booking, hostel bed, flashpacker, poshtel, university summer accommodation, ymca lodging, mountain hut, alpine hut, refuge hut, albergue`,
      brands: `Hostelworld; HI Hostels = hostelling international; Generator Hostels; St Christopher's Inns = st christophers inns; YHA = youth hostels association; A&O Hostels = a&o hotels and hostels; Wombat's Hostel = wombats; Hostelbookers; Meininger; Safestay; Clink Hostels; Zostel; Mad Monkey = mad monkey hostels; Lub d; Base Backpackers; Nomads Hostels; Che Lagarto; Viajero Hostels; Green Tortoise; Samesun; Stay-Okay = stayokay; Jugendherberge = djh; JO&JOE; The Social Hub = student hotel; Plus Hostels; Flying Pig Hostel; Kex Hostel; HI USA; goSTOPS; Moustache Hostel; Equity Point; Hans Brinker; Euro Hostel; University Rooms`,
      children: [
        {
          name: 'Backpacker Hostels',
          iab: '675',
          terms: `backpackers lodge, backpackers hostel dorm, budget dorm, surf hostel, eco hostel`,
        },
        {
          name: 'Capsule & Pod Stays',
          iab: '675',
          terms: `capsule stay, sleep pod, pod hostel, airport sleeping pod`,
          brands: `First Cabin; Book and Bed Tokyo; The Capsule Hotel; Kapsul; GoSleep`,
        },
      ],
    },
    {
      name: 'Campgrounds & RV Parks',
      iab: '677',
      label: 'campgrounds and RV parks',
      description: 'book campsites, RV parks and holiday parks',
      domains: ['koa.com', 'recreation.gov', 'hipcamp.com', 'reserveamerica.com'],
      terms: `campground!, campsite!, rv park!, rv resort, rv campground, camp site, caravan park, caravan site, camping ground, holiday caravan, tent site, campsite booking, rv site, rv hookup, campground reservation, state park campground, touring park, caravan holiday, camping pitch, static caravan, motorhome park, camp ground, rv camping, full hookup, campground membership, boondocking spot, aire, dump station, camping resort, trailer park vacation, camping cabin`,
      brands: `KOA = kampgrounds of america; Recreation.gov; Hipcamp; ReserveAmerica = reserve america; Thousand Trails; Good Sam Campgrounds; The Dyrt = dyrt; Campendium; Jellystone Park = yogi bear's jellystone; Passport America; Sun Outdoors; Encore RV Resorts; Harvest Hosts; Boondockers Welcome; Campspot; Pitchup = pitchup.com; Campsites.co.uk; Camping and Caravanning Club; Caravan and Motorhome Club; Eurocamp; Canvas Holidays; Sandaya; Yelloh Village = yelloh! village; Huttopia; Campings.com; ACSI; PiNCAMP; Camping.info; Siblu; Homair; Capfun; Park4Night; iOverlander; Campnab; RoverPass; RV Life; Allstays; Spot2Nite; Parkbus; ~Haven = haven caravan parks; Park Resorts; Big4 Holiday Parks = big4; Discovery Parks; NRMA Parks; Reflections Holiday Parks; G'day Parks; TopParks; Holiday Parks NZ; Normandy Farms; Fort Wilderness = disney's fort wilderness; Ocean Lakes Family Campground; Lakewood Camping Resort; Camp Margaritaville; Equity LifeStyle Properties; Sun Communities RV; Verde Ranch RV; Escapees RV Club`,
      children: [
        {
          name: 'RV Parks & Resorts',
          iab: '677',
          terms: `luxury rv resort, pull-through site, snowbird rv park, long-term rv site, motorcoach resort`,
        },
        {
          name: 'Caravan & Holiday Parks',
          iab: '677',
          terms: `holiday park caravan, caravan pitch, caravan hire holiday, mobile home holiday park, seasonal pitch`,
        },
        {
          name: 'Tent Campgrounds',
          iab: '677',
          terms: `walk-in campsite, primitive campsite, public campground, national forest campground, backcountry permit site, group campsite`,
        },
      ],
    },
    {
      name: 'Glamping & Unique Stays',
      iab: '677',
      label: 'glamping and unusual places to stay',
      description: 'book treehouses, yurts and other unusual stays',
      domains: ['glampinghub.com', 'underthecanvas.com', 'hipcamp.com', 'airbnb.com'],
      terms: `glamping!, treehouse stay, treehouse rental, yurt, tiny house rental, tipi stay, houseboat rental, ice hotel, safari tent, luxury camping, airstream stay, dome stay, unusual accommodation, castle stay, lighthouse stay, unique stay, cave hotel, bell tent stay, shepherd's hut, safari lodge, jungle lodge, eco lodge, geodesic dome stay, converted barn stay, monastery stay, underwater hotel, houseboat, off-grid stay, converted bus stay, container home stay, igloo hotel, tree house hotel, houseboat holiday, glass igloo`,
      brands: `Under Canvas; AutoCamp; Collective Retreats; Glamping Hub; Tentrr; Getaway House; ULUM; Firelight Camps; El Cosmico; Icehotel = icehotel sweden; Kakslauttanen; Treehotel; ~Terramor; ~Field Station = field station hotels; Trailborn; Outpost X; Host Unusual; Quirky Accommodation; Cool Camping; Kip Hideaways; Whitepod; Glamping.com; Conestoga Ranch; ~Treebones; Bubble Hotel; Free Spirit Spheres; Jabulani Safari; Giraffe Manor; Skylodge Adventure Suites; Wigwam Motel; Wigwam Holidays; Arctic TreeHouse Hotel; Celtic Castles; Kokopelli's Cave; AirShip 002; Bolt Farm Treehouse; Houseboating.org`,
      children: [
        {
          name: 'Treehouses & Tiny Houses',
          iab: '677',
          terms: `treehouse hotel, treehouse resort, tiny home stay, tiny house getaway, tiny cabin`,
        },
        {
          name: 'Yurts & Safari Tents',
          iab: '677',
          terms: `yurt stay, yurt camping, luxury tent, tented camp, glamping tent stay, bell tent glamping`,
        },
      ],
    },
    {
      name: 'Timeshares & Vacation Ownership',
      iab: '444',
      label: 'timeshares and vacation clubs',
      description: 'own, exchange or consider timeshares and vacation clubs',
      domains: ['hiltongrandvacations.com', 'marriottvacationclub.com', 'rci.com', 'intervalworld.com'],
      terms: `timeshare!, vacation ownership, vacation club, timeshare exit, timeshare resale, fractional ownership vacation, timeshare exchange, deeded week, timeshare presentation, timeshare cancellation, vacation points, destination club, holiday ownership, time-share, holiday club, timeshare owner, points-based vacation club, co-owned second home`,
      brands: `Hilton Grand Vacations; Marriott Vacation Club = marriott vacations worldwide; Wyndham Destinations = club wyndham | travel + leisure co; Bluegreen Vacations; Diamond Resorts; RCI = resort condominiums international; Interval International; Westgate Resorts; Holiday Inn Club Vacations; Vistana; WorldMark; Welk Resorts; Exclusive Resorts Club; Vacation Village; RedWeek; Timeshare Users Group; Wesley Financial Group; Shell Vacations Club; Hyatt Vacation Club; Sheraton Vacation Club; Vidanta = grupo vidanta; Raintree Vacation Club; Royal Holiday; Breckenridge Grand Vacations; Massanutten Timeshare; ~Silverleaf; Club Mahindra; ~Anfi; ~Equiant; Holiday Inn Orange Lake; Orange Lake Resort; Capital Vacations; Lifetime in Vacations; Spinnaker Resorts; BuyATimeshare; Sell My Timeshare Now; SFX Resorts; Trading Places International`,
      children: [
        {
          name: 'Timeshare Resale & Exit',
          iab: '444',
          intent: 'Problem',
          terms: `sell timeshare, get out of timeshare, cancel timeshare, timeshare relief, timeshare attorney, timeshare rental`,
        },
        {
          name: 'Vacation Clubs',
          iab: '444',
          terms: `vacation club membership, travel membership club, resort membership, private residence club`,
        },
      ],
    },
    {
      name: 'Hotel Booking & Deals',
      iab: '668',
      label: 'hotel booking and deals',
      description: 'compare hotel prices and look for deals',
      domains: ['booking.com', 'hotels.com', 'expedia.com', 'hoteltonight.com', 'trivago.com'],
      terms: `hotel booking, hotel deal, hotel reservation, hotel search, hotel discount, last minute hotel, hotel comparison, hotel coupon, hotel review, hotel package, hotel price, hotel rate, hotel promo code, hotel voucher, hotel gift card, same-day hotel, hotel website, hotel finder, hotel bidding, hotel metasearch, hotel price tracker, book hotel online, hotel sale, hotel credit card offer`,
      brands: `Hotels.com = hotels com; Trivago; HotelTonight = hotel tonight; Agoda; HotelPlanner; Hotelbeds; LateRooms = late rooms; HRS = hotel reservation service; Ratestars; Snaptravel = super.com travel; ~Roomer; Hotel Engine; Getaroom; HotelsCombined; Reservations.com; ResortPass = resort pass; Stayful; Luxury Link; ~Jetsetter; Google Hotels; Hotelscan; Amoma; Otel.com; Destinia; Tingo; Pruvo; Guestreservations; Roomkey; Suiteness; TravelPony; Zenhotels; RateHawk; Hotellook; Oyster.com; Booking Genius; Prestigia; Splendia; Small Hotels Collection; i-escape; Airpaz; Five Star Alliance; I Prefer; Hotelopia; Great Hotels of the World`,
      children: [
        {
          name: 'Hotel Loyalty Programs',
          iab: '668',
          terms: `hotel loyalty program, hotel points, hotel rewards, hotel status, free night award, hotel elite status, hotel membership, hotel perk, hotel loyalty member`,
          brands: `Marriott Bonvoy = bonvoy; Hilton Honors = hhonors; World of Hyatt; IHG One Rewards = ihg rewards; Wyndham Rewards; Choice Privileges; Best Western Rewards; Accor Live Limitless = accor all; Radisson Rewards; Sonesta Travel Pass; ~Leaders Club; Global Hotel Alliance = gha discovery; Starwood Preferred Guest = spg; Hotels.com Rewards; ~One Key; Loews Youfirst; Stash Hotel Rewards; Omni Select Guest`,
        },
        {
          name: 'Last-Minute Hotel Deals',
          iab: '675',
          terms: `tonight hotel deal, hotel flash sale, mystery hotel deal, last-minute room, weekend hotel deal`,
        },
      ],
    },
    {
      name: 'Extended Stay & Corporate Housing',
      iab: '676',
      label: 'extended stays and corporate housing',
      description: 'need furnished lodging for weeks or months',
      domains: ['extendedstayamerica.com', 'residence-inn.marriott.com', 'furnishedfinder.com', 'blueground.com'],
      terms: `extended stay!, extended stay hotel, long stay hotel, corporate housing, corporate apartment, monthly hotel, weekly hotel, furnished housing, temporary housing, relocation housing, travel nurse housing, executive apartment, crew accommodation, workforce lodging, man camp, insurance housing, month-to-month furnished, residential hotel, intern housing, kitchenette suite, mid-term rental`,
      brands: `Extended Stay America; Residence Inn; Homewood Suites; Home2 Suites = home2 suites by hilton; Candlewood Suites; Staybridge Suites; TownePlace Suites = towneplace; WoodSpring Suites; Hyatt House; Suburban Studios = suburban extended stay; Hawthorn Suites; InTown Suites; Everhome Suites; LivAway Suites; Sonesta ES Suites; Sonesta Simply Suites; Furnished Finder; National Corporate Housing; CORT Housing; Synergy Housing; AvenueWest; ExecuStay; Element by Westin; Siegel Suites; HomeTowne Studios; Value Place; Stay APT Suites; ECHO Suites; Project H3; Budget Suites of America; Crossland Economy Studios; Furnished Quarters; Compass Corporate Housing; CHBO; June Homes; ~Anyplace = anyplace.com; Civeo; Target Hospitality; BridgeStreet; Churchill Living; StudioRes; Apartments by Marriott Bonvoy; Go Native Housing; The Apartment Service`,
      children: [
        {
          name: 'Serviced Residences',
          iab: '676',
          terms: `serviced residence, branded residence stay, executive residence, serviced suite`,
        },
        {
          name: 'Workforce & Crew Housing',
          iab: '676',
          segment: 'B2B',
          terms: `crew housing, project lodging, mining camp lodging, disaster relief housing, lodging for crews, worker accommodation`,
        },
      ],
    },
    {
      name: 'Hotel Amenities & Services',
      iab: '668',
      label: 'hotel amenities and services',
      description: 'care about hotel services such as room service, spas and meeting rooms',
      domains: ['marriott.com', 'hilton.com', 'resortpass.com', 'hyatt.com'],
      terms: `room service, concierge service, hotel pool, hotel spa, hotel restaurant, hotel bar, valet parking hotel, hotel breakfast, turndown service, hotel minibar, hotel gym, hotel wifi, executive lounge hotel, hotel wedding venue, hotel lobby, hotel check-in, late checkout, hotel ballroom, hotel rooftop, bellhop service, hotel laundry, hotel toiletry, hotel shuttle, continental breakfast, hotel kids club, early check-in, hotel meeting space, hotel day pass, mobile check-in, front desk, banquet hall hotel, in-room dining, hotel robe`,
      children: [
        {
          name: 'Hotel Meetings & Weddings',
          iab: '668',
          terms: `hotel wedding, hotel conference room, hotel banquet, hotel event space, wedding room block, hotel group booking`,
        },
        {
          name: 'Hotel Dining & Day Passes',
          iab: '668',
          terms: `hotel brunch, hotel afternoon tea, resort day pass, hotel pool day pass, hotel buffet`,
        },
      ],
    },
    {
      name: 'Hotel Industry & Management',
      iab: '98',
      segment: 'B2B',
      label: 'the hotel industry and hotel management',
      description: 'run, supply or invest in hotels and lodging businesses',
      domains: ['hotelmanagement.net', 'str.com', 'hospitalitynet.org', 'hotelnewsresource.com'],
      terms: `hotel management, hotel revenue management, hospitality technology, property management system hotel, hotel supply, hotel linen, hotel investment, hospitality operations, hotel franchise opportunity, revpar, hotel operations, hotel pms, hotel equipment, hotel furniture supplier, guest experience hotel, hotel development, hotel marketing, hotel distribution, hotel owner association, hospitality trade show, hospitality training, hotel occupancy, hotel staffing, hotel key card, hotel renovation, hotel conversion, hotel amenity supplier, hospitality executive network, average daily rate, lodging business, hotel brand management, hotel energy management, hotel housekeeping supply, front office operations, hospitality consulting`,
      brands: `Aimbridge = aimbridge hospitality; Highgate Hotels; Interstate Hotels; Crescent Hotels; Pyramid Global = pyramid hotel group; Hersha; Davidson Hospitality; Sage Hospitality; HEI Hotels; White Lodging; Concord Hospitality; Remington Hospitality; GF Hotels; Apple Hospitality REIT; Pebblebrook = pebblebrook hotel trust; RLJ Lodging = rlj lodging trust; Sunstone Hotel Investors; DiamondRock Hospitality; Ryman Hospitality; Xenia Hotels; Summit Hotel Properties; Ashford Hospitality; Braemar Hotels; Chatham Lodging; Service Properties Trust; STR Global; CoStar Hospitality; Cloudbeds; ~Mews = mews systems; SiteMinder; Oracle Opera = opera pms; Duetto; ~IDeaS = ideas revenue solutions; RoomRaccoon;
          Little Hotelier; Stayntouch; Agilysys; innRoad; WebRezPro; RMS Cloud; Canary Technologies; Revinate; TravelClick; Hotel Tech Report; Skift; AHLA = american hotel & lodging association; AAHOA; HITEC; Hospitality Net; Hotel News Now; HSMAI; HFTP; Hotel Business Magazine; American Hotel Register; HD Supply Hospitality; Standard Textile; Sobel Westex; Sysco Guest Supply = guest supply; Assa Abloy Hospitality; dormakaba Saflok = saflok; Salto Hotels; Cvent Hospitality; Amadeus Hospitality; Knowland; Tripleseat; Alice Hotel = actabl; HotSOS; Quore; Flexkeeping; Optii; Knowcross; Benchmark Hospitality; Dimension Development; McKibbon; OTO Development; Noble Investment Group; Atrium Hospitality;
          Hotel Equities; Peachtree Group; Schulte Hospitality; Stonebridge Companies; PM Hotel Group; TPG Hotels; Twenty Four Seven Hotels; LodgIQ; Otelier; ProfitSword; M3 Accounting Hospitality; Inn-Flow; BWH Hotels; Red Roof Franchising; G6 Hospitality; My Place Hotels; InnSuites; Cornell Nolan School = cornell hotel school; EHL = ecole hoteliere de lausanne; Glion; Les Roches`,
      children: [
        {
          name: 'Hospitality Technology',
          iab: '98',
          terms: `hotel software, hotel booking engine, hotel channel manager, hotel chatbot, hotel crm, contactless check-in, guest messaging hotel, hotel kiosk`,
        },
        {
          name: 'Hotel Supplies & Furnishing',
          iab: '98',
          terms: `hotel bedding supply, hotel mattress supply, luggage cart, minibar supply, hotel toiletries supply, hotel uniform, hospitality furniture, room safe`,
        },
      ],
    },
  ],
}

export default hotelsLodging
