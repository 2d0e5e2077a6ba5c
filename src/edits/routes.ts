import { access } from '../access'
import type { App } from '../http/app'
import { LARGE_BODY_LIMIT_BYTES } from '../limits'
import { editAnswer, editBody } from './schema'
import { editTopics } from './start'

export function editRoutes(app: App) {
  app.route({
    method: 'POST',
    url: '/api/topics/edit',
    config: { access: access.scope('topics:write', 'topics:write') },
    bodyLimit: LARGE_BODY_LIMIT_BYTES,
    schema: {
      tags: ['Topics'],
      summary: 'Edit many topics of the library at once',
      description:
        'Each gets the same changes, as by `PATCH /api/topics/:id`, and only for your organization. Tags are added, removed ' +
        'or replaced. `dryRun` answers what would change, with samples. Otherwise the servers do it in the background, as a ' +
        'run; its topics are those that the selection has now. Within 30 days `POST /api/undo/:id` sets them back.',
      body: editBody,
      response: { 200: editAnswer },
    },
    handler: ({ ctx, body }) => editTopics(ctx, body),
  })
}
