import { z } from 'zod'
import { access } from '../access'
import type { App } from '../http/app'
import { SHARED_VIEWS, SMALL_BODY_LIMIT_BYTES, VIEWS_PER_USER } from '../limits'
import { createView } from './create'
import { deleteView } from './delete'
import { listViews } from './find'
import { NAME_TAKEN, TOO_MANY, TOO_MANY_SHARED } from './limits'
import { CANNOT_SHARE, NOT_YOURS } from './permissions'
import { BODIES, SCREENS, type Screen, viewParams, viewRecord } from './schema'
import { OWNER_LEFT, updateView } from './update'

const url = '/api/views'
const tags = ['Views']
const config = { access: access.session() }
const bodyLimit = SMALL_BODY_LIMIT_BYTES

/** Names for what the library or the catalog shows. */
export function viewRoutes(app: App) {
  app.route({
    method: 'GET',
    url,
    config,
    schema: {
      tags,
      summary: 'List your views and those shared with you, by name',
      description:
        'A view is a name for filters, a search, a sort order and columns of the library or the catalog. A view of the ' +
        `library that was saved in a workspace is listed in requests for that workspace only. At most ${VIEWS_PER_USER} per ` +
        `person, and ${SHARED_VIEWS} shared ones per organization.`,
      response: { 200: z.array(viewRecord) },
    },
    handler: ({ ctx }) => listViews(ctx),
  })
  for (const screen of SCREENS) screenRoutes(app, screen)
  app.route({
    method: 'DELETE',
    url: `${url}/:viewId`,
    config: { ...config, errors: { 403: [NOT_YOURS] } },
    schema: {
      tags,
      summary: 'Delete a view',
      params: viewParams,
      response: { 200: z.object({ deleted: z.literal(true) }) },
    },
    handler: ({ ctx, params }) => deleteView(ctx, params.viewId),
  })
}

function screenRoutes(app: App, screen: Screen) {
  const { create, update } = BODIES[screen]
  app.route({
    method: 'POST',
    url: `${url}/${screen}`,
    config: { ...config, errors: { 403: [CANNOT_SHARE], 409: [NAME_TAKEN, TOO_MANY, TOO_MANY_SHARED] } },
    bodyLimit,
    schema: {
      tags,
      summary: `Save a view of the ${screen}`,
      description:
        'Whatever the list refuses is refused here too. Values need not exist: a view still opens when its category is gone.',
      body: create,
      response: { 201: viewRecord },
    },
    handler: async ({ ctx, body }, reply) => reply.code(201).send(await createView(ctx, screen, body)),
  })
  app.route({
    method: 'PATCH',
    url: `${url}/${screen}/:viewId`,
    config: { ...config, errors: { 403: [CANNOT_SHARE, NOT_YOURS], 409: [NAME_TAKEN, TOO_MANY_SHARED, OWNER_LEFT] } },
    bodyLimit,
    schema: {
      tags,
      summary: `Change, rename or share a view of the ${screen}`,
      description: 'Changes only the fields you send. A shared view is changed by its owner, or by an admin.',
      params: viewParams,
      body: update,
      response: { 200: viewRecord },
    },
    handler: ({ ctx, params, body }) => updateView(ctx, screen, params.viewId, body),
  })
}
