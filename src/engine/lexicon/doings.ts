import OBJECTS from '../compiled/doing-objects.txt?raw'
import OBJECTS_INDEX from '../compiled/doing-objects-index.txt?raw'
import { WORDS } from '../compiled/words'
import type { ParentCategory } from '../taxonomy/vocabulary'
import { PhraseTable } from './phrase-table'
import { baseOfEntry } from './verbs'

/** What people do with a thing, where verb and thing tell only together: "collect stamps". */
export type Doing = {
  category: ParentCategory
  /** Who does it; anybody where it is not said. */
  by: 'people' | 'business' | 'public' | undefined
  /** In their base form. */
  verbs: ReadonlySet<string>
}

/** For each object the places of its groups. */
const DOINGS = new PhraseTable(
  OBJECTS,
  (groups) => groups.split(' ').map((at) => doingOf(WORDS.doings[Number(at)]!)),
  OBJECTS_INDEX,
)

const doingOf = ({ category, by, verbs }: (typeof WORDS.doings)[number]): Doing => ({
  category,
  by,
  verbs: new Set(verbs.map(baseOfEntry)),
})

/** `phrase`: in its canonical form. */
export function doingsWith(phrase: string): readonly Doing[] {
  return DOINGS.get(phrase) ?? []
}
