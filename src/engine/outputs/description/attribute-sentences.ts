import type { ParentCategory } from '../../taxonomy/vocabulary'

/**
 * How a value may be written. `yes`, `no`, `men`, `women` and `owner` are said by the sentence alone; of the others the sentence has
 * the value in place of {}, or of {a} with an article.
 */
export type ValueForm =
  | 'yes'
  | 'no'
  | 'men'
  | 'women'
  | 'owner'
  | 'ages'
  | 'count'
  | 'figure'
  | 'money'
  | 'year'
  | 'month'
  | 'degree'
  | 'school'
  | 'grade'
  | 'state'
  | 'people'
  | 'adjective'
  | 'product'
  | 'things'
  | 'name'

export type AttributeSentence = {
  labels: string
  /** The first form that the value has is said. {staff} are professionals or decision makers, {people}
   * whoever the audience is. */
  says: Partial<Record<ValueForm, string>>
  /** Where the label means this; elsewhere it may be a thing. */
  only?: readonly ParentCategory[]
}

const DEMOGRAPHIC: readonly ParentCategory[] = ['Demographics & Life Events', 'Community & Causes']

/** What a value of an attribute says of people, by the label that sellers give the attribute. */
export const ATTRIBUTE_SENTENCES: readonly AttributeSentence[] = [
  {
    labels:
      'household size, family size, number in household, persons in household, people in household, number of people, number of persons',
    says: { count: 'households of {} people' },
  },
  { labels: 'number of adults, adults in household', says: { count: 'households with {} adults' } },
  {
    labels:
      'presence of children, presence of child, children in household, kids in household, children present, children at home',
    says: {
      yes: 'households with children',
      no: 'households without children',
      ages: 'households with children aged {}',
      count: 'households with {} children',
    },
  },
  {
    labels: 'number of children, number of kids',
    says: { no: 'households without children', count: 'households with {} children' },
  },
  {
    labels: 'age of child, age of children, child age, children age, children’s age, ages of children',
    says: { figure: 'households with a child aged {}' },
  },
  {
    labels: 'length of residence, years in home, years at residence, years at address, time at address',
    says: { figure: 'households that have lived in their home for {} years' },
  },
  {
    labels: 'year built, year home built, home year built, home built, year of construction',
    says: { year: 'households in homes built {}' },
  },
  {
    labels: 'home square footage, square footage, home size, living area',
    says: { figure: 'households in homes of {} square feet' },
  },
  { labels: 'number of bedrooms, bedrooms', says: { count: 'households in homes with {} bedrooms' } },
  { labels: 'number of bathrooms, bathrooms', says: { count: 'households in homes with {} bathrooms' } },
  {
    labels: 'number of vehicles, vehicles in household, vehicles owned, number of cars, cars in household',
    says: { count: 'households with {} vehicles' },
  },
  {
    labels: 'home heating fuel, heating fuel, heating type, home heating, heating source, heat source',
    says: { name: 'households that heat with {}' },
  },
  {
    labels: 'dwelling type, home type, housing type, residence type, type of dwelling, property type',
    says: { things: 'people who live in {}' },
    only: [...DEMOGRAPHIC, 'Real Estate', 'Home & Garden'],
  },
  {
    labels: 'home ownership, homeownership, homeowner status, residence status, tenure',
    says: { owner: 'homeowners', people: '{}' },
  },
  {
    labels: 'language, language spoken, preferred language, primary language, language preference, spoken language',
    says: { name: 'people who speak {}' },
  },
  {
    labels: 'language spoken at home, home language, household language, language at home',
    says: { name: 'people who speak {} at home' },
  },
  { labels: 'marital status, relationship status', says: { name: 'people who are {}' } },
  { labels: 'gender, sex', says: { men: 'men', women: 'women' }, only: DEMOGRAPHIC },
  {
    labels: 'education, education level, level of education, highest education, educational attainment, highest degree',
    says: { people: '{}', degree: 'people who have {}', school: 'people who have completed {}' },
  },
  {
    labels: 'ethnicity, ethnic group, ethnic background, race',
    says: { people: '{}', adjective: '{} people' },
    only: DEMOGRAPHIC,
  },
  { labels: 'ancestry, heritage, ethnic origin', says: { adjective: 'people of {} origin' }, only: DEMOGRAPHIC },
  { labels: 'political views, political leaning, ideology', says: { name: 'people with {} political views' } },
  {
    labels: 'political party, party affiliation, party registration, registered party, political affiliation',
    says: { people: '{}' },
  },
  { labels: 'religion, religious affiliation, faith', says: { people: '{}' } },
  { labels: 'employment status', says: { state: '{} people' } },
  { labels: 'zodiac, zodiac sign, star sign', says: { product: 'people whose star sign is {}' } },
  { labels: 'generation', says: { people: '{}', name: 'people of the generation {}' }, only: DEMOGRAPHIC },
  { labels: 'birth year, year of birth', says: { year: 'people born {}' } },
  { labels: 'birth month, month of birth, birthday month', says: { month: 'people born in {}' } },
  {
    labels: 'credit score, credit rating, fico, fico score',
    says: { figure: 'people with a credit score of {}', grade: 'people with {a} credit score' },
  },
  {
    labels: 'investable assets, investible assets, liquid assets, financial assets',
    says: { money: 'people with investable assets of {}' },
  },
  { labels: 'discretionary income', says: { money: 'people with a discretionary income of {}' } },
  { labels: 'disposable income', says: { money: 'people with a disposable income of {}' } },
  { labels: 'personal income, individual income', says: { money: 'people with a personal income of {}' } },
  { labels: 'household income, hhi', says: { money: 'adults with a household income of {}' } },
  { labels: 'home equity, available equity', says: { money: 'homeowners with home equity of {}' } },
  { labels: 'mortgage amount, mortgage balance', says: { money: 'homeowners with a mortgage of {}' } },
  { labels: 'loan amount, loan balance', says: { money: 'people with a loan of {}' } },
  { labels: 'credit card type, card type, payment card type', says: { name: 'people with {a} card' } },
  {
    labels: 'loyalty tier, loyalty status, loyalty level, member tier, membership tier, membership level, rewards tier',
    says: { name: '{} members of a loyalty program' },
  },
  {
    labels: 'ailment, ailments, health condition, medical condition, chronic condition',
    says: { name: 'people with {}' },
    only: ['Healthcare & Pharma'],
  },
  {
    labels:
      'browser, web browser, isp, internet provider, internet service provider, operating system, os, email provider',
    says: { product: '{people} who use {}' },
  },
  {
    labels:
      'mobile carrier, wireless carrier, phone carrier, mobile network, mobile operator, network operator, carrier',
    says: { product: '{people} who use {}' },
    only: ['Telecom & Internet', 'Consumer Electronics'],
  },
  {
    labels: 'tv provider, pay tv provider, cable provider, streaming service',
    says: { product: '{people} who use {}' },
    only: ['Telecom & Internet', 'Movies & TV'],
  },
  {
    labels: 'device type, device category, device class, primary device',
    says: { things: '{people} who use {}' },
    only: ['Consumer Electronics', 'Telecom & Internet'],
  },
  { labels: 'device ownership, vehicle ownership, car ownership, product ownership', says: { product: '{} owners' } },
  { labels: 'gaming console, game console, console', says: { product: '{} owners' }, only: ['Gaming'] },
  {
    labels: 'network connection, connection type, internet connection, connection speed',
    says: { name: 'people with {a} connection' },
  },
  {
    labels: 'app installed, apps installed, installed app, installed apps',
    says: { product: '{people} who have installed {}' },
  },
  {
    labels:
      'company size, employee size, number of employees, employee count, company headcount, business size, company employees',
    says: { figure: '{staff} at companies with {} employees', grade: '{staff} at {} companies' },
  },
  {
    labels: 'annual revenue, company revenue, sales volume, annual sales, company sales, revenue',
    says: { money: '{staff} at companies with an annual revenue of {}' },
  },
  {
    labels:
      'tech install base, technology install base, installed technology, technology installed, technology used, tech stack',
    says: { name: '{staff} at companies that use {}' },
  },
  {
    labels: 'years in business, company age, business age',
    says: { figure: '{staff} at companies in business for {} years' },
  },
  {
    labels: 'job seniority, seniority, seniority level, management level, job level',
    says: { name: '{staff} at the {} level' },
  },
]

/** One word before a dash is as often a thing: "Education - Online Courses". */
export const THINGS_TOO = new Set(
  'education language generation race heritage ancestry religion faith console tenure revenue carrier seniority'.split(
    ' ',
  ),
)

/** Labels that end with these say something of people, whatever the value: "People whose sexual orientation is gay." */
export const ATTRIBUTE_NOUNS = new Set(
  'status orientation nationality citizenship denomination gender ethnicity'.split(' '),
)

/** Of these the value is a figure or a grade. */
export const MEASURE_NOUNS = new Set('score rating rank'.split(' '))

/** "Vehicle type: hybrid". */
export const TYPED = new Set(
  `vehicle car phone card account policy loan mortgage plan employment job contract household family skin hair body blood
   personality membership customer insurance engine fuel`.split(/\s+/),
)

const INTEREST =
  /^(?:declared|stated|expressed|inferred|health|disease|medical|trade|social|content|in-app|app|youtube|facebook|product|personal|search|online) interests?$/

/** Labels that name a thing beside the attribute; {label} is the thing. */
export const LABEL_PATTERNS: readonly { pattern: RegExp; says: AttributeSentence['says'] }[] = [
  { pattern: /^(.+ renewal) (?:month|date)$/, says: { month: 'people whose {label} is in {}' } },
  { pattern: /^(.+) (?:spend|spending)$/, says: { money: 'people who spend {} on {label}' } },
  { pattern: /^number of (.+)$/, says: { count: 'people with {} {label}' } },
  { pattern: INTEREST, says: { name: '{people} interested in {}' } },
]
