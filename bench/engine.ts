import { RIVAL } from './engine/rival'

/**
 * How fast the engine is: full classification with the outputs of the four templates and the embedding, against the
 * BayesClassifier of npm `natural` trained on the same golden set, in the same run, on one core, in turn.
 */
await (process.argv[2] === RIVAL ? import('./engine/natural') : import('./engine/measure'))
