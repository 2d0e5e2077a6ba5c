import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../../api/answer'
import { api, ok } from '../../../api/client'
import type { paths } from '../../../api/schema'

export type AlertSettings = Answer<paths['/api/alerts/settings']['get']>
export type AlertEvent = AlertSettings['events'][number]
export type Alert = Answer<paths['/api/alerts']['get']>['data'][number]
export type Delivery = Alert['deliveries'][number]

export const ALERTS = ['alerts'] as const
const PENDING_POLL_MS = 2_000

export const alertSettingsQuery = queryOptions({
  queryKey: [...ALERTS, 'settings'],
  queryFn: () => ok(api.GET('/api/alerts/settings')),
})

const isUnderWay = ({ state, attempts }: Delivery): boolean => state === 'pending' && attempts === 0

/** The server answers with so many at most. */
export const ALERTS_LISTED = 50

/** Polled while something is about to be sent. */
export const alertsQuery = queryOptions({
  queryKey: [...ALERTS, 'list'],
  queryFn: async () => (await ok(api.GET('/api/alerts'))).data,
  refetchInterval: ({ state }) =>
    state.data?.some(({ deliveries }) => deliveries.some(isUnderWay)) ? PENDING_POLL_MS : false,
})

type Change = { events?: AlertEvent[]; emails?: string[]; url?: string | null }
export const changeSettings = (body: Change) => ok(api.PATCH('/api/alerts/settings', { body }))
export const renewSecret = () => ok(api.POST('/api/alerts/secret'))
export const sendTest = () => ok(api.POST('/api/alerts/test'))
