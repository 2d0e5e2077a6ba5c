import WORD_VECTORS from '../compiled/word-vectors.txt?raw'
import WORD_VECTORS_INDEX from '../compiled/word-vectors-index.txt?raw'
import { PhraseTable } from './phrase-table'

const VOCABULARY = new PhraseTable(WORD_VECTORS, () => true, WORD_VECTORS_INDEX)

/** Whether the voter knows a canonical word itself, from the lists or as a common word. */
export const isVocabulary = (word: string): boolean => VOCABULARY.get(word) !== undefined
