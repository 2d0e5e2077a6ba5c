import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, ok } from '../../../api/client'
import { day, moment } from '../../../ui/format'
import { type ApiKey, apiKeysQuery } from '../queries'
import { KeyList } from './key-list'
import { KeysPanel } from './keys-panel'
import { NewApiKey } from './new-api-key'

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
          empty="Create a key to call the API from your own programs."
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
    `Created ${day(createdAt)}`,
    lastUsedAt ? `last used ${moment(lastUsedAt)}` : 'never used',
    expiresAt ? `expires ${day(expiresAt)}` : 'never expires',
  ].join(' · ')
