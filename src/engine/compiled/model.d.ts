/** For each value that the voter says how it follows from the sum of a name's vectors. */
export declare const VOTER_OUTPUTS: readonly (readonly number[])[]
/** For each feature of the ranker the weights of all categories together and of each. */
export declare const RANKER_WEIGHTS: readonly number[]
/** By what decided: how its confidence follows from the features of `confidenceFeatures`. */
export declare const CONFIDENCE_WEIGHTS: Record<'rules' | 'ranker' | 'sentence', readonly number[]>
/** How likely High sensitivity is, by the features of `sensitivityFeatures`. */
export declare const SENSITIVITY_WEIGHTS: readonly number[]
/** How likely each segment type is, by the features of `segmentFeatures`. */
export declare const SEGMENT_WEIGHTS: Record<'B2B' | 'B2C' | 'B2B2C' | 'B2E' | 'B2G', readonly number[]>
