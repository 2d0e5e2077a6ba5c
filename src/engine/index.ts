/** The engine's public surface. Pure: no IO, no clock, no database. */
export { classify, type Hints } from './classify'
export type { ClassificationResult, ClassifiedTopic, Evidence, Layers, ResultEvidence } from './result'
export * from './taxonomy/vocabulary'
export { ENGINE_VERSION } from './version'
