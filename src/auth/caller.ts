import { z } from 'zod'
import { access, PERMISSIONS, ROLE_PERMISSIONS, ROLES, SCOPES } from '../access'
import type { Ctx } from '../context'
import type { App } from '../http/app'
import { PLANS } from '../limits'

const callerRecord = z.object({
  organization: z.object({ id: z.string(), name: z.string(), plan: z.enum(PLANS) }),
  workspace: z.string().nullable(),
  hasLlm: z.boolean().describe('The server has an LLM key, so that `engine` llm and auto can be used'),
  isDemo: z.boolean().describe('The server is `taxon demo`: its platforms are simulated'),
  caller: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('session'),
      userId: z.string(),
      role: z.enum(ROLES),
      permissions: z.array(z.enum(PERMISSIONS)),
      operator: z.boolean(),
      lacksTwoFactor: z
        .boolean()
        .describe('The organization demands two-factor sign-in: until you set it up, other routes refuse you'),
    }),
    z.object({ kind: z.literal('apiKey'), keyId: z.string(), scopes: z.array(z.enum(SCOPES)) }),
  ]),
})

export function callerRoutes(app: App, server: { hasLlm: boolean; isDemo: boolean }) {
  app.route({
    method: 'GET',
    url: '/api/me',
    config: { access: access.caller, allowsWithoutTwoFactor: true },
    schema: {
      tags: ['Keys'],
      summary: 'Get the caller’s organization, and role or scopes',
      response: { 200: callerRecord },
    },
    handler: async (request) => ({ ...describe(request.ctx), ...server }),
  })
}

function describe({ org, workspace, caller }: Ctx): Omit<z.infer<typeof callerRecord>, 'hasLlm' | 'isDemo'> {
  const organization = { id: org.id, name: org.name, plan: org.plan }
  if (caller.kind !== 'session') {
    return { organization, workspace, caller: { kind: 'apiKey', keyId: caller.keyId, scopes: caller.scopes } }
  }
  const { kind, userId, role, operator, lacksTwoFactor = false } = caller
  const permissions = [...ROLE_PERMISSIONS[role]]
  return { organization, workspace, caller: { kind, userId, role, permissions, operator, lacksTwoFactor } }
}
