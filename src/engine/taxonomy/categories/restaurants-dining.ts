import type { CategorySource } from '../source'

const restaurantsDining: CategorySource = {
  category: 'Restaurants & Dining',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Service',
  terms: `restaurant!, eatery, dining!, dining out, eating out, dine in, diner visitor, restaurant goer, restaurant visitor, restaurant patron, restaurant chain, restaurant guide, restaurant review, restaurant reservation, table reservation, restaurant week, restaurant deal, restaurant coupon, restaurant gift card, restaurant loyalty program, restaurant menu, menu, kids eat free, early bird special, lunch special, prix fixe, tasting menu, chef's table, dinner out, ~lunch, ~dinner, ~supper, breakfast out, foodie destination, al fresco dining, outdoor dining, rooftop restaurant, waterfront restaurant, private dining, group dining, business lunch, date night dinner, family restaurant, kid friendly restaurant, late night dining, dinner theater restaurant, ~supper club, pop up restaurant, ~tipping, restaurant opening, culinary tour dining, dine and dash, doggy bag, bring your own bottle restaurant`,
  brands: `Darden = darden restaurants; Yum! Brands = yum brands; Brinker International = brinker; Inspire Brands; Restaurant Brands International; Bloomin' Brands = bloomin brands; Dine Brands; Landry's; Jack in the Box Inc; Focus Brands = gotofoods | go to foods; CKE Restaurants; Fat Brands; Authentic Restaurant Brands; BJ's Restaurants = bjs restaurants; Union Square Hospitality; Lettuce Entertain You; Wendy's International; Jollibee Foods Group; Yum China; Zensho; Skylark Restaurants; Whitbread Restaurants; Mitchells & Butlers = mitchells and butlers; The Restaurant Group; Casual Dining Group; Alsea; Arcos Dorados; AmRest; Jubilant FoodWorks; Devyani International; Americana Restaurants; Domino's Pizza Enterprises; OpenTable = open table; Resy; Tock Reservations; SevenRooms; Zagat; Michelin Guide = michelin star; ~Eater; The Infatuation; Yelp; TheFork = the fork | lafourchette; Quandoo; Bookatable; Dineout; EazyDiner; Zomato Dining; Tabelog; Good Food Guide; Gault & Millau; World's 50 Best Restaurants; James Beard Foundation = james beard award; Blackbird App`,
  roles: `chef, head chef, executive chef, sous chef, line cook, cook, prep cook, short order cook, fast food cook, fast food worker, restaurant cook, restaurant manager, restaurant owner, restaurateur, restaurant operator, waiter, waitress, server, food server, busser, busboy, host and hostess, hostess, maitre d, dishwasher worker, kitchen manager, kitchen staff, kitchen porter, food runner, barista, caterer, catering manager, banquet manager, banquet server, food service manager, food service director, food service worker, food preparation worker, cafeteria cook, cafeteria worker, restaurant general manager, shift leader, drive thru worker, pizza maker, pizza delivery driver, sushi chef, chef de cuisine, commis chef, franchisee restaurant, restaurant consultant, food truck owner, food and beverage manager, food and beverage director, food and beverage attendant, cafe owner, coffee shop owner, coffee shop manager, counter attendant, dining room attendant, fast food manager, chef owner, culinary director, institutional cook, food server nonrestaurant, restaurant host, menu developer, private chef, crew member fast food, steward restaurant, food service supervisor, hospitality worker restaurant, banquet chef, restaurant franchise owner, busser, dining attendant, food runner`,
  industries: `restaurants, food service, foodservice, food and beverage services, food services and drinking places, full service restaurant, limited service restaurant, quick service restaurant, caterers, catering company, special food services, food service contractor, food truck operator, mobile food service, cafeteria, coffee shop chain, restaurant franchise, restaurant group, restaurant company, casual dining chain, eating place, snack and nonalcoholic beverage bar, food delivery company, ghost kitchen operator, contract catering, institutional food service, hospitality and restaurants, restaurant industry, pizza chain, food court operator, restaurant equipment supplier, food hall`,
  nodes: [
    {
      name: 'Fast Food',
      iab: '218',
      label: 'fast food and quick service restaurants',
      description: 'eat at or order from fast food and quick service chains',
      domains: ['mcdonalds.com', 'burgerking.com', 'wendys.com', 'tacobell.com', 'chick-fil-a.com'],
      terms: `fast food, quick service, qsr, drive thru, drive through, value menu, dollar menu, happy meal, combo meal, fast food app, fast food breakfast, fast food chain, takeaway chain, drive in restaurant, late night fast food, fast food deal`,
      brands: `McDonald's = mcdonalds | mickey d's; Burger King; Wendy's = wendys; Jack in the Box; Sonic Drive-In = sonic drive in; ~Sonic; Arby's = arbys; Hardee's = hardees; Carl's Jr. = carls jr; Dairy Queen; A&W Restaurants = a and w; Long John Silver's; Captain D's; Krystal Burger; Del Taco; Checkers and Rally's = rally's | rallys; Bojangles; Whataburger; White Castle; In-N-Out Burger = in n out | in-n-out; Culver's = culvers; Hungry Jack's; Quick Burger; Wimpy; MOS Burger; Lotteria; Jollibee; Mang Inasal; Chowking; Greggs; Nordsee; Max Burgers; Hesburger; Herfy; Al Baik = albaik; Cook Out; Zippy's; Nathan's Famous; Wienerschnitzel; Runza; Taco Cabana; Steak Escape; Dicos; Burger Singh; Haldiram's Restaurant; ~Wendys; ~Arbys; ~Culvers`,
      children: [
        {
          name: 'Burger Restaurants',
          terms: `burger, burger joint, burger chain, burger restaurant, hamburger restaurant, cheeseburger restaurant, gourmet burger, slider burger, smash burger`,
          brands: `Five Guys; Shake Shack; Smashburger; Red Robin; Fuddruckers; Habit Burger = the habit burger grill; Fatburger; BurgerFi; Freddy's Frozen Custard; Steak 'n Shake = steak n shake; Wayback Burgers; Hopdoddy; MOOYAH; Back Yard Burgers; Johnny Rockets; Byron Burger; Gourmet Burger Kitchen; Honest Burgers; Bareburger; Umami Burger; The Counter Burger; P. Terry's; Burgerville; Super Duper Burgers; Elevation Burger; Farmer Boys; Original Tommy's; Grill'd`,
        },
        {
          name: 'Chicken Restaurants',
          terms: `chicken restaurant, fried chicken restaurant, chicken sandwich, wings restaurant, chicken wings restaurant, wing place, rotisserie chicken restaurant, hot chicken restaurant`,
          brands: `KFC = kentucky fried chicken; Chick-fil-A = chick fil a; Popeyes = popeyes louisiana kitchen; Raising Cane's = raising canes; Zaxby's = zaxbys; Wingstop; Buffalo Wild Wings = bww | bdubs; El Pollo Loco; Boston Market; Pollo Tropical; Slim Chickens; Dave's Hot Chicken; Bonchon; Church's Chicken = church's texas chicken | churchs chicken; Nando's = nandos; Hooters; WingStreet; Wing Zone; Huey Magoo's; PDQ Chicken; Golden Chick; Lee's Famous Recipe; Guthrie's; Chicken Cottage; Dixy Chicken; Red Rooster; Oporto; Swiss Chalet; St-Hubert; Kyochon; BB.Q Chicken; Bush's Chicken; Royal Farms Chicken; Hattie B's; Chester's Chicken; Louisiana Famous Fried Chicken; Starbird; Kenny Rogers Roasters; Chicken Salad Chick; Gus's Fried Chicken; Pollo Campero`,
        },
        {
          name: 'Sandwiches & Subs',
          terms: `sandwich shop, sub sandwich, sub shop, submarine sandwich, hoagie, deli sandwich shop, sandwich chain, panini shop, cheesesteak restaurant, bagel shop, soup and salad restaurant, wrap shop`,
          brands: `~Subway; Jimmy John's = jimmy johns; Jersey Mike's = jersey mikes; Firehouse Subs; Potbelly; Quiznos; Panera Bread = panera; Jason's Deli = jasons deli; McAlister's Deli = mcalisters; Schlotzsky's; Which Wich; Penn Station Subs; Blimpie; Erbert & Gerbert's; Capriotti's; Charleys Philly Steaks = charleys; Corner Bakery; Au Bon Pain; Cosi Restaurant; Pret A Manger = pret; Einstein Bros Bagels = einstein bagels; Bruegger's Bagels; Noah's Bagels; Manhattan Bagel; Newk's Eatery; Lenny's Grill & Subs; Ike's Love & Sandwiches; Port of Subs; Mr. Goodcents; Cousins Subs; DiBella's; Primo Hoagies; Zoup Eatery; Mendocino Farms; Katz's Deli; EAT. London; Bread Zeppelin; Portillo's = portillos; Great Harvest; Paris Baguette; Tous les Jours; Le Pain Quotidien; Paul Bakery; La Madeleine; Atlanta Bread`,
        },
        {
          name: 'Pizza Restaurants',
          terms: `pizzeria, pizza restaurant, pizza delivery, pizza chain restaurant, pizza place, pizza parlor, pizza shop, deep dish pizza, wood fired pizza, pizza buffet, pizza takeout`,
          brands: `Domino's = dominos | dominos pizza; Pizza Hut; Papa John's = papa johns; Little Caesars; Papa Murphy's; Marco's Pizza; Round Table Pizza; Hungry Howie's; Jet's Pizza; Chuck E. Cheese = chuck e cheese; Cicis = cici's pizza; Godfather's Pizza; Mellow Mushroom; MOD Pizza; Blaze Pizza; Pieology; &pizza = and pizza; Sbarro; Donatos; Mountain Mike's; Toppers Pizza; California Pizza Kitchen = cpk; Uno Pizzeria = uno chicago grill; Giordano's; Lou Malnati's; Your Pie; Rosati's; Villa Italian Kitchen; Peter Piper Pizza; Shakey's; Pizza Inn; Casey's Pizza; PizzaExpress = pizza express; Pizza Pilgrims; Franco Manca; Telepizza; Pizza Pizza; Boston Pizza; Joe's Pizza; Lombardi's; Pizza Ranch; Ledo Pizza; Fox's Pizza Den; Old Chicago; Punch Pizza; Patxi's; Eagle Boys; Crust Pizza; Mr. Gatti's; Debonairs; La Pino'z`,
        },
        {
          name: 'Mexican & Tex-Mex Chains',
          terms: `mexican restaurant, taqueria, taco truck, taco shop, burrito restaurant, tex mex restaurant, mexican fast food, cantina restaurant, taco tuesday`,
          brands: `Taco Bell; Chipotle = chipotle mexican grill; Qdoba; Moe's Southwest Grill; Baja Fresh; Rubio's; On The Border; Chuy's; El Torito; Chevys Fresh Mex; Taco John's; Taco Bueno; Taco Mayo; Torchy's Tacos; Velvet Taco; Condado Tacos; Bartaco; Cafe Rio; Costa Vida; Freebirds; Uncle Julio's; Abuelo's; Guzman y Gomez; Mad Mex; Wahaca; Tortilla UK; Barburrito; Salsarita's; Tijuana Flats; Fuzzy's Taco Shop; Barberitos; Illegal Pete's; Taco Time; Zambrero; Mucho Burrito; Rosa Mexicano; Casa Bonita; Pancheros; Tacodeli`,
        },
        {
          name: 'Seafood & Other Quick Service',
          terms: `fish and chips, fish and chip shop, chippy, hot dog stand, hot dog restaurant, kebab shop, gyro shop, juice bar restaurant, smoothie shop, snack bar, concession stand`,
          brands: `The Halal Guys = halal guys; Garbanzo Mediterranean; Roti Mediterranean; Zoes Kitchen; Naf Naf Grill; LEON Restaurants; Hissho Sushi; L&L Hawaiian Barbecue; Honey Baked Ham = honeybaked ham; Dunkin Brands; Nekter; Harry Ramsden's`,
          children: [
            {
              name: 'Donut & Cookie Shops',
              terms: `donut shop, doughnut shop, cookie shop, cupcake shop, pretzel stand`,
              brands: `Krispy Kreme; Shipley Do-Nuts; Daylight Donuts; Duck Donuts; Voodoo Doughnut; Winchell's; Insomnia Cookies; Crumbl = crumbl cookies; Nothing Bundt Cakes; Cinnabon; Auntie Anne's = auntie annes; Wetzel's Pretzels; Mister Donut; J.CO Donuts; Randy's Donuts`,
            },
            {
              name: 'Ice Cream & Frozen Yogurt Shops',
              terms: `ice cream parlor, ice cream shop, frozen yogurt shop, frozen custard stand, gelateria, gelato shop, shaved ice stand`,
              brands: `Baskin-Robbins = baskin robbins; Cold Stone Creamery = cold stone; Carvel; Marble Slab; Rita's Italian Ice = ritas; Bruster's; Braum's; Friendly's; Menchie's; Pinkberry; Yogurtland; TCBY; sweetFrog; 16 Handles; Handel's; Amorino; Kona Ice; Andy's Frozen Custard; Ample Hills; Bahama Buck's; Orange Julius`,
            },
            {
              name: 'Salads & Bowls',
              terms: `salad bar, salad restaurant, poke restaurant, bowl restaurant, grain bowl restaurant, healthy fast food, healthy restaurant`,
              brands: `Sweetgreen; Cava = cava grill; Chopt; Just Salad; Saladworks; Salad and Go; Freshii; Dig Inn; Poke House; Pokeworks; Sweetfin; Vitality Bowls; Playa Bowls; Cafe Zupas`,
            },
            {
              name: 'Asian Quick Service',
              terms: `asian fast food, noodle bar, rice bowl restaurant, wok restaurant, teriyaki restaurant`,
              brands: `Panda Express; Pei Wei; Sarku Japan; Teriyaki Madness; WaBa Grill; Flame Broiler; Yoshinoya; Sukiya; itsu; Wasabi Sushi; Wok to Walk; Noodles & Company = noodles and company`,
            },
          ],
        },
      ],
    },
    {
      name: 'Casual Dining',
      iab: '218',
      label: 'casual and family dining',
      description: 'eat at sit-down casual and family restaurants',
      domains: ['olivegarden.com', 'chilis.com', 'applebees.com', 'texasroadhouse.com', 'crackerbarrel.com'],
      terms: `casual dining, fast casual, sit down restaurant, family dining, family style restaurant, sports bar restaurant, gastropub, diner restaurant, diner, roadside diner, bistro, brasserie, tavern restaurant, buffet, buffet restaurant, all you can eat, grill restaurant, carvery, greasy spoon, comfort food restaurant, american restaurant, hometown restaurant`,
      brands: `Olive Garden; Outback Steakhouse; Texas Roadhouse; LongHorn Steakhouse; Red Lobster; Cracker Barrel = cracker barrel old country store; Cheesecake Factory = the cheesecake factory; Bob Evans Restaurants; Perkins Restaurant; Village Inn; Marie Callender's Restaurant; Friendly's Restaurant; Big Boy Restaurant = frisch's; Golden Corral; Ryan's Buffet; Old Country Buffet; HomeTown Buffet; Sizzler; Ponderosa Steakhouse; Logan's Roadhouse; Bahama Breeze; Cheddar's = cheddars scratch kitchen; Seasons 52; Eddie V's; Bonefish Grill; Carrabba's = carrabbas italian grill; Maggiano's = maggianos; Romano's Macaroni Grill = macaroni grill; Buca di Beppo; Bravo Italian; Bertucci's; Fazoli's; Spaghetti Warehouse; Old Spaghetti Factory; P.F. Chang's = pf changs; Joe's Crab Shack; Twin Peaks Restaurant; Famous Dave's; Sonny's BBQ; Dickey's Barbecue Pit = dickeys; City Barbeque; Mission BBQ; Smokey Bones; Rudy's Bar-B-Q; 99 Restaurants = ninety nine; Ruby's Diner; Silver Diner; Black Bear Diner; Waffle House; IHOP = international house of pancakes; Denny's = dennys; First Watch; Snooze Eatery; Another Broken Egg; Huddle House; Shari's Cafe; ~Harvester; Toby Carvery; Beefeater Grill; Brewers Fayre;
Frankie & Benny's; Prezzo; Zizzi; ASK Italian; Bella Italia; Cafe Rouge; Côte Brasserie = cote brasserie; Giraffe Restaurant; Turtle Bay; Las Iguanas; Wagamama; Yo! Sushi = yo sushi; Bill's Restaurant; The Ivy; Dishoom; Hippopotamus Restaurant; Buffalo Grill; Flunch; Courtepaille; Vapiano; L'Osteria; Hans im Glück; Block House; Sizzler Australia; The Keg; Earls Kitchen; Joey Restaurants; Moxies; Cactus Club; Jack Astor's; Montana's BBQ; ~Milestones; East Side Mario's; Saizeriya; Haidilao; Din Tai Fung; Barbeque Nation; Spur Steak Ranches; Ocean Basket; Vips Restaurantes; Toks; Sanborns Restaurant; Texas de Brazil; Fogo de Chão = fogo de chao; Kona Grill; Pappadeaux = pappas restaurants; Saltgrass; Gordon Biersch; Rock Bottom Brewery; Walk-On's; Tilted Kilt; Beef O'Brady's; Glory Days Grill; Hurricane Grill; Native Grill; Lazy Dog Restaurant; North Italia; True Food Kitchen; Flower Child; Kura Sushi = kura; Sushiro; Gen Korean BBQ; Metro Diner; Eat'n Park; Luby's; Piccadilly Cafeteria; Furr's; Sweet Tomatoes = souplantation`,
      children: [
        {
          name: 'American Grill Chains',
          terms: `american grill, neighborhood grill, bar and grill, grill and bar chain`,
          brands: `Applebee's = applebees; Chili's = chilis | chili's grill and bar; TGI Fridays = tgi friday's | tgif; Ruby Tuesday; O'Charley's = ocharleys; Houlihan's; Bar Louie; Miller's Ale House; BJ's Brewhouse; Yard House`,
        },
        {
          name: 'Themed & Entertainment Dining',
          terms: `theme restaurant, themed restaurant, arcade restaurant, dinner show, murder mystery dinner, medieval dinner, revolving restaurant, dinner cruise restaurant, eatertainment`,
          brands: `Hard Rock Cafe; Planet Hollywood Restaurant; Rainforest Cafe; Bubba Gump = bubba gump shrimp; Dave & Buster's = dave and busters; Benihana`,
        },
        {
          name: 'Family Restaurants & Diners',
          terms: `family diner, kids menu, family meal deal, retro diner, pancake house, waffle restaurant`,
        },
        {
          name: 'Sports Bars & Grills',
          terms: `sports grill, wings and beer, bar food, pub grub, tavern food, game day restaurant`,
        },
        {
          name: 'Buffets & Cafeterias',
          terms: `buffet dinner, breakfast buffet, lunch buffet, salad buffet, smorgasbord, cafeteria dining, canteen, food court, food hall dining, dining hall`,
        },
        {
          name: 'Breakfast & Brunch',
          iab: '218',
          terms: `brunch, breakfast restaurant, breakfast spot, bottomless brunch, pancake restaurant, breakfast diner, weekend brunch, brunch spot, breakfast cafe`,
        },
        {
          name: 'Barbecue Restaurants',
          terms: `barbecue restaurant, bbq restaurant, smokehouse, rib joint, bbq joint, texas barbecue, kansas city barbecue, carolina barbecue, memphis barbecue`,
          brands: `Franklin Barbecue; Joe's Kansas City; Arthur Bryant's; 4 Rivers Smokehouse; Jim 'N Nick's; Bill Miller BBQ; Lucille's Smokehouse; Corky's BBQ; Rendezvous Ribs; Dinosaur Bar-B-Que; Phil's BBQ; Salt Lick`,
        },
      ],
    },
    {
      name: 'Fine Dining',
      iab: '218',
      label: 'fine dining and upscale restaurants',
      description: 'book and enjoy upscale restaurants and tasting menus',
      domains: ['opentable.com', 'resy.com', 'guide.michelin.com', 'exploretock.com', 'eater.com'],
      terms: `fine dining, upscale dining, upscale restaurant, gourmet restaurant, gourmet dining, luxury dining, michelin starred restaurant, haute cuisine, omakase, degustation, white tablecloth restaurant, sommelier pairing dinner, wine dinner, romantic restaurant, special occasion restaurant, celebrity chef restaurant, special occasion dining, jacket required restaurant`,
      brands: `The French Laundry; Eleven Madison Park; Alinea; Per Se; Le Bernardin; Nobu = nobu restaurant; Noma; El Bulli; Osteria Francescana; The Fat Duck; Gordon Ramsay Restaurants; Wolfgang Puck Restaurants = spago; Jean-Georges; Daniel Boulud; José Andrés = jose andres; Joël Robuchon = joel robuchon; Alain Ducasse; Hakkasan; Zuma Restaurant; Tao Group = tao restaurant; Masa Restaurant; Central Restaurante; Geranium Copenhagen; Mirazur; Atomix; Carbone; Balthazar; Buddakan; Sketch London; Sexy Fish; Novikov; Cipriani; Cut by Wolfgang Puck; Mastro's; Catch Restaurant; STK Steakhouse; Momofuku; Gramercy Tavern; Quince Restaurant; Commander's Palace; Brennan's; Husk Restaurant; Gaggan; Asador Etxebarri; DiverXO; Maido`,
      children: [
        {
          name: 'Steakhouses',
          terms: `steakhouse!, steak house, chophouse, steak restaurant, brazilian steakhouse, churrascaria, prime rib restaurant, hibachi steakhouse`,
          brands: `Ruth's Chris = ruths chris steak house; Morton's Steakhouse; The Capital Grille = capital grille; Fleming's = flemings steakhouse; Del Frisco's; Peter Luger; Smith & Wollensky = smith and wollensky; The Palm; Ocean Prime; Sullivan's Steakhouse; Delmonico's; Gibsons; Wolfgang's Steakhouse; Hawksmoor; Gaucho; Goodman Steakhouse; Miller & Carter; Black Angus Steakhouse; Lone Star Steakhouse; Perry's Steakhouse; Pappas Bros; Bern's Steak House; Keens; Rodizio Grill; The Melting Pot; J. Alexander's; Stoney River; Hoss's; Claim Jumper; Hy's Steakhouse`,
        },
        {
          name: 'Seafood Restaurants',
          terms: `seafood restaurant, oyster bar, raw bar, crab house, fish restaurant, lobster shack, clam shack, seafood boil restaurant`,
          brands: `Legal Sea Foods; McCormick & Schmick's; Chart House; Landry's Seafood; Captain George's; The Boiling Crab; Kickin' Crab; Phillips Seafood; Eddie V's Prime Seafood; Truluck's; Luke's Lobster; Cousins Maine Lobster; Angry Crab Shack; Hook & Reel; Shuckin' Shack; Rockfish; Loch Fyne; Bonefish; Ivar's; Anthony's Seafood; Duke's Seafood; Pappas Seafood; Juicy Crab; Red Crab; Storming Crab; Half Shell Oyster House; Acme Oyster House`,
        },
      ],
    },
    {
      name: 'Ethnic & International Restaurants',
      iab: '214',
      label: 'restaurants by cuisine',
      description: 'look for restaurants serving a particular cuisine',
      domains: ['yelp.com', 'tripadvisor.com', 'opentable.com', 'thefork.com'],
      terms: `ethnic restaurant, international restaurant, fusion restaurant, halal restaurant, kosher restaurant, gluten free restaurant, farm to table restaurant, organic restaurant, african restaurant, ethiopian restaurant, hawaiian restaurant, bratwurst stand, afghan restaurant`,
      brands: `Nusr-Et = salt bae; Boparan Restaurants`,
      children: [
        {
          name: 'Mediterranean & Middle Eastern Restaurants',
          terms: `mediterranean restaurant, greek restaurant, turkish restaurant, middle eastern restaurant, lebanese restaurant, persian restaurant, moroccan restaurant, falafel shop, shawarma shop, taverna, meze restaurant`,
          brands: `Luna Grill; Taziki's; Great Greek; The Real Greek; Comptoir Libanais`,
        },
        {
          name: 'Latin American & Caribbean Restaurants',
          terms: `latin restaurant, caribbean restaurant, jamaican restaurant, cuban restaurant, brazilian restaurant, peruvian restaurant, argentinian restaurant, colombian restaurant, salvadoran restaurant, venezuelan restaurant, pupuseria, parrilla restaurant`,
          brands: `Golden Krust; Versailles Restaurant; Turtle Bay Caribbean`,
        },
        {
          name: 'European Restaurants',
          terms: `french restaurant, spanish restaurant, german restaurant, british restaurant, irish restaurant, russian restaurant, polish restaurant, portuguese restaurant, creperie, tapas bar restaurant, beer garden restaurant`,
          brands: `Bistro Jeanty; Le Relais de l'Entrecôte; 100 Montaditos`,
        },
        {
          name: 'Vegan & Vegetarian Restaurants',
          iab: '212',
          terms: `vegan restaurant, vegetarian restaurant, plant based restaurant, vegan cafe, vegan fast food`,
          brands: `Maoz Vegetarian; Veggie Grill; Plant Power Fast Food; Next Level Burger; By Chloe; Slutty Vegan; Native Foods`,
        },
        {
          name: 'Soul Food & Southern Restaurants',
          terms: `soul food restaurant, southern restaurant, cajun restaurant, creole restaurant, meat and three, low country boil`,
        },
        {
          name: 'Asian Restaurants',
          terms: `asian restaurant, noodle house, noodle shop, filipino restaurant, malaysian restaurant, indonesian restaurant, hawker center, burmese restaurant`,
          brands: `Mark Pi's; Paradise Dynasty; Chopstix; Han Dynasty; Xiao Long Kan`,
          children: [
            {
              name: 'Chinese Restaurants',
              terms: `chinese restaurant, chinese takeout, dim sum, dim sum restaurant, hot pot restaurant, dumpling house, szechuan restaurant, cantonese restaurant, taiwanese restaurant, mongolian grill`,
              brands: `Manchu Wok; Pick Up Stix; Leeann Chin; HuHot; BD's Mongolian Grill; Quanjude; Tim Ho Wan; Crystal Jade; Xi'an Famous Foods; Ping Pong Dim Sum; Boiling Point; Happy Lamb Hot Pot = little sheep hot pot`,
            },
            {
              name: 'Japanese & Sushi Restaurants',
              terms: `japanese restaurant, sushi bar, sushi restaurant, conveyor belt sushi, ramen shop, ramen restaurant, izakaya, teppanyaki, hibachi, hibachi restaurant, yakitori`,
              brands: `RA Sushi; Blue Ribbon Sushi; Sugarfish; Ippudo; Ichiran; Jinya Ramen; Kizuki; Marugame Udon; Ajisen Ramen; Genki Sushi; Hamazushi; Matsuya; Tenya; Ootoya; Gyu-Kaku = gyu kaku; Kokoro Sushi`,
            },
            {
              name: 'Korean Restaurants',
              terms: `korean restaurant, korean bbq, korean barbecue restaurant, korean fried chicken restaurant`,
              brands: `Paik's Noodle`,
            },
            {
              name: 'Thai & Vietnamese Restaurants',
              terms: `thai restaurant, vietnamese restaurant, pho restaurant, laotian restaurant, cambodian restaurant`,
              brands: `Giggling Squid; Rosa's Thai; Busaba; Pho Hoa; Thaikhun`,
            },
          ],
        },
        {
          name: 'Indian Restaurants',
          terms: `indian restaurant, curry house, indian takeaway, tandoori restaurant, south indian restaurant, pakistani restaurant, nepalese restaurant, bangladeshi restaurant, dosa restaurant, balti house, biryani house`,
          brands: `Curry Up Now; Saravana Bhavan = saravanaa bhavan; Mainland China Restaurant; Mowgli Street Food; Bukhara Restaurant; Tamarind Restaurant; Gymkhana London; Bundu Khan; Paradise Biryani; Behrouz Biryani; Bikanervala; Sagar Ratna; Junoon; Bombay Palace; Masala Zone; Chaiiwala`,
        },
        {
          name: 'Italian Restaurants',
          terms: `italian restaurant, trattoria, osteria, pasta restaurant, ristorante, italian bistro`,
          brands: `Carluccio's; Jamie's Italian; Il Fornaio; Brio Italian Grille; Biaggi's; Piada Italian; Mia Francesca; Pasta House; Big Mamma Group; La Tagliatella; Pasta Evangelists Restaurant; Rosebud Italian; Amici's; Pasta Pomodoro`,
        },
      ],
    },
    {
      name: 'Cafés & Coffee Shops',
      iab: '218',
      label: 'cafés and coffee shops',
      description: 'visit coffee shops, cafés and tea houses',
      domains: ['starbucks.com', 'dunkindonuts.com', 'timhortons.com', 'costa.co.uk', 'panerabread.com'],
      terms: `cafe!, coffee shop!, coffeehouse, coffee house, coffee bar, cat cafe, ~internet cafe, bakery cafe, sidewalk cafe, cafe culture, boba shop, bubble tea shop, patisserie cafe, juice bar, smoothie bar`,
      brands: `Peet's Coffee Shops; Black Rock Coffee; Human Bean; 7 Brew; Blue Bottle Cafe; Philz Coffee; Gregorys Coffee; Bluestone Lane; Coffee Bean & Tea Leaf = coffee bean and tea leaf; Tully's Coffee; Cotti Coffee; Cafe Coffee Day; Barista Coffee; Third Wave Coffee; Blue Tokai Cafe; Black Sheep Coffee; Gail's Bakery = gails; Esquires Coffee; Espresso House; Wayne's Coffee; Joe & The Juice = joe and the juice; Jamba = jamba juice; Smoothie King; Tropical Smoothie Cafe; Robeks; Kung Fu Tea; Gong Cha; Tiger Sugar; ShareTea; CoCo Fresh Tea; Chatime; Heytea; Mixue; Nayuki; Lady M; Maison Kayser; Ladurée = laduree; Coffee Republic; Doutor; Komeda's Coffee; Ediya Coffee; A Twosome Place; Mega Coffee; Compose Coffee; Kopi Kenangan; Highlands Coffee; Café Amazon = cafe amazon; Paul Bassett; Ellianos; Ziggi's Coffee; PJ's Coffee; Community Coffee House; Intelligentsia Coffee Bar; Swig Drinks; AMT Coffee; Patisserie Valerie; Chai Point; Chaayos; Muffin Break; Insomnia Coffee; Java House; Vida e Caffè; Juan Valdez Cafe; Caffe Pascucci; Backwerk; Le Crobag; Kamps`,
      children: [
        {
          name: 'Coffee Chains',
          terms: `coffee chain, coffee drive thru, espresso bar, coffee kiosk, coffee stand, coffee loyalty app, coffee to go`,
          brands: `Starbucks; Dunkin' = dunkin donuts | dunkin; Tim Hortons = tim horton's; Costa Coffee; Caffè Nero = caffe nero; Caribou Coffee; Dutch Bros = dutch brothers coffee; Scooter's Coffee; Biggby Coffee; Luckin Coffee = luckin; Second Cup; Gloria Jean's; McCafé = mccafe`,
        },
        { name: 'Tea Houses', terms: `tea house, tea room, teahouse, tea shop, afternoon tea, high tea, cream tea` },
        {
          name: 'Bubble Tea & Smoothie Shops',
          terms: `boba tea shop, milk tea shop, smoothie store, acai bowl shop, bubble tea store`,
        },
        {
          name: 'Bakery Cafés',
          terms: `bakery restaurant, pastry shop, sandwich cafe, bread cafe, donut cafe, dessert cafe, dessert bar, dessert shop, creperie cafe, waffle house cafe`,
        },
      ],
    },
    {
      name: 'Food Delivery & Takeout',
      iab: '218',
      label: 'food delivery and takeout',
      description: 'order restaurant food for delivery or pickup',
      domains: ['doordash.com', 'ubereats.com', 'grubhub.com', 'deliveroo.co.uk', 'just-eat.co.uk'],
      terms: `food delivery, food delivery app, restaurant delivery, food delivery service, takeout, take out, takeaway, take away food, carryout, carry out, curbside pickup restaurant, online food ordering, order food online, delivery order, contactless delivery food, meal delivery restaurant, ghost kitchen, cloud kitchen, dark kitchen, virtual restaurant, delivery promo code food, late night delivery, office lunch delivery, delivery fee`,
      brands: `DoorDash = door dash; Uber Eats = ubereats; Grubhub = grub hub; Seamless Delivery; ~Seamless; Postmates; Caviar Delivery; ChowNow; Slice Pizza App; EatStreet; Waitr; Bite Squad; Delivery.com; ezCater; Deliveroo; Just Eat = just eat takeaway | takeaway.com | lieferando | thuisbezorgd; SkipTheDishes = skip the dishes; Menulog; Foodpanda; Delivery Hero; Zomato; Swiggy; Glovo; Wolt; Rappi; iFood; PedidosYa; Talabat; HungerStation; Careem Food; Noon Food; GrabFood; GoFood; Meituan; Ele.me; Baemin; Coupang Eats; Yogiyo; Demae-can; Yemeksepeti; Too Good To Go; Fantuan; HungryPanda; Chowbus; Toast TakeOut; CloudKitchens; Kitchen United; Reef Kitchens; Nextbite; Rebel Foods; Wonder Food Hall; Snackpass; Mr D Food; Jahez; Bolt Food; Ritual App; MealPal; Fooda; Forkable; Sharebite`,
      children: [
        {
          name: 'Food Delivery Apps',
          terms: `delivery app user, restaurant app, mobile ordering food, order ahead app, food ordering app`,
        },
        {
          name: 'Ghost Kitchens',
          segment: 'B2B',
          terms: `virtual brand restaurant, shared kitchen, commissary kitchen, delivery only restaurant, kitchen rental commercial`,
        },
      ],
    },
    {
      name: 'Street Food & Food Trucks',
      iab: '218',
      label: 'street food and food trucks',
      description: 'follow and eat at food trucks, stalls and food halls',
      domains: ['roaminghunger.com', 'eater.com', 'timeout.com'],
      terms: `street food, food truck, food cart, food stall, food stand, night market, hawker food, taco stand, ice cream truck, ice cream van, food vendor, street vendor food, food market hall, food fair stall, lunch truck, chip van, lemonade stand, food truck festival, mobile kitchen`,
      brands: `Roaming Hunger; Time Out Market; Smorgasburg; Kogi BBQ; Chelsea Market; Borough Market; Boxpark; Mercado Little Spain; Off the Grid Markets; Ponce City Market; KERB Food; Street Feast`,
    },
    {
      name: 'Catering & Events',
      iab: '218',
      intent: 'Service',
      segment: 'B2B2C',
      label: 'catering services',
      description: 'hire caterers for parties, weddings and offices',
      domains: ['ezcater.com', 'cater2.me', 'sodexo.com', 'compass-group.com'],
      terms: `catering!, catering service, caterer service, wedding catering, corporate catering, office catering, event catering, party catering, banquet, banquet hall catering, buffet catering, box lunch, boxed lunch catering, drop off catering, private chef service, personal chef service, party platter, holiday catering, in home chef, barbecue catering, dessert catering, airline catering, school catering, hospital catering, contract foodservice, catering equipment hire, office lunch`,
      brands: `Compass Group; Sodexo; Aramark; Levy Restaurants; Delaware North; Eurest; Elior; ISS Catering; Gate Gourmet; LSG Sky Chefs; dnata Catering; Cater2.me; Wolfgang Puck Catering; Sodexo Live; Chartwells; Bon Appétit Management; Sage Dining; Guckenheimer; Thompson Hospitality; Zerocater; Apetito; Restaurant Associates; Morrison Healthcare; HMSHost; Whitsons; SSP Group; Autogrill = avolta; OTG Airport; Newrest; Baxterstorey; WSH; ABM Catering; Feast It; City Pantry; Togather; Yhangry; Take a Chef; CookinGenie`,
      children: [
        {
          name: 'Corporate & Institutional Catering',
          segment: 'B2B',
          terms: `corporate food service, workplace dining, employee cafeteria, staff canteen, campus dining, school cafeteria, school lunch, hospital cafeteria, prison food service, stadium concession, airport dining, military dining facility, university dining`,
        },
        {
          name: 'Wedding & Party Catering',
          terms: `wedding caterer, reception catering, cocktail party catering, birthday party catering, graduation party catering, rehearsal dinner catering, grazing table`,
        },
      ],
    },
    {
      name: 'Restaurant Guides & Reservations',
      iab: '218',
      label: 'restaurant discovery and booking',
      description: 'find, review and reserve restaurants',
      domains: ['opentable.com', 'yelp.com', 'resy.com', 'eater.com', 'tripadvisor.com'],
      terms: `restaurant booking, table booking, reserve a table, restaurant finder, restaurants near me, best restaurants, restaurant critic, restaurant rating, restaurant award, dining guide, dining reward, dining club, dining card, dinner reservation, waitlist restaurant, new restaurant opening, dining discount, restaurant recommendation, local eats, ~food tour, restaurant hopping, secret menu`,
      children: [
        {
          name: 'Dining Deals & Rewards',
          terms: `dining deal, two for one meal, happy hour food, restaurant rewards, birthday freebie restaurant, dining pass, meal voucher, kids eat free deal, restaurant promotion`,
          brands: `Tastecard; Dining Rewards Network = rewards network; inKind; Restaurant.com; Entertainment Book; Zomato Gold; Upside App`,
        },
        {
          name: 'Special Occasion Dining',
          terms: `valentine's day dinner, mother's day brunch, ~anniversary dinner, birthday dinner, thanksgiving restaurant, new year's eve dinner, date night restaurant, romantic dinner, celebration dinner`,
        },
      ],
    },
    {
      name: 'Restaurant Business & Supplies',
      iab: '98',
      segment: 'B2B',
      label: 'running and supplying restaurants',
      description: 'own, run or supply restaurants and food service operations',
      domains: ['nrn.com', 'restaurantbusinessonline.com', 'webstaurantstore.com', 'restaurant.org'],
      terms: `restaurant franchise opportunity, restaurant equipment, restaurant supply, commercial kitchen, commercial kitchen equipment, commercial oven, commercial refrigerator, foodservice equipment, food service equipment, commercial fryer, commercial dishwasher, commercial ice machine, restaurant furniture, restaurant booth, food service basket, menu board, table turn, restaurant uniform, restaurant lease, restaurant startup, opening a restaurant, ~restaurant marketing, restaurant inspection, restaurant technology, kitchen display system, self order kiosk, hospitality management, bar equipment, food warmer, chafing dish, hot dog roller, steam table, heat lamp food, food tray, plate dome, restaurant health code`,
      brands: `WebstaurantStore Foodservice; Restaurant Depot = jetro; Vulcan Equipment; Hobart Food Equipment; Middleby; Manitowoc Ice; True Manufacturing; Hoshizaki; Rational AG; Turbo Air; Cambro; Vollrath; Edward Don = edward don & company; TriMark; ITW Food Equipment; Alto-Shaam; Southbend; Garland Range; Pitco; Frymaster; Electrolux Professional; National Restaurant Association; Nation's Restaurant News = nrn; Restaurant Business Magazine; QSR Magazine; Technomic; Chowly; Olo Ordering; ItsaCheckmate; Winco Products; Carlisle FoodService; Marmon Foodservice; Taylor Company; Unox; Nisbets; Bunzl Catering; KaTom; Central Restaurant Products; Ecolab Foodservice; Hatco; Nemco; Lincoln Foodservice; TurboChef`,
      children: [
        {
          name: 'Foodservice Packaging & Disposables',
          terms: `takeout container, to go box, disposable food container, clamshell container, pizza box, deli container, food service glove, portion cup, foodservice packaging`,
          brands: `Dart Container; Genpak; Restaurantware`,
        },
        {
          name: 'Restaurant Management & Staffing',
          terms: `restaurant management, restaurant operation, restaurant staffing, food cost control, front of house, back of house, menu engineering, tip pooling, food handler certification, servsafe, hospitality staffing`,
        },
        {
          name: 'Restaurant Franchising',
          terms: `franchise restaurant, franchise opportunity food, multi unit franchisee, area developer restaurant, restaurant franchisor, food franchise`,
        },
        {
          name: 'Commercial Kitchen Equipment',
          terms: `commercial range, combi oven, pizza oven commercial, commercial mixer, walk in cooler, walk in freezer, prep table, stainless steel table, grease trap, kitchen exhaust hood, commercial coffee machine, food holding cabinet, commercial blender, soft serve machine, bain marie`,
        },
      ],
    },
  ],
}

export default restaurantsDining
