import { type Attributes, NO_ATTRIBUTES } from './attributes'

export type Description = {
  /** The audience in one sentence, without its period: "Consumers shopping for electric SUVs in Ohio". */
  sentence: string
  /** What follows "Consumers who": "are shopping for electric SUVs in Ohio". Few templates ask for it. */
  predicate: () => string
}

/** What a name says, in the words of a sentence. */
export type NameParts = {
  /**
   * people: "marathon runners", "women who run marathons". doing: "speak Spanish at home". state: "recently married".
   * thing: all else. nobody: the name has only attributes.
   */
  kind: 'people' | 'doing' | 'state' | 'thing' | 'nobody'
  /** Of people and things in the plural, where they have one. */
  text: string
  isPlural: boolean
  isOrganization: boolean
  isAnimal: boolean
  isBrand: boolean
  isPlace: boolean
  /** Of people: what follows them has its own verb. */
  hasClause: boolean
  /** Of people: words for everybody, which the sentence may replace ("people", "consumers"). */
  isAnybody: boolean
  /** Of people: the name says best who they are. */
  isSaidAlone: boolean
  isTitle: boolean
  /** The name of one position: "VP of Marketing", "Head of Estates". */
  isPosition: boolean
  attributes: Attributes
}

export const newParts = (kind: NameParts['kind'], text: string): NameParts => ({
  kind,
  text,
  isPlural: true,
  isOrganization: false,
  isAnimal: false,
  isBrand: false,
  isPlace: false,
  hasClause: false,
  isAnybody: false,
  isSaidAlone: false,
  isTitle: false,
  isPosition: false,
  attributes: NO_ATTRIBUTES,
})
