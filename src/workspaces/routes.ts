import { z } from 'zod'
import { access } from '../access'
import type { App } from '../http/app'
import { SMALL_BODY_LIMIT_BYTES } from '../limits'
import { createWorkspace } from './create'
import { deleteWorkspace } from './delete'
import { listWorkspaces } from './list'
import { createWorkspaceBody, workspaceParams, workspaceRecord } from './schema'

const tags = ['Workspaces']
const manage = { access: access.session('workspaces:manage') }

export function workspaceRoutes(app: App) {
  app.route({
    method: 'GET',
    url: '/api/workspaces',
    config: { access: access.session() },
    schema: { tags, summary: 'List workspaces by name', response: { 200: z.array(workspaceRecord) } },
    handler: (request) => listWorkspaces(request.ctx),
  })
  app.route({
    method: 'POST',
    url: '/api/workspaces',
    config: { ...manage, errors: { 409: ['A workspace with this name exists'] } },
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Create a workspace',
      body: createWorkspaceBody,
      response: { 201: workspaceRecord },
    },
    handler: async (request, reply) => reply.code(201).send(await createWorkspace(request.ctx, request.body.name)),
  })
  app.route({
    method: 'DELETE',
    url: '/api/workspaces/:id',
    config: manage,
    schema: {
      tags,
      summary: 'Delete a workspace',
      params: workspaceParams,
      response: { 200: z.object({ deleted: z.literal(true) }) },
    },
    handler: (request) => deleteWorkspace(request.ctx, request.params.id),
  })
}
