import { sweepAudit } from './audit/sweep'
import { sweepMails } from './auth/mails/queue'
import { sweepApps } from './auth/oauth/sweep'
import { sweepConversations } from './conversations/sweep'
import type { Db } from './db/db'
import type { App } from './http/app'
import { sweepUploads } from './import/upload/sweep'
import { RETENTION_MS, SWEEP_MS } from './limits'
import { sweepAgentCalls } from './mcp/activity'
import { enforceRetention } from './retention'
import { placeNewWords } from './search/new-words'
import { sweepReplays } from './signals/replay'
import { sweepLlmClaims } from './topics/intake/llm-claim'
import { sweepUndos } from './undo/sweep'

/** Removes from time to time what is kept for a while only, and keeps searches quick. Any number of nodes may do so. */
export function sweepRegularly(app: App, db: Db) {
  let sweeping = Promise.resolve()
  let retentionDue = 0
  const enforceDaily = async () => {
    if (Date.now() < retentionDue) return
    const removed = await enforceRetention(db)
    retentionDue = Date.now() + RETENTION_MS
    app.log.info({ removed }, 'Removed what has been kept long enough')
  }
  const sweep = () => {
    sweeping = sweepUploads(db)
      .then(() => sweepUndos(db))
      .then(() => sweepMails(db))
      .then(() => sweepAudit(db))
      .then(() => sweepConversations(db))
      .then(() => sweepReplays(db))
      .then(() => sweepApps(db))
      .then(() => sweepAgentCalls(db))
      .then(() => sweepLlmClaims(db))
      .then(enforceDaily)
      .then(() => placeNewWords(db))
      .catch((err) => app.log.warn({ err }, 'Could not finish the regular cleaning'))
  }
  const timer = setInterval(sweep, SWEEP_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await sweeping
  })
}
