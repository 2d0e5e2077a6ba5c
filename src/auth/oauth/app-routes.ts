import { z } from 'zod'
import { access } from '../../access'
import { conflict } from '../../errors'
import type { App } from '../../http/app'
import { revokeBody } from '../../keys/schema'
import { OAUTH_GRANTS_PER_ORG, SMALL_BODY_LIMIT_BYTES } from '../../limits'
import type { OAuthAddresses } from './addresses'
import { decide, REQUEST_REFUSALS, showRequest } from './consent'
import { disconnectApp } from './end-grant'
import { listApps } from './list'
import { appRecord, consentBody, decided, requestQuery, shownRequest } from './schema'

const tags = ['Agents']
const OFF = 'Apps cannot connect to this server: TAXON_OAUTH is off'
const refusals = Object.values(REQUEST_REFUSALS)

/** For people: the page that asks whether an app may connect, and the list of those that are. */
export function connectedAppRoutes(app: App, addresses: OAuthAddresses | null) {
  const whereOn = (): OAuthAddresses => {
    if (!addresses) throw conflict(OFF)
    return addresses
  }
  app.route({
    method: 'GET',
    url: '/api/apps/request',
    config: { access: access.session(), errors: { 400: refusals, 409: [OFF] } },
    schema: {
      tags,
      summary: 'Show what an app asks for',
      description: '`request` is the query that the app sent the browser with.',
      querystring: requestQuery,
      response: { 200: shownRequest },
    },
    handler: ({ ctx, query }) => showRequest(ctx, whereOn(), query.request),
  })
  app.route({
    method: 'POST',
    url: '/api/apps/consent',
    config: {
      access: access.session(),
      errors: {
        400: [...refusals, `Maximum ${OAUTH_GRANTS_PER_ORG} apps per organization`],
        404: ['Workspace not found'],
        409: [OFF],
      },
    },
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Let an app act for you in your active organization, or refuse',
      description:
        'The app may do what both its scopes and your role allow, in one workspace if you name one. The answer is where to ' +
        'send the browser. Connecting the same app again replaces the connection.',
      body: consentBody,
      response: { 200: decided },
    },
    handler: ({ ctx, body }) => decide(ctx, whereOn(), body),
  })
  app.route({
    method: 'GET',
    url: '/api/apps',
    config: { access: access.session() },
    schema: { tags, summary: 'List the connected apps, newest first', response: { 200: z.array(appRecord) } },
    handler: ({ ctx }) => listApps(ctx),
  })
  app.route({
    method: 'DELETE',
    url: '/api/apps',
    config: { access: access.session(), errors: { 404: ['App not found'] } },
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Disconnect an app',
      description: 'Your own, or any if you may manage keys. Its tokens are refused at once.',
      body: revokeBody,
      response: { 200: z.object({ disconnected: z.literal(true) }) },
    },
    handler: ({ ctx, body }) => disconnectApp(ctx, body.id),
  })
}
