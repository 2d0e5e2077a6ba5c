import type { FoundCue } from '../lexicon/cues'
import type { Lexicon, Match } from '../lexicon/lexicon'
import { DERIVATIONS, FORMING_PREFIXES, SUFFIXES } from '../lexicon/sensitivity'
import type { Reading } from './read'

type SensitiveCue = FoundCue<'sensitivity'>['cue']

/** Shorter words have such endings by chance: "coma", "Moma"; longer strings are not treated as words. */
const SHORTEST_BEFORE = 3
const SHORTEST_BASE = 5
const LONGEST = 40

/** What words that no list has say by how they are formed: "guselkumab", "Calvinistic", "neofascist". */
export function formedWords({ written, lexicon }: Pick<Reading, 'written' | 'lexicon'>): FoundCue<'sensitivity'>[] {
  const formed: FoundCue<'sensitivity'>[] = []
  for (let start = 0; start < written.canonicals.length; start++) {
    if (written.matches[start]!.some((match) => match.end === start + 1 && saysSomething(match))) continue
    for (const cue of cuesOfForm(written.canonicals[start]!, lexicon)) formed.push({ cue, start, end: start + 1 })
  }
  return formed
}

const saysSomething = ({ value }: Match): boolean =>
  value.senses.length > 0 || value.marks.length > 0 || value.cues.length > 0

const NONE: readonly SensitiveCue[] = []

function cuesOfForm(word: string, lexicon: Lexicon): readonly SensitiveCue[] {
  if (word.length < SHORTEST_BASE || word.length > LONGEST) return NONE
  for (const base of basesOf(word)) {
    const cues = base.length >= SHORTEST_BASE ? ofBase(base, lexicon) : NONE
    if (cues.length > 0) return cues
  }
  const ending = SUFFIXES.find(({ suffix }) => word.length >= suffix.length + SHORTEST_BEFORE && word.endsWith(suffix))
  return ending ? [ending.cue] : NONE
}

/** The words of which this one may be made: "Calvinist" of "Calvinism", "anticommunist" of "communist". */
function basesOf(word: string): string[] {
  const derived = DERIVATIONS.filter(([ending]) => word.endsWith(ending)).map(
    ([ending, instead]) => word.slice(0, word.length - ending.length) + instead,
  )
  const prefixes = FORMING_PREFIXES.filter((prefix) => word.startsWith(prefix)).map((prefix) =>
    word.slice(prefix.length),
  )
  return [...derived, ...prefixes]
}

/** Of words with several meanings nothing is derived. */
const ofBase = (word: string, lexicon: Lexicon): readonly SensitiveCue[] =>
  lexicon
    .matchesAt([word], 0)
    .flatMap(({ value }) => value.cues)
    .filter((cue): cue is SensitiveCue => cue.type === 'sensitivity' && cue.rule.level === 'High' && isCertain(cue))

const isCertain = ({ kind }: SensitiveCue): boolean => kind === 'word' || kind === 'name'
