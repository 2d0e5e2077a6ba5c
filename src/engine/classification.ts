import { classify } from './classify'
import type { Hints } from './filing'
import { BUILT_IN_TEMPLATES, outputsFor } from './outputs/template'
import type { ClassificationResult } from './result'

/** The classification result of the contract: with the descriptions that the built-in templates write. */
export type Classification = ClassificationResult & {
  segment_desc_marketplace: string
  segment_desc_dspapi: string
  internal_description: string
}

const DESCRIBING = BUILT_IN_TEMPLATES.filter((template) =>
  ['marketplace', 'dspapi', 'internal'].includes(template.platformKey),
)

export function classification(name: string, hints?: Hints): Classification {
  const result = classify(name, hints)
  const outputs = outputsFor(result, DESCRIBING)
  return {
    ...result,
    segment_desc_marketplace: outputs.marketplace!.description,
    segment_desc_dspapi: outputs.dspapi!.description,
    internal_description: outputs.internal!.description,
  }
}
