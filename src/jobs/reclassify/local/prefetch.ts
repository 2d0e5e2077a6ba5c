import { setImmediate as yieldToEvents } from 'node:timers/promises'
import { classifyCorrected, NO_CORRECTIONS } from '../../../catalog/match/corrections'
import { contentOf, planRewrite, type RewritableTopic, type Rewrite } from '../../../catalog/rewrite/rewrite-topics'
import { fieldsOf } from '../../../catalog/topic/record'
import { ENGINE_VERSION, type OutputTemplate } from '../../../engine'
import type { LockedTopic, ReadTopic } from '../topics'

type Templates = readonly OutputTemplate[]

/** The rewrite that the local engine plans for a topic. The name stays as it is. */
export function planLocally(topic: RewritableTopic, templates: Templates, corrections = NO_CORRECTIONS): Rewrite {
  const { topic_name } = topic
  const fields = { ...fieldsOf(classifyCorrected(topic_name, {}, corrections), ENGINE_VERSION), topic_name }
  return planRewrite(topic, contentOf(fields, templates))
}

/** After so many topics, about a millisecond, the database's answers are handled. */
const TOPICS_BETWEEN_PAUSES = 5

type Plan = { topic: ReadTopic; rewrite: Rewrite }

/** Topics of the next chunk, read and classified while the database writes the current one. */
export class Prefetch {
  #templates: Templates = []
  #plans = new Map<string, Plan>()

  /** The topic, unless it has changed since it was read. */
  topic({ id, version }: LockedTopic): RewritableTopic | undefined {
    const topic = this.#plans.get(id)?.topic
    return topic?.version === version ? topic : undefined
  }

  /** The planned rewrite of a topic that came from here, unless the templates have changed. */
  rewrite(topic: RewritableTopic, templates: Templates): Rewrite | undefined {
    const plan = this.#plans.get(topic.id)
    return plan?.topic === topic && templates === this.#templates ? plan.rewrite : undefined
  }

  async plan(topics: readonly ReadTopic[], templates: Templates): Promise<void> {
    const plans = new Map<string, Plan>()
    for (const [at, topic] of topics.entries()) {
      if (at % TOPICS_BETWEEN_PAUSES === 0) await yieldToEvents()
      plans.set(topic.id, { topic, rewrite: planLocally(topic, templates) })
    }
    this.#templates = templates
    this.#plans = plans
  }
}
