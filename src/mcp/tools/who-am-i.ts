import { z } from 'zod'
import { APP_SCOPES, type AppScope, access, ROLE_PERMISSIONS } from '../../access'
import type { Caller, OAuthCaller } from '../../context'
import { quotaState } from '../../usage/quota'
import { defineTool, READS } from '../tool'

export const whoAmI = defineTool({
  name: 'who_am_i',
  title: 'Who am I',
  description:
    'Use first. Returns the organization and workspace that you act for, what you may do, whether an LLM is configured, and ' +
    'how many classifications are left this month. Free.',
  access: access.caller,
  input: z.object({}),
  hints: READS,
  run: async ({ ctx, deps }) => ({
    organization: { id: ctx.org.id, name: ctx.org.name, plan: ctx.org.plan },
    workspace: ctx.workspace,
    caller: describedCaller(ctx.caller),
    has_llm: deps.llm !== null,
    classifications: await quotaState(ctx, 'classifications'),
  }),
})

function describedCaller(caller: Caller) {
  if (caller.kind === 'session') {
    return { kind: 'person', role: caller.role, may: [...ROLE_PERMISSIONS[caller.role]] }
  }
  return caller.kind === 'oauth' ? { kind: 'app', scopes: scopesOf(caller) } : { kind: 'key', scopes: caller.scopes }
}

/** The person's role may allow less than when the app was connected. */
const scopesOf = ({ scopes, role }: OAuthCaller) =>
  scopes.filter((scope) => ROLE_PERMISSIONS[role].has(APP_SCOPES[scope as AppScope]))
