import type { CategorySource } from '../source'

const marketingAdvertising: CategorySource = {
  category: 'Marketing & Advertising',
  segment: 'B2B',
  sensitivity: 'None',
  intent: 'Service',
  terms:
    'marketing!, advertising!, marketing and advertising, ~promotion, ~campaign, ~audience, ~target audience, go-to-market, gtm strategy, marketing plan, marketing strategy, marketing campaign, marketing budget, marketing department, marketing trend, marketing news, marketing industry, advertising industry',
  roles:
    'marketer, marketing professional, marketing decision maker, advertiser, marketing executive, marketing and advertising professional',
  industries: 'marketing and advertising, marketing services, advertising public relations and related services',
  nodes: [
    {
      name: 'Advertising Agencies & Creative',
      iab: '91',
      label: 'advertising agencies and creative work',
      description: 'hire or work at advertising and creative agencies',
      domains: ['adage.com', 'adweek.com', 'thedrum.com', 'campaignlive.co.uk', 'wpp.com'],
      terms:
        'advertising agency, ad agency, creative agency, full-service agency, advertising campaign, ad campaign, ad creative, creative brief, commercial production, tv commercial, super bowl ad, advertisement, advert, ad, copywriting, slogan, tagline, jingle, storyboard, art direction, advertising award, creative direction, media agency, pitching agency, clio award, cannes lions, advertising copy, ad testing, product placement, in-house agency, creative studio, sales copy',
      brands: `WPP; Omnicom; Publicis = publicis groupe; Interpublic = ipg | interpublic group; Dentsu; Havas; Ogilvy = ogilvy & mather; BBDO; DDB = ddb worldwide; TBWA;
        McCann = mccann erickson; Leo Burnett; Saatchi & Saatchi; Wunderman Thompson = j walter thompson | jwt | wunderman; VML = vmly&r | vmlyr; Grey Advertising; FCB;
        MullenLowe = mullen lowe; Droga5; Wieden+Kennedy = wieden kennedy | wieden and kennedy; 72andSunny; R/GA; Crispin Porter Bogusky = cp+b; Goodby Silverstein; Martin Agency;
        Richards Group; Deutsch LA; Anomaly Agency; Mother London; Adam&eveDDB; BBH = bartle bogle hegarty; M&C Saatchi; AKQA; Huge Agency; Razorfish; Digitas; Sapient = publicis sapient;
        Cheil Worldwide; Hakuhodo; ADK; BlueFocus; S4 Capital = media.monks | mediamonks; Stagwell; MDC Partners; Accenture Song = accenture interactive; Deloitte Digital; GroupM;
        Mindshare; MediaCom Agency; Wavemaker; EssenceMediacom; OMD; PHD Media; Hearts & Science; Starcom; Zenith Media; Spark Foundry; ~Carat; iProspect; Initiative Media; UM Worldwide;
        Horizon Media; Assembly Global; Jellyfish Agency; VaynerMedia; Wpromote; Ad Age = adage | advertising age; Adweek = ad week; ~The Drum; Campaign Magazine; Cannes Lions;
        American Advertising Federation; 4A's = american association of advertising agencies; ANA = association of national advertisers; ~Epsilon = epsilon data; Merkle;
        Digital River Marketing; Innocean; Superside`,
      roles:
        'advertising executive, advertising manager, advertising and promotions manager, advertising director, art director, creative director, chief creative officer, copywriter, account planner, ad agency executive, agency owner, advertising account manager, advertising sales agent, ad copywriter, creative strategist, advertising professional, agency professional, agency executive, creative producer, executive creative director, associate creative director, account supervisor, group account director',
      industries:
        'advertising agency, advertising services, creative agency, advertising, media agency, commercial art, ad agency, marketing agency, full service agency, advertising material distribution services',
      children: [
        {
          name: 'Copywriting & Content Creation',
          terms:
            'copy writing, ad copy, content writing, content creation, ghostwriting, blog writing service, scriptwriting for ads, product description writing, content creator service',
          roles: 'content writer, content creator, ghostwriter, content producer, ux writer',
        },
        {
          name: 'Graphic Design & Branding',
          children: [
            {
              name: 'Logo & Identity Design',
              terms:
                'logo, logo design, brand identity, visual identity, corporate identity, brand guideline, logo maker',
            },
            {
              name: 'Stock Media',
              terms:
                'stock photo, stock image, stock photography, stock footage, royalty-free image, stock video, stock illustration, vector graphic, clip art',
            },
          ],
          iab: '204',
          terms:
            'graphic design, graphic designer, brand design, packaging design, brochure design, flyer design, infographic, typography, font design, illustration service, motion graphics, design agency, branding agency, print design, layout design, color palette, banner design, poster design, design studio',
          brands:
            'Landor; Interbrand; Pentagram; Wolff Olins; FutureBrand; Siegel+Gale; Pantone; Lippincott; Prophet Brand Strategy',
          roles:
            'graphic designer, visual designer, brand designer, multimedia artist, special effects artist and animator, motion designer, motion graphics designer, logo designer, design director, creative designer, commercial artist, production artist',
          industries: 'graphic design, graphic design services, design agency, branding agency, commercial photography',
        },
        {
          name: 'Commercial & Video Production',
          iab: '268',
          terms:
            'video production, corporate video, explainer video, promotional video, commercial photography, product photography, animation studio for ads, tv spot, radio spot, video marketing, video production company, product video',
          brands: 'Promo.com; Biteable; Lemonlight',
        },
      ],
    },
    {
      name: 'Digital Marketing',
      iab: '58',
      label: 'digital and online marketing',
      description: 'plan, buy or run digital marketing',
      domains: ['hubspot.com', 'searchengineland.com', 'neilpatel.com', 'marketingland.com', 'semrush.com'],
      terms:
        'digital marketing, online marketing, internet marketing, performance marketing, growth marketing, growth hacking, digital agency, inbound marketing, web marketing, ecommerce marketing, mobile marketing, app marketing, app store optimization, aso, conversion rate optimization, cro optimization, landing page, a/b testing, ab testing, split testing, call to action, click-through rate, ctr, conversion tracking, web analytics, attribution, marketing attribution, multi-touch attribution, marketing analytics, utm, website traffic, lead magnet, sales funnel, marketing funnel, retargeting, remarketing, viral marketing, push notification marketing, sms marketing, text message marketing, chatbot marketing, personalization, omnichannel marketing, multichannel marketing, customer journey, martech, digital advertising, online advertising, digital strategy',
      brands: `Semrush; Moz = seomoz; Ahrefs; Mailchimp = mail chimp; Constant Contact; Marketo; Pardot; Klaviyo; ActiveCampaign = active campaign; Salesforce Marketing Cloud = exacttarget;
        Oracle Eloqua = eloqua; Iterable; SendGrid; Campaign Monitor; AWeber; GetResponse; ConvertKit = convert kit; Drip Email; Brevo = sendinblue; Omnisend; ~Attentive; Postscript SMS;
        Hootsuite; Buffer Social; Sprout Social; Later Social; Mixpanel Marketing; Kissmetrics; BrightEdge; Conductor SEO; Screaming Frog; SpyFu; SimilarWeb = similar web; Majestic SEO;
        Search Engine Land; Search Engine Journal; Neil Patel = neilpatel; Copyblogger; MarketingProfs; Content Marketing Institute; Contently; BuzzSumo; CoSchedule; Outbrain; Taboola;
        Trustpilot Business; Podium Reviews; Yext; BrightLocal; Adobe Campaign; Cheetah Digital; Acoustic Marketing; Emarsys; Dynamic Yield; CleverTap; MoEngage; WebEngage;
        Digital Turbine; Adjust Attribution; Branch Metrics; Kochava; Singular Attribution; Web.com Marketing; Hibu; ReachLocal; Scorpion Marketing; Vendasta; WebFX; KlientBoost; Tinuiti;
        Disruptive Advertising; DigitalMarketer = digital marketer; SharpSpring`,
      roles:
        'digital marketer, digital marketing manager, digital marketing specialist, online marketing manager, performance marketer, growth marketer, growth manager, growth hacker, head of growth, chief growth officer, vp of growth, web analytics manager, marketing analyst, marketing data analyst, ecommerce marketing manager, digital marketing director, head of digital, digital strategist, web marketing specialist, marketing automation specialist, crm marketing manager, lifecycle marketing manager, conversion rate optimizer, digital marketing consultant, chief digital officer marketing, demand generation manager, internet marketer, digital director',
      industries:
        'digital marketing agency, digital agency, internet marketing service, seo agency, online advertising, internet advertising, interactive agency, web marketing',
      children: [
        {
          name: 'SEO & Search Marketing',
          children: [
            {
              name: 'Search Engine Optimization',
              terms:
                'seo, search engine optimization, search engine optimisation, keyword research, link building, backlink, on-page seo, local seo, technical seo, organic search, seo service, seo audit, meta tag, guest posting',
            },
            {
              name: 'Paid Search & PPC',
              terms:
                'ppc, pay per click, paid search, google ads, adwords, bing ads, search advertising, keyword bidding, cost per click, cpc, quality score, shopping ads, negative keyword',
            },
          ],
          iab: '627',
          terms:
            'sem, search engine marketing, serp, search ranking, google ranking, google my business, search visibility',
          brands:
            'Google Ads = google adwords | adwords; Microsoft Advertising = bing ads; Google Search Console; Apple Search Ads',
          roles:
            'seo specialist, seo manager, search marketing strategist, sem manager, ppc specialist, ppc manager, seo consultant, paid search manager, search engine marketer, seo analyst, seo director',
        },
        {
          name: 'Content Marketing',
          terms:
            'content marketing, content strategy, editorial calendar, whitepaper marketing, branded content, sponsored content, native content, blog marketing, thought leadership, storytelling marketing, newsletter marketing, advertorial, podcast advertising, content syndication, user generated content, ugc',
          roles:
            'content marketer, content marketing manager, content strategist, content manager, head of content, director of content',
        },
        {
          name: 'Social Media Marketing',
          children: [
            {
              name: 'Paid Social',
              terms:
                'paid social, facebook ads, tiktok ads, linkedin ads, twitter ads, social media advertising, instagram ads, snapchat ads',
            },
            {
              name: 'Social Media Management',
              terms:
                'social media management, social media scheduling, social listening, community management, social inbox, social calendar',
            },
          ],
          iab: '58',
          terms:
            'social media marketing, smm, social media strategy, instagram marketing, youtube advertising, social media agency, hashtag, social selling, social media campaign, social engagement, social media analytics, pinterest marketing',
          brands:
            'Facebook Ads = meta ads | meta for business | facebook business; LinkedIn Ads = linkedin marketing solutions; TikTok Ads = tiktok for business; Pinterest Ads; Snapchat Ads; X Ads = twitter ads; Brandwatch; Meltwater; Talkwalker; Social Media Examiner; Social Media Week; Agorapulse',
          roles:
            'social media manager, social media specialist, social media strategist, community manager, social media marketer, social media coordinator, social media director, paid social manager, social media consultant, social media executive',
        },
        {
          name: 'Influencer & Affiliate Marketing',
          children: [
            {
              name: 'Affiliate Programs',
              terms:
                'affiliate marketing, affiliate program, affiliate network, affiliate, affiliate link, cost per action, cpa network',
            },
            {
              name: 'Influencers & Creators',
              terms:
                'influencer marketing, influencer campaign, influencer, creator economy, creator marketing, micro-influencer, youtube creator sponsorship, instagram influencer, talent manager influencer',
            },
          ],
          terms:
            'brand ambassador, word of mouth marketing, referral marketing, referral program, partner marketing, celebrity endorsement, ambassador program, sponsorship deal',
          brands:
            'CJ Affiliate = commission junction; ShareASale; Rakuten Advertising; Impact.com = impact radius; Awin; ClickBank; Amazon Associates; PartnerStack; AspireIQ = aspire influencer; Grin Influencer; CreatorIQ; Upfluence; Mavrck; LTK = liketoknow.it | rewardstyle; Influencer Marketing Hub; FlexOffers; Tradedoubler; Skimlinks; VigLink; ReferralCandy',
          roles:
            'influencer, social media influencer, affiliate marketer, affiliate manager, influencer marketing manager, brand ambassador, content influencer, partner marketing manager, creator partnerships manager, affiliate marketing manager',
        },
        {
          name: 'Email & SMS Marketing',
          iab: '623',
          terms:
            'email marketing, email campaign, email newsletter service, drip campaign, email deliverability, bulk email, email list, cold email, open rate, sms campaign, email automation, e-mail marketing, email blast, autoresponder',
          roles: 'email marketer, email marketing manager, email marketing specialist, email deliverability consultant',
        },
        {
          name: 'Marketing Automation & Technology',
          iab: '58',
          intent: 'Solution',
          terms:
            'marketing automation, marketing technology, marketing cloud, marketing operations, marketing data, lead scoring, lead nurturing, marketing dashboard, campaign management, digital asset management, tag management, marketing resource management, customer data platform, cdp, marketing suite, personalization engine, marketing mix modeling, marketing mix modelling, media mix model',
          brands:
            'Tealium; Treasure Data; ActionIQ; BlueConic; Amperity; Aprimo; Widen DAM; Allocadia; Google Tag Manager; Lytics; Simon Data',
          roles:
            'marketing operations manager, marketing technologist, martech manager, marketing operations specialist, marketing data scientist',
        },
      ],
    },
    {
      name: 'Ad Tech & Programmatic',
      iab: '91',
      intent: 'Solution',
      label: 'advertising technology and programmatic media',
      description: 'buy, sell or build programmatic advertising and ad technology',
      domains: ['adexchanger.com', 'iab.com', 'thetradedesk.com', 'digiday.com', 'exchangewire.com'],
      terms: `ad tech, adtech, advertising technology, programmatic, programmatic advertising, rtb, real-time bidding, dsp, demand-side platform, demand side platform, ssp,
        supply-side platform, sell-side platform, ad exchange, ad network, ad server, ad serving, ad inventory, ad fraud, ad verification, viewability, brand safety, header bidding, dmp,
        data management platform, audience data, audience segment, audience targeting, third-party data, first-party data, contextual targeting, behavioral targeting, lookalike audience,
        cookieless, ad targeting, identity graph, identity resolution, clean room, data clean room, data broker, cpm, cost per mille, vast tag, display advertising, banner ad, display ad,
        pop-up ad, native advertising, rich media ad, video advertising, preroll, pre-roll, mobile advertising, in-app advertising, rewarded video ad, ad monetization, yield optimization,
        publisher monetization, audio advertising, ad blocking, dynamic creative, connected tv advertising, retail media, retail media network, ad operations, frequency capping,
        insertion order, walled garden, ads.txt, cross-device, data onboarding, geofencing, location-based advertising, data marketplace, data monetization`,
      brands: `The Trade Desk = trade desk | tradedesk; Google Marketing Platform; DoubleClick = display & video 360 | dv360 | google ad manager; Google AdSense = adsense; AdMob; Criteo;
        AppNexus = xandr; Magnite = rubicon project; PubMatic; OpenX; Index Exchange; MediaMath; Amobee; Adform; LiveRamp; Lotame; Oracle Data Cloud = bluekai | oracle advertising;
        Eyeota; Experian Marketing Services; Acxiom; Neustar Marketing; Nielsen Marketing Cloud; Comscore = com score; Integral Ad Science = ias; DoubleVerify = double verify; ~Moat;
        White Ops; Quantcast; Rocket Fuel Advertising; AdRoll = nextroll; StackAdapt; Basis Technologies = centro; Simpli.fi; Amazon Ads = amazon advertising; Walmart Connect;
        Roku Advertising; FreeWheel; SpotX; ~Tremor = nexxen | tremor international | unruly; Teads; Sharethrough; TripleLift; Yahoo Advertising = verizon media advertising | yahoo dsp;
        InMobi; AppLovin = app lovin; IronSource; Unity Ads; Vungle = liftoff; Smaato; Chartboost; Zeta Global; Cardlytics; Viant; Digilant; Innovid; Flashtalking; Sizmek; GumGum;
        Zemanta; Bombora; Sovrn; Mediavine; Raptive = adthrive; Ezoic; Kargo; Conversant Media; AdExchanger = ad exchanger; Digiday; IAB = interactive advertising bureau | iab tech lab;
        Permutive; ID5; Habu; InfoSum; Samba TV; Tapad; Drawbridge; Gravy Analytics; Foursquare Ads = placed; Cuebiq; GroundTruth = xad; Skai = kenshoo; Marin Software; Smartly.io;
        Perion; Mobvista = mintegral; Adcolony; Outfront Programmatic; Semcasting; Alliant Data; ShareThis; Dstillery; Clickagy; Audigent; Eskimi`,
      roles:
        'programmatic trader, programmatic buyer, programmatic manager, ad operations manager, ad ops specialist, media trader, yield manager, ad tech professional, campaign manager, ad trafficker, publisher monetization manager, programmatic specialist, data partnerships manager, head of programmatic, ad operations specialist, programmatic director, audience strategist',
      industries: 'advertising technology, adtech, marketing technology, ad network, data broker, martech company',
      children: [
        {
          name: 'Demand & Supply Platforms',
          terms:
            'media buying platform, bid shading, supply path optimization, private marketplace, pmp deal, programmatic guaranteed, ad mediation, bidstream, openrtb',
        },
        {
          name: 'Audience Data & Targeting',
          terms:
            '~data provider, audience builder, segment activation, lookalike modeling, intent data, purchase intent data, data enrichment, cookie matching, universal id, audience taxonomy, data seller, ~data management',
        },
        {
          name: 'Connected TV & Video Advertising',
          terms:
            'ctv advertising, ott advertising, addressable tv, video ad, advanced tv, streaming advertising, in-stream ad, youtube ad',
        },
        {
          name: 'Mobile & In-App Advertising',
          terms:
            'mobile ad, user acquisition, app install campaign, mobile attribution, in-game advertising, playable ad',
          roles: 'user acquisition manager, mobile marketing manager, app marketer',
        },
        {
          name: 'Retail Media',
          terms: 'commerce media, sponsored product ad, amazon ads campaign, shopper media, onsite advertising',
          brands:
            'Target Roundel = roundel; Kroger Precision Marketing = 84.51; Instacart Ads; Pacvue; CitrusAd; Flywheel Digital; Albertsons Media Collective',
        },
      ],
    },
    {
      name: 'Media Planning & Buying',
      iab: '91',
      label: 'media planning and buying',
      description: 'plan and buy advertising across television, radio, print and outdoor',
      domains: ['mediapost.com', 'srds.com', 'outfront.com', 'lamar.com', 'clearchanneloutdoor.com'],
      terms:
        'media planning, media buying, media plan, media strategy, paid media, media mix, reach and frequency, gross rating point, grp, upfront buying, media spend, ad spend, ad rates, rate card, share of voice, advertising space, ad placement, media sales, advertising sales, ad sales, media kit, sponsorship, media owner, media inventory, airtime sales, traditional advertising',
      brands:
        'Mediapost; SRDS; Mediaocean; Strata Media; iSpot.tv = ispot; Kantar Media; ~EDO Inc; NCC Media = ampersand tv; National CineMedia = ncm; Screenvision; Katz Media; Spotify Advertising; iHeart Advertising; Effectv = comcast spotlight; Spectrum Reach',
      roles:
        'media planner, media buyer, media director, media strategist, media supervisor, media manager, ad sales manager, media sales executive, advertising sales representative, media account manager, sponsorship manager, media analyst, media executive, head of media, media specialist, paid media manager, advertising account executive',
      industries:
        'media buying agency, media representatives, outdoor advertising, out-of-home advertising, display advertising, direct mail advertising, media planning agency, advertising sales',
      children: [
        {
          name: 'Outdoor & Out-of-Home Advertising',
          terms:
            'billboard, outdoor advertising, out-of-home, ooh, dooh, digital out-of-home, transit advertising, bus advertising, airport advertising, poster advertising, hoarding advertising, place-based media, vehicle wrap advertising, aerial advertising, cinema advertising, street furniture advertising',
          brands:
            'Lamar Advertising = lamar; Outfront Media = outfront; Clear Channel Outdoor = clear channel; JCDecaux = jc decaux; Stroer = ströer; Ocean Outdoor; Global Outdoor; oOh!media; Vistar Media; Broadsign; Hivestack; Intersection Media; Adams Outdoor; Captivate Network; GSTV; Focus Media; Place Exchange; Ad Council',
        },
        {
          name: 'TV & Radio Advertising',
          terms:
            'television advertising, tv advertising, radio advertising, broadcast advertising, direct response tv, drtv, infomercial, linear tv advertising, cable advertising, commercial airtime, local advertising',
        },
        {
          name: 'Print & Directory Advertising',
          terms:
            'print advertising, newspaper advertising, magazine advertising, classified ad, classified advertising, directory advertising, insert advertising, trade advertising',
        },
      ],
    },
    {
      name: 'Brand & Product Marketing',
      iab: '58',
      label: 'brand and product marketing',
      description: 'build brands and bring products to market',
      domains: ['marketingweek.com', 'brandingmag.com', 'ama.org', 'brandchannel.com'],
      terms:
        'branding, brand, rebranding, brand management, brand strategy, brand awareness, brand positioning, brand building, brand equity, brand loyalty program, brand activation, product marketing, positioning, value proposition, market segmentation, pricing strategy, product positioning, trade marketing, shopper marketing, category marketing, channel marketing, co-branding, consumer marketing, multicultural marketing, sports marketing, cause marketing, guerrilla marketing, integrated marketing, b2c marketing, destination marketing, healthcare marketing, real estate marketing, restaurant marketing, legal marketing, pharmaceutical marketing, luxury marketing, entertainment marketing, international marketing, youth marketing, local marketing, small business marketing, nonprofit marketing, school marketing, marketing communication, marcom, marketing collateral, naming, naming agency, brand licensing',
      brands:
        'American Marketing Association; Chartered Institute of Marketing = cim; Marketing Week; Brandweek; MarketingSherpa; Marketing Brew; Effie Awards; ~Acosta; Advantage Solutions; Crossmark; Daymon; Momentum Worldwide; Jack Morton; Octagon Sports Marketing; Wasserman; IMG Marketing; Endeavor Marketing; Geometry Global; Arc Worldwide; Collective Bias; Vericast; Quotient Technology = coupons.com for brands; Catalina Marketing',
      roles: `brand manager, product marketing manager, product marketer, brand strategist, marketing manager, marketing director, director of marketing, vp of marketing, vp marketing,
        chief marketing officer, cmo, head of marketing, chief brand officer, brand director, marketing coordinator, marketing assistant, marketing specialist, marketing associate,
        marketing consultant, marketing officer, marketing lead, marketing supervisor, trade marketing manager, shopper marketing manager, category marketing manager,
        field marketing manager, channel marketing manager, marketing communications manager, assistant brand manager, global marketing director, integrated marketing manager,
        marketing intern, senior marketing manager, svp marketing, marketing strategist, fractional cmo, brand marketer, consumer marketing manager, marketing manager and director,
        regional marketing manager, marketing project manager, marketing strategy manager`,
      industries: 'brand consultancy, marketing consulting, marketing consulting services, brand management, branding',
      children: [
        {
          name: 'B2B Marketing',
          terms:
            'b2b marketing, business-to-business marketing, account-based marketing, abm, demand generation, demand gen, industrial marketing, saas marketing, partner ecosystem marketing, enterprise marketing',
          brands:
            'Demandbase; 6sense; Terminus ABM; RollWorks; Madison Logic; TechTarget; NetLine; Integrate Demand; Foundry Marketing; LeanData; Drift Marketing; Bizible',
          roles:
            'b2b marketer, account-based marketing manager, abm manager, demand generation director, growth marketing manager',
        },
        {
          name: 'Loyalty & Promotions',
          terms:
            'loyalty program, loyalty marketing, rewards program management, sales promotion, promotional campaign, sweepstakes marketing, contest marketing, couponing strategy, customer loyalty, incentive program, gamification marketing, rebate program',
          brands:
            'Loyalty One; Aimia; Bond Brand Loyalty; Smile.io; LoyaltyLion; Annex Cloud; Antavo; Tango Card; Blackhawk Network',
        },
        {
          name: 'Event & Experiential Marketing',
          terms:
            'experiential marketing, event marketing, brand experience, pop-up activation, field marketing, street team, product sampling, in-store demonstration, trade show marketing, promotional event',
          roles:
            'demonstrator and product promoter, brand promoter, event marketing manager, experiential marketing manager, product promoter, field marketer',
        },
      ],
    },
    {
      name: 'Direct Mail & Promotional Products',
      iab: '58',
      intent: 'Product',
      label: 'direct mail and promotional products',
      description: 'order promotional products, signs and direct mail',
      domains: ['4imprint.com', 'asicentral.com', 'customink.com', 'vistaprint.com', 'valpak.com'],
      terms:
        'direct marketing, direct mail, direct response, mailing list, mailer, postcard marketing, catalog marketing, every door direct mail, leaflet distribution, flyer, brochure, leaflet, pamphlet, door hanger, mail merge marketing, database marketing, list broker, coupon mailer, list rental, direct mail postcard',
      brands:
        'Valpak; Money Mailer; Data Axle = infogroup | infousa; Harte Hanks; PostcardMania; ~Lob; Melissa Data; Mspark; Welcome Wagon; Clipper Magazine; SaveOn; RRD Marketing; Whistl Doordrop; Data & Marketing Association = direct marketing association | dma',
      roles:
        'direct marketer, direct mail manager, database marketing manager, promotional products distributor, sign maker, direct marketing manager, crm manager, sign painter',
      industries:
        'promotional products, sign manufacturing services, sign shop, advertising specialty, signage, direct marketing',
      children: [
        {
          name: 'Promotional Products & Swag',
          terms:
            'promotional product, promotional item, swag, corporate gift, branded merchandise, giveaway item, promotional pen, logo apparel, branded mug, tote bag promotional, custom merchandise, company swag, promotional gift, imprinted item, advertising specialty',
          brands:
            '4imprint; Custom Ink = customink; VistaPrint Promo; National Pen = pens.com; HALO Branded Solutions; Staples Promotional Products; Proforma; SwagUp; Geiger Promo; PPAI; ASI Central = advertising specialty institute; Discount Mugs; Quality Logo Products; Crestline; CafePress Business; RushOrderTees; BDA Merchandising; Spreadshirt',
        },
        {
          name: 'Signs & Displays',
          children: [
            {
              name: 'Digital & Neon Signs',
              terms:
                'neon sign, led sign, digital signage, electric sign, electronic message center, open sign, scrolling sign',
            },
            {
              name: 'Trade Show Displays',
              terms:
                'trade show display, trade show booth, banner stand, roll-up banner, pop-up display, exhibition booth, table cover',
            },
          ],
          terms:
            'sign, signage!, business sign, yard sign, a-frame sign, storefront sign, channel letter, point of purchase display, pop display, floor graphic, window graphic, feather flag, parking sign, safety sign, traffic sign supplier, wayfinding, no smoking sign, restroom sign, retail sign, ground sign, emergency exit sign, inflatable advertising, sandwich board',
          brands:
            'FASTSIGNS; Signarama = sign a rama; Daktronics Signs; Watchfire Signs; YESCO; Signs.com; Image360; Build A Sign = buildasign; SpeedPro; Skyline Exhibits; Nimlok; BrightSign; ScreenCloud; Scala Signage',
        },
      ],
    },
    {
      name: 'Public Relations & Communications',
      iab: '58',
      label: 'public relations and communications',
      description: 'manage reputation, media relations and corporate communications',
      domains: ['prnewswire.com', 'prweek.com', 'businesswire.com', 'edelman.com', 'prsa.org'],
      terms:
        'public relations, pr agency, press release, media relations, publicity, publicist, corporate communications, crisis communications, press conference, press kit, reputation management, online reputation, media monitoring, newswire, spokesperson, internal communications, investor relations, press coverage, media outreach, media training, media pitch, communications strategy, influencer relations, external communications, pr campaign, press agent, public image, speechwriting, lobbying communications, online review management, employee communications',
      brands:
        'Edelman = edelman pr; Weber Shandwick; FleishmanHillard = fleishman hillard; Burson = burson cohn & wolfe | burson-marsteller | bcw; Hill & Knowlton = hill+knowlton; Ketchum; ~Golin; MSL Group; Ruder Finn; APCO Worldwide; ~Brunswick Group; FTI Strategic Communications; FGS Global = finsbury; Teneo; PR Newswire = prnewswire; Business Wire = businesswire; GlobeNewswire = globe newswire; PRWeb; Cision; Muck Rack; PRWeek = pr week; PRSA; HARO = help a reporter out; Porter Novelli; Zeno Group; WE Communications = waggener edstrom; Real Chemistry = w2o; EIN Presswire; Onclusive; BrandYourself; Reputation.com; Prezly; Prowly; Agility PR; ~Notified; Q4 Investor Relations; Allison Worldwide; ICR Inc; Sard Verbinnen; PAN Communications',
      roles:
        'public relations manager, public relations specialist, pr manager, publicist, pr specialist, communications manager, communications director, director of communications, chief communications officer, corporate communications manager, press secretary, press officer, spokesperson, media relations manager, vp of communications, head of communications, public relations and fundraising manager, investor relations manager, public affairs officer, pr consultant, pr executive, communications specialist, internal communications manager, pr director, public relations officer, communications coordinator, speechwriter, communications consultant, pr professional, media liaison, communications associate, communications officer, press agent, corporate communications director',
      industries:
        'public relations and communications services, public relations agency, pr firm, communications agency, public relations',
      children: [
        {
          name: 'Media Relations & Press Releases',
          terms:
            'press release distribution, news release, media list, journalist database, press clipping, earned media, embargo press',
        },
        {
          name: 'Reputation & Crisis Communications',
          terms:
            'brand reputation, review management, crisis pr, online reputation repair, reputation monitoring, brand monitoring',
        },
        {
          name: 'Corporate & Internal Communications',
          terms:
            'corporate affairs, company newsletter, intranet communications, corporate messaging, stakeholder communication, executive communications',
        },
      ],
    },
    {
      name: 'Market Research & Insights',
      iab: '58',
      label: 'market research and consumer insights',
      description: 'commission, run or take part in market research',
      domains: ['nielsen.com', 'ipsos.com', 'kantar.com', 'qualtrics.com', 'surveymonkey.com'],
      terms:
        'market research, marketing research, consumer insight, consumer insights, market insight, focus group, survey, online survey, opinion survey, questionnaire, consumer panel, panel research, product testing, concept testing, mystery shopping, mystery shopper, secret shopper, ethnographic research, qualitative research, quantitative research, audience measurement, tv rating, media measurement, brand tracking, brand health, ad effectiveness, copy testing, market sizing, market analysis, market share, usability study, customer research, consumer behavior, consumer behaviour, consumer trend, trend forecasting, conjoint analysis, sample provider, respondent, shopper insight, neuromarketing, eye tracking research, demographic analysis, psychographic, consumer study, consumer sentiment, customer analytics, competitive research',
      brands: `Nielsen = nielseniq | niq | ac nielsen; Ipsos; Kantar = kantar worldpanel | millward brown | tns; GfK; IRI = circana | information resources; NPD Group; Mintel; Euromonitor;
        YouGov; Gallup Panel; J.D. Power Research; Dynata = survey sampling international; Toluna; Cint = lucid marketplace; Survey Junkie; Swagbucks Surveys; Opinion Outpost;
        Pinecone Research; Typeform Surveys; Comscore Audience; GWI = globalwebindex | global web index; MRI-Simmons = mri simmons | simmons research; Claritas = prizm; Morning Consult;
        Harris Poll = harris insights; eMarketer = insider intelligence; WGSN; Forrester Research; Frost & Sullivan; IDC Research; ~Numerator; ~Burke Inc; Maru Group; Schlesinger Group;
        dscout; Respondent.io; Prolific Research; Branded Surveys; InboxDollars Surveys; Escalent; NielsenIQ Homescan; Macromill; Intage; Zappi; Suzy Insights; Attest Surveys;
        System1 Research; Vivvix; Market Force; BestMark; Resonate Insights; Quirk's; ESOMAR`,
      roles:
        'market research analyst, market researcher, consumer insights manager, insights manager, marketing research manager, survey researcher, market research interviewer, mystery shopper, insights analyst, market research analyst and marketing specialist, insights director, director of consumer insights, market intelligence manager, survey taker, focus group moderator, customer insights analyst, market analyst, head of insights, trend forecaster',
      industries:
        'market research, marketing research and public opinion polling, market research firm, survey company, consumer research',
      children: [
        {
          name: 'Surveys & Panels',
          children: [
            {
              name: 'Paid Surveys',
              terms: 'paid survey, survey taking, survey site, paid opinion, paid focus group, survey reward',
            },
            {
              name: 'Customer Feedback',
              terms:
                'customer survey, feedback form, customer feedback survey, nps survey, exit survey, satisfaction survey',
            },
          ],
          segment: 'B2B2C',
          terms: 'survey panel, survey platform, research panel, poll maker',
        },
        {
          name: 'Audience & Media Measurement',
          terms:
            'tv measurement, cross-media measurement, ratings data, audience rating, panel measurement, radio rating, brand lift, incrementality, ad measurement',
          brands: 'Arbitron; ~BARB; VideoAmp; Innovid XP = tvsquared; Numeris; Triton Digital; Edison Research',
        },
        {
          name: 'Consumer Trends & Insights',
          terms:
            'trend report, trend spotting, cultural insight, generational research, shopper research, consumer confidence survey, lifestyle segmentation',
        },
      ],
    },
    {
      name: 'Sales Enablement & Lead Generation',
      iab: '59',
      label: 'sales enablement and lead generation',
      description: 'run sales teams, generate leads and close deals',
      domains: ['salesforce.com', 'zoominfo.com', 'gong.io', 'outreach.io', 'sales-hacker.com'],
      terms:
        'sales enablement, ~sales, selling, sales strategy, sales training, sales technique, sales pitch, lead generation, lead gen, sales lead, prospecting, sales prospecting, cold calling, telemarketing, telesales, inside sales, outside sales, field sales, sales management, sales operations, revenue operations, revops, sales development, sales intelligence, sales engagement, sales coaching, sales quota, sales pipeline, sales forecasting, sales commission, key account management, account management, appointment setting, sales productivity, sales force, sales team, sales outsourcing, sales process, salesmanship, upselling, cross-selling, door to door sales, direct selling, contact database, contact data, solution selling, channel sales, retail sales training, sales compensation, quote to cash, proposal management, business contact list',
      brands:
        'ZoomInfo = zoom info | discoverorg; Outreach.io = outreach sales; LinkedIn Sales Navigator = sales navigator; Apollo.io; Seismic Sales; Lusha; Clearbit; Cognism; Seamless.AI; Hunter.io; Leadfeeder = dealfront; UpLead; RocketReach; LeadIQ; Groove Sales; Sandler Training; Challenger Sales; Richardson Sales; Miller Heiman = korn ferry sell; ~RAIN Group; Brainshark; Bigtincan; Yesware; Mixmax; Bombora Intent; Belkins; CIENCE; memoryBlue; SalesRoads; D&B Hoovers; Kaspr; Lead411; CaptivateIQ; Spiff Commissions; Conversica; Qwilr; Sales Hacker; MarketStar; N3 Sales; Televerde; Jordan Belfort; Grant Cardone; Zig Ziglar; Tony Robbins Sales',
      roles: `sales manager, sales representative, sales rep, salesperson, salesman, saleswoman, sales executive, account executive, account manager, sales director, director of sales,
        vp of sales, vp sales, chief sales officer, chief revenue officer, head of sales, sales development representative, sdr, bdr, inside sales representative,
        field sales representative, outside sales representative, telemarketer, regional sales manager, territory manager, territory sales manager, key account manager,
        national account manager, sales engineer, sales consultant, sales operations manager, sales coordinator, sales enablement manager, revenue operations manager,
        lead generation specialist, commercial director, commercial manager, chief commercial officer, sales professional, sales decision maker, sales leader, sales support,
        sales and marketing manager, sales and marketing director, sales and marketing professional, sales analyst, sales trainer, door-to-door sales worker,
        sales representative wholesale and manufacturing, sales representative of services, strategic account manager, sales administrator, area sales manager, appointment setter,
        international sales manager, channel sales manager, account director, business development and sales, presales consultant, solution consultant, sales specialist, sales agent,
        sales officer, sales supervisor, first-line supervisor of non-retail sales workers, national sales manager, technical sales representative`,
      industries:
        'telemarketing, lead generation company, sales outsourcing, sales training, direct selling establishment, sales and marketing, sales organization',
      children: [
        {
          name: 'Lead Generation',
          terms:
            'b2b lead, lead list, qualified lead, mql, lead provider, lead qualification, exclusive lead, pay per lead, lead broker',
        },
        {
          name: 'Sales Training & Methodology',
          children: [
            {
              name: 'Negotiation & Closing',
              terms:
                'closing technique, objection handling, negotiation skills for sales, sales negotiation, deal closing',
            },
          ],
          terms: 'consultative selling, spin selling, challenger sale, sales playbook, sales motivation',
        },
        {
          name: 'Telemarketing & Inside Sales',
          terms: 'outbound calling, sales dialer, power dialer, cold outreach, phone sales, telemarketing service',
        },
        {
          name: 'Sales Operations & Intelligence',
          terms:
            'sales analytics, territory planning, sales dashboard, conversation intelligence, incentive compensation, deal management, sales data, revenue intelligence',
        },
      ],
    },
    {
      name: 'Marketing Education & Careers',
      iab: '58',
      segment: 'B2B2C',
      label: 'marketing know-how and professional development',
      description: 'learn marketing and follow the advertising trade',
      domains: ['hubspot.com', 'ama.org', 'marketingprofs.com', 'skillshop.withgoogle.com'],
      terms:
        'marketing certification, marketing course, marketing conference, marketing book, marketing podcast, marketing blog, advertising history, marketing mix, four ps, marketing theory, marketing degree, consumer psychology, marketing award, marketing association, marketing webinar, marketing template, seo course',
      brands:
        'HubSpot Academy; Google Skillshop; INBOUND Conference; Adobe Summit; Advertising Week; Dmexco; MozCon; Content Marketing World; Seth Godin; Gary Vaynerchuk = gary vee | garyvee; Philip Kotler; Digital Marketing Institute; Advertising Research Foundation; Programmatic I/O; Social Media Marketing World; Simplilearn Marketing; CXL Institute',
      roles: 'marketing student, marketing trainer, marketing instructor, marketing author',
      children: [
        {
          name: 'Marketing Conferences & Awards',
          intent: 'Event',
          terms:
            'marketing summit, advertising conference, ad tech conference, advertising week, marketing expo, adweek event',
        },
        {
          name: 'Marketing Courses & Certification',
          terms:
            'digital marketing course, google ads certification, marketing bootcamp, copywriting course, social media marketing course',
        },
      ],
    },
  ],
}

export default marketingAdvertising
