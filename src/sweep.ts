import { sweepAudit } from './audit/sweep'
import { sweepMails } from './auth/mails/queue'
import { sweepApps } from './auth/oauth/sweep'
import { sweepConversations } from './conversations/sweep'
import type { Db } from './db/db'
import type { App } from './http/app'
import { sweepUploads } from './import/upload/sweep'
import { SWEEP_MS } from './limits'
import { sweepAgentCalls } from './mcp/activity'
import { sweepReplays } from './signals/replay'
import { sweepUndos } from './undo/sweep'

/** Removes from time to time what is kept for a while only. Any number of nodes may do so. */
export function sweepRegularly(app: App, db: Db) {
  let sweeping = Promise.resolve()
  const sweep = () => {
    sweeping = sweepUploads(db)
      .then(() => sweepUndos(db))
      .then(() => sweepMails(db))
      .then(() => sweepAudit(db))
      .then(() => sweepConversations(db))
      .then(() => sweepReplays(db))
      .then(() => sweepApps(db))
      .then(() => sweepAgentCalls(db))
      .catch((err) => app.log.warn({ err }, 'Could not remove what has expired'))
  }
  const timer = setInterval(sweep, SWEEP_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await sweeping
  })
}
