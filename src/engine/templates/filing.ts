import type { ClassifiedTopic, Layers } from '../result'
import { fieldSource } from './context'
import { isFiled, type Plan, planOf, stretchesOf } from './filed-text'
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
  /** Of the templates one after the other. */
  stretches: readonly string[]
}

const MOST_FILINGS = 4_000

/** Templates that are used together, and what they say of topics filed alike. */
export class TemplateSet {
  readonly shapes: readonly Shape[]
  readonly plans: readonly Plan[]
  /** All of them can be written for topics filed alike. */
  readonly filed: boolean
  private readonly filings = new Map<Shelf, Filing[]>()
  private remembered = 0

  constructor(templates: readonly OutputTemplate[]) {
    this.shapes = templates.map(compiled)
    this.plans = this.shapes.map(planOf)
    this.filed = this.shapes.every(isFiled)
  }

  holds(templates: readonly OutputTemplate[]): boolean {
    if (templates.length !== this.shapes.length) return false
    for (let i = 0; i < templates.length; i++) if (templates[i] !== this.shapes[i]!.template) return false
    return true
  }

  stretchesFor(topic: ClassifiedTopic, shelf: Shelf, fit: Fit): readonly string[] {
    const fits = fit !== 'none'
    const known = this.filings.get(shelf)
    if (known) for (const filing of known) if (isFiledAs(topic, fits, filing)) return filing.stretches
    return this.add(topic, shelf, fits)
  }

  private add(topic: ClassifiedTopic, shelf: Shelf, fits: boolean): readonly string[] {
    if (this.remembered++ === MOST_FILINGS) {
      this.filings.clear()
      this.remembered = 1
    }
    const stretches = this.shapes.flatMap((shape) => stretchesOf(shape, fieldSource(topic, shape.template)))
    for (const stretch of stretches) inOnePiece(stretch)
    const { taxonomy_type: type, segment_type: segment, audience_type: audience } = topic
    const filing: Filing = { type, segment, audience, layers: { ...topic.layers }, fits, stretches }
    const same = this.filings.get(shelf)
    if (same) same.push(filing)
    else this.filings.set(shelf, [filing])
    return stretches
  }
}

/** Reading a letter makes a text one piece: these are added to others thousands of times. */
const inOnePiece = (text: string): number => text.charCodeAt(0)

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
