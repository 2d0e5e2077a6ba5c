import { isCategory } from '../lexicon/category-names'
import type { SensitivityRule } from '../lexicon/sensitivity'
import type { Analysis } from './analyze'
import { cuesIn } from './cues'
import { read } from './read'
import { sensitiveWords } from './sensitive-words'

/** A part of a path above its topic that says something highly sensitive of the people. */
export type SensitiveHeader = { header: string; rule: SensitivityRule }

/**
 * Each header is read together with the topic, so that what excuses a word in one name does so in a path: oncology sales
 * reps are at work. The name of a category says where a list stands and nothing of the people.
 */
export function sensitiveHeaders({ topic, context, reading }: Analysis): SensitiveHeader[] {
  return context.flatMap((header) => {
    if (isCategory(header) || topic.includes(header)) return []
    const alone = read(header, reading.lexicon)
    if (alone.title || cuesIn(alone).sensitivity.length === 0) return []
    const joined = read(`${header} ${topic}`, reading.lexicon)
    const words = sensitiveWords(joined, cuesIn(joined))
    const meant = words.find(({ cue, start }) => cue.rule.level === 'High' && start < alone.written.words.length)
    return meant === undefined ? [] : [{ header, rule: meant.cue.rule }]
  })
}
