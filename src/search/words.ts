import { canonicalWords, memo, normalizedName } from '../engine'

/** Words of a text as they stand in search texts, which are normalized. */
export const wordsOf = (text: string): string[] => normalizedName(text).split(' ').filter(Boolean)

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** What briefs and names are full of, and what tells no topic from another. */
export const EMPTY_WORDS = listed(`
  a about above across add after all also am among an and any anyone are around as at attendees audience audiences available
  be been before being best both brands but buy buyer buyers buying by can compare comparing consumer consumers could
  customer customers decision do does each eager either enthusiast enthusiasts evaluate evaluating everybody everyone
  everything fan fans find for from get give had has have help her here hers him his i if in include including individuals
  intenders interest interested interests into is it its just keen like likely list look looking love lover lovers make
  maker makers market me more most much my near need needs new next of offer on one or other our out over own owner owners
  people person persons plan planning plans please potential preparing professional professionals prospect prospects purchase
  purchasing reach recent recently recommend relevant researcher researching right seek seeking segment segments shop shopper
  shoppers shopping should show signal signals similar so some somebody someone such suggest target targeting than that the
  their them then there these they thing things this those through to topic topics under up us use user users using very
  want wanting wants we what when where which while who whom whose will with within would you your`)

/** Words in -er and -ed that are not what somebody or something does: a shower is no show. */
const NO_ENDING = listed(`
  barber batter bumper butter camper career charter copper corner counter cracker dresser flower former hammer hanger ladder
  letter locker manufactured master matter number order paper partner pepper planter poster power quarter river rubber
  shower silver slipper sticker summer super sweater tower trailer water weather winter`)

const REMEMBERED = 50_000

/** Singular, lower case, American spelling. */
const canonicalOf = memo((word: string): string => canonicalWords(word)[0] ?? word, REMEMBERED)

/** What the inflections of a word have in common: "running", "runners" and "run" are one. Not always a word. */
export const stemOf = memo((word: string): string => withoutEnding(canonicalOf(word)), REMEMBERED)

function withoutEnding(word: string): string {
  if (!/^[a-z]{5,}$/.test(word) || NO_ENDING.has(word)) return withoutFinalE(word)
  const [, base] = /^(.{3,})(?:ing|ed|er)$/.exec(word) ?? /^(.{4,})ee$/.exec(word) ?? /^(.{5,})ment$/.exec(word) ?? []
  if (base === undefined || !/[aeiouy]/.test(base)) return withoutFinalE(word)
  if (/([bdgmnprt])\1$/.test(base)) return base.slice(0, -1)
  // "hiking" and "hike" are one, but "care" and "car" are not.
  return base.length === 3 && /[^aeiouy]$/.test(base) ? `${base}e` : withoutFinalE(base)
}

const withoutFinalE = (word: string): string => (/^[a-z]{4,}e$/.test(word) ? word.slice(0, -1) : word)

const ENDINGS = ['', 's', 'es', 'ing', 'er', 'ers', 'ed', 'ee', 'ees', 'ment', 'ments']

/** Words that are looked for as well; each belongs to one line. */
const SYNONYMS = [
  'kid child kids childrens',
  'mom mother mum',
  'dad father',
  'car auto automobile automotive vehicle',
  'ev electric',
  'tv television',
  'movie film',
  'teen teenager adolescent',
  'senior retiree elderly retirement',
  'affluent wealthy rich',
  'cheap budget affordable',
  'flight airline airfare air',
  'game gamer gaming',
  'attorney lawyer legal',
  'doctor physician',
  'gen generation',
  'family families household',
  'minor child kid teen teenager youth',
  'photo photography photographer',
  'invest investor investment investing',
  'home house',
  'rent renter rental lease',
].map((line) => line.split(' '))

/** How well a word of a topic fits one of a brief: the same, an inflection of it, or another word for it. */
const SAME = 1
const INFLECTED = 0.8
const SYNONYM = 0.65

/** The spellings by which a word is found, with how well each fits. */
export function formsOf(word: string): Map<string, number> {
  const forms = new Map<string, number>()
  for (const synonym of synonymsOf(word)) for (const form of inflectionsOf(synonym)) forms.set(form, SYNONYM)
  const canonical = canonicalOf(word)
  for (const form of inflectionsOf(word)) forms.set(form, canonicalOf(form) === canonical ? SAME : INFLECTED)
  return forms
}

const synonymsOf = (word: string): string[] =>
  SYNONYMS.filter((line) => line.includes(word) || line.includes(canonicalOf(word))).flat()

function inflectionsOf(word: string): string[] {
  const stem = stemOf(word)
  const bases = new Set([word, canonicalOf(word), stem, `${stem}e`, stem + stem.slice(-1)])
  const forms = new Set([word])
  for (const base of bases) {
    for (const ending of ENDINGS) forms.add(base + ending)
    if (base.endsWith('y')) forms.add(`${base.slice(0, -1)}ies`)
    if (base.endsWith('e')) forms.add(`${base.slice(0, -1)}ing`)
  }
  return [...forms].filter((form) => form === word || stemOf(form) === stem)
}
