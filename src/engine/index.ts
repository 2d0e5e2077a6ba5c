/** The one way into the engine. Pure: no IO, no clock, no database. */

export { type Classification, classification } from './classification'
export { classify } from './classify'
export {
  type CorrectionSet,
  type Corrections,
  correctionSet,
  headWord,
  readCorrection,
} from './corrections/correction-set'
export {
  CORRECTABLE_FIELDS,
  type CorrectableField,
  type Correction,
} from './corrections/opinion'
export { DIMENSION_SETS, resolveDimensions } from './dimensions/resolve'
export { type EmbeddedFields, embed, embedWithKey, FILING_BYTES, nameKey, phrase } from './embedding/embed'
export { SIMILARITY_BLOCK, SIMILARITY_WARN, similarityOf } from './embedding/similarity'
export { type Hints, knowledgeWithout } from './filing'
export { compositeScore } from './layers/composite'
export { funnelOf } from './layers/journey'
export { isHigher } from './layers/sensitivity/judgement'
export { LEXICON } from './lexicon'
export { parseBrands } from './lexicon/brand-entry'
export { CATEGORY_ALIASES } from './lexicon/providers'
export { normalizedName, topicName } from './outputs/names'
export {
  COMPARED_FIELDS,
  changesBetween,
  isAboutPeople,
  refine,
  refineAnyway,
} from './outputs/refine'
export {
  BUILT_IN_TEMPLATES,
  type OutputTemplate,
  outputsFor,
  renderTemplate,
  TEMPLATE_DEFAULTS,
  type TemplateContext,
  type TemplateOutput,
  templateContext,
} from './outputs/template'
export { parseTaxonomyPath } from './reading/taxonomy-path'
export type {
  Alternative,
  ClassificationResult,
  ClassifiedTopic,
  Evidence,
  Layers,
  ResultEvidence,
} from './result'
export { UNCERTAIN_BELOW } from './scoring/confidence'
export { HeldOutVoters } from './scoring/held-out'
export { ALL_NODES, rootNode, type TaxonomyNode, TREE } from './taxonomy/tree'
export * from './taxonomy/vocabulary'
export { groupedBy } from './text/grouped-by'
export { hash32 } from './text/hash'
export { memo } from './text/memo'
export { canonicalWords } from './text/tokens'
export { ENGINE_VERSION } from './version'
