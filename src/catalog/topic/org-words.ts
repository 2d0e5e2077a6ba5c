import { classify, type OutputTemplate } from '../../engine'
import { DESCRIPTION_COLUMNS } from '../../templates/columns'
import { keywordText } from '../browse/search-text'
import type { StoredTopic } from '../match/match'
import { type Descriptions, outputsOf, type TopicOutputs } from './outputs'
import { isSameList, type Overlay, pick } from './overlay'
import { type TopicFields, toClassified } from './record'

/** The link of the organization that brought a topic to the catalog. */
export type Writer = { org_id: string; id: string; overlay: Overlay | null; change_type: string }

/** What a change of the catalog's topic replaced. */
export type PastChange = Partial<TopicFields & TopicOutputs>

type Past = { changes: readonly PastChange[]; writer: Writer | null }

type OrgWords = { keywords?: readonly string[]; descriptions: Partial<Descriptions> }

export type Split = {
  /** With the engine's words. */
  topic: StoredTopic
  writer: Writer | null
  /** Those that the catalog still held; null where all were replaced since. */
  ownWords: OrgWords | null
  /** Also of those that it held once. */
  ownColumns: string[]
  isDescribedAnew: boolean
}

/**
 * The words of whoever brought the topic: what it was created with, where the engine would have current otherwise. In doubt
 * they are the organization's, as where an LLM chose the keywords. Null where it has none.
 */
export function separateOrgWords(
  topic: StoredTopic & { source: string },
  { changes, writer }: Past,
  templates: readonly OutputTemplate[],
): Split | null {
  const created: StoredTopic = Object.assign({ ...topic }, ...changes)
  const hasOwnKeywords = !isEnginesChoice(created)
  const generated = mayBeDescribed(topic, writer) ? outputsOf(toClassified(topic), templates) : null
  const described = generated ? ownDescriptions(created, generated, templates) : []
  if (!hasOwnKeywords && described.length === 0) return null
  const stillKeyed = hasOwnKeywords && isSameList(topic.keywords, created.keywords)
  const stillDescribed = described.filter((column) => topic[column] === created[column])
  return {
    topic: {
      ...topic,
      ...(stillKeyed ? { keywords: enginesKeywords(topic) } : {}),
      ...pick(generated ?? topic, stillDescribed),
    },
    writer,
    ownWords:
      stillKeyed || stillDescribed.length > 0
        ? { ...(stillKeyed ? { keywords: topic.keywords } : {}), descriptions: pick(topic, stillDescribed) }
        : null,
    ownColumns: [...(hasOwnKeywords ? ['keywords'] : []), ...described],
    isDescribedAnew: stillDescribed.length > 0,
  }
}

/** Rows of files and items of sources bring no descriptions. */
const mayBeDescribed = ({ source }: { source: string }, writer: Writer | null): boolean =>
  writer ? writer.change_type === 'created' : source !== 'sync'

/** Those that no template wrote, neither of the topic as it was nor as it is. */
function ownDescriptions(created: StoredTopic, generated: Descriptions, templates: readonly OutputTemplate[]) {
  const differing = DESCRIPTION_COLUMNS.filter((column) => created[column] !== generated[column])
  if (differing.length === 0) return []
  const generatedThen = outputsOf(toClassified(created), templates)
  return differing.filter((column) => created[column] !== generatedThen[column])
}

/** A name that came as a path was read as one: the path's words may be among the keywords. */
function isEnginesChoice(topic: StoredTopic): boolean {
  const { topic_name, parent_category, subcategory } = topic
  const readings = [
    topic_name,
    `${parent_category} > ${subcategory} > ${topic_name}`,
    `${parent_category} > ${topic_name}`,
  ]
  return readings.some((name) => isSameList(enginesKeywords({ ...topic, topic_name: name }), topic.keywords))
}

const enginesKeywords = ({ topic_name, parent_category, subcategory }: TopicFields): readonly string[] =>
  classify(topic_name, { parent_category, subcategory }).keywords

const NO_OVERLAY: Overlay = { fields: {}, descriptions: {}, outputs: {} }

/** What the organization sees of the topic stays as it is: where its overlay says something already, that counts. */
export function withOrgWords(overlay: Overlay | null, { keywords, descriptions }: OrgWords): Overlay {
  const current = overlay ?? NO_OVERLAY
  const unsaid = pick(
    descriptions,
    DESCRIPTION_COLUMNS.filter((column) => column in descriptions && !(column in current.outputs)),
  )
  return {
    ...current,
    ...(keywords && !current.fields.keywords ? { search_text: keywordText(keywords) } : {}),
    fields: { ...(keywords ? { keywords } : {}), ...current.fields },
    descriptions: { ...current.descriptions, ...unsaid },
    outputs: { ...current.outputs, ...unsaid },
  }
}
