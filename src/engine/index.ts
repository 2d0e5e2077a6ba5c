/** The one way into the engine. Pure: no IO, no clock, no database. */
export { parseBrands } from './brands'
export { type Classification, classification } from './classification'
export { classify, type Hints } from './classify'
export { DIMENSION_SETS, resolveDimensions } from './dimensions'
export { type EmbeddedFields, embed, nameKey, packEmbedding, phrase } from './embedding'
export { compositeScore } from './layers/composite'
export { funnelOf } from './layers/journey'
export { CATEGORY_ALIASES } from './lexicon/providers'
export { memo } from './memo'
export { normalizedName, topicName } from './names'
export type { ClassificationResult, ClassifiedTopic, Evidence, Layers, ResultEvidence } from './result'
export { SIMILARITY_BLOCK, SIMILARITY_WARN, similarityOf } from './similarity'
export { ALL_NODES, rootNode, type TaxonomyNode, TREE } from './taxonomy/tree'
export * from './taxonomy/vocabulary'
export { parseTaxonomyPath } from './taxonomy-path'
export {
  BUILT_IN_TEMPLATES,
  type OutputTemplate,
  outputsFor,
  renderTemplate,
  TEMPLATE_DEFAULTS,
  type TemplateContext,
  type TemplateOutput,
  templateContext,
} from './template'
export { canonicalWords } from './text'
export { ENGINE_VERSION } from './version'
