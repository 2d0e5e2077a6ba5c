import { setImmediate as yieldToEvents } from 'node:timers/promises'
import { correctionIds } from '../../../catalog/corrections/uses'
import { contentOf, planRewrite, type RewritableTopic, type Rewrite } from '../../../catalog/rewrite/rewrite-topics'
import { fieldsOf } from '../../../catalog/topic/record'
import { type Corrections, classify, ENGINE_VERSION, type OutputTemplate } from '../../../engine'
import type { LockedTopic, ReadTopic } from '../topics'

/** What a plan depends on beside the topic. Both stay the same objects as long as nobody changes them. */
type Inputs = { templates: readonly OutputTemplate[]; corrections: Corrections | null }

/** `correctionIds`: the corrections that took part. `unresolved`: the names in it that the engine does not know. */
export type PlannedRewrite = Rewrite & { correctionIds: readonly number[]; unresolved: readonly string[] }

/** The rewrite that the local engine plans for a topic. The name stays as it is. */
export function planLocally(topic: RewritableTopic, { templates, corrections }: Inputs): PlannedRewrite {
  const { topic_name } = topic
  const classification = classify(topic_name, {}, { corrections })
  const fields = { ...fieldsOf(classification, ENGINE_VERSION), topic_name }
  return {
    ...planRewrite(topic, contentOf(fields, templates)),
    correctionIds: correctionIds(classification),
    unresolved: classification.evidence.sensitivity.unresolved,
  }
}

/** After so many topics, about a millisecond, the database's answers are handled. */
const TOPICS_BETWEEN_PAUSES = 5

type Plan = { topic: ReadTopic; rewrite: PlannedRewrite }

/** Topics of the next chunk, read and classified while the database writes the current one. */
export class Prefetch {
  #inputs: Inputs = { templates: [], corrections: null }
  #plans = new Map<string, Plan>()

  /** The topic, unless it has changed since it was read. */
  topic({ id, version }: LockedTopic): RewritableTopic | undefined {
    const topic = this.#plans.get(id)?.topic
    return topic?.version === version ? topic : undefined
  }

  /** The planned rewrite of a topic that came from here, unless templates or corrections have changed. */
  rewrite(topic: RewritableTopic, { templates, corrections }: Inputs): PlannedRewrite | undefined {
    const plan = this.#plans.get(topic.id)
    const isCurrent = templates === this.#inputs.templates && corrections === this.#inputs.corrections
    return isCurrent && plan?.topic === topic ? plan.rewrite : undefined
  }

  async plan(topics: readonly ReadTopic[], inputs: Inputs): Promise<void> {
    const plans = new Map<string, Plan>()
    for (const [at, topic] of topics.entries()) {
      if (at % TOPICS_BETWEEN_PAUSES === 0) await yieldToEvents()
      plans.set(topic.id, { topic, rewrite: planLocally(topic, inputs) })
    }
    this.#inputs = inputs
    this.#plans = plans
  }
}
