import { access } from '../../access'
import type { App } from '../../http/app'
import { LARGE_BODY_LIMIT_BYTES } from '../../limits'
import { addToWorkspace, removeFromWorkspace } from './move-topics'
import { addBody, addedToWorkspace, removeBody, removedFromWorkspace, workspaceTopicsParams } from './schema'

const url = '/api/workspaces/:id/topics'
const tags = ['Workspaces']
const config = { access: access.scope('topics:write', 'topics:write') }

export function workspaceTopicRoutes(app: App) {
  app.route({
    method: 'POST',
    url,
    config,
    bodyLimit: LARGE_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Add topics of the organization to a workspace',
      description:
        'The selection is made from the organization’s whole library, whichever workspace the request names.',
      params: workspaceTopicsParams,
      body: addBody,
      response: { 200: addedToWorkspace },
    },
    handler: (request) => addToWorkspace(request.ctx, request.params.id, request.body),
  })
  app.route({
    method: 'DELETE',
    url,
    config,
    bodyLimit: LARGE_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Take topics out of a workspace; they stay in the organization',
      params: workspaceTopicsParams,
      body: removeBody,
      response: { 200: removedFromWorkspace },
    },
    handler: (request) => removeFromWorkspace(request.ctx, request.params.id, request.body),
  })
}
