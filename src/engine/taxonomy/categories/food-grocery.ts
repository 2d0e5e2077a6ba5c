import type { CategorySource } from '../source'

const foodGrocery: CategorySource = {
  category: 'Food & Grocery',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Product',
  terms: `food, grocery!, foodstuff, packaged food, food item, foodie, food lover, food and drink, food brand, consumer packaged food, food industry, ~food processing, food safety, food trend, food blog, food product, groceries, food shopping, gastronomy, culinary, ~taste, edible, ~ingredient, ~nutrition label, ~food allergy, nut allergy, ~peanut allergy, gluten intolerance, ~lactose intolerance, ~food waste, slow food, farm to table, fair trade food, local food, non gmo, halal, kosher, gmo food, food preservative, food additive, food coloring, ~food science, ~food technology, food festival, food television, cultivated meat, lab grown meat`,
  brands: `Nestlé = nestle; Kraft Heinz = kraft; General Mills; Kellogg's = kellogg | kelloggs | kellanova | wk kellogg; Mondelez = mondelēz | mondelez international; Conagra = conagra brands; Campbell's = campbell soup | campbells; Unilever Foods; Danone; Tyson Foods = tyson; Hormel = hormel foods; J.M. Smucker = smucker's | smuckers; McCormick; TreeHouse Foods; Post Holdings = post consumer brands; B&G Foods = b and g foods; Hain Celestial; JBS = jbs foods; BRF = brasil foods; Grupo Bimbo; Flowers Foods; Lancaster Colony; Pinnacle Foods; Premier Foods; Associated British Foods; Ajinomoto; CJ CheilJedang; Nissin Foods; Britannia Industries = britannia; ITC Foods; Tata Consumer Products; Orkla; Barilla Group; Dr. Oetker = dr oetker; Ebro Foods; Goya Foods = goya; Utz Brands; Kerry Group; Sysco = sysco foods; US Foods; Performance Food Group; United Natural Foods = unfi; Chefs' Warehouse; Gordon Food Service; C&S Wholesale Grocers; SpartanNash; Simply Good Foods; BellRing; Beyond Good; Newman's Own = newmans own; Annie's Homegrown = annies; Amy's Kitchen = amys kitchen; 365 by Whole Foods; Great Value; Kirkland Signature; Bob Evans Foods; Land O'Frost; Uni-President; Tingyi; Want Want;
Indofood; San Miguel Foods; Universal Robina; Jollibee Foods; Charoen Pokphand = cp foods; Greencore; Cranswick; Bakkavor; Nomad Foods; Saputo; Maple Leaf Foods; McCain = mccain foods; Wm. Wrigley; Seaboard Foods; Cal-Maine = cal-maine foods; Hostess Brands; J&J Snack Foods`,
  roles: `food scientist, food technologist, food stylist, food blogger, food critic, food photographer, food inspector, food safety manager, food batchmaker, recipe developer, grocery manager, grocery clerk, grocery buyer, grocery bagger, produce manager, produce clerk, baker, pastry chef, butcher, meat cutter, fishmonger, cheesemonger, cheese maker, chocolatier, confectioner, cake decorator, personal chef, cooking instructor, culinary instructor, cookbook author, food broker, food buyer, category manager grocery, deli clerk, deli manager, greengrocer, grocer, food entrepreneur, food production manager, food quality assurance manager, meat packer, slaughterer, home cook, home baker, nutrition labeler, miller, fermenter, supermarket manager, food process worker, food cooking machine operator, food scientist technologist, bakery manager, poultry trimmer, culinary student, food influencer`,
  industries: `food production, food and beverage, food and beverages, food and beverage retail, food wholesale, grocery wholesaler, grocery retail, supermarket industry, food retail, food distribution, consumer packaged goods food, specialty food store, meat market, fish market, fruit and vegetable market, retail bakeries, confectionery and nut store, food producer, packaged foods and meats, food distributor, food importer, dairy products wholesaler, food and staples retailing, food ingredient, natural food store, health food store, gourmet food store, food co-op, food and drug retail, cheese shop, butcher shop, candy store, food bank supplier, food startup, foodtech, food company, seafood wholesaler, meat wholesaler, frozen food company, fmcg food, farmers market`,
  nodes: [
    {
      name: 'Grocery Stores & Delivery',
      iab: '477',
      intent: 'Service',
      label: 'grocery shopping',
      description: 'shop for groceries in stores or online',
      domains: ['kroger.com', 'instacart.com', 'wholefoodsmarket.com', 'tesco.com', 'safeway.com'],
      terms: `supermarket, hypermarket, grocery store, grocery shopping, grocery chain, food market, greengrocery, organic grocery, ethnic grocery, asian grocery, bodega grocery, delicatessen, deli, natural foods market, weekly grocery ad, grocery list, grocery coupon, food cooperative, farm shop, bulk food, discount grocery, meat counter, corner grocery, private label food, store brand food, grocery bag`,
      brands: `Kroger; Albertsons; Safeway; Whole Foods = whole foods market; Trader Joe's = trader joes; Aldi; Lidl; Publix; H-E-B = heb; Wegmans; Food Lion; Giant Eagle; Giant Food; Stop & Shop = stop and shop; ShopRite; Hannaford; Ahold Delhaize; Sprouts Farmers Market; Winn-Dixie = winn dixie; Southeastern Grocers; Harris Teeter; Ralphs; Fred Meyer; King Soopers; Fry's Food = frys food stores; Smith's Food and Drug; QFC; Vons; Jewel-Osco = jewel osco; Acme Markets; Shaw's; Meijer Grocery; Hy-Vee = hy vee; WinCo = winco foods; Save A Lot = save-a-lot; Grocery Outlet; Food 4 Less; Piggly Wiggly; Ingles Markets; Weis Markets; Price Chopper; Market Basket; Smart & Final = smart and final; Stater Bros = stater brothers; Raley's; Lucky Supermarkets; Schnucks; Dierbergs; Lowes Foods; The Fresh Market; Fairway Market; Gristedes; Key Food; Western Beef; Bashas'; Cub Foods; Brookshire's; H Mart; 99 Ranch Market; Mitsuwa; Natural Grocers; Erewhon; Earth Fare; Village Super Market; Tesco; Sainsbury's = sainsburys | j sainsbury; Asda; Morrisons; Waitrose; Co-op Food; Iceland Foods; Ocado; Carrefour; Auchan; E.Leclerc = leclerc; Intermarché = intermarche; Monoprix; Casino Guichard; Système U = systeme u;
Edeka; Rewe; Kaufland; Penny Markt; Netto; Migros; Coop Switzerland; Spar; Albert Heijn; Jumbo Supermarkten; Colruyt; Delhaize; Mercadona; Dia Supermarket; Eroski; Esselunga; Conad; Coop Italia; ICA Sweden; Biedronka; Jeronimo Martins; Woolworths Supermarkets; Coles Supermarkets = coles; Loblaws = loblaw; Sobeys; Metro Grocery; No Frills; Shoprite Holdings; Pick n Pay; ~Checkers; Woolworths Food; BigBasket; Blinkit; Zepto; Swiggy Instamart; JioMart Grocery; Reliance Fresh; DMart; FairPrice; Cold Storage; Freshippo = hema fresh; Seven & i Food; Lotte Mart; Emart; Grupo Pão de Açúcar; Soriana; Chedraui; Cencosud; Dingdong Maicai; X5 Retail = pyaterochka; Magnit; BIM Stores; A101; Lulu Hypermarket; Panda Retail; Woolworths = woolworths group; ~Sprouts; ~Coop`,
      children: [
        {
          name: 'Online Grocery Delivery',
          terms: `grocery delivery, online grocery, grocery pickup, curbside grocery pickup, quick commerce grocery, grocery app, same day grocery delivery, milk delivery, csa box, produce box, vegetable box, farm box, grocery subscription, meat subscription box`,
          brands: `Instacart; FreshDirect = fresh direct; Shipt; Amazon Fresh; Peapod; Gopuff; Thrive Market; Misfits Market; Imperfect Foods; Weee! = weee; Hungryroot; Farm Fresh To You; Gorillas; Getir; Flink Groceries; Picnic Groceries; ~Boxed; ButcherBox; Good Eggs; Vitacost; Abel & Cole = abel and cole; Riverford; Oddbox; Rohlik; Crowd Cow; Omaha Steaks; Snake River Farms; Walmart Grocery`,
        },
        {
          name: 'Farmers Markets & Organic Food',
          iab: '220',
          terms: `organic food, natural food, farmers' market, organic produce, locally grown food, regenerative food, sustainable food, heirloom produce, pasture raised, free range, grass fed, cage free, whole food, unprocessed food, pesticide free, non-gmo food`,
        },
      ],
    },
    {
      name: 'Meal Kits & Prepared Meals',
      iab: '216',
      label: 'meal kits and ready meals',
      description: 'buy meal kits, prepared meals and other easy dinners',
      domains: ['hellofresh.com', 'blueapron.com', 'factor75.com', 'homechef.com', 'gousto.co.uk'],
      terms: `meal kit, meal kit delivery, meal subscription, meal delivery service, meal box, ready meal, prepared meal, prepared food, heat and eat meal, meal prep, meal planning, meal plan recipes, tv dinner, microwave meal, side dish prepared, boxed meal, macaroni and cheese, mac and cheese, instant meal, dinner kit, convenience food, ~emergency food supply, freeze dried meal, mre, rotisserie chicken, deli salad, macaroni salad, coleslaw, potato salad, weeknight dinner, lunch idea, breakfast idea, school lunch idea`,
      brands: `HelloFresh = hello fresh; Blue Apron; Home Chef; Factor Meals = factor_ | factor 75; EveryPlate; Dinnerly; Marley Spoon; Green Chef; Purple Carrot; Sunbasket = sun basket; Gousto; Mindful Chef; Daily Harvest; ~Freshly; CookUnity; Territory Foods; Snap Kitchen; Splendid Spoon; Mosaic Foods; Gobble; Tovala; Chefs Plate; Goodfood; Lite n' Easy; Youfoodz; Simply Cook; Mom's Meals = moms meals; Hamburger Helper; Rice-A-Roni; Kraft Mac & Cheese = kraft macaroni and cheese; Velveeta Shells; Zatarain's; Lunchables; Chef Boyardee; Knorr; Stouffer's; Marie Callender's Meals; Mountain House; Augason Farms; ReadyWise; Huel Hot & Savory; Schwan's Home Delivery; Charlie Bigham's`,
    },
    {
      name: 'Snacks & Candy',
      iab: '210',
      label: 'snacks, sweets and chocolate',
      description: 'buy and enjoy snacks, candy and chocolate',
      domains: ['hersheyland.com', 'lays.com', 'mms.com', 'kindsnacks.com', 'oreo.com'],
      terms: `snack, snacking, snack food, snack pack, healthy snack, finger food`,
      brands: `PepsiCo Foods = frito-lay | frito lay; Mars Wrigley = mars confectionery | mars incorporated; Hershey = hershey's | the hershey company; Ferrero; Lotus Bakeries; Intersnack; Campbell Snacks = snyder's-lance; General Mills Snacks; Graze; NatureBox; SnackNation; Universal Yums; SkinnyPop; Hippeas; ~Mars; ~Galaxy`,
      children: [
        {
          name: 'Chips, Crackers & Pretzels',
          terms: `chip snack, potato chip, crisps, crisp snack, tortilla chip, corn chip, cracker, pretzel, popcorn, cheese puff, puffed snack, pita chip, rice cake, pork rind, veggie chip, kettle chip, nacho chip, crispbread, breadstick snack, cheese ball snack, plantain chip, seaweed snack, bagel chip, cracker sandwich, croutons, crouton, trail mix, snack mix, poppadom, papadum, bar mix, ~chip`,
          brands: `Lay's = lays; Doritos; Cheetos; Ruffles; Fritos; Tostitos; SunChips = sun chips; Pringles; Cape Cod Chips; Kettle Brand; Utz; Herr's; Wise Snacks; Takis; Funyuns; Smartfood; Pirate's Booty; Orville Redenbacher; Act II Popcorn; Pop Secret; Angie's Boomchickapop = boomchickapop; Goldfish Crackers; ~Goldfish; Cheez-It = cheez it; Ritz Crackers; Triscuit; Wheat Thins; Club Crackers; Premium Saltines; Snyder's of Hanover; Rold Gold; Chex Mix; Stacy's Pita Chips; Food Should Taste Good; Terra Chips; Popchips; Late July; Siete Foods; Barnana; Walkers Crisps = walkers; Tyrrells; Kettle Chips; Hula Hoops; Quavers; Monster Munch; Twiglets; Jacob's Crackers; Ryvita; Wasa; Blue Diamond Nut-Thins; Mary's Gone Crackers; Simple Mills; Harvest Snaps; Bugles Snack; Kurkure; Haldiram's = haldirams; Calbee; Orion Snacks; Gardetto's; Combos Snack; Chio; Lorenz Snacks`,
        },
        {
          name: 'Candy & Chocolate',
          terms: `candy!, confectionery, sweets, gummy, gummy bear, gumdrop, jelly bean, lollipop, hard candy, caramel, toffee, fudge, nougat, marshmallow, licorice, liquorice, cotton candy, candy cane, peppermint, taffy, turkish delight, marzipan, halva, brittle, peanut brittle, sour candy, candy corn, easter candy, halloween candy, candied fruit, rock candy, butterscotch, cough candy, pez, candy apple`,
          brands: `Hershey's Kisses; Reese's = reeses; Kit Kat = kitkat; Snickers; M&M's = m&ms | m and ms; Twix; Milky Way Bar; 3 Musketeers; Mars Bar; Whitman's Chocolates; Butterfinger; Baby Ruth; 100 Grand; Almond Joy; ~Mounds; York Peppermint; Heath Bar; Skor; PayDay Bar; Crunch Bar; Skittles; ~Starburst; Jolly Rancher; Twizzlers; Red Vines; Haribo; Sour Patch Kids; Swedish Fish; Trolli; Nerds Candy; SweeTarts; Smarties; Tootsie Roll; Dum Dums; Airheads; Laffy Taffy; Jelly Belly; Life Savers Candy; Werther's Original = werthers; Chupa Chups; Perfetti Van Melle; Maltesers; Aero Chocolate; Quality Street; Celebrations Chocolates; Green & Black's; Endangered Species Chocolate; Lily's Sweets; La Maison du Chocolat; Vosges; Max Brenner; Thorntons; Rowntree's; Bassetts; Meiji Chocolate; Pocky; Glico; Lotte Confectionery; Fannie May; Harry London; Ethel M; SmartSweets; Unreal Candy; It'Sugar; Sugarfina; Peeps = just born; Cella's; Storck; Fazer; Marabou; Cloetta; Arcor; Rocky Mountain Chocolate = rocky mountain chocolate factory`,
          children: [
            {
              name: 'Chocolate',
              terms: `chocolate, chocolate bar, milk chocolate, dark chocolate, white chocolate, truffle chocolate, praline, bonbon, box of chocolates, chocolate gift`,
              brands: `Cadbury; Toblerone; Milka; Lindt = lindor; Ghirardelli; Godiva; Ferrero Rocher; Kinder Chocolate = kinder bueno; Russell Stover; See's Candies = sees candies; Dove Chocolate; Galaxy Chocolate; Ritter Sport; Guylian; Neuhaus; Leonidas; Tony's Chocolonely = tonys chocolonely; Hu Chocolate; Hotel Chocolat; Valrhona; Barry Callebaut`,
            },
            {
              name: 'Gum & Mints',
              terms: `mint candy, breath mint, chewing gum, gum, bubble gum, bubblegum`,
              brands: `Tic Tac; Altoids; Mentos; Ice Breakers; Trident Gum; Orbit Gum; Extra Gum; Hubba Bubba; Wrigley; Juicy Fruit; Big Red Gum; 5 Gum; Eclipse Gum`,
            },
          ],
        },
        {
          name: 'Snack Bars & Jerky',
          terms: `granola bar, cereal bar, energy bar food, snack bar food, fruit bar, fruit snack, fruit leather, dried fruit, raisin, prune, jerky, beef jerky, meat stick, biltong, nut bar, ~protein snack, date bar, fig bar`,
          brands: `KIND Snacks = kind bar | kind bars; Nature Valley; Clif Bar; Larabar; RXBAR = rx bar; Quaker Chewy; Nutri-Grain; Fiber One; Special K Bar; Luna Bar; Perfect Bar; GoMacro; That's it. Fruit; Nakd; Eat Natural; Jack Link's = jack links; Slim Jim; Oberto; Chomps; Epic Provisions; Old Trapper; Krave Jerky; Country Archer; Sun-Maid = sunmaid; Sunsweet; Welch's Fruit Snacks; Fruit Roll-Ups; Gushers; Bear Yoyo; Made Good Snacks = madegood; Nature's Bakery; Peperami; Fruit by the Foot; Belvita`,
        },
        {
          name: 'Nuts & Seeds',
          terms: `nut, peanut, almond, cashew, pistachio, walnut, pecan, hazelnut, macadamia, brazil nut, pine nut, chestnut, mixed nuts, sunflower seed, pumpkin seed, chia seed, flaxseed, sesame seed, hemp seed food, pepita, edamame snack`,
          brands: `Planters; Blue Diamond Almonds = blue diamond growers; Wonderful Pistachios = the wonderful company; Diamond Nuts; Emerald Nuts; David Seeds; Fisher Nuts; Nuts.com; John B. Sanfilippo; KP Nuts; Hampton Farms; Bobo's`,
        },
      ],
    },
    {
      name: 'Bakery & Desserts',
      iab: '217',
      label: 'bread, cakes and desserts',
      description: 'buy or make bread, pastries, cakes and desserts',
      domains: ['kingarthurbaking.com', 'sallysbakingaddiction.com', 'bettycrocker.com', 'benjerry.com'],
      terms: `bakery, bakery good, baked good, patisserie, dessert, dessert topping, dessert recipe box, pudding, custard, creme brulee, tiramisu, mousse dessert, gelatin dessert, jello, flan, panna cotta, trifle, cobbler, fruit crisp dessert, churro, parfait, souffle, macaron, macaroon, baklava, cannoli, mochi, halwa, gulab jamun, rice pudding, bread pudding, sweet treat`,
      brands: `Sara Lee; Entenmann's; ~Hostess; Little Debbie = mckee foods; Tastykake; Pepperidge Farm; Bimbo Bakeries; Mrs. Fields = mrs fields; Famous Amos; Otis Spunkmeyer; Krusteaz; Jell-O; Snack Pack Pudding; Cool Whip; Reddi-wip; Edwards Pies; Marie Callender's Pies; Mr Kipling; Warburtons; Hovis; Kingsmill; Aryzta; Lotus Biscoff = biscoff; Milk Bar; Bauli; Cheryl's Cookies; Levain Bakery; Wolferman's; Baked by Melissa; Sprinkles Cupcakes; Magnolia Bakery; Goldbelly`,
      children: [
        {
          name: 'Bread & Rolls',
          terms: `bread!, loaf, sliced bread, whole wheat bread, sourdough, sourdough starter, rye bread, white bread, bagel, bun, hamburger bun, dinner roll, baguette, ciabatta, focaccia, pita, pita bread, naan, flatbread, tortilla, taco shell, wrap bread, english muffin, croissant, brioche, challah, cornbread, garlic bread, breadstick, breadcrumb, bread crumb, matzo, roti, chapati, lavash, crumpet, banana bread, gluten free bread, biscuit bread, toast`,
          brands: `Wonder Bread; Dave's Killer Bread = daves killer bread; Nature's Own; Arnold Bread; Oroweat; Thomas' English Muffins = thomas english muffins; Ezekiel Bread = food for life; Martin's Potato Rolls; King's Hawaiian = kings hawaiian; Mission Foods = mission tortillas; Old El Paso; Guerrero Tortillas; Canyon Bakehouse; Schär = schar; Stonefire; Lender's Bagels; Einkorn; La Brea Bakery; Gruma; Toufayan`,
        },
        {
          name: 'Cakes, Cookies & Pastries',
          terms: `cake!, cupcake, birthday cake, cheesecake, brownie, cookie, chocolate chip cookie, biscuit cookie, shortbread, oreo cookie, gingerbread, muffin, scone, pastry, danish pastry, donut, doughnut, eclair, pie, apple pie, pumpkin pie, pecan pie, tart, strudel, cinnamon roll, coffee cake, pound cake, sponge cake, fruitcake, wafer cookie, graham cracker, fortune cookie, pop tart, toaster pastry, snack cake, cake pop, blondie, biscotti, whoopie pie, panettone, stollen, king cake, pancake, waffle, crepe, french toast`,
          brands: `Oreo; Chips Ahoy! = chips ahoy; Nabisco; Keebler; Milano Cookies; Nilla Wafers; Nutter Butter; Fig Newtons = newtons; Voortman; Lorna Doone; Pop-Tarts = pop tarts; Tate's Bake Shop = tates; McVitie's = mcvities | pladis; Jaffa Cakes; Walkers Shortbread; Bahlsen; LU Biscuits; Parle-G = parle; Arnott's = arnotts; Tim Tam; Digestive Biscuits; Twinkies; Girl Scout Cookies Thin Mints; Eggo; Aunt Jemima = pearl milling company; Bisquick; Sunfeast; Leibniz Biscuits; Partake Foods; Fox's Biscuits; Burton's Biscuits; Loacker; Manner Wafers`,
        },
        {
          name: 'Ice Cream & Frozen Desserts',
          terms: `ice cream, gelato, sorbet, sherbet, frozen yogurt, popsicle, ice pop, ice lolly, ice cream cone, ice cream sandwich, sundae, ice cream novelty, frozen dessert, frozen custard dessert, soft serve, ice cream bar, ice cream cake, dairy free ice cream`,
          brands: `Ben & Jerry's = ben and jerrys | ben and jerry's; Häagen-Dazs = haagen dazs; Breyers; Dreyer's = edy's; Blue Bell = blue bell creameries; Talenti; Halo Top; Magnum Ice Cream; Klondike; Drumstick Ice Cream; Good Humor; Popsicle Brand; Turkey Hill; Tillamook Ice Cream; Friendly's Ice Cream; Jeni's = jenis splendid ice creams; Van Leeuwen; Salt & Straw; Graeter's; Enlightened Ice Cream; Wall's Ice Cream; Cornetto; Yasso; Outshine Bars; So Delicious; NadaMoo; My/Mochi = my mochi; Dippin' Dots; Blue Bunny = wells enterprises; Froneri; Amul Ice Cream; Carte D'Or; Solero; Fudgsicle`,
        },
        {
          name: 'Baking Ingredients & Mixes',
          iab: '217',
          terms: `baking, baking ingredient, baking supply, baking mix, cake mix, brownie mix, pancake mix, muffin mix, flour, wheat flour, almond flour, gluten free flour, coconut flour, sugar, brown sugar, powdered sugar, icing sugar, cane sugar, sweetener, artificial sweetener, stevia, sugar substitute, erythritol, monk fruit, yeast, baking powder, baking soda, vanilla extract, food extract, cocoa powder, chocolate chip, baking chocolate, cornstarch, corn starch, frosting, icing, fondant, sprinkles, cake decorating, cake decoration, edible glitter, pie crust, pie filling, dough, cookie dough, pizza dough, puff pastry dough, phyllo, molasses, corn syrup, golden syrup, maple syrup, pancake syrup, syrup, honey, agave, condensed milk, evaporated milk, shortening, lard, gelatin, pectin, baking chip, food dye, starch, bread flour, self rising flour, cream of tartar, home baking, bread baking, baking show`,
          brands: `King Arthur Baking = king arthur flour; Gold Medal Flour; Pillsbury; Betty Crocker; Duncan Hines; Bob's Red Mill = bobs red mill; Domino Sugar; C&H Sugar; Imperial Sugar; Splenda; Truvia; Stevia in the Raw; Equal Sweetener; Sweet'N Low; Swerve Sweetener; Lakanto; Arm & Hammer Baking Soda; Clabber Girl; Fleischmann's Yeast; Red Star Yeast; Toll House = nestle toll house; Guittard; Baker's Chocolate; Nielsen-Massey; Karo Syrup; Log Cabin Syrup; Mrs. Butterworth's; Aunt Jemima Syrup; Crisco; Eagle Brand; Carnation Milk; Homepride Flour; Silver Spoon Sugar; Südzucker = sudzucker; Tereos; Lyle's Golden Syrup; Nature Nate's; Sue Bee Honey; Manuka Health; Comvita; Rowse Honey; Jiffy Mix; Ghirardelli Baking; Lesaffre; Puratos; Dawn Foods; Simple Mills Baking; Namaste Foods; ASR Group`,
        },
      ],
    },
    {
      name: 'Meat & Seafood',
      iab: '210',
      label: 'meat, poultry and seafood',
      description: 'buy and cook meat, poultry, fish and shellfish',
      domains: ['tyson.com', 'omahasteaks.com', 'butcherbox.com', 'perdue.com'],
      terms: `protein food, fresh meat, deli meat, lunch meat, cold cuts, charcuterie, luncheon meat, egg, eggs`,
      brands: `Eggland's Best = egglands best; Vital Farms; Pete and Gerry's; Happy Egg Co = happy egg; Cargill Meat; National Beef; American Foods Group; Marfrig; Danish Crown; Vion Food; OSI Group; ABP Food; Kepak; Land O'Lakes Eggs; WH Group`,
      children: [
        {
          name: 'Beef, Pork & Lamb',
          terms: `meat!, mince, pork, pork chop, pork belly, pork loin, pulled pork, spare rib, lamb, lamb chop, mutton, goat meat, venison, bison meat, game meat, rabbit meat, offal, liver food, meatball, hamburger patty, burger patty, corned beef, pastrami, jamon, spam canned meat, pate, foie gras`,
          brands: `Smithfield = smithfield foods; Boar's Head = boars head; Applegate; Farmer John; Hatfield Meats; Bar-S; Bob Evans Sausage; Niman Ranch; ~Spam; Columbus Craft Meats; Dietz & Watson = dietz and watson; Land O' Frost; Eckrich; ~Armour; Mattessons; Herta; Citterio; Volpi; Olli Salumeria; Strauss; Kunzler; Nolan Ryan Beef; Vienna Beef; Swift Prepared Foods; Minerva Foods`,
          children: [
            {
              name: 'Bacon, Ham & Sausages',
              terms: `ham, bacon, sausage, bratwurst, chorizo, salami, pepperoni, prosciutto, pancetta, mortadella, bologna, hot dog sausage, frankfurter, kielbasa`,
              brands: `Oscar Mayer; Jimmy Dean; Johnsonville; Ball Park Franks; Nathan's Hot Dogs; Hebrew National; Hillshire Farm; Wright Bacon; Richmond Sausages`,
            },
            {
              name: 'Beef & Steak',
              terms: `beef, steak, ground beef, ribeye, sirloin, filet mignon, brisket, roast beef, wagyu, kobe beef, veal`,
              brands: `Certified Angus Beef; Laura's Lean`,
            },
          ],
        },
        {
          name: 'Poultry',
          terms: `poultry, chicken, chicken breast, chicken thigh, chicken wing, chicken nugget, chicken tender, whole chicken, turkey meat, ground turkey, turkey breast, duck meat, goose meat, quail, cornish hen`,
          brands: `Perdue = perdue farms; Pilgrim's Pride = pilgrims | pilgrims pride; Foster Farms; Butterball; Jennie-O; Sanderson Farms; Wayne Farms; Bell & Evans = bell and evans; Koch Foods; Mary's Chicken; Honeysuckle White; Shady Brook Farms; Just Bare; Bernard Matthews; 2 Sisters Food; Moy Park; Ingham's; Al Islami; Sadia; Venky's; Licious; Mountaire`,
        },
        {
          name: 'Fish & Shellfish',
          terms: `seafood!, fish food item, fresh fish, salmon, smoked salmon, lox, tuna, canned tuna, cod, haddock, halibut, tilapia, trout, mackerel, sardine, anchovy, herring, sea bass, snapper, swordfish, catfish, monkfish, pollock, caviar, roe, shellfish, shrimp, prawn, crab, crab meat, lobster, crawfish, crayfish, clam, mussel, oyster, scallop, squid, calamari, octopus, eel, fish fillet, fish stick, fish finger, surimi, imitation crab, fish cake, sashimi grade fish, seaweed, nori`,
          brands: `StarKist = star-kist; Bumble Bee Foods = bumble bee tuna; Chicken of the Sea; Wild Planet; Gorton's = gortons; Mrs. Paul's; Van de Kamp's; Birds Eye Fish Fingers; John West; Princes Tuna; Young's Seafood; SeaPak; Trident Seafoods; Mowi; SalMar; Thai Union; High Liner Foods; Clearwater Seafoods; Fishwife; Safe Catch; Sea Cuisine; Pacific Seafood; Vital Choice; Maruha Nichiro; Nissui; Red Chamber; Louis Kemp; Aqua Star; Crown Prince Seafood; King Oscar`,
        },
        {
          name: 'Plant-Based Meat',
          iab: '212',
          terms: `plant based meat, meat alternative, meat substitute, tofu, tempeh, seitan, veggie burger, meatless, tvp, vegan burger, plant based burger, egg substitute, faux meat, textured protein, jackfruit meat, plant based chicken, quorn`,
          brands: `Beyond Meat; Impossible Foods = impossible burger; Gardein; MorningStar Farms; Boca Burger; Tofurky; Lightlife; Field Roast; Quorn; Linda McCartney Foods; Vivera; The Vegetarian Butcher; Sweet Earth; Dr. Praeger's = dr praegers; Daring Foods; Alpha Foods; Just Egg = eat just; Nasoya; House Foods; Garden Gourmet; Meati; THIS Plant Based; Oumph!; Heura; NotCo; v2food; Cauldron Foods; Upside Foods`,
        },
      ],
    },
    {
      name: 'Dairy & Cheese',
      iab: '210',
      label: 'milk, cheese, yogurt and butter',
      description: 'buy dairy products and their plant-based alternatives',
      domains: ['landolakes.com', 'chobani.com', 'tillamook.com', 'organicvalley.coop'],
      terms: `dairy, dairy product, milk, whole milk, skim milk, lactose free milk, cream, heavy cream, half and half, whipped cream, sour cream, creme fraiche, coffee creamer, creamer, buttermilk, powdered milk, butter, margarine, ghee, buttery spread, kefir, yogurt, yoghurt, greek yogurt, skyr, labneh, cottage cheese, dairy free, plant based dairy, vegan butter, clotted cream, raw milk, a2 milk, whey, casein food, quark dairy, paneer, yogurt drink snack, string cheese snack`,
      brands: `Land O'Lakes = land o lakes | land olakes; Organic Valley; Horizon Organic; Fairlife; Lactaid; Dean Foods; Dairy Farmers of America; Borden Dairy; Darigold; Prairie Farms; Hood Dairy = hp hood; Stonyfield; Chobani; Yoplait; Dannon = oikos; Activia; Fage; Siggi's = siggis; Noosa; Müller Yogurt = muller dairy; Actimel; Yeo Valley; The Collective Dairy; Alpro Yogurt; Kite Hill; Forager Project; GT's Cocoyo; Liberté; Wallaby Yogurt; Two Good; YoCrunch; Go-Gurt; Danimals; Arla = arla foods; Fonterra; Anchor Butter; Lurpak; Kerrygold; Président Butter = president cheese; Plugrá; Country Crock; I Can't Believe It's Not Butter; Earth Balance; Miyoko's; Flora Spread; Upfield; Lactalis; FrieslandCampina; Savencia; Amul; Mother Dairy; Nandini Milk; Yili; Mengniu; Bright Dairy; Parmalat; Coffee Mate = coffee-mate; International Delight; Nutpods; Chobani Creamer; Califia Creamer; Daisy Brand = daisy sour cream; Breakstone's; Good Culture; Lifeway = lifeway kefir; Meiji Dairy; Morinaga Milk; Emmi Dairy; Tnuva; Almarai; Nadec; Grupo Lala = lala; Alpura; Cravendale; Dairy Crest; Maple Hill; Straus Family Creamery; a2 Milk Company; Agropur; Schreiber Foods; Glenisk; Avonmore`,
      roles: `dairy manager, cheesemaker, dairy clerk`,
      industries: `dairy company, dairy products, creamery`,
      children: [
        {
          name: 'Cheese',
          terms: `cheese!, cheddar, mozzarella, parmesan, gouda, brie, camembert, feta, blue cheese, gorgonzola, goat cheese, cream cheese, swiss cheese, gruyere, provolone, ricotta, mascarpone, manchego, halloumi, string cheese, processed cheese, shredded cheese, cheese spread, burrata, pecorino, monterey jack, colby, stilton, edam, emmental, vegan cheese, cheese plate, cheese dip, queso fresco, artisan cheese, american cheese, havarti, roquefort, asiago`,
          brands: `Tillamook; Sargento; Cabot Creamery = cabot cheese; Philadelphia Cream Cheese; Velveeta; Kraft Singles; Babybel = mini babybel; The Laughing Cow = laughing cow; Boursin; BelGioioso; Galbani; Cracker Barrel Cheese; Cathedral City; Pilgrims Choice; Dairylea; Crystal Farms; Frigo Cheese; Polly-O; Violife; Daiya; Follow Your Heart; Rumiano; Cypress Grove; Beecher's; Murray's Cheese; Jarlsberg; Leerdammer; Castello Cheese; Athenos; Cacique; Bel Group = bel brands; Alouette; Rondele; Cheestrings; Great Lakes Cheese; Hochland`,
        },
      ],
    },
    {
      name: 'Fruits & Vegetables',
      iab: '210',
      label: 'fresh produce',
      description: 'buy fresh fruits, vegetables and herbs',
      domains: ['dole.com', 'delmonte.com', 'driscolls.com', 'fruitsandveggies.org'],
      terms: `produce, fresh produce, fresh cut produce, fruit and vegetable, fresh food`,
      brands: `Dole = dole food; Del Monte = del monte foods; Chiquita; Driscoll's = driscolls; Fyffes; Zespri; Sunkist; Cuties = halos mandarins; Fresh Express; Earthbound Farm; Taylor Farms; Green Giant; Bolthouse Farms; Grimmway Farms; Ocean Mist; Naturipe; Mission Produce; Calavo; Sun World; Cosmic Crisp; Pink Lady Apples; Honeycrisp; Duda Farm Fresh; Organicgirl; Ready Pac; Bonduelle; Fresh Del Monte; Westfalia Fruit; Florette; Tanimura & Antle; Gotham Greens; Apeel; Avocados From Mexico; Wholly Guacamole; Melissa's Produce; NatureSweet; Village Farms; Mucci Farms; Sun Pacific; Wonderful Halos; Stemilt; Rainier Fruit; T&G Global; Total Produce`,
      children: [
        {
          name: 'Fresh Fruit',
          terms: `fruit!, ~apple, banana, orange fruit, lemon, lime, grapefruit, mandarin orange, clementine, tangerine, kumquat, berry, strawberry, blueberry, raspberry, blackberry, cranberry, grape, cherry, peach, nectarine, plum, apricot, pear, quince, mango, pineapple, papaya, kiwi, kiwifruit, passion fruit, dragon fruit, pitaya, pomegranate, fig, ~date fruit, persimmon, guava, lychee, longan, rambutan, mangosteen, durian, jackfruit, star fruit, coconut, melon, watermelon, cantaloupe, honeydew, currant, gooseberry, ~elderberry, acai, mulberry, citrus, tropical fruit, stone fruit, plantain, soursop, tamarind, loquat, breadfruit, tamarillo, fruit basket produce, fruit salad`,
        },
        {
          name: 'Fresh Vegetables & Herbs',
          terms: `vegetable!, veggie, lettuce, romaine, iceberg lettuce, spinach, kale, arugula, rocket salad, cabbage, bok choy, chard, collard green, salad green, salad kit, bagged salad, broccoli, cauliflower, brussels sprout, asparagus, artichoke, celery, carrot, beet, beetroot, radish, turnip, parsnip, rutabaga, kohlrabi, potato, sweet potato, yam, cassava, yuca, taro, onion, shallot, scallion, leek, garlic, ginger root, fresh ginger, tomato, cherry tomato, pepper vegetable, bell pepper, chili pepper, jalapeno, habanero, cucumber, zucchini, courgette, squash vegetable, butternut squash, pumpkin, eggplant, aubergine, okra, corn, sweet corn, corn on the cob, pea, snow pea, green bean, bean sprout, mushroom, truffle mushroom, shiitake, portobello, avocado, olive, fennel, endive, radicchio, watercress, rhubarb, horseradish root, jicama, lotus root, bamboo shoot, cactus leaf, sprout, microgreen, fresh herb, basil, parsley, cilantro, coriander, mint herb, dill, rosemary, thyme, sage herb, chive, tarragon, lemongrass, water chestnut, celery root, fiddlehead`,
        },
      ],
    },
    {
      name: 'Pantry Staples',
      iab: '210',
      label: 'pantry staples, condiments and canned goods',
      description: 'stock their pantries with staples, sauces and canned food',
      domains: ['heinz.com', 'barilla.com', 'mccormick.com', 'campbells.com', 'goya.com'],
      terms: `pantry, pantry staple, dry goods food, shelf stable food, food staple, international food`,
      children: [
        {
          name: 'Pasta, Rice & Grains',
          terms: `pasta!, spaghetti, penne, macaroni, fettuccine, linguine, rigatoni, lasagna noodle, ravioli, tortellini, gnocchi, orzo, couscous, noodle, egg noodle, rice noodle, vermicelli, soba, udon noodle, ramen noodle, instant noodle, cup noodle, rice, white rice, brown rice, basmati, jasmine rice, wild rice, risotto, arborio, quinoa, barley, bulgur, farro, millet, amaranth, buckwheat, spelt, polenta, grits, cornmeal, semolina, grain, whole grain, wheat berry, wheat food, oat, rye grain, sorghum food, freekeh, teff, gluten free pasta, chickpea pasta`,
          brands: `Barilla; De Cecco; Ronzoni; Mueller's Pasta; Banza; Rao's Pasta; Buitoni; Rana = giovanni rana; San Giorgio; Garofalo; Creamette; Maruchan; Top Ramen; Cup Noodles; Nissin; Indomie; Maggi; Samyang = buldak; Nongshim = shin ramyun; Momofuku Noodles; Immi; Ben's Original = uncle ben's | uncle bens; Minute Rice; Mahatma Rice; Riceland; Lundberg; Tilda Rice; Success Rice; Near East; Royal Basmati; India Gate; Daawat; LT Foods; KRBL; Riviana; Tolerant Pasta; Ancient Harvest; Explore Cuisine; Pot Noodle; Batchelors; Amoy; Annie Chun's; Riso Gallo; Veetee; Panzani; Seeds of Change; Tipiak; Divella`,
        },
        {
          name: 'Breakfast Cereal & Oatmeal',
          terms: `breakfast food, breakfast cereal, cereal, granola, muesli, oatmeal, porridge, corn flakes, cream of wheat, overnight oats, instant oatmeal, bran, hot cereal, puffed rice cereal, breakfast biscuit, toasted oats`,
          brands: `Cheerios; Frosted Flakes; Froot Loops; Lucky Charms; Cinnamon Toast Crunch; Cap'n Crunch = captain crunch; Rice Krispies; Corn Flakes Kellogg; Raisin Bran; Special K; Honey Bunches of Oats; Grape-Nuts = grape nuts; Fruity Pebbles; Cocoa Puffs; Trix Cereal; Kix; Life Cereal; Chex; Wheaties; Mini-Wheats = frosted mini wheats; Shredded Wheat; Kashi; Magic Spoon; Quaker Oats; Malt-O-Meal; Nature's Path; Bear Naked; Cascadian Farm; Weetabix; Alpen Muesli; Jordans Cereal; Dorset Cereals; Coco Pops; Purely Elizabeth; Catalina Crunch; Three Wishes Cereal; MOM Brands; Cream of Wheat; Bob's Red Mill Oats; Ready Brek; Golden Grahams; Reese's Puffs; Cookie Crisp; Count Chocula; Uncle Tobys; Sanitarium`,
        },
        {
          name: 'Condiments & Sauces',
          terms: `condiment!, sauce!, ketchup, catsup, mustard, mayonnaise, mayo, aioli, barbecue sauce, bbq sauce, soy sauce, tamari, teriyaki sauce, worcestershire sauce, fish sauce, oyster sauce, hoisin sauce, steak sauce, tartar sauce, cocktail sauce, chutney, curry paste, curry sauce, marinade, gravy, horseradish sauce, wasabi, chimichurri, tapenade, enchilada sauce, satay sauce, honey mustard, sun dried tomato, cooking sauce, simmer sauce, miso, white sauce, fruit sauce, applesauce, cranberry sauce, dessert sauce, chocolate syrup, caramel sauce, hot fudge, cooking sherry`,
          brands: `Heinz; Hellmann's = hellmanns | best foods mayonnaise; Duke's Mayonnaise; Miracle Whip; French's Mustard; Grey Poupon; Gulden's; Colman's; Maille; Kikkoman; La Choy; Lee Kum Kee; San-J; Bragg; A.1. Sauce = a1 steak sauce; Lea & Perrins = lea and perrins; Sweet Baby Ray's = sweet baby rays; Stubb's; Bull's-Eye BBQ; Bachan's; Primal Kitchen; HP Sauce; Branston; Patak's; Sharwood's; Nando's Peri-Peri Sauce; Loyd Grossman; Blue Dragon Foods; Encona; Thai Kitchen; Fly By Jing; Lao Gan Ma; Mike's Hot Honey; Kewpie; Bull-Dog Sauce; Ortega; La Victoria; Sir Kensington's; Mutti; Cirio; Hunt's = hunts; Contadina; Muir Glen; Red Gold; Ocean Spray Sauce; Mott's Applesauce; GoGo squeeZ; Momofuku Chili Crunch; Bitchin' Sauce; Tessemae's`,
          children: [
            {
              name: 'Hot Sauces & Salsas',
              terms: `hot sauce, chili sauce, sriracha, salsa, buffalo sauce, peri peri sauce, harissa, gochujang`,
              brands: `Tabasco; Frank's RedHot = franks red hot; Cholula; Huy Fong = huy fong sriracha; Valentina Hot Sauce; Texas Pete; Crystal Hot Sauce; Truff; Yellowbird Sauce; Tostitos Salsa; Pace Salsa; Herdez; Mrs. Renfro's`,
            },
            {
              name: 'Pasta Sauces',
              terms: `pasta sauce, marinara, alfredo sauce, tomato sauce, pesto`,
              brands: `Prego; Ragú = ragu sauce; Rao's = raos homemade; Bertolli; Classico; Dolmio`,
            },
            {
              name: 'Salad Dressings',
              terms: `salad dressing, ranch dressing, vinaigrette`,
              brands: `Newman's Own Dressing; Hidden Valley = hidden valley ranch; Wish-Bone; Ken's Dressing = kens foods; Marzetti; Kraft Dressing`,
            },
            {
              name: 'Pickles & Olives',
              terms: `pickle, pickled vegetable, sauerkraut, kimchi, relish, caper, olives jarred`,
              brands: `Vlasic; Claussen; Mt. Olive = mt olive pickles; Grillo's Pickles; Mezzetta`,
            },
            {
              name: 'Dips & Hummus',
              terms: `dip, hummus, guacamole, tahini, tzatziki, baba ganoush, spinach dip, french onion dip, queso dip, ranch dip`,
              brands: `Sabra; Cedar's Hummus; Tribe Hummus`,
            },
          ],
        },
        {
          name: 'Jams, Spreads & Nut Butters',
          terms: `jam, jelly preserve, marmalade, fruit preserve, preserves, fruit spread, spread food, peanut butter, almond butter, nut butter, cashew butter, sunflower butter, chocolate hazelnut spread, lemon curd, apple butter, marmite spread, yeast extract, cookie butter, ~jelly, ~spread`,
          brands: `Jif; Skippy; Peter Pan Peanut Butter; Justin's = justins nut butter; Nutella; Marmite; Vegemite; Bonne Maman; Welch's Jelly; Polaner; Smucker's Jam; Tiptree = wilkin & sons; Crofter's; St. Dalfour; Barney Butter; MaraNatha; Sunbutter; Once Again Nut Butter; PB2; Hartley's Jam; Robertson's Jam; Pip & Nut = pip and nut; Whole Earth Peanut Butter; RX Nut Butter; Stonewall Kitchen; Meridian Foods; Wild Friends`,
        },
        {
          name: 'Herbs, Spices & Seasonings',
          terms: `spice!, seasoning, herb, dried herb, salt, sea salt, table salt, himalayan salt, kosher salt, black pepper, peppercorn, paprika, cumin, turmeric spice, cinnamon, nutmeg, clove, cardamom, saffron, chili powder, cayenne, curry powder, curry, garam masala, oregano, bay leaf, vanilla, vanilla bean, allspice, star anise, garlic powder, onion powder, taco seasoning, everything bagel seasoning, bouillon, msg, dry rub, bbq rub, steak seasoning, zaatar, sumac, five spice, fenugreek, mustard seed, spice blend, ranch seasoning, cajun seasoning, masala, seasoning packet, coating mix, bread stuffing mix`,
          brands: `McCormick Spices = mccormick spice; Lawry's; Old Bay; Mrs. Dash; Morton Salt; Diamond Crystal; Tajín = tajin; Penzeys = penzeys spices; Simply Organic; Spice Islands; Badia; Tony Chachere's; Slap Ya Mama; Weber Seasoning; Burlap & Barrel; Spiceology; Frontier Co-op; Schwartz Spices; Maldon Salt; Everest Spices; MDH Masala; Shan Foods; National Foods; Adobo Goya; Sazon; Accent Seasoning; Kinder's; Lane's BBQ; Fuchs Spices; Olde Thompson; Better Than Bouillon; Oxo Stock Cubes; Kallo; Dan-O's; Bart Ingredients; Meat Church; Traeger Rubs`,
        },
        {
          name: 'Cooking Oils & Vinegars',
          terms: `cooking oil, olive oil, extra virgin olive oil, vegetable oil, canola oil, sunflower oil, coconut oil, avocado oil, sesame oil, peanut oil, palm oil food, grapeseed oil, cooking spray, vinegar, balsamic vinegar, apple cider vinegar, rice vinegar, rapeseed oil, ghee oil, truffle oil, cooking wine, mustard oil`,
          brands: `Wesson Oil; Mazola; Pam Cooking Spray; California Olive Ranch; Colavita; Pompeian; Filippo Berio; Carapelli; Graza; Brightland; Chosen Foods; Bertolli Olive Oil; LouAna; Bragg Vinegar; Kirkland Olive Oil; Partanna; Fortune Oil = adani wilmar; Saffola; Deoleo; Crisp 'n Dry; Borges; Sovena; Lucini; Spectrum Oils; Star Fine Foods; Fody; Nutiva`,
        },
        {
          name: 'Canned & Jarred Foods',
          terms: `canned food, canned good, tinned food, canned vegetable, canned fruit, canned tomato, tomato paste, chili con carne, canned meat, coconut milk canned, canned pumpkin, hominy, jarred vegetable, pickled egg`,
          brands: `Dinty Moore; Hormel Chili; Wolf Brand Chili; Del Monte Vegetables; Libby's; Eden Foods; Zoup; Snow's; Crosse & Blackwell; Heinz Soup; Fray Bentos; Ambrosia Custard; Princes Group; Cento; Imagine Soups; Health Valley; Edward & Sons; Fillo's; A Dozen Cousins; Bonafide Provisions; Bar Harbor Foods; Mrs. Grass; Wyler's; Bear Creek Soup; Seneca Foods; Hanover Foods; Faribault Foods; Teasdale`,
          children: [
            {
              name: 'Soups & Broths',
              terms: `soup!, canned soup, broth, bone broth, stock soup, chicken broth, stew, chowder, bisque, minestrone, gazpacho, soup mix, ramen broth`,
              brands: `Campbell's Soup; Progresso; Swanson Broth; Pacific Foods; Kettle & Fire = kettle and fire; Lipton Soup; Amy's Soups; Covent Garden Soup; Baxters Soups`,
            },
            {
              name: 'Beans & Legumes',
              terms: `bean, black bean, kidney bean, pinto bean, chickpea, garbanzo, lentil, split pea, lima bean, navy bean, refried bean, baked bean, legume, pulse legume, dried bean, ~soybean, mung bean, canned bean, dal`,
              brands: `Bush's Beans = bushs baked beans; Heinz Beanz; Rosarita; S&W Beans`,
            },
          ],
        },
      ],
    },
    {
      name: 'Frozen Foods',
      iab: '210',
      label: 'frozen foods',
      description: 'buy frozen meals, pizzas, vegetables and snacks',
      domains: ['birdseye.com', 'digiorno.com', 'healthychoice.com', 'iceland.co.uk'],
      terms: `frozen food, frozen vegetable, frozen fruit, french fries frozen, tater tot, hash brown, hashbrown, frozen breakfast, frozen waffle, corn dog, egg roll frozen, frozen appetizer, frozen seafood, frozen snack, pierogi, frozen dumpling, potsticker, ~ice, frozen potato, hot pocket, bagged ice`,
      brands: `California Pizza Kitchen Frozen; Newman's Own Pizza; Hot Pockets; Bagel Bites; Swanson Dinners; Evol Foods; Saffron Road; El Monterey; José Olé = jose ole; Ore-Ida = ore ida; Lamb Weston; Alexia; Birds Eye; Cascadian Farm Frozen; Mrs. T's Pierogies = mrs ts pierogies; State Fair Corn Dogs; TGI Fridays Frozen; Ling Ling; Bibigo; InnovAsian; P.F. Chang's Frozen; Marie Callender's; Amy's Bowls; Real Good Foods; Rich's = rich products; Schwan's; Aunt Bessie's; Findus; Iglo; Picard Surgelés = picard; Reddy Ice; Kid Cuisine; Palermo's Pizza; Home Run Inn; Smucker's Uncrustables = uncrustables; White Castle Frozen; Steak-umm; Kashi Frozen; Scott & Jon's`,
      children: [
        {
          name: 'Frozen Pizza',
          terms: `frozen pizza, pizza roll`,
          brands: `DiGiorno; Tombstone Pizza; Red Baron; Totino's = totinos; Freschetta; Screamin' Sicilian; Caulipower; Celeste Pizza; Ellio's; Jack's Pizza; Goodfella's Pizza; Chicago Town; Ristorante Pizza`,
        },
        {
          name: 'Frozen Meals',
          terms: `frozen meal, frozen dinner, frozen entree, frozen burrito, pot pie, freezer meal`,
          brands: `Lean Cuisine; Healthy Choice; Banquet Foods; Hungry-Man = hungry man; Smart Ones; Michelina's; Devour Foods`,
        },
      ],
    },
    {
      name: 'Cooking & Recipes',
      iab: '216',
      intent: 'Lifestyle',
      label: 'cooking and recipes',
      description: 'cook at home and look for recipes and cooking ideas',
      domains: ['allrecipes.com', 'foodnetwork.com', 'bonappetit.com', 'seriouseats.com', 'bbcgoodfood.com'],
      terms: `cooking!, recipe!, home cooking, cook at home, cooking class, culinary art, cooking technique, cooking tip, cooking video, quick recipe, one pot meal, slow cooker recipe, instant pot recipe, air fryer recipe, casserole, stir fry, salad, salad recipe, sandwich, grilled cheese, appetizer, hors d'oeuvre, canape, entree, side dish, main course, dinner recipe, breakfast recipe, brunch recipe, holiday recipe, thanksgiving dinner, christmas dinner, home canning, canning, pickling, fermentation food, food preservation, dehydrating food, kids recipe, budget meal, comfort food, soul food, party food, tailgate food, potluck, ~cookbook, ~cooking show, celebrity chef recipe, leftover recipe, meal idea, stuffing, omelet, omelette, frittata, quiche, deviled egg, meatloaf, pot roast, mashed potato, beef stroganoff, chicken parmesan, chicken pot pie, shepherd's pie, fish and chips homemade, french fries, french fry, burger recipe, food presentation, knife skill, molecular gastronomy, food photography blog, picnic food, baking recipe`,
      brands: `Allrecipes; Bon Appétit = bon appetit; Epicurious; Serious Eats; Food & Wine = food and wine; Tasty BuzzFeed; Delish; Taste of Home; EatingWell = eating well; Cooking Light; America's Test Kitchen = cooks illustrated; NYT Cooking; BBC Good Food; Yummly; Tastemade; SimplyRecipes = simply recipes; Food.com; The Kitchn; Epicure; Saveur; Half Baked Harvest; Minimalist Baker; Smitten Kitchen; Pioneer Woman = the pioneer woman; Binging with Babish; Rachael Ray; Bobby Flay; Guy Fieri; Ina Garten = barefoot contessa; Giada De Laurentiis; Alton Brown; Julia Child; Nigella Lawson; Mary Berry; Yotam Ottolenghi = ottolenghi; Emeril Lagasse; Paula Deen; Ree Drummond; Samin Nosrat; Alison Roman; MasterClass Cooking; Cookpad; Marmiton; Chefkoch; Milk Street; Damn Delicious; Skinnytaste; Budget Bytes; RecipeTin Eats; Taste.com.au; Good Food Magazine; Delicious Magazine; Every Day with Rachael Ray`,
      children: [
        {
          name: 'Barbecue & Grilling',
          iab: '215',
          terms: `barbecue, barbeque, bbq, grilling, smoking meat, smoked meat, barbecue recipe, pitmaster, backyard barbecue, cookout, brisket smoking, kebab grilling, bbq competition, tailgating food, rib barbecue`,
        },
        {
          name: 'World Cuisines',
          iab: '214',
          terms: `cuisine!, world cuisine, ethnic food, french cuisine, african food, ethiopian food, caribbean food, jamaican food, german food, british food, irish food, russian food, polish food, portuguese food, jewish food, scandinavian food, pacific rim cuisine, jollof rice, injera, jerk chicken, poutine, haggis, goulash, schnitzel, pierogies, borscht, stroganoff, fondue, raclette, ratatouille, bouillabaisse, coq au vin, acai bowl, croquette, bangers and mash, cornish pasty, yorkshire pudding, sunday roast`,
          children: [
            {
              name: 'Italian Food',
              terms: `italian food, pizza, lasagna, carbonara, bolognese, bruschetta, antipasto, calzone, osso buco`,
            },
            {
              name: 'Mexican & Latin Food',
              terms: `mexican food, taco, burrito, quesadilla, enchilada, tamale, fajita, nacho, nachos, empanada, arepa, ceviche, tex mex, latin american cuisine, mole sauce, pozole, burrito bowl, cuban food, puerto rican food, brazilian food, peruvian food, argentinian food, south american cuisine`,
            },
            {
              name: 'East Asian Food',
              terms: `dumpling, spring roll, egg roll, asian food`,
              children: [
                {
                  name: 'Chinese Food',
                  terms: `chinese food, dim sum food, fried rice, chow mein, lo mein, kung pao chicken, peking duck, bao bun, hot pot, mapo tofu, sweet and sour pork, orange chicken`,
                },
                {
                  name: 'Japanese Food & Sushi',
                  terms: `japanese food, sushi, sashimi, tempura, ramen, udon, bento, teriyaki, gyoza, onigiri, okonomiyaki, tonkatsu, takoyaki`,
                },
                {
                  name: 'Korean Food',
                  terms: `korean food, bibimbap, bulgogi, korean barbecue dish, tteokbokki, japchae, kimbap`,
                },
              ],
            },
            {
              name: 'Southeast Asian Food',
              terms: `thai food, vietnamese food, filipino food, indonesian food, malaysian food, pho, banh mi, pad thai, tom yum, satay, laksa, nasi goreng, rendang, adobo, lumpia`,
            },
            {
              name: 'Indian & South Asian Food',
              terms: `indian food, pakistani food, bangladeshi food, nepalese food, biryani, tikka masala, butter chicken, samosa, dosa, idli, vindaloo, tandoori, korma, pakora, thali`,
            },
            {
              name: 'Mediterranean & Middle Eastern Food',
              terms: `greek food, mediterranean food, middle eastern food, lebanese food, moroccan food, turkish food, persian food, spanish food, paella, tapas food, kebab, shawarma, falafel, gyro, moussaka, tagine dish, couscous dish`,
            },
            {
              name: 'American & Southern Food',
              terms: `american cuisine, southern food, cajun, creole food, gumbo, jambalaya, hot dog, hamburger, cheeseburger, philly cheesesteak, clam chowder, fried chicken, buffalo wing, hawaiian food, poke bowl`,
            },
          ],
        },
      ],
    },
    {
      name: 'Special Diets',
      iab: '221',
      intent: 'Lifestyle',
      label: 'special diets and healthy eating',
      description: 'choose foods that fit a special diet or healthier eating',
      domains: ['thrivemarket.com', 'forksoverknives.com', 'minimalistbaker.com', 'eatingwell.com', 'celiac.org'],
      terms: `special diet food, dietary restriction, healthy food, ~healthy eating, healthy recipe, healthy cooking, clean eating food, superfood, functional food, raw food, ~raw food diet, ~whole30, mediterranean diet, dash diet food, anti inflammatory food, low sodium food, low fat food, fat free food, sugar free food, sugar free, diabetic friendly food, diabetic recipe, high protein food, high fiber food, probiotic food, fermented food, allergen free food, nut free food, gut healthy food, low fodmap, pescatarian, flexitarian, calorie counting recipe, baby led weaning recipe, macrobiotic, diet food`,
      brands: `Forks Over Knives; Vegetarian Times; VegNews; HappyCow; Enjoy Life Foods; Nature's Promise; MightyMeals; WW Foods; Atkins Foods; Good Catch; Quest Snacks; Glutino; Udi's = udis gluten free; Pamela's Products; Holland & Barrett Food; Feel Good Foods; Navitas Organics; Bob's Red Mill Gluten Free; Kuli Kuli; ChocZero; Highkey Snacks; Hilo Life; Rhythm Superfoods; Fatworks; Sambazon; Jovial Foods; Bhu Foods; Doves Farm; Genius Gluten Free`,
      children: [
        {
          name: 'Vegan & Plant-Based',
          iab: '212',
          terms: `vegan, vegan food, vegan diet, plant based diet, plant based food, vegan recipe, plant based, vegan snack, veganism, vegan lifestyle, veganuary, whole food plant based`,
        },
        {
          name: 'Vegetarian',
          iab: '213',
          terms: `vegetarian, vegetarian food, vegetarian diet, vegetarian recipe, meat free, meatless monday, lacto vegetarian, vegetarianism`,
        },
        {
          name: 'Keto & Low-Carb',
          terms: `keto food, ketogenic food, keto recipe, keto snack, ~keto, low carb, low carb food, paleo, paleo food, paleo recipe, ~carnivore diet, atkins food`,
        },
        {
          name: 'Gluten-Free & Allergy-Friendly',
          iab: '219',
          terms: `gluten free, gluten free food, gluten free recipe, wheat free, celiac friendly food, dairy free food, soy free, egg free, food allergies, food intolerance`,
        },
        {
          name: 'Kosher & Halal',
          terms: `kosher food, halal food, halal meat, kosher meat, passover food, ramadan food, zabiha`,
        },
      ],
    },
    {
      name: 'Gourmet & Specialty Food',
      iab: '210',
      label: 'gourmet and specialty food',
      description: 'seek out gourmet, imported and artisanal foods',
      domains: ['harryanddavid.com', 'goldbelly.com', 'igourmet.com', 'fortnumandmason.com'],
      terms: `gourmet food, gourmet, specialty food, delicacy, fine food, artisanal food, artisan food, imported food, food gift, food gift basket, gourmet gift basket, fruit basket, cheese gift, chocolate gift basket, food hamper, snack box, fruit bouquet, epicurean, escargot, truffle, black truffle, edible flower, edible insect, luxury food, food subscription, food of the month club, food tasting, food pairing`,
      brands: `Harry & David = harry and david; Dean & DeLuca; Zingerman's; Hickory Farms; Swiss Colony; Edible Arrangements; Eataly; Citarella; iGourmet; Murray's; Williams Sonoma Food; Fortnum & Mason = fortnum and mason; Harrods Food Hall; Mouth Foods; Bokksu; Urbani Truffles; Petrossian; Fauchon; Hédiard; Daylesford; Wolfgang Puck Foods; Figi's; Shari's Berries; Burgers' Smokehouse; D'Artagnan Foods; La Tienda; Formaggio Kitchen; Marky's; Regalis Foods`,
    },
    {
      name: 'Food Production & Wholesale',
      iab: '96',
      segment: 'B2B',
      label: 'food production, wholesale and distribution',
      description: 'make, distribute or source food for businesses',
      domains: ['sysco.com', 'foodnavigator.com', 'fooddive.com', 'foodprocessing.com'],
      terms: `food manufacturer, food wholesaler, foodservice distributor, food ingredient supplier, bulk ingredient, flavoring, flavor house, ~food packaging, food plant, haccp, food safety compliance, food traceability, private label manufacturer food, co packer, food export, food import, food broker service, food supply, food testing, meat packing, ~meat processing, ~poultry processing, milling grain, food machinery buyer, ~sugar refining, ~oilseed, ~dairy processing, food regulation, food labeling law, institutional food, school food supply, cold chain food, food innovation, emulsifier, food enzyme, food starch, hydrocolloid, food grade`,
      brands: `Chr. Hansen; Corbion; Olam Food Ingredients = ofi; Metro Cash & Carry; Bidfood = bidcorp; Brakes Foodservice; Dot Foods; McLane = mclane company; KeHE = kehe distributors; Nash Finch; Ben E. Keith; Shamrock Foods; Reinhart Foodservice; Associated Wholesale Grocers; Wakefern; Booker Wholesale; Griffith Foods; Food Dive; Food Navigator; Food Business News; Specialty Food Association; Golden State Foods; Martin Brower; Roquette; Südzucker Group; Lassonde; Innophos`,
      industries: `food processing company, food ingredients supplier, foodservice distribution, meat processor, meat packing plant, poultry processor, grain milling, sugar producer, agri-food, seafood processor, fruit and vegetable preserving, food wholesale distributor, flour mill, confectionery company, food science company, food exporter`,
    },
  ],
}

export default foodGrocery
