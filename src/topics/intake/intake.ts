import { loadCorrections } from '../../catalog/corrections/load'
import { countCorrectionUses } from '../../catalog/corrections/uses'
import { likeness, lockVisibleTopics, matchTopics, mostSimilar } from '../../catalog/match/match'
import { unknownNameReason } from '../../catalog/rewrite/flag-for-review'
import { insertTopics, removeTopics } from '../../catalog/topic/insert'
import { effectiveFields, type Overlay, pick } from '../../catalog/topic/overlay'
import type { GlobalTopic, TopicFields } from '../../catalog/topic/record'
import type { Ctx } from '../../context'
import { BULK_STATEMENT_MS, INTAKE_TOPICS } from '../../limits'
import { createPauses } from '../../pauses'
import { type OrgTemplates, templatesFor } from '../../templates/org-templates'
import { activeTemplates } from '../../templates/stored'
import { type ChangeType, type HistoryEntry, writeHistory } from '../history-entry'
import { type Candidate, type IntakeItem, overlayFor, toCandidates } from './item'
import { fillExternalIds, insertLinks, linksByName, linksByTopic } from './links'
import { enterLibrary, lockNames } from './locks'

export type { IntakeItem } from './item'

export type IntakeOptions = {
  /** Stored with new topics and links. */
  source: string
  changeType: Extract<ChangeType, 'created' | 'imported' | 'synced'>
  batchId?: string
  /** For the history, where it should say more than `source`. */
  historySource?: string
}

export type IntakeResult = {
  /** `new` to the catalog; `adopted` from it; `duplicate` of a topic in the library or earlier in the batch. */
  outcome: 'new' | 'adopted' | 'duplicate'
  /** Whether a duplicate brought an external id that the topic did not have. */
  updated: boolean
  /** Whether the engine guessed the category. */
  uncertain: boolean
  /** Whether the local engine answered because the LLM did not. */
  isFallback: boolean
  orgTopicId: string
  topicId: string
}

/** A topic of the batch: its first item, the positions of all items that name it, and its outcome. */
type Entry = Pick<Candidate, 'item' | 'topic' | 'keywords' | 'corrected' | 'correctionIds' | 'unresolved'> & {
  items: number[]
  externalId: string | null
  /** The position of the item that has the external id. */
  externalIdFrom: number
  outcome: IntakeResult['outcome']
  topicId: string
  orgTopicId: string
  overlay: Overlay | null
  /** As this library will show them. */
  fields: TopicFields
}

type IntakeCtx = Ctx & { templates: OrgTemplates }

/**
 * The one way into a library: classify and embed, drop duplicates within the batch, look for the exact name in the library
 * and for a match at 0.95 in the catalog, insert or adopt, write history. One transaction of at most 500 items, with the
 * same number of statements for one as for 500.
 */
export async function intake(ctx: Ctx, items: readonly IntakeItem[], options: IntakeOptions): Promise<IntakeResult[]> {
  if (items.length > INTAKE_TOPICS) throw new RangeError(`An intake takes ${INTAKE_TOPICS} topics, not ${items.length}`)
  const templates = await activeTemplates(ctx.db)
  const origin = { source: options.source, now: ctx.now, templates }
  const corrections = await loadCorrections(ctx.db, ctx.org.id)
  const entries = distinct(await toCandidates(items, origin, corrections))
  return ctx.db.transaction(
    async (db) => {
      const inside = { ...ctx, db, templates: templatesFor(ctx.org, templates) }
      await enterLibrary(inside)
      const newToLibrary = await skipLibraryTopics(inside, entries)
      const newToCatalog = await adoptMatches(inside, newToLibrary)
      await addToCatalog(inside, newToCatalog)
      const stillNew = await recheckNames(inside, newToLibrary)
      await linkToLibrary(inside, stillNew, options)
      const filled = await fillMissingIds(inside, entries, options.batchId)
      await writeHistory(inside, historyOf(entries, filled, options))
      const added = entries.filter(({ outcome }) => outcome !== 'duplicate')
      await countCorrectionUses(
        db,
        added.flatMap(({ correctionIds }) => correctionIds),
      )
      return resultsOf(items.length, entries, filled)
    },
    { statementMs: BULK_STATEMENT_MS },
  )
}

/** Items with the same normalized name, or at least 0.95 similar, are one topic: the first of them. */
function distinct(candidates: readonly Candidate[]): Entry[] {
  const entries: Entry[] = []
  const byName = new Map<string, Entry>()
  const byLikeness = new Map<string, Entry[]>()
  candidates.forEach(({ item, topic, keywords, externalId, corrected, correctionIds, unresolved }, at) => {
    const alike = byLikeness.get(likeness(topic)) ?? []
    const earlier = byName.get(topic.normalized_name) ?? nearIdentical(topic, alike)
    if (earlier) {
      earlier.items.push(at)
      if (earlier.externalId === null) Object.assign(earlier, { externalId, externalIdFrom: at })
      return
    }
    const entry: Entry = {
      item,
      topic,
      keywords,
      corrected,
      correctionIds,
      unresolved,
      items: [at],
      externalId,
      externalIdFrom: at,
      outcome: 'new',
      topicId: topic.id,
      orgTopicId: '',
      overlay: null,
      fields: topic,
    }
    entries.push(entry)
    byName.set(topic.normalized_name, entry)
    byLikeness.set(likeness(topic), [...alike, entry])
  })
  return entries
}

function nearIdentical(topic: GlobalTopic, entries: readonly Entry[]): Entry | undefined {
  const match = mostSimilar(
    topic,
    entries.map((entry) => entry.topic),
  )
  return entries.find((entry) => entry.topic === match)
}

/** Marks the entries whose name is in the library as duplicates; returns the others. */
async function skipLibraryTopics(ctx: Ctx, entries: readonly Entry[]): Promise<Entry[]> {
  const links = await linksByName(
    ctx,
    entries.map(({ topic }) => topic.normalized_name),
  )
  const byName = new Map(links.toReversed().map((link) => [link.normalized_name, link]))
  return entries.filter((entry) => {
    const link = byName.get(entry.topic.normalized_name)
    if (link) Object.assign(entry, { outcome: 'duplicate', topicId: link.topic_id, orgTopicId: link.id })
    return !link
  })
}

/** Adopts the catalog's topic for the entries that have one; returns the others. */
async function adoptMatches(ctx: IntakeCtx, entries: readonly Entry[]): Promise<Entry[]> {
  const matches = await matchTopics(
    ctx.db,
    entries.map(({ topic }) => topic),
  )
  const matched = entries.filter(({ topic }) => matches.has(topic))
  const gone = await adopt(
    ctx,
    matched.map((entry) => [entry, matches.get(entry.topic)!]),
  )
  return entries.filter((entry) => !matches.has(entry.topic) || gone.has(entry))
}

/** Pairs of an entry and the id of its topic in the catalog. Returns the entries whose topic was archived or merged meanwhile. */
async function adopt(ctx: IntakeCtx, matches: readonly (readonly [Entry, string])[]): Promise<Set<Entry>> {
  const topics = await lockVisibleTopics(ctx.db, [...new Set(matches.map(([, topicId]) => topicId))])
  const gone = new Set<Entry>()
  for (const [entry, topicId] of matches) {
    const topic = topics.get(topicId)
    if (!topic) {
      gone.add(entry)
      continue
    }
    const overlay = overlayFor(entry, topic, ctx.templates)
    Object.assign(entry, { outcome: 'adopted', topicId, overlay, fields: effectiveFields(topic, overlay) })
  }
  return gone
}

/**
 * The catalog gets the engine's values, the overlay those that the caller sent. When another batch adds the same topic
 * at the same time, the second insert adopts the first's topic.
 */
async function addToCatalog(ctx: IntakeCtx, entries: readonly Entry[]): Promise<void> {
  const inserted = await insertTopics(
    ctx.db,
    entries.map(({ topic, unresolved }) => ({ ...topic, review_reason: unknownNameReason(unresolved) })),
  )
  const pause = createPauses()
  for (const entry of entries) {
    entry.overlay = overlayFor(entry, entry.topic, ctx.templates)
    await pause()
  }
  const existing = entries.flatMap((entry, at) => (inserted[at]!.isNew ? [] : [[entry, inserted[at]!.id] as const]))
  await adopt(ctx, existing)
}

/**
 * What was new to the library may have been linked by another batch meanwhile: returns the entries whose name is still new,
 * and takes those of the others out of the catalog again that this batch has put there.
 */
async function recheckNames(ctx: Ctx, entries: readonly Entry[]): Promise<Entry[]> {
  if (entries.length === 0) return []
  await lockNames(ctx)
  const added = entries.filter(({ outcome }) => outcome === 'new')
  const stillNew = await skipLibraryTopics(ctx, entries)
  const needless = added.filter(({ outcome }) => outcome === 'duplicate')
  await removeTopics(
    ctx.db,
    needless.map(({ topic }) => topic.id),
  )
  return stillNew
}

/** Two entries can have matched the same topic, or one that the library has under another name: these are duplicates. */
async function linkToLibrary(ctx: Ctx, entries: readonly Entry[], { source, batchId }: IntakeOptions): Promise<void> {
  const byTopic = new Map(entries.toReversed().map((entry) => [entry.topicId, entry]))
  const links = [...byTopic.values()].map(({ topicId, overlay, externalId, item }) => ({
    topic_id: topicId,
    overlay,
    external_id: externalId,
    llm_error: item.llmError ?? null,
  }))
  const inserted = await insertLinks(ctx, links, { source, batchId: batchId ?? null })
  const linkedTopics = [...byTopic.keys()].filter((topicId) => !inserted.has(topicId))
  const existing = linkedTopics.length > 0 ? await linksByTopic(ctx, linkedTopics) : []
  const ids = new Map([...inserted, ...existing.map(({ topic_id, id }) => [topic_id, id] as const)])
  for (const entry of entries) {
    entry.orgTopicId = ids.get(entry.topicId)!
    if (byTopic.get(entry.topicId) !== entry || !inserted.has(entry.topicId)) entry.outcome = 'duplicate'
  }
}

/** A duplicate's external id is kept if the library topic has none. Returns the entries whose id was. */
async function fillMissingIds(ctx: Ctx, entries: readonly Entry[], batchId?: string): Promise<Set<Entry>> {
  const duplicates = entries.filter((entry) => entry.outcome === 'duplicate' && entry.externalId !== null)
  const byLink = new Map(duplicates.toReversed().map((entry) => [entry.orgTopicId, entry]))
  const filled = await fillExternalIds(ctx, new Map([...byLink].map(([id, entry]) => [id, entry.externalId!])), batchId)
  return new Set([...byLink].filter(([id]) => filled.has(id)).map(([, entry]) => entry))
}

function historyOf(entries: readonly Entry[], filled: ReadonlySet<Entry>, options: IntakeOptions): HistoryEntry[] {
  const source = options.historySource ?? options.source
  const batch = options.batchId ? { batchId: options.batchId } : {}
  return entries
    .filter((entry) => entry.outcome !== 'duplicate' || filled.has(entry))
    .map((entry): HistoryEntry => {
      const common = { orgTopicId: entry.orgTopicId, source }
      if (entry.outcome === 'duplicate') {
        return {
          ...common,
          changeType: 'metadata_enrichment',
          previousValues: { external_id: null },
          newValues: { external_id: entry.externalId },
          metadata: batch,
        }
      }
      return {
        ...common,
        changeType: options.changeType,
        newValues: {
          ...pick(entry.fields, HISTORY_FIELDS),
          ...(entry.externalId === null ? {} : { external_id: entry.externalId }),
        },
        metadata: { outcome: entry.outcome, ...batch, ...fallbackOf(entry) },
      }
    })
}

/** The LLM was to answer, and the local engine did. */
const fallbackOf = ({ item: { llmError } }: Entry) =>
  llmError === undefined ? {} : { llm: true, fallback: true, llmError }

const HISTORY_FIELDS = [
  'topic_name',
  'parent_category',
  'taxonomy_type',
  'subcategory',
  'segment_type',
  'audience_type',
  'engine_version',
] as const

function resultsOf(count: number, entries: readonly Entry[], filled: ReadonlySet<Entry>): IntakeResult[] {
  const results = new Array<IntakeResult>(count)
  for (const entry of entries) {
    entry.items.forEach((item, nth) => {
      const outcome = nth === 0 ? entry.outcome : 'duplicate'
      const isIdStored = entry.outcome !== 'duplicate' || filled.has(entry)
      const updated =
        outcome === 'duplicate' && isIdStored && entry.externalId !== null && entry.externalIdFrom === item
      const { orgTopicId, topicId, fields } = entry
      const isFallback = entry.item.llmError !== undefined
      results[item] = { outcome, updated, uncertain: fields.uncertain, isFallback, orgTopicId, topicId }
    })
  }
  return results
}
