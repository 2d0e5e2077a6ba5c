import { afterAll, expect, test } from 'vitest'
import { discardDataFolder, newDataFolder } from '../harness/data-folder'
import { createTestDatabase } from '../harness/database'
import { addPerson } from '../harness/people'
import { bundleTaxon } from '../harness/taxon-process'
import { startMailServer } from '../simulators/mail-server'

const taxon = await bundleTaxon()
afterAll(taxon.discard)

const NEW_PASSWORD = 'another horse battery'
const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

async function resetAndSignIn(origin: string, link: string, email: string, newPassword: string) {
  const token = new URL(link).hash.slice(1)
  const reset = await post(`${origin}/api/auth/reset-password`, { token, newPassword })
  expect(reset.status, await reset.text()).toBe(200)
  const signedIn = await post(`${origin}/api/auth/sign-in/email`, { email, password: newPassword })
  expect(signedIn.status).toBe(200)
}

test('the owner gets back in beside a running server, by a printed link and by a mailed one', async () => {
  const mailServer = await startMailServer()
  const dataDir = newDataFolder()
  const env = {
    TAXON_DATA_DIR: dataDir,
    TAXON_SMTP_URL: mailServer.url,
    TAXON_MAIL_FROM: 'taxon@example.com',
  }
  const server = await taxon.serve(env)
  const printed = await taxon.startIn(env, 'reset-password', 'Owner@Example.com').ended
  expect(printed).toMatchObject({ code: 0, complaints: expect.stringContaining('It works once, until 20') })
  expect(printed.output).toMatch(/^http:\/\/localhost:3000\/reset-password#\w{32}\n$/)
  await resetAndSignIn(server.origin, printed.output.trim(), 'owner@example.com', NEW_PASSWORD)

  const asked = await post(`${server.origin}/api/auth/request-password-reset`, { email: 'owner@example.com' })
  expect(asked.status).toBe(200)
  await expect.poll(() => mailServer.mails.length, { timeout: 30_000 }).toBe(1)
  const [link] = /http:\S+\/reset-password#\w+/.exec(mailServer.mails[0]!.text)!
  await resetAndSignIn(server.origin, link, 'owner@example.com', 'a third horse battery')
  await server.stop()
  await mailServer.close()
  discardDataFolder(dataDir)
})

test('a configured database is used, and an unknown address is said to be unknown', async () => {
  const database = await createTestDatabase()
  const { email } = await addPerson(database.db, { organizationId: undefined, role: 'member', operator: false })
  const env = { DATABASE_URL: database.url, TAXON_SECRET: 'a secret of at least thirty-two characters', PORT: '3100' }
  const printed = await taxon.startIn(env, 'reset-password', email).ended
  expect(printed.output).toMatch(/^http:\/\/localhost:3100\/reset-password#\w{32}\n$/)
  const unknown = await taxon.startIn(env, 'reset-password', 'nobody@example.com').ended
  expect(unknown).toEqual({ code: 1, output: '', complaints: 'taxon: no account has the address nobody@example.com\n' })
  await database.drop()
})
