import { WORDS } from '../compiled/words'
import { formsOf } from '../lexicon/verbs'
import type { Reading } from './read'
import { RELATIVES } from './sentence-words'

const PRACTISING: ReadonlySet<string> = new Set(WORDS.segments.practisingVerbs.flatMap(formsOf).map(([form]) => form))

/** "Doctors who treat asthma", "lawyers representing immigrants": what an occupation does for others. */
export function saysPractice({ clause, units }: Reading): boolean {
  if (clause?.subject !== 'occupation') return false
  const verb = units.slice(clause.subjectEnd).find(({ words }) => !RELATIVES.has(words[0]!))
  return verb !== undefined && PRACTISING.has(verb.words[0]!)
}
