import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { classify } from '../../src/engine'
import { HIGHLY_SENSITIVE } from '../../src/engine/taxonomy/vocabulary'

const NAMES = readFileSync(new URL('sensitive-names.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [level = '', subject = '', name = ''] = line.split('\t')
    const { layers, evidence } = classify(name)
    return { level, subject, name, judged: layers.sensitivity, evidence: evidence.sensitivity }
  })
const HIGH = NAMES.filter(({ level }) => level === 'High')
const OTHERS = NAMES.filter(({ level }) => level !== 'High')

/** Shares that must be reached, of names with hard negatives in every subject. */
const FOUND = 0.97
const SUBJECT_FOUND = 0.9
const FALSE = 0.02

const listed = (names: typeof NAMES) => names.map(({ name, evidence }) => `${name}: ${evidence.rule}`).join('\n')

describe('highly sensitive names', () => {
  it('are found', () => {
    const missed = HIGH.filter(({ judged }) => judged !== 'High')
    expect(1 - missed.length / HIGH.length, listed(missed)).toBeGreaterThanOrEqual(FOUND)
  })

  it.each(HIGHLY_SENSITIVE)('are found and named: %s', (subject) => {
    const names = HIGH.filter((name) => name.subject === subject)
    const missed = names.filter(({ judged, evidence }) => judged !== 'High' || evidence.subject !== subject)
    expect(names.length).toBeGreaterThanOrEqual(10)
    expect(1 - missed.length / names.length, listed(missed)).toBeGreaterThanOrEqual(SUBJECT_FOUND)
  })

  it('are rarely seen where there are none', () => {
    const wrong = OTHERS.filter(({ judged }) => judged === 'High')
    expect(wrong.length / OTHERS.length, listed(wrong)).toBeLessThanOrEqual(FALSE)
  })
})

describe('what decides', () => {
  const sensitivity = (name: string) => classify(name).layers.sensitivity

  it.each([
    ['Mexican American families', 'Mexican American food'],
    ['Jewish food history', 'Jewish food'],
    ['Churches', 'Church software'],
    ['Armenian association', 'Armenian restaurants'],
    ['Cancer patients', 'Cancer horoscopes'],
    ['Cat allergy sufferers', 'Dog skin infections'],
    ['Teenagers', 'Parents of teenagers'],
    ['Children aged 5 to 8', 'Men aged 45 to 58'],
    ['Dialysis centers', 'Medical centers'],
    ['Senators', 'Senator trailers'],
    ['Convicts', 'Convict Lake camping'],
    ['DUI attorney seekers', 'DUI attorneys'],
    ['Arthritis in seniors', 'Arthritis in dogs'],
    ['Kids who play chess', 'Toys for kids 5-7'],
    ['12-year-old gamers', '12-year-old whisky'],
    ['Union members', 'Credit union members'],
    ['Felons', "Felon's Brewing Co"],
    ['Philips DreamStation', 'Dream stations'],
    ['Kidney disease', 'Kidney beans'],
    ['Nigerians', 'Nigerian restaurants'],
    ['Campaign donors', 'Campaign staffers'],
    ['Bible readers', 'Bible publishers'],
    ['Youth soccer players', 'Minor league players'],
    ['Horse race bettors', 'Horse trailers'],
    ['Zavegepant', 'Metamorphosis'],
    ['Bus drivers union', 'Union Square hotels'],
    ['Spenders Anonymous', 'Anonymous donors'],
    ["Samaritan's Purse", 'Good Samaritan Hospital'],
    ['Year 9 students', 'Year 2 medical students'],
    ['6th grade girls', 'Grade 8 bolts'],
    ['Teen Instagram users', 'Kids furniture shoppers'],
    ['Kids on tablets', 'Spy Kids'],
    ['Tuareg', 'Volkswagen Tuareg'],
    ['Adults who favor legalizing marijuana', 'Marijuana growers'],
    ['Burglars', 'Burglar alarms'],
    ['Homeless families', 'Homeless cats'],
    ['Overdue rent', 'Rent software'],
    ['Shoulder stiffness', 'Shoulder bags'],
    ['Crystal meth dependency', 'Crystal vases'],
    ['Finnish ancestry', 'Finnish saunas'],
    ['Visa sponsors', 'Visa credit cards'],
    ['Vemurafenib', 'Nostalgia'],
    ['Salafism', 'Pacific Coast'],
    ['Anticommunists', 'Antiques'],
    ['Zookeepers Local 55', 'Local 55 news'],
    ['Parole', 'Parole (band)'],
    ['Bankruptcy', 'Bankruptcy (1995 film)'],
    ['Popes', 'Alexander Pope'],
    ['Christian families', 'Christian Siriano'],
    ['Ironworkers', 'Ironworkers boots'],
    ['Leprosy', 'Leprosy soundtrack'],
    ['Allergies', 'Allergy-free pillows'],
    ['Temple history', 'Temple trailers'],
    ['Catholic podcasts', 'Catholic podcast software'],
    ['Presbyterian seminaries', 'Presbyterian Hospital'],
    ['School age children', 'Parents of school age children'],
  ])('%s is High, %s is not', (high, other) => {
    expect(sensitivity(high)).toBe('High')
    expect(sensitivity(other)).not.toBe('High')
  })

  it('names the names that nothing knows', () => {
    const { evidence } = classify('Zorblaxian Mirkwell fans')
    expect(evidence.sensitivity).toMatchObject({
      rule: 'an unknown name: not checked',
      unresolved: ['Zorblaxian', 'Mirkwell'],
    })
    expect(classify('Running shoes').evidence.sensitivity.unresolved).toEqual([])
  })
})

describe('what was learned of sensitivity', () => {
  const learned = readFileSync('taxonomy/examples/sensitivity.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .filter((_, at) => at % 10 === 0)
    .map((line) => {
      const [name = '', subject = ''] = line.split('\t')
      return { name, subject, evidence: classify(name).evidence.sensitivity }
    })
    .filter(({ evidence }) => evidence.rule === 'learned from similar words')

  it('finds names that no list has, and says by which words and subject', () => {
    expect(learned.length).toBeGreaterThan(50)
    const named = learned.filter(({ evidence, subject }) => evidence.subject === subject)
    expect(named.length / learned.length).toBeGreaterThan(0.8)
    expect(learned.filter(({ evidence }) => evidence.words.length === 0)).toEqual([])
  })

  it('takes back what only sounds like a subject, and says so', () => {
    const { layers, evidence } = classify('pastors comparing streaming software')
    expect(layers.sensitivity).toBe('None')
    expect(evidence.sensitivity.rule).toBe('similar words are mostly about something else')
    expect(evidence.sensitivity.words).toEqual(['pastors'])
  })

  it.each(['zorblax', 'qzxv wqpl', 'test123', 'aud_8842', 'пылесос', 'Audience 7', 'MS Word'])(
    'says nothing of "%s"',
    (name) => {
      expect(classify(name).layers.sensitivity).not.toBe('High')
    },
  )

  it.each(['Central Park Five', 'car thief', 'Chinook Winds Casino', 'kids 9-12 buying garden tools'])(
    'does not take back what the lists have: %s',
    (name) => {
      expect(classify(name).layers.sensitivity).toBe('High')
    },
  )

  it('does not take back what the caller says', () => {
    const hints = { parent_category: 'Healthcare & Pharma', subcategory: 'Cancer' }
    expect(classify('Coffee lovers', hints).layers.sensitivity).toBe('High')
  })

  it('leaves what else is sensitive when it takes something back', () => {
    const { layers } = classify('gun owners and pastors comparing streaming software')
    expect(layers.sensitivity).toBe('Moderate')
  })
})

describe('a place', () => {
  it.each(['Families in Ontario', 'Couples in the Midlands', 'Homeowners in Lagos', 'Families in Des Moines'])(
    'says nothing of those who live there: %s',
    (name) => {
      expect(classify(name).layers.sensitivity).toBe('None')
    },
  )

  it.each(['Muslim families in Ontario', 'Diabetics in the Midlands'])('takes nothing from other words: %s', (name) => {
    expect(classify(name).layers.sensitivity).toBe('High')
  })
})

describe('who is meant by a sensitive word', () => {
  it.each([
    'Joiners Credit Union savers',
    'Norwegians who bake waffles',
    'couples learning Argentine tango',
    'addiction counselors looking for a conference',
    'clinicians earning addiction medicine credits',
    'dads coaching under-8s hockey',
    'Casino REIT shareholders',
    'Eurovision jury voters',
    'Jackpot Ticket (2011)',
    'homeless shelter volunteers',
    'old jail tours',
    'HIV doctors',
    'low income households',
  ])('excuses %s', (name) => {
    expect(classify(name).layers.sensitivity).not.toBe('High')
  })

  it.each([
    'Diabetics choosing sugar-free chocolate',
    'autistic adults seeking an employer with quiet offices',
    'Joiners union members',
    'Norwegian American families',
    'looking for an addiction counselor',
    'casino players',
    'swing state voters',
    'homeless shelter users',
    'families visiting a jail',
    'gay doctors',
    'Muslim dentists',
    'Hindu engineers',
    'Hindu software developers',
    'Latino electricians',
  ])('does not excuse %s', (name) => {
    expect(classify(name).layers.sensitivity).toBe('High')
  })
})

it.each([
  'Presence of children 0-3',
  'Has Child Age 2',
  'Kids in home: 6-12',
  'Children 0-2 present',
  'Has children aged 13-17',
])('%s: a household, not its children', (name) => {
  expect(classify(name).layers.sensitivity).not.toBe('High')
})

it.each(['no kids', 'couples with no children', 'under-5s in home', 'B2B > Company size > 1-10'])(
  '%s: no children at all',
  (name) => {
    expect(classify(name).layers.sensitivity).not.toBe('High')
  },
)

describe('people at work beside a condition', () => {
  it.each([
    'doctors treating asthma',
    'GPs prescribing antibiotics',
    'nurses who prescribe statins',
    'psychologists who treat PTSD',
    'nurses caring for dementia patients',
  ])('%s are at work', (name) => {
    const { segment_type, audience_type, layers } = classify(name)
    expect([segment_type, audience_type]).toEqual(['B2B', 'Professionals'])
    expect(layers.sensitivity).not.toBe('High')
  })

  it.each([
    'nurses with diabetes',
    'doctors who have depression',
    'therapists who suffer from anxiety',
    'firefighters receiving counselling for trauma',
  ])('%s have it themselves', (name) => {
    const { segment_type, audience_type, layers } = classify(name)
    expect([segment_type, audience_type, layers.sensitivity]).toEqual(['B2C', 'Researchers', 'High'])
  })
})

it.each(['Ladbrokes Coral', 'Coral customers', 'Virgin Games'])('%s is known for gambling', (name) => {
  expect(classify(name).layers.sensitivity).toBe('High')
})

it('a place before a thing is nobody from there', () => {
  expect(classify('Manila envelopes').layers.sensitivity).toBe('None')
})

it.each(['Kids 6-11', 'children aged six to nine who watch cartoons', 'Children aged 5 to 8', 'Teens 13-17'])(
  '%s: children are the audience',
  (name) => {
    expect(classify(name).layers.sensitivity).toBe('High')
  },
)
