import { useQuery } from '@tanstack/react-query'
import { usePlatformTitle } from '../../platforms/queries'
import { connectionsQuery } from '../connections/queries'

/** The platform's title if the connection has been deleted. */
export function ConnectionName({ id, platform }: { id: string; platform: string }) {
  const { data } = useQuery(connectionsQuery)
  const platformTitle = usePlatformTitle()
  return data?.find((connection) => connection.id === id)?.name ?? platformTitle(platform)
}
