import type { CategorySource } from '../source'

const demographicsLifeEvents: CategorySource = {
  category: 'Demographics & Life Events',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Lifestyle',
  terms: `demographic!, demographics!, life event!, life stage!, lifestage, population segment, consumer segment, ~household, ~adult, ~people, ~person, ~resident, census, demographic segment, psychographic, lifestyle segment, geodemographic, population group, life milestone, life change, ~individual, ~consumer, ~family, multigeneration household, multigenerational, multigeneration, extended family, grandparent household, skip generation household, holiday, public holiday, national holiday, civic holiday, bank holiday, cohabiting, living together, cohabitation, multigenerational household, three generation household, adults without children, no child household, childless, one child, two children, three children, household composition, extended family household, roommate household, single person household, one person household, affluence, affluent, net worth, home value, marital status, relationship status, housing type, dwelling type, single family dwelling, multi family dwelling, ring bearer, new graduate`,
  brands: `Claritas PRIZM = prizm | prizm premier; Experian Mosaic = mosaic usa; Acxiom Personicx = personicx; Esri Tapestry = tapestry segmentation; CACI Acorn = acorn segmentation; Nielsen DMA; U.S. Census Bureau = us census bureau; P$YCLE; ConneXions Claritas; VALS Framework; Cameo Consumer; Equifax Niches; AARP = american association of retired persons`,
  roles: `retiree, homemaker, stay-at-home mom, stay-at-home dad, housewife, house husband, pensioner, senior citizen, breadwinner, wedding planner, wedding coordinator, wedding photographer, wedding videographer, wedding officiant, marriage celebrant, wedding florist, wedding caterer, bridal consultant, party planner, event decorator wedding, funeral director, mortician, undertaker, embalmer, funeral attendant, funeral service manager, crematory operator, demographer, celebrant, funeral home manager, cemetery manager, death doula, holiday decorator, santa performer, balloon artist, party entertainer,
children's party entertainer, wedding dj, bride, groom, bridesmaid, maid of honor, best man, groomsman`,
  industries: `wedding services, wedding planning service, wedding venue, bridal industry, party planning service, funeral homes and funeral services, funeral home, crematory, cemeteries and crematories, death care services, wedding photography studio, party rental company, greeting celebration services, senior services for retirees, holiday decorating service, banquet hall, wedding industry, event rental wedding`,
  nodes: [
    {
      name: 'Age and Generation',
      sensitivity: 'Low',
      iab: '163',
      label: 'age groups and generations',
      description: 'belong to an age group or generation',
      domains: ['census.gov', 'pewresearch.org', 'aarp.org', 'statista.com'],
      terms: `~age, age group, age range, ~aged, ~ages, ~year old, years old, ~young, ~old, ~generation, generational, adult population, middle-aged, midlife, adulthood, age bracket, age band, coming of age, date of birth, over 18, 18+, 18 plus, 21+, 21 and over, legal drinking age, under 40, over 40`,
      children: [
        {
          name: 'Young Adults',
          terms: `young adult!, emerging adult, early twenties, late teens adult, adults 18-34, a18-34, adults 18-24, adults 25-34`,
          children: [
            { name: 'Ages 18 to 24', terms: `18-24 year olds, ages 18 to 24, aged 18-24` },
            { name: 'Ages 25 to 34', terms: `25-34 year olds, ages 25 to 34, aged 25-34` },
          ],
        },
        {
          name: 'Middle-Aged Adults',
          terms: `middle age, mid-life adult, adults 35-54, adults 25-54, a25-54, adults 18-49, a18-49`,
          children: [
            { name: 'Ages 35 to 44', terms: `35-44 year olds, ages 35 to 44, aged 35-44` },
            { name: 'Ages 45 to 54', terms: `45-54 year olds, ages 45 to 54, aged 45-54` },
          ],
        },
        {
          name: 'Generation Z',
          terms: `gen z!, generation z!, gen-z, genz, zoomer, centennial generation, 18-24, 18 to 24, age 18-24, ages 18-24, young adult audience, 16-24, 18-20, 20-24, 21-24, 18-21, 20-29, twentysomething, 20-something, college-age, digital native, generation alpha, gen alpha, young adults, youth culture`,
        },
        {
          name: 'Millennials',
          terms: `millennial!, millennials!, generation y, gen y, 25-34, 25 to 34, age 25-34, 25-29, 30-34, 18-34, 30-39, thirtysomething, 30-something, 21-34, 18-35, 25-44, xennial, young professional, young urban professional, yuppie, older millennial, geriatric millennial`,
        },
        {
          name: 'Generation X',
          terms: `gen x!, generation x!, 35-44, 35 to 44, 45-54, 45 to 54, 35-54, age 35-44, age 45-54, 40-49, 35-39, 40-44, 45-49, 25-54, 18-49, 18-54, fortysomething, 50-54, 35-49, 40-something, sandwich generation, midlife crisis`,
        },
        {
          name: 'Baby Boomers',
          terms: `baby boomer!, boomer!, boomers!, baby boom generation, 55-64, 55 to 64, 55+, 55 plus, 50+, 50 plus, over 50, over-50s, 50 and over, 55-59, 60-64, age 55-64, fifty plus, 45+, 45-64, 50-64, mature adult, older adult, 50-59, mature market`,
        },
        {
          name: 'Seniors 65 and Over',
          terms: `~senior, seniors, senior citizen!, elderly, 65+, 65 plus, over 65, age 65, 65 and over, 65 and older, 65-74, 75+, 70+, 80+, 60+, over 60, silent generation, greatest generation, older people, aging, ageing, elder, mature consumer, octogenarian, golden years, centenarian, 60-69, 70-79, 85+, senior adult, senior discount`,
        },
        {
          name: 'Teens and Youth',
          sensitivity: 'High',
          terms: `teen, teenager, teenage, tween, adolescent, ~youth, 13-17, 13 to 17, 12-17, under 18, ~minor, pre-teen, juvenile, young people, teenage girl, teenage boy, 6-12, under 12, kids 6-11, 2-11, child demographic, age 0-3, 0-2 years`,
        },
      ],
    },
    {
      name: 'Gender and Identity',
      sensitivity: 'Low',
      iab: '163',
      label: 'gender and identity',
      description: 'are of a given gender or identity',
      domains: ['census.gov', 'pewresearch.org', 'glaad.org', 'womenshealthmag.com'],
      terms: `gender, sex demographic, gender identity group, gender demographic, male or female`,
      children: [
        {
          name: 'Women',
          terms: `~women, ~woman, ~female, ~females, ~lady, ~ladies, ~girl, women 18-49, adult woman, working woman, women 25-54, women 18-34, women over 50, w18-49, w25-54, single woman, career woman, businesswomen`,
        },
        {
          name: 'Men',
          terms: `~men, ~man, ~male, ~males, ~gentleman, ~guy, ~boy, men 18-49, adult man, men 25-54, men 18-34, men over 50, m18-49, m18-34, m25-54, single man, bachelor man`,
        },
        {
          name: 'LGBTQ+',
          sensitivity: 'High',
          terms: `lgbtq!, lgbt!, lgbtq+, lgbtqia, lgbtqia+, gay!, lesbian!, bisexual!, transgender!, queer!, non-binary, nonbinary, gay man, gay couple, same-sex couple, trans woman, trans man, sexual orientation, gay pride, pride month, asexual, pansexual, intersex, drag queen, two-spirit, coming out, gender-fluid, genderqueer, homosexual, homosexuality`,
          brands: `GLAAD; Human Rights Campaign = hrc; The Advocate Magazine; Out Magazine; PinkNews; Stonewall UK; Attitude Magazine; Logo TV; Them Magazine; PFLAG; Pride Parade = pride festival; NYC Pride; Gay Times`,
        },
      ],
    },
    {
      name: 'Income and Wealth Level',
      iab: '391',
      sensitivity: 'Moderate',
      label: 'income and affluence',
      description: 'have a given income, wealth or spending level',
      domains: ['census.gov', 'bls.gov', 'federalreserve.gov', 'kiplinger.com'],
      terms: `income, household income!, hhi, income level, income bracket, income range, discretionary income, disposable income, individual income, personal income, socioeconomic status, socio-economic, social class, social grade, abc1, c2de, middle class, middle-income, upper middle class, working class, spending power, big spender, budget shopper household, net worth level, median income, income 50k-75k, income 75k-100k, moderate income, purchasing behavior level, household net worth, wealth segment`,
      children: [
        {
          name: 'High Income and Affluent',
          terms: `affluent!, affluence, high income!, high-income household, high earner, high earners not rich yet, income 100k+, income over 100000, income 150k+, income 250k+, hhi 100k+, hhi 150k+, wealthy!, wealthy household, ~rich, millionaire!, billionaire, luxury lifestyle consumer, upscale household, one percent, upper income, ~elite, upper class, jet set, mass affluent, emerging affluent, 100k+ household, six-figure earner, well-off, six-figure income`,
        },
        {
          name: 'Millionaires and High Net Worth',
          terms: `multimillionaire, ultra-wealthy, high net worth household, deca-millionaire, wealth over 1 million, net worth 1m+, super rich, affluent millennials`,
        },
        {
          name: 'Middle Income',
          terms: `middle-income household, average income, income 50k-100k, mid-income, middle class family, middle-class household`,
        },
        {
          name: 'Low Income',
          sensitivity: 'High',
          terms: `low income!, low-income household, below poverty line, poverty, income under 25k, income under 30000, lower income, lower class, poor household, underprivileged, working poor, financially vulnerable, income less than 40k`,
        },
      ],
    },
    {
      name: 'Household and Home Status',
      iab: '186',
      label: 'household make-up and home status',
      description: 'live in a given kind of household',
      domains: ['census.gov', 'pewresearch.org', 'apartmenttherapy.com', 'zillow.com'],
      terms: `household size, household composition, head of household, household decision maker, primary shopper, living arrangement, family size, homeowner, home owner status, homeowner status, length of residence, dwelling type, home value range, multigenerational household, single-person household, living alone, dual-income household, dink, dinks, two-income household, large family household, presence of children, households with children, household with no children, childless, child-free, marital status, married, single adult, unmarried, widowed, widow, widower, cohabiting, partnered, couples household,
multicultural household, pet-owning household, one-person household, number of adults, household with seniors, number of children, married couple, married with children, married without kids, divorced status, separated status, domestic partner, single-parent household, household type, homeowners, household member`,
      children: [
        {
          name: 'Homeowners and Renters',
          sensitivity: 'None',
          terms: `home ownership status, homeowner household, renter household, apartment dweller, single-family dwelling household, condo owner, owner occupied, renter occupied, long-term resident`,
        },
        {
          name: 'Married and Couples',
          terms: `married household, married adults, couple without children, couple household, long-term couple`,
        },
        {
          name: 'Singles and Living Alone',
          terms: `singles household, lives alone, solo household, never married, single-person living, young single`,
        },
        {
          name: 'Households with Children',
          sensitivity: 'None',
          terms: `children in household, kids in household, child age 0-2, children 3-5, children 6-10, family household, teens in household, school-age children household, household with kids, household with teens`,
        },
      ],
    },
    {
      name: 'Ethnicity and Culture',
      iab: '432',
      sensitivity: 'High',
      label: 'ethnic and cultural background',
      description: 'identify with an ethnic or cultural community',
      domains: ['pewresearch.org', 'univision.com', 'bet.com', 'census.gov'],
      terms: `ethnicity!, ethnic, ethnic group, race demographic, racial, multicultural!, multicultural consumer, minority group, cultural heritage, diaspora, ethnic affinity, multiethnic, biracial, mixed-race, heritage community, immigrant community, expatriate, expats, foreign-born, second-generation immigrant, people of color, bipoc, european american, caucasian, white american, italian american, irish american, polish american, german american, greek american, jewish american, jewish heritage, russian american, armenian american, scandinavian american, portuguese american, french canadian,
~culture, ethnic identity, ethnic community, nationality, ancestry group, ukrainian american, black british, british asian, roma people, gypsy traveller, immigrant, romani, slavic, celtic, anglo-saxon`,
      children: [
        {
          name: 'Hispanic and Latino',
          terms: `hispanic!, latino!, latina, latinx, latine, hispanic american, mexican american, puerto rican, cuban american, dominican american, spanish-dominant hispanic, bilingual hispanic, us hispanic, chicano, central american community, salvadoran, colombian american, south american community, acculturated hispanic, guatemalan, hispanic household, latin american community, afro-latino, venezuelan american, peruvian american`,
          brands: `Hispanic Heritage Month = hispanic heritage; NALIP; UnidosUS; LULAC; Wearemitu; ~Mitu; Remezcla`,
        },
        {
          name: 'African American',
          terms: `african american!, african-american!, black american, black culture, black consumer, black community, african immigrant, caribbean american, haitian american, jamaican american, african heritage, afro-caribbean, nigerian american, black women, black men, ethiopian american, black-owned, kwanzaa community, black household, west indian american, african diaspora, black excellence`,
          brands: `Essence Magazine; ~Essence; Ebony Magazine; The Root Magazine; Blavity; AfroTech; TheGrio; Jet Magazine; Urban One; Black Enterprise; NAACP Community; Juneteenth Celebration`,
        },
        {
          name: 'Asian American',
          terms: `asian american!, asian-american!, aapi, asian community, chinese american, indian american, korean american, vietnamese american, filipino american, japanese american, south asian, desi, pakistani american, pacific islander, native hawaiian, asian indian, bangladeshi american, hmong, taiwanese american, thai american, east asian, southeast asian community, chinese diaspora, nri, non-resident indian, chinese household, asian household, samoan, sri lankan community`,
          brands: `Gold House; Hyphen Magazine; Angry Asian Man; NextShark; Sulekha`,
        },
        {
          name: 'Native American and Indigenous',
          terms: `native american!, american indian, alaska native, indigenous!, first nations, tribal community, aboriginal australian, torres strait islander, maori, inuit, metis, indigenous people, navajo, cherokee, native heritage, lakota, powwow`,
          brands: `Native American Heritage Month; Indian Country Today; Cherokee Nation; Navajo Nation`,
        },
        {
          name: 'Middle Eastern and North African',
          terms: `arab american, middle eastern community, persian community, iranian american, lebanese american, turkish community, kurdish, moroccan community, egyptian community, assyrian, afghan community, israeli american, arab community, mena community, syrian community, iraqi american, palestinian community`,
        },
      ],
    },
    {
      name: 'Language Spoken',
      iab: '163',
      sensitivity: 'None',
      label: 'languages spoken',
      description: 'speak a given language at home',
      domains: ['census.gov', 'univision.com', 'telemundo.com', 'ethnologue.com'],
      terms: `language spoken, primary language, native speaker, language preference, non-english speaker, mother tongue, ~speaker, ~speaking, ~language, home language, language group, french-speaking, mandarin speaker, chinese-speaking, cantonese speaker, korean-speaking, vietnamese-speaking, tagalog speaker, arabic-speaking, russian-speaking, portuguese-speaking, german-speaking, hindi speaker, italian-speaking, polish-speaking, japanese-speaking, haitian creole speaker, english-speaking, francophone, anglophone, punjabi speaker, urdu speaker, farsi speaker, bengali speaker, tamil speaker, telugu speaker,
swahili speaker, turkish-speaking, dutch-speaking, hebrew speaker, yiddish speaker, somali speaker, limited english proficiency, language at home, lusophone`,
      children: [
        {
          name: 'Spanish Speakers',
          terms: `spanish-speaking!, spanish speaker, spanish-dominant, spanish preferred, spanish-language audience, spanish-language media, spanish at home, hispanohablante`,
        },
        {
          name: 'Bilingual Households',
          terms: `bilingual!, bilingual household, bilingual speaker, multilingual!, multilingual household, english-spanish bilingual, trilingual`,
        },
        {
          name: 'Asian Language Speakers',
          terms: `asian language, mandarin-speaking household, chinese speaker, hindi-speaking, vietnamese speaker, korean speaker, japanese speaker, tagalog-speaking`,
        },
        {
          name: 'European Language Speakers',
          terms: `european language, french speaker, german speaker, polish speaker, russian speaker, portuguese speaker, italian speaker, greek speaker`,
        },
      ],
    },
    {
      name: 'Education and Occupation Level',
      iab: '123',
      sensitivity: 'None',
      label: 'education level and working life',
      description: 'share a level of education or kind of work',
      domains: ['bls.gov', 'census.gov', 'pewresearch.org', 'nces.ed.gov'],
      terms: `education level, educational attainment, highest level of education, high school diploma holder, high school graduate, college graduate!, college-educated, some college, bachelor's degree holder, graduate degree holder, post-graduate degree holder, no high school diploma, university graduate, college degree holder, education attained, completed college, vocational degree holder, degree holder, occupation type, employment status, employed full-time, full-time worker, part-time worker, part-time employee, employed adult, working adult, working professional, self-employed, blue collar,
blue-collar, white collar, white-collar, pink collar, military household, military family, veteran household, unemployed, jobless, out of work, work-at-home household, homemaker household, stay-at-home parent household, shift worker, night shift worker, seasonal worker, essential worker, gig worker, student household, skilled worker, craftsman occupation, service worker, manual laborer, ~laborer, retired household, professional occupation, dual career`,
      children: [
        {
          name: 'College Educated',
          terms: `has bachelor's degree, has master's degree, completed graduate school, postgraduate educated, highly educated, college degree attained`,
        },
        {
          name: 'Blue-Collar Workers',
          terms: `tradesperson household, factory worker demographic, hourly worker, manual worker, working-class employee, wage earner`,
        },
        {
          name: 'White-Collar Workers',
          terms: `office worker, knowledge worker, salaried worker, desk worker, corporate employee, ~commuter, business professional demographic, metro commuter`,
        },
        {
          name: 'Unemployed',
          sensitivity: 'High',
          terms: `recently laid off, laid-off worker, unemployed adult, between jobs, long-term unemployed, job loss`,
        },
      ],
    },
    {
      name: 'Where People Live',
      iab: '469',
      sensitivity: 'None',
      label: 'kinds of place people live',
      description: 'live in a given kind of place or region',
      domains: ['census.gov', 'city-data.com', 'bestplaces.net', 'ons.gov.uk'],
      terms: `geographic segment, ~urban, urbanite, city dweller, urban dweller, suburban, suburbanite, ~rural, rural household, small town, metro area, metropolitan area, dma, designated market area, zip code, postal code, postcode, county resident, state resident, coastal resident, midwesterner, southerner, new yorker, californian, texan, floridian, londoner, inner city, exurban, country living household, urban core, residence location, local resident, nearby resident, commuter town, us population, ~region, country of residence, neighborhood type, us adult, uk adult, canadian resident, european resident,
snowbird, inhabitant, west coast resident, east coast resident, college town resident, ~living in, place of residence`,
      children: [
        {
          name: 'Urban Households',
          terms: `city household, downtown resident, urban family, inner-city resident, apartment district resident`,
        },
        {
          name: 'Suburban Households',
          terms: `suburban family, suburban parent, suburb resident, suburban homeowner, soccer mom`,
        },
        {
          name: 'Rural Households',
          terms: `rural resident, farm household, country folk, small-town resident, rural community, remote area resident`,
        },
      ],
    },
    {
      name: 'Life Stages',
      iab: '163',
      label: 'stages of life',
      description: 'go through a stage or change of life',
      domains: ['aarp.org', 'theknot.com', 'usa.gov', 'verywellmind.com'],
      terms: `stage of life, life transition, new chapter, starting out, young family stage, growing family, established family, mature family, pre-retiree, pre-retirement, empty nest, empty nester!, boomerang kid, recent life change, big life change, quarter-life crisis, leaving home, first apartment, young couple, new job life event, job change event, career change event, new driver, getting a license, turning 18, turning 21, turning 65, milestone birthday, bucket list, becoming a citizen, name change, downsizer, boomeranger, settled down, launching kids, citizenship ceremony, adulting, first job event, away from hometown, away from family, living away from family, living abroad, lives abroad, expat, immigrant family, long distance from family, urban professional, urban single, young urban professional, dual income household`,
      children: [
        {
          name: 'Retirement',
          sensitivity: 'None',
          terms: `retired, retiree!, recently retired, new retiree, about to retire, retirement life, retirement lifestyle, retired person, retirement party, retired couple, near retirement, retirement celebration, senior lifestyle, retiring soon`,
          brands: `AARP The Magazine; Grand Magazine; Retirement Living TV; Saga Magazine; The Senior List; Sixty and Me`,
        },
        {
          name: 'Moving House',
          intent: 'Event',
          sensitivity: 'None',
          terms: `moving house!, moving home!, ~mover, new mover!, recently moved, recent mover, relocating, relocation, pre-mover, moving soon, about to move, new homeowner event, moved house, change of address, housewarming, new address, moving day, relocating family, moving to a new home, just moved, out-of-state mover, packing up, moving out, moving checklist, new resident, new home owner`,
          brands: `USPS Mover's Guide; MyMove; ~Updater; Moving.com; Welcome Wagon; Moved.com`,
        },
        {
          name: 'Empty Nesters',
          terms: `empty nest household, empty-nest parents, kids left home, parent of adult children, empty nesting`,
        },
        {
          name: 'Starting a Career or Family',
          terms: `new job holder, recently promoted, first-time renter, just starting out, new adult, newly independent, starting a family, new family, newly single, recently divorced, newly separated`,
        },
      ],
    },
    {
      name: 'Weddings and Engagements',
      iab: '165',
      intent: 'Event',
      sensitivity: 'None',
      label: 'weddings and engagements',
      description: 'get engaged, plan or attend a wedding',
      domains: ['theknot.com', 'weddingwire.com', 'zola.com', 'brides.com'],
      terms: `wedding!, bridal!, ~engagement, ~engaged, bride!, bride-to-be, groom, groom-to-be, newlywed!, fiance, fiancee, getting married, wedding planning, wedding planner, wedding venue, wedding photography, wedding photographer, wedding invitation, wedding registry, bridal registry, wedding cake, wedding flower, wedding bouquet, wedding catering, wedding decoration, wedding favor, wedding reception, wedding ceremony, wedding guest, wedding website, save the date, rsvp card, destination wedding, elopement, micro wedding, wedding band music, wedding dj, wedding video, marriage license, wedding vow,
~proposal, marriage proposal, bridesmaid, groomsman, maid of honor, best man, wedding budget, wedding expo, bridal show, bridal expo, wedding transportation, wedding officiant, rehearsal dinner, vow renewal, indian wedding, wedding season, wedding anniversary party, gay wedding, wedding theme, civil ceremony, engagement party, recently married, just married, wedding planning app, wedding stationery, wedding supply, wedding event, wedding chapel, courthouse wedding, bridal party, civil partnership, soon to be married, wedding hashtag, wedding inspiration, bridal magazine, recently engaged,
newly engaged, royal wedding, same-sex wedding, nuptials, matrimony, wedding toast`,
      brands: `The Knot = theknot | the knot worldwide; WeddingWire; ~Zola; Brides Magazine; ~Brides; Martha Stewart Weddings; Joy Wedding = withjoy; Minted Weddings; Hitched Wedding = hitched.co.uk; Bridebook; Style Me Pretty; Green Wedding Shoes; Junebug Weddings; Wedding Spot; Here Comes The Guide; MyRegistry; Honeyfund; Blueprint Registry; Wedding Paper Divas; Bridal Guide; Modern Bride; Appy Couple; Shaadi Wedding Planning; WedMeGood; Rock n Roll Bride; You & Your Wedding; Say Yes to the Dress; Loverly; Borrowed & Blue; Carats & Cake; Wedgewood Weddings; Chapel of the Flowers;
Little White Wedding Chapel; Graceland Wedding Chapel; Bodas.net; Mariages.net; Matrimonio.com; Zankyou; Paperless Post Weddings; Greenvelope; Prezola; The Wedding Shop; Amazon Wedding Registry; Thumbtack Weddings; Snappr Weddings; Poptop; Perfect Wedding Guide; Aisle Planner; HoneyBook Weddings; Great Bridal Expo; The National Wedding Show; Simply Eloped`,
      children: [
        {
          name: 'Engagements and Proposals',
          terms: `engagement announcement, proposal idea, popping the question, engagement photo, ring shopping couple, proposal planner`,
        },
        {
          name: 'Wedding Venues and Services',
          intent: 'Service',
          terms: `wedding hall, wedding barn, wedding dj service, wedding florist, wedding hair and makeup, wedding tent rental, wedding videographer, wedding entertainment, wedding limousine, wedding rental, chuppah, mandap, wedding arch, reception venue, banquet hall wedding, photo booth rental`,
        },
        {
          name: 'Bachelor and Bachelorette Parties',
          iab: '167',
          terms: `bachelor party!, bachelorette party!, stag party, stag do, hen party, hen do, hen night, bridal shower!, bridal tea, stag weekend, wedding shower, bachelorette`,
          brands: `Batch App; Hen Heaven; GoHen; Maximise Stags; Chillisauce; StagWeb; Last Night of Freedom`,
        },
        {
          name: 'Newlyweds',
          terms: `newly married couple, young married, first year of marriage, honeymooner, thank-you card wedding, newlywed couple`,
        },
      ],
    },
    {
      name: 'Birthdays and Celebrations',
      iab: '170',
      intent: 'Event',
      sensitivity: 'None',
      label: 'birthdays, anniversaries and parties',
      description: 'plan or celebrate birthdays, anniversaries and parties',
      domains: ['evite.com', 'punchbowl.com', 'partycity.com', 'paperlesspost.com'],
      terms: `birthday!, anniversary, celebration, birthday party, birthday month, upcoming birthday, kids birthday party, first birthday, 16th birthday, 21st birthday, 30th birthday, 40th birthday, 50th birthday, party planning, party invitation, party theme, party venue, house party, surprise party, costume party, dinner party occasion, baby shower!, gender reveal, gender reveal party, quinceañera, quinceanera, sweet sixteen, sweet 16, bar mitzvah, bat mitzvah, christening, baptism, first communion, naming ceremony, confirmation party, pool party, farewell party, office party, party rental, bounce house,
bounce house rental, party entertainer, party host, party hosting, evite, ~party, ~party supply, ~balloon, piñata, special occasion, anniversary gift occasion, golden anniversary, silver anniversary, family reunion, class reunion, reunion, milestone celebration, birthday card occasion, birthday wish, celebrant, debutante ball, block party, tea party occasion, festivity, cultural celebration, sip and see, bris, party bus rental`,
      brands: `Evite; ~Punchbowl; Paperless Post; Partiful; PartySlate; The Bash = gigmasters; Peerspace Parties; Birthday Alarm; Signs for Birthdays Card My Yard = card my yard; Sign Gypsies; The Party People; GigSalad; Kidadl; Quinceanera.com; Catch My Party; Hobnob Invites; Celebrations.com; Party Pieces; Mitzvah Market; Yard Card Queen`,
      children: [
        {
          name: 'Birthdays',
          terms: `birthday celebration, turning 30, turning 40, turning 50, birthday girl, birthday boy, adult birthday, child birthday, birthday in this month`,
        },
        {
          name: 'Anniversaries',
          iab: '164',
          terms: `wedding anniversary, anniversary celebration, work anniversary, anniversary date, anniversary dinner, jubilee`,
        },
        {
          name: 'Baby Showers and Births',
          iab: '166',
          sensitivity: 'None',
          terms: `birth announcement, new birth, baby birth event, baby sprinkle, birth of a child, baby reveal, diaper party`,
        },
        {
          name: 'Coming-of-Age Celebrations',
          sensitivity: 'None',
          terms: `quince, sweet sixteen party, bar mitzvah party, communion party, debut party, rite of passage`,
        },
      ],
    },
    {
      name: 'Graduation and School Milestones',
      iab: '172',
      intent: 'Event',
      sensitivity: 'None',
      label: 'graduation and school milestones',
      description: 'graduate, go to prom or start school or college',
      domains: ['jostens.com', 'herffjones.com', 'teenvogue.com', 'collegeboard.org'],
      terms: `graduation!, graduate event, recent graduate!, recent grad, graduating, graduation party, graduation ceremony, commencement, cap and gown, diploma frame, class ring, graduation announcement, grad party, new graduate, college graduation, high school graduation, class of, high school senior, graduation season, going to college, off to college, leaving for college, starting college, starting school, first day of school, back to school!, back-to-school!, homecoming dance, kindergarten graduation, convocation, graduation photo, grad night, valedictorian, spring break student, dorm move-in, senior photo, soon to graduate, school leaver, freshers week, school reunion`,
      brands: `GradImages; CB Announcements; Gradshop; Graduation Source; Oak Hall Cap & Gown; Church Hill Classics`,
      children: [
        {
          name: 'Prom and School Dances',
          iab: '173',
          sensitivity: 'None',
          terms: `prom!, promposal, prom night, school dance, prom limo, winter formal, homecoming event, school formal, sadie hawkins dance, prom king, prom queen`,
        },
        {
          name: 'Back to School',
          terms: `back to school shopper, back-to-school season, back to college, school supply season, new school year, starting kindergarten`,
        },
        {
          name: 'College Graduates',
          terms: `grad student finishing, just graduated, university graduation, newly graduated, college senior`,
        },
      ],
    },
    {
      name: 'Holidays and Seasons',
      iab: '1KXCLD',
      intent: 'Event',
      sensitivity: 'None',
      label: 'holidays and seasonal events',
      description: 'celebrate or shop for holidays and seasons',
      domains: ['hallmark.com', 'timeanddate.com', 'countryliving.com', 'goodhousekeeping.com'],
      terms: `~holiday, holiday season, ~holidays, public holiday, bank holiday, ~seasonal, seasonal event, holiday celebration, festive season, national holiday, holiday party, summer season, winter season, spring season, fall season, ~autumn, ~winter, ~spring, ~summer, federal holiday, holiday planning, holiday tradition, holiday weekend, long weekend, patriot day, arbor day, groundhog day, april fools, april fools day, earth day, boxing day, guy fawkes night, bonfire night, burns night, midsummer, solstice, st. george's day, grandparents day, teacher appreciation week, national day, awareness month,
sweetest day, pi day, summer solstice, winter solstice, saint nicholas day, three kings day, epiphany, daylight saving, canada day, australia day, anzac day, bastille day, king's birthday, golden week, songkran, naadam, chuseok, obon, golden week japan, women's day, international women's day, children's day, singles day celebration, labour day, may day, spring break, secretary's day, administrative professionals day, boss's day, friendsgiving, world book day, leap day, harvest festival, friendship day`,
      brands: `Hallmark Holidays; Elf on the Shelf; Hallmark Channel Christmas = countdown to christmas; Country Living Holidays; NORAD Santa; Macy's Thanksgiving Day Parade; Times Square New Year's Eve; Rose Parade; Oktoberfest; St. Patrick's Day Parade; Rockefeller Center Christmas Tree; Dyngus Day; Groundhog Punxsutawney = punxsutawney phil; Carnival of Venice; Rio Carnival; Holi Festival; National Day Calendar; Christmas Central; Mardi Gras New Orleans; Day of the Dead Festival = dia de los muertos; Portable North Pole; Letters to Santa`,
      children: [
        {
          name: 'Christmas and Winter Holidays',
          terms: `christmas!, xmas!, noel, christmas eve, christmas shopping, christmas season, santa claus, santa, christmas party, christmas carol, advent, advent calendar, christmas market, secret santa, christmas tradition, christmas tree, christmas decoration, christmas light, christmas ornament, christmas stocking, holiday shopping season, white elephant gift, yuletide, nutcracker tradition, ~elf, ~reindeer, winter holiday, holiday decor, ugly christmas sweater party, father christmas, wreath christmas, holiday light display, christmas village`,
        },
        {
          name: 'Thanksgiving and Fall',
          terms: `thanksgiving!, thanksgiving dinner, thanksgiving day, thanksgiving parade, columbus day, indigenous peoples' day, fall festival, pumpkin patch, harvest season, fall foliage season, oktoberfest celebration, apple picking season, corn maze, pumpkin spice season, turkey day, cornucopia`,
        },
        {
          name: 'Halloween',
          terms: `halloween!, halloween costume, trick or treat, trick-or-treating, haunted house, halloween party, jack-o'-lantern, halloween decoration, halloween candy, spooky season, day of the dead, día de los muertos, costume contest, ghost tour halloween, pumpkin carving, all saints' day, samhain`,
        },
        {
          name: "Valentine's Day",
          terms: `valentine's day!, valentine!, valentines day, valentine's gift, valentines, galentine's day, valentine's date, cupid, valentine card, white day`,
        },
        {
          name: "Mother's and Father's Day",
          terms: `mother's day!, mothers day!, father's day!, fathers day!, mothering sunday, mother's day brunch, parents day`,
        },
        {
          name: "New Year's",
          terms: `new year!, new year's eve, new year's day, new years, new year's resolution, new year party, nye, ball drop, hogmanay, countdown party, lunar new year, chinese new year, tet, spring festival china, year of the dragon, seollal, losar`,
        },
        {
          name: 'Easter and Spring',
          terms: `easter!, easter egg, easter bunny, easter basket, easter egg hunt, spring holiday, st. patrick's day!, st patrick's day, saint patrick's day, mardi gras!, carnival season, cinco de mayo!, pancake day, shrove tuesday, fat tuesday, memorial day!, nowruz, holi`,
        },
        {
          name: 'Patriotic Holidays',
          iab: '157',
          terms: `independence day!, 4th of july!, fourth of july!, july 4th, fireworks celebration, labor day!, veterans day!, presidents day!, martin luther king day, mlk day, juneteenth!, flag day, armistice day, remembrance day, patriotic holiday, military appreciation month`,
        },
        {
          name: 'Religious Holidays',
          sensitivity: 'High',
          terms: `hanukkah!, chanukah, passover!, rosh hashanah, yom kippur, purim, sukkot, ramadan!, eid!, eid al-fitr, eid al-adha, iftar, diwali!, deepavali, kwanzaa!, ~lent, ash wednesday, good friday, palm sunday, vesak, navratri, dussehra, vaisakhi, ganesh chaturthi, durga puja, religious holiday, jewish holiday, muslim holiday, hindu festival, shavuot, janmashtami, pongal, onam, raksha bandhan`,
        },
      ],
    },
    {
      name: 'Loss and Memorials',
      iab: '171',
      intent: 'Event',
      sensitivity: 'Low',
      label: 'funerals and memorials',
      description: 'arrange funerals, cremation or memorials',
      domains: ['legacy.com', 'dignitymemorial.com', 'everplans.com', 'tributearchive.com'],
      terms: `funeral!, funeral home, funeral service, funeral planning, cremation!, burial!, cemetery!, casket, coffin, urn cremation, cremation urn, headstone, gravestone, tombstone, grave marker, obituary!, memorial service, ~memorial, sympathy, condolence, bereaved, end-of-life planning, pre-need funeral, green burial, mausoleum, eulogy, pet cremation urn, memorial jewelry, celebration of life, funeral flowers, sympathy flower, sympathy card, funeral plan, prepaid funeral, crematorium, death notice, columbarium, ash scattering, water cremation, natural burial, funeral director service, wake event, death,
grave, body donation, loss of a loved one, recently bereaved, loss of spouse, remembrance, estate settlement after death, last rites, embalming, hearse, tribute book, funeral stationery, funeral expense, memorial park`,
      brands: `Service Corporation International = sci funeral; Dignity Memorial; Neptune Society; Carriage Services; StoneMor = everstory; Legacy.com; Batesville Casket; ~Batesville; Matthews International = matthews aurora; Dignity Funerals = dignity plc; Co-op Funeralcare; Pure Cremation; Forever Missed; Everplans; Cake End of Life = joincake; Tulip Cremation; Solace Cremation; Find a Grave; Forest Lawn; Hollywood Forever; Titan Casket; Ever Loved; Better Place Forests; Eterneva; Parting Stone; ~Recompose; InvoCare; Arbor Memorial; Park Lawn = park lawn corporation; Smart Cremation; Tribute Archive;
NFDA = national funeral directors association; Golden Charter; Funeral Partners; National Cremation; Earth Funeral; Overnight Caskets; Foundation Partners Group; NorthStar Memorial; Newcomer Funeral; Safe Hands Funeral Plans; Ahorn Bestattungen; Funecap`,
      children: [
        {
          name: 'Funeral Planning',
          terms: `funeral arrangement, funeral cost, plan a funeral, funeral package, pre-planning funeral, burial plot, grave site, funeral parlor`,
        },
        {
          name: 'Cremation and Memorial Products',
          intent: 'Product',
          terms: `keepsake urn, memorial stone, memorial bench, memorial plaque, cremation jewelry, grave decoration, memorial garden stone, burial vault`,
        },
      ],
    },
  ],
}

export default demographicsLifeEvents
