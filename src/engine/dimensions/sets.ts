export type DimensionSet = {
  name: string
  kind: 'demographic' | 'geographic' | 'firmographic'
  values: readonly string[]
}

type NamedSet = DimensionSet & {
  /** How people call the set. `~` marks one that is also a subject of its own ("education"). */
  called: string
}

const list = (text: string): string[] => text.split(';').map((value) => value.trim())

/** The 22 sets the service ships. */
export const NAMED_SETS: readonly NamedSet[] = [
  {
    name: 'Age Range',
    kind: 'demographic',
    values: list('18-24; 25-34; 35-44; 45-54; 55-64; 65+'),
    called: 'age range, age, age group, age bracket, age band, generation by age',
  },
  {
    name: 'Gender',
    kind: 'demographic',
    values: list('Male; Female'),
    called: 'gender, sex, male and female, men and women',
  },
  {
    name: 'Income Range',
    kind: 'demographic',
    values: list(
      'Under $25,000; $25,000-$49,999; $50,000-$74,999; $75,000-$99,999; $100,000-$149,999; $150,000-$199,999; $200,000-$249,999; $250,000+',
    ).map((range) => `${range} Household Income`),
    called: 'income range, income, household income, hhi, income level, income bracket, income band, annual income',
  },
  {
    name: 'Net Worth',
    kind: 'demographic',
    values: list(
      'Under $100,000; $100,000-$249,999; $250,000-$499,999; $500,000-$999,999; $1M-$2.5M; $2.5M-$5M; $5M+',
    ).map((range) => `${range} Net Worth`),
    called: 'net worth, wealth level, net worth range',
  },
  {
    name: 'Education Level',
    kind: 'demographic',
    values: list(
      'No High School Diploma; High School Graduates; Some College; Associate Degree Holders; Bachelor Degree Holders; Graduate Degree Holders; Doctorate Holders',
    ),
    called: 'education level, level of education, educational attainment, highest degree, degree level, ~education',
  },
  {
    name: 'Marital Status',
    kind: 'demographic',
    values: list('Single; Married; Living with Partner; Separated; Divorced; Widowed'),
    called: 'marital status, relationship status, married or single',
  },
  {
    name: 'Homeownership',
    kind: 'demographic',
    values: list('Homeowners; Renters'),
    called: 'homeownership, home ownership, owners and renters, owner or renter, own or rent, dwelling tenure',
  },
  {
    name: 'Presence of Children',
    kind: 'demographic',
    values: list(
      'No Children in Household; Children Under 3; Children 3-5; Children 6-10; Children 11-15; Children 16-17; Adult Children at Home',
    ),
    called:
      'presence of children, presence of child, children in household, child in household, parental status, ~children, ~kids, with and without children',
  },
  {
    name: 'Household Size',
    kind: 'demographic',
    values: list(
      '1-Person Household; 2-Person Household; 3-Person Household; 4-Person Household; 5-Person Household; 6+ Person Household',
    ),
    called: 'household size, family size, size of household, number of people in household',
  },
  {
    name: 'Ethnicity',
    kind: 'demographic',
    values: list(
      'Hispanic; White; Black or African American; Asian; Native American; Pacific Islander; Middle Eastern; Multiracial',
    ),
    called: 'ethnicity, race, ethnic group, race and ethnicity, ethnic background',
  },
  {
    name: 'Language',
    kind: 'demographic',
    values: list(
      'English Speakers; Spanish Speakers; Chinese Speakers; Tagalog Speakers; Vietnamese Speakers; French Speakers; Arabic Speakers; Korean Speakers; Russian Speakers; German Speakers; Portuguese Speakers; Hindi Speakers',
    ),
    called: 'language, language spoken, spoken language, preferred language, home language, mother tongue',
  },
  {
    name: 'Life Stage',
    kind: 'demographic',
    values: list(
      'College Students; Young Singles; Newlyweds; New Parents; Families with Young Children; Families with Teens; Single Parents; Empty Nesters; Pre-Retirees; Retirees',
    ),
    called: 'life stage, lifestage, stage of life, life phase',
  },
  {
    name: 'Home Value',
    kind: 'demographic',
    values: list(
      'Under $100,000; $100,000-$249,999; $250,000-$499,999; $500,000-$749,999; $750,000-$999,999; $1M-$1.9M; $2M+',
    ).map((range) => `${range} Home Value`),
    called: 'home value, house value, property value, value of home, home price range',
  },
  {
    name: 'Length of Residence',
    kind: 'demographic',
    values: list('Under 1 Year; 1-2 Years; 3-5 Years; 6-10 Years; 11-15 Years; 16-20 Years; 20+ Years').map(
      (range) => `${range} in Home`,
    ),
    called: 'length of residence, years at address, time at address, years in home, tenure at address',
  },
  {
    name: 'Employment Status',
    kind: 'demographic',
    values: list(
      'Full-Time Employees; Part-Time Employees; Self-Employed; Unemployed; Students; Homemakers; Retired; Military',
    ),
    called: 'employment status, employment, work status, working status, job status',
  },
  {
    name: 'US State',
    kind: 'geographic',
    values: list(
      'Alabama; Alaska; Arizona; Arkansas; California; Colorado; Connecticut; Delaware; District of Columbia; Florida; Georgia; Hawaii; Idaho; Illinois; Indiana; Iowa; Kansas; Kentucky; Louisiana; Maine; Maryland; Massachusetts; Michigan; Minnesota; Mississippi; Missouri; Montana; Nebraska; Nevada; New Hampshire; New Jersey; New Mexico; New York; North Carolina; North Dakota; Ohio; Oklahoma; Oregon; Pennsylvania; Puerto Rico; Rhode Island; South Carolina; South Dakota; Tennessee; Texas; Utah; Vermont; Virginia; Washington; West Virginia; Wisconsin; Wyoming',
    ),
    called:
      'us state, state, u.s. state, american state, united states state, state in the us, state of the us, us states and territories, 50 states, fifty states, state level, geography, us geography',
  },
  {
    name: 'Seniority Level',
    kind: 'firmographic',
    values: list('C-Level; Vice President; Director; Manager; Individual Contributor'),
    called: 'seniority level, seniority, job level, job seniority, management level, career level',
  },
  {
    name: 'Department',
    kind: 'firmographic',
    values: list(
      'Accounting; Administration; Customer Service; Engineering; Finance; Human Resources; Information Technology; Legal; Marketing; Operations; Procurement; Product Management; Research and Development; Sales; Supply Chain',
    ),
    called: 'department, job function, function, business function, job department, team',
  },
  {
    name: 'Company Size',
    kind: 'firmographic',
    values: list('1-10; 11-50; 51-200; 201-500; 501-1,000; 1,001-5,000; 5,001-10,000; 10,001+').map(
      (range) => `${range} Employees`,
    ),
    called:
      'company size, employee count, number of employees, headcount, business size, firm size, organization size, size of company, employee size',
  },
  {
    name: 'Company Revenue',
    kind: 'firmographic',
    values: list('Under $1M; $1M-$10M; $10M-$50M; $50M-$100M; $100M-$500M; $500M-$1B; $1B+').map(
      (range) => `${range} Revenue`,
    ),
    called: 'company revenue, annual revenue, revenue, revenue band, revenue range, company sales, business revenue',
  },
  {
    name: 'Company Industry',
    kind: 'firmographic',
    values: list(
      'Agriculture; Construction; Education; Energy and Utilities; Financial Services; Government; Healthcare; Hospitality; Manufacturing; Media and Entertainment; Professional Services; Real Estate; Retail; Technology; Transportation and Logistics',
    ),
    called: 'company industry, industry, industry vertical, vertical, sector, business industry, ~industries',
  },
  {
    name: 'C-Suite Title',
    kind: 'firmographic',
    values: list('CEO; CFO; CTO; CMO; COO; CIO; CHRO; CDO'),
    called:
      'c-suite title, c-suite, c suite, c suite title, c-level title, c-suite role, executive title, chief officer title, c-suite executive',
  },
]

export const DIMENSION_SETS: readonly DimensionSet[] = NAMED_SETS.map(({ name, kind, values }) => ({
  name,
  kind,
  values,
}))
