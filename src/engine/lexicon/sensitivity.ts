import type { ParentCategory, Sensitivity } from '../taxonomy/vocabulary'

export type SensitivityRule = {
  level: Sensitivity
  rule: string
  words: string
  /** What such words are about where no list knows the name. */
  category?: ParentCategory
  /** The words mean something else beside these: "criminal law firm" is a trade, "Asian cuisine" a dish. */
  unless?: string
}

/** The rule is the list of the taxonomy; the highest level that a name's own words reach wins. */
export const SENSITIVITY_RULES: readonly SensitivityRule[] = [
  {
    level: 'High',
    rule: 'health conditions and treatments',
    category: 'Healthcare & Pharma',
    words: `disease, disorder, syndrome, illness, cancer, tumor, diabetes, diabetic, hiv, aids, std, sti, infertility, fertility treatment, ivf, depression, anxiety, adhd, autism, autistic, bipolar, schizophrenia, ptsd, dementia, alzheimer, parkinson, epilepsy, asthma, copd, arthritis, eczema, psoriasis, acne treatment, migraine, chronic pain, back pain, allergy, hypertension, high blood pressure, cholesterol, heart disease, heart attack, stroke, obesity, incontinence, menopause, erectile dysfunction, hepatitis, lupus, multiple sclerosis,
      sclerosis, fibromyalgia, chemotherapy, dialysis, prescription drug, medication, antidepressant, antibiotic, insulin, mental illness, mental health, eating disorder, anorexia, bulimia, suicide, insomnia, sleep apnea, osteoporosis, hearing loss, blindness, disability, disabled, infection, patient, symptom, therapy for, rare disease, transplant, abortion, miscarriage, birth control, contraceptive, contraception, gerd, ibs, crohn, colitis, gout, thyroid, anemia, covid, influenza, flu, injury, wound care, palliative, hospice, dry eye, dry mouth, itchy eye, eye strain, rash, nausea, vomiting, heartburn, headache, fever, cough, sore throat, congestion, cramp, bloating, swelling, inflammation, chronic fatigue, numbness, dizziness, pharmaceutical drug, prescription, prescription medicine, medicine, drug treatment, ailment, sufferer, survivor, chronic condition, health condition, medical condition, surgery`,
    unless:
      'insurance, software, school, nurse, professional, industry, company, job, career, book, movie, research, manufacturing, clinic director, physician, doctor, system, device manufacturer, sports injury news, testing, computer, law, lawyer, attorney, pest, plant, pet, dog, cat, animal, food, free, allergen, supply, furniture, kit, play, cosmetic surgery, plastic surgery, video game, alternative, veterinary, school of',
  },
  {
    level: 'High',
    rule: 'sexual life and orientation',
    words:
      'lgbt, lgbtq, lgbtqia, gay, lesbian, bisexual, transgender, queer, same sex, sexual, sexuality, sexual health, sex, sex toy, adult toy, adult content, adult entertainment, porn, pornography, erotica, erotic, condom, pride parade, nonbinary, gender identity, sexual orientation, escort, strip club, fetish, mature content',
    unless: 'ford, foods, lea',
  },
  {
    level: 'High',
    rule: 'religion and belief',
    words: `religion, religious, christian, christianity, catholic, catholicism, protestant, evangelical, baptist, methodist, lutheran, presbyterian, pentecostal, mormon, orthodox christian, orthodox church, jewish, judaism, jew, muslim, islam, islamic, hindu, hinduism, buddhist, buddhism, sikh, sikhism, atheist, atheism, agnostic, agnosticism, church, churchgoer, mosque, synagogue, temple worship, bible, quran, torah, gospel, faith, worship, prayer, pastor, clergy, ministry leader, spiritual belief, jehovah witness, scientology, pagan, wicca, theology, ramadan, spirituality`,
    unless: 'louboutin, dior, siriano, lacroix, music, rock, school',
  },
  {
    level: 'High',
    rule: 'politics',
    words: `politic, political, republican, democrat, democratic party, gop, conservative voter, liberal voter, conservative, liberal, libertarian, progressive voter, socialist, socialism, communist, green party, labour party, tory, voter, swing voter, election, political party, political campaign, political donor, partisan, left wing, right wing, activist, maga, tea party, pro life, pro choice, gun control, gun right, ballot, presidential campaign, politically, political issue, political affiliation`,
    unless: 'science, art, tool, software, insurance, interest, jacket, job, party supply',
  },
  {
    level: 'High',
    rule: 'race or ethnicity',
    words: `hispanic, latino, latina, latinx, african american, black american, black consumer, black woman, black man, black household, asian american, native american, american indian, indigenous, pacific islander, native hawaiian, ethnicity, ethnic, race and ethnicity, racial, caucasian, white american, middle eastern american, multicultural, multi ethnic, jewish heritage, arab american, chinese american, indian american, korean american, mexican american, vietnamese american, filipino american, biracial, ethnic group, minority group`,
    unless:
      'cuisine, food, restaurant, grocery, recipe, music, wear, art, history, study, television, tv, movie, cooking, hair',
  },
  {
    level: 'High',
    rule: 'union membership',
    words:
      'labor union, trade union, union member, union worker, union household, teamster, union membership, labour union, unionized',
    unless: 'credit, european, western',
  },
  {
    level: 'High',
    rule: 'immigration',
    words:
      'immigrant, immigration, refugee, undocumented, asylum seeker, green card, deportation, citizenship status, migrant, visa status, daca',
    unless: 'software, law firm',
  },
  {
    level: 'High',
    rule: 'criminal record',
    words:
      'criminal record, felon, felony, ex offender, convict, inmate, prisoner, parole, probation, incarcerated, formerly incarcerated, dui, arrest record, bail bond, sex offender, prison',
    unless: 'movie, show, drama, officer, guard, series, manager',
  },
  {
    level: 'High',
    rule: 'financial distress',
    words:
      'bankruptcy, bankrupt, debt relief, debt settlement, debt consolidation, payday loan, foreclosure, bad credit, poor credit, subprime, credit repair, cash advance, title loan, pawn, pawn shop, eviction, financial hardship, financial distress, collection account, delinquent, low income, unemployed, unemployment benefit, welfare recipient, food stamp, snap recipient, loan default, overdraft, medicaid, tax lien, wage garnishment, living paycheck to paycheck, underbanked, unbanked, financially stressed, poverty',
    unless: 'attorney general, software',
  },
  {
    level: 'High',
    rule: 'addiction',
    words:
      'addiction, alcoholism, alcoholic, alcohol abuse, substance abuse, drug abuse, rehab, rehabilitation center, opioid, smoking cessation, quit smoking, recovery program, sober living, sobriety, narcotic, drug rehab, detox center, alcohol recovery, gambling addiction, substance use',
    unless: 'beverage, shopping, chocolate',
  },
  {
    level: 'High',
    rule: 'gambling',
    words:
      'gambling, gambler, casino, betting, sports betting, sportsbook, bookmaker, lottery, lotto, poker, slot machine, blackjack, roulette, bingo, online casino, horse race betting, wagering, bet, scratch card, baccarat, daily fantasy betting',
    unless: 'royale, night, best bet, black entertainment, jackson, awards',
  },
  {
    level: 'Moderate',
    rule: 'alcohol',
    words:
      'alcohol, alcoholic beverage, beer, wine, liquor, spirit, whiskey, whisky, vodka, tequila, rum, gin, bourbon, scotch, cognac, brandy, champagne, prosecco, cocktail, brewery, winery, distillery, hard seltzer, craft beer, sake, mezcal, bar and nightclub, pub, nightlife, mixology, hard cider, liqueur',
    unless:
      'free, vinegar, ginger, root, non alcoholic, glass, rack, refrigerator, cooler, batter, team, cotton, opener, cellar, fridge, kit',
  },
  {
    level: 'Moderate',
    rule: 'tobacco, vaping and cannabis',
    words:
      'tobacco, cigarette, cigar, vape, vaping, e cigarette, ecigarette, cannabis, marijuana, cbd, hemp, smoking, hookah, nicotine, weed dispensary, dispensary, smoker, thc, rolling paper, pipe tobacco',
    unless: 'rope, meat, seed, milk, bbq, barbecue, gun, salmon, jacket',
  },
  {
    level: 'Moderate',
    rule: 'weight loss',
    words:
      'weight loss, weight watcher, lose weight, weight management, slimming, diet pill, dieting, dieter, fat burner, fat loss, appetite suppressant, weight control',
  },
  {
    level: 'Moderate',
    rule: 'cosmetic surgery',
    words:
      'cosmetic surgery, plastic surgery, botox, liposuction, breast augmentation, rhinoplasty, facelift, dermal filler, tummy tuck, cosmetic procedure, hair transplant, cosmetic surgeon, lip filler',
  },
  {
    level: 'Moderate',
    rule: 'dating',
    words: 'dating, online dating, matchmaking, dating app, single and dating, speed dating',
    unless: 'carbon',
  },
  {
    level: 'Moderate',
    rule: 'wealth and income',
    words:
      'net worth, high net worth, affluent, wealthy, millionaire, household income, income, luxury household, hnwi, ultra high net worth, wealth, hhi, high income, rich household, discretionary income, investable asset, home value, high earner',
    unless: 'tax, fund, fixed, property, statement, insurance, wealth management, planning',
  },
  {
    level: 'Moderate',
    rule: 'debt in general',
    words: 'debt, credit card debt, student debt, personal debt, debt management, indebted',
    unless: 'fund, security, market, capital, collection software',
  },
  {
    level: 'Moderate',
    rule: 'weapons',
    words:
      'gun, firearm, rifle, pistol, handgun, shotgun, ammunition, ammo, weapon, airsoft, crossbow, knife collecting, second amendment, concealed carry, gunsmith, paintball gun, revolver, silencer',
    unless:
      'fencing, foam, toy, price tag, tagging, nail, glue, massage, heat, spray, caulking, staple, nerf, radar, squirt, water, game, soldering, grease, bb king, n rose',
  },
  {
    level: 'Moderate',
    rule: 'pregnancy',
    words:
      'pregnant, pregnancy, expecting parent, expectant, maternity, prenatal, ovulation, breastfeeding, childbirth, trying to conceive, mom to be, new baby registry, labor and delivery, fertility, postpartum',
    unless: 'dog, cat, leave software, clothing, wear, dress, jean',
  },
  {
    level: 'Low',
    rule: 'age and gender',
    words:
      'men, man, women, woman, male, female, gender, age, aged, senior, millennial, gen z, generation z, gen x, generation x, baby boomer, boomer, gen alpha, young adult, older adult, elderly, adult, teen, age range, age group',
    unless:
      'clothing, shoe, sneaker, watch, jean, shirt, fashion, apparel, wear, bag, boot, jacket, cologne, fragrance, haircare, care, underwear, dress, suit, sock, jewelry, sandal, coat, accessory, swimwear, basketball, soccer, football, golf, tennis, magazine, razor, grooming, health, living, vice, director, manager, citizen center, analyst, engineer, consultant, associate',
  },
]

/** Children as the audience: the name is about them and nothing is bought for them. */
export const CHILDREN_WORDS =
  'kid, child, children, tween, toddler, preschooler, infant, teen, teenager, minor, adolescent, youth, boy, girl, under 13, under 18, school age child, elementary student'
