import { LEXICON } from './lexicon'

export { LEXICON, Lexicon } from './lexicon'

/** The words say who the people are beside their work: "college student", "pet owner". */
export function hasAudienceWord(words: readonly string[]): boolean {
  return words.some((_, start) =>
    LEXICON.matchesAt(words, start).some(
      ({ end, value }) => end === words.length && value.cues.some((cue) => cue.type === 'audience' && !cue.framing),
    ),
  )
}
