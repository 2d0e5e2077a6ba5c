import type { Db } from '../db/db'
import { CONVERSATION_DAYS } from '../limits'

export async function sweepConversations(db: Db): Promise<void> {
  await db.execute({
    text: `DELETE FROM conversations WHERE updated_at < clock_timestamp() - interval '${CONVERSATION_DAYS} days'`,
  })
}
