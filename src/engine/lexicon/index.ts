import { CUE_LINES, MARK_LINES } from '../compiled/lexicon'
import { CUE_RULES, type Cue } from './cues'
import { MARK_RULES, type Mark } from './marks'
import { RuleTable } from './rule-table'

export { LEXICON, Lexicon } from './lexicon'

export const MARKS = new RuleTable<Mark>(MARK_LINES, MARK_RULES)
export const CUES = new RuleTable<Cue>(CUE_LINES, CUE_RULES)

/** The words say who the people are beside their work: "college student", "pet owner". */
export function hasAudienceWord(words: readonly string[]): boolean {
  return words.some((_, start) =>
    CUES.matchesAt(words, start).some(
      ({ end, value: cues }) => end === words.length && cues.some((cue) => cue.type === 'audience' && !cue.framing),
    ),
  )
}
