import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer } from '../api/answer'
import { api, ok } from '../api/client'
import type { paths } from '../api/schema'

export type Platforms = Answer<paths['/api/platforms']['get']>
export type Platform = Platforms['platforms'][number]
export type Section = Platform['sections'][number]
export type Field = Section['fields'][number]

/** The same until the service is updated. */
export const platformsQuery = queryOptions({
  queryKey: ['platforms'],
  queryFn: () => ok(api.GET('/api/platforms')),
  staleTime: Number.POSITIVE_INFINITY,
})

export const usePlatforms = (): Platforms | undefined => useQuery(platformsQuery).data

export function usePlatform(key: string): Platform | undefined {
  return usePlatforms()?.platforms.find(({ platform }) => platform === key)
}

/** The title of a platform; its key until the titles are here. */
export function usePlatformTitle(): (key: string) => string {
  const platforms = usePlatforms()
  return (key) => platforms?.platforms.find(({ platform }) => platform === key)?.title ?? key
}

export const PlatformTitle = ({ platform }: { platform: string }) => usePlatformTitle()(platform)
