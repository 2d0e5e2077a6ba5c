import type { Part } from './engine/part'

/**
 * How fast the engine is: full classification with the outputs of the four templates and the embedding, against the
 * BayesClassifier of npm `natural` trained on the same golden set, in the same run, on one core, in turn.
 */
const part = process.argv[2] as Part | undefined
if (part === 'natural') await import('./engine/natural')
else if (part === 'loading') await import('./engine/loading')
else await import('./engine/measure')
