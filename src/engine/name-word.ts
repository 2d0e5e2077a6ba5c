import type { BrandBeginning } from './brands'

/** A canonical word and all that is asked of it. */
export type NameWord = {
  readonly text: string
  /** Its first letters as a number: words in the order of these are in the order of their texts. */
  readonly order: number
  /** Several, so that no single collision makes two names alike. */
  readonly places: readonly [number, number, number]
  readonly stop: boolean
  readonly audience: boolean
  readonly brand: BrandBeginning
  /** The words that it is also written together with. */
  readonly seconds: ReadonlySet<string> | undefined
}
