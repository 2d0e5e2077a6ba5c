import { access } from '../../access'
import type { App } from '../../http/app'
import { SMALL_BODY_LIMIT_BYTES } from '../../limits'
import type { RunKind } from '../kind'
import { listNotifications } from './list'
import { markRead } from './mark-read'
import { notificationList, notificationsQuery, readAnswer, readBody } from './schema'

const tags = ['Runs']
const config = { access: access.session() }

export function notificationRoutes(app: App, kinds: readonly RunKind[]) {
  app.route({
    method: 'GET',
    url: '/api/notifications',
    config,
    schema: {
      tags,
      summary: 'Your runs that have ended, the latest first',
      description:
        'Those that you started yourself, of this organization and, for operators, of the system. Runs of keys are not here.',
      querystring: notificationsQuery,
      response: { 200: notificationList },
    },
    handler: ({ ctx, query }) => listNotifications(ctx, kinds, query.limit),
  })
  app.route({
    method: 'POST',
    url: '/api/notifications/read',
    config,
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Mark notifications as read',
      description: 'Single ones with `runIds`, or all with `upTo`. Ids that are not yours are left alone.',
      body: readBody,
      response: { 200: readAnswer },
    },
    handler: ({ ctx, body }) => markRead(ctx, body),
  })
}
