import type { CategorySource } from '../source'

const telecomInternet: CategorySource = {
  category: 'Telecom & Internet',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Service',
  terms: `telecom!, telecommunication!, telecommunications, telco, telecom service, telecom provider, communications provider, communications service provider, communication service, electronic communication, internet and telecom, internet & telecom, telecom bundle, triple play, quad play, bundled service, telecom plan, telecom switcher, carrier switcher, network operator, service provider telecom, ~carrier, ~roaming, ~connectivity, ~internet, ~online, internet user, online user, heavy internet user, light internet user, digital native, digital divide, internet culture, telecom regulation, spectrum auction, net neutrality`,
  brands: ``,
  roles: `telecom engineer, telecommunications engineer, telecom manager, telecommunications manager, telecom director, telecom analyst, telecom consultant, telecom technician, telecommunications technician, telecommunications equipment installer, telecommunications line installer, line installer, cable installer, cable technician, fiber technician, fiber optic technician, fiber splicer, tower technician, tower climber, radio and tower equipment installer, radio frequency engineer, wireless engineer, voip engineer, unified communications engineer, unified communications manager, telecom sales representative, wireless sales representative, telephone operator, switchboard operator, network planning engineer, core network engineer, field technician telecom, isp technician, installation technician telecom, 5g engineer, telecom project manager, satellite engineer, satellite communications specialist, noc manager telecom, telecom expense manager, radio operator, communications technician,
        social media influencer, influencer, content creator, community moderator, online community manager, community manager, vlogger, blogger influencer, streamer influencer, tiktoker, instagrammer, outside plant engineer, osp engineer, switch technician`,
  industries: `telecommunications, telecommunications carrier, telecom carrier, wireless services, wireless carrier, wired telecommunications, wireless telecommunications, wired telecommunications carriers, wireless telecommunications carriers, telecommunications reseller, internet service provider, isp, cable company, cable operator, satellite telecommunications, satellite operator, communications service provider, mobile operator, mobile network operator, mobile virtual network operator, mvno, mobile carrier, telecom equipment, telecom infrastructure, tower company, telephone company, phone company, voip provider, diversified telecommunication services, social networking platform, social media company, social media platform, internet, internet publishing, internet marketplace platform, online media, online community, search engine company, web portals, cable and satellite programming, messaging platform, fiber provider, integrated telecommunication services`,
  nodes: [
    {
      name: 'Mobile Carriers & Plans',
      iab: '420',
      label: 'mobile carriers and phone plans',
      description: 'compare, switch or use mobile carriers and phone plans',
      domains: ['verizon.com', 't-mobile.com', 'att.com', 'mintmobile.com'],
      terms: `mobile plan, phone plan, cell phone plan, cell phone service, mobile service, mobile phone service, wireless service, wireless plan, wireless carrier, wireless provider, wireless network, cell service, cellular service, cellular network, cellular plan, mobile carrier, mobile network, mobile operator, mobile provider, contract phone plan, phone contract, number portability, mobile subscriber, wireless subscriber, carrier plan, text messaging plan, mobile recharge, mobile top-up, business mobile plan, mobile communications, mobile wireless, cell phone provider, cell tower`,
      brands: `Verizon Wireless; AT&T Wireless = at&t mobility; ~Sprint = sprint mobile; US Cellular = uscellular; O2 = o2 uk; EE = ee mobile; Three UK = three mobile | hutchison 3g; Sky Mobile; Tesco Mobile; iD Mobile; Koodo; Fido; Bell Mobility; Videotron; Freedom Mobile; Xfinity Mobile; Spectrum Mobile; Cox Mobile; C Spire; Appalachian Wireless; Cellcom; Union Wireless; Telenor Mobile; Sosh; Red by SFR; B&You; Free Mobile; Yoigo; Wind Tre; Vodafone UK; FirstNet; Fizz Mobile; VodafoneThree; Voxi; Smarty Mobile; Giffgaff; Virgin Mobile; Talkmobile; Plusnet Mobile; Boost Australia; Belong Mobile; amaysim; WhistleOut`,
      children: [
        {
          name: 'Wireless Stores',
          terms: `switch carrier, phone deal carrier`,
          brands: `Carphone Warehouse; Mobiles.co.uk; Wireless Advocates; Victra; Cellular Sales; Wireless Zone; Russell Cellular; TCC Wireless`,
        },
        {
          name: 'Mobile Broadband & Hotspots',
          terms: `mobile data, mobile broadband, mobile internet, mobile hotspot plan, tethering`,
        },
        {
          name: 'International Calling & Roaming',
          terms: `international calling, calling card, phone card, long distance calling, roaming plan`,
          brands: `Lebara; Lycamobile; Rebtel`,
        },
        {
          name: 'Unlimited & Family Plans',
          terms: `data plan, unlimited data, unlimited plan, family plan wireless, family mobile plan, postpaid, postpaid plan, senior phone plan, student phone plan`,
        },
        {
          name: 'SIM Cards & eSIMs',
          terms: `sim card, esim, sim only, sim only deal, travel sim, international sim, travel esim`,
          brands: `Airalo; Holafly; Nomad eSIM; Ubigi; GigSky; Truphone`,
        },
        {
          name: 'Prepaid & Budget Carriers',
          terms: `prepaid phone, prepaid plan, prepaid wireless, pay as you go, payg, no contract phone, prepaid card phone, prepaid sim, mvno plan, cheap phone plan, low cost carrier phone, lifeline phone program, free government phone, prepaid mobile`,
          brands: `Cricket Wireless; Boost Mobile; Metro by T-Mobile = metropcs | metro pcs; Mint Mobile; ~Visible = visible wireless; Google Fi = project fi; Tracfone; Straight Talk = straight talk wireless; Total by Verizon = total wireless; Consumer Cellular; Simple Mobile; Net10; Ting Mobile; Republic Wireless; Ultra Mobile; Tello; US Mobile; Red Pocket; H2O Wireless; Page Plus; Assurance Wireless; SafeLink; Lively Phone = greatcall; Twigby; Helium Mobile; Gen Mobile; Lyca Mobile USA; Public Mobile; Chatr; Lucky Mobile; PureTalk; Patriot Mobile; Credo Mobile; Affinity Cellular; Q Link Wireless; Hello Mobile; Gabb Wireless; Trump Mobile; Noble Mobile; SpeakOut Wireless; Walmart Family Mobile; Good2Go Mobile; ALDI Talk; Congstar; Winsim; Freenet Mobile; Lidl Connect; Simyo; Ben Mobile; Lowi; Digi Mobil`,
        },
        {
          name: '5G & Wireless Networks',
          iab: '116',
          terms: `5g, 5g network, 5g service, 5g coverage, 4g, 4g lte, lte, 3g, 6g, gsm, cdma, cellular technology, wireless technology, wireless communication, open ran, small cell, private 5g, network coverage, network slicing, millimeter wave, coverage map, mobile network technology, wireless spectrum, cell site, base station telecom`,
          brands: `T-Mobile 5G; Verizon 5G; Opensignal; Ookla = speedtest.net | speedtest by ookla; Rakuten Symphony; Mavenir; Parallel Wireless; Boingo; GSMA; Mobile World Congress = mwc barcelona`,
        },
      ],
    },
    {
      name: 'Internet & Broadband',
      iab: '419',
      label: 'home internet and broadband',
      description: 'compare, switch or use internet and broadband providers',
      domains: ['xfinity.com', 'spectrum.com', 'verizon.com', 'broadbandnow.com'],
      terms: `broadband, internet service, internet service provider, isp, internet provider, internet access, internet connection, home internet, residential internet, high speed internet, high-speed internet, internet plan, internet package, internet bundle, broadband provider, internet speed, internet speed test, slow internet, internet outage, affordable connectivity program, internet installation, internet for beginners, getting online, moving internet service, internet bill, data cap`,
      brands: `Shaw Communications; Cogeco; Eastlink; TekSavvy; BroadbandNow; HighSpeedInternet.com; Allconnect; Aussie Broadband; Superloop; Dodo Internet; ACT Fibernet; Hathway; You Broadband; Spectranet; Tikona; nbn = nbn co; Cable ONE Internet; Metronet Internet; Ting Internet`,
      children: [
        {
          name: 'UK & European Broadband',
          terms: `broadband deal, broadband switcher`,
          brands: `Virgin Media; Sky Broadband; TalkTalk; Plusnet; Zen Internet; NOW Broadband; Onestream Broadband; BT Broadband; Openreach; KCOM; Gigaclear; Fastweb; Tiscali; Vodafone Kabel; PYUR; Versatel`,
        },
        {
          name: 'Wi-Fi & Hotspots',
          terms: `wifi, wi-fi, wifi hotspot, public wifi, internet cafe, cyber cafe`,
          brands: `Fon WiFi; iPass`,
        },
        {
          name: 'Fixed Wireless & Rural Internet',
          terms: `rural internet, fixed wireless, fixed wireless access, 5g home internet, wireless internet, wireless isp, wisp, community broadband`,
          brands: `Rise Broadband; Starry Internet; T-Mobile Home Internet; Verizon Home Internet; Xplornet`,
        },
        {
          name: 'Business Internet',
          terms: `business internet, business broadband, leased line, dedicated internet access, ethernet access`,
          brands: `Comcast Business; Spectrum Business = spectrum enterprise; Cox Business; AT&T Business; Verizon Business`,
        },
        {
          name: 'Cable & DSL Internet',
          terms: `cable internet, dsl, adsl, vdsl, dial-up internet, dial-up, broadband cable`,
          brands: `Xfinity = comcast xfinity; Comcast = comcast corporation | comcast cable; Spectrum Internet = charter spectrum; Cox Communications = cox cable; ~Optimum = optimum cable; Suddenlink; Mediacom; WOW! Internet = wide open west | wideopenwest; RCN = astound broadband; Grande Communications; Wave Broadband; Armstrong Cable; EarthLink; NetZero; AOL Dial-Up; Juno Online; CenturyLink Internet; Breezeline = atlantic broadband; Midco; Buckeye Broadband; Blue Ridge Communications`,
        },
        {
          name: 'Fiber Internet',
          terms: `fiber internet, fiber optic internet, fibre broadband, fiber broadband, gigabit internet, fiber to the home, ftth, fttp, full fibre, fiber provider, fiber optic network, dark fiber, gigabit fiber, fiber optics`,
          brands: `Verizon Fios = fios; Google Fiber = gfiber; AT&T Fiber; Frontier Fiber; Ziply Fiber; Metronet; Brightspeed; Quantum Fiber; Kinetic by Windstream; EPB Fiber; Sonic Internet; Hyperoptic; CityFibre; Community Fibre; G.Network; Lightower; Hotwire Communications; GoNetspeed; Lumos Fiber; Point Broadband; Bluepeak; Greenlight Networks; Deutsche Glasfaser; Open Fiber; Delta Fiber; Youfibre; Toob Broadband; Trooli; Webpass`,
        },
        {
          name: 'Satellite Internet',
          terms: `satellite internet, satellite broadband, satellite communication, satellite communications, satcom, satellite phone service, satellite service, low earth orbit internet, in-flight wifi, vsat`,
          brands: `Starlink; HughesNet = hughes network systems; Viasat = exede; OneWeb = eutelsat oneweb; ~Iridium = iridium communications; Globalstar; Inmarsat; Intelsat; SES Satellite = ses sa; Eutelsat; EchoStar; Project Kuiper = amazon kuiper; AST SpaceMobile; Telesat; Thuraya; Konnect Broadband; Gogo Inflight; Panasonic Avionics WiFi; Lynk Global; Skylo; KVH Industries; Gilat = gilat satellite; Speedcast; Marlink; Avanti Satellite`,
        },
      ],
    },
    {
      name: 'Cable & Satellite TV Service',
      iab: '640',
      label: 'cable and satellite TV service',
      description: 'subscribe to, compare or cancel cable and satellite TV service',
      domains: ['directv.com', 'dish.com', 'xfinity.com', 'sky.com'],
      terms: `cable tv, cable television, cable service, cable provider, cable subscriber, tv provider, pay tv, pay-tv, pay television, tv package, tv and internet bundle, cable bill, tv subscription provider, multichannel video, tv bundle, cable package`,
      brands: `Foxtel; Canal+ = canal plus; Astro Malaysia; Sky Deutschland; Sky Italia; Movistar Plus; Nova Greece; Cignal TV; OSN; beIN Connect; VTR Chile; NET Brasil; Izzi; Megacable; Totalplay; UPC Broadband; Vidgo; Skyperfec TV; Digiturk; Now TV Hong Kong; Polsat Box`,
      children: [
        {
          name: 'IPTV & Digital TV',
          terms: `iptv, digital tv service, freeview`,
          brands: `Freeview UK; Bell Fibe TV; U-verse = at&t u-verse`,
        },
        {
          name: 'Satellite TV',
          terms: `cable and satellite, satellite tv, satellite television, satellite dish, dth television`,
          brands: `DirecTV = direct tv; Dish Network = dish tv; Sky TV = sky uk | sky group | sky q; Tata Play = tata sky; Dish India = d2h; Airtel Digital TV; Sun Direct; MultiChoice = dstv; Freesat; Shaw Direct; Orby TV`,
        },
        {
          name: 'Cord Cutting',
          terms: `cancel cable, cord cutter, cord cutting, cord cutters, cord never, cord shaver`,
        },
      ],
    },
    {
      name: 'Landline & VoIP',
      iab: '420',
      label: 'landline, VoIP and internet calling',
      description: 'use or choose landline, VoIP and internet calling services',
      domains: ['ooma.com', 'vonage.com', 'ringcentral.com', 'skype.com'],
      terms: `landline, landline service, home phone service, phone service, telephone service, telephony, long distance service, local phone service, voicemail, voicemail service, call forwarding, conference call, conference calling, emergency number, telephone line, payphone`,
      brands: `Phone.com; AXvoice; Community Phone; FreeConferenceCall = freeconferencecall.com; Gamma Telecom; bOnline; CallCentric`,
      children: [
        {
          name: 'Virtual & Second Numbers',
          terms: `toll free number, 800 number, virtual phone number, second phone number`,
          brands: `Grasshopper = grasshopper phone; TextNow; Burner App; Hushed; Line2; Sideline App; TollFreeForwarding; Dingtone; TextFree`,
        },
        {
          name: 'Call Blocking & Number Lookup',
          terms: `caller id, phone number lookup, reverse phone lookup, robocall, robocall blocking, call blocking, telephone directory, white pages, phone book`,
          brands: `Whitepages; Nomorobo; RoboKiller; Hiya; YouMail`,
        },
        {
          name: 'Online Fax',
          terms: `fax service, online fax, internet fax, efax`,
          brands: `eFax; MyFax; RingCentral Fax; HelloFax`,
        },
        {
          name: 'VoIP & Internet Calling',
          terms: `voip!, voice over ip, internet phone, internet calling, ip telephony, sip trunk, sip trunking, wi-fi calling, video calling, video chat, video call`,
          brands: `Ooma; Vonage; Skype; Google Voice; magicJack; Voip.ms; VoIPo; 1-VoIP; FaceTime = apple facetime; Google Duo; ooVoo; Houseparty; Sipgate; Viber Out`,
        },
        {
          name: 'Business Phone & UCaaS',
          segment: 'B2B',
          intent: 'Solution',
          terms: `business voip, unified communications, ucaas, unified communications as a service, cloud communications, ccaas, contact center as a service, call routing, telecom expense management, mass notification system, emergency notification system, business telecom, wholesale voice, international voice carrier`,
          brands: `Cisco Unified Communications; Vonage Business; Fuze Communications; Intermedia = intermedia unite; Windstream Enterprise; Everbridge; AlertMedia; OnSolve; Knowlarity; Crexendo; Ribbon Communications; AudioCodes; Metaswitch; BroadSoft; Alianza; Tata Communications; iBasis; Tangoe; Calero; Granite Telecommunications; Evolve IP; Star2Star; Wildix; NFON; Swyx; CloudTalk; JustCall; Kixie; Ruby Receptionists`,
          children: [
            {
              name: 'SMS & Communications APIs',
              terms: `cpaas, communications platform as a service, sms api, business sms, bulk sms, a2p messaging`,
              brands: `Bandwidth Inc = bandwidth.com; Sinch; MessageBird = bird cpaas; Plivo; Telnyx; Infobip; Syniverse; Clickatell; Kaleyra; Route Mobile; Tanla; Exotel; Gupshup`,
            },
            {
              name: 'Cloud PBX & Phone Systems',
              terms: `business phone system, business phone, pbx, ip pbx, hosted pbx, cloud pbx, cloud phone system, office phone system, auto attendant, virtual receptionist phone, business telephone, sip phone, desk phone system`,
              brands: `RingCentral; 8x8; Nextiva; Dialpad; GoTo Connect = jive communications; Mitel = shoretel; Avaya; Zoom Phone; OpenPhone = quo phone; 3CX; Yealink; Polycom = poly; Grandstream; Asterisk PBX; Sangoma; FreePBX; Net2Phone; Ooma Office; Snom; Fanvil`,
            },
          ],
        },
      ],
    },
    {
      name: 'Social Networks',
      iab: '628',
      label: 'social networks and social media',
      description: 'use, follow or spend much time on social networks',
      domains: ['facebook.com', 'instagram.com', 'tiktok.com', 'x.com'],
      intent: 'Lifestyle',
      terms: `social network, social networking, social media, social media app, social media user, social media platform, social networking site, heavy social media user, social media addict, social site, online social network, social app, social sharing, social media trend, social media celebrity, social media influencer follower, influencer culture, influencer follower, creator economy, social audio, social bookmarking, user generated content, social media account, social media profile`,
      brands: `Myspace; Nextdoor; Clubhouse App; VK = vkontakte; Odnoklassniki = ok.ru; Xiaohongshu = rednote | little red book; QQ; Qzone; ShareChat; Orkut; Friendster; Google Plus = google+; Path Social; Lemon8; Patreon; Ko-fi; ~Cameo = cameo videos; Yubo; Vero Social; Peanut App; Foursquare = swarm app; Yik Yak; Ello; IRL App; Hi5; Bebo; Mixi; KakaoStory; Baidu Tieba; Zhihu; Skyrock; StudiVZ; Draugiem; Taringa; Momo App; Soul App`,
      children: [
        {
          name: 'Microblogs & Alternative Networks',
          terms: `hashtag, private social network, decentralized social network, fediverse`,
          brands: `Twitter = x.com | x corp | tweet; Tumblr; Mastodon; Bluesky Social = bluesky; Truth Social; Parler; Gab Social; MeWe; Weibo = sina weibo; Koo App; Gettr; Minds.com; Plurk`,
        },
        {
          name: 'Professional Networks',
          terms: `professional network, business networking site`,
          brands: `LinkedIn = linked in; XING; Viadeo`,
        },
        {
          name: 'Photo Sharing',
          terms: `selfie, photo sharing, photo sharing site, image sharing, pinboard`,
          brands: `Snapchat = snap inc; Pinterest; BeReal; Flickr; Imgur; 500px; DeviantArt; Lapse App; Dispo; Snapchat Spotlight`,
        },
        {
          name: 'Short Video & Live Streaming Apps',
          terms: `viral content, viral trend, short video app, live streaming app, livestream social, video sharing app`,
          brands: `TikTok = tik tok; ByteDance; Douyin; Kuaishou; Triller; Likee; Kwai; Moj; Bigo Live; Periscope App; Vine App; Musical.ly`,
        },
        {
          name: 'Facebook & Instagram',
          terms: `friend network, status update, news feed, friend finder`,
          brands: `Facebook = fb | facebook.com; ~Meta = meta platforms; Instagram = insta | ig; Threads App = threads by instagram; Facebook Groups = facebook group; Facebook Live; Instagram Reels = reels; Instagram Stories`,
        },
        {
          name: 'Forums & Online Communities',
          terms: `online community, forum, message board, discussion board, discussion forum, internet forum, chat room, chatroom, online chat, virtual community, web community, question and answer site, q&a site, imageboard, newsgroup, usenet, community site, neighborhood app, fan community, online group, ~wiki, crowdsourcing site, subreddit, social gaming community, local community network`,
          brands: `Reddit; Discord = discord app; Quora; 8chan; Stack Exchange; Wikipedia; Wikimedia; ~Fandom = fandom.com | wikia; Yahoo Answers; Yahoo Groups; Digg; BuzzFeed Community; Slashdot; MetaFilter; Something Awful; Lemmy; Tapatalk; Mumsnet Talk; Geocities; Ask.fm; Answers.com; Omegle; Chatroulette; Meetup = meetup.com; Ravelry Forum; NeoGAF; ResetEra; Blind App; Fishbowl App; Glassdoor Community; Mighty Networks; Circle Community = circle.so; Kiwi Farms; Wikihow; The Student Room; Douban`,
          children: [
            {
              name: 'Virtual Worlds & Metaverse',
              terms: `virtual world, metaverse, avatar world`,
              brands: `Second Life; VRChat; Decentraland; IMVU; Habbo = habbo hotel; Gaia Online`,
            },
            {
              name: 'Memes & Internet Culture',
              terms: `meme, memes, internet meme, viral video culture`,
              brands: `4chan; 9GAG; Know Your Meme; Fark; Giphy; Tenor GIF; Urban Dictionary; Ifunny; Cheezburger = icanhascheezburger`,
            },
          ],
        },
        {
          name: 'Messaging Apps',
          iab: '80DV8O',
          terms: `messaging app, messenger app, instant messaging, instant message, text message, texting, sms, mms, rcs, chat app, group chat, encrypted messaging, emoji, sticker app, gif keyboard, push to talk app, voice message, mobile messaging, instant messenger, chat service`,
          brands: `WhatsApp = whats app; Facebook Messenger = messenger; WeChat = weixin; Telegram = telegram messenger; Signal Messenger = signal app; iMessage; LINE Messenger = line app; KakaoTalk = kakao; Viber = rakuten viber; Kik = kik messenger; GroupMe; Zalo; Google Chat = google messages; AIM = aol instant messenger; ICQ; Yahoo Messenger; MSN Messenger; Zello; Marco Polo App; Imo Messenger; BBM; Threema; Wickr; Element Matrix; Session Messenger; BOTIM; Tango App; Voxer; Trillian; Beeper; Bitmoji`,
        },
      ],
    },
    {
      name: 'Search Engines & Portals',
      iab: '627',
      label: 'search engines and web portals',
      description: 'search the web and use portals and online directories',
      domains: ['google.com', 'bing.com', 'yahoo.com', 'duckduckgo.com'],
      intent: 'Product',
      terms: `search engine, web search, internet search, image search, local search, reverse image search, internet search user, voice search, visual search, vertical search, url shortener, web archive, internet resource`,
      brands: `Google = google inc | google llc; Google Search; Bing = microsoft bing; DuckDuckGo; Baidu; Yandex; Ask.com = ask jeeves; Ecosia; Naver; Seznam; Qwant; Startpage; Brave Search; AltaVista; Dogpile; Sogou; WolframAlpha = wolfram alpha; Internet Archive = wayback machine; Bitly; TinyURL; IAC = interactivecorp; Infoseek; Kagi; Neeva; Kakao Corp; About.com = dotdash; HotBot; Mojeek; Swisscows`,
      children: [
        {
          name: 'Web Portals',
          terms: `web portal service, portal site, home page portal`,
          brands: `Yahoo = yahoo! | yahoo search | verizon media; AOL = america online; MSN = msn.com; Daum; Excite Portal; Lycos; Rediff; Sify; T-Online; Web.de; Libero Portal; Onet; Wirtualna Polska; Terra Networks; UOL = universo online; Sina; Sohu; Tencent; Yahoo Japan = ly corporation; Mail.ru; Rambler`,
        },
        {
          name: 'People Search & Directories',
          terms: `online directory, web directory, people search, people finder, business directory, yellow pages, local listings, background check site`,
          brands: `Yellow Pages = yellowpages.com | yp.com; Superpages; Manta Directory; Spokeo; Intelius; PeopleFinders; TruthFinder; BeenVerified; Yell.com; Pages Jaunes = pagesjaunes; Thryv; Instant Checkmate`,
        },
      ],
    },
    {
      name: 'Email Services',
      iab: '623',
      label: 'email services',
      description: 'use or look for personal and business email services',
      domains: ['gmail.com', 'outlook.com', 'mail.yahoo.com', 'proton.me'],
      terms: `email, e-mail, electronic mail, email service, email provider, webmail, free email, email account, email app, email address, disposable email, email forwarding, email user, email inbox`,
      brands: `Gmail = google mail; Outlook.com = hotmail | microsoft hotmail; Yahoo Mail; iCloud Mail; AOL Mail; GMX Mail; Mail.com; Yandex Mail; Superhuman; HEY Email; Spark Mail; Thunderbird = mozilla thunderbird; Mailinator; Apple Mail; Edison Mail; Newton Mail; 10 Minute Mail; Roundcube; SimpleLogin`,
      children: [
        {
          name: 'Secure & Business Email',
          terms: `secure email, encrypted email, business email`,
          brands: `ProtonMail = proton mail; Zoho Mail; Fastmail; Tutanota = tuta mail; Hushmail; Posteo; Mailfence; StartMail; Rackspace Email; Skiff Mail`,
        },
      ],
    },
    {
      name: 'Telecom Equipment & Infrastructure',
      roles: `rf engineer, radio frequency engineer, 5g engineer, lte engineer, telecom engineer, network planning engineer, fiber technician, fiber optic technician, cell tower technician, tower climber, telecommunications engineer, cable installer, telecom technician, voip engineer`,
      iab: '116',
      segment: 'B2B',
      intent: 'Solution',
      label: 'telecom equipment and network infrastructure',
      description: 'build, supply or invest in telecom networks and infrastructure',
      domains: ['ericsson.com', 'nokia.com', 'lightreading.com', 'fiercetelecom.com'],
      terms: `telecom equipment, telecommunications equipment, telecommunication equipment, telecom infrastructure, communications infrastructure, communications equipment, telecom network, network operator equipment, carrier ethernet, microwave backhaul, backhaul, telecom installation, telecom engineering, telecom consulting, wholesale telecom, satellite operator, satellite ground station, telecom construction, broadcast transmission, central office, mpls, teleport, two-way communications system, public safety communications, emergency communications network`,
      brands: `Ericsson; Nokia; Nokia Siemens Networks; Samsung Networks; Adtran; Calix; Casa Systems; Harmonic Inc; Ceragon; Aviat Networks; Sercomm; Technicolor Connected = vantiva; Sagemcom; Dycom; MasTec Communications; Kratos; Comtech; Light Reading; Fierce Telecom; TeleGeography; ITU = international telecommunication union; Federal Communications Commission = fcc; Ofcom; Alcatel-Lucent; Lucent; Bell Labs; Qwest; MCI WorldCom = worldcom; BellSouth; Pacific Bell; Anritsu; Spirent; Radisys; Fujitsu Network; Telrad; DigitalBridge; Preformed Line Products; Westell`,
      children: [
        {
          name: 'Telecom Software & Billing',
          terms: `telecom billing, operations support system, bss oss, telecom software, network virtualization telecom`,
          brands: `Comarch; CSG International = csg systems; Netcracker; Openet; Optiva; Subex`,
        },
        {
          name: 'Fiber & Undersea Cable',
          terms: `submarine cable, undersea cable, fiber optic cable, optical fiber`,
          brands: `Prysmian; SubCom; FiberHome; Corning Optical; Clearfield`,
        },
        {
          name: 'Towers & Wireless Infrastructure',
          terms: `telecom tower, radio access network, antenna system telecom, distributed antenna system, das antenna, wireless infrastructure, wireless equipment, rf equipment`,
          brands: `Airspan; Vertical Bridge; Indus Towers; China Tower; Helios Towers; IHS Towers; Phoenix Tower; JMA Wireless; Vodafone Vantage Towers = vantage towers`,
        },
      ],
    },
    {
      name: 'Telecom Carriers Worldwide',
      brands: `~Orange`,
      iab: '116',
      label: 'telecom carriers around the world',
      description: 'use, follow or do business with telecom carriers',
      domains: ['verizon.com', 'vodafone.com', 'att.com', 'telekom.com'],
      intent: 'Brand',
      terms: `telecom company, telecom group, incumbent operator, national operator, telecom customer, phone company, telephone company, telecom operator, telecom brand`,
      children: [
        {
          name: 'North American Carriers',
          terms: `us carrier, american carrier, canadian carrier, regional carrier, rural telephone company, local exchange carrier, clec, ilec`,
          brands: `Verizon = verizon communications; AT&T = att | at and t; T-Mobile = tmobile | t-mobile us | t mobile; Bell Canada = bce; Rogers Communications = rogers wireless; Telus; ~Lumen = lumen technologies | centurylink; Frontier Communications; Windstream; Consolidated Communications = fidium; TDS Telecom = telephone & data systems; Cincinnati Bell = altafiber; Hawaiian Telcom; Alaska Communications = gci; Level 3 Communications; Zayo; Cogent Communications; Crown Castle; American Tower; SBA Communications; Uniti; Cable One = sparklight; Shentel; ATN International; Gogo; Charter Communications`,
        },
        {
          name: 'European Carriers',
          terms: `uk carrier, uk mobile network, european carrier, german mobile network, french mobile network`,
          brands: `Vodafone; Orange Telecom = orange sa | orange france; Telefónica = telefonica | movistar; BT = bt group | british telecom; Deutsche Telekom = telekom deutschland; Telecom Italia = tim telecom; Swisscom; KPN; Proximus; Telia = telia company; Telenor; Tele2; Elisa Oyj; Turkcell; Türk Telekom = turk telekom; MTS Russia; MegaFon; ~Beeline; VEON; Rostelecom; Kyivstar; Orange Polska; Play Poland; Liberty Global; Bouygues Telecom; SFR = altice france; Iliad; Altice = altice usa; Cellnex; Eir; Magyar Telekom; A1 Telekom Austria; Cosmote = ote group; NOS Portugal; MEO Portugal; MasMovil = masorange; Telefónica Deutschland = o2 germany; United Internet; Freenet; 1&1 Telecom; Sunrise Communications; Salt Mobile; Telenet; Ziggo`,
        },
        {
          name: 'Asia-Pacific Carriers',
          terms: `asian carrier, indian telecom, chinese telecom, australian carrier, japanese carrier`,
          brands: `China Mobile; China Telecom; China Unicom; NTT = nippon telegraph | ntt docomo | docomo; KDDI; SoftBank = softbank mobile; Telstra; Optus; Bharti Airtel = airtel; Reliance Jio = jio; Vodafone Idea = vi india; BSNL; Singtel; StarHub; Maxis; Axiata = celcom; Globe Telecom; PLDT; Smart Communications; Telkomsel; Telkom Indonesia; True Corporation; AIS Thailand; Viettel; SK Telecom; KT Corporation = korea telecom; LG Uplus = lg u+; Chunghwa Telecom; Rakuten Mobile; Spark New Zealand; TPG Telecom; iiNet`,
        },
        {
          name: 'Latin American Carriers',
          terms: `latin american carrier, brazilian telecom, mexican carrier`,
          brands: `América Móvil = america movil | telcel | claro; Liberty Latin America; Millicom = tigo; Digicel; Entel; Oi Brasil; Vivo Brasil; Antel; Claro Brasil; Personal Argentina; ETB; ~Wom; Telesur`,
        },
        {
          name: 'Middle Eastern & African Carriers',
          terms: `african carrier, middle east telecom, gulf operator`,
          brands: `MTN = mtn group; Safaricom; Vodacom; Etisalat = emirates telecom; STC = saudi telecom; Zain; Ooredoo; Maroc Telecom; Sonatel; Airtel Africa; Globacom = glo mobile; Telkom SA; Cell C`,
        },
      ],
    },
    {
      name: 'Influencers & Creators',
      iab: '628',
      intent: 'Lifestyle',
      label: 'influencers and online creators',
      description: 'follow influencers or create content for social platforms',
      domains: ['instagram.com', 'tiktok.com', 'youtube.com', 'patreon.com'],
      terms: `online creator, micro influencer, nano influencer, macro influencer, celebrity influencer, twitter personality, linkedin creator, social media star, social media personality, kidfluencer, virtual influencer, follower count, fan page, brand ambassador social, influencer marketing follower, unboxing video, haul video, asmr creator, get ready with me, day in the life video`,
      children: [
        {
          name: 'Creator Platforms',
          terms: `creator platform, creator monetization, creator fund, fan subscription platform, link in bio`,
        },
        {
          name: 'TikTok & Instagram Stars',
          terms: `instagram model, tiktok star, tiktok creator, tiktok dance, tiktok challenge, instagram influencer`,
        },
        {
          name: 'Lifestyle Influencers',
          terms: `beauty influencer, fashion influencer, fitness influencer, travel influencer, food influencer, tech influencer, mom influencer, pet influencer, mommy blogger`,
        },
      ],
    },
    {
      name: 'Online Services & Digital Life',
      iab: '619',
      label: 'online services and digital life',
      description: 'spend time online and use internet services day to day',
      domains: ['wikipedia.org', 'google.com', 'cnet.com', 'wired.com'],
      intent: 'Lifestyle',
      terms: `internet service user, online activity, internet activity, online service, web service, web surfing, browsing the internet, internet browsing, online lifestyle, digital lifestyle, internet censorship, internet governance, internet history, world wide web, web 2.0, web3, internet celebrity, internet personality, internet slang, cloud life, file hosting, online storage service, web tool, internet technology, telework connection, personal web page, personal homepage, internet radio service listing, podcasting host, web ring, digital nomad connection, internet newbies, mobile-first user, mobile user, heavy mobile user, mobile web user`,
      brands: `Mozilla Foundation; Internet Society; EFF = electronic frontier foundation; Archive.org; MediaFire; Rapidgator; 4shared; Internet Live Stats; DownDetector`,
      children: [
        {
          name: 'Online Safety & Digital Wellbeing',
          terms: `internet safety, online safety, cyberbullying, internet addiction, digital detox, screen time, digital citizenship, digital wellbeing, smart phone addiction`,
        },
      ],
    },
  ],
}

export default telecomInternet
