import type { WordNet } from '../wordnet'

/** How ordinary a word is, by what WordNet knows of it. */
export type OrdinaryWords = {
  /** It is a word of the language, not only a name. */
  isOrdinary(text: string): boolean
  /** A single word of several meanings, or one that is also a common verb or adjective. */
  isAmbiguous(text: string): boolean
}

const MANY_MEANINGS = 4

export function ordinaryWords(wordnet: WordNet): OrdinaryWords {
  const forms = (text: string) => {
    const lower = text.toLowerCase().replace(/ /g, '_')
    return [lower, lower.replace(/s$/, ''), lower.replace(/es$/, ''), lower.replace(/ies$/, 'y')]
  }
  return {
    isOrdinary: (text) => forms(text).some((form) => wordnet.ordinary.has(form)),
    isAmbiguous: (text) => !text.includes(' ') && forms(text).some((form) => wordnet.meanings(form) >= MANY_MEANINGS),
  }
}
