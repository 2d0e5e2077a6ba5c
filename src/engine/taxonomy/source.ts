import type { Intent, ParentCategory, SegmentType, Sensitivity } from './vocabulary'

/**
 * What a category file says. Word lists are plain text: entries separated by commas, lower case, singular.
 * - `suv`            an ordinary word or phrase
 * - `~compact`       a hint: it counts only beside other evidence or when nothing else is known
 * - `insurance!`     decisive: when it is what the name is about, it wins over its neighbours ("dog insurance")
 * Brands are written as they are shown, entries separated by `;`, other spellings after `=` separated by `|`:
 * `Volkswagen = vw | volkswagon; Kia`. A brand name that is also an ordinary word is written `~Apple`.
 */
export type WordLists = {
  /** Products, services, activities, problems: everything people would call this. */
  terms?: string
  brands?: string
  /** Job titles and occupations filed here. */
  roles?: string
  /** Kinds of company, trades and sectors, as business audiences name them. */
  industries?: string
}

export type NodeSource = WordLists & {
  name: string
  iab?: string
  /** These hold for the node and all below it, where they differ from the category's own. */
  segment?: SegmentType
  sensitivity?: Sensitivity
  intent?: Intent
  children?: NodeSource[]
}

export type RootNodeSource = NodeSource & {
  iab: string
  /** How a description names the people's interest: "electric cars and charging". */
  label: string
  /** One line: what the people in such an audience do or look for, as a verb phrase. */
  description: string
  /** Representative sites, best known first. */
  domains: string[]
}

export type CategorySource = WordLists & {
  category: ParentCategory
  segment: SegmentType
  sensitivity: Sensitivity
  intent: Intent
  nodes: RootNodeSource[]
}
