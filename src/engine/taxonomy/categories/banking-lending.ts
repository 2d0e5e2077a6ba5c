import type { CategorySource } from '../source'

const bankingLending: CategorySource = {
  category: 'Banking & Lending',
  segment: 'B2C',
  sensitivity: 'Low',
  intent: 'Service',
  terms: `finance, financial service, financial product, ~financial, financial institution, ~rate, ~interest, ~apr, ~annual percentage rate, ~cash, ~fee, financial literacy, financial inclusion, unbanked, underbanked, financial education, financial goal, fintech!, financial technology, consumer finance, retail finance`,
  roles: `banker, bank teller, teller, head teller, bank manager, branch manager bank, bank branch manager, personal banker, relationship banker, private client banker, loan officer, loan processor, loan underwriter, loan originator, mortgage broker, mortgage banker, mortgage advisor, mortgage adviser, mortgage underwriter, mortgage loan originator, mortgage processor, mlo, credit analyst, credit manager, credit risk analyst, credit officer, credit authorizer, credit checker, credit counselor, credit counsellor, loan counselor, loan clerk, loan interviewer, new accounts clerk, collections specialist,
collection agent, debt collector, bill collector, bill and account collector, tax preparer, tax advisor, tax adviser, tax accountant, tax consultant, tax manager, tax analyst, enrolled agent, payments manager, payments analyst, fraud analyst, anti-money laundering specialist, aml analyst, kyc analyst, bank compliance officer, bank examiner, financial examiner, commercial banker, commercial lender, corporate banker, treasury management officer, trade finance specialist, correspondent banker, mortgage closer, loan servicing specialist, foreclosure specialist, bank executive,
chief lending officer, chief credit officer, lending manager, consumer loan officer, small business lender, equipment finance specialist, leasing officer, pawnbroker, pawn broker, currency exchange clerk, brokerage clerk bank, financial services representative, financial services professional, financial manager, finance professional, banking professional, bank president, credit union manager, credit union ceo, head of payments, fintech founder, financial coach, bankruptcy trustee, repossession agent`,
  industries: `banking, commercial banking, retail banking, credit union, savings institution, savings and loan association, thrift institution, consumer lending, sales financing, credit card issuing, mortgage company, mortgage and nonmortgage loan brokers, real estate credit, credit intermediation, nondepository credit intermediation, depository credit intermediation, financial transactions processing, payment processing, payment services, money transmitter, check cashing service, payday lender, pawnshop, tax preparation service, central bank, monetary authority, international trade financing,
secondary market financing, collection agency, credit bureau, credit reporting agency, debt collection agency, consumer finance company, finance company, auto finance company, captive finance company, industrial bank, community bank, regional bank, national bank, cooperative bank, building society, microfinance institution, equipment leasing and finance, factoring company, fintech company, neobank, challenger bank, financial services, banks, mortgage lender, loan company`,
  nodes: [
    {
      name: 'Consumer Banking',
      iab: '392',
      label: 'banks and everyday banking',
      description: 'open, compare or use bank accounts and everyday banking services',
      domains: ['chase.com', 'bankofamerica.com', 'wellsfargo.com', 'bankrate.com'],
      terms: `~bank, banking!, consumer bank, retail bank, bank account!, bank branch, bank customer, bank fee, overdraft, overdraft fee, overdraft protection, direct deposit, debit card!, atm card, atm, cash machine, automated teller machine, cashpoint, bank statement, routing number, sort code, iban, swift code, fdic, fscs, account holder, current account, joint account, basic bank account, student bank account, teen checking, kids debit card, teen debit card, safe deposit box, cheque, cheque book, checkbook, bank check, cashier's check, certified check, bank draft, standing order, bank switch, account switching, bank bonus, offshore bank account, multicurrency account, second chance banking`,
      brands: `JPMorgan Chase = jp morgan chase | jpmorgan chase & co | chase bank | jpmc; ~Chase; Bank of America = bofa | b of a; Wells Fargo = wellsfargo; Citigroup; Citibank = citi | citi bank; U.S. Bank = us bank | us bancorp | u.s. bancorp | usbank; PNC = pnc bank | pnc financial services; Truist = truist financial | truist bank; TD Bank = td bank group | toronto-dominion bank | toronto dominion; Capital One = capitalone | capital one financial; Fifth Third Bank = fifth third bancorp | fifth third | 53 bank; Citizens Bank = citizens financial | citizens financial group; KeyBank = keycorp | key bank;
Regions Bank = regions financial; Huntington Bank = huntington bancshares | huntington national bank; M&T Bank = m and t bank | m&t; BMO = bank of montreal | bmo harris | bmo financial | bmo bank; Santander = banco santander | santander bank | santander consumer; Comerica = comerica bank; Zions Bank = zions bancorporation | zions; First Horizon = first horizon bank; Synovus; Popular Bank = banco popular | popular inc; First Citizens = first citizens bank | first citizens bancshares; BOK Financial = bank of oklahoma; Frost Bank = cullen/frost | cullen frost | frost bankers;
East West Bank = east west bancorp; Western Alliance Bank = western alliance bancorporation | western alliance; Webster Bank = webster financial; Valley National Bank = valley bank | valley national bancorp; Pinnacle Financial Partners; Prosperity Bank = prosperity bancshares; Associated Bank = associated banc-corp; Umpqua Bank = columbia banking system; Old National Bank = old national bancorp; F.N.B. = first national bank | fnb corporation; Wintrust = wintrust financial; Hancock Whitney; New York Community Bank = new york community bancorp | flagstar | flagstar bank | flagstar financial;
Bank OZK; SouthState = south state bank; Cadence Bank; UMB Financial = umb bank; Commerce Bank = commerce bancshares; Texas Capital Bank = texas capital bancshares; First Hawaiian Bank = first hawaiian; Bank of Hawaii; First Interstate BancSystem = first interstate bank; Arvest Bank = arvest; Simmons Bank = simmons first national; United Community Bank; Glacier Bancorp; Fulton Bank = fulton financial; Atlantic Union Bank = atlantic union bankshares; Eastern Bank; Rockland Trust; BankUnited; Cathay Bank = cathay general bancorp; Ameris Bank; TrustCo; Washington Federal = wafd | wafd bank;
First Republic Bank = first republic; Woodforest National Bank; Sterling National Bank; Union Bank = mufg union bank; BBVA = bbva compass; HSBC = hsbc bank; Barclays; Lloyds Bank = lloyds banking group | lloyds tsb; NatWest = natwest group | royal bank of scotland | rbs; Halifax Bank; Nationwide Building Society; Standard Chartered; Metro Bank; Co-operative Bank; TSB Bank; Virgin Money; Clydesdale Bank; Deutsche Bank; Commerzbank; Postbank; Sparkasse; Volksbank; BNP Paribas; Société Générale = societe generale | socgen; Crédit Agricole = credit agricole; Crédit Mutuel = credit mutuel;
La Banque Postale; ING = ing bank | ing group | ing direct; Rabobank; ABN AMRO = abn amro bank; KBC; UniCredit; Intesa Sanpaolo; CaixaBank = la caixa; Banco Sabadell = sabadell; Bankinter; Credit Suisse; Nordea; Danske Bank; Swedbank; Handelsbanken; SEB Bank; DNB Bank; Erste Bank = erste group; Raiffeisen Bank = raiffeisen; Sberbank; Bank of Ireland; Allied Irish Banks = aib; Royal Bank of Canada = rbc | rbc royal bank; Scotiabank = bank of nova scotia; CIBC = canadian imperial bank of commerce; National Bank of Canada; Desjardins; Commonwealth Bank = commbank | commonwealth bank of australia;
Westpac; ANZ = anz bank; National Australia Bank; ~Nab; Macquarie Bank; Kiwibank; ICBC = industrial and commercial bank of china; Bank of China; China Construction Bank; Agricultural Bank of China; Bank of Communications; China Merchants Bank; Mitsubishi UFJ = mufg | mitsubishi ufj financial; Sumitomo Mitsui = smbc | sumitomo mitsui banking; Mizuho = mizuho bank | mizuho financial; Resona; DBS = dbs bank; OCBC = ocbc bank; UOB = united overseas bank; Maybank; CIMB; Bangkok Bank; Bank Mandiri; Bank Central Asia = bca; HDFC Bank = hdfc; ICICI Bank = icici; State Bank of India = sbi; Axis Bank;
Kotak Mahindra Bank = kotak; Punjab National Bank; KB Kookmin Bank = kb financial | kookmin bank; Shinhan Bank = shinhan; Hang Seng Bank; Itaú = itau | itau unibanco; Bradesco = banco bradesco; Banco do Brasil; Banorte; Banamex = citibanamex; Emirates NBD; First Abu Dhabi Bank; ~Fab; Qatar National Bank = qnb; Al Rajhi Bank; Standard Bank; FirstRand; Absa; Nedbank; Bank Leumi; Bank Hapoalim`,
      children: [
        {
          name: 'Checking Accounts',
          terms: `checking account!, checking!, free checking, high-yield checking, rewards checking, money order, check printing, personal check`,
          brands: `Deluxe Checks; Harland Clarke`,
        },
        {
          name: 'Savings Accounts',
          terms: `savings account!, ~saving, ~savings, savings bond account, high-yield savings, hysa, money market account, certificate of deposit, cd rate, bank cd, term deposit, fixed deposit, isa, cash isa, christmas club, emergency fund, savings rate, piggy bank account, deposit account, premium bond, savings goal, savings app, round-up savings`,
          brands: `Marcus by Goldman Sachs; Ally Bank = ally financial; ~Ally; Synchrony Bank; CIT Bank; Bread Savings; UFB Direct; ~Raisin; Digit Savings; Qapital`,
          children: [
            {
              name: 'CDs and Term Deposits',
              terms: `certificate of deposit account, jumbo cd, brokered cd, cd ladder, no-penalty cd, time deposit`,
            },
          ],
        },
        {
          name: 'Online and Mobile Banking',
          terms: `online banking, mobile banking, internet banking, digital banking, online bank, neobank, challenger bank, branchless bank, banking app, mobile check deposit, open banking, banking as a service, virtual bank`,
          brands: `Chime Financial; ~Chime; Varo = varo bank; Current Bank; Revolut; Monzo; N26; Starling Bank; Nubank = nu holdings | nu bank; Axos Bank = axos financial; Discover Bank; Simple Bank; Bunq; Dave Banking = dave inc; MoneyLion; SoFi = sofi technologies | social finance; ~Aspiration; GO2bank; Green Dot = greendot; Monese; Atom Bank; Tide Banking; WeBank; KakaoBank; Tangerine Bank; Simplii; EQ Bank; GoHenry; Greenlight Card; Step Banking; BankMobile; One Finance; Acorns Checking; ~Plaid; Galileo Financial; Marqeta; ~Upgrade; Oportun; LendingClub = lending club; ~Majority; ~Albert`,
        },
        {
          name: 'Credit Unions',
          terms: `credit union!, federal credit union, ncua, member-owned bank, building society`,
          brands: `Navy Federal Credit Union = navy federal | nfcu; State Employees' Credit Union = secu; PenFed = pentagon federal credit union; BECU; SchoolsFirst; Alliant Credit Union; Golden 1 Credit Union; America First Credit Union; Mountain America Credit Union; Suncoast Credit Union; VyStar; Digital Federal Credit Union = dcu; Security Service Federal Credit Union; First Tech Federal Credit Union; Randolph-Brooks = rbfcu; Patelco; Vancity; Bethpage Federal Credit Union; Lake Michigan Credit Union`,
        },
        {
          name: 'ATMs and Branches',
          terms: `atm locator, bank location, bank near me, teller service, drive-through bank, coin counter, coin machine, night depository`,
          brands: `Coinstar; Cardtronics; Allpoint; Diebold Nixdorf = diebold; NCR Atleos; Euronet = euronet worldwide`,
        },
      ],
    },
    {
      name: 'Credit Cards',
      iab: '406',
      label: 'credit cards and card rewards',
      description: 'compare, apply for or use credit cards and their rewards',
      domains: ['nerdwallet.com', 'americanexpress.com', 'creditcards.com', 'thepointsguy.com'],
      terms: `credit card!, charge card!, card issuer, card offer, card application, credit limit, cash advance, card member, cardholder, card benefit, annual fee, contactless card, metal card, virtual card, chip card, card balance, minimum payment, ~card, credit line, apr card`,
      brands: `Visa Card = visa inc | visa credit card; Mastercard = master card; American Express = amex | americanexpress; Discover Card = discover financial | discover financial services; ~Discover; Diners Club = diners club international; JCB Card; UnionPay = union pay | china unionpay; Synchrony = synchrony financial; Bread Financial = alliance data | alliance data systems | comenity; Barclaycard; Citi Double Cash; Chase Freedom; Chase Sapphire = sapphire reserve | sapphire preferred; Chase Slate; Capital One Venture; Capital One Quicksilver = quicksilver card; Capital One Savor;
Amex Platinum = platinum card; Amex Gold; Amex Centurion = centurion card; Blue Cash Preferred; Apple Card; Bilt Rewards = bilt; Credit One Bank; First Premier Bank; Mission Lane; Petal Card; Tomo Credit; Avant; Merrick Bank; Cardless; ~Imprint; Aqua Card; Vanquis; Capital on Tap; RuPay; ~Visa`,
      children: [
        {
          name: 'Rewards Credit Cards',
          terms: `rewards card, card reward, reward point, points and miles, sign-up bonus, welcome offer, rewards credit card, points card`,
          brands: `Membership Rewards; Ultimate Rewards; ThankYou Points; The Points Guy`,
          children: [
            {
              name: 'Travel Credit Cards',
              terms: `travel card, travel credit card, airline credit card, miles card, hotel credit card, no foreign transaction fee card, airport lounge card, co-branded card, travel reward card`,
            },
            {
              name: 'Cash Back Credit Cards',
              terms: `cash back card, cashback card, cash back credit card, gas card, grocery credit card, gas credit card`,
            },
          ],
        },
        {
          name: 'Balance Transfer Cards',
          terms: `balance transfer, zero percent apr, 0 apr card, low-interest card, intro apr, no-interest credit card, low-apr card`,
        },
        {
          name: 'Business Credit Cards',
          segment: 'B2B',
          terms: `business credit card, corporate card, company card, small business card, fleet card, fuel card, purchasing card, p-card, procurement card, commercial card, expense card`,
          brands: `Brex; ~Ramp; Wex Inc = wright express; ~WEX; Fleetcor = corpay; Fuelman; Comdata; Chase Ink = ink business; Divvy Card; Airbase; Spendesk; Pleo; Soldo; Emburse`,
        },
        {
          name: 'Secured and Student Cards',
          terms: `secured credit card, student credit card, credit builder card, first credit card, bad credit card, starter card, college credit card`,
        },
        {
          name: 'Store Credit Cards',
          terms: `store card, retail credit card, private label card, store credit card, charge account, department store card`,
          brands: `Target RedCard = redcard | target circle card; Amazon Prime Visa; Fingerhut; Costco Anywhere Visa; Lowe's Advantage Card`,
        },
        {
          name: 'Luxury and Premium Cards',
          sensitivity: 'Moderate',
          terms: `premium credit card, platinum card holder, black card, high-end credit card, elite card, gold card`,
        },
      ],
    },
    {
      name: 'Mortgages',
      iab: '407',
      label: 'mortgages and home financing',
      description: 'compare, apply for or refinance a home loan',
      domains: ['rocketmortgage.com', 'lendingtree.com', 'bankrate.com', 'fanniemae.com'],
      terms: `mortgage!, home loan!, home financing, house loan, mortgage lender, mortgage rate, mortgage application, mortgage calculator, mortgage preapproval, pre-approval, down payment, closing cost, private mortgage insurance, pmi, escrow account, amortization, loan-to-value, ltv, mortgage payment, mortgage insurance premium, fixed-rate mortgage, adjustable-rate mortgage, arm loan, 30-year fixed, 15-year fixed, interest-only mortgage, tracker mortgage, offset mortgage, remortgage, buy-to-let mortgage, mortgage point, rate lock, underwriting, mortgage-backed lending, mortgage servicer, land loan, construction loan, bridging loan, bridge loan, new homebuyer loan, homeowner loan, lot loan`,
      brands: `Rocket Mortgage = quicken loans | rocket companies; United Wholesale Mortgage = uwm; LoanDepot = loan depot; Guild Mortgage; Movement Mortgage; Fairway Independent Mortgage = fairway mortgage; CrossCountry Mortgage; Guaranteed Rate; Freedom Mortgage; PennyMac = pennymac financial; Mr. Cooper = mr cooper | nationstar | nationstar mortgage; Newrez; Caliber Home Loans; Better Mortgage = better.com | better home & finance; New American Funding; Veterans United = veterans united home loans; Carrington Mortgage; Ocwen = onity; Fannie Mae = fnma | federal national mortgage association;
Freddie Mac = fhlmc | federal home loan mortgage corporation; Ginnie Mae; PrimeLending; Academy Mortgage; HomeBridge; Ditech; CMG Financial; AmeriHome; Lakeview Loan Servicing; Essent = essent group; MGIC = mgic investment; Radian = radian group; Rithm Capital; Walker & Dunlop; Northpointe Bank; Embrace Home Loans; Habito; Halifax Mortgage; LendingTree; Zillow Home Loans; Costco Mortgage; Tomo Mortgage`,
      children: [
        {
          name: 'Mortgage Refinancing',
          terms: `refinance, refinancing, mortgage refinance, refi, cash-out refinance, streamline refinance, rate and term refinance, home refinance`,
        },
        {
          name: 'Home Equity Loans',
          terms: `home equity, home equity loan, heloc, home equity line of credit, second mortgage, equity release, home equity agreement, home equity investment`,
          brands: `Figure Lending; Hometap; ~Unison; Spring EQ; Point Home Equity; Unlock Home Equity`,
        },
        {
          name: 'Government-Backed Home Loans',
          terms: `fha loan, va loan, usda loan, va home loan, veteran home loan, first-time homebuyer program, first-time home buyer loan, down payment assistance, help to buy, fha mortgage, native american home loan`,
        },
        {
          name: 'Reverse Mortgages',
          terms: `reverse mortgage, hecm, lifetime mortgage, home reversion plan`,
          brands: `American Advisors Group = aag; Finance of America; Longbridge Financial; Mutual of Omaha Mortgage`,
        },
        {
          name: 'Jumbo Mortgages',
          sensitivity: 'Moderate',
          terms: `jumbo loan, jumbo mortgage, high-value mortgage, non-qm loan, super jumbo`,
        },
        {
          name: 'Foreclosure Prevention',
          sensitivity: 'High',
          intent: 'Problem',
          terms: `mortgage arrears, mortgage forbearance, loan modification, mortgage relief, underwater mortgage, repossession, avoiding foreclosure, mortgage assistance`,
        },
      ],
    },
    {
      name: 'Personal Loans',
      iab: '408',
      label: 'personal loans and borrowing',
      description: 'compare or take out personal loans and other consumer credit',
      domains: ['lendingclub.com', 'sofi.com', 'upstart.com', 'creditkarma.com'],
      terms: `loan!, lending!, ~lender, lend, borrow, borrowing, borrower, personal loan, unsecured loan, secured loan, installment loan, signature loan, consumer loan, line of credit, peer-to-peer lending, p2p lending, guarantor loan, wedding loan, medical loan, home improvement loan, loan calculator, loan application, debt consolidation loan, quick loan, loan rate, prequalification, microloan, bad credit loan, no credit check loan, online lender, interest rate, usury, cosigner, co-signer, collateral, hard money loan, crowdlending, consumer credit, term loan`,
      brands: `Upstart; Prosper Marketplace; ~Prosper; OneMain Financial = onemain | onemain holdings; Mariner Finance; LightStream; Best Egg; Rocket Loans; Lendmark Financial = lendmark; Regional Finance = regional management; World Acceptance = world finance; Springleaf; Zopa; Kiva Loans; Funding Circle; Payoff Loans; Universal Credit; Happy Money; OppFi = opploans; NetCredit; Enova = enova international; Pagaya; LendingPoint; Mosaic Solar Loans; GreenSky; Service Finance; CareCredit; Prosper Healthcare Lending; Provident Financial; Bajaj Finance; Klarna Loans`,
      children: [
        {
          name: 'Auto Loans',
          terms: `auto loan!, car loan!, car finance!, auto financing, vehicle finance, vehicle loan, auto refinance, auto refinancing, hire purchase, pcp finance, personal contract purchase, motorcycle loan, rv loan, boat loan, auto lender, car payment, subprime auto loan, car title`,
          brands: `Ford Credit = ford motor credit; GM Financial; Toyota Financial Services = toyota financial; Honda Financial Services; Santander Consumer USA; Credit Acceptance; Exeter Finance; Westlake Financial; Caribou Financial; AutoPay; Capital One Auto Finance; Chrysler Capital; Nissan Motor Acceptance; RoadLoans; Hyundai Capital; Volkswagen Financial Services; DriveTime Finance; Carvana Finance; Black Horse Finance; MotoNovo`,
        },
        {
          name: 'Payday and Short-Term Loans',
          sensitivity: 'High',
          intent: 'Problem',
          terms: `payday loan, payday advance, title loan, pawn loan, short-term loan, cash loan, same-day loan, earned wage access, paycheck advance, tax refund advance, emergency loan, pawnshop loan, check cashing, cash advance loan, loan shark, high-interest loan`,
          brands: `Advance America; ACE Cash Express = ace cash; Check Into Cash; Speedy Cash; CashNetUSA; EarnIn; FirstCash = cash america; EZCorp = ezpawn; TitleMax; Wonga; Amscot; MoneyKey; Possible Finance; Brigit; Cleo App; Check 'n Go; Rise Credit; Cash Converters; DailyPay; Payactiv`,
        },
        {
          name: 'Buy Now Pay Later',
          terms: `buy now pay later, bnpl, pay in 4, pay in installments, point of sale financing, interest-free installments, layaway, lay-by, lease-to-own, rent-to-own financing, no credit needed financing, pay over time`,
          brands: `Klarna; Affirm Holdings; ~Affirm; Afterpay; Sezzle; Zip Co = quadpay | zip pay; PayPal Credit = bill me later; Splitit; Clearpay; Tabby Pay; Tamara Pay; Katapult; Progressive Leasing = prog holdings; Acima = acima leasing; Snap Finance; Perpay; Laybuy; Sunbit; Uplift Pay; Scalapay`,
        },
      ],
    },
    {
      name: 'Student Loans',
      iab: '409',
      label: 'student loans and paying for college',
      description: 'take out, refinance or repay loans for education',
      domains: ['studentaid.gov', 'salliemae.com', 'sofi.com', 'nelnet.com'],
      terms: `student loan!, education loan!, college loan, parent plus loan, stafford loan, perkins loan, student debt, student loan debt, private student loan, graduate loan, student finance england, tuition loan, tuition payment plan, tuition financing, medical school loan, tuition fee loan`,
      brands: `Sallie Mae = slm corporation; Navient; Nelnet; Great Lakes Loan Services; College Ave = college ave student loans; Earnest Loans; CommonBond; ELFI; MOHELA; FedLoan = fedloan servicing; Aidvantage; Ascent Funding; Citizens Student Loans; LendKey; Edfinancial; Juno Loans; MPOWER Financing; Prodigy Finance; Student Loans Company; Discover Student Loans; Splash Financial`,
      children: [
        {
          name: 'Student Loan Refinancing',
          terms: `student loan refinance, student loan refinancing, student loan consolidation, refinance student debt`,
        },
        {
          name: 'Loan Forgiveness and Repayment',
          intent: 'Problem',
          terms: `student loan forgiveness, pslf, public service loan forgiveness, income-driven repayment, student loan repayment, loan deferment, loan forbearance, student loan default, student loan relief, loan rehabilitation`,
        },
      ],
    },
    {
      name: 'Business Banking and Loans',
      iab: '63',
      segment: 'B2B',
      sensitivity: 'None',
      label: 'business banking and commercial lending',
      description: 'need accounts, credit and financing for a company',
      domains: ['sba.gov', 'nav.com', 'bluevine.com', 'kabbage.com'],
      terms: `business banking, commercial bank, business bank account, business checking, business account, merchant bank, corporate banking, wholesale banking, cash management account, treasury management, lockbox service, letter of credit, documentary credit, bank guarantee, surety finance, business finance, corporate finance, business credit, working capital, commercial finance, corporate treasury, debt financing, trade credit, islamic banking, sharia banking, correspondent banking, transaction banking, syndicated loan, leveraged loan, project finance`,
      brands: `Silicon Valley Bank = svb | svb financial; Bluevine; Mercury Bank; Novo Bank; Lili Banking; Rho Business Banking; Relay Financial; NorthOne; Found Banking; Live Oak Bank = live oak bancshares; Signature Bank; CoBank; Farm Credit Services = farm credit; First Internet Bank; Cross River Bank; Customers Bank = customers bancorp; Pathward = metabank; The Bancorp; Triumph Financial; Qonto; Grasshopper Bank; Airwallex; Export-Import Bank = exim bank; KfW; European Investment Bank; Asian Development Bank; International Finance Corporation`,
      children: [
        {
          name: 'Small Business Loans',
          iab: '66',
          terms: `business loan!, small business loan, sba loan, sba lending, business line of credit, startup loan, commercial loan, merchant cash advance, revenue-based financing, ppp loan, franchise financing, working capital loan, business funding, small business financing, microfinance, agricultural loan, farm loan`,
          brands: `OnDeck = ondeck capital; Kabbage; Fundbox; Lendio; Biz2Credit; Credibly; Rapid Finance; National Funding; CAN Capital; Kapitus; Accion Opportunity Fund; iwoca; Clearco = clearbanc; Pipe Financing; Wayflyer; Shopify Capital; Small Business Administration = sba; Grameen Bank; Newtek = newtekone; Funding Options; Nav Business Credit; Credit Suite; Guidant Financial; Farm Credit Mid-America; AgAmerica`,
        },
        {
          name: 'Commercial Mortgages',
          iab: '407',
          terms: `commercial mortgage, commercial real estate loan, cre lending, multifamily loan, cmbs loan, real estate financing, fix and flip loan, hard money lender, rental property loan, sba 504 loan, dscr loan`,
          brands: `Arbor Realty = arbor realty trust; Berkadia; Greystone Lending; Kiavi = lendinghome; Lima One Capital; Ready Capital; Ladder Capital; Meridian Capital`,
        },
        {
          name: 'Factoring and Invoice Finance',
          iab: '67',
          terms: `factoring, invoice factoring, invoice financing, invoice discounting, accounts receivable financing, asset-based lending, receivables finance, supply chain finance, trade finance, inventory financing, purchase order financing, freight factoring, dynamic discounting, forfaiting`,
          brands: `BlueVine Factoring; altLINE; RTS Financial; Riviera Finance; MarketInvoice; C2FO; Taulia; Greensill; Triumph Business Capital; Bibby Financial Services`,
        },
        {
          name: 'Equipment Financing',
          iab: '70',
          terms: `equipment financing, equipment leasing, equipment finance, equipment loan, asset finance, sale and leaseback, leaseback, medical equipment financing, capital lease, vendor financing, truck financing, aircraft leasing finance`,
          brands: `Crest Capital; DLL Finance = de lage landen; Marlin Capital; GreatAmerica Financial; Balboa Capital; Caterpillar Financial = cat financial; John Deere Financial; Wells Fargo Equipment Finance; CIT Group; Element Finance; LEAF Commercial Capital; Navitas Credit`,
        },
        {
          name: 'Core Banking and Bank Technology',
          iab: '95',
          intent: 'Solution',
          terms: `core banking, bank technology, loan origination system, lending platform, banking platform, regtech, credit decisioning, bank compliance, kyc, know your customer, anti-money laundering, aml, banking solution, embedded finance, basel iii, credit risk, loan servicing platform`,
          brands: `FIS = fidelity national information services; Jack Henry = jack henry & associates; Temenos; Q2 Holdings = q2 ebanking; nCino; Alkami; Finastra; Mambu; Thought Machine; Blend Labs; Backbase; Black Knight = black knight financial; Encompass Mortgage = ice mortgage technology | ellie mae; MeridianLink; Zest AI; Moody's Analytics; Bottomline Technologies; ACI Worldwide; CSG Forte; Computer Services Inc = csi banking; Euroclear; SWIFT Network; Verafin; ComplyAdvantage; NICE Actimize; Socure; Alloy Identity; Unit Banking; Treasury Prime; Synapse Banking; Solaris Bank = solarisbank; Railsr; ClearBank; Trulioo; MX Technologies; Finicity; Yodlee = envestnet yodlee; TrueLayer; ~Tink; Envestnet Data`,
        },
      ],
    },
    {
      name: 'Payments and Money Transfer',
      iab: '95',
      sensitivity: 'None',
      label: 'payments, wallets and money transfer',
      description: 'pay, accept payments or send money',
      domains: ['paypal.com', 'stripe.com', 'westernunion.com', 'wise.com'],
      terms: `payment!, payment method, payment processing, online payment, electronic payment, bill pay, bill payment, ach transfer, direct debit, real-time payment, instant payment, faster payment, sepa, payment network, cashless, cashless payment, checkout payment, recurring payment, b2b payment, cross-border payment, payment fraud, chargeback, escrow service, payment card industry, pci compliance, payment rail, fednow`,
      brands: `PayPal = pay pal | paypal holdings; Fiserv = first data; Global Payments; Worldpay = vantiv; Payoneer; Skrill; Neteller; Paysafe; Alipay; Ant Group = ant financial; WeChat Pay; Paytm; PhonePe; MercadoPago = mercado pago; M-Pesa = mpesa; GrabPay; Dwolla; Paymentus; ACI Speedpay; iDEAL Payment; Bancontact; Trustly; GoCardless; Giropay; Interac; BPAY; Pix Payment; UPI Payment; EVO Payments; Repay Holdings; ~Repay; Flywire; Nuvei; Shift4 = shift4 payments; Tipalti; AvidXchange; Melio; Bill.com = bill holdings; Nexi; Worldline; dLocal; Checkout.com; Razorpay; ~Mollie; PayU; Rapyd; Paystack;
Flutterwave; Billtrust; Cass Information Systems; The Clearing House; Early Warning Services; Paya; Priority Technology; i3 Verticals; ~Cantaloupe; Paysend; WEX Health Payments; Edenred; Blackhawk Network; InComm = incomm payments; ~Block`,
      children: [
        {
          name: 'Digital Wallets',
          terms: `digital wallet, mobile wallet, mobile payment, e-wallet, ewallet, contactless payment, tap to pay, qr code payment, peer-to-peer payment, p2p payment, nfc payment, payment app, send money to friend`,
          brands: `Venmo; Cash App = cashapp | square cash; Zelle; Apple Pay; Google Pay = google wallet | android pay; Samsung Pay; Amazon Pay; Apple Cash; Meta Pay = facebook pay; Paytm Wallet; Swish Payment; Vipps; MobilePay; Bizum; Shop Pay; Twint; Lydia App; GCash; KakaoPay; LINE Pay; PayPay; Satispay`,
        },
        {
          name: 'Money Transfer and Remittance',
          terms: `money transfer!, remittance, wire transfer, send money abroad, international money transfer, money sending, overseas transfer, bank transfer, transfer money, remit`,
          brands: `Western Union; MoneyGram; Wise Transfer = transferwise | wise money transfer; ~Wise; Remitly; Xoom; Ria Money Transfer = ria financial; WorldRemit; Intermex = international money express; OFX; Azimo; Taptap Send; XE Money = xe.com; Sendwave; Instarem; TransferGo; Pangea Money; Viamericas; Zepz; CurrencyFair`,
        },
        {
          name: 'Merchant Services',
          segment: 'B2B',
          intent: 'Solution',
          terms: `merchant services, merchant account, payment gateway, payment processor, credit card processing, card reader, card terminal, payment terminal, acquiring bank, merchant acquirer, pos payment, accept credit cards, interchange fee, high-risk merchant, payment facilitator, payfac, payment orchestration, payment api, ecommerce payment, card machine`,
          brands: `Stripe Payments; ~Stripe; ~Square = square payments; Block Inc = block, inc.; Adyen; Authorize.net; Braintree; Helcim; Payment Depot; SumUp; iZettle = zettle; Stax Payments = fattmerchant; Elavon; Heartland Payment Systems = heartland payments; TSYS = total system services; Chase Paymentech; Clover POS = clover network; Verifone; Ingenico; PAX Technology; CyberSource; 2Checkout; BlueSnap; Sage Pay = opayo; Paddle Payments; Chargebee Payments; Cardknox; Payroc; Clearent; Finix; Sift Payments; Signifyd; Forter; Riskified; Dojo Payments; myPOS; Paynow; NMI Gateway; Evertec; Spreedly; Bolt Checkout`,
        },
        {
          name: 'Prepaid and Gift Cards',
          terms: `prepaid card!, prepaid debit card, visa gift card, prepaid mastercard, reloadable card, payroll card, travel money card, general-purpose reloadable, government benefits card, ebt card`,
          brands: `NetSpend; Bluebird Card; Vanilla Gift Card; PayPower; Brink's Prepaid; RushCard; Serve Card; Money Network; Paysafecard; FairFX; Akimbo Card; Direct Express`,
        },
        {
          name: 'Currency Exchange',
          iab: '82',
          terms: `currency exchange!, foreign currency, travel money, money exchange, exchange rate, foreign exchange bureau, bureau de change, traveler's check, traveller's cheque, currency converter, currency conversion, foreign cash`,
          brands: `Travelex; Currency Exchange International; OANDA Converter; XE Currency; No1 Currency; Eurochange; Thomas Cook Money; Caxton FX`,
        },
      ],
    },
    {
      name: 'Credit Scores and Reports',
      iab: '391',
      intent: 'Solution',
      label: 'credit scores and credit repair',
      description: 'check, monitor or repair their credit',
      domains: ['creditkarma.com', 'experian.com', 'annualcreditreport.com', 'myfico.com'],
      terms: `~credit, credit score!, credit report!, credit rating, credit history, credit check, fico, fico score, credit bureau, credit reporting, vantagescore, credit freeze, credit inquiry, credit utilization, credit file, free credit report, creditworthiness, good credit, excellent credit`,
      brands: `Experian; Equifax; TransUnion = trans union; Credit Karma; FICO = fair isaac | myfico; Credit Sesame; ClearScore; CreditWise; AnnualCreditReport; Innovis; WalletHub; Nav Technologies; CRIF; Schufa; CIBIL = transunion cibil; Creditreform`,
      children: [
        {
          name: 'Credit Repair',
          sensitivity: 'High',
          intent: 'Problem',
          terms: `credit repair, bad credit, credit dispute, poor credit, rebuild credit, credit building, credit builder loan, subprime, no credit history, low credit score, credit improvement, credit counseling score`,
          brands: `Lexington Law; CreditRepair.com; Sky Blue Credit; Credit Saint; Self Financial = self lender; Kikoff; Experian Boost; Grow Credit; Credit Strong`,
        },
        {
          name: 'Credit Monitoring',
          terms: `credit monitoring, identity theft protection, identity monitoring, credit alert, credit lock, identity restoration`,
          brands: `LifeLock = norton lifelock; IdentityForce; Identity Guard; Aura Identity; PrivacyGuard; IDShield; Zander Identity; ID Watchdog; IdentityIQ; myFICO Advanced`,
        },
      ],
    },
    {
      name: 'Debt Relief',
      iab: '405',
      sensitivity: 'High',
      intent: 'Problem',
      label: 'debt and debt relief',
      description: 'deal with debt and look for ways out of it',
      domains: ['nfcc.org', 'nationaldebtrelief.com', 'freedomdebtrelief.com', 'stepchange.org'],
      terms: `debt!, debt relief, debt settlement, debt management, debt help, debt collection, debt collector, indebtedness, credit card debt, medical debt, tax debt relief, debt payoff, debt-free, debt snowball, debt avalanche, debt advice, debt charity, garnishment, wage garnishment, past due, delinquency, overdue bill, financial hardship, financial distress, financial crisis at home, late payment, debt negotiation, iva, individual voluntary arrangement, collections account, charge-off, living paycheck to paycheck, financially struggling, over-indebted, arrears`,
      brands: `National Debt Relief; Freedom Debt Relief = freedom financial network | achieve debt relief; Accredited Debt Relief; Pacific Debt; StepChange; Money Management International; GreenPath = greenpath financial wellness; Consolidated Credit; American Consumer Credit Counseling; Cambridge Credit Counseling; Encore Capital = encore capital group | midland credit management; PRA Group = portfolio recovery associates; Transworld Systems; Beyond Finance; CuraDebt; New Era Debt Solutions; InCharge Debt Solutions; Tally App; JG Wentworth = j.g. wentworth; Payplan; Intrum; Lowell Financial; Cabot Financial; TrueAccord; Undebt.it; Debt Payoff Planner`,
      children: [
        {
          name: 'Debt Consolidation',
          terms: `debt consolidation, consolidate debt, consolidation loan, bill consolidation, debt refinancing`,
        },
        {
          name: 'Bankruptcy',
          iab: '65',
          terms: `bankruptcy!, chapter 7, chapter 13, chapter 11 filing, insolvency, insolvent, bankrupt, bankruptcy filing, personal bankruptcy, receivership, liquidation of debts, debt relief order, trust deed`,
          brands: `Upsolve`,
        },
        {
          name: 'Credit Counseling',
          terms: `credit counseling, credit counselling, debt counselor, debt management plan, financial counseling, debt counselling, consumer credit counseling`,
        },
        {
          name: 'Debt Collection',
          segment: 'B2B',
          sensitivity: 'Moderate',
          terms: `accounts receivable collection, debt recovery, collection agency, debt buyer, skip tracing, commercial collection, repo agent`,
        },
      ],
    },
    {
      name: 'Taxes',
      iab: '415',
      label: 'taxes and tax filing',
      description: 'file taxes or look for help with them',
      domains: ['irs.gov', 'turbotax.intuit.com', 'hrblock.com', 'freetaxusa.com'],
      terms: `tax!, taxes!, income tax!, taxation, taxpayer, tax return!, tax refund, tax season, tax day, tax credit, tax deduction, tax bracket, tax deadline, self-assessment tax, council tax, property tax, sales tax, payroll tax rate, capital gains tax, estate tax, inheritance tax, gift tax, vat, gst, value-added tax, withholding, w-2, w2 form, 1099, 1040, w-4, k-1 form, earned income tax credit, child tax credit, stamp duty, customs duty tax, tax law, tax code, corporate tax, self-employment tax, estimated tax, state tax, federal tax, tax form, tax planning, tax-free shopping refund, tax exemption, tax relief, excise tax, tax haven, tariff tax, tax break, hmrc`,
      brands: `TurboTax = turbo tax | intuit turbotax; H&R Block = hr block | h & r block | h and r block; TaxAct; FreeTaxUSA; Jackson Hewitt = jackson hewitt tax service; Liberty Tax = liberty tax service; TaxSlayer; Cash App Taxes = credit karma tax; Drake Tax; Lacerte; ProSeries; UltraTax; Avalara; Vertex Tax = vertex inc; Sovos; TaxJar; Ryan Tax = ryan llc; Thomson Reuters OneSource = onesource tax; CCH Axcess = cch tax | cch; Taxfix; Wealthsimple Tax; TaxSpanner; ClearTax; 1-800Accountant; Internal Revenue Service = irs; HM Revenue & Customs; e-file.com; Column Tax; KPMG Tax; Keeper Tax; Andersen Tax; ~Andersen; TaxBandits; Track1099`,
      children: [
        {
          name: 'Tax Preparation',
          terms: `tax preparation, tax filing, tax prep, tax software, tax preparer service, e-file, efile, online tax filing, file taxes, tax help, tax advice, tax service, diy taxes, volunteer income tax assistance, tax advisory, tax compliance`,
        },
        {
          name: 'Tax Debt and Resolution',
          sensitivity: 'High',
          intent: 'Problem',
          terms: `tax debt, back taxes, irs debt, tax lien, tax audit, offer in compromise, tax resolution, irs payment plan, tax problem, tax evasion, unfiled taxes, tax settlement`,
          brands: `Optima Tax Relief; Community Tax; Tax Defense Network; Anthem Tax Services; Larson Tax Relief; Precision Tax Relief; Tax Hardship Center`,
        },
        {
          name: 'Business and Sales Taxes',
          segment: 'B2B',
          terms: `business tax, sales tax compliance, corporate income tax, transfer pricing, payroll tax filing, r&d tax credit, vat return, making tax digital, indirect tax, tax provision, use tax, tax credit for employers, small business taxes, international tax, employee retention credit, franchise tax`,
        },
      ],
    },
    {
      name: 'Budgeting and Personal Finance',
      iab: '391',
      intent: 'Solution',
      label: 'budgeting and personal finance',
      description: 'manage household money, budgets and bills',
      domains: ['nerdwallet.com', 'ynab.com', 'bankrate.com', 'moneysavingexpert.com'],
      terms: `personal finance!, budgeting!, ~budget, household budget, money management!, money tip, saving money, money saving, expense tracking, household expense, bill tracker, frugal living, frugality, money advice, financial wellness, financial health, spending tracker, ~money, ~bill, cost of living, household finance, net worth tracker, financial independence, subscription tracker, bill negotiation, financial management, allowance app, money habit, household income management, cash envelope, couples finance, economizing`,
      brands: `Mint App = intuit mint | mint.com; YNAB = you need a budget; NerdWallet; ~Quicken; Rocket Money = truebill; EveryDollar; Ramsey Solutions = dave ramsey | financial peace university; ~Ramsey; PocketGuard; Goodbudget; Monarch Money; Copilot Money; Personal Capital; Bankrate; Money Saving Expert; The Penny Hoarder; Money Crashers; Simplifi; Honeydue; Kiplinger; Clark Howard; Suze Orman; MoneySuperMarket = moneysupermarket.com; Which Money; GoCompare Money; Emma App; Snoop App; Credit.com; Compare the Market Money; Money Under 30; Empower Finance; Cleo AI; The Balance Money; Finder.com; ~Finder; ~Mint; ~Acorns`,
      children: [
        {
          name: 'Frugal Living',
          iab: '397',
          intent: 'Lifestyle',
          terms: `frugal, thrifty living, cheapskate, living on a budget, cost cutting, couponing budget, no-spend challenge, budget-conscious, penny pinching`,
        },
        {
          name: 'Government Assistance',
          iab: '394',
          sensitivity: 'High',
          terms: `welfare benefit, food stamps, snap benefits, tanf, unemployment benefit, unemployment benefits, housing benefit, universal credit uk, stimulus check, public assistance, ssi, disability benefit, government benefit, wic program, liheap, financial assistance, benefit claimant, hardship grant, section 8 benefit, economic stimulus payment, welfare recipient, free government money`,
        },
      ],
    },
    {
      name: 'Financial Aid and Grants',
      iab: '393',
      label: 'financial help and grants',
      description: 'look for grants, aid and help with paying costs',
      domains: ['usa.gov', 'studentaid.gov', 'benefits.gov', 'gov.uk'],
      terms: `financial aid!, ~grant, grant money, small business grant, housing grant, energy bill help, rent assistance, rental assistance, medical bill help, emergency assistance, utility bill assistance, crowdfunding for bills, personal crowdfunding`,
      brands: `GoFundMe = go fund me`,
      children: [
        {
          name: 'Student Financial Aid',
          iab: '395',
          terms: `fafsa, student financial aid, pell grant, student aid, work-study, bursary fund, college affordability, need-based aid, css profile, tuition assistance, paying for college, student grant`,
        },
      ],
    },
    {
      name: 'Private and Premium Banking',
      iab: '392',
      sensitivity: 'Moderate',
      label: 'private and premium banking',
      description: 'use banking services for affluent clients',
      domains: ['privatebank.jpmorgan.com', 'citi.com', 'hsbc.com', 'northerntrust.com'],
      terms: `private banking, private bank, premier banking, premium banking, priority banking, affluent banking, securities-backed loan, swiss bank account, offshore banking, concierge banking, trust banking`,
      brands: `Coutts; Pictet; Lombard Odier; Julius Baer = julius baer group; Citi Private Bank; HSBC Premier; J.P. Morgan Private Bank = jp morgan private bank; C. Hoare & Co; City National Bank; Boston Private; Chase Private Client; LGT Bank; EFG International; Citigold; Brown Brothers Harriman; Bessemer Bank; Union Bancaire Privée; Arbuthnot Latham; Weatherbys Bank; Kleinwort Hambros`,
    },
    {
      name: 'Central Banks and Interest Rates',
      iab: '88',
      sensitivity: 'None',
      label: 'interest rates and monetary policy',
      description: 'follow interest rates, central banks and banking regulation',
      domains: ['federalreserve.gov', 'ecb.europa.eu', 'bankofengland.co.uk', 'bankrate.com'],
      terms: `central bank, monetary policy, federal reserve, prime rate, base rate, libor, sofr, fed rate, rate hike, rate cut, banking regulation, bank regulation, banking crisis, financial regulation, financial reform, bank failure, bank run, stress test bank, financial industry, banking industry, banking conference, deposit insurance, dodd-frank, consumer financial protection, cfpb, bank merger, fintech event`,
      brands: `Federal Reserve System = the fed | federal reserve bank; European Central Bank = ecb; Bank of England; Bank of Japan; Bank of Canada; Reserve Bank of Australia; Reserve Bank of India = rbi; Swiss National Bank; Bundesbank; People's Bank of China; International Monetary Fund = imf; World Bank; Bank for International Settlements; American Bankers Association; Money20/20 = money 20/20; Consumer Financial Protection Bureau; FDIC = federal deposit insurance corporation; Federal Home Loan Bank = federal home loan banks; American Banker`,
      children: [
        {
          name: 'Financial Regulation',
          iab: '85',
          terms: `bank supervision, consumer lending law, truth in lending, fair lending, community reinvestment act, usury law, financial compliance, payment services directive, psd2`,
        },
      ],
    },
  ],
}

export default bankingLending
