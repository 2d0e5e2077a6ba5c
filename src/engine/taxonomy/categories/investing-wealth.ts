import type { CategorySource } from '../source'

const investingWealth: CategorySource = {
  category: 'Investing & Wealth',
  segment: 'B2C',
  sensitivity: 'Low',
  intent: 'Service',
  terms: `~capital, ~venture, ~advisor, ~economics, investing!, investment!, invest, investor!, ~portfolio, ~return, ~yield, ~asset, ~fund, capital gain, passive income, compound interest, investment property fund, self-directed investor, beginner investing, millennial investor, investment club, investment opportunity, diversification, asset allocation, risk tolerance, dollar-cost averaging, rebalancing, active investor, frequent trader`,
  roles: `financial advisor, financial adviser, personal financial advisor, financial planner, certified financial planner, cfp, wealth manager, wealth advisor, private wealth advisor, investment advisor, investment adviser, registered investment advisor, ria advisor, stockbroker, stock broker, broker-dealer representative, securities broker, securities sales agent, commodities broker, commodities sales agent, securities and commodities trader, floor trader, trader, day trader, equity trader, bond trader, forex trader, options trader, crypto trader, portfolio manager, fund manager, hedge fund manager,
investment manager, investment analyst, equity analyst, equity research analyst, financial analyst, securities analyst, chartered financial analyst, cfa, quantitative analyst, quant, financial quantitative analyst, financial engineer, investment banker, investment banking analyst, investment fund manager, venture capitalist, angel investor, private equity associate, private equity partner, limited partner, general partner, chief investment officer, head of investments, investor relations manager, investor relations officer, pension manager, retirement plan advisor, plan sponsor, trust officer,
estate planner, asset manager, fund accountant, economist, chief economist, financial economist, actuarial pension consultant, brokerage clerk, financial risk specialist, risk manager investments, institutional investor, retail investor, accredited investor, family office manager, endowment manager, mutual fund wholesaler, derivatives trader, fixed income analyst, credit rating analyst, market analyst stocks, crypto investor, series 7 holder, private banker wealth, commodity trading advisor, compliance officer securities, m&a analyst, financial consultant, commodity broker,
financial specialist, fund administrator manager, research analyst equities, trust administrator, personal finance advisor`,
  industries: `investment management, asset management, investment banking, securities brokerage, securities and commodity exchanges, stock exchange, venture capital firm, venture capital and private equity principals, private equity firm, hedge fund, capital markets, portfolio management, investment advice, investment advice firm, financial planning firm, registered investment advisor firm, wealth management firm, broker-dealer, commodity contracts dealing, commodity contracts brokerage, securities intermediation, open-end investment fund, mutual fund company, pension fund,
trust fiduciary and custody activities, trusts estates and agency accounts, real estate investment trust, reit, funds and trusts, holding company, offices of bank holding companies, family office, sovereign wealth fund, crypto exchange, fund administrator, custodian bank, transfer agent, rating agency, credit rating agency, special purpose acquisition company, investment trust, market maker, prop trading firm, blockchain services, endowment fund`,
  nodes: [
    {
      name: 'Stocks and Bonds',
      iab: '414',
      label: 'stocks, bonds and the markets',
      description: 'follow, research or trade stocks and bonds',
      domains: ['finance.yahoo.com', 'marketwatch.com', 'cnbc.com', 'seekingalpha.com'],
      terms: `stock market!, stock trading, ~stock, ~share, ~equity, ~bond, equities, shareholder, stockholder, stock price, share price, ticker, stock exchange, stock index, blue chip stock, bull market, bear market, market crash, stock pick, securities, capital market, wall street, nyse, listed company, stock analysis, stock screener, earnings report, earnings call, dow jones industrial average, s&p 500 index, nasdaq composite, ftse 100, nikkei 225, dax index, short selling, market capitalization, stock split, investor relations, technical analysis, fundamental analysis, insider trading news`,
      brands: `Nasdaq; New York Stock Exchange; Dow Jones Index = djia; S&P Global = standard & poor's | standard and poor's | s&p; Moody's = moodys; Fitch Ratings; Morningstar; MSCI; Intercontinental Exchange = ice exchange; London Stock Exchange = lseg | london stock exchange group; Deutsche Börse = deutsche boerse; Euronext; Tokyo Stock Exchange = japan exchange group; Hong Kong Exchanges = hkex; TMX Group = toronto stock exchange | tsx; Australian Securities Exchange = asx; Cboe = cboe global markets | cboe holdings; Bombay Stock Exchange = bse; National Stock Exchange of India = nse; B3 Exchange;
Yahoo Finance; Seeking Alpha; The Motley Fool = motley fool; MarketWatch; Zacks = zacks investment research; TipRanks; Benzinga; TheStreet; Investor's Business Daily = ibd; Barron's = barrons; Stocktwits; TradingView; Finviz; Value Line; CNBC = cnbc pro; Investopedia; Bloomberg Terminal; FactSet = factset research systems; Refinitiv = thomson reuters eikon; S&P Capital IQ = capital iq; Investing.com; Dow Jones; OTC Markets; WallStreetBets; Broadridge = broadridge financial solutions; Computershare; Equiniti; Securities and Exchange Commission = sec filings; FINRA; SIPC; IEX Exchange; Koyfin;
AlphaSense; Jim Cramer = mad money; Warren Buffett; YCharts; Simply Wall St; Fintel; Proactive Investors; PitchBook; Preqin; Crunchbase Pro; Bloomberg Markets; Citywire; Financial Times Markets; MarketBeat; Stansberry Research; Stock Rover`,
      children: [
        {
          name: 'Dividend and Value Stocks',
          terms: `dividend!, dividend stock, dividend investing, value investing, value stock, income investing, drip investing, dividend reinvestment, high-yield stock, dividend aristocrat`,
        },
        {
          name: 'Growth and Tech Stocks',
          terms: `growth stock, tech stock, faang stock, meme stock, penny stock, small-cap stock, large-cap stock, mid-cap, microcap, artificial intelligence stock, cannabis stock, biotech stock, energy stock, ev stock`,
        },
        {
          name: 'International Stocks',
          terms: `international stocks, emerging market, foreign stock, adr stock, asian stocks, frontier market, european equities, global equities`,
        },
        {
          name: 'IPOs',
          terms: `ipo, initial public offering, pre-ipo, spac, direct listing, newly public company, stock offering, secondary offering`,
          brands: `Renaissance Capital; EquityZen; Forge Global; IPO Boutique`,
        },
        {
          name: 'Bonds and Fixed Income',
          terms: `fixed income!, bond market, high-yield bond, junk bond, gilt-edged, government bond, bond yield, yield curve, convertible bond, debenture, bond fund, bond ladder, structured note, commercial paper, credit spread, sukuk`,
          brands: `TreasuryDirect; MarketAxess; Tradeweb = tradeweb markets; PIMCO = pacific investment management; Assured Guaranty; MBIA; Ambac; DoubleLine`,
          children: [
            {
              name: 'Treasuries and Government Bonds',
              terms: `treasury bond, treasury bill, t-bill, treasury note, treasuries, savings bond, i bond, sovereign bond, tips bond`,
            },
            { name: 'Municipal Bonds', terms: `municipal bond, muni bond, munis, tax-free bond` },
            {
              name: 'Corporate and Green Bonds',
              terms: `corporate bond, green bond, investment-grade bond, bond issuance`,
            },
          ],
        },
      ],
    },
    {
      name: 'Brokerage and Trading',
      iab: '410',
      label: 'online brokers and trading',
      description: 'open brokerage accounts and trade for themselves',
      domains: ['fidelity.com', 'schwab.com', 'robinhood.com', 'etrade.com'],
      terms: `brokerage!, online brokerage, brokerage account, discount broker, stockbroking, online broker, trading platform, trading app, commission-free trading, margin account, margin trading, fractional share, day trading, swing trading, scalping, algorithmic trading, algo trading, copy trading, paper trading, trading signal, trading strategy, stock app, online trading, prop trading, high-frequency trading, cfd trading, contract for difference, spread betting, execution-only broker, penny trading, automated trading`,
      brands: `Charles Schwab = schwab; Fidelity Investments = fmr; Fidelity; E*TRADE = etrade | e-trade; Robinhood Markets; Robinhood; TD Ameritrade = ameritrade | thinkorswim; Interactive Brokers = ibkr; Webull; Merrill Edge; Ally Invest; tastytrade = tastyworks; eToro; Public.com; moomoo; Firstrade; TradeStation; Zerodha; Groww; Upstox; Angel One; Hargreaves Lansdown; AJ Bell; Interactive Investor; Freetrade; Trading 212; IG Trading = ig group | ig markets; Plus500; CMC Markets; Saxo Bank; DEGIRO; Trade Republic; Scalable Capital; Wealthsimple; Questrade; Qtrade; CommSec; SelfWealth;
Tiger Brokers = up fintech; Futu = futu holdings; Stash Invest; ~Stash; M1 Finance; SoFi Invest; Cash App Investing; XTB; Trade Ideas; NinjaTrader; MetaTrader = metatrader 4 | metatrader 5; Virtu Financial = virtu; Citadel Securities; Flow Traders; Jane Street; Optiver; StoneX = stonex group; ~Pershing; Apex Clearing; DriveWealth; Alpaca Trading; Raymond James = raymond james financial; Stifel = stifel financial; Edward Jones; LPL Financial = lpl; ~Oppenheimer; Piper Sandler; Siebert Financial; Nomura = nomura holdings; Daiwa Securities; Monex; Rakuten Securities; SBI Holdings; Motilal Oswal;
Bux Trading; Swissquote; FTMO; SharesPost; Carta Securities; Stake Trading; flatexDEGIRO; comdirect; Boursorama`,
      children: [
        {
          name: 'Options and Futures',
          iab: '413',
          terms: `options trading!, stock option trading, futures!, futures trading, derivative, put option, call option, covered call, options chain, index option, swap contract, hedging instrument, futures contract, futures broker, options strategy, vix, volatility trading, e-mini`,
          brands: `CME Group = chicago mercantile exchange | cme; Options Clearing Corporation; Eurex; NYMEX; COMEX; Chicago Board of Trade = cbot; Option Alpha; MarketChameleon`,
        },
        {
          name: 'Forex',
          iab: '82',
          terms: `forex!, forex trading, foreign exchange trading, currency trading, fx trading, currency pair, fx broker, pip trading, currencies, us dollar index, carry trade, forex broker`,
          brands: `OANDA; FOREX.com; ~Forex; FXCM; Pepperstone; XM Trading; FXTM; AvaTrade; IC Markets; Exness; DailyFX; Forex Factory; BabyPips; Gain Capital; HotForex`,
        },
        {
          name: 'Day Trading',
          intent: 'Lifestyle',
          terms: `day trade, day trader tools, intraday trading, momentum trading, trading course, trading education, stock chart, candlestick chart, trading desk setup, trading room, trading community`,
          brands: `Warrior Trading; Investors Underground; Online Trading Academy; Bullish Bears; Rayner Teo`,
        },
        {
          name: 'Robo-Advisors',
          intent: 'Solution',
          terms: `robo-advisor!, robo advisor, automated investing, micro-investing, round-up investing, digital wealth management, digital advice, automated portfolio, investment app, investing app`,
          brands: `Betterment; Wealthfront; ~Acorns; Ellevest; Schwab Intelligent Portfolios; Nutmeg Investing; Moneyfarm; Moneybox; Wealthify; Stashaway; SigFig; FutureAdvisor; Raiz; Personal Capital Advisors; Blooom; Plum App; Titan Invest; Endowus; INDmoney`,
        },
      ],
    },
    {
      name: 'Mutual Funds and ETFs',
      iab: '412',
      label: 'mutual funds and exchange-traded funds',
      description: 'choose or hold mutual funds, index funds and ETFs',
      domains: ['vanguard.com', 'morningstar.com', 'ishares.com', 'etf.com'],
      terms: `mutual fund!, etf!, exchange-traded fund, index fund!, money market fund, target-date fund, unit trust, oeic, investment trust, closed-end fund, actively managed fund, passive investing, index investing, expense ratio, fund of funds, smart beta, sector fund, thematic fund, systematic investment plan, fund supermarket, unit-linked fund, ucits, fund prospectus, leveraged etf, net asset value, balanced fund`,
      brands: `Vanguard = vanguard group | the vanguard group; BlackRock; iShares; State Street = state street corporation | state street global advisors; SPDR; Invesco; T. Rowe Price = t rowe price | t. rowe price group; Franklin Templeton = franklin resources; American Funds; Capital Group; Dimensional Fund Advisors; ~Dimensional; WisdomTree; ProShares; Direxion; ARK Invest = ark innovation; VanEck; Global X ETFs; First Trust; Nuveen; Putnam Investments; MFS Investment Management = mfs; Janus Henderson = janus henderson investors; Federated Hermes; AllianceBernstein = alliance bernstein; Eaton Vance;
Artisan Partners; Cohen & Steers; Affiliated Managers Group = amg; Virtus Investment Partners; Victory Capital; SEI Investments; ~Sei; Legg Mason; OppenheimerFunds; American Century Investments = american century; Dodge & Cox; PGIM; Principal Funds; Neuberger Berman; Lord Abbett; Hartford Funds; Columbia Threadneedle; Baillie Gifford; Schroders; abrdn = aberdeen standard | standard life aberdeen; M&G Investments = m&g; Legal & General Investment Management = lgim; Jupiter Asset Management; Fundsmith; Man Group; Ashmore; Amundi; DWS Group; Union Investment; Allianz Global Investors;
Natixis = natixis investment managers; Robeco; Grayscale Bitcoin Trust; Calamos; Gabelli Funds = gamco; Royce Investment; Parnassus; Calvert Research; QQQ = invesco qqq; SPY ETF; Mirae Asset; Nippon India Mutual Fund; SBI Mutual Fund; Pacer ETFs; Lyxor; Xtrackers; Waddell & Reed; Wellington Management; Western Asset Management; Loomis Sayles; Lazard Asset Management; BNY Mellon Investment Management; Royal London Asset Management; Liontrust; Polar Capital; Scottish Mortgage Investment Trust`,
      children: [
        { name: 'ETF Investing', terms: `bond etf, gold etf, bitcoin etf, dividend etf, sector etf, etf portfolio` },
        {
          name: 'ESG and Impact Funds',
          intent: 'Lifestyle',
          terms: `esg investing, sustainable investing, socially responsible investing, impact investing, ethical investing, green fund, sri fund, esg fund, responsible investment, sustainable finance, climate finance, esg rating, divestment`,
          brands: `Sustainalytics; Triodos; Aspiration Invest; Domini; Green Century; Generation Investment Management; OpenInvest; Swell Investing`,
        },
      ],
    },
    {
      name: 'Retirement Planning',
      iab: '416',
      label: 'retirement saving and pensions',
      description: 'save and plan for retirement',
      domains: ['fidelity.com', 'aarp.org', 'empower.com', 'tiaa.org'],
      terms: `retirement planning!, retirement plan!, retirement account, retirement saving, retirement fund, retirement income, nest egg, retirement calculator, superannuation, retirement age, required minimum distribution, rmd, retirement planner, catch-up contribution, deferred compensation, keogh plan, provident fund, retirement advice, retirement readiness, retirement goal`,
      brands: `TIAA = tiaa-cref; Empower Retirement; ~Empower; Principal Financial = principal financial group; Voya = voya financial; John Hancock Retirement; Transamerica Retirement; Human Interest 401k; Guideline 401k; ForUsAll; Alight Retirement; Fidelity NetBenefits = netbenefits; Ascensus; T. Rowe Price Retirement; Nationwide Retirement; Mutual of America; Corebridge = corebridge financial | valic; CalPERS; CalSTRS; AustralianSuper; Hostplus; Nest Pensions; PensionBee; Penfold Pension; Standard Life; Scottish Widows; Royal London; Aegon; Ontario Teachers' Pension Plan;
CPP Investments = canada pension plan; OMERS; Teacher Retirement System of Texas; Thrift Savings Plan = tsp; Silvur; Equitable Holdings = axa equitable; ~Equitable; Betterment 401k; Social Security Administration; AARP Retirement; The People's Pension; Phoenix Group; Smart Pension; Just Group; APG Pension; ABP Pension; PGGM; Norges Bank Investment = government pension fund of norway`,
      children: [
        {
          name: '401(k) Plans',
          terms: `401k!, 401 k!, 401k rollover, employer match, 403b, 403 b, 457 plan, solo 401k, workplace retirement plan, roth 401k, defined contribution, profit-sharing plan, 401k loan`,
        },
        {
          name: 'IRAs',
          terms: `ira!, roth ira, traditional ira, sep ira, simple ira, ira rollover, backdoor roth, self-directed ira, individual retirement account, rollover, rrsp, tfsa, gold ira, roth conversion, sipp, inherited ira, lifetime isa, stocks and shares isa`,
          brands: `Equity Trust; Rocket Dollar; Alto IRA; Augusta Precious Metals; Goldco; Birch Gold Group`,
        },
        {
          name: 'Pensions',
          terms: `pension!, pension plan, defined benefit, final salary pension, workplace pension, state pension, private pension, pension transfer, pension drawdown, pensioner income, teacher pension, public pension, pension advice, personal pension, auto-enrolment pension, pension consolidation`,
        },
        {
          name: 'Social Security',
          terms: `social security, social security benefit, social security claiming, spousal benefit, full retirement age`,
        },
        {
          name: 'Early Retirement and FIRE',
          intent: 'Lifestyle',
          terms: `early retirement, fire movement, financial independence retire early, retire early, lean fire, coast fire, mr money mustache`,
        },
        {
          name: 'Annuities',
          terms: `annuity!, fixed annuity, variable annuity, indexed annuity, immediate annuity, deferred annuity, lifetime income, guaranteed income, pension annuity, structured settlement`,
          brands: `Athene = athene holding; Jackson National = jackson financial; Allianz Annuity; American Equity = american equity investment life; Brighthouse Financial; Blueprint Income; Gainbridge; F&G Annuities; Fidelity & Guaranty Life; Sammons Financial; Peachtree Financial; Delaware Life; Midland National; Lincoln Annuity`,
        },
        {
          name: 'Workplace Retirement Administration',
          segment: 'B2B',
          terms: `retirement plan administration, 401k provider for employers, plan sponsor service, third-party administrator retirement, pension administration, erisa, fiduciary service, pension risk transfer, employee stock ownership plan, esop`,
          brands: `Milliman Retirement; Broadridge Retirement; Newport Group; FuturePlan; American Funds RecordKeeper; Paychex Retirement`,
        },
      ],
    },
    {
      name: 'Wealth Management',
      iab: '396',
      sensitivity: 'Moderate',
      label: 'wealth management and affluent investing',
      description: 'look for or use advice on larger fortunes',
      domains: ['morganstanley.com', 'ubs.com', 'ml.com', 'goldmansachs.com'],
      terms: `wealth management!, wealth, wealth planning, high net worth, hnw, ultra high net worth, uhnw, high net worth individual, hnwi, affluent investor, private wealth, wealth preservation, wealth transfer, family office, trust fund, asset protection, offshore investment, wealth building, investable assets, net worth, concierge wealth, legacy planning, philanthropic planning, donor-advised fund, millionaire investor, concentrated stock, tax-efficient investing, asset management`,
      brands: `Morgan Stanley; Merrill Lynch; ~Merrill; UBS; Goldman Sachs = gs | goldman sachs group; Northern Trust; BNY Mellon = bank of new york mellon | bny; Ameriprise = ameriprise financial; RBC Wealth Management; Wells Fargo Advisors; Rockefeller Capital Management; Bessemer Trust; Glenmede; Wilmington Trust; Creative Planning; Fisher Investments; Mercer Advisors; Edelman Financial Engines; Mariner Wealth Advisors; CI Financial; Focus Financial Partners; Hightower Advisors; ~Cresset; Brown Advisory; St. James's Place = st james's place; ~Quilter; Rathbones; Brewin Dolphin; Investec;
Evelyn Partners = tilney; Bank Vontobel = vontobel; IG Wealth Management = igm financial; Perpetual Limited; AMP Financial; Tiedemann = alti global; Silvercrest; Kovitz; First Republic Wealth; Savant Wealth; Captrust; Carson Group; Osaic = advisor group; Cetera = cetera financial; Commonwealth Financial Network; Cambridge Investment Research; Kestra; Robert W. Baird; ~Baird; D.A. Davidson = da davidson; Janney Montgomery Scott; Hilltop Holdings; Wedbush; Fiduciary Trust; Fiera Capital; Close Brothers; 7IM; AssetMark; Partners Capital; Iconiq = iconiq capital`,
      children: [
        {
          name: 'Financial Planning and Advice',
          sensitivity: 'Low',
          terms: `financial planning!, financial advice!, financial advisory, financial plan, fee-only advisor, fiduciary, independent financial advisor, ifa, investment advice, investment advisory, financial guidance, financial counselor`,
          brands: `SmartAsset; Facet Wealth; Zoe Financial; NAPFA; CFP Board; XY Planning Network; Unbiased.co.uk; Garrett Planning Network; Northwestern Mutual Wealth; Primerica; eMoney Advisor; ~Emoney; MoneyGuidePro; RightCapital; Vouchedfor; Wealthramp; Boldin = newretirement`,
        },
        {
          name: 'College Savings Plans',
          sensitivity: 'Low',
          terms: `college savings!, college savings plan, 529 plan, 529 college savings, education savings account, coverdell, junior isa, custodial account, ugma, child trust fund, resp`,
          brands: `Upromise; CollegeBacker; Saving for College; ScholarShare 529; NY 529; UNest`,
        },
        {
          name: 'Estate Planning',
          terms: `estate planning!, living trust, will and trust, last will and testament, will writing, probate, inheritance planning, inheritance, trust and estate, irrevocable trust, revocable trust, beneficiary planning, heir, power of attorney planning, online will, executor, succession of wealth`,
          brands: `Trust & Will = trust and will; FreeWill; Farewill; Quicken WillMaker; Tomorrow Will; WealthCounsel; Wealth.com`,
        },
        {
          name: 'Advisor Technology',
          segment: 'B2B',
          intent: 'Solution',
          sensitivity: 'None',
          terms: `wealthtech, portfolio management system, advisor platform, turnkey asset management, rebalancing tool for advisors, fund administration, custodian service, investment accounting, order management system trading, family office platform, financial advisor marketing`,
          brands: `Envestnet; Orion Advisor = orion advisor solutions; Addepar; Black Diamond Wealth; SS&C = ss&c technologies | ss&c advent; ~Redtail; Riskalyze = nitrogen wealth; SimCorp; Charles River Development; Aladdin BlackRock; Tamarac; Wealthbox; ~Altruist; iCapital; CAIS Alternatives; Broadridge Advisor; Advent Software; InvestCloud; FNZ; Avaloq; Clearwater Analytics; Eze Castle; Backstop Solutions; eVestment; Canoe Intelligence; Yieldstreet Advisors`,
        },
      ],
    },
    {
      name: 'Cryptocurrency',
      iab: '410',
      label: 'cryptocurrency and digital assets',
      description: 'buy, trade or follow cryptocurrencies and digital assets',
      domains: ['coinbase.com', 'binance.com', 'coinmarketcap.com', 'coindesk.com'],
      terms: `cryptocurrency!, crypto!, bitcoin!, btc, ethereum!, blockchain!, nft!, non-fungible token, crypto exchange, web3, dao, initial coin offering, ico token, token sale, crypto news, smart contract, digital asset, digital currency, central bank digital currency, cbdc, metaverse token, airdrop token, crypto tax, crypto lending, hodl, satoshi, gas fee ethereum, layer 2 blockchain, halving, crypto trading, tokenization, distributed ledger, proof of stake, bitcoin atm, digital collectible token`,
      brands: `Coinbase = coinbase global; Binance = binance.us; Kraken Exchange; ~Kraken; Crypto.com; Gemini Exchange; FTX; KuCoin; OKX = okex; Bybit; Huobi = htx; Bitfinex; Bitstamp; Blockchain.com; BlockFi; Celsius Network; Voyager Digital; Nexo; Robinhood Crypto; Bakkt; Galaxy Digital; ~Grayscale; MicroStrategy Bitcoin; Marathon Digital = mara holdings | marathon digital holdings; Riot Platforms = riot blockchain; Hut 8; CleanSpark; Bitmain = antminer; Ledger Wallet = ledger nano; Trezor; MetaMask; Trust Wallet; Phantom Wallet; OpenSea; Rarible; Bored Ape Yacht Club = bayc; CryptoPunks; Uniswap; Aave;
PancakeSwap; Chainlink; Solana; Cardano; Xrp; ~Ripple; Dogecoin; ~Doge; Shiba Inu Coin; Litecoin; ~Polkadot; Polygon Network; Avalanche Crypto = avax; Tron Crypto; Stellar Lumens; Monero; Usdt; ~Tether; USD Coin = usdc | circle usdc; Circle Internet = circle internet financial; CoinMarketCap; CoinGecko; CoinDesk; Cointelegraph; Decrypt Media; The Block Crypto; Bitcoin Magazine; Consensys; Chainalysis; Fireblocks; Paxos; BitPay; BitGo; Anchorage Digital; Dapper Labs = nba top shot; Axie Infinity; Decentraland; Worldcoin; Luno; CoinSwitch; WazirX; Upbit; Bitso; CoinTracker; Koinly; eToro Crypto;
Hedera; Algorand; Cosmos Network; Near Protocol; Toncoin; Core Scientific; Bitpanda; Exodus Wallet; Dash Coin; Zcash; MakerDAO; Lido Finance; dYdX; Arbitrum; Optimism Network`,
      children: [
        {
          name: 'Bitcoin',
          terms: `bitcoin price, buy bitcoin, bitcoin wallet, bitcoin cash, lightning network, bitcoin investor`,
          brands: `Strike Bitcoin; River Financial; Swan Bitcoin; CoinFlip; Bitcoin Depot`,
        },
        {
          name: 'Altcoins and Stablecoins',
          terms: `altcoin, stablecoin, memecoin, meme coin, token listing, alternative coin, utility token, governance token`,
        },
        {
          name: 'DeFi and Staking',
          terms: `defi, decentralized finance, staking, yield farming, liquidity pool, decentralized exchange, dex trading, liquid staking, crypto yield`,
        },
        {
          name: 'Crypto Mining',
          terms: `bitcoin mining, crypto mining, mining rig, asic miner, mining pool, hash rate, crypto miner`,
        },
        {
          name: 'Crypto Wallets',
          intent: 'Product',
          terms: `crypto wallet, cold wallet, hardware wallet, cold storage crypto, seed phrase, self-custody`,
        },
        { name: 'NFTs', terms: `nft marketplace, nft art, nft collector, nft collection, nft minting` },
        {
          name: 'Blockchain for Business',
          segment: 'B2B',
          intent: 'Solution',
          sensitivity: 'None',
          terms: `enterprise blockchain, blockchain development, blockchain platform, hyperledger, blockchain consulting, crypto custody, crypto compliance, blockchain developer tools, crypto payment gateway`,
          brands: `R3 Corda; Hyperledger Fabric; Alchemy Web3; Infura; Quorum Blockchain; ~Kaleido; ~Elliptic; TRM Labs; Ripple Labs; Digital Asset Holdings; Quantstamp; CertiK`,
        },
      ],
    },
    {
      name: 'Precious Metals and Commodities',
      iab: '81',
      label: 'precious metals and commodities',
      description: 'invest in or follow gold, silver and other commodities',
      domains: ['kitco.com', 'apmex.com', 'jmbullion.com', 'cmegroup.com'],
      terms: `commodity!, commodities!, precious metal!, gold bullion, gold price, silver bullion, bullion, gold coin investment, gold bar, silver bar, gold investing, gold investment, platinum bullion, palladium, krugerrand, american eagle coin bullion, commodities trading, crude oil price, commodity trading, commodity market, oil futures, grain futures, agricultural commodity trading, soft commodity, base metal trading, copper price, carbon credit trading, spot price, commodity price, natural gas price, gold buyer, cash for gold`,
      brands: `APMEX; JM Bullion; Kitco; SD Bullion; Perth Mint; Royal Mint Bullion; U.S. Money Reserve = us money reserve; Rosland Capital; Lear Capital; Monex Precious Metals; BullionVault; Money Metals Exchange; Provident Metals; A-Mark Precious Metals = a-mark; SPDR Gold Shares = gld; Gold Alliance; ~Sprott; World Gold Council; London Metal Exchange = lme; Glencore; Trafigura; Vitol; Gunvor; Mercuria; Sunshine Minting; GoldSilver.com; Noble House Gold; Orion Metal Exchange; Franco-Nevada; Wheaton Precious Metals; Royal Gold`,
      children: [
        {
          name: 'Gold and Silver',
          terms: `buy gold, buy silver, gold and silver investor, gold stacker, silver stacking, physical gold`,
        },
        {
          name: 'Oil and Gas Investing',
          terms: `oil and gas investment, oil price, brent crude, wti crude, energy trading, mineral rights, royalty trust, master limited partnership, mlp`,
          brands: `Texas Pacific Land; Sabine Royalty; OilPrice.com; EnergyNet; Black Stone Minerals; Viper Energy; Kimbell Royalty Partners`,
        },
        {
          name: 'Collectible and Alternative Assets',
          sensitivity: 'Moderate',
          terms: `alternative investment!, wine investment, art investment, fractional ownership, whisky cask investment, farmland investing, litigation finance, collectible investing, watch investment, alternative asset, timberland investing`,
          brands: `~Masterworks; Yieldstreet; Rally Rd; Vinovest; Vint Wine; AcreTrader; FarmTogether; Otis Collectibles; Percent Investing; Cult Wines; Burford Capital`,
        },
      ],
    },
    {
      name: 'Real Estate Investing',
      iab: '410',
      label: 'property as an investment',
      description: 'invest in property funds, REITs or rental property',
      domains: ['biggerpockets.com', 'fundrise.com', 'reit.com', 'roofstock.com'],
      terms: `real estate investing!, property investment!, real estate investment!, property investor, real estate investor, buy-to-let investment, rental property investment, income property, real estate syndication, 1031 exchange, turnkey rental, tax lien investing, opportunity zone, delaware statutory trust, landlord investing, brrrr, real estate fund`,
      brands: `Fundrise; RealtyMogul; CrowdStreet; Roofstock; BiggerPockets = bigger pockets; Arrived Homes; EquityMultiple; DiversyFund; Groundfloor; Cadre Real Estate; Annaly = annaly capital management; AGNC = agnc investment; Starwood Property Trust; Blackstone Real Estate Income Trust = breit; Rich Dad Education = rich dad poor dad; FortuneBuilders; PeerStreet; HappyNest`,
      children: [
        {
          name: 'REITs',
          iab: '414',
          terms: `reit!, real estate investment trust, public reit, mortgage reit, healthcare reit, data center reit, non-traded reit`,
        },
        {
          name: 'Real Estate Crowdfunding',
          terms: `real estate crowdfunding, fractional real estate, property crowdfunding, fractional property`,
        },
        {
          name: 'House Flipping',
          intent: 'Lifestyle',
          terms: `house flipping, flipping houses, house flipper, fix and flip, wholesaling real estate, distressed property investing`,
        },
        {
          name: 'Rental Property Investors',
          intent: 'Role',
          terms: `rental investor, short-term rental investing, airbnb investing, multifamily investing, cap rate, cash-on-cash return, rental income`,
        },
      ],
    },
    {
      name: 'Venture Capital and Private Equity',
      iab: '71',
      segment: 'B2B',
      sensitivity: 'None',
      label: 'venture capital and private equity',
      description: 'fund, raise money for or follow private companies',
      domains: ['crunchbase.com', 'pitchbook.com', 'ycombinator.com', 'blackstone.com'],
      terms: `venture capital!, vc firm, vc-backed, startup funding, startup investing, seed funding, seed round, series a, series b funding, growth equity, funding round, accelerator program, startup incubator, startup accelerator, pitch deck, equity crowdfunding, corporate venture capital, term sheet, cap table, fundraising round, unicorn company, convertible note, private market, secondary market shares, venture debt, venture funding, early-stage investor`,
      brands: `Sequoia Capital; Andreessen Horowitz = a16z; Accel; Benchmark Capital; Kleiner Perkins; Greylock; Founders Fund; Tiger Global; SoftBank = softbank group | softbank vision fund; Y Combinator = ycombinator; Techstars; 500 Startups = 500 global; Bessemer Venture Partners; General Catalyst; Lightspeed Venture Partners; Index Ventures; Khosla Ventures; New Enterprise Associates; ~Nea; First Round Capital; Union Square Ventures; GV Ventures = google ventures; Intel Capital; Salesforce Ventures; Insight Partners; Coatue; DST Global; General Atlantic; Balderton; Atomico; Northzone; Plug and Play;
AngelList = angel list; Republic Investing = republic.co; Wefunder; StartEngine; SeedInvest; Crowdcube; Seedrs; OurCrowd; Crunchbase; Battery Ventures; IVP; Redpoint Ventures; True Ventures; Menlo Ventures; Mayfield Fund; Matrix Partners; Antler VC; MassChallenge; Hercules Capital; Temasek; GIC Singapore; Mubadala; Abu Dhabi Investment Authority = adia; Public Investment Fund = pif; Prosus; Naspers; Draper Associates; CB Insights; Carta Equity; ~Carta; Alumni Ventures; OpenView`,
      children: [
        {
          name: 'Angel Investing',
          iab: '64',
          terms: `angel investing, angel investor network, angel investment, angel fund, angel syndicate, accredited investing, seis, eis scheme`,
          brands: `Angel Capital Association; Gust Platform; SyndicateRoom; Tech Coast Angels; Keiretsu Forum; Golden Seeds`,
        },
        {
          name: 'Private Equity',
          iab: '69',
          terms: `private equity!, leveraged buyout, lbo, buyout fund, management buyout, portfolio company, private credit, direct lending, mezzanine financing, distressed debt investing, business development company, bdc, search fund, infrastructure fund`,
          brands: `Blackstone = the blackstone group | blackstone group; KKR = kohlberg kravis roberts; Carlyle Group = the carlyle group; ~Carlyle; Apollo Global Management = apollo global; TPG Capital = tpg; Bain Capital; Warburg Pincus; Ares Management; ~Ares; Advent International; Vista Equity Partners; Thoma Bravo; Silver Lake Partners = silver lake; CVC Capital Partners = cvc capital; EQT Partners; Permira; Cinven; Apax Partners; Hellman & Friedman; Leonard Green; Clayton Dubilier & Rice = cd&r; Cerberus = cerberus capital; Brookfield Asset Management; ~Brookfield; Oaktree Capital; ~Oaktree;
Blue Owl = blue owl capital; Golub Capital; Main Street Capital; Prospect Capital; FS Investments = fs kkr; Stepstone Group; StepStone; Hamilton Lane; Partners Group; 3i; Intermediate Capital Group; Francisco Partners; GTCR; Welsh Carson; American Securities; Roark Capital; L Catterton; Sycamore Partners; New Mountain Capital; Platinum Equity; Icahn Enterprises; Berkshire Hathaway; ~Berkshire; Loews Corporation; Cannae Holdings; Compass Diversified; Jefferies = jefferies financial; Investor AB; Exor; Groupe Bruxelles Lambert; Wendel; Eurazeo; ~Bridgepoint; HarbourVest; Adams Street Partners;
Churchill Capital; Sixth Street; HPS Investment Partners; Stone Point Capital; Genstar Capital; Audax; Kelso & Company; Macquarie Group = macquarie; P10 Holdings; Petershill`,
        },
        {
          name: 'Hedge Funds',
          iab: '411',
          sensitivity: 'Moderate',
          terms: `hedge fund!, quant fund, quantitative investing, long-short, activist investor, activist investing, macro fund, managed futures, alternative fund, absolute return`,
          brands: `Bridgewater Associates; ~Bridgewater; Renaissance Technologies; Citadel Hedge Fund = citadel llc; Two Sigma; D. E. Shaw = de shaw; Millennium Management; Point72; AQR Capital = aqr; Elliott Management; Pershing Square; Third Point; Baupost; ~Winton; Marshall Wace; Viking Global; Lone Pine Capital; Och-Ziff = sculptor capital; Farallon; Davidson Kempner; Starboard Value; Tudor Investment; Soros Fund Management; Brevan Howard; Canyon Partners; King Street Capital; WorldQuant; Balyasny; ExodusPoint; Schonfeld`,
        },
        {
          name: 'Investment Banking and M&A',
          iab: '68',
          terms: `investment bank, mergers and acquisitions, m&a, merger, corporate acquisition, deal advisory, capital raising, restructuring advisory, due diligence deal, business valuation, fairness opinion, underwriter ipo, corporate divestiture, virtual data room, hostile takeover`,
          brands: `Lazard; Evercore; Moelis = moelis & company; Houlihan Lokey; PJT Partners; Perella Weinberg; Rothschild & Co; ~Rothschild; Centerview Partners; Guggenheim Partners; ~Guggenheim; William Blair; Td Cowen; ~Cowen; ~Greenhill; Lincoln International; Harris Williams; Cantor Fitzgerald; BTIG; B. Riley Financial = b riley; Bear Stearns; Lehman Brothers; J.P. Morgan = jp morgan | jpmorgan; Datasite; Intralinks; ~Axial; Duff & Phelps = kroll valuation; KBW = keefe bruyette & woods; Stephens Inc; Leerink Partners; Numis; Peel Hunt; Panmure Gordon; CITIC Securities; Haitong; China International Capital Corporation = cicc; RBC Capital Markets; BofA Securities; Mediobanca; Qatalyst`,
        },
      ],
    },
    {
      name: 'Investment Research and Education',
      iab: '410',
      intent: 'Solution',
      label: 'investment research and education',
      description: 'research investments and learn how to invest',
      domains: ['investopedia.com', 'fool.com', 'morningstar.com', 'zacks.com'],
      terms: `investment research, equity research, stock research, investment newsletter, investment strategy, stock newsletter, market analysis, investment education, investing for beginners, investing course, market data, financial data, investment conference, stock tip, investment podcast, investor education, economic research, market outlook, investing book, investment seminar`,
      brands: `Bloomberg = bloomberg l.p. | bloomberg lp; American Association of Individual Investors = aaii; Agora Financial; InvestorPlace; Rich Dad; BetterInvesting; Kiplinger Investing; The MoneyShow = moneyshow; Corporate Finance Institute; Argus Research; CFRA; Gartman Letter; Real Vision; CFA Institute; BCA Research; Stock Advisor; Rule Breakers; Danelfin; Quiver Quantitative; Motley Fool Stock Advisor`,
      children: [
        {
          name: 'Financial News',
          iab: '95',
          terms: `financial news!, business and finance news, market news, stock news, money news, investor news, finance magazine, market commentary`,
        },
        {
          name: 'Institutional Investors',
          segment: 'B2B',
          sensitivity: 'None',
          intent: 'Role',
          terms: `institutional investing, institutional investment, endowment, foundation investment, asset owner, pension fund investment, sovereign wealth, buy-side, sell-side, prime brokerage, securities lending, custody service, liability-driven investing, outsourced chief investment officer, ocio, proxy voting`,
          brands: `Institutional Shareholder Services = iss governance; Glass Lewis; Mercer Investments; Cambridge Associates; ~Callan; Wilshire Associates; Russell Investments; Virtu ITG; Clearstream; DTCC = depository trust; State Street Alpha; Caceis; RBC Investor Services; Commonfund; Liquidnet; Instinet; Institutional Investor Magazine`,
        },
      ],
    },
    {
      name: 'Economy',
      iab: '80',
      sensitivity: 'None',
      intent: 'Problem',
      label: 'the economy and economic trends',
      description: 'follow the economy and what it means for them',
      domains: ['economist.com', 'bloomberg.com', 'bea.gov', 'tradingeconomics.com'],
      terms: `economy!, economic, macroeconomy, inflation!, deflation, stagflation, recession, economic depression, gdp, gross domestic product, unemployment rate, consumer price index, cpi, economic growth, economic indicator, economic forecast, consumer confidence, trade war, trade deficit, tariffs economy, national debt, government debt, budget deficit, economic policy, economic development, economic crisis, financial crisis, credit crunch, globalization, gig economy trend, sharing economy, job market report, jobs report, gasoline price, gas price, housing bubble, supply and demand, quantitative easing,
austerity, fiscal policy, economic recovery, emerging economy, world economy, purchasing power, wealth inequality, market economy, capitalism, economic news`,
      brands: `Trading Economics; Conference Board; Oxford Economics; Bureau of Economic Analysis; OECD; World Economic Forum = wef; ~Davos; National Bureau of Economic Research; Economist Intelligence Unit; Moody's Economy; Capital Economics; IHS Markit Economics; Peterson Institute; FRED Economic Data`,
      children: [
        {
          name: 'Inflation and Prices',
          terms: `price increase, rising prices, inflation rate, cost of living crisis, price index, hyperinflation, fuel price`,
        },
        {
          name: 'Global Trade and Markets',
          terms: `global economy, international trade economy, foreign investment, foreign direct investment, developing economy, brics, european economy, chinese economy, us economy, offshore economy, free trade agreement`,
        },
        {
          name: 'Financial Crises',
          iab: '83',
          terms: `market collapse, debt crisis, great depression economy, subprime crisis, bailout, sovereign default, currency crisis, stock crash`,
        },
      ],
    },
  ],
}

export default investingWealth
