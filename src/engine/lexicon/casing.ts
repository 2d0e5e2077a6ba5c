/** Words whose capitals no rule gives, as they are shown. */

export const ACRONYMS = `
  AAA AARP COVID ABC ABM AC ADHD AI AMC AMEX API AOL APAC AR ASMR ATM ATV AWD AWS B2B B2C B2E B2G B2B2C BBC BBQ BDM BI BMW BMX BYOD
  CAD CBD CBS CD CDC CDO CEO CFO CHRO CIO CISO CLO CMO CNBC CNN COO COPD CPA CPG CPO CPR CRM CRO CSO CTO CTV CUV CVS
  CXO DC DEI DHL DIY DJ DKNY DMV DNA DNS DSLR DSP DVD DVR EHR EMEA EMR EMT ENT ER ERP ESG ESL ESPN ETF EU EV EVP FBI FDA FHA
  FIFA FMCG GE GED GIS GM GMAT GMC GMO GPS GPU GRE HBO HCP HD HDMI HDTV HELOC HGTV HHI HIIT HIPAA HIV HMO HNW HOA HP HPV
  HR HRIS HSA HTML HVAC IBM IBS ICU IHOP IKEA IPA IPO IRA IRS ISP ITDM IUD IV IVF JBL KFC KPMG LA LASIK LATAM LED LG
  LGBT LGBTQ LGBTQ+ LLC LLP LP LSAT M&A MBA MCAT MD MLB MLM MLS MMA MMO MMORPG MRI MRO MS MSP MTV NAICS NASA NASCAR NATO NBA
  NBC NCAA NFC NFL NFT NGO NHL NPR NRA NYC OBGYN OCD OEM OLED OTC OTT PBS PC PCOS PE PGA PHEV PMP POS PPC PPE PPO PR PTA PTO
  PTSD PVC PWC QA QLED QSR R&B R&D RN ROI RPG RSV RV SAP SAT SBA SDK SDR SEC SEO SKU SMB SME SMS SPF SQL SRE SSD SSL STD
  SUV SVP TBS TGI TLC TMJ TNT TSA TV UAE UAV UEFA UFC UGG UI UK UN UPS URL US USA USAA USB USDA USPS UTI UTV UV UX VA
  VIP VOD VP VPN VR VRBO WFH WNBA WWE XL XML YMCA YSL YWCA A&E AT&T B&B D&D H&M P&G Q&A S&P EDM GDPR HCM HTTP IVR LMS
  MDM NPS NYSE PDF PEO PLC RFID RFP ROTC SLA STI TPA UCAAS UPC VSP WMS CMS CDP DMP SSP DTC D2C FX REIT BJJ RC CNC
`
  .trim()
  .split(/\s+/)

export const SPECIAL = `
  iPhone iPad iPod iMac iOS iCloud iTunes iRobot iHeartRadio iHeart eBay eToro eHarmony eBook eBooks eBike eBikes eSports eSIM
  eCommerce YouTube LinkedIn PayPal PlayStation GoPro WordPress GitHub GitLab McDonald's McDonalds McAfee McKinsey McGraw
  MacBook macOS AirPods AirPod DoorDash FedEx SaaS PaaS IaaS IoT VoIP OpenAI ChatGPT HubSpot BigCommerce
  WooCommerce QuickBooks TurboTax TikTok WhatsApp JavaScript TypeScript PostgreSQL MySQL MongoDB NoSQL DevOps
  SecOps AdTech MarTech EdTech InsurTech PropTech WiFi Wi-Fi PhD LaCroix DeWalt LeBron
  CrossFit SoulCycle WeWork WeightWatchers BlackRock JPMorgan GameStop PetSmart OfficeMax CarMax AutoZone AutoNation TaylorMade
  FanDuel DraftKings BetMGM SiriusXM SoundCloud StubHub HelloFresh UnitedHealth UnitedHealthcare ExxonMobil LensCrafters
  L'Oréal L'Oreal L'Occitane O'Reilly O'Charley's DiGiorno LaserJet ThinkPad OnePlus NordicTrack
  GmbH KGaA
  PlayStations YouTubers YouTuber LinkedIn's MacBooks iPhones iPads
`
  .trim()
  .split(/\s+/)

export const SMALL_WORDS = new Set(
  'a an and as at but by for from in into nor of on or per the to via vs with de du la le el y und et'.split(' '),
)

/** Small inside a title even after a bracket: "Hotels (except Casino Hotels)". */
export const ALWAYS_SMALL = new Set(['except', 'excluding'])

/** Acronyms of two letters that are no word or name when only the first is a capital: "Tv", but not "La" or "Us". */
export const TWO_LETTERS = new Set('tv pc hr ev uk ai vr rv vp'.split(' '))
