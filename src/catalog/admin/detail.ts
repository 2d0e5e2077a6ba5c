import type { OperatorCtx } from '../../context'
import { notFound } from '../../errors'
import { GLOBAL_TOPIC, GLOBAL_TOPIC_COLUMNS, type GlobalTopicRow } from '../rewrite/edit-topic'

/** Archived and merged topics too, so that old addresses still work. */
export async function globalTopic({ db }: OperatorCtx, id: string): Promise<GlobalTopicRow> {
  const [topic] = await db.query(GLOBAL_TOPIC, {
    text: `SELECT ${GLOBAL_TOPIC_COLUMNS} FROM global_topics g WHERE g.id = $1`,
    values: [id],
  })
  if (!topic) throw notFound('Topic')
  return topic
}
