import { WORDS } from '../compiled/words'
import type { SubjectSource } from '../taxonomy/source'

const { sensitivity } = WORDS

/** What makes a name sensitive; the highest level that its words reach wins. */
export const SUBJECTS = sensitivity.subjects
export type SensitivityRule = Pick<
  SubjectSource,
  'subject' | 'level' | 'rule' | 'category' | 'excusedBy' | 'advocated' | 'peoples'
>

/** Heads by which a name is no longer about the people concerned: "Mexican restaurants", "church software". */
export const HEADS = sensitivity.heads

/** Heads that never excuse: "Jewish food history". */
export const BINDING_HEADS = sensitivity.binding

/** Who speaks for a people or a cause: "Armenian association". */
export const ADVOCACY = sensitivity.advocacy

/** Medical specialties and places for any condition. */
export const GENERAL_MEDICINE = sensitivity.general

/** Beside these nobody is at work in the field: "DUI attorney seekers", "visa applicants". */
export const CONCERNED = sensitivity.concerned

/** The same, before those whom they want: "looking for a DUI attorney". */
export const WANTING = sensitivity.wanting

/** Children as the audience: the name is about them and nothing is bought for them. */
export const CHILDREN_WORDS = sensitivity.children

/** Endings of words that come of another word, and what that one ends with instead: "ism > ist". */
export const DERIVATIONS: readonly (readonly [ending: string, instead: string])[] = sensitivity.derivations.map(
  (line) => {
    const [ending = '', instead = ''] = line.split('>')
    return [ending.trim(), instead.trim()] as const
  },
)

/** They leave a word its subject: "neo", "anti". */
export const FORMING_PREFIXES = sensitivity.prefixes

/** Endings that only words of one subject have. */
export const SUFFIXES = SUBJECTS.flatMap((rule) =>
  (rule.suffixes ?? []).map((suffix) => ({ suffix, cue: { type: 'sensitivity', rule, kind: 'word' } as const })),
)
