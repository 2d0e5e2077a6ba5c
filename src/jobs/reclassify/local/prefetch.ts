import { setImmediate as breathe } from 'node:timers/promises'
import { classifyCorrected, NO_CORRECTIONS } from '../../../catalog/match/corrections'
import { filingOf, type HeldGlobalTopic, planRewrite, type Rewrite } from '../../../catalog/rewrite/rewrite'
import { fieldsOf } from '../../../catalog/topic/record'
import { ENGINE_VERSION, type OutputTemplate } from '../../../engine'
import type { LockedTopic, ReadTopic } from '../topics'

type Templates = readonly OutputTemplate[]

/** What the local engine makes of a topic; the name stays, whatever it would make of that. */
export function planLocally(topic: HeldGlobalTopic, templates: Templates, corrections = NO_CORRECTIONS): Rewrite {
  const { topic_name } = topic
  const fields = { ...fieldsOf(classifyCorrected(topic_name, {}, corrections), ENGINE_VERSION), topic_name }
  return planRewrite(topic, filingOf(fields, templates))
}

/** Topics between which answers of the database are taken in: about a millisecond. */
const BREATH = 5

type Plan = { topic: ReadTopic; rewrite: Rewrite }

/** The next chunk's topics, read and judged while the database writes this one. */
export class Ahead {
  #templates: Templates = []
  #plans = new Map<string, Plan>()

  /** The topic as it was read, if it still is the same. */
  topic({ id, version }: LockedTopic): HeldGlobalTopic | undefined {
    const topic = this.#plans.get(id)?.topic
    return topic?.version === version ? topic : undefined
  }

  /** The plan for a topic that came from here, if the templates still are the same. */
  rewrite(topic: HeldGlobalTopic, templates: Templates): Rewrite | undefined {
    const plan = this.#plans.get(topic.id)
    return plan?.topic === topic && templates === this.#templates ? plan.rewrite : undefined
  }

  async plan(topics: readonly ReadTopic[], templates: Templates): Promise<void> {
    const plans = new Map<string, Plan>()
    for (const [at, topic] of topics.entries()) {
      if (at % BREATH === 0) await breathe()
      plans.set(topic.id, { topic, rewrite: planLocally(topic, templates) })
    }
    this.#templates = templates
    this.#plans = plans
  }
}
