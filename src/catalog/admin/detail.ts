import type { OperatorCtx } from '../../context'
import { notFound } from '../../errors'
import { type GlobalTopicRow, ROW_COLUMNS } from '../rewrite/edit-topic'

/** Archived and merged topics too, so that old addresses still work. */
export async function globalTopic({ db }: OperatorCtx, id: string): Promise<GlobalTopicRow> {
  const [topic] = await db.query<GlobalTopicRow>({
    text: `SELECT ${ROW_COLUMNS} FROM global_topics g WHERE g.id = $1`,
    values: [id],
  })
  if (!topic) throw notFound('Topic')
  return topic
}
