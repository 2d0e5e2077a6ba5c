import type { ClassifiedTopic, Layers } from '../../result'
import { lastNode } from '../../taxonomy/last-node'
import { ALL_NODES } from '../../taxonomy/tree'
import { memo } from '../../text/memo'
import { inOnePiece } from '../../text/one-piece'
import { type AroundName, behaviorAround } from './behavior'
import { fieldSource, fieldText } from './context'
import { isFiled, type Plan, plansOf, stretchesOf } from './filed-text'
import type { HeadWord } from './head-word'
import type { OutputTemplate, TemplateOutput } from './output-template'
import { compiled, type Shape } from './shape'
import { type Fit, isOnShelf, type Shelf, shelfOf } from './shelf'

/** Topics of one shelf filed alike: nothing that a taxonomy has a word for tells them apart. */
type Filing = Omit<Layers, 'segment_type' | 'composite_score'> &
  Pick<ClassifiedTopic, 'taxonomy_type' | 'segment_type' | 'audience_type'> & {
    fits: boolean
    /** Of their names; null where each has a description of its own. */
    head: HeadWord | null
    /** Of the templates one after the other. */
    stretches: readonly string[]
    /** Another of the same shelf. */
    next: Filing | null
  }

/** `next`: another of the same path. Chains and no lists: nearly all have one link, and a list is two steps more. */
type FiledShelf = Shelf & { filings: Filing | null; next: FiledShelf | null }

/** Of a description that is a topic's own. */
const NOTHING_AROUND: AroundName = ['', '']

const NOTHING: TemplateOutput = { name: '', description: '' }

const MOST_FILINGS = 4_000

/** Templates that are used together, and what they say of topics filed alike. */
export class TemplateSet {
  private readonly templates: readonly OutputTemplate[]
  readonly shapes: readonly Shape[]
  readonly plans: readonly Plan[]
  /** Of slugs, each once. */
  readonly separators: readonly string[]
  /** Copied and filled in: a record that has its keys is cheaper than one that gets them one by one. */
  readonly blank: Readonly<Record<string, TemplateOutput>>
  /** There are some, and all of them can be written for topics filed alike. */
  readonly filed: boolean
  /** By the number of a node, and by their paths where a topic comes without its node. */
  private readonly nodeShelves: (FiledShelf | null)[] = new Array(ALL_NODES.length).fill(null)
  private readonly shelves = new Map<string, FiledShelf>()
  private remembered = 0

  constructor(templates: readonly OutputTemplate[]) {
    this.templates = [...templates]
    this.shapes = templates.map(compiled)
    this.separators = [...new Set(templates.map((template) => template.slugSeparator))]
    this.plans = plansOf(this.shapes, this.separators)
    this.blank = Object.fromEntries(templates.map(({ platformKey }) => [platformKey, NOTHING]))
    this.filed = templates.length > 0 && this.shapes.every(isFiled)
  }

  holds(templates: readonly OutputTemplate[]): boolean {
    if (templates.length !== this.templates.length) return false
    for (let i = 0; i < templates.length; i++) if (templates[i] !== this.templates[i]) return false
    return true
  }

  shelfFor(topic: ClassifiedTopic): FiledShelf {
    const last = lastNode()
    const known = last.path === topic.taxonomy_path
    const first = known ? this.nodeShelves[last.id]! : (this.shelves.get(topic.taxonomy_path) ?? null)
    for (let filed = first; filed !== null; filed = filed.next) if (isOnShelf(topic, filed)) return filed
    // Field by field: V8 makes a dictionary of a spread with as many, and every look at it slower.
    const { category, subcategory, path, node, name, words } = shelfOf(topic)
    const filed = { category, subcategory, path, node, name, words, filings: null, next: first }
    if (known) this.nodeShelves[last.id] = filed
    else this.shelves.set(topic.taxonomy_path, filed)
    return filed
  }

  stretchesFor(topic: ClassifiedTopic, filed: FiledShelf, fit: Fit, head: HeadWord | null): readonly string[] {
    const fits = fit !== 'none'
    for (let filing = filed.filings; filing !== null; filing = filing.next)
      if (isFiledAs(topic, fits, head, filing)) return filing.stretches
    return this.add(topic, filed, fits, head)
  }

  private add(topic: ClassifiedTopic, filed: FiledShelf, fits: boolean, head: HeadWord | null): readonly string[] {
    if (this.remembered++ === MOST_FILINGS) {
      this.nodeShelves.fill(null)
      this.shelves.clear()
      this.remembered = 1
    }
    const stretches = this.stretchesOf(topic, head)
    const { taxonomy_type, segment_type, audience_type } = topic
    const { primary_intent, secondary_intent, intensity, awareness, sensitivity, buyer_journey, funnel } = topic.layers
    filed.filings = {
      primary_intent,
      secondary_intent,
      intensity,
      awareness,
      sensitivity,
      buyer_journey,
      funnel,
      taxonomy_type,
      segment_type,
      audience_type,
      fits,
      head,
      stretches,
      next: filed.filings,
    }
    return stretches
  }

  private stretchesOf(topic: ClassifiedTopic, head: HeadWord | null): string[] {
    const around = head === null ? NOTHING_AROUND : behaviorAround(head, topic)
    const stretches = this.shapes.flatMap((shape, i) => {
      const source = fieldSource(topic, shape.template)
      return stretchesOf(shape, this.plans[i]!, { textOf: (field) => fieldText(source, field), around })
    })
    return stretches.map(shared)
  }
}

/** Filings say much the same: one text for all that say it, in one piece, is at hand when the next topic needs it. */
const shared = memo(inOnePiece, 4 * MOST_FILINGS)

function isFiledAs(topic: ClassifiedTopic, fits: boolean, head: HeadWord | null, filing: Filing): boolean {
  const { layers } = topic
  return (
    filing.audience_type === topic.audience_type &&
    filing.primary_intent === layers.primary_intent &&
    filing.secondary_intent === layers.secondary_intent &&
    filing.intensity === layers.intensity &&
    filing.segment_type === topic.segment_type &&
    filing.fits === fits &&
    filing.head === head &&
    filing.awareness === layers.awareness &&
    filing.buyer_journey === layers.buyer_journey &&
    filing.funnel === layers.funnel &&
    filing.sensitivity === layers.sensitivity &&
    filing.taxonomy_type === topic.taxonomy_type
  )
}
