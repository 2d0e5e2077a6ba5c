import { access } from '../access'
import type { Vault } from '../connections/encryption'
import type { App } from '../http/app'
import { SMALL_BODY_LIMIT_BYTES } from '../limits'
import { listAlerts } from './list'
import { alertList, changedSettings, newSecret, settingsBody, settingsRecord, testedAlert, toSettings } from './schema'
import { changeSettings, NO_MAIL, readSettings, renewSecret } from './settings'
import { sendTest } from './test-alert'

const tags = ['Alerts']
const config = { access: access.session('connections') }
const bodyLimit = SMALL_BODY_LIMIT_BYTES

type Deps = { vault: Vault; canMail: boolean }

export function alertRoutes(app: App, { vault, canMail }: Deps) {
  app.route({
    method: 'GET',
    url: '/api/alerts',
    config,
    schema: {
      tags,
      summary: 'List the latest 50 alerts, newest first, with their deliveries',
      description: 'Kept for 90 days.',
      response: { 200: alertList },
    },
    handler: ({ ctx }) => listAlerts(ctx),
  })
  app.route({
    method: 'GET',
    url: '/api/alerts/settings',
    config,
    schema: { tags, summary: 'Get the alert settings', response: { 200: settingsRecord } },
    handler: async ({ ctx }) => toSettings(await readSettings(ctx), canMail),
  })
  app.route({
    method: 'PATCH',
    url: '/api/alerts/settings',
    config: { ...config, errors: { 400: [NO_MAIL] } },
    bodyLimit,
    schema: {
      tags,
      summary: 'Change the alert settings',
      description:
        'Alerts go to each email address and, as a signed POST, to `url`: `{id, event, createdAt, organization, title, ' +
        'data}`. `X-Taxon-Signature` is `sha256=` and the hexadecimal HMAC-SHA256 of `X-Taxon-Timestamp`, a dot and the raw ' +
        'body, with the signing secret; reject a post whose timestamp is older than five minutes. Any 2xx within ten ' +
        'seconds is a receipt. Otherwise it is sent again after 30 s, 2 min, 15 min, 1 h and 4 h, with the same `id`. ' +
        'Redirects are not followed, and only public addresses are called unless the server allows others.',
      body: settingsBody,
      response: { 200: changedSettings },
    },
    handler: ({ ctx, body }) => changeSettings(ctx, { vault, canMail }, body),
  })
  app.route({
    method: 'POST',
    url: '/api/alerts/secret',
    config: { ...config, errors: { 409: ['There is no address to post alerts to'] } },
    bodyLimit,
    schema: { tags, summary: 'Replace the signing secret', response: { 200: newSecret } },
    handler: ({ ctx }) => renewSecret(ctx, vault),
  })
  app.route({
    method: 'POST',
    url: '/api/alerts/test',
    config: { ...config, errors: { 409: ['There is no address to send alerts to'] } },
    bodyLimit,
    schema: {
      tags,
      summary: 'Send a test alert to all addresses',
      description: 'The servers deliver it in the background; `GET /api/alerts` shows what became of it.',
      response: { 200: testedAlert },
    },
    handler: ({ ctx }) => sendTest(ctx),
  })
}
