import { useQuery } from '@tanstack/react-query'
import { connectionsQuery } from '../connections/queries'
import { platformTitle } from '../topics/platform-names'

/** By its platform where it has been deleted since. */
export function ConnectionName({ id, platform }: { id: string; platform: string }) {
  const { data } = useQuery(connectionsQuery)
  return data?.find((connection) => connection.id === id)?.name ?? platformTitle(platform)
}
