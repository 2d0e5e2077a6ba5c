import { z } from 'zod'
import { access } from '../access'
import type { Config } from '../config'
import type { App } from '../http/app'
import { AGENT_CALLS_LISTED, AGENT_CALLS_SHOWN_DAYS } from '../limits'
import { agentCall, recentCalls } from './activity'
import type { CallCounter } from './call-counter'

type Deps = { config: Pick<Config, 'baseUrl' | 'oauth'>; calls: CallCounter }

const agentsRecord = z.object({
  address: z.string().nullable().describe('Where agents connect; null if the server was not told its address'),
  hasOAuth: z.boolean().describe('Assistants can connect by signing in, without a key'),
  calls: z.array(agentCall),
})

/** For the console's page about agents. */
export function agentRoutes(app: App, { config, calls }: Deps) {
  app.route({
    method: 'GET',
    url: '/api/agents',
    config: { access: access.session() },
    schema: {
      tags: ['Agents'],
      summary: 'Tell how agents connect, and what they called lately',
      description:
        `Calls of tools in the last ${AGENT_CALLS_SHOWN_DAYS} days by caller and tool, the latest first, at most ` +
        `${AGENT_CALLS_LISTED}.`,
      response: { 200: agentsRecord },
    },
    handler: async ({ ctx }) => {
      await calls.flush()
      const address = config.baseUrl ? `${config.baseUrl}/mcp` : null
      return { address, hasOAuth: config.oauth, calls: await recentCalls(ctx) }
    },
  })
}
