import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, ok } from '../../../api/client'
import { day } from '../../../ui/format'
import { sdkKeysQuery } from '../queries'
import { KeyList } from './key-list'
import { KeysPanel } from './keys-panel'
import { NewSdkKey } from './new-sdk-key'

export function SdkKeys() {
  const { data, error, refetch } = useQuery(sdkKeysQuery)
  const cache = useQueryClient()
  const revoke = useMutation({
    mutationFn: (id: string) => ok(api.DELETE('/api/sdk-keys', { body: { id } })),
    onSettled: () => cache.invalidateQueries({ queryKey: sdkKeysQuery.queryKey }),
  })
  return (
    <KeysPanel
      title="SDK keys"
      list={(mayManage) => (
        <KeyList
          keys={data}
          error={error}
          retry={refetch}
          empty="Create a key to classify from a web page. Anyone who opens the page can read the key."
          about={({ keyPrefix, createdAt }) =>
            `${keyPrefix.startsWith('pk_test') ? 'Test: free, local engine' : 'Live'} · created ${day(createdAt)}`
          }
          revoke={mayManage ? revoke.mutateAsync : null}
        />
      )}
      create={(props) => <NewSdkKey {...props} />}
    />
  )
}
