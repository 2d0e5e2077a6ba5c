import type { WordNet } from '../wordnet'

/** How ordinary a word or phrase is, by what WordNet knows of it. */
export type OrdinaryWords = {
  /** WordNet has it, be it as a word or as the name of a place or a person. */
  isKnown(text: string): boolean
  /** A single word of several meanings. */
  isAmbiguous(text: string): boolean
}

const MANY_MEANINGS = 4

export function ordinaryWords(wordnet: WordNet): OrdinaryWords {
  const forms = (text: string) => {
    const lower = text.toLowerCase().replace(/ /g, '_').replace(/'s?$/, '')
    return [lower, lower.replace(/s$/, ''), lower.replace(/es$/, ''), lower.replace(/ies$/, 'y')]
  }
  return {
    isKnown: (text) => forms(text).some((form) => wordnet.meanings(form) > 0),
    isAmbiguous: (text) => !text.includes(' ') && forms(text).some((form) => wordnet.meanings(form) >= MANY_MEANINGS),
  }
}
