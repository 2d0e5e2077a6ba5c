import { WORDS } from '../compiled/words'
import type { Reading } from '../reading/read'
import type { Awareness, BuyerJourney, Intensity } from '../taxonomy/vocabulary'
import { type Judged, judged } from './judged'
import { written } from './subject'

export type Stage = { awareness: Awareness; journey: BuyerJourney; intensity: Intensity }

const CHOOSING: Stage = { awareness: 'Product Aware', journey: 'Consideration', intensity: 'High' }
const BUYING: Stage = { awareness: 'Product Aware', journey: 'Decision', intensity: 'Very High' }

/** Where people stand who do this. */
const DOING: ReadonlyMap<string, Stage> = new Map([
  ...WORDS.verbs.choosing.map((verb) => [verb, CHOOSING] as const),
  ...WORDS.verbs.aboutToBuy.map((verb) => [verb, BUYING] as const),
])

/** The same in words that mean it anywhere in a name. */
const SAYING: readonly (readonly [words: readonly string[], Stage])[] = [
  [['in', 'need', 'of'], CHOOSING],
  [['thinking', 'of'], CHOOSING],
  [['thinking', 'about'], CHOOSING],
  [['considerer'], CHOOSING],
  [['deal', 'hunter'], BUYING],
]

const FIRST_WORDS: ReadonlySet<string> = new Set(SAYING.map(([[first]]) => first!))

const LEADING: ReadonlySet<string> = new Set(['who', 'that', 'are', 'is', 'be', 'currently', 'just', 'now', 'actively'])

/** "Carers looking after someone": no more than the verb is the same. */
const OTHER_THAN_WANTING: ReadonlySet<string> = new Set(WORDS.verbs.otherThanWanting)

/** What a sentence says that its people are about to do: "dads comparing strollers", "runners who need new shoes". */
export function stageByVerb(reading: Reading): Judged<Stage> | null {
  const { clause, units, written: words } = reading
  if (clause === null || clause.subjectEnd === 0) return null
  let at = units[clause.subjectEnd]!.start
  while (LEADING.has(words.canonicals[at]!)) at++
  const [verb = '', particle = ''] = words.canonicals.slice(at)
  const stage = OTHER_THAN_WANTING.has(`${verb} ${particle}`) ? undefined : DOING.get(verb)
  return stage === undefined ? null : judged(stage, 'what people are about to do', written(reading, at, at + 1))
}

/** The same of words that mean it wherever they stand: "owners in need of a loan". */
export function stageByWords(reading: Reading): Judged<Stage> | null {
  const { canonicals } = reading.written
  if (!canonicals.some((word) => FIRST_WORDS.has(word))) return null
  for (const [words, stage] of SAYING) {
    const at = canonicals.findIndex((_, from) => words.every((word, i) => canonicals[from + i] === word))
    if (at > 0) return judged(stage, 'what people are about to do', written(reading, at, at + words.length))
  }
  return null
}
