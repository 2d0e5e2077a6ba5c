import pino from 'pino'
import { afterAll, beforeEach } from 'vitest'
import { deliverMails } from '../../src/auth/mails/deliver'
import type { Db } from '../../src/db/db'
import { createMailer } from '../../src/mail'
import { startMailServer } from '../simulators/mail-server'

const FROM = 'Taxon <people@taxon.example>'

/** A mail server for a test file, empty at the beginning of each test, and the nodes that send through it. */
export async function useMail() {
  const server = await startMailServer()
  const mailer = await createMailer({ url: server.url, from: FROM })
  beforeEach(() => {
    server.mails.length = 0
    server.refuse(null)
  })
  afterAll(async () => {
    mailer.close()
    await server.close()
  })
  const log = pino({ level: 'silent' })
  return {
    env: { TAXON_SMTP_URL: server.url, TAXON_MAIL_FROM: FROM },
    mails: server.mails,
    refuse: server.refuse,
    /** What three nodes do at the same time. */
    deliver: async (db: Db, baseUrl = 'https://taxon.example') => {
      const deps = { db, log, mailer, baseUrl, provider: 'Acme login' }
      await Promise.all([1, 2, 3].map(() => deliverMails(deps, new AbortController().signal)))
    },
  }
}
