import { AUDIENCE_RULES } from './audiences'
import { DEMOGRAPHIC_FRAMES, LANGUAGE_FRAMES, LANGUAGES } from './demographics'
import { DOMAINS } from './domains'
import { compileEntries } from './entries'
import type { Cue, Mark } from './marks'
import { PhraseIndex } from './phrases'
import { PLACES } from './places'
import { CHILDREN_WORDS, SENSITIVITY_RULES } from './sensitivity'
import { COMPANY_SUFFIXES, STRUCTURE_WORDS } from './structure'
import { BUSINESS_WORDS, DEPARTMENTS, INDUSTRY_ENDINGS, OCCUPATION_WORDS, SEGMENT_RULES, SENIORITIES } from './titles'

function fill<T>(index: PhraseIndex<T>, list: readonly string[] | undefined, value: T): void {
  index.addList(list?.join(','), ',', () => value)
}

function compileMarks(): PhraseIndex<Mark> {
  const marks = new PhraseIndex<Mark>()
  for (const [order, rule] of AUDIENCE_RULES.entries()) fill(marks, rule.frame, { type: 'frame', rule, order })
  for (const seniority of ['executive', 'director', 'manager'] as const) {
    fill(marks, SENIORITIES[seniority], { type: 'rank', seniority })
  }
  fill(marks, OCCUPATION_WORDS, { type: 'occupation' })
  for (const places of PLACES) fill(marks, places, { type: 'place' })
  for (const empty of [STRUCTURE_WORDS, COMPANY_SUFFIXES]) fill(marks, empty, { type: 'structure' })
  return marks
}

function compileCues(): PhraseIndex<Cue> {
  const cues = new PhraseIndex<Cue>()
  for (const [order, rule] of AUDIENCE_RULES.entries()) {
    fill(cues, rule.topical, { type: 'audience', rule, order, framing: false })
    fill(cues, rule.frame, { type: 'audience', rule, order, framing: true })
  }
  for (const { category, words } of DEPARTMENTS) {
    cues.addList(words.join(','), ',', (entry) => ({ type: 'department', category, weak: entry.startsWith('~') }))
  }
  for (const [order, rule] of SEGMENT_RULES.entries()) fill(cues, rule.words, { type: 'segment', rule, order })
  fill(cues, BUSINESS_WORDS, { type: 'business' })
  fill(cues, INDUSTRY_ENDINGS, { type: 'industry' })
  for (const rule of SENSITIVITY_RULES) {
    fill(cues, rule.words, { type: 'sensitivity', rule })
    fill(cues, rule.unless, { type: 'unless', rule })
  }
  fill(cues, CHILDREN_WORDS, { type: 'children' })
  fill(cues, DEMOGRAPHIC_FRAMES, { type: 'demographic' })
  fill(cues, LANGUAGE_FRAMES, { type: 'language', frame: true })
  fill(cues, LANGUAGES, { type: 'language', frame: false })
  for (const { category, words, decidesAlways = false } of DOMAINS)
    fill(cues, words, { type: 'domain', category, whole: decidesAlways })
  return cues
}

export const ENTRIES = compileEntries()
export const MARKS = compileMarks()
export const CUES = compileCues()

/** The words say who the people are beside their work: "college student", "pet owner". */
export function hasAudienceWord(words: readonly string[]): boolean {
  return words.some((_, start) =>
    CUES.matchesAt(words, start).some(
      (match) => match.end === words.length && match.values.some((cue) => cue.type === 'audience' && !cue.framing),
    ),
  )
}
