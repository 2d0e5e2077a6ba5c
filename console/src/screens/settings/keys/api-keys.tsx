import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, ok } from '../../../api/client'
import { day, moment } from '../../../ui/format'
import { type ApiKey, apiKeysQuery } from '../queries'
import { KeyList } from './key-list'
import { KeysPanel } from './keys-panel'
import { NewApiKey } from './new-api-key'

/** For programs that call the API. */
export function ApiKeys() {
  const { data, error, refetch } = useQuery(apiKeysQuery)
  const cache = useQueryClient()
  const revoke = useMutation({
    mutationFn: (id: string) => ok(api.DELETE('/api/keys', { body: { id } })),
    onSettled: () => cache.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  })
  return (
    <KeysPanel
      title="API keys"
      list={(mayManage) => (
        <KeyList
          keys={data}
          error={error}
          retry={refetch}
          empty="A key lets a program of yours call the API as this organization."
          about={aboutKey}
          isExpired={({ expiresAt }) => expiresAt !== null && new Date(expiresAt) <= new Date()}
          revoke={mayManage ? revoke.mutateAsync : null}
        />
      )}
      create={(props) => <NewApiKey {...props} />}
    />
  )
}

const aboutKey = ({ createdAt, lastUsedAt, expiresAt }: ApiKey): string =>
  [
    `Made ${day(createdAt)}`,
    lastUsedAt ? `last used ${moment(lastUsedAt)}` : 'never used',
    expiresAt ? `until ${day(expiresAt)}` : 'no expiry',
  ].join(' · ')
