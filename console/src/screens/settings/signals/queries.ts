import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../../api/answer'
import { api, ok } from '../../../api/client'
import type { paths } from '../../../api/schema'

export type SignalSettings = Answer<paths['/api/signals/settings']['get']>
export type Price = SignalSettings['prices'][number]

export const signalSettingsQuery = queryOptions({
  queryKey: ['signals', 'settings'],
  queryFn: () => ok(api.GET('/api/signals/settings')),
})

export const changeSettings = (body: SignalSettings) => ok(api.PUT('/api/signals/settings', { body }))
