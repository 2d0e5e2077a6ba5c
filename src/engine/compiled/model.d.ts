/** Lines for a PhraseTable: a canonical word, a tab, and its vectors as a head and as a modifier. */
export declare const WORD_VECTORS: string
/** One vector for each bucket of subwords. */
export declare const SUBWORD_VECTORS: string
/** For each feature of the ranker the weights of all categories together and of each. */
export declare const RANKER_WEIGHTS: readonly number[]
/** By what decided: how its confidence follows from the features of `confidenceFeatures`. */
export declare const CONFIDENCE_WEIGHTS: Record<'rules' | 'ranker', readonly number[]>
