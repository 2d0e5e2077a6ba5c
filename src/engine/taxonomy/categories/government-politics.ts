import type { CategorySource } from '../source'

const governmentPolitics: CategorySource = {
  category: 'Government & Politics',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Lifestyle',
  terms:
    'politics!, political!, government!, governmental, politics and government, law and government, public affairs, current affairs politics, civic, civics, civic engagement, public sector, ~state, ~national, ~public, coroner, medical examiner, armed conflict, war crime, crime, terrorism, civil unrest',
  roles: 'politician, public servant, politically engaged citizen, citizen, political professional',
  industries: 'government, public sector, political organization',
  nodes: [
    {
      name: 'Elections & Voting',
      sensitivity: 'High',
      iab: '387',
      label: 'elections and voting',
      description: 'follow elections, register and vote',
      domains: ['vote.org', 'ballotpedia.org', '270towin.com', 'fivethirtyeight.com', 'realclearpolitics.com'],
      terms: `election!, vote, voter!, voting, general election, midterm election, primary election, local election, state election, congressional race, senate race, gubernatorial race,
        mayoral race, caucus, primary, ballot, ballot measure, ballot initiative, referendum, recall election, voter registration, registered voter, early voting, absentee ballot,
        mail-in ballot, mail-in voting, polling place, polling station, opinion poll, political poll, election poll, exit poll, election result, election night, electorate, likely voter,
        swing voter, undecided voter, first-time voter, youth vote, voter turnout, get out the vote, voter id, voting rights, gerrymandering, redistricting, ranked choice voting,
        electoral reform, election integrity, election fraud, political debate, political convention, nominating convention, candidate, political candidate, running mate, inauguration,
        party primary, electoral system, voter file, suffrage, voting machine, by-election, parliamentary election`,
      brands:
        "Vote.org; Rock the Vote; FiveThirtyEight = 538; RealClearPolitics = real clear politics; Ballotpedia; 270toWin; Cook Political Report; Rasmussen Reports; Gallup Poll; Pew Research; Quinnipiac Poll; Emerson College Polling; League of Women Voters; ~HeadCount; When We All Vote; Federal Election Commission = fec; Dominion Voting = dominion voting systems; Election Systems & Software; L2 Political; i360; Sabato's Crystal Ball; Silver Bulletin; Electoral Commission; Vote Smart; Common Cause; Fair Fight; TurboVote; PredictIt; Marist Poll; Democratic National Convention; Republican National Convention",
      roles:
        'voter, registered voter, undecided voter, swing voter, pollster, election official, poll worker, independent voter, first-time voter, election observer, electoral officer, early voter, likely voter, infrequent voter',
      industries: 'polling firm, election services, election administration',
      children: [
        {
          name: 'Presidential & National Elections',
          children: [
            {
              name: 'U.S. Presidential Elections',
              terms:
                'presidential election, presidential candidate, presidential campaign, presidential race, presidential debate, electoral college, swing state, battleground state',
            },
          ],
          terms: 'white house race, national election, us election, uk general election, european election',
        },
        {
          name: 'State & Local Elections',
          terms:
            'school board election, city council election, county election, governor election, state legislature race, judicial election, mayoral election',
        },
        {
          name: 'Voter Registration & Turnout',
          terms:
            'register to vote, voter guide, polling location, vote by mail, voter outreach, voter mobilization, voting age',
        },
        {
          name: 'Polls & Forecasts',
          terms: 'approval rating, election forecast, straw poll, poll average, polling data, presidential poll',
        },
      ],
    },
    {
      name: 'Parties & Ideologies',
      sensitivity: 'High',
      iab: '386',
      label: 'political parties and ideologies',
      description: 'support or follow a political party or ideology',
      domains: ['gop.com', 'democrats.org', 'labour.org.uk', 'conservatives.com', 'politico.com'],
      terms:
        'political party!, party politics, political ideology, political affiliation, party affiliation, partisan, bipartisan, political spectrum, two-party system, political leaning, political view, swing district, political movement',
      brands:
        '~Roll Call; The Nation Magazine; Daily Kos; Newsmax Politics; RedState; Jacobin; American Conservative; Daily Wire; Young Turks = tyt; Turning Point USA = tpusa; Talking Points Memo; Townhall; The Federalist; ConservativeHome; LabourList; Ben Shapiro; Glenn Beck; Mark Levin; Keith Olbermann; Candace Owens; Charlie Kirk',
      roles:
        'party member, party activist, political commentator, political pundit, party official, party delegate, political moderate, centrist',
      children: [
        {
          name: 'Democrats & Liberals',
          terms:
            'democrat, democratic party, liberal, liberalism, progressive politics, left-wing, left wing, leftist, democratic socialist, social democracy, progressive activist, center-left, blue state, democratic voter, moderate democrat',
          brands:
            "Democratic Party = dnc | democratic national committee; Progressive Caucus; MoveOn = moveon.org; ActBlue; EMILYs List = emily's list; ~Indivisible; Democratic Socialists of America = dsa; Our Revolution; Working Families Party; Swing Left; Center for American Progress",
          roles: 'democrat, ~liberal, ~progressive, democratic voter',
        },
        {
          name: 'Republicans & Conservatives',
          terms:
            'republican, republican party, conservative, conservatism, right-wing, right wing, tea party, evangelical voter, fiscal conservative, social conservative, neoconservative, red state, maga, never trump, center-right, republican voter, moderate republican, alt-right',
          brands:
            "Republican Party = gop | rnc | republican national committee; WinRed; CPAC = conservative political action conference; Heritage Action; Club for Growth; Americans for Prosperity; Freedom Caucus; Tea Party Patriots; Lincoln Project; Young America's Foundation; FreedomWorks",
          roles: 'republican, ~conservative, republican voter',
        },
        {
          name: 'Independents & Other Ideologies',
          terms:
            'libertarian, libertarianism, green politics, socialism, socialist, communism, communist, marxism, anarchism, anarchist, populism, populist, nationalism, fascism, political independent, centrism, federalism, secessionism, monarchism, anti-establishment, political extremism, independent party, nonpartisan, authoritarianism, democracy, ~capitalism',
          brands:
            'Libertarian Party; Green Party; No Labels; Forward Party; Constitution Party; Reform Party; Cato Institute',
          roles: 'libertarian, political independent, socialist',
        },
        {
          name: 'International Parties',
          terms:
            'labour party, conservative party uk, tory, coalition government, opposition party, brexit, scottish independence, parliamentarian party, christian democrat',
          brands: `Labour Party = uk labour; Conservative Party = tories; Liberal Democrats = lib dems; Scottish National Party = snp; ~Reform UK = brexit party | ukip; Plaid Cymru;
        Sinn Féin = sinn fein; Democratic Unionist Party = dup; Fianna Fáil = fianna fail; Fine Gael; CDU = christian democratic union; SPD Germany; AfD = alternative for germany;
        Die Grünen = bündnis 90; FDP Germany; National Rally = rassemblement national | front national; En Marche = renaissance party; La France Insoumise;
        Fratelli d'Italia = brothers of italy; Lega Nord; Partido Popular; PSOE; Vox Spain; Podemos; Bharatiya Janata Party = bjp; Indian National Congress; Aam Aadmi Party;
        Liberal Party of Canada; Conservative Party of Canada; New Democratic Party = ndp; Bloc Québécois = bloc quebecois; Australian Labor Party = alp; Liberal Party of Australia;
        One Nation Australia; African National Congress = anc; Likud; Morena Mexico; Partido dos Trabalhadores; Chinese Communist Party; Liberal Democratic Party Japan;
        Law and Justice Poland; Fidesz; United Russia; Kuomintang`,
        },
      ],
    },
    {
      name: 'Political Leaders',
      sensitivity: 'High',
      iab: '386',
      label: 'political leaders and public officials',
      description: 'follow politicians, heads of state and public figures',
      domains: ['whitehouse.gov', 'gov.uk', 'congress.gov', 'politico.com'],
      terms:
        'political leader, world leader, head of state, head of government, first lady, prime minister, president of the united states, potus, presidency, white house, oval office, monarchy, dictator, royal head of state, us president, presidential history, presidential administration, impeachment, political dynasty, political biography',
      brands: `Donald Trump = trump; Joe Biden = biden; Barack Obama = obama; Kamala Harris; Hillary Clinton; Bill Clinton; George W. Bush = george bush; Ronald Reagan; Jimmy Carter;
        John F. Kennedy = jfk; Richard Nixon; Franklin D. Roosevelt = fdr; Mike Pence; JD Vance; Bernie Sanders; Elizabeth Warren; Alexandria Ocasio-Cortez; Nancy Pelosi; Chuck Schumer;
        Mitch McConnell; Ted Cruz; Marco Rubio; Ron DeSantis; Gavin Newsom; Nikki Haley; Pete Buttigieg; Mitt Romney; John McCain; Liz Cheney; Rand Paul; Ron Paul; Paul Ryan;
        Kevin McCarthy; Robert F. Kennedy Jr. = rfk jr; Tulsi Gabbard; Andrew Yang; Cory Booker; Beto O'Rourke; Stacey Abrams; Gretchen Whitmer; Greg Abbott; Josh Hawley; Lindsey Graham;
        Marjorie Taylor Greene; Ilhan Omar; Tim Walz; Michelle Obama; Melania Trump; Ivanka Trump; Sarah Palin; Al Gore; John Kerry; Boris Johnson; Keir Starmer; Rishi Sunak; Theresa May;
        David Cameron; Tony Blair; Margaret Thatcher; Jeremy Corbyn; Nigel Farage; Nicola Sturgeon; Emmanuel Macron; Marine Le Pen; Angela Merkel; Olaf Scholz; Ursula von der Leyen;
        Giorgia Meloni; Silvio Berlusconi; Pedro Sanchez; Viktor Orban; Vladimir Putin; Volodymyr Zelensky = zelenskyy; Xi Jinping; Kim Jong-un; Narendra Modi; Rahul Gandhi;
        Mahatma Gandhi; Imran Khan; Shinzo Abe; Justin Trudeau; Pierre Poilievre; Scott Morrison; Anthony Albanese; Jacinda Ardern; Benjamin Netanyahu; Recep Tayyip Erdogan = erdogan;
        Nelson Mandela; Cyril Ramaphosa; Lula da Silva = lula; Jair Bolsonaro; Javier Milei; Nicolas Maduro; Fidel Castro; Andres Manuel Lopez Obrador = amlo; Claudia Sheinbaum;
        Nayib Bukele; Bashar al-Assad; Saddam Hussein; Adolf Hitler; Joseph Stalin; Mao Zedong; Condoleezza Rice; Colin Powell; Henry Kissinger; Ruth Bader Ginsburg = rbg;
        Clarence Thomas; Anthony Fauci; Ketanji Brown Jackson; Kofi Annan; Martin Luther King Jr. = mlk`,
      roles:
        'prime minister, senator, congressman, congresswoman, member of congress, ~representative, state legislator, legislator, member of parliament, ~mp, governor, lieutenant governor, mayor, councillor, councilman, council member, city council member, elected official, cabinet minister, secretary of state, minister of state, ambassador, attorney general, alderman, county commissioner, selectman, vice president of the united states',
      children: [
        {
          name: 'U.S. Presidents & Candidates',
          terms: 'american president, presidential cabinet, former president, presidential library, vice president usa',
        },
        {
          name: 'World Leaders',
          terms: 'foreign leader, european leader, chancellor, president of russia, g7 leader, g20 summit',
        },
        {
          name: 'Members of Congress & Parliament',
          terms:
            'us senator, congressperson, speaker of the house, senate leader, house of representatives member, backbencher, house of commons member',
        },
      ],
    },
    {
      name: 'Campaigns & Advocacy',
      sensitivity: 'High',
      iab: '386',
      label: 'political campaigns, donations and advocacy',
      description: 'run, fund or work for political campaigns and lobbying',
      domains: ['opensecrets.org', 'actblue.com', 'winred.com', 'campaignsandelections.com', 'change.org'],
      terms:
        'political campaign, campaign finance, political donation, political donor, campaign contribution, political fundraising, super pac, political action committee, pac donor, lobbying, lobbyist, grassroots campaign, grassroots organizing, political advertising, political consulting, political consultant, political activism, activism, political activist, petition, protest, demonstration, rally, march protest, civil disobedience, political organizing, phone banking, canvassing, campaign volunteer, opposition research, campaign strategy, political merchandise, town hall, political event, campaign rally, dark money, special interest group, government relations, advocacy group, public policy advocacy, political action, government affairs, letter to congress, boycott',
      brands:
        'OpenSecrets; NGP VAN; NationBuilder; Change.org; Avaaz; 38 Degrees; Common Defense; Priorities USA; American Crossroads; Akin Gump; Brownstein Hyatt; Cassidy & Associates; BGR Group; Campaigns & Elections; Targeted Victory; Bully Pulpit Interactive; Public Citizen; AIPAC; National Rifle Association PAC = nra-ila; AARP Advocacy; Citizens United; Run for Something; Quorum Analytics; FiscalNote; ~Countable; Resistbot; Aristotle Campaign; Anedot; Numero Campaign; Extinction Rebellion; Occupy Wall Street; Yellow Vests = gilets jaunes',
      roles:
        'political consultant, political campaign manager, lobbyist, political strategist, campaign staffer, field organizer, political donor, political organizer, political fundraiser, activist, community organizer, government relations manager, government affairs director, public affairs manager, public affairs consultant, political director, canvasser, campaign volunteer, head of public affairs, head of government affairs, policy advocate',
      industries:
        'lobbying firm, government relations, government relations services, political organizations, political consulting firm, political campaign, advocacy organization, public affairs firm',
      children: [
        {
          name: 'Political Donations',
          terms:
            'donate to campaign, political contributor, campaign donation, political giving, republican donor, democratic donor, liberal donor, conservative donor',
        },
        {
          name: 'Lobbying & Government Relations',
          terms:
            'lobbying firm, legislative advocacy, corporate lobbying, trade lobbying, legislative tracking, government affair',
        },
        {
          name: 'Protests & Activism',
          terms:
            'protest march, political demonstration, social movement, sit-in, political rally, activist group, riot, civil unrest, student protest',
        },
      ],
    },
    {
      name: 'Public Policy & Political Issues',
      sensitivity: 'High',
      iab: '388',
      label: 'public policy and political issues',
      description: 'follow policy debates and legislation',
      domains: ['brookings.edu', 'heritage.org', 'rand.org', 'pewresearch.org', 'congress.gov'],
      terms: `public policy, government policy, policy debate, political issue, policy issue, legislation, law reform, tax policy, tax reform, fiscal policy, government spending, national debt,
        budget deficit, government shutdown, debt ceiling, trade policy, tariff policy, economic policy, industrial policy, health policy, healthcare reform, medicare for all,
        education policy, school choice, energy policy, environmental policy, climate policy, housing policy, drug policy, marijuana legalization, gun control, gun rights,
        second amendment, death penalty, capital punishment, criminal justice reform, police reform, prison reform, abortion law, same-sex marriage law, affirmative action,
        welfare reform, minimum wage law, social security reform, campaign finance reform, net neutrality policy, privacy legislation, free speech, first amendment, freedom of the press,
        censorship, separation of church and state, term limit, states rights, statehood, voting rights act, civil liberties, regulation, deregulation, government regulation,
        public opinion, policy analysis, policy research, think tank, agricultural policy, foreign aid, science policy, urban policy, antitrust policy, constitutional amendment,
        political reform, universal basic income, nationalization, privatization, devolution, data protection law, assisted dying law`,
      brands: `Brookings Institution = brookings; Heritage Foundation; RAND Corporation; American Enterprise Institute = aei; Hoover Institution; Urban Institute; Center on Budget = cbpp;
        Tax Foundation; Tax Policy Center; Mercatus Center; Manhattan Institute; Economic Policy Institute; Bipartisan Policy Center; Aspen Institute; ~New America; ~Third Way;
        Niskanen Center; Institute for Fiscal Studies; Chatham House; Resolution Foundation; Adam Smith Institute; ~Demos; Fraser Institute; Bruegel; Bertelsmann Stiftung;
        Grattan Institute; Lowy Institute; Competitive Enterprise Institute; Kaiser Family Foundation = kff; Pew Charitable Trusts; Brady Campaign = brady united;
        Everytown for Gun Safety = everytown; Moms Demand Action; Giffords; National Rifle Association = nra; Gun Owners of America; Marijuana Policy Project; NORML;
        Planned Parenthood Action; NARAL; Susan B. Anthony List; March for Life; Electronic Frontier Foundation = eff; ACLU = american civil liberties union; FIRE Foundation;
        Government Accountability Office = gao; Congressional Budget Office = cbo; GovTrack; National Conference of State Legislatures = ncsl;
        ALEC = american legislative exchange council`,
      roles:
        'policy analyst, policy advisor, policy maker, policymaker, legislative aide, political scientist, policy director, public policy manager, legislative assistant, think tank researcher, policy researcher, legislative director, congressional staffer, regulatory analyst, policy manager, head of policy, special adviser, parliamentary assistant',
      industries: 'public policy, think tank, public policy offices, policy research organization, legislative affairs',
      children: [
        {
          name: 'Immigration Policy',
          children: [
            {
              name: 'Refugees & Asylum',
              terms: 'refugee, asylum, asylum seeker, migrant crisis, displaced person, resettlement program',
            },
            {
              name: 'Visas & Citizenship',
              terms:
                'green card, citizenship, naturalization, h-1b visa, immigration visa, permanent resident, citizenship test, visa sponsorship, dual citizenship, passport by investment',
            },
          ],
          terms:
            'immigration!, immigrant rights, immigration reform, border security, border wall, illegal immigration, undocumented immigrant, daca, dreamer immigration, deportation, migrant, work permit immigration, immigration enforcement, sanctuary city, immigrant, emigration',
          brands:
            'USCIS; Immigration and Customs Enforcement; UNHCR; Customs and Border Protection = cbp; RAICES; FWD.us; NumbersUSA; National Immigration Law Center; Home Office; IRCC Canada; Migration Policy Institute; Boundless Immigration; CitizenPath; International Organization for Migration = iom',
          roles:
            'immigrant, refugee, immigration officer, border patrol agent, immigration advocate, asylum officer, immigration consultant, migrant worker',
        },
        {
          name: 'Economy & Taxes Policy',
          terms:
            'tax cut, tax hike, carbon tax policy, wealth tax, federal budget, stimulus check, stimulus package, trade agreement, nafta, infrastructure bill, austerity, federal deficit, bailout',
        },
        {
          name: 'Health & Social Policy',
          terms:
            'health care law, public health policy, vaccine mandate, single payer, entitlement reform, social policy, family policy, pension reform, opioid policy, welfare policy, childcare policy',
        },
        {
          name: 'Gun Policy',
          terms:
            'gun law, gun legislation, assault weapon ban, concealed carry law, gun reform, firearm regulation, gun owner rights, red flag law',
        },
        {
          name: 'Civil Rights & Liberties',
          terms:
            'civil right, constitutional rights, civil liberty, right to privacy, equal rights amendment, freedom of speech, government surveillance, voting right, freedom of religion law',
        },
      ],
    },
    {
      name: 'Government & Public Administration',
      iab: '77',
      segment: 'B2G',
      sensitivity: 'None',
      intent: 'Service',
      label: 'government and public administration',
      description: 'work in, sell to or deal with government bodies',
      domains: ['usa.gov', 'govexec.com', 'gov.uk', 'governing.com', 'sam.gov'],
      terms: `public administration!, federal government, state government, local government, city government, county government, municipal government, municipality, government agency,
        government department, government office, civil service, bureaucracy, executive branch, government contractor, government contracting, government contract, government procurement,
        government bid, government grant, federal grant, govtech, e-government, smart city, digital government, city hall, city council, county clerk, parish council, public official,
        public employee, federal employee, government employee, government worker, census, government data, government budget, public finance, government auction, government surplus,
        regional government, devolved government, regulatory agency, government building, state agency, government accountability, freedom of information, public record,
        public records search, government website, local authority, borough council`,
      brands: `USA.gov; GOV.UK; White House; General Services Administration = gsa; SAM.gov; Office of Management and Budget = omb; Office of Personnel Management = opm;
        Department of the Interior; Department of Commerce; Department of Energy; Department of Labor = dol; Department of Agriculture = usda; Department of Transportation;
        Department of the Treasury = us treasury; Department of Education = us department of education; Department of Health and Human Services = hhs; Housing and Urban Development;
        Environmental Protection Agency = epa; Federal Aviation Administration = faa; Federal Communications Commission = fcc; Federal Trade Commission = ftc;
        Securities and Exchange Commission; Consumer Financial Protection Bureau = cfpb; Food and Drug Administration; National Park Service; US Census Bureau = census bureau;
        Bureau of Labor Statistics = bls; Patent and Trademark Office = uspto; National Archives; Library of Congress; Government Executive = govexec; Governing Magazine; Federal Times;
        Federal News Network; Route Fifty; GovLoop; Government Technology; StateScoop; Nextgov; NIC Inc; Carahsoft; Deltek GovWin = govwin; Bloomberg Government;
        City of New York = nyc.gov; City of Los Angeles; City of Chicago; Greater London Authority; Scottish Government; Welsh Government; Government of Canada; Government of India;
        Government of Australia; State of California; State of Texas; State of New York; HM Treasury; Cabinet Office; HM Revenue & Customs; DEFRA; European Commission; Service Canada;
        Services Australia; Ordnance Survey; Polco; SeeClickFix; National League of Cities; US Conference of Mayors; National Governors Association; ICMA;
        International Trade Administration`,
      roles: `government employee, civil servant, government official, city manager, town manager, city planner, urban planner, urban and regional planner, county clerk, city clerk,
        court municipal and license clerk, license clerk, government program manager, government contractor, federal employee, government executive, government decision maker,
        public administrator, public works director, legislative analyst, government procurement officer, contracting officer, city administrator, government cio, municipal worker,
        state employee, government affairs specialist, tax examiner, tax examiner and collector and revenue agent, revenue agent, tax collector, assessor, property appraiser and assessor,
        government property inspector, census taker, regulatory affairs specialist, eligibility interviewer, government finance officer, public sector manager, permit technician,
        public sector professional, government it decision maker, local government officer, agency director, city treasurer, government analyst, postmaster general, town clerk,
        zoning inspector, park superintendent, parks director, weights and measures inspector`,
      industries:
        'executive legislative and general government support, government administration, federal government, state government, local government, municipal government, administration of economic programs, administration of housing and urban planning programs, administration of environmental quality programs, administration of human resource programs, government agency, public administration, civil service, housing and community development, community development and urban planning, housing programs, transportation programs, utilities administration, public health administration, space research and technology administration, legislative office, executive office of government, tribal government, conservation programs, economic programs, government services, government contractor, air water and waste program management, education administration programs, government and public sector',
      children: [
        {
          name: 'Federal & National Government',
          terms:
            'federal agency, national government, ~ministry, central government, federal department, government ministry, cabinet department, treasury department, us government',
        },
        {
          name: 'State & Local Government',
          iab: '8YPBBL',
          terms:
            'city department, county office, town council, mayor office, municipal service, council tax office, township, local council, provincial government, community board',
        },
        {
          name: 'Government Contracting',
          terms:
            'federal contractor, public tender, gsa schedule, federal procurement, public procurement, defense procurement, small business set-aside, government vendor',
        },
        {
          name: 'Urban Planning & Public Works',
          children: [
            {
              name: 'Zoning & Land Use',
              terms: 'zoning, zoning law, land use planning, planning permission, land development permit',
            },
          ],
          iab: '8YPBBL',
          terms:
            'urban planning, city planning, town planning, public works, urban development, city infrastructure, community development, regional planning, smart city technology, public space, public park planning, rural development, public library administration, urban renewal',
        },
      ],
    },
    {
      name: 'Public Services & Benefits',
      iab: '394',
      sensitivity: 'None',
      intent: 'Service',
      label: 'public services and social benefits',
      description: 'use or apply for government services and benefits',
      domains: ['ssa.gov', 'benefits.gov', 'usa.gov', 'medicaid.gov', 'dmv.org'],
      terms:
        'social services, public assistance, government assistance, welfare, welfare benefit, government benefit, social security, social security benefit, social security disability, ssi benefit, disability benefit, food stamp, snap benefit, ebt, wic, tanf, unemployment insurance benefit, housing assistance, section 8, public housing, council housing, medicaid, child benefit, universal credit, housing benefit, state pension, government support, social welfare, social security card, child support enforcement, free school meals, government relief, low-income assistance, child welfare, child protective services, adult protective services, foster care system, disability claim, pension credit, jobseeker allowance, government aid',
      brands:
        "Social Security Administration = ssa; Medicaid; Medicare.gov; Centers for Medicare & Medicaid Services; SNAP Benefits; WIC Program; Benefits.gov; Department for Work and Pensions = dwp; HMRC; Jobcentre; Centrelink; FEMA Assistance; HUD Section 8 = housing choice voucher; Citizens Advice; 211.org; Providers EBT; Lifeline Program; Caisse d'Allocations Familiales; Department of Human Services; Department of Social Services",
      roles:
        'social services manager, benefit recipient, welfare recipient, eligibility specialist, government benefits specialist, social and human service assistant, caseworker, child protection worker, housing officer, benefits officer, social and community service manager, probate officer',
      industries:
        'social assistance programs, administration of veterans affairs, public assistance programs, social services agency, public benefits administration',
      children: [
        {
          name: 'Social Security & Welfare',
          terms:
            'social security retirement, social security office, ssdi, welfare program, income support, benefit claim, benefit eligibility, food assistance program, ebt card, cash assistance, disability application',
        },
        {
          name: 'Licenses, IDs & Vital Records',
          sensitivity: 'None',
          terms:
            'dmv, driver license, drivers license renewal, driving licence, vehicle registration, license plate renewal, passport office, passport renewal, birth certificate, marriage license, vital records, id card, national identity card, real id, business permit, social insurance number, electoral register, land registry, criminal record check, fingerprinting service, apostille',
          brands:
            'DMV = department of motor vehicles; DVLA; VitalChek; US Passport Office = travel.state.gov; DMV.org; HM Passport Office; HM Land Registry; Login.gov; VitalRecords; TSA PreCheck Enrollment = identogo',
        },
        {
          name: 'Taxes & Revenue Agencies',
          sensitivity: 'Low',
          terms:
            'tax authority, revenue service, tax office, irs audit, tax collector office, government tax agency, property tax office',
          brands:
            'IRS = internal revenue service; Canada Revenue Agency = cra; Australian Taxation Office = ato; Franchise Tax Board; Finanzamt; Taxpayer Advocate',
        },
      ],
    },
    {
      name: 'Courts & Justice System',
      sensitivity: 'None',
      iab: '383',
      label: 'courts and the justice system',
      description: 'follow courts, justice and the legal system as public affairs',
      domains: ['supremecourt.gov', 'scotusblog.com', 'courtlistener.com', 'justice.gov', 'law360.com'],
      terms:
        'supreme court, scotus, judiciary, judicial, justice system, criminal justice, judge, jury, jury duty, constitutional law, constitution, court system, federal court, high court, court ruling, criminal trial, trial verdict, grand jury, indictment, magistrate, tribunal, court of appeals, appellate court, rule of law, bill of rights, international court of justice, juvenile justice, small claims court, court record, public prosecutor, prosecution, sentencing, parole, probation, bail reform, juror, judicial nomination, court house, courthouse, traffic court, martial law, habeas corpus',
      brands:
        'Supreme Court of the United States = us supreme court; Department of Justice = doj; SCOTUSblog; Innocence Project; Law360; International Criminal Court; European Court of Human Rights; European Court of Justice; Federal Judiciary; Crown Prosecution Service = cps; Old Bailey; Federalist Society; Brennan Center; Vera Institute; Sentencing Project; Equal Justice Initiative; Southern Poverty Law Center = splc; PACER; Judicial Watch; Court TV; International Court of Justice; Legal Services Corporation; Bundesverfassungsgericht',
      roles:
        'judge, magistrate, administrative law judge, judge magistrate and magistrate, prosecutor, district attorney, judicial law clerk, bailiff, court clerk, probation officer, probation officer and correctional treatment specialist, parole officer, juror, justice of the peace, supreme court justice, court administrator, public prosecutor, judicial worker, hearing officer, adjudicator, court officer, criminologist',
      industries:
        'judiciary, courts of law, legal counsel and prosecution, courts, administration of justice, justice public order and safety activities',
      children: [
        {
          name: 'Supreme Court & Constitutional Law',
          terms:
            'supreme court decision, constitutional court, supreme court justice, constitutional right, landmark ruling, judicial review',
        },
        {
          name: 'Criminal Justice & Corrections',
          terms:
            'prison!, jail, correctional facility, corrections, incarceration, inmate, prisoner, ex-convict, formerly incarcerated, prison system, detention center, death row, juvenile detention, rehabilitation of offenders, parolee, prison reentry, inmate locator, prison phone, private prison, criminal record',
          brands:
            'Federal Bureau of Prisons; CoreCivic = corrections corporation of america; GEO Group; HM Prison Service; Securus Technologies; GTL = viapath; JPay; ~BI Incorporated; Wellpath Corrections; ~Alcatraz',
          roles:
            'correctional officer, correctional officer and jailer, prison officer, prison guard, warden, first-line supervisor of correctional officers, jailer, corrections officer, prison governor, detention officer',
          industries: 'correctional institutions, correctional facility, prisons',
        },
      ],
    },
    {
      name: 'Law Enforcement & Crime',
      sensitivity: 'None',
      iab: '380',
      label: 'law enforcement and crime',
      description: 'follow crime and policing or work in law enforcement',
      domains: ['fbi.gov', 'police1.com', 'officer.com', 'ojp.gov', 'crimestoppers-uk.org'],
      terms: `crime!, law enforcement!, police!, policing, police department, sheriff, police officer, community policing, criminal investigation, detective work, forensics, crime scene,
        crime scene investigation, crime prevention, crime statistic, crime news, crime rate, organized crime, mafia, gang, gang violence, drug trafficking, narcotics enforcement,
        human trafficking, cybercrime enforcement, white-collar crime, financial crime, money laundering, robbery, burglary, theft, murder, homicide, serial killer, kidnapping,
        sexual assault, hate crime, arson, vandalism, shoplifting, assault, manslaughter, stalking, gun violence, mass shooting, school shooting, arrest, arrest record, ~mugshot, warrant,
        most wanted, missing person, amber alert, sex offender registry, neighborhood watch, crime stoppers, police brutality, k9 unit, swat, highway patrol, state trooper,
        police equipment, police uniform, handcuff, police badge, riot shield, police car, breathalyzer, ballistic vest, crime lab, interpol, border patrol, customs enforcement,
        secret service, corruption, bribery, extortion, criminal, criminology, victim support`,
      brands: `FBI = federal bureau of investigation; DEA = drug enforcement administration; ATF; US Marshals = us marshals service; Secret Service; NYPD = new york police department;
        LAPD = los angeles police department; Chicago Police Department; Scotland Yard = metropolitan police | met police; Interpol; Europol; Royal Canadian Mounted Police = rcmp;
        Texas Rangers Law Enforcement; California Highway Patrol = chp; Australian Federal Police; National Crime Agency; Police Scotland; Axon Enterprise = axon | taser international;
        Motorola Solutions = motorola solutions public safety; Safariland; ShotSpotter = soundthinking; Flock Safety; Palantir Gotham; Citizen App; Crime Stoppers; Police1; Officer.com;
        FOP = fraternal order of police; International Association of Chiefs of Police = iacp; Galls; Point Blank Enterprises; 5.11 Law Enforcement; Byrna; Digital Ally;
        Wrap Technologies; Cartel de Sinaloa = sinaloa cartel; MS-13; Hells Angels; Ring Neighbors; SpotCrime; CrimeReports; Genasys; ICE Enforcement;
        TSA = transportation security administration; Blue Lives Matter; MADD = mothers against drunk driving; RAINN; NCMEC = national center for missing and exploited children`,
      roles:
        'police officer, police chief, chief of police, sheriff, deputy sheriff, detective, detective and criminal investigator, state trooper, police sergeant, police and sheriff patrol officer, police constable, law enforcement officer, fbi agent, federal agent, special agent, crime scene investigator, crime analyst, forensic science technician, forensic scientist, police dispatcher, customs officer, us marshal, criminal investigator, police captain, police lieutenant, game warden, fish and game warden, parking enforcement officer, transit and railroad police, first-line supervisor of police and detectives, tsa agent, transportation security screener, school resource officer, law enforcement professional, patrol officer, animal control worker, border force officer, bounty hunter, police inspector, fingerprint examiner, police cadet, undercover agent',
      industries:
        'law enforcement, police protection, police department, public order and safety, sheriff office, forensic services',
      children: [
        {
          name: 'Police & Policing',
          terms:
            'police force, police academy, police training, police recruitment, police radio, police support, sheriff office, patrol car',
        },
        {
          name: 'Crime News & Prevention',
          terms:
            '~crime report, crime map, local crime, crime alert, crime victim, unsolved crime, cold case, crime watch, fraud alert, scam alert',
        },
        {
          name: 'Law Enforcement Equipment',
          segment: 'B2G',
          sensitivity: 'None',
          intent: 'Product',
          terms:
            'police gear, duty belt, tactical police gear, police vehicle equipment, police light bar, body-worn camera, evidence management, duty gear, police baton, law enforcement software system, forensic kit, radar gun, police supply',
        },
      ],
    },
    {
      name: 'Public Safety & Emergency Services',
      iab: '381',
      segment: 'B2B2C',
      sensitivity: 'None',
      intent: 'Service',
      label: 'public safety and emergency services',
      description: 'work in or rely on fire, rescue and emergency services',
      domains: ['fema.gov', 'firehouse.com', 'ready.gov', 'redcross.org', 'usfa.fema.gov'],
      terms: `public safety!, emergency service, emergency management, ~emergency preparedness, disaster preparedness, fire department, fire brigade, fire service, fire station, firefighting,
        firefighter, fire truck, fire engine, fire rescue, fire hose, fire hydrant, ~wildfire, wildland fire, search and rescue, first responder, 911, 999 call, emergency dispatch,
        emergency call, emergency response, disaster response, ~natural disaster, ~hurricane preparedness, earthquake preparedness, evacuation, flood emergency, tornado warning response,
        civil defense, homeland security, ~emergency alert, mass notification, coast guard rescue, mountain rescue, lifeguard service, fire prevention, fire safety education,
        fire marshal, fire code, fire protection service, emergency communications, disaster, emergency planning, hazmat response, turnout gear, fire apparatus, ambulance dispatch,
        ~earthquake, ~hurricane, ~tornado, ~flood, ~tsunami, ~volcanic eruption, bomb squad, public safety technology, ~emergency kit`,
      brands: `FEMA = federal emergency management agency; Department of Homeland Security = dhs; Ready.gov; FDNY = new york fire department; Cal Fire; London Fire Brigade;
        US Fire Administration; NFPA = national fire protection association; Firehouse Magazine; FireRescue1; Pierce Manufacturing = pierce fire trucks; E-One; Rosenbauer; REV Group;
        Spartan Fire; Darley; Federal Signal; Globe Turnout Gear; Lion Apparel; Scott Safety; RapidSOS; Rave Mobile Safety; Hexagon Safety; CentralSquare; Carbyne; ESO Solutions;
        PulsePoint; St John Ambulance; RNLI; Surf Life Saving Australia; International Association of Fire Fighters = iaff; International Association of Fire Chiefs; Team Rubicon;
        Smokey Bear; National Weather Alerts; CERT Program; American Red Cross Disaster; Juvare; Veoci; Genasys Protect; MSA Fire; Holmatro; Hurst Jaws of Life = jaws of life; Kidde Fire;
        Bauer Compressors; National Volunteer Fire Council`,
      roles:
        'firefighter, fire chief, fire captain, fire inspector, fire inspector and investigator, fire marshal, volunteer firefighter, emergency management director, emergency manager, public safety telecommunicator, emergency dispatcher, 911 dispatcher, 911 operator, first responder, forest fire inspector and prevention specialist, first-line supervisor of firefighting and prevention workers, public safety director, public safety officer, search and rescue worker, lifeguard, protective service worker, lifeguard ski patrol and other recreational protective service worker, fire investigator, emergency planner, director of emergency management, wildland firefighter, fireman, homeland security agent, rescue worker, public safety professional, smokejumper, hotshot crew',
      industries:
        'public safety, fire protection, emergency services, emergency and relief services government, emergency management, fire departments, homeland security, public safety agency',
      children: [
        {
          name: 'Fire & Rescue',
          terms:
            'fire academy, fire training, fire equipment, firefighter gear, fire alarm response, volunteer fire department, rescue service, firefighter training, fire hall',
        },
        {
          name: 'Emergency Preparedness',
          terms:
            '~disaster kit, emergency plan, prepper, prepping, emergency supply, survivalist, disaster planning, emergency evacuation plan, storm preparedness, ~emergency food supply, doomsday prepping',
        },
        {
          name: 'Disasters',
          iab: '381',
          sensitivity: 'Low',
          terms:
            'natural catastrophe, hurricane damage, earthquake news, wildfire evacuation, plane crash, train derailment, industrial accident, disaster area, ~landslide',
        },
      ],
    },
    {
      name: 'Military & Veterans',
      iab: 'I4GWl6',
      sensitivity: 'None',
      label: 'the military and veterans',
      description: 'serve, have served or follow the armed forces',
      domains: ['military.com', 'va.gov', 'defense.gov', 'armytimes.com', 'goarmy.com'],
      terms:
        'military!, armed forces, ~marine, coast guard, national guard, special forces, green beret, paratrooper, soldier, troops, military service, military career, military recruitment, enlistment, military training, military academy, military base, military life, military equipment, military vehicle, military technology, artillery, military intelligence, military strategy, national security, national defense, defense department, defense policy, defense budget, military draft, conscription, military rank, military medal, military uniform, military surplus, military museum, military spouse, military discount, military news, jrotc, rotc, cadet, nuclear weapon, weapons of mass destruction, counterterrorism, mercenary, foreign legion, drone strike, military parade, military operation, peacekeeping',
      brands: `US Army = united states army | u.s. army; US Navy = united states navy | u.s. navy; US Air Force = usaf | u.s. air force; US Marine Corps = usmc | marines; US Coast Guard = uscg;
        US Space Force; National Guard = army national guard; ~Pentagon; Department of Defense = dod; DARPA; Army Reserve; NATO; British Army; Royal Navy; Royal Air Force = raf;
        Royal Marines; Ministry of Defence; Canadian Armed Forces; Australian Defence Force; Bundeswehr; French Foreign Legion; Israel Defense Forces = idf; Indian Army;
        People's Liberation Army; Russian Armed Forces; West Point = us military academy; Naval Academy = annapolis; Air Force Academy; Sandhurst; The Citadel; Military.com;
        Military Times = army times | navy times; Task & Purpose; Defense One; Veterans Affairs = department of veterans affairs | va benefits; Veterans Health Administration;
        American Legion; Veterans of Foreign Wars = vfw; Disabled American Veterans = dav; Wounded Warrior Project; Paralyzed Veterans of America; AMVETS;
        Iraq and Afghanistan Veterans of America = iava; Royal British Legion; Help for Heroes; Fisher House; USO; Gary Sinise Foundation; Tunnel to Towers;
        Semper Fi Fund = semper fi & america's fund; Folds of Honor; Blue Star Families; Navy Exchange = navy exchange service; AAFES = army & air force exchange;
        Defense Commissary Agency = commissary; TRICARE; GI Bill; Military OneSource; Operation Homefront; Team RWB; Student Veterans of America; F-35 = f-35 lightning; F-22 Raptor;
        M1 Abrams; B-2 Bomber; AH-64 Apache; Navy SEALs = seal team six; Delta Force; SAS Regiment; Wagner Group; Mossad; MI6 = mi5; CIA = central intelligence agency;
        NSA = national security agency; GCHQ; KGB = fsb; Defense Intelligence Agency`,
      roles:
        'soldier, military officer, ~marine, airman, veteran, military veteran, service member, military personnel, active duty service member, army officer, naval officer, air force pilot, fighter pilot, drill sergeant, infantryman, military spouse, reservist, national guardsman, special forces officer, military enlisted, colonel, retired military, air crew officer, artillery and missile officer, command and control center officer, military leader, aircraft launch and recovery specialist, radar and sonar technician, military recruiter, defense official, intelligence officer, counterintelligence agent, spy, special forces, first-line enlisted military supervisor, military family member, combat veteran, disabled veteran, retired veteran, midshipman, warrant officer',
      industries:
        'military, armed forces, national security, national security and international affairs, military and international affairs, national security agency, military and protective services',
      children: [
        {
          name: 'Armed Forces',
          children: [
            {
              name: 'Army',
              terms: 'army!, infantry, army training, army life, army reserve, army base, tank battalion',
            },
            {
              name: 'Navy & Marines',
              terms: 'navy!, marine corps, naval force, warship, aircraft carrier, submarine, naval base, navy seal',
            },
            {
              name: 'Air & Space Forces',
              terms:
                'air force!, space force, air force base, fighter jet, bomber aircraft, air base, military aviation',
            },
          ],
          terms: 'armed service, marine training, us military, special operations, military unit, military personnel',
        },
        {
          name: 'Veterans',
          children: [
            {
              name: 'Veterans Benefits',
              terms:
                'veteran benefit, va disability, va hospital, gi bill, va claim, va home benefit, veterans pension',
            },
          ],
          terms:
            'veteran!, veterans, military veteran, veterans affairs, disabled veteran, veteran owned, veterans organization, retired military, veteran support, war veteran, veterans charity, veteran discount, vietnam veteran',
        },
        {
          name: 'Military Families',
          sensitivity: 'Low',
          terms:
            'military family, military wife, army wife, military child, gold star family, military relocation, deployment support, base housing, military kid',
        },
        {
          name: 'Intelligence & National Security',
          terms:
            'intelligence agency, espionage, spy agency, intelligence community, security clearance, counter-terrorism, homeland defense, cyber warfare, national intelligence, surveillance state, counterintelligence',
        },
      ],
    },
    {
      name: 'International Affairs & Conflict',
      sensitivity: 'None',
      iab: '389',
      label: 'international affairs and conflict',
      description: 'follow diplomacy, world affairs and conflicts',
      domains: ['un.org', 'foreignpolicy.com', 'cfr.org', 'foreignaffairs.com', 'europa.eu'],
      terms: `international relations, international affairs, foreign policy, foreign affairs, diplomacy, diplomatic, geopolitics, geopolitical, world politics, global governance, embassy,
        consulate, diplomat, treaty, international treaty, economic sanction, sanctions, war!, armed conflict, civil war, war crime, ceasefire, peace talks, peace process, invasion,
        military conflict, war in ukraine, ukraine war, russia ukraine, israel palestine, gaza, middle east conflict, israel hamas, syrian civil war, afghanistan war, iraq war, cold war,
        world war, nuclear proliferation, arms control, arms race, terrorism!, terrorist, terror attack, 9/11, isis, al-qaeda, taliban, refugee crisis, genocide, ethnic cleansing, coup,
        coup d'etat, regime change, insurgency, european union politics, eu politics, us-china relations, china taiwan, north korea, hostage crisis, border dispute, territorial dispute,
        humanitarian crisis, united nations, international organization, world affairs, foreign ministry, extradition, colonialism, arab spring, military coup,
        intergovernmental organization, international development policy`,
      brands: `United Nations = un | un general assembly; European Union; European Parliament; European Council; Council of Europe; African Union; ASEAN; Arab League;
        Organization of American States = oas; G7; G20; BRICS; Commonwealth of Nations; OSCE; World Trade Organization = wto; International Monetary Fund = imf;
        World Bank = world bank group; OECD; International Atomic Energy Agency = iaea; US State Department = department of state; USAID;
        Foreign & Commonwealth Office = fcdo | foreign office; Council on Foreign Relations = cfr; Foreign Affairs Magazine = foreign affairs; Foreign Policy Magazine; Carnegie Endowment;
        Atlantic Council; CSIS = center for strategic and international studies; International Crisis Group; Stratfor; Wilson Center; Belfer Center; German Marshall Fund;
        Peterson Institute; Peace Corps; Hamas; Hezbollah; Islamic State; Boko Haram; United States Institute of Peace; SIPRI; IISS; Bellingcat; The Diplomat Magazine;
        World Politics Review; Munich Security Conference; Asian Development Bank; Inter-American Development Bank; European Central Bank Council; UN Security Council; UNDP; UNESCO;
        World Affairs Council; Quai d'Orsay; Schengen Area; Al-Qaeda`,
      roles:
        'diplomat, consul, foreign service officer, international relations specialist, foreign affairs specialist, embassy staff, peacekeeper, un official, international development worker, foreign policy analyst, attaché, war correspondent, eu official, political risk analyst, intelligence analyst',
      industries:
        'international affairs, international affairs organization, foreign affairs, intergovernmental organizations, embassy, diplomatic services, international organizations',
      children: [
        {
          name: 'Diplomacy & Foreign Policy',
          terms:
            'foreign relations, bilateral relations, state visit, diplomatic mission, foreign diplomacy, foreign minister, trade diplomacy, world summit',
        },
        {
          name: 'Wars & Conflicts',
          terms:
            '~war news, war zone, battlefield, warfare, invasion of ukraine, conflict zone, insurgent, guerrilla warfare, war on terror, military invasion, frontline war',
        },
        {
          name: 'Terrorism',
          iab: '8FD8nI',
          terms:
            'domestic terrorism, suicide bombing, extremism, radicalization, terror group, terrorist attack, jihadism',
        },
        {
          name: 'European Union & Institutions',
          terms: 'eu policy, eu law, eu member state, eu referendum, european integration',
        },
      ],
    },
  ],
}

export default governmentPolitics
