import type { CategorySource } from '../source'

const retailShopping: CategorySource = {
  category: 'Retail & Shopping',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Product',
  terms: `shopping!, retail!, shopper, retailer, ~store, ~shop, ~merchandise, ~buyer, ~purchase, ~sale, consumer goods, fast moving consumer goods, fmcg, cpg, consumer packaged goods, shopping habit, shopping spree, shopaholic, window shopping, impulse buyer, bargain hunter, frequent shopper, ~luxury shopper, luxury goods, luxury shopping, shopping enthusiast, consumer advocacy, consumer rights, product review, product recall, consumer review, price comparison, best buy guide, shopping guide, buying guide, shopping list, shopping cart abandoner, in store shopper, ~big spender, value shopper, ~conscious consumer, ~ethical shopping, sustainable shopping, made in usa product, merchandise store, novelty item, gadget gift, unboxing, toy, toy store, building block, building brick, construction toy, play set, playset, swing set, playhouse, ride on toy, toy vehicle, educational toy, gift, gift set, seasonal item, gift item, gift box`,
  brands: `Consumer Reports; Wirecutter; Which? Magazine; ShopSavvy; PriceGrabber; Shopzilla; Nextag; Idealo; PriceRunner; Google Shopping; Kelkoo; Bizrate; National Retail Federation = nrf; Retail Dive; Chain Store Age; Shop App`,
  roles: `retail salesperson, retail sales associate, sales associate, store associate, store clerk, cashier, store manager, assistant store manager, retail manager, retail store manager, district manager retail, regional manager retail, retail buyer, fashion retail buyer, retail merchandiser, visual merchandiser, merchandising manager, merchandise planner, assortment planner, stock clerk, stocker, shelf stacker, inventory associate, loss prevention officer, loss prevention manager, retail executive, retail owner, shop owner, shopkeeper, shop assistant, store owner, boutique owner, franchise store owner, ecommerce manager, e-commerce manager, ecommerce director, head of ecommerce, ecommerce specialist, ecommerce analyst, online seller, amazon seller, ebay seller, etsy seller, dropshipper, marketplace manager, personal shopper, mystery shopper, secret shopper, florist, floral designer, flower shop owner, gift shop owner, auctioneer, auction house specialist, antique dealer, pawnbroker, toy designer, toy store owner, tobacconist, budtender, dispensary manager, cannabis grower, vape shop owner, retail consultant, retail analyst, retail marketing manager, category manager,
chief merchandising officer, buyer assistant, department manager, department store manager, checkout operator, customer service associate retail, counter clerk, rental clerk, demonstrator and product promoter, product demonstrator, mall manager, store planner, store operations manager, omnichannel manager, pricing analyst retail, gift wrapper, thrift store manager, street vendor, kiosk operator, door to door salesperson, sales floor associate, market stall trader, convenience store owner, gas station attendant, retail supervisor, front line supervisor of retail sales workers, vending machine operator`,
  industries: `retail industry, retail trade, retail chain, retailers, general merchandise store, department stores, discount department store, warehouse clubs and supercenters, variety store, dollar store company, convenience stores, gas station convenience store, specialty retail, specialty retailer, multiline retail, internet retail, internet and direct marketing retail, electronic shopping, mail order house, e-commerce company, ecommerce retailer, online retail, online and mail order retail, direct to consumer, dtc brand, consumer goods company, florists, flower shop, gift novelty and souvenir store, gift shop, party supply store, used merchandise store, thrift stores, pawn shop, auction houses, antique store, toy store, hobby toy and game store, toy and game retailer, tobacco store, smoke shop, vape shop, cannabis dispensary, cannabis industry, cannabis company, tobacco company, tobacco industry, tobacco, direct selling establishment, vending machine operators, vending company, retail recyclable materials and used merchandise, retail office supplies and gifts, retail luxury goods, retail florists, luxury goods and jewelry, consumer services, duty free retailer, travel retail,
retail art supplies, shopping mall operator, omnichannel retailer, boutique, retail group, consignment store, flea market operator, stationery store, sundries wholesaler, wholesale club, toys and games, broadline retail`,
  nodes: [
    {
      name: 'Online Shopping & Marketplaces',
      iab: '473',
      intent: 'Service',
      label: 'online shopping and marketplaces',
      description: 'shop online on marketplaces, stores and apps',
      domains: ['amazon.com', 'ebay.com', 'etsy.com', 'aliexpress.com', 'temu.com'],
      terms: `online shopping!, online shopper, e-commerce, ecommerce, e commerce, online store, internet shopping, online retailer, ~marketplace, online marketplace, shopping app, shopping website, mobile shopping, social commerce, live shopping, livestream shopping, tv shopping, home shopping channel, home shopping network, catalog shopping, mail order, mail order catalog, shopping cart, checkout online, one click ordering, wish list, wishlist, online order, buy online pick up in store, bopis, click and collect, cross border shopping, dropshipping, drop shipping, direct to consumer brand, d2c brand, prime member, prime day shopper, flash sale site, online mall, voice shopping, online purchase, handmade marketplace, print on demand product, product return, free returns, same day shopping delivery`,
      brands: `Amazon = amazon.com | amazon shopping; Amazon Prime; eBay = e-bay; Etsy; Walmart.com; AliExpress = ali express; Alibaba = alibaba.com; Temu; Wish App; Rakuten; Mercari; ~Overstock = overstock.com; Newegg Marketplace; Bonanza Marketplace; Zulily; QVC; HSN = home shopping network hsn; Qurate Retail = qurate; ShopHQ; JTV Shopping; Ideal World; TikTok Shop; Whatnot; Facebook Marketplace = fb marketplace; Craigslist; OfferUp; Gumtree; Letgo; Nextdoor For Sale; Leboncoin; Kleinanzeigen; OLX; Carousell; Allegro; Bol.com = bol; Otto Retail = otto group; Zalando Marketplace; Cdiscount; ManoMano; La Redoute; Very.co.uk = the very group; Littlewoods; JD.com = jingdong; Taobao; Tmall; Pinduoduo = pdd holdings; Vipshop = vip.com; Coupang; Gmarket; 11Street; Shopee; Lazada; Tokopedia; Bukalapak; Tiki Vietnam; Flipkart; Myntra Marketplace; Meesho; Snapdeal; Nykaa Marketplace; Amazon India; Noon.com = noon; Jumia; Takealot; Konga; Mercado Libre = mercadolibre | mercado livre; Magazine Luiza = magalu; Americanas; Casas Bahia = via varejo; Falabella; Linio; Wildberries; Ozon; Trendyol; Hepsiburada; eMAG; Catch.com.au; Trade Me = trademe; The Warehouse Group; Yahoo Shopping Japan; Zozotown; Fruugo;
Joom; DHgate = dh gate; Banggood; Gearbest; LightInTheBox; Wayfair Marketplace; Verishop; Uncommon Goods = uncommongoods; Firebox; Grommet = the grommet; Huckberry Shop; Redbubble; Zazzle; CafePress; Teespring; Minted Marketplace; Amazon Handmade; Folksy; Not On The High Street = notonthehighstreet; Instagram Shopping; Thrasio; Global-e; MoMA Design Store; Amazon Haul; Fingerhut; Lillian Vernon; Oriental Trading = oriental trading company; Miles Kimball; Sharper Image; Brookstone; Hammacher Schlemmer; SkyMall`,
      children: [
        {
          name: 'Subscription Boxes',
          terms: `subscription box, monthly box, mystery box, subscription shopping, curated box, box of the month, subscribe and save, subscription commerce`,
          brands: `FabFitFun; Cratejoy; Loot Crate; Birchbox Retail; Causebox = alltrue; Bespoke Post; Breo Box; Mystery Tackle Box; Rachel Zoe Box; Battlbox; Bombay & Cedar; Box of Style; TheraBox; My Subscription Addiction; Curateur; Degusta Box`,
        },
        {
          name: 'Selling Online',
          segment: 'B2B',
          terms: `online selling, ~amazon fba, amazon seller account, marketplace seller, etsy shop owner, ebay store, private label product, product sourcing, online reseller, ecommerce business, ecommerce startup, ecommerce strategy, ecommerce growth, d2c founder, print on demand store, online store owner, storefront launch, cart abandonment`,
          brands: `Helium 10; Jungle Scout; Oberlo; Spocket; Modalyst; SaleHoo; Fulfillment by Amazon; Perch Aggregator; Razor Group; Spreadshop; Doba; Creoate; Tundra Wholesale`,
        },
        {
          name: 'TV & Catalog Shopping',
          terms: `tv shopping channel, ~infomercial, as seen on tv, catalog shopper, catalog request, mail order shopper`,
          brands: `As Seen On TV; Ronco; Telebrands; Guthy-Renker; Shop LC; Evine; Swiss Colony Catalog; Haband; Blair Catalog; Vermont Country Store; LTD Commodities; Carol Wright Gifts; Freemans Catalogue; Damart; JML Direct; Thane Direct`,
        },
      ],
    },
    {
      name: 'Department & Big-Box Stores',
      iab: '473',
      intent: 'Service',
      label: 'department stores and big-box retailers',
      description: 'shop at department stores, superstores and warehouse clubs',
      domains: ['walmart.com', 'target.com', 'costco.com', 'macys.com', 'kohls.com'],
      terms: `department store!, big box store, superstore, supercenter, mass merchant, mass retailer, discount department store shopper, anchor store, general store, one stop shop, store credit shopper, luxury department store, store opening, store locator, store hours`,
      brands: `Walmart = wal-mart; ~Target = target stores | target corporation; Meijer; Kmart = k-mart; Sears = sears holdings; Fred Meyer Stores; Macy's = macys; Kohl's = kohls; JCPenney = jc penney | j.c. penney | penney's; Nordstrom; Bloomingdale's = bloomingdales; Saks Fifth Avenue = saks; Neiman Marcus; Bergdorf Goodman; Barneys New York = barneys; Dillard's = dillards; Belk; Lord & Taylor = lord and taylor; Von Maur; Boscov's = boscovs; Bon-Ton = bon ton; Elder-Beerman; Gottschalks; Shopko; Pamida; Fred's Stores; Gordmans; Stage Stores; Century 21 Department Store = century 21 stores; Hudson's Bay = hudson's bay company | the bay; Holt Renfrew; La Maison Simons = simons; Canadian Tire; Giant Tiger; Harrods; Selfridges; John Lewis = john lewis & partners | john lewis and partners; Marks & Spencer = m&s | marks and spencer; Debenhams; House of Fraser; Fenwick; Liberty London; Harvey Nichols; Next Retail = next plc; Argos; Galeries Lafayette; Printemps; Le Bon Marché = le bon marche; El Corte Inglés = el corte ingles; La Rinascente; Coin Department Store; KaDeWe; Galeria Kaufhof = galeria karstadt kaufhof | karstadt; Breuninger; De Bijenkorf; Hema Netherlands; Stockmann; NK Stockholm; Illum;
Magasin du Nord; Globus Switzerland; Manor Switzerland; Brown Thomas; Arnotts Dublin; Dunnes Stores; David Jones; Myer; Big W; Kmart Australia; Target Australia; Harris Scarfe; Farmers NZ; Takashimaya; Isetan Mitsukoshi = isetan; Daimaru; Seibu; Marui = 0101; Aeon = aeon mall; Ito-Yokado; Don Quijote = don don donki; Lotte Department Store; Shinsegae; Hyundai Department Store; Wing On; Lane Crawford; Sogo; Robinsons Department Store; SM Department Store = sm retail; Central Department Store = central group; Metro Department Store; Tangs; Parkson; Shoppers Stop; Lifestyle Stores; Westside Stores; Big Bazaar; Reliance Retail; Spencer's Retail; Intime; Liverpool Mexico = el puerto de liverpool; Palacio de Hierro; Sears Mexico; Coppel; Ripley Chile; Paris Chile; Woolworths South Africa; Edgars; Game Stores; Makro; Massmart; Centrepoint Stores; Landmark Group; Majid Al Futtaim; Beymen; Boyner; Tsum; Lotte Shopping; Walmex = walmart de mexico; Hanwha Galleria; ~Boots`,
      children: [
        {
          name: 'Warehouse Clubs',
          terms: `warehouse club, wholesale club shopper, club store, bulk buying, bulk shopping, membership warehouse, buy in bulk, club member`,
          brands: `Costco = costco wholesale; Sam's Club = sams club; BJ's Wholesale = bjs wholesale club | bj's; PriceSmart; Boxed Wholesale; Makro Cash & Carry; Booker Cash & Carry; Selgros; Fleggaard`,
        },
        {
          name: 'Superstores & Mass Merchants',
          terms: `walmart shopper, target shopper, costco shopper, mass merchandise, retail supercenter, one stop superstore`,
        },
        {
          name: 'Luxury Department Stores',
          terms: `luxury retailer, luxury boutique, designer department store, personal shopping service, concierge shopping, high end shopping, luxury brand shopper, vip shopping`,
          brands: `LVMH Retail = dfs galleria | dfs duty free; Richemont Luxury; Saks Global; Mytheresa Retail; Place Vendôme; Rodeo Drive`,
        },
      ],
    },
    {
      name: 'Discount & Convenience Stores',
      iab: '473',
      intent: 'Service',
      label: 'discount, dollar and convenience stores',
      description: 'shop at dollar, discount, outlet and convenience stores',
      domains: ['dollargeneral.com', 'dollartree.com', '7-eleven.com', 'tjmaxx.tjx.com', 'biglots.com'],
      terms: `discount store, discount retailer, dollar store, ninety nine cent store, five and dime, variety shop, closeout store, liquidation store, liquidation, overstock, surplus store, off price retailer, off price, outlet store, factory outlet, clearance store, pound shop, bargain store, army surplus store`,
      brands: `Dollar General; Dollar Tree; Family Dollar; Five Below; Big Lots; Ollie's Bargain Outlet = ollies; 99 Cents Only = 99 cents only stores; Dollarama; Poundland; B&M Bargains = b&m | b&m european value retail; Home Bargains = tj morris; Wilko; Poundstretcher; Action Stores; Tedi; Kik Textil; Woolworth Germany; Flying Tiger Copenhagen = flying tiger; Søstrene Grene = sostrene grene; Daiso; Miniso; Popshelf; Tuesday Morning Stores; Bargain Hunt Stores; Gabe's = gabes; Roses Discount; Burlington = burlington coat factory; T.J. Maxx = tj maxx | tjmaxx | tjx | tjx companies; TK Maxx; Marshalls; Ross Stores = ross dress for less; Nordstrom Rack; Saks Off 5th; DD's Discounts; Sierra Trading Post; Winners Canada; Homesense; Stein Mart; Ocean State Job Lot; National Stores; Citi Trends; Premium Outlets; The Reject Shop; Pepco Poland; Normal Stores; Gifi; Stokomani; NOZ Discount; Tiendas 3B; Oxxo; Bodega Aurrera; A-101 Discount`,
      children: [
        {
          name: 'Convenience Stores',
          terms: `convenience store!, convenience retail, corner store, corner shop, mini mart, minimart, bodega, gas station store, truck stop store, newsagent, kiosk shop, konbini, tuck shop, petrol station shop, 24 hour store, travel center store`,
          brands: `7-Eleven = 7 eleven | seven eleven; Circle K = circle-k; Alimentation Couche-Tard = couche-tard; Wawa; Sheetz; QuikTrip; Casey's = casey's general store | caseys; Kwik Trip; RaceTrac; Buc-ee's = bucees | buc ees; Cumberland Farms; Speedway Store; Royal Farms; Maverik; Kum & Go = kum and go; Thorntons Convenience; GetGo; Stewart's Shops; ampm = am pm store; ExtraMile; Stripes Stores; EG Group; Spar Express; Co-op Convenience; Nisa; Londis; Costcutter; McColl's; WHSmith = wh smith; FamilyMart = family mart; Lawson Store = lawson; Ministop; CU Store; GS25; Alfamart; Indomaret; Żabka = zabka; R-Kioski; Pressbyrån; Foxtrot Market; Plaid Pantry; United Dairy Farmers = udf; Parker's Kitchen; Murphy USA; Arko = gpm investments; Allsup's; Dairy Mart; Seven & i Holdings; Holiday Stationstores; Hudson News = hudson group; Relay Stores = lagardere travel retail`,
        },
        {
          name: 'Outlets & Off-Price',
          terms: `outlet mall, outlet shopping, premium outlet, designer outlet, factory store, off price shopper, outlet center`,
          brands: `Tanger = tanger outlets; Simon Premium Outlets; Bicester Village; McArthurGlen; Woodbury Common; Desert Hills Premium Outlets; Sawgrass Mills; San Marcos Outlets; Roermond Outlet; Serravalle Outlet; Neinver; Freeport Outlet; Craig Realty`,
        },
        {
          name: 'Dollar & Variety Stores',
          terms: `dollar store shopper, variety store shopper, one dollar store, five dollar store, penny store, bargain bin`,
        },
      ],
    },
    {
      name: 'Malls & Shopping Centers',
      iab: '154',
      intent: 'Service',
      label: 'malls and shopping centers',
      description: 'visit malls, shopping centers and shopping districts',
      domains: ['simon.com', 'mallofamerica.com', 'westfield.com', 'brookfieldproperties.com'],
      terms: `mall, shopping mall, shopping center, shopping centre, shopping plaza, ~strip mall, retail park, lifestyle center, shopping arcade, shopping district, high street shopping, mall shopper, mall visitor, mall walker, pedestrian mall, shopping street, town center shopping, galleria, shopping destination, bazaar, souk, market hall shopping, duty free, duty free shop, airport shopping, pop up store, pop up shop, flagship store, retail store visitor, store visit, foot traffic`,
      brands: `Simon Malls = simon property malls; Mall of America; King of Prussia Mall; Westfield = unibail-rodamco-westfield malls; South Coast Plaza; The Galleria Houston; Aventura Mall; Roosevelt Field; Del Amo Fashion Center; Ala Moana Center; Dubai Mall; Mall of the Emirates; West Edmonton Mall; Eaton Centre = toronto eaton centre; Yorkdale; Bluewater; Trafford Centre; Lakeside Shopping Centre; Bullring = bullring birmingham; Meadowhall; Covent Garden Shops; Oxford Street; Fifth Avenue Shopping; The Grove LA; American Dream Mall = american dream; Tysons Corner Center; Scottsdale Fashion Square; Short Hills Mall; Ayala Malls; SM Mall of Asia = sm supermalls; Siam Paragon; CentralWorld; VivoCity; ION Orchard; Pavilion KL; Harbour City; Galaxy Macau Shops; Chadstone; Dufry; Duty Free Americas; Heinemann Duty Free; World Duty Free; Grand Bazaar; Phoenix Marketcity; Select Citywalk; Lulu Mall`,
      children: [
        {
          name: 'Duty Free & Travel Retail',
          terms: `travel retail, tax free shopping, airport retail, vat refund shopping, duty free allowance`,
          brands: `Global Blue; Lotte Duty Free; Shilla Duty Free; China Duty Free = china tourism group duty free; Dubai Duty Free; King Power; Gebr. Heinemann; Aer Rianta; Planet Tax Free`,
        },
        {
          name: 'Markets & Pop-Ups',
          terms: `street market, ~christmas market, holiday market, craft market, market stall, pop up market, maker market, makers market, bazaar shopping, night market shopping, vendor fair`,
        },
      ],
    },
    {
      name: 'Coupons & Deals',
      iab: '474',
      label: 'coupons, deals and rewards',
      description: 'hunt for coupons, discounts, cashback and sales',
      domains: ['retailmenot.com', 'groupon.com', 'slickdeals.net', 'honey.com', 'rakuten.com'],
      terms: `coupon!, couponing, extreme couponing, promo code, promotional code, discount code, voucher code, voucher, discount, ~deal, ~deals, daily deal, bargain, clearance, clearance sale, flash sale, cashback, cash back, cash back app, rebate, shopping rewards, loyalty program, loyalty card, loyalty points, reward program, ~store card, rewards member, freebie, free sample, product sample, sweepstake, sweepstakes, giveaway, contest, ~competition prize draw, price drop, price match, price tracker, price alert, weekly ad, circular flyer, sales flyer, student discount, ~senior discount, ~military discount, buy one get one, bogo, free shipping, group buying, ~sale shopper, ~money saving, ~frugal living, ~frugal shopping, thrifty, penny pincher, deal hunter, coupon app, receipt app, trading stamp, ~paid survey, sales and promotions, special offer, points and rewards`,
      brands: `RetailMeNot; Groupon; LivingSocial; Honey App = honey extension | paypal honey; Slickdeals; Coupons.com; Rakuten Rewards = ebates; Ibotta; Fetch Rewards; Shopkick; Swagbucks; InboxDollars; Dosh; Drop App; Capital One Shopping; CamelCamelCamel; DealNews; Brad's Deals; Krazy Coupon Lady = the krazy coupon lady; Hip2Save; Passion for Savings; Southern Savers; Flipp; Valpak; RedPlum; SmartSource; Savings.com; CouponCabin; TopCashback; Quidco; VoucherCodes; MyVoucherCodes; MoneySavingExpert; HotUKDeals; Pepper.com; MyDealz; Dealabs; OzBargain; UNiDAYS; Student Beans; ID.me Shop; GovX; Checkout 51; Receipt Hog; CoinOut; Upside Cashback = getupside; Bing Rewards = microsoft rewards; Nectar Card; Boots Advantage Card; Payback Rewards; Tesco Clubcard = clubcard; Air Miles Rewards; Flybuys; Everyday Rewards; PC Optimum; Plenti; S&H Green Stamps; Woot = woot!; Vente-Privee = veepee; ~Gilt = gilt groupe; Rue La La = ruelala; HauteLook; Tophatter; Wowcher; Travelzoo Deals; Blackhawk Rewards; Karma Shopping; Cently; Wikibuy; Couponfollow; PINCHme; Influenster Vox; PCH = publishers clearing house; Fluz; Raise Marketplace; CardCash; Picodi; CashKaro; GrabOn; CouponDunia; ShopBack; LetyShops; iGraal; Kudos Shopping`,
      children: [
        {
          name: 'Black Friday & Seasonal Sales',
          intent: 'Event',
          iab: '478',
          terms: `black friday, cyber monday, prime day, cyber week, holiday shopping, christmas shopping, holiday shopper, christmas shopper, last minute shopper, boxing day sale, singles day, back to school shopping, back to school sale, back to college shopping, january sale, labor day sale, memorial day sale, presidents day sale, holiday sale, seasonal shopping, seasonal sale, summer sale, end of season sale, valentine's day shopping, mother's day shopping, father's day shopping, easter shopping, halloween shopping, diwali shopping, super saturday, green monday, small business saturday, holiday gift shopping, after christmas sale, doorbuster, tax free weekend, amazon prime day`,
        },
        {
          name: 'Loyalty & Cashback',
          terms: `loyalty member, loyalty app, cashback site, store rewards, stamp card, vip member retail, rewards points shopper, cashback portal`,
        },
        {
          name: 'Contests & Freebies',
          terms: `contest entry, free stuff, prize giveaway, freebies, instant win, sample box, sweepstakes entry, free trial product, product testing panel`,
        },
      ],
    },
    {
      name: 'Gifts & Greeting Cards',
      iab: '476',
      label: 'gifts and greeting cards',
      description: 'buy gifts, gift cards and greeting cards',
      domains: ['hallmark.com', 'uncommongoods.com', '1800flowers.com', 'thingsremembered.com', 'moonpig.com'],
      terms: `gift, present gift, gift idea, gift guide, gift giving, gift set, gift basket, gift box, gift card!, gift certificate, egift card, gift voucher, gift wrap, gift wrapping, wrapping paper, gift bag, gift tag, ribbon bow gift, tissue paper gift, gift registry, ~wedding registry, ~corporate gift, personalized gift, engraved gift, custom gift, monogrammed gift, photo gift, novelty gift, gag gift, white elephant gift, gift for him, gift for her, gift for men, gift for women, gift for mom, gift for dad, thank you gift, get well gift, care package, gift exchange, luxury gift, last minute gift, experience gift, greeting card!, birthday card, christmas card, holiday card, thank you card, sympathy card note, ~valentine card, e card, ecard, postcard, note card, invitation, invitation card, ~party invitation, stationery, gift shop item, ~promotional gift, gift giver`,
      brands: `Hallmark = hallmark cards; American Greetings; Papyrus Cards; Moonpig; Funky Pigeon; Card Factory; Clintons Cards; Paperchase; Paper Source; Minted; Zola Registry; Shutterfly Gifts = shutterfly; Snapfish; Vistaprint Cards; Personalization Mall; Things Remembered; Personal Creations; Lenox Gifts; Red Envelope; Wine & Country Gift Baskets = wine country gift baskets; Gourmet Gift Baskets; 1-800-Baskets; Cheryl & Co; Spencer's = spencer's gifts | spencers; Hot Topic Gifts; Blue Mountain Cards; JibJab; JustWink; Cardstore; Postable; Lovepop; Rifle Paper Co = rifle paper; Sugar Paper; Gift Card Granny; GiftCards.com; Giftly; Knack Gifts; Greetabl; Boxfox; Sugarwish; Snappy Gifts; Goody Gifting; Giftster; Elfster; Virgin Experience Gifts; Cloud 9 Living; Red Letter Days; Buyagift; Smartbox = smartbox group; Wonderbox; Jochen Schweizer; mydays; RedBalloon; Tinggly; Ferns N Petals = fnp; Archies; IGP Gifts; Menkind; Prezzybox; I Want One of Those; Getting Personal; Oliver Bonas; Bunches; Vermont Teddy Bear; Build-A-Bear = build a bear workshop; Man Crates; Cracker Barrel Gifts; Francesca's Gifts; Mark and Graham; Alex and Ani Gifts; Enesco; Ganz; Demdaco; Mud Pie; Kate Aspen;
Crane Stationery = crane & co; Leuchtturm1917; Typo; Kikki.K; Smiggle; Leanin' Tree; CSS Industries; IG Design Group`,
      children: [
        {
          name: 'Gifts by Occasion',
          terms: `wedding gift, birthday gift, christmas gift, anniversary gift, graduation gift, housewarming gift, hostess gift, valentine's gift, valentine's day gift, mother's day gift, father's day gift, secret santa, stocking stuffer, retirement gift, teacher gift`,
        },
        {
          name: 'Souvenirs & Keepsakes',
          terms: `souvenir, keepsake, souvenir shop, museum shop, ~keychain, ~key ring, magnet souvenir, snow globe souvenir, trinket`,
        },
        {
          name: 'Gift Cards',
          terms: `prepaid gift card, gift card exchange, digital gift card, gift card balance, store gift card, gift card deal`,
        },
        {
          name: 'Greeting Cards & Stationery',
          terms: `card shop, handmade card, seasonal card, announcement card, save the date card, writing paper, letter paper, envelope set, photo card, ~calendar, wall calendar, planner stationery, notebook stationery, journal stationery, fountain pen gift`,
        },
        {
          name: 'Personalized & Photo Gifts',
          terms: `photo mug, photo book, custom mug, custom t shirt gift, personalized jewelry gift, custom ornament, name gift, photo calendar, custom puzzle`,
        },
        {
          name: 'Gift Baskets & Hampers',
          terms: `hamper gift, wine gift basket, fruit gift basket, spa gift basket, snack gift basket, cookie gift, corporate gift basket, gift tower`,
        },
      ],
    },
    {
      name: 'Flowers',
      iab: '475',
      label: 'flowers and florists',
      description: 'send and buy flowers and bouquets',
      domains: ['1800flowers.com', 'ftd.com', 'bloomnation.com', 'interflora.co.uk', 'teleflora.com'],
      terms: `flower, flower delivery, florist!, floral, flower arrangement, floral arrangement, bouquet, ~rose, roses, rose bouquet, tulip, lily flower, sunflower bouquet, carnation, ~orchid gift, cut flower, fresh flower, flower shop service, flower subscription, flower gift, wedding flowers, bridal bouquet, corsage, boutonniere, centerpiece flower, sympathy flowers, valentine flowers, mother's day flowers, same day flowers, preserved rose, forever rose, floral design, floristry, plant delivery gift, lei flower, flower wall, pussy willow, baby's breath flower, eucalyptus bouquet, floral foam, floral supply, flower market, wholesale flower`,
      brands: `1-800-Flowers = 1800flowers | 1800 flowers; FTD = ftd flowers; ProFlowers; Teleflora; BloomNation; UrbanStems; The Bouqs = bouqs | the bouqs company; Farmgirl Flowers; From You Flowers; Avas Flowers; Interflora; Bloom & Wild = bloom and wild; Bloomon; Arena Flowers; Serenata Flowers; Flowers by Post; Euroflorist; Fleurop; Aquarelle Flowers; Monceau Fleurs; Venus et Fleur; Roseshire; Million Roses; Floom; H.Bloom; Florists.com; Fifty Flowers = fiftyflowers; Mayesh; KaBloom; Phillip's Flowers; Conroy's Flowers; Blooms Today; SendFlowers; Flower Station; LVLY; Daily Blooms; Fig & Bloom; Floward; Royal FloraHolland; Dutch Flower Group; Flora2000; Freddie's Flowers; Appleyard Flowers; Prestige Flowers; eFlorist; Freytag's Florist`,
      children: [
        {
          name: 'Flower Delivery',
          intent: 'Service',
          terms: `send flowers, online florist, same day flower delivery, next day flowers, letterbox flowers, flower bouquet delivery`,
        },
        {
          name: 'Event & Wedding Flowers',
          terms: `floral centerpiece, funeral wreath flowers, event florist, flower crown, ~flower girl basket, garland flower`,
        },
      ],
    },
    {
      name: 'Party Supplies',
      iab: '161',
      label: 'party supplies and decorations',
      description: 'plan parties and buy party supplies and decorations',
      domains: ['partycity.com', 'orientaltrading.com', 'shindigz.com', 'partydelights.co.uk'],
      terms: `party supply, party decoration, party favor, ~party planning, ~party, balloon, balloon arch, balloon delivery, helium tank, helium balloon, streamer, confetti, pinata, party hat, party banner, birthday decoration, birthday party supply, birthday candle, party game supply, party tableware, party plate, goodie bag, party bag, noisemaker, party horn, glow stick, sparkler, firework, fireworks, firecracker, ~bubble machine, fog machine party, photo booth prop, disco ball, party tent, ~party rental, chair rental party, ~table rental, ~bounce house, event decoration, themed party, luau party supply, baby shower decoration, graduation decoration, halloween store, halloween prop, christmas cracker, mardi gras beads, crepe paper, party invitation kit, birthday banner, gender reveal supply, silly string, drinking game supply, bachelorette party supply, party popper, party costume, costume shop, backdrop party`,
      brands: `Party City; Oriental Trading Party; Shindigz; Factory Card & Party Outlet; Meri Meri; Amscan; Unique Party; Spirit Halloween; Halloween City; Party Delights; Party Pieces; Zurchers; Coterie Party; Birthday Express; Paper Mart; BalloonTime = balloon time; Anagram Balloons; Qualatex = pioneer balloon; Sempertex; Balloon Wholesalers; Talking Tables; Ginger Ray; Sambellina; Daydream Society; Bonjour Fête; Phantom Fireworks; TNT Fireworks; Party Mart; iParty; Factory Direct Party; Disguise Costumes; Leg Avenue Costumes; Fancy Dress Ball; Angels Fancy Dress; Tipsy Elves; Lombard's Party; Celebrate Express; Peeks Party; Creative Converting; Black Cat Fireworks; Zambelli Fireworks; Brocks Fireworks`,
      roles: `party planner, balloon artist decorator, party store owner, pyrotechnician`,
      children: [
        {
          name: 'Balloons & Decorations',
          terms: `foil balloon, latex balloon, balloon garland, balloon bouquet, hanging decoration party, table confetti, tissue pom pom, paper lantern party`,
        },
        {
          name: 'Costumes & Halloween',
          terms: `halloween mask, halloween supply, halloween animatronic, trick or treat supply`,
        },
        {
          name: 'Fireworks & Novelties',
          terms: `fireworks store, consumer fireworks, roman candle, bottle rocket, whoopee cushion, novelty toy, joke shop, prank item, gag item`,
        },
      ],
    },
    {
      name: 'Toys',
      iab: '482',
      label: 'toys and playthings',
      description: 'shop for toys, dolls, building sets and playthings',
      domains: ['lego.com', 'toysrus.com', 'mattel.com', 'hasbro.com', 'smythstoys.com'],
      terms: `toy!, toys and games, kids toy, children's toy, toy store, toy shop, toy brand, popular toy, toy fair, toy of the year, toy robot, toy gun, water gun, water pistol, nerf gun, toy weapon, ride on toy, ride-on car, kids scooter toy, push toy, pull toy, wooden toy, bath toy, sand toy, sandbox, beach toy, water toy, outdoor toy, outdoor play equipment, kite, frisbee toy, marble toy, jack in the box toy, toy instrument, musical toy, electronic toy, robot toy, interactive toy, virtual pet, stem toy, educational toy, learning toy, science kit toy, magnetic tile, action figure, superhero toy, collectible toy, blind box, surprise toy, trading toy, toy soldier, toy figure, playset toy, bobblehead, toy gift, sensory toy box, executive toy, flying toy, wind up toy, toy gumball machine, coloring toy, activity toy, ball toy, toy phone, activity board toy`,
      brands: `Mattel; Hasbro; Toys R Us = toysrus; Spin Master; MGA Entertainment; JAKKS Pacific = jakks; Fisher-Price = fisher price; Little Tikes; Step2 = step 2; VTech; LeapFrog = leap frog; Melissa & Doug = melissa and doug; Radio Flyer; Nerf; Super Soaker; Transformers Toys; My Little Pony; Furby; Tamagotchi; Bandai; Bandai Namco Toys; Takara Tomy; Tomy; Funko = funko pop; Playmates Toys; Moose Toys; Shopkins; Bluey Toys; Paw Patrol Toys; L.O.L. Surprise! = lol surprise; Hatchimals; Bakugan; Beyblade; Pokemon Toys; Power Rangers Toys; Star Wars Toys; Marvel Legends; NECA; McFarlane Toys; Super7; Hot Toys; Sideshow Collectibles; Playmobil; Hape; PlanToys = plan toys; Schleich; Papo; Safari Ltd; Ravensburger Toys; Djeco; Janod; Smoby = simba dickie; Simba Toys; Jazwares; Basic Fun; ZURU = zuru toys; WowWee; Osmo Play; Snap Circuits; National Geographic Toys; Green Toys; Tegu; Grimm's Toys; Etch A Sketch; Rubik's = rubik's cube | rubiks cube; Lite-Brite; Spirograph; View-Master; Lincoln Logs; Wham-O = wham o; Peg Perego Ride On; Razor Toys; Fat Brain Toys; Smyths Toys = smyths; The Entertainer = the entertainer toys; Hamleys; FAO Schwarz; Learning Express; Mastermind Toys; KB Toys; Maxi Toys;
JouéClub = joueclub; La Grande Récré; Müller Toys; Toymaster; Early Learning Centre = elc; Pop Mart = labubu; Sonny Angel; 52Toys; Squishville; Play Monster = playmonster; Goliath Toys; Character Options; Vivid Toy; Clementoni; Giochi Preziosi; Chicco Toys; Sylvanian Families = calico critters; Mega Brands; Cra-Z-Art; Just Play; PhatMojo; Toy Association; Toy Insider; Hornby Toys; Sesame Street Toys; Cocomelon Toys; Elenco; Toniebox Toys; Magic Mixies; Zhu Zhu Pets; Littlest Pet Shop = lps; Strawberry Shortcake Dolls; Tickle Me Elmo`,
      roles: `toy inventor, toy buyer, toy collector, toy tester`,
      industries: `toy company, toy retailer, toy wholesaler, leisure products, toy and hobby goods wholesaler`,
      children: [
        {
          name: 'Toy Vehicles & Remote Control',
          terms: `toy vehicle, toy car, toy truck, toy train, train set toy, remote control toy, rc toy, toy drone, slot car, die cast car, diecast car, toy garage, toy airplane`,
          brands: `Hot Wheels; Matchbox Cars = matchbox toys; Tonka; Bburago; Maisto; Majorette; Tomica; Bruder; Corgi Toys; Power Wheels; Brio`,
        },
        {
          name: 'Pretend Play & Dress-Up',
          terms: `play kitchen, toy kitchen, play food, pretend play, dress up toy, play tent, tea set toy, toy tool, toy cash register, puppet, hand puppet, puppet theater`,
        },
        {
          name: 'Fidget & Novelty Toys',
          terms: `fidget spinner, fidget toy, slime, slime kit, putty toy, squishy toy, play dough, kinetic sand, yo yo, spinning top, bubble toy, bubble wand`,
          brands: `Play-Doh = play doh; Silly Putty; Slinky; Crazy Aaron's; Duncan Yo-Yo; Orbeez; Kinetic Sand`,
        },
        {
          name: 'Building Toys',
          terms: `building toy, building block, building set, construction toy, lego set, toy brick, wooden block, marble run, construction set, gear toy`,
          brands: `LEGO = lego group; Duplo = lego duplo; Mega Bloks = mega construx; K'NEX = knex; Magna-Tiles = magna tiles | magnatiles; PicassoTiles; Tinkertoy; Meccano = erector set; GraviTrax; Plus-Plus; Lego Technic; Lego Star Wars; Lego City; Lego Friends; Cobi; Bricklink; Nanoblock; Magformers; Zometool; Lego Ninjago; Strawbees`,
        },
        {
          name: 'Dolls & Plush',
          terms: `doll!, baby doll, fashion doll, rag doll, reborn doll, dollhouse, doll clothes, doll accessory, plush, plush toy, plushie, stuffed animal, stuffed toy, soft toy, teddy bear, paper doll, doll stroller, porcelain doll, collectible doll, beanie plush`,
          brands: `Barbie; American Girl; Bratz; Monster High; Cabbage Patch Kids; Baby Alive; Rainbow High; Our Generation; Polly Pocket; Squishmallows; Jellycat; Beanie Babies; Ty Inc = ty beanie boos; Gund; Steiff; Care Bears; Webkinz; Pillow Pets; Baby Born; Corolle; Groovy Girls; Raggedy Ann; Madame Alexander; Ken Doll; Ever After High; Lalaloopsy; Madeline Doll; KidKraft Dollhouse; Aurora World; Douglas Cuddle Toys; Warmies; Folkmanis; Boyds Bears; Miniverse; Götz Dolls; Paola Reina; Blythe Doll; Reborn Nursery; Sanrio Plush`,
        },
        {
          name: 'Action Figures & Collectible Toys',
          terms: `action figure collecting, superhero figure, vinyl figure, figurine toy, mystery figure, anime figure, statue collectible, mini figure, minifigure, gashapon, designer toy`,
          brands: `G.I. Joe = gi joe; He-Man = masters of the universe toys; Teenage Mutant Ninja Turtles Toys; Mezco; Kotobukiya; Good Smile Company = nendoroid; Banpresto; Medicom Toy = bearbrick; Kidrobot; Youtooz; DC Multiverse Figures; Black Series; Storm Collectibles; Diamond Select Toys; Loyal Subjects; Mighty Jaxx; Tokidoki`,
        },
        {
          name: 'Educational & STEM Toys',
          terms: `learning tablet toy, coding toy, robotics kit kids, microscope toy, telescope kids, alphabet toy, counting toy, montessori toy, flash card, shape sorter, pegboard toy, abacus toy, geography toy, ~chemistry set`,
        },
        {
          name: 'Outdoor & Ride-On Toys',
          terms: `kids wagon, toy tricycle, tricycle, balance bike, kids ride on, water table, sprinkler toy, water balloon, hula hoop, jump rope toy, pogo stick, playhouse, sandbox toy, kids slide, seesaw, teeter totter, stilts, boomerang, kids swing`,
          brands: `Strider Bikes; Big Wheel; Cozy Coupe; KidTrax; Bunch O Balloons; Stomp Rocket; Aerobie; Flybar; Kettler Tricycle; Hudora; Banzai Water; Jupiduu; Micro Kickboard; Berg Toys`,
        },
      ],
    },
    {
      name: 'Resale & Auctions',
      iab: '473',
      label: 'secondhand, thrift and auctions',
      description: 'buy and sell secondhand goods and bid at auctions',
      domains: ['ebay.com', 'goodwill.org', 'thredup.com', 'sothebys.com', 'liveauctioneers.com'],
      terms: `thrift store, thrifting, thrift shop, charity shop, secondhand, second hand, second hand store, used goods, pre owned goods, preloved, consignment, consignment shop, resale, reseller, resale app, vintage shop, vintage store, vintage shopping, flea market, swap meet, swap shop, garage sale, yard sale, car boot sale, rummage sale, estate sale, tag sale, jumble sale, antique mall, pawn, pawn broker, pawnshop, ~classified ad, classifieds, buy nothing group, freecycle, local buy and sell, trade in, recommerce, refurbished goods, auction!, online auction, auction house, live auction, silent auction, estate auction, storage auction, government auction, liquidation auction, art auction, auction bidder, ~bidding, penny auction, sealed bid auction, auction sale, ~rental goods, rent to own store, ~barter`,
      brands: `Goodwill = goodwill industries; Salvation Army Thrift = salvation army family store; Savers = value village | savers value village; Once Upon A Child; Winmark; Kidizen; Oxfam Shop; British Heart Foundation Shop; Cancer Research UK Shops; H&T Pawnbrokers; Cash Crusaders; Goodwill Finds; ShopGoodwill; Sotheby's = sothebys; Christie's = christies; Bonhams; Phillips Auctioneers; Heritage Auctions; LiveAuctioneers = live auctioneers; Invaluable; AuctionZip; Proxibid; HiBid; Catawiki; GovDeals; GovPlanet; Liquidity Services; B-Stock; Liquidation.com; BULQ; EstateSales.net; MaxSold; Everything But The House = ebth; DealDash; QuiBids; Julien's Auctions; Rago Arts; Doyle Auctions; Skinner Auctioneers; Dorotheum; Drouot; Tajan; Artcurial; Lempertz; Lauritz.com; Bukowskis; Shannon's Auctions; 1stDibs = 1st dibs; Chairish; Ruby Lane; Freecycle Network; Buy Nothing Project; VarageSale; Shpock; Gazelle Trade In; Decluttr; musicMagpie; Rebelle; GOAT Marketplace; Hardly Ever Worn It; Chrono24 Marketplace; Rose Bowl Flea Market; Brimfield Antique Show; Portobello Market; Camden Market; Pawn America; ReStore = habitat restore; Worldwide Auctioneers; McDougall Auctioneers; Purple Wave`,
      children: [
        {
          name: 'Auctions',
          intent: 'Service',
          terms: `auction site, auction catalog, auctioneering, auction listing, timed auction, police auction, ~charity auction, car auction bidder, auction preview, auction lot`,
        },
        {
          name: 'Secondhand & Thrift',
          terms: `thrift haul, used item, used clothing store, used furniture, secondhand fashion, secondhand shopper, circular fashion resale, used books store, thrift flip`,
        },
        {
          name: 'Classifieds & Local Selling',
          intent: 'Service',
          terms: `sell locally, local classifieds, for sale by owner goods, buy and sell group, online classifieds, neighborhood sale, garage sale finder`,
        },
      ],
    },
    {
      name: 'Tobacco & Cannabis',
      iab: 'pg0WhF',
      sensitivity: 'Moderate',
      label: 'tobacco, vaping and cannabis products',
      description: 'buy or use tobacco, vaping or cannabis products',
      domains: ['leafly.com', 'weedmaps.com', 'famous-smoke.com', 'vaporfi.com', 'cigaraficionado.com'],
      terms: `tobacco!, smoking, smoker person, pipe tobacco, tobacco product, shisha tobacco, cigarillo, tobacco shop, smoke shop product, adult smoker, tobacconist shop, hemp wrap, matchbook`,
      brands: `Embassy Cigarettes; Lambert & Butler; Mayfair Cigarettes; Sobranie; Seven Stars Cigarettes; Peace Cigarettes; Gudang Garam; Djarum; Sampoerna; Gold Flake; Altria = philip morris usa; Philip Morris International = philip morris; British American Tobacco; Reynolds American = rj reynolds; Japan Tobacco = jti | japan tobacco international; Imperial Brands = imperial tobacco; ITC Cigarettes; China Tobacco; KT&G = ktandg; Turning Point Brands; Vector Group = liggett; Scandinavian Tobacco; Universal Tobacco Leaf = universal corporation; Drum Tobacco; American Club Tobacco; Bugler Tobacco; Al Fakher; Starbuzz; Fumari; glo Heated = glo hyper; Peterson Pipes; Savinelli; Dunhill Pipes; Cigarettes Cheaper; Smoker Friendly`,
      children: [
        {
          name: 'Cigarettes',
          terms: `cigarette!, menthol cigarette, light cigarette, rolling tobacco, cigarette case, heated tobacco, kretek, bidi`,
          brands: `Marlboro; Camel Cigarettes = camel crush; Newport = newport cigarettes; Winston Cigarettes; Lucky Strike; Pall Mall; Benson & Hedges = benson and hedges; Dunhill Cigarettes; Kent Cigarettes; Parliament Cigarettes; Virginia Slims; Salem Cigarettes; Kool Cigarettes; American Spirit = natural american spirit; Maverick Cigarettes; L&M Cigarettes; Chesterfield Cigarettes; Davidoff Cigarettes; Gauloises; Gitanes; Rothmans; Silk Cut; Mevius; IQOS; Ploom`,
        },
        {
          name: 'Smokeless Tobacco & Nicotine Pouches',
          terms: `chewing tobacco, smokeless tobacco, dipping tobacco, snuff, snus, nicotine pouch, nicotine`,
          brands: `Copenhagen Dip = copenhagen snuff; Skoal; Grizzly Dip; Red Man Tobacco; Levi Garrett; Kodiak Dip; ZYN = zyn pouches; Velo Nicotine; On! Nicotine = on! nicotine pouches; Rogue Nicotine; Lucy Nicotine; General Snus; Swedish Match`,
        },
        {
          name: 'Smoking Accessories',
          terms: `tobacco pipe, smoking pipe, smoking accessory, ashtray, lighter, cigarette lighter, rolling paper, rolling papers, hookah, shisha`,
          brands: `Zig-Zag = zig zag papers; RAW Rolling Papers = raw papers; OCB Papers; Rizla; Zippo; BIC Lighter; Clipper Lighter; S.T. Dupont Lighters; Colibri Lighters`,
        },
        {
          name: 'Cigars',
          iab: '260',
          terms: `cigar!, cigar lover, cigar aficionado, premium cigar, cuban cigar, cigar lounge, cigar bar, humidor, cigar cutter, cigar humidor, cigar case, cigar lighter, cigar club, cigar tasting, hand rolled cigar`,
          brands: `Cohiba; Montecristo = monte cristo cigars; Romeo y Julieta; Partagas; Arturo Fuente; Padrón Cigars = padron; Macanudo; Ashton Cigars; Davidoff Cigars = davidoff; Oliva Cigars; Rocky Patel; Drew Estate; Acid Cigars; My Father Cigars; Perdomo; Punch Cigars; Hoyo de Monterrey; H. Upmann; Bolivar Cigars; CAO Cigars; Alec Bradley; Swisher Sweets = swisher; Black & Mild = black and mild; Backwoods Cigars; Dutch Masters; White Owl; Phillies Blunt; Game Cigars; Habanos; Famous Smoke Shop; Cigars International; JR Cigar; Thompson Cigar; Holt's Cigar; Cigar Aficionado; Cigar Page; Neptune Cigar; Tatuaje; Liga Privada; General Cigar; Altadis; Plasencia Cigars; Gurkha Cigars; Villiger`,
        },
        {
          name: 'Vaping & E-Cigarettes',
          terms: `vape, vaping, vaper, e-cigarette, e cigarette, ecigarette, electronic cigarette, vape juice, e liquid, e-liquid, vape pen, vape mod, vape cartridge, pod vape, disposable vape, vape kit, vaporizer, dry herb vaporizer, nicotine salt, vape coil, vape store`,
          brands: `JUUL; Vuse; blu eCig = blu vape; NJOY = njoy ace; Elf Bar = elfbar | ebdesign; Lost Mary; Puff Bar; Geek Bar; SMOK; Vaporesso; GeekVape; Voopoo; Uwell; Aspire Vape; Innokin; RELX Vape; Suorin; MarkTen; Logic Vapes; Vype; IVG Vape; Naked 100; Vampire Vape; Dinner Lady; VaporFi; Element Vape; DirectVapor; Vapor Authority; Smoore = smoore international; Storz & Bickel = volcano vaporizer; PAX Labs = pax vaporizer; DaVinci Vaporizer; Arizer; Puffco; G Pen = grenco science; Breeze Smoke; Raz Vape; Flum; Hyde Vape; Eleaf; Joyetech; Vapouriz; Vape Superstore; VPZ; Totally Wicked; Fume Vape; SKE Crystal; Kangvape; Pulsar Vaporizers`,
        },
        {
          name: 'Cannabis & CBD',
          sensitivity: 'Moderate',
          terms: `cannabis!, marijuana, weed cannabis, medical marijuana, medical cannabis, recreational marijuana, dispensary, cannabis dispensary product, pot smoking, hemp, hemp product, cbd!, cbd oil, cbd gummy, cbd product, cbd tincture, cbd cream, thc, delta 8, delta 9, thca flower, edible cannabis, cannabis edible, weed gummy, thc gummy, pre roll, joint cannabis, ~blunt, bong, water pipe, dab rig, dabbing, cannabis concentrate, hashish, hash cannabis, cannabis seed, cannabis strain, indica, sativa, ~cannabis cultivation, cannabis grower supply, rolling tray, weed grinder, head shop, ~kratom, kava, 420 friendly, stoner, cannabis delivery, cannabis lifestyle, marijuana legalization consumer, cannabis accessory, cannabis beverage, hemp flower`,
          brands: `Leafly; Weedmaps; Eaze; Curaleaf; Trulieve; Green Thumb Industries = gti cannabis; Cresco Labs; Verano; Tilray; Canopy Growth; Aurora Cannabis; Cronos Group; Aphria; SNDL = sundial growers; Organigram; HEXO; MedMen; Cookies Cannabis; STIIIZY; Jungle Boys; Planet 13; Columbia Care = the cannabist company; Ascend Wellness; AYR Wellness; Jushi; TerrAscend; Glass House Brands; Acreage Holdings; Harvest Health; Charlotte's Web CBD = charlottes web; cbdMD; Medterra; Lazarus Naturals; Joy Organics; CBDistillery; Green Roads; Social CBD; Beam CBD; Feals; Lord Jones; Papa & Barkley; Kiva Confections; Wyld = wyld gummies; Wana Brands = wana; Camino Gummies; PLUS Products; Dosist; Raw Garden; Select Oil; Rythm Cannabis; Kushy Punch; Budpop; 3Chi; Koi CBD; Delta Extrax; Hometown Hero; Exhale Wellness; Diamond CBD; Just CBD; Sunday Scaries; Cann Social Tonic = cann; High Times; Jane Technologies Cannabis; Dutch Passion; Seedsman; ILGM; Royal Queen Seeds; Sensi Seeds; Barney's Farm; Grav Labs; RooR Bongs; DankGeek; Smoke Cartel; Session Goods; High Tide Cannabis; Fire & Flower; Tokyo Smoke; Nova Cannabis; Village Farms Cannabis; GrowGeneration = growgen; Hydrofarm; Dr. Dabber; Kush Bottles; Golden Monk Kratom; Mitra9; Feel Free Tonic = botanic tonics`,
        },
      ],
    },
    {
      name: 'Retail Trade & Merchandising',
      roles: `retail buyer, merchandise buyer, assistant buyer, grocery buyer, apparel buyer, category buyer, wholesale and retail buyer, visual merchandiser, merchandise planner, store planner`,
      iab: '114',
      segment: 'B2B',
      intent: 'Solution',
      label: 'the retail trade',
      description: 'run, supply or manage retail stores and e-commerce',
      domains: ['nrf.com', 'retaildive.com', 'chainstoreage.com', 'modernretail.co'],
      terms: `retail trade, retail management, retail operation, retail merchandising, merchandising, visual merchandising, category management, assortment planning, planogram, shelf management, retail display, store display, store fixture, display case, display rack, mannequin, shelf talker, ~point of purchase display, ~pop display, endcap, gondola shelving, shopping basket cart, shopping bag, retail bag, paper bag retail, retail packaging, price tag, price gun, label gun, barcode label, cash register, cash drawer, ~point of sale, pos terminal retail, checkout counter, self checkout, electronic shelf label, retail analytics, store traffic counter, omnichannel, omnichannel retail, unified commerce, retail technology, retail tech, loss prevention, ~shoplifting, shrinkage retail, retail security tag, retail franchise, store franchise, store planning, store design, retail architecture, store layout, trade promotion, private label, wholesale buying, wholesale merchandise, wholesale supplier retail, retail trade show, retail conference, retail executive network, retail inventory, ~stockout, open to buy, retail pricing, markdown, retail training, vending machine, vending, kiosk retail, ~direct selling,
multi level marketing, network marketing company, ~mlm, ~door to door sales, party plan selling, consumer goods trade, retail signage, retail staffing, retail real estate tenant`,
      brands: `NielsenIQ Retail; Circana Retail; Retail TouchPoints; Modern Retail; NRF Big Show; Shoptalk; Sensormatic; Checkpoint Systems; Displays2Go; Store Supply Warehouse; Lozier; Madix; Nashville Wraps; Zebra Retail Labels; SES-imagotag = vusiongroup; Pricer; RetailNext; ShopperTrak; Amway; Herbalife Network; Nu Skin Direct; Tupperware Direct; Avon Direct Selling; Pampered Chef Direct; Cutco Vector = vector marketing; Primerica Direct; Shaklee; Melaleuca; Market America; Young Living Direct; doTERRA Direct; Coca-Cola Vending; Crane Vending = crane merchandising; Cantaloupe Vending = usa technologies; Canteen Services; Avanti Markets; Standard Cognition; Trigo Retail; Zippin; AiFi; Diebold Retail; Toshiba Commerce = toshiba global commerce; WD Partners; JGA Retail Design; Fitch Design; Blue Yonder Retail; RELEX; Retail Pro; Visplay; Umdasch; Bonaveri; ASD Market Week; Atlanta Market; NY NOW; Las Vegas Market; Ambiente Frankfurt; Spring Fair; Maison & Objet`,
      children: [
        {
          name: 'Store Fixtures & Displays',
          terms: `slatwall, gridwall, display shelf retail, garment rack retail, display mannequin, glass display cabinet retail, jewelry display, sign holder, literature rack, clothing display rack, display stand, hang tag, retail hook, pegboard retail, window display, dump bin`,
        },
        {
          name: 'E-Commerce Management',
          terms: `ecommerce management, online merchandising, marketplace management, ecommerce operations, ecommerce leader, ecommerce merchandising, online assortment, digital shelf, digital commerce, headless commerce, conversion rate retail, online retail executive, b2b ecommerce`,
        },
        {
          name: 'Loss Prevention',
          terms: `retail theft, organized retail crime, anti theft tag, security tag, electronic article surveillance, shoplifter, inventory shrinkage, asset protection retail`,
        },
        {
          name: 'Vending & Unattended Retail',
          terms: `vending machine business, snack vending, micro market, vending route, unattended retail, gumball machine, claw machine vending, cashierless store`,
        },
        {
          name: 'Direct Selling',
          intent: 'Service',
          terms: `direct sales consultant, ~network marketing, party plan, independent distributor, home party sales, mlm distributor, door-to-door selling`,
        },
      ],
    },
  ],
}

export default retailShopping
