import { z } from 'zod'
import { access, ROLE_PERMISSIONS } from '../../access'
import type { Caller } from '../../context'
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

const describedCaller = (caller: Caller) =>
  caller.kind === 'session'
    ? { kind: 'person', role: caller.role, may: [...ROLE_PERMISSIONS[caller.role]] }
    : { kind: caller.kind === 'oauth' ? 'app' : 'key', scopes: caller.scopes }
