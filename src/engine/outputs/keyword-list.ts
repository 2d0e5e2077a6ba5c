import type { Keyword } from './keyword'
import { isCutOf, wantsAvoided } from './keyword-limits'
import { isVague } from './keyword-noise'

const MOST = 12
const LONGEST = 60
/** A longer name is a sentence: its parts find the people. */
export const LONGEST_NAME = 6

/** Each keyword once, whatever its spelling and number. */
export class KeywordList {
  readonly texts: string[] = []
  readonly #keys = new Set<string>()
  readonly #name: string
  readonly #avoided: ReadonlySet<string>

  /** `avoided`: the canonical forms of what the name's people do without. */
  constructor(avoided: ReadonlySet<string>, name: string) {
    this.#name = name.toLowerCase()
    this.#avoided = avoided
  }

  addName({ text, key }: Keyword): void {
    this.#keys.add(key)
    this.texts.push(text.replace(FULL_STOP, ''))
  }

  addAll(keywords: readonly Keyword[], most = MOST): void {
    for (const keyword of keywords) if (this.texts.length < most && this.#isFit(keyword)) this.#add(keyword)
  }

  #add({ text, key }: Keyword): void {
    this.#keys.add(key)
    this.texts.push(text)
  }

  /** One with a comma would be two wherever they are listed. */
  #isFit({ text, key, words }: Keyword): boolean {
    if (text.length < 2 || text.length > LONGEST || key === '' || this.#keys.has(key)) return false
    // A misspelt one has the key of the word that is meant.
    if (this.texts.includes(text)) return false
    if (text.includes(',') || words.length > LONGEST_NAME || wantsAvoided(words, this.#avoided)) return false
    return words.length === 1 ? !isVague(text) : !isCutOf(this.#name, text)
  }
}

const FULL_STOP = /(?<=\p{L})[.!?]$/u
