import { WORDS } from '../compiled/words'
import type { ParentCategory } from '../taxonomy/vocabulary'
import { canonicalWords } from '../text/tokens'
import { baseOfEntry } from './verbs'

/** What people do with a thing, where verb and thing tell only together: "collect stamps". */
export type Doing = {
  category: ParentCategory
  /** Who does it; anybody where it is not said. */
  by: 'people' | 'business' | 'public' | undefined
  /** In their base form. */
  verbs: ReadonlySet<string>
}

const DOINGS: ReadonlyMap<string, readonly Doing[]> = doingsByObject()

function doingsByObject(): Map<string, Doing[]> {
  const byObject = new Map<string, Doing[]>()
  for (const { category, by, verbs, objects } of WORDS.doings) {
    const doing = { category, by, verbs: new Set(verbs.map(baseOfEntry)) }
    for (const object of objects) {
      const phrase = canonicalWords(object).join(' ')
      byObject.set(phrase, [...(byObject.get(phrase) ?? []), doing])
    }
  }
  return byObject
}

/** `phrase`: in its canonical form. */
export function doingsWith(phrase: string): readonly Doing[] {
  return DOINGS.get(phrase) ?? []
}
