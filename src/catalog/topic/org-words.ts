import { classify, type OutputTemplate } from '../../engine'
import { DESCRIPTION_COLUMNS } from '../../templates/columns'
import { wordsText } from '../browse/search-text'
import { type Descriptions, outputsOf, type TopicOutputs } from './outputs'
import { isSameList, type Overlay, pick } from './overlay'
import { type TopicFields, toClassified } from './record'
import type { StoredTopic } from './stored-topic'

/** The link of the organization that added a topic to the catalog. */
export type Writer = { org_id: string; id: string; overlay: Overlay | null; change_type: string }

/** What a change of the global topic replaced. */
export type PastChange = Partial<TopicFields & TopicOutputs>

type Past = { changes: readonly PastChange[]; writer: Writer | null }

type OrgWords = { keywords?: readonly string[]; descriptions: Partial<Descriptions> }

export type Split = {
  /** With the engine's words in place of the organization's. */
  topic: StoredTopic
  writer: Writer | null
  /** Those that the catalog still has; null if all were replaced since. */
  orgWords: OrgWords | null
  /** The columns that have or once had the organization's words. */
  orgColumns: string[]
  hasNewDescriptions: boolean
}

/**
 * Finds the words of the organization that added the topic: those it was created with, where the engine chooses others. In
 * doubt they count as the organization's, for instance keywords from an LLM. Null if there are none.
 */
export function separateOrgWords(
  topic: StoredTopic & { source: string },
  { changes, writer }: Past,
  templates: readonly OutputTemplate[],
): Split | null {
  const created: StoredTopic = Object.assign({ ...topic }, ...changes)
  const hasOrgKeywords = !hasEngineKeywords(created)
  const generated = mayBeDescribed(topic, writer) ? outputsOf(toClassified(topic), templates) : null
  const describedColumns = generated ? orgDescriptions(created, generated, templates) : []
  if (!hasOrgKeywords && describedColumns.length === 0) return null
  const hasKeywordsStill = hasOrgKeywords && isSameList(topic.keywords, created.keywords)
  const remainingColumns = describedColumns.filter((column) => topic[column] === created[column])
  return {
    topic: {
      ...topic,
      ...(hasKeywordsStill ? { keywords: engineKeywords(topic) } : {}),
      ...pick(generated ?? topic, remainingColumns),
    },
    writer,
    orgWords:
      hasKeywordsStill || remainingColumns.length > 0
        ? { ...(hasKeywordsStill ? { keywords: topic.keywords } : {}), descriptions: pick(topic, remainingColumns) }
        : null,
    orgColumns: [...(hasOrgKeywords ? ['keywords'] : []), ...describedColumns],
    hasNewDescriptions: remainingColumns.length > 0,
  }
}

/** Imported rows and synced items have no descriptions. */
const mayBeDescribed = ({ source }: { source: string }, writer: Writer | null): boolean =>
  writer ? writer.change_type === 'created' : source !== 'sync'

/** Descriptions that no template makes, neither from the topic as it was created nor as it is now. */
function orgDescriptions(created: StoredTopic, generated: Descriptions, templates: readonly OutputTemplate[]) {
  const differing = DESCRIPTION_COLUMNS.filter((column) => created[column] !== generated[column])
  if (differing.length === 0) return []
  const generatedThen = outputsOf(toClassified(created), templates)
  return differing.filter((column) => created[column] !== generatedThen[column])
}

/** The name may have come as a path, whose words the engine puts among the keywords. */
function hasEngineKeywords(topic: StoredTopic): boolean {
  const { topic_name, parent_category, subcategory } = topic
  const readings = [
    topic_name,
    `${parent_category} > ${subcategory} > ${topic_name}`,
    `${parent_category} > ${topic_name}`,
  ]
  return readings.some((name) => isSameList(engineKeywords({ ...topic, topic_name: name }), topic.keywords))
}

const engineKeywords = ({ topic_name, parent_category, subcategory }: TopicFields): readonly string[] =>
  classify(topic_name, { parent_category, subcategory }).keywords

const NO_OVERLAY: Overlay = { fields: {}, descriptions: {}, outputs: {} }

/** What the organization sees doesn't change: values that are in its overlay already win. */
export function withOrgWords(overlay: Overlay | null, { keywords, descriptions }: OrgWords): Overlay {
  const current = overlay ?? NO_OVERLAY
  const missing = pick(
    descriptions,
    DESCRIPTION_COLUMNS.filter((column) => column in descriptions && !(column in current.outputs)),
  )
  return {
    ...current,
    ...(keywords && !current.fields.keywords ? { search_text: wordsText(keywords), own_keywords: true } : {}),
    fields: { ...(keywords ? { keywords } : {}), ...current.fields },
    descriptions: { ...current.descriptions, ...missing },
    outputs: { ...current.outputs, ...missing },
  }
}
