import type { Db } from '../../db/db'
import { classify, ENGINE_VERSION } from '../../engine'
import { INTAKE_TOPICS } from '../../limits'
import { activeTemplates } from '../../templates/stored'
import { insertTopics } from '../topic/insert'
import { fieldsOf, type GlobalTopic, type Origin, toGlobalTopic } from '../topic/record'
import { type DemoTopic, demoTopics } from './topics'

export type SeedProgress = { done: number; total: number; added: number }

/** Fills the catalog with demonstration topics, 500 per transaction. Existing topics don't change. */
export async function* seedDemo(db: Db, now: Date): AsyncGenerator<SeedProgress> {
  const topics = demoTopics()
  let added = 0
  for (let at = 0; at < topics.length; at += INTAKE_TOPICS) {
    const origin = { source: 'demo', now, templates: await activeTemplates(db) }
    const rows = distinct(topics.slice(at, at + INTAKE_TOPICS).map((topic) => demoRow(topic, origin)))
    added += (await insertTopics(db, rows)).filter(({ isNew }) => isNew).length
    yield { done: Math.min(at + INTAKE_TOPICS, topics.length), total: topics.length, added }
  }
}

const demoRow = ({ name, hints }: DemoTopic, origin: Origin): GlobalTopic =>
  toGlobalTopic(fieldsOf(classify(name, hints), ENGINE_VERSION), origin)

const distinct = (rows: readonly GlobalTopic[]): GlobalTopic[] => [
  ...new Map(rows.map((row) => [row.identity.toString('hex'), row])).values(),
]
