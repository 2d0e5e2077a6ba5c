import { WORDS } from '../compiled/words'
import type { ParentCategory } from '../taxonomy/vocabulary'

/** How a verb stands in a sentence: "who buy", "planning", "who bought". */
export type VerbForm = 'base' | 'participle' | 'past'

/** Verbs that tell what people do with a thing and nothing of which thing, in all their forms; an entry lists the irregular ones. */
const FORMS: ReadonlyMap<string, VerbForm> = new Map(WORDS.grammar.verbs.flatMap(formsOf))

export function verbForm(word: string): VerbForm | undefined {
  return FORMS.get(word)
}

/** A verb that says what a sentence is about: "knit", "refinance". */
export type TellingVerb = {
  category: ParentCategory
  /** Whatever its object is. */
  decides: boolean
  form: VerbForm
}

const TELLING: ReadonlyMap<string, TellingVerb> = new Map(
  WORDS['telling-verbs']
    .toReversed()
    .flatMap(({ category, decides = false, words }) =>
      words.flatMap(formsOf).map(([word, form]) => [word, { category, decides, form }] as const),
    ),
)

export function tellingVerb(word: string): TellingVerb | undefined {
  return TELLING.get(word)
}

/** Of the verbs above and of those that only `doings.yaml` has, the base form of each form. */
const BASES: ReadonlyMap<string, string> = new Map(
  [
    ...new Set(WORDS.doings.flatMap(({ verbs }) => verbs)),
    ...WORDS['telling-verbs'].flatMap(({ words }) => words),
    ...WORDS.grammar.verbs,
  ].flatMap((entry) => formsOf(entry).map(([form]) => [form, baseOfEntry(entry)] as const)),
)

export function baseForm(word: string): string | undefined {
  return BASES.get(word)
}

export function baseOfEntry(entry: string): string {
  return entry.split(' = ')[0]!
}

/** All forms of an entry: its base form, with the irregular ones after "=". */
export function formsOf(entry: string): [string, VerbForm][] {
  const [base = '', irregular = ''] = entry.split(' = ')
  const others = irregular === '' ? [] : irregular.split(' | ')
  const stem = base.endsWith('e') ? base.slice(0, -1) : base
  const past = base.endsWith('y') && !/[aeo]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stem}ed`
  return [
    [past, 'past'],
    [`${stem}ing`, 'participle'],
    ...others.map((form): [string, VerbForm] => [form, form.endsWith('ing') ? 'participle' : 'past']),
    [base, 'base'],
  ]
}
