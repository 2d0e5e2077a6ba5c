import type { CategorySource } from '../source'

const communityCauses: CategorySource = {
  category: 'Community & Causes',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Lifestyle',
  terms:
    '~community, ~society, ~cause, people and society, social cause, social good, ~belief, common good, world peace, giving back, community and causes, ~culture, ~medium, green living, sustainability, bible study, bible study group, activism, climate activism, rights activism, lgbtq rights, gay rights',
  roles: 'community leader, community member, changemaker, cause supporter, socially conscious consumer',
  industries:
    'nonprofit organizations, civic and social organization, religious grantmaking civic professional and similar organizations, social services, community services, social assistance',
  nodes: [
    {
      name: 'Charities & Giving',
      iab: '108',
      label: 'charities and charitable giving',
      description: 'give to charities or follow charitable causes',
      domains: ['charitynavigator.org', 'gofundme.com', 'unicef.org', 'redcross.org', 'guidestar.org'],
      terms:
        'charity!, charitable!, charitable giving, charitable donation, donate, donation!, ~donor, charity donor, monthly donor, charitable organization, charity event, charity run, charity walk, charity auction, fundraiser, fundraising!, telethon, philanthropy!, philanthropist, philanthropic, giving tuesday, matching gift, workplace giving, planned giving, charitable trust, ~donor-advised fund, ~endowment, foundation grant, grantmaking, grant writing, relief fund, humanitarian aid, disaster relief, child sponsorship, sponsor a child, orphanage, gift aid, clothing donation, vehicle donation, car donation, blood drive, toy drive, food drive, coat drive, charity shop, thrift donation, giving circle, effective altruism, microdonation, direct mail donor, alms, charity appeal, ~benefit concert',
      brands: `Red Cross = american red cross | british red cross | icrc; UNICEF; Salvation Army; United Way; Goodwill Industries = goodwill;
        St. Jude = st jude | st jude children's research hospital; Doctors Without Borders = medecins sans frontieres | msf; Save the Children; World Vision; Oxfam;
        CARE Charity = care.org; Habitat for Humanity; Feeding America; Make-A-Wish = make a wish foundation; Compassion International; Samaritan's Purse; Catholic Charities;
        Catholic Relief Services; ~Plan International; ~Children International; ChildFund; International Rescue Committee = irc; Mercy Corps; Direct Relief; AmeriCares;
        Lutheran World Relief; Islamic Relief; Muslim Aid; Tzedakah; UJA Federation; Jewish Federations; Christian Aid; Comic Relief = red nose day; Children in Need; Barnardo's; NSPCC;
        Cancer Research UK; Macmillan Cancer Support; British Heart Foundation; ~Age UK; Shelter Charity; RSPCA Donations; ~Samaritans; Marie Curie Charity; Susan G. Komen = komen;
        American Cancer Society; American Heart Association; March of Dimes; Alzheimer's Association; Leukemia & Lymphoma Society; Shriners Hospitals Donations; Special Olympics Charity;
        Boys & Girls Clubs = boys and girls club; Big Brothers Big Sisters; YMCA Charity; GoFundMe = go fund me; JustGiving = just giving; DonorsChoose; GlobalGiving;
        Kiva = kiva microloans; Charity Navigator; GuideStar; GiveWell; Network for Good; Benevity; Bill & Melinda Gates Foundation = gates foundation; Ford Foundation;
        Rockefeller Foundation; Open Society Foundations; MacArthur Foundation; Wellcome Trust; Chan Zuckerberg Initiative; Robert Wood Johnson Foundation; Bloomberg Philanthropies;
        Clinton Foundation; Carnegie Corporation; Charity: Water = charity water; WaterAid; Smile Train; Operation Smile; ~Heifer International; No Kid Hungry = share our strength;
        World Central Kitchen; Food for the Poor; Action Against Hunger; Ronald McDonald House = rmhc; Toys for Tots; Kars4Kids; Covenant House; Feed the Children; Care2;
        Stand Up to Cancer; Movember; Livestrong; Elton John AIDS Foundation; Product RED; Bono ONE Campaign = one campaign; Fidelity Charitable; Schwab Charitable;
        National Philanthropic Trust; Givebutter; Donorbox; Raiser's Edge; Global Citizen; Trussell Trust; Crisis Homeless Charity; Scope Charity; Mind Charity; Partners in Health; BRAC;
        Pratham; CRY India; GiveIndia; Akshaya Patra; World Food Programme = wfp`,
      roles:
        '~donor, charitable donor, philanthropist, fundraiser, fundraising manager, fundraising director, development director, grant writer, major gifts officer, charity worker, charity trustee, charity manager, donor relations manager, humanitarian, humanitarian worker, aid worker, development officer, chief development officer, gift officer, foundation director, grant manager, annual fund manager, fundraising professional, relief worker, advancement director',
      industries:
        'philanthropy, philanthropic fundraising services, fund-raising, fundraising, charity, charitable foundation, grantmaking foundations, grantmaking and giving services, voluntary health organizations, humanitarian organization, charitable trusts, emergency and relief services, community food services, nonprofit fundraising',
      children: [
        {
          name: 'Fundraising',
          terms:
            'fundraising event, fundraising campaign, school fundraiser, peer-to-peer fundraising, capital campaign, donation page, donor management, raffle fundraiser, charity gala, walkathon',
        },
        {
          name: 'Humanitarian & Disaster Relief',
          terms:
            'humanitarian!, disaster relief fund, refugee aid, emergency relief, famine relief, earthquake relief, hurricane relief, international aid, international development, clean water charity, medical mission, war relief',
        },
        {
          name: 'Health & Research Charities',
          sensitivity: 'Low',
          terms:
            "cancer charity, children's hospital donation, medical research charity, breast cancer awareness, pink ribbon, aids charity, heart charity, disability charity, mental health charity, ~blood donation, ~organ donation, disease awareness, health charity",
        },
        {
          name: "Children's Charities",
          terms:
            'child charity, sponsor child, youth charity, orphan support, child welfare charity, toy donation, education charity',
        },
        {
          name: 'Foundations & Grants',
          segment: 'B2B',
          terms:
            'private foundation, family foundation, community foundation, corporate foundation, corporate philanthropy, grant program, grant application, grantmaker, impact grant',
        },
      ],
    },
    {
      name: 'Nonprofit Organizations',
      iab: '108',
      segment: 'B2B',
      label: 'nonprofit organizations',
      description: 'lead, work for or serve nonprofit organizations',
      domains: ['idealist.org', 'councilofnonprofits.org', 'philanthropy.com', 'candid.org', 'nonprofitquarterly.org'],
      terms:
        'nonprofit!, non-profit!, not-for-profit, ngo, non-governmental organization, nonprofit organization, nonprofit management, nonprofit sector, 501c3, social enterprise, social entrepreneurship, social impact, impact investing nonprofit, nonprofit board, third sector, voluntary sector, civil society, civil society organization, nonprofit leadership, nonprofit technology, b corp, cooperative, co-op organization, mutual aid, community organization, foundation nonprofit, charity commission, benefit corporation, nonprofit news, social innovation',
      brands:
        'Idealist.org; Chronicle of Philanthropy; Nonprofit Quarterly; National Council of Nonprofits; TechSoup; Independent Sector; Ashoka; Skoll Foundation; Echoing Green; Acumen Fund; Stanford Social Innovation Review = ssir; B Lab; NTEN; Nonprofit Finance Fund; Charity Commission; NCVO; ~InterAction; Grameen Bank Foundation; Taproot Foundation; Board Source = boardsource; Neon One; Little Green Light; Nonprofit Hub; AFP Global = association of fundraising professionals; Council on Foundations; Civil Society Media; Clinton Global Initiative; TED Audacious',
      roles:
        'nonprofit executive director, nonprofit manager, nonprofit professional, ngo worker, nonprofit decision maker, nonprofit executive, nonprofit board member, program officer, social entrepreneur, nonprofit administrator, nonprofit leader, ngo manager, nonprofit employee, nonprofit founder',
      industries:
        'non-profit organizations, nonprofit organization management, ngo, nonprofit, social advocacy organizations, voluntary organizations, social enterprise, non-profit organization management, associations and organizations, membership organizations, human rights organizations, civic organization',
      children: [
        {
          name: 'Nonprofit Management',
          terms:
            'nonprofit accounting, nonprofit marketing plan, nonprofit fundraising strategy, nonprofit compliance, starting a nonprofit, nonprofit governance, nonprofit consulting',
        },
        {
          name: 'Social Enterprise & Impact',
          terms:
            'social business, purpose-driven company, impact measurement, impact venture, social venture, ethical business, conscious business, fair trade, fair trade product, ethical sourcing, ethical consumer, responsible consumption',
          brands:
            'Fair Trade USA; Fairtrade International; TOMS Giving; Ten Thousand Villages; Thrive Market Gives; Ethical Consumer; Rainforest Alliance Certified',
        },
      ],
    },
    {
      name: 'Volunteering & Community Service',
      iab: '8YPBBL',
      label: 'volunteering and community service',
      description: 'volunteer and take part in community service',
      domains: ['volunteermatch.org', 'americorps.gov', 'pointsoflight.org', 'justserve.org', 'habitat.org'],
      terms:
        'volunteer!, volunteering!, volunteerism, volunteer work, volunteer opportunity, community service, community volunteer, volunteer abroad, ~voluntourism, service trip, mission trip, corporate volunteering, employee volunteering, virtual volunteering, community cleanup, beach cleanup, soup kitchen, food pantry, food bank, homeless shelter, mentoring youth, youth service, service learning, day of service, community outreach, neighborhood association, neighborhood, neighbour, ~community garden, community center, community centre, community event, ~block party, community building, town event, senior center, youth center, community program, good samaritan, random acts of kindness, kindness, meals on wheels, civic duty, national service, hospice volunteer, local community',
      brands:
        'VolunteerMatch = volunteer match; AmeriCorps; Points of Light; JustServe; City Year; Teach For America Service; Peace Corps Volunteers; Meals on Wheels; Do-it.org; GoAbroad Volunteer; Projects Abroad; IVHQ = international volunteer hq; VSO = voluntary service overseas; United Nations Volunteers; Rebuilding Together; Hands On Network; HandsOn Atlanta; Catchafire; Golden Volunteer; SignUpGenius = sign up genius; Senior Corps; RSVP Volunteers; Cross-Cultural Solutions; Habitat ReStore; Volunteers of America; New York Cares; Retired Senior Volunteers; CASA Volunteers = court appointed special advocates; Crisis Text Line Volunteers; Be My Eyes; Royal Voluntary Service; Volunteer Scotland; Volunteering Australia; National Volunteer Week; Good Deeds Day; GivePulse; Deedmob',
      roles:
        'volunteer, volunteer coordinator, volunteer manager, community service manager, community outreach coordinator, outreach worker, community volunteer, community worker, outreach coordinator, director of volunteers, community development worker, youth worker, community development manager, neighborhood leader, community support worker',
      industries:
        'volunteer organization, community service organization, community centers, youth services, services for the elderly and disabled, community relief, food banks',
      children: [
        {
          name: 'Volunteer Opportunities',
          terms:
            'volunteer program, volunteer signup, volunteer abroad program, youth volunteer, senior volunteer, volunteer day, volunteer position, animal shelter volunteer',
        },
        {
          name: 'Community Outreach & Local Groups',
          terms:
            'neighborhood group, community group, local group, outreach program, community meeting, community project, resident association, community engagement',
        },
      ],
    },
    {
      name: 'Environment & Sustainability',
      iab: '467',
      label: 'the environment and sustainable living',
      description: 'care about climate, nature and sustainable living',
      domains: ['worldwildlife.org', 'greenpeace.org', 'sierraclub.org', 'treehugger.com', 'nature.org'],
      terms: `environment, environmental, environmentalism, environmentalist, sustainability!, sustainable living, eco-friendly, ecofriendly, eco friendly, green living, green lifestyle,
        green consumer, climate change, global warming, climate action, climate crisis, climate activism, climate justice, greenhouse gas, carbon footprint, carbon neutral,
        carbon emission, ozone layer, pollution, air pollution, water pollution, plastic pollution, ocean plastic, noise pollution, oil spill, deforestation, rainforest, conservation!,
        nature conservation, wildlife conservation, ocean conservation, marine conservation, water conservation, land conservation, endangered species, ~biodiversity, habitat protection,
        species extinction, coral reef protection, rewilding, tree planting, earth day, earth hour, environmental activism, environmental justice, environmental protection,
        environmental awareness, save the planet, recycling, upcycling, zero waste, plastic-free, reduce waste, ~minimalism, low-waste, single-use plastic, circular economy,
        ethical living, off-grid living, ~slow living, tiny house movement, renewable advocate, fossil fuel divestment, anti-nuclear movement, green movement, ecovillage,
        carbon offsetting, sustainable development, sustainable development goal, environmental cause, environmental issue, litter cleanup, green product`,
      brands: `World Wildlife Fund = wwf; Greenpeace; Sierra Club; Nature Conservancy = the nature conservancy; Environmental Defense Fund; Natural Resources Defense Council = nrdc;
        Friends of the Earth; 350.org; National Audubon Society = audubon; ~Conservation International; Ocean Conservancy; Oceana; Surfrider Foundation; Rainforest Alliance;
        Rainforest Action Network; Earthjustice; National Wildlife Federation; Sea Shepherd; Wildlife Conservation Society; Climate Reality Project; Fridays for Future; Sunrise Movement;
        Greta Thunberg; Jane Goodall Institute = jane goodall; Arbor Day Foundation; One Tree Planted; Trees for the Future; Ecosia; TreeHugger = tree hugger; ~Grist; EcoWatch;
        Inside Climate News; Earth Day Network = earthday.org; Woodland Trust; RSPB; National Trust Conservation; Wildlife Trusts; The Ocean Cleanup; 4ocean; Plastic Bank;
        Plastic Pollution Coalition; 5 Gyres; Clean Water Action; Waterkeeper Alliance; Defenders of Wildlife; Center for Biological Diversity; Trust for Public Land; Land Trust Alliance;
        Keep Britain Tidy; Zero Waste Home; Package Free Shop; Earthwatch; World Resources Institute = wri; UN Environment Programme = unep; IPCC; IUCN; Rocky Mountain Institute;
        Ceres Coalition; CDP Climate; Carbon Trust; Cool Earth; ClientEarth; David Suzuki Foundation; Australian Conservation Foundation; Bush Heritage; Leave No Trace;
        1% for the Planet = one percent for the planet; Project Drawdown; Citizens' Climate Lobby; Earth Island Institute; Environmental Working Group = ewg;
        Union of Concerned Scientists; Great Green Wall; Save the Redwoods League; American Rivers; Ducks Unlimited; Trout Unlimited; Carbonfund.org; Climate Central`,
      roles:
        'environmentalist, environmental activist, conservationist, climate activist, sustainability advocate, conservation scientist, conservation officer, environmental educator, eco-conscious consumer, green consumer, sustainability consultant, conservation biologist, environmental advocate, environmental campaigner, naturalist, land trust manager',
      industries:
        'environment conservation and wildlife organizations, environmental organization, conservation organization, environmental advocacy, sustainability, land conservation, climate organization',
      children: [
        {
          name: 'Climate Change',
          terms:
            'climate emergency, sea level rise, net-zero pledge, paris agreement, extreme weather climate, climate policy advocacy, climate adaptation, carbon reduction, climate anxiety',
        },
        {
          name: 'Green & Zero-Waste Living',
          terms:
            'sustainable lifestyle, eco lifestyle, eco-conscious, reduce reuse recycle, plastic-free living, conscious consumer, eco living, low-impact living, self-sufficiency',
          children: [
            {
              name: 'Recycling & Upcycling',
              terms: 'home recycling, recycle, recycling tip, upcycled, curbside recycling, recycling program',
            },
            {
              name: 'Ethical Consumers',
              terms:
                'ethical shopping, cruelty-free lifestyle, conscious consumerism, socially responsible shopping, buy local movement',
            },
          ],
        },
        {
          name: 'Wildlife & Nature Conservation',
          terms:
            'save the whales, elephant conservation, bee conservation, bird conservation, tiger conservation, forest conservation, wetland conservation, wildlife protection, nature preserve support, national park conservation, poaching prevention',
        },
        {
          name: 'Pollution & Clean Water',
          terms: 'clean air, clean water, clean ocean, water crisis, pollution awareness, microplastics',
        },
      ],
    },
    {
      name: 'Social Issues & Human Rights',
      iab: 'Z7rJBM',
      sensitivity: 'None',
      label: 'social issues and human rights',
      description: 'follow or support social justice and human rights',
      domains: ['amnesty.org', 'hrw.org', 'naacp.org', 'hrc.org', 'aclu.org'],
      terms: `social issue!, social justice, human right!, human rights, civil rights movement, equality, inequality, racism, anti-racism, racial justice, racial equality, discrimination,
        black lives matter, blm, equal rights, disability rights, disability advocacy, indigenous rights, land rights, prisoner rights, child rights, children's rights, child labor,
        human trafficking awareness, modern slavery, slavery, freedom movement, social change, advocacy, social activism, debated social issue, abortion, pro-choice, pro-life,
        reproductive rights, euthanasia, assisted suicide, hate speech, antisemitism, islamophobia, xenophobia, white supremacy, bullying prevention, ~cyberbullying, anti-bullying,
        domestic violence, domestic abuse, violence against women, sexual harassment, sexual violence, metoo, me too movement, child abuse, child abuse prevention, elder abuse,
        addiction recovery community, animal rights, animal cruelty, anti-fur, political prisoner, torture, free press advocacy, digital rights, ageism, body positivity,
        mental health awareness, drug abuse awareness, reparations, apartheid, cultural appropriation, caste`,
      brands: `Amnesty International = amnesty; Human Rights Watch = hrw; NAACP; Black Lives Matter; Urban League = national urban league; Anti-Defamation League = adl; Color of Change;
        UnidosUS = la raza; League of United Latin American Citizens = lulac; National Action Network; The King Center; Equality Now; Polaris Project; International Justice Mission = ijm;
        A21 Campaign; Free the Slaves; Not For Sale; StopBullying.gov; Love Is Respect; National Domestic Violence Hotline; Refuge Charity; Women's Aid; Childline; Childhelp;
        Planned Parenthood; National Right to Life; Marie Stopes = msi reproductive choices; PETA; ASPCA Advocacy; Animal Liberation Front; Sandy Hook Promise; March for Our Lives;
        Reporters Without Borders; Committee to Protect Journalists; PEN America; National Disability Rights Network; Liberty Human Rights; ~Witness Org; Race Forward;
        American Indian Movement; ~Survival International; Malala Fund; Malcolm X; Rosa Parks; Desmond Tutu; Freedom House; Global Rights; Show Up for Racial Justice`,
      roles:
        "human rights activist, social activist, social justice advocate, civil rights activist, ~advocate, women's rights activist, victim advocate, social justice warrior, animal rights activist, equality officer",
      industries: 'social advocacy, civil rights organization, advocacy groups, social justice organization',
      children: [
        {
          name: 'LGBTQ+',
          terms:
            'gay rights, lgbt rights, pride parade, ~pride month, ~gay pride, ~coming out, gay community, gay marriage, ~same-sex couple, gender identity, ~sexual orientation, trans rights, marriage equality, ~homosexuality, ~intersex, ~asexual, ~pansexual, gender fluid, transsexual, lgbt ally',
          brands:
            'Human Rights Campaign; GLAAD; The Trevor Project = trevor project; PFLAG; Stonewall; Lambda Legal; National Center for Transgender Equality; It Gets Better Project; ILGA; ~The Advocate; LGBTQ Nation; Mermaids UK; GLSEN; National LGBTQ Task Force; Autostraddle; Point of Pride; SAGE LGBT Elders; NYC Pride; Mardi Gras Sydney',
        },
        {
          name: 'Racial Justice & Equality',
          terms:
            'race relation, racial discrimination, racial inequality, systemic racism, racial profiling, desegregation, juneteenth movement, minority rights, anti-asian hate, diversity in society, race and ethnicity',
        },
        {
          name: "Women's Rights & Feminism",
          terms:
            "feminism, feminist, women's rights, women's empowerment, women empowerment, gender equality, gender inequality, women's march, girl power, suffragette, female genital mutilation, ~international women's day, men's rights, sexism, misogyny",
          brands:
            "National Organization for Women; UN Women; Women's March; Girl Up; Fawcett Society; Ms. Magazine; Gloria Steinem; Global Fund for Women; ~Girls Inc; Girls Who Code Movement; HeForShe; Bust Magazine; Time's Up; Vital Voices; Feminist Majority; AAUW",
        },
        {
          name: 'Poverty & Homelessness',
          terms:
            'poverty, homelessness, homeless, hunger, world hunger, food insecurity, food desert, affordable housing advocacy, income inequality, global poverty, extreme poverty, poverty alleviation, microfinance charity, low-income community, rough sleeper, famine, clean water access, third world, developing country',
          brands:
            "National Alliance to End Homelessness; Feeding San Diego; City Harvest; Food Bank for New York = food bank for nyc; Second Harvest; Bowery Mission; Union Rescue Mission; Coalition for the Homeless; Invisible People; Big Issue; Centrepoint; St Mungo's; Depaul UK; RESULTS Org; Bread for the World; Move for Hunger; FareShare; The Hunger Project; Freedom from Hunger; Emmaus; Society of St. Vincent de Paul = st vincent de paul",
          roles: 'homeless outreach worker, food bank manager, anti-poverty advocate',
        },
        {
          name: 'Disability & Accessibility',
          terms:
            'disability, disabled person, accessibility advocacy, wheelchair user, deaf community, deaf culture, blind community, special needs advocacy, autism awareness, autism community, neurodiversity, disability community, inclusive society, ada rights, american sign language community',
          brands:
            'Easterseals = easter seals; ~The Arc; Autism Speaks; National Federation of the Blind; American Foundation for the Blind; Guide Dogs UK; RNIB; RNID; Best Buddies; United Cerebral Palsy; Mencap; Sense Charity; National Association of the Deaf; Leonard Cheshire; Down Syndrome Association; Spinal Cord Injury Association; Disability Rights UK; Canine Companions',
          roles: 'disability advocate, disability support worker',
        },
        {
          name: 'Abuse & Violence Prevention',
          terms:
            'violence prevention, abuse survivor, sexual assault survivor, ~crisis hotline, shelter for battered women, gun violence prevention, youth violence, abuse hotline, bullying, trafficking survivor',
        },
      ],
    },
    {
      name: 'Christianity',
      iab: '459',
      sensitivity: 'High',
      label: 'the Christian faith and churches',
      description: 'practise or follow the Christian faith',
      domains: ['biblegateway.com', 'christianitytoday.com', 'vatican.va', 'crosswalk.com', 'desiringgod.org'],
      terms: `christianity!, christian, christian faith, christian living, christian life, jesus, jesus christ, christ, god, bible, holy bible, bible study, bible verse, scripture, gospel,
        new testament, old testament, psalm, bible app, bible translation, devotional, daily devotional, prayer, christian prayer, sermon, worship, worship service, ~praise and worship,
        church!, megachurch, church service, church attendance, churchgoer, parish, congregation, cathedral, chapel, abbey, monastery, convent, ~ministry, youth ministry, pastor,
        preacher, priest, pope, vatican, bishop, clergy, ~baptism, communion, eucharist, confirmation ceremony, holy communion, mass, catholic mass, rosary, ~lent, ~advent, holy week,
        easter sunday, ~good friday, pentecost, saint, patron saint, virgin mary, trinity, salvation, heaven, holy spirit, discipleship, evangelism, missionary, christian mission,
        christian apologetics, theology, christian theology, ~seminary, christian retreat, vacation bible school, sunday school, church choir, ~hymn, crucifix, church supply,
        communion wafer, tithe, tithing, christian ministry, christian fellowship, faith community, christian family, christian women, christian men, christian parenting, ~pilgrimage,
        christian persecution, church planting, church management, church leadership, christian counseling, religious education, catechism, creed`,
      brands: `YouVersion = bible app; Bible Gateway = biblegateway; Christianity Today; Focus on the Family; Billy Graham = billy graham evangelistic association; Joel Osteen = lakewood church;
        Rick Warren = saddleback church; Joyce Meyer; T.D. Jakes = td jakes; Hillsong = hillsong church; Elevation Church = steven furtick; Life.Church; Desiring God;
        Ligonier = ligonier ministries; The Gospel Coalition = gospel coalition; Crosswalk; Our Daily Bread; GotQuestions; Charisma Magazine; Christian Post; Relevant Magazine; ~LifeWay;
        Thomas Nelson Bibles; Crossway ESV; Family Christian Stores; Christianbook = christianbook.com; Trinity Broadcasting Network = tbn;
        CBN = 700 club | christian broadcasting network; Daystar; K-LOVE Ministry; Pray.com; ~Hallow; Glorify App; Abide App; Promise Keepers; Young Life; Cru = campus crusade for christ;
        InterVarsity; Awana; Alpha Course; Wycliffe Bible Translators; Gideons International = gideons; Bible Society; The Chosen App; Museum of the Bible;
        Creation Museum = ark encounter | answers in genesis; Liberty University Ministry; Moody Bible Institute; Dallas Theological Seminary; Fuller Seminary; Planning Center Church;
        Tithe.ly; Pushpay Church; Subsplash; Faithlife = logos bible; RightNow Media; Beth Moore; Max Lucado; Francis Chan; Tim Keller; John Piper; Charles Stanley = in touch ministries;
        David Jeremiah = turning point ministries; Kenneth Copeland; Creflo Dollar; Jerry Falwell; Pat Robertson; John MacArthur = grace to you; Bethel Church; Gateway Church;
        North Point = andy stanley; Mariners Church; Jesus Calling; Upper Room Devotional; Guideposts; Samaritan Ministries; Voice of the Martyrs; Open Doors; Operation Mobilisation;
        WorldVenture; World Council of Churches; Church World Service`,
      roles:
        'pastor, priest, clergy, clergy member, clergyman, bishop, deacon, reverend, chaplain, preacher, missionary, youth pastor, worship leader, worship pastor, senior pastor, lead pastor, church leader, church administrator, director of religious activities and education, theologian, nun, monk, religious worker, church member, vicar, evangelist, seminarian, sunday school teacher, church volunteer, church planter, executive pastor, religious leader, lay leader, sacristan',
      industries:
        'churches, religious institutions, religious organizations, religious organization, church, ministry organization, convents and monasteries, christian ministry, faith-based organization, parish, temples shrines and monasteries, religious goods',
      children: [
        {
          name: 'Catholicism',
          children: [
            {
              name: 'Vatican & Popes',
              terms: 'papacy, vatican news, pope francis news, papal visit, conclave, papal encyclical',
            },
          ],
          terms:
            'catholic, catholicism, roman catholic, catholic church, catholic faith, catholic prayer, sainthood, catholic bishop, novena, stations of the cross, ~first communion, diocese, archdiocese, jesuit, franciscan, catholic pilgrimage, lourdes',
          brands:
            'Catholic Church = roman catholic church; Vatican; Pope Francis; Pope Leo XIV = pope leo; Pope John Paul II; Mother Teresa; EWTN; Knights of Columbus; Catholic Answers; National Catholic Register; USCCB; Opus Dei; Ascension Press = bible in a year; Word on Fire; FORMED Catholic; Catholic News Agency; America Magazine; Our Sunday Visitor; Jesuits; Dynamic Catholic; Magnificat; ~Catholic Company',
          roles: 'catholic priest, ~cardinal, parish priest, altar server',
        },
        {
          name: 'Protestant & Evangelical',
          children: [
            {
              name: 'Baptists & Pentecostals',
              terms:
                'baptist, pentecostal, pentecostalism, charismatic christian, southern baptist, baptist church, pentecostal church',
            },
            {
              name: 'Methodists, Lutherans & Anglicans',
              terms:
                'methodist, lutheran, presbyterian, anglican, anglicanism, episcopal, episcopalian, church of england, methodist church, lutheran church',
            },
            { name: 'Amish & Mennonites', terms: 'mennonite, amish, quaker, hutterite, anabaptist, amish community' },
          ],
          terms:
            'protestant, protestantism, evangelical, evangelicalism, evangelical christian, calvinism, reformed church, calvinist, born again, nondenominational, salvationist, church of christ, congregationalist, adventist, seventh-day adventist, black church, apostolic church, revival church, fundamentalist christian, mainline protestant, moravian church, nazarene church',
          brands:
            'Southern Baptist Convention = sbc; United Methodist Church; Evangelical Lutheran Church in America = elca; Presbyterian Church USA; Episcopal Church; Church of England; Assemblies of God; Church of God in Christ = cogic; Seventh-day Adventist Church; National Association of Evangelicals; Church of the Nazarene; Disciples of Christ; Foursquare Church; AME Church = african methodist episcopal; Missouri Synod = lcms; Vineyard Church; Calvary Chapel; Redeemed Christian Church of God = rccg; Universal Church of the Kingdom of God; Anglican Communion; Church of Scotland; Uniting Church; Hutterites; Mennonite Church',
          roles: 'evangelical christian, baptist minister',
        },
        {
          name: 'Orthodox & Other Christian',
          terms:
            'eastern orthodox, orthodox christian, greek orthodox, russian orthodox, coptic, mormon, mormonism, latter-day saint, lds, lds church, jehovah witness, jehovahs witness, unitarian, unitarian universalist, christian science, orthodox church, mormon missionary, maronite, ethiopian orthodox, messianic',
          brands:
            "LDS Church = church of jesus christ of latter-day saints | mormon church; Jehovah's Witnesses = jw.org | watchtower; Greek Orthodox Church; Russian Orthodox Church; Coptic Orthodox Church; Unitarian Universalist Association; Church of Christ Scientist = christian science monitor church; Brigham Young; Deseret Book; Orthodox Church in America; Mormon Tabernacle Choir = tabernacle choir; Book of Mormon Scripture",
          roles: 'mormon, latter-day saint',
        },
        {
          name: 'Bible Study & Worship',
          terms:
            'bible reading plan, bible commentary, bible quiz, bible story, study bible, small group bible study, online church, prayer request, prayer group, christian meditation, bible journaling, parable, ten commandments, book of revelation, end times prophecy, church livestream, worship song leader',
        },
      ],
    },
    {
      name: 'Islam',
      iab: '461',
      sensitivity: 'High',
      label: 'the Muslim faith',
      description: 'practise or follow Islam',
      domains: ['islamicfinder.org', 'quran.com', 'muslimpro.com', 'aboutislam.net'],
      terms:
        'islam!, islamic, muslim, quran, koran, mosque, hajj, umrah, ~ramadan, ~iftar, eid prayer, ~eid, muslim prayer, salah, prayer time, qibla, imam, allah, prophet muhammad, sunni, shia, sunni islam, shia islam, sufi, sufism, sharia, ~halal, hadith, islamic faith, mecca, medina, kaaba, muslim community, zakat, fasting ramadan, islamic studies, dua, azan, madrasa, muslim women, ahmadiyya, ismaili, muslim americans, islamic education, muslim family, caliphate history, ashura, laylat al-qadr, muslim convert',
      brands:
        'Muslim Pro; Quran.com; IslamicFinder; CAIR = council on american-islamic relations; Islamic Society of North America = isna; Muslim Council of Britain; Nation of Islam = louis farrakhan; Mufti Menk; Yaqeen Institute; Al-Azhar; Aga Khan = aga khan foundation; Muslim World League; Organisation of Islamic Cooperation; Zakir Naik; Nouman Ali Khan; Bayyinah; About Islam; MuslimMatters; Muslim Hands; Zakat Foundation; LaunchGood; Penny Appeal; Islamic Circle of North America = icna; Al-Masjid an-Nabawi; Masjid al-Haram; Peace TV; Omar Suleiman; AlMaghrib Institute; SeekersGuidance',
      roles: 'imam, muslim, ayatollah, mufti, muezzin, muslim scholar, islamic scholar, mullah',
      industries: 'mosques, islamic organization, islamic center',
      children: [
        {
          name: 'Quran & Prayer',
          terms:
            'quran reading, quran recitation, quran learning, prayer mat, tasbih, namaz, muslim prayer time, ramadan timetable, islamic calendar, surah, tafsir',
        },
        { name: 'Hajj & Umrah', terms: 'hajj pilgrimage, umrah pilgrimage, pilgrim mecca, ihram, zamzam' },
      ],
    },
    {
      name: 'Judaism',
      iab: '462',
      sensitivity: 'High',
      label: 'the Jewish faith',
      description: 'practise or follow Judaism',
      domains: ['chabad.org', 'myjewishlearning.com', 'aish.com', 'jewishvirtuallibrary.org'],
      terms:
        'judaism!, jewish, jew, torah, talmud, synagogue, rabbi, shabbat, sabbath, ~kosher, ~bar mitzvah, ~bat mitzvah, ~passover, ~hanukkah, ~rosh hashanah, ~yom kippur, ~sukkot, ~purim, orthodox jew, hasidic, reform judaism, conservative judaism, jewish community, jewish faith, jewish history, zionism, yeshiva, kabbalah, hebrew bible, mezuzah, menorah, tallit, kippah, yarmulke, jewish federation, jewish prayer, siddur, jewish culture, jewish identity, ashkenazi, sephardic, western wall, jewish holiday observance, jewish education, jewish family, mikvah, torah study, holocaust remembrance, jewish wedding tradition',
      brands:
        "Chabad = chabad lubavitch; My Jewish Learning = myjewishlearning; Aish = aish hatorah; Jewish Community Center = jcc; B'nai B'rith; Hillel = hillel international; Birthright Israel; Hadassah; American Jewish Committee; Jewish National Fund = jnf; Union for Reform Judaism; Orthodox Union = ou kosher; United Synagogue; Yeshiva World News; ~The Forward; Tablet Magazine; Jewish Telegraphic Agency = jta; Jewish Chronicle; Sefaria; PJ Library; Jewish Agency for Israel; World Jewish Congress; Yad Vashem; ArtScroll; BBYO; NCSY; Jewish Voice for Peace; J Street; Simon Wiesenthal Center; USY Jewish Youth; Torah.org; Kveller; Jewish Virtual Library; Young Israel",
      roles: 'rabbi, cantor, jewish community leader, jew',
      industries: 'synagogues, jewish organization, jewish community centers',
      children: [
        {
          name: 'Torah Study & Synagogue Life',
          terms: 'synagogue membership, hebrew school, daf yomi, parsha, rabbinical, jewish learning, torah portion',
        },
        {
          name: 'Jewish Traditions & Observance',
          terms:
            'shabbat candle, seder, jewish observance, kosher observance, dreidel tradition, jewish ritual, ~bris, judaica, challah tradition, ~chuppah',
        },
      ],
    },
    {
      name: 'Eastern & World Religions',
      iab: '453',
      sensitivity: 'High',
      label: 'eastern and other world religions',
      description: 'practise or study Hinduism, Buddhism, Sikhism and other faiths',
      domains: ['patheos.com', 'tricycle.org', 'sikhnet.com', 'hinduismtoday.com', 'lionsroar.com'],
      terms:
        "religion!, religious!, faith, faith and belief, world religion, religious belief, religious practice, interfaith, deity, temple, shrine, ritual, religious ceremony, sacred text, comparative religion, religious freedom, religious studies, ~religious holiday, religious item, prayer bead, religious veil, religious altar, taoism, taoist, daoism, confucianism, shinto, jainism, jain, zoroastrianism, bahai, baha'i, rastafari, rastafarian, druze, indigenous religion, native american spirituality, animism, voodoo, vodou, santeria, yoruba religion, scientology, cult, new religious movement, falun gong, religious group, religious community, religious leader, religious retreat, religious art, unification church, cao dai, tenrikyo, mandaean, yazidi",
      brands:
        "Church of Scientology = scientology; Patheos; Baha'i Faith; Beliefnet; Religion News Service; Unification Church = moonies; Soka Gakkai; Falun Dafa; Parliament of the World's Religions; Eckankar; Raelism; Theosophical Society; Self-Realization Fellowship; Jain Center; Zoroastrian Association; World Religion Database; Interfaith Alliance; The Satanic Temple = church of satan",
      roles: 'religious person, faith leader, spiritual leader, religion scholar, religious scholar, guru',
      industries: 'religious institution, temples, faith organization',
      children: [
        {
          name: 'Hinduism',
          iab: '460',
          terms:
            'hinduism!, hindu, hindu temple, bhagavad gita, vedas, vedic, krishna, shiva, ganesh, ganesha, vishnu, hanuman, lakshmi, durga, puja, mandir, upanishads, ramayana, mahabharata, ~diwali, ~holi, ~navratri, brahmin, swami, ashram, kumbh mela, hare krishna, vaishnavism, aarti, hindu god, ~hindu festival, hindu prayer, sanatan dharma, vastu, hindu community, ~bhajan, rama',
          brands:
            'ISKCON; BAPS = baps swaminarayan; Hindu American Foundation; Hinduism Today; Chinmaya Mission; Isha Foundation = sadhguru; Tirupati = tirumala tirupati devasthanams; Ramakrishna Mission; Brahma Kumaris; Sathya Sai Baba; Patanjali Yogpeeth; Vishwa Hindu Parishad = vhp; RSS India = rashtriya swayamsevak sangh; Akshardham; Gita Press; Sri Mandir App; ~Amma = mata amritanandamayi',
          roles: 'hindu, hindu priest, swami, pandit',
        },
        {
          name: 'Buddhism',
          iab: '458',
          terms:
            'buddhism!, buddhist, buddha, zen, zen buddhism, dharma, tibetan buddhism, theravada, mahayana, vajrayana, buddhist temple, buddhist monk, karma, dalai lama, mantra, sutra, ~vipassana, sangha, mandala, bodhisattva, stupa, reincarnation, pali canon, ~vesak, nichiren, pure land buddhism',
          brands:
            "Dalai Lama; Tricycle Magazine; Lion's Roar; Thich Nhat Hanh = plum village; Shambhala; SGI = soka gakkai international; Insight Meditation Society; Fo Guang Shan; Tzu Chi; San Francisco Zen Center; Dhammakaya; Kadampa = new kadampa tradition; Pema Chodron; Triratna; Buddhist Churches of America",
          roles: 'buddhist, buddhist monk, lama, zen master',
        },
        {
          name: 'Sikhism',
          iab: '463',
          terms:
            'sikhism!, sikh, gurdwara, guru nanak, guru granth sahib, khalsa, golden temple, ~vaisakhi, punjabi sikh, sikh community, langar, gurbani, nitnem',
          brands:
            'SikhNet; Sikh Coalition; Khalsa Aid; SGPC; United Sikhs; Basics of Sikhi; Sikh American Legal Defense = saldef; Harmandir Sahib',
          roles: 'sikh, granthi',
        },
        {
          name: 'Atheism & Agnosticism',
          iab: '457',
          terms:
            'atheism!, atheist, agnostic, agnosticism, secular humanism, humanist, humanism, secularism, freethought, freethinker, nonreligious, non-religious, irreligion, religious nones, ex-religious, deism',
          brands:
            'American Humanist Association; Freedom From Religion Foundation = ffrf; American Atheists; Humanists UK; Richard Dawkins Foundation = richard dawkins; Center for Inquiry; Secular Coalition; Christopher Hitchens; Friendly Atheist; National Secular Society; Sunday Assembly; Flying Spaghetti Monster = pastafarian',
          roles: 'atheist, agnostic, humanist',
        },
        {
          name: 'Paganism & Folk Religions',
          iab: '455',
          terms:
            'pagan, paganism, wicca, wiccan, witchcraft, druid, druidry, heathenry, asatru, shamanism, shaman, folk religion, neopagan, satanism, satanist, earth religion, solstice ritual, samhain ritual, coven',
          brands:
            'Covenant of the Goddess; Circle Sanctuary; Order of Bards Ovates and Druids = obod; Llewellyn; Pagan Pride',
        },
      ],
    },
    {
      name: 'Spirituality & New Age',
      iab: '455',
      sensitivity: 'High',
      label: 'spirituality and new age practices',
      description: 'explore spirituality, energy work and the esoteric',
      domains: ['gaia.com', 'mindbodygreen.com', 'chopra.com', 'hayhouse.com', 'spiritualityandhealth.com'],
      terms: `spirituality!, spiritual, spiritual growth, spiritual awakening, spiritual healing, spiritual journey, spiritual guidance, spiritual retreat, new age, consciousness,
        higher consciousness, ~manifestation, law of attraction, manifesting, chakra, chakra healing, aura, ~crystal healing, healing crystal, ~energy healing, sage smudging,
        sacred geometry, past life, past life regression, ~soul, spirit guide, guardian angel, angel number, angel card, medium, mediumship, channeling, psychic!, psychic reading,
        clairvoyant, clairvoyance, esp, telepathy, occult, occultism, esoteric, esotericism, mysticism, mystic, kabbalah mysticism, divination, fortune telling, palm reading, palmistry,
        crystal ball, ouija board, seance, astral projection, near death experience, afterlife, life purpose, ~inner peace, oneness, akashic records, human design, ~dream interpretation,
        dream meaning, paranormal, paranormal phenomenon, ghost hunting, haunted, ufology, ufo, supernatural, conspiracy theory, i ching, ~lucid dreaming, pendulum dowsing, dowsing,
        exorcism, karma healing, starseed, twin flame, cosmic consciousness, ~self-discovery, soul searching`,
      brands:
        '~Gaia = gaia tv; Eckhart Tolle; Hay House = louise hay; Oprah SuperSoul = super soul sunday; Rhonda Byrne; Gabrielle Bernstein; Wayne Dyer; Marianne Williamson; Ram Dass; Esther Hicks = abraham hicks; Osho; Paramahansa Yogananda; Kasamba; Keen Psychics; California Psychics; Psychic Source; AskNow; Purple Garden Psychics; Oranum; Conscious Life Expo; Spirituality & Health; Sounds True; Insight Timer Spiritual; Long Island Medium = theresa caputo; John Edward; Sylvia Browne; Edgar Cayce = a.r.e.; Joe Dispenza; Neale Donald Walsch; Energy Muse; Conscious Items; MUFON; Rosicrucian = amorc; Aleister Crowley = thelema; Krishnamurti; Mooji; Bentinho Massaro; Caroline Myss; Doreen Virtue; Uri Geller',
      roles:
        'psychic, ~medium, fortune teller, spiritual coach, spiritual healer, energy healer, reiki master, shaman, spiritual seeker, clairvoyant, palm reader, ghost hunter, mystic, lightworker, spiritual teacher',
      industries: 'psychic services, spiritual center, metaphysical store, spiritual retreat center',
      children: [
        {
          name: 'Psychics & Mediums',
          terms:
            'psychic medium, online psychic, phone psychic, love psychic, psychic chat, psychic network, numerology!, numerology reading, palm reader, rune, rune reading, tea leaf reading, scrying',
        },
        {
          name: 'Manifestation & Energy Healing',
          terms:
            'positive energy, ~affirmation, vibrational healing, crystal, gemstone healing, moon ritual, full moon ritual, third eye, ~kundalini, spiritual cleansing, incense ritual',
        },
        {
          name: 'Paranormal & Occult',
          iab: '244',
          terms:
            'ghost, poltergeist, haunting, paranormal investigation, bigfoot, cryptid, alien abduction, spirit world, demonology, black magic, white magic, magick, spell casting, love spell, hoodoo, unexplained mystery, urban legend, ~cryptozoology',
        },
      ],
    },
    {
      name: 'Astrology & Tarot',
      iab: '456',
      sensitivity: 'None',
      label: 'astrology, horoscopes and tarot',
      description: 'read horoscopes and follow astrology and tarot',
      domains: ['astrology.com', 'horoscope.com', 'cafeastrology.com', 'costarastrology.com', 'astro.com'],
      terms:
        'astrology!, horoscope!, zodiac!, zodiac sign, star sign, daily horoscope, weekly horoscope, love horoscope, birth chart, natal chart, astrological, sun sign, moon sign, rising sign, ascendant, mercury retrograde, planetary transit, aries, ~taurus, ~gemini, cancer horoscope, ~leo, virgo, ~libra, scorpio, sagittarius, capricorn, aquarius, pisces, vedic astrology, jyotish, kundli, zodiac compatibility, astrology app, synastry, saturn return, lunar astrology, moon phase astrology, western astrology, tarot!, tarot card, tarot reading, tarot deck, oracle card, oracle deck, lenormand, horoscope matching, numerology chart',
      brands:
        'Co-Star = costar astrology | co star astrology; Astrology.com; Horoscope.com; Cafe Astrology; The Pattern App; Sanctuary Astrology; Nebula Astrology; AstroTalk = astro talk; Astrosage; Ganesha Speaks; Chani Nicholas = chani app; Susan Miller = astrology zone; Rob Brezsny = free will astrology; Jonathan Cainer; Russell Grant; Astro.com = astrodienst; TimePassages; Astrostyle = astrotwins; Rider-Waite Tarot = rider waite; Biddy Tarot; Labyrinthos; Golden Thread Tarot; Trusted Tarot; Mystic Meg; Walter Mercado; Horoscope.fr; Tarot.com; AstroYogi; Clickastro; Prokerala; Linda Goodman; Faladdin; Yodha; Moonly; Stardust App; Wild Unknown Tarot; Thoth Tarot; Llewellyn Tarot',
      roles:
        'astrologer, tarot reader, horoscope reader, numerologist, astrology enthusiast, vedic astrologer, card reader',
      industries: 'astrology services, horoscope publishing',
      children: [
        {
          name: 'Horoscopes & Zodiac Signs',
          children: [
            {
              name: 'Chinese Zodiac',
              terms: 'chinese zodiac, chinese astrology, ~year of the dragon, year of the rabbit, year of the tiger',
            },
          ],
          terms:
            'zodiac horoscope, horoscope today, aries horoscope, star sign compatibility, zodiac personality, zodiac meaning, gemini horoscope, leo horoscope, scorpio season, libra horoscope',
        },
        {
          name: 'Birth Charts & Astrologers',
          terms:
            'astrology chart, natal astrology, astrology reading, personal astrologer, birth chart reading, astrological forecast, astrology consultation',
        },
        {
          name: 'Tarot & Oracle Cards',
          terms:
            'tarot spread, love tarot, free tarot reading, tarot meaning, major arcana, minor arcana, tarot learning, cartomancy',
        },
      ],
    },
    {
      name: 'Clubs & Social Organizations',
      iab: '8YPBBL',
      label: 'clubs, fraternal orders and social groups',
      description: 'belong to clubs, lodges and social groups',
      domains: ['rotary.org', 'lionsclubs.org', 'scouting.org', 'girlscouts.org', 'elks.org'],
      terms: `~club, social club, service club, membership club, private club, private member club, country club membership, fraternal organization, fraternal order, fraternity!, sorority!,
        greek life, lodge membership, freemason, freemasonry, masonic, masonic lodge, secret society, scouting, boy scout, girl scout, cub scout, scout!, brownie scout, girl guide,
        scout troop, youth organization, youth club, alumni association, alumni group, women's club, men's club, social group, meetup group, support group, support community,
        parent group, veterans club, ethnic organization, cultural organization, cultural society, heritage society, hobby club, motorcycle club, garden club, junior league,
        toastmasters club, debate club, civic club, philanthropic club, honor society, mensa, senior club, friendship group, ~supper club, expat community, expat group,
        community theater group, affinity group, membership organization, rotary club, kiwanis club, shriner, elks lodge, moose lodge, oddfellows, grange, union club, members association,
        tea party social, debutante`,
      brands: `Rotary International = rotary club | rotary; Lions Clubs = lions club international | lions club; Kiwanis = kiwanis international;
        Elks Lodge = benevolent and protective order of elks | elks; ~Moose International = loyal order of moose; Freemasons = freemasonry organization; Shriners = shriners international;
        Knights Templar Order; Eagles Club = fraternal order of eagles; Odd Fellows = independent order of odd fellows; Jaycees = junior chamber international | jci;
        Optimist International; Soroptimist = soroptimist international; Zonta; Junior League; Scouting America = boy scouts of america | bsa | boy scouts;
        Girl Scouts = girl scouts of the usa; Girlguiding = girl guides; The Scout Association = scouts uk; YMCA = ymca of the usa; YWCA; Toastmasters = toastmasters international;
        Mensa International = american mensa; Daughters of the American Revolution = dar; Sons of the American Revolution; Red Hat Society; National Grange; Women's Institute;
        Round Table Clubs; Soho House; Core Club; Groucho Club; The Wing Club; Union League Club; Alpha Phi Alpha; Delta Sigma Theta; Alpha Kappa Alpha = aka sorority; Kappa Alpha Psi;
        Omega Psi Phi; Sigma Chi; Phi Delta Theta; Kappa Kappa Gamma; Chi Omega; Delta Gamma; Pi Beta Phi; Lambda Chi Alpha; Tau Kappa Epsilon; Phi Kappa Psi; Phi Beta Kappa; Key Club;
        Skull and Bones; Illuminati; Order of the Eastern Star; Ruritan; Civitan; Camp Fire = camp fire usa; National Society of Collegiate Scholars; ~Links Incorporated;
        Jack and Jill of America; Sons of Italy; Ancient Order of Hibernians; Polish National Alliance; Meetup Groups; InterNations; Bumble BFF; Nextdoor Neighbors; AARP; Probus;
        University of the Third Age = u3a; Duke of Edinburgh's Award; Boys' Brigade; Girls on the Run; Royal Society of St George; ~Pathfinders`,
      roles:
        'club member, club president, scout leader, scoutmaster, rotarian, freemason, fraternity member, sorority member, ~scout, girl scout leader, club organizer, membership director, club manager, lodge member, club secretary, den mother, alumni relations manager',
      industries:
        'civic and social organizations, social clubs, fraternal organizations, alumni associations, membership club, youth organizations, service clubs, civic and social organization clubs',
      children: [
        {
          name: 'Service & Civic Clubs',
          terms:
            'rotary, lions club, civic group, service organization, community club, philanthropic society, women civic club',
        },
        {
          name: 'Scouting & Youth Organizations',
          terms:
            'eagle scout, girl scouts, boy scouts, scout camp, youth group, youth program, youth leadership, youth development, after-school club, merit badge, scout cookie sale',
        },
        {
          name: 'Fraternities, Sororities & Lodges',
          terms:
            'greek letter organization, sorority rush, fraternity life, masonic temple, ~lodge, initiation rite, brotherhood, sisterhood, divine nine',
        },
        {
          name: 'Cultural & Heritage Groups',
          terms:
            'cultural heritage group, heritage organization, diaspora community, irish american club, italian american club, hispanic heritage group, cultural exchange group, folk society, historical society, lineage society, language exchange group',
        },
      ],
    },
    {
      name: 'Support & Social Services',
      iab: '8YPBBL',
      sensitivity: 'None',
      intent: 'Service',
      label: 'social services and support in the community',
      description: 'seek or provide social services and community support',
      domains: ['211.org', 'socialworkers.org', 'citizensadvice.org.uk', 'findhelp.org'],
      terms:
        "social work, social service agency, family services, human services, crisis support, crisis line, helpline, hotline, community support, support service, housing support, refugee resettlement, women's shelter, youth shelter, group home, transitional housing, ~halfway house, family support, peer support, recovery community, twelve-step group, 12-step, grief support group, debt support charity, meal program, senior services, outreach service, community health worker, child and family services, ~after-school program, day center, ex-offender reentry program, immigrant support, social care, social work practice, case management, community resource, emergency shelter",
      brands:
        '211 Helpline = 211; GriefShare; Celebrate Recovery; Findhelp = aunt bertha; National Association of Social Workers = nasw; Lutheran Services; Family Service Association; Turn2us; StepChange Charity; Community Action Partnership; Relate UK; HIAS; Boys Town; Jewish Family Services; Casa de Esperanza; ANAD; Nacro',
      roles:
        'social worker, licensed social worker, child family and school social worker, healthcare social worker, clinical social worker, mental health and substance abuse social worker, case manager, family support worker, community health worker, support worker, human services worker, social work assistant, shelter manager, hotline counselor, family services director, social service specialist, community counselor, residential advisor, welfare worker, social care worker, social services director, msw, lcsw',
      industries:
        'individual and family services, social assistance services, child and youth services, temporary shelters, vocational rehabilitation, community housing services, other community housing services, services for elderly and persons with disabilities, social care, human services organization',
      children: [
        {
          name: 'Crisis & Family Support',
          terms:
            'crisis center, family crisis, family counseling charity, child support service, parent support charity, domestic violence shelter, teen crisis support',
        },
        {
          name: 'Recovery & Self-Help Groups',
          terms:
            'self-help group, recovery group, sobriety support, sober living community, anonymous meeting, sober curious community, bereavement group',
        },
      ],
    },
  ],
}

export default communityCauses
