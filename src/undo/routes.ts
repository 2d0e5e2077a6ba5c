import { z } from 'zod'
import { access } from '../access'
import type { App } from '../http/app'
import { SMALL_BODY_LIMIT_BYTES } from '../limits'
import { listUndoable } from './list'
import { undoAnswer, undoableQuery, undoableRecord, undoBody, undoParams } from './schema'
import { undo } from './start'

const tags = ['Runs']

export function undoRoutes(app: App) {
  app.route({
    method: 'GET',
    url: '/api/undo',
    config: { access: access.scope('topics:read') },
    schema: {
      tags,
      summary: 'List what can be undone, newest first',
      description: 'Imports, matrices, deletions and bulk edits of the last 30 days.',
      querystring: undoableQuery,
      response: { 200: z.array(undoableRecord) },
    },
    handler: ({ ctx, query }) => listUndoable(ctx, query),
  })
  app.route({
    method: 'POST',
    url: '/api/undo/:id',
    config: {
      access: access.scope('topics:write', 'topics:write'),
      errors: {
        403: ['Requires library:delete permission'],
        404: ['Action not found'],
        409: [
          'Import is not finished, cancel its run first',
          'Edit is not finished, cancel its run first',
          'Matrix is not finished, try again later',
          'It is being taken back already',
        ],
      },
    },
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Take back an import, a matrix, a deletion or a bulk edit',
      description:
        'Within 30 days. The id is that of the import’s run, the `batchId` of a matrix, the `undoId` of a deletion or the ' +
        '`runId` of a bulk edit. The ' +
        'topics of an import or a matrix leave the library, and the catalog too where nobody else uses them; topics that ' +
        'were pushed stay, and external ids that an import added to other topics are removed. Deleted topics come back ' +
        'with their changes, history and match values. Edited topics get their earlier values back unless they were ' +
        'edited again since. Everything except undoing an edit requires the permission to delete. `kept` lists what is ' +
        'not taken back, and why. The servers do it in the background, as a run. Credits are not given back.',
      params: undoParams,
      body: undoBody,
      response: { 200: undoAnswer },
    },
    handler: ({ ctx, params, body }) => undo(ctx, params.id, body),
  })
}
