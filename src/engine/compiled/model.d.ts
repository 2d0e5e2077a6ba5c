/** For each feature of the ranker the weights of all categories together and of each. */
export declare const RANKER_WEIGHTS: readonly number[]
/** By what decided: how its confidence follows from the features of `confidenceFeatures`. */
export declare const CONFIDENCE_WEIGHTS: Record<'rules' | 'ranker' | 'sentence', readonly number[]>
