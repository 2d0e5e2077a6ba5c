import type { ClassifiedTopic, Layers } from '../result'
import { fieldSource } from './context'
import { type FiledOutput, filedOutput, isFiled } from './filed-text'
import type { OutputTemplate } from './output-template'
import { compiled, type Shape } from './shape'
import type { Fit, Shelf } from './shelf'

/** Topics filed alike: nothing that a taxonomy has a word for tells them apart. */
type Filing = {
  type: ClassifiedTopic['taxonomy_type']
  segment: ClassifiedTopic['segment_type']
  audience: ClassifiedTopic['audience_type']
  layers: Layers
  fits: boolean
  outputs: readonly FiledOutput[]
}

const MOST_FILINGS = 5_000

/** Templates that are used together, and what they say of topics filed alike. */
export class TemplateSet {
  readonly shapes: readonly Shape[]
  /** All of them can be written for topics filed alike. */
  readonly filed: boolean
  private readonly filings = new Map<Shelf, Filing[]>()
  private remembered = 0

  constructor(templates: readonly OutputTemplate[]) {
    this.shapes = templates.map(compiled)
    this.filed = this.shapes.every(isFiled)
  }

  holds(templates: readonly OutputTemplate[]): boolean {
    if (templates.length !== this.shapes.length) return false
    for (let i = 0; i < templates.length; i++) if (templates[i] !== this.shapes[i]!.template) return false
    return true
  }

  outputsFor(topic: ClassifiedTopic, shelf: Shelf, fit: Fit): readonly FiledOutput[] {
    const fits = fit !== 'none'
    const known = this.filings.get(shelf)
    if (known) for (const filing of known) if (isFiledAs(topic, fits, filing)) return filing.outputs
    return this.add(topic, shelf, fits)
  }

  private add(topic: ClassifiedTopic, shelf: Shelf, fits: boolean): readonly FiledOutput[] {
    if (this.remembered++ === MOST_FILINGS) {
      this.filings.clear()
      this.remembered = 1
    }
    const outputs = this.shapes.map((shape) => filedOutput(shape, fieldSource(topic, shape.template)))
    const { taxonomy_type: type, segment_type: segment, audience_type: audience } = topic
    const filing: Filing = { type, segment, audience, layers: { ...topic.layers }, fits, outputs }
    const same = this.filings.get(shelf)
    if (same) same.push(filing)
    else this.filings.set(shelf, [filing])
    return outputs
  }
}

function isFiledAs(topic: ClassifiedTopic, fits: boolean, filing: Filing): boolean {
  const { layers } = topic
  const known = filing.layers
  return (
    filing.audience === topic.audience_type &&
    known.primary_intent === layers.primary_intent &&
    known.secondary_intent === layers.secondary_intent &&
    known.intensity === layers.intensity &&
    filing.segment === topic.segment_type &&
    filing.fits === fits &&
    known.awareness === layers.awareness &&
    known.buyer_journey === layers.buyer_journey &&
    known.funnel === layers.funnel &&
    known.sensitivity === layers.sensitivity &&
    filing.type === topic.taxonomy_type
  )
}
