import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../api/answer'
import { api, ok } from '../../api/client'
import type { paths } from '../../api/schema'

type AgentsRecord = Answer<paths['/api/agents']['get']>
export type AgentCall = AgentsRecord['calls'][number]

/** The server answers with so many lines of activity at most. */
export const CALLS_LISTED = 100

export const agentsQuery = queryOptions({ queryKey: ['agents'], queryFn: () => ok(api.GET('/api/agents')) })
