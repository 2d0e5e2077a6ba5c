import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { api, ok } from '../../api/client'
import { usePermission } from '../../api/session'
import { Button } from '../../ui/button'
import { Panel } from '../../ui/page'
import { day } from '../../ui/words'
import { KeyList } from './key-list'
import { NewSdkKey } from './new-sdk-key'
import { sdkKeysQuery } from './queries'
import { Secret } from './secret'

/** For pages that call the API from a browser. */
export function SdkKeys() {
  const { data, error, refetch } = useQuery(sdkKeysQuery)
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null)
  const [creating, setCreating] = useState(false)
  const mayManage = usePermission('api_keys:manage')
  const cache = useQueryClient()
  const revoke = useMutation({
    mutationFn: (id: string) => ok(api.DELETE('/api/sdk-keys', { body: { id } })),
    onSettled: () => cache.invalidateQueries({ queryKey: sdkKeysQuery.queryKey }),
  })
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      {made ? <Secret {...made} onDone={() => setMade(null)} /> : null}
      <Panel
        title="SDK keys"
        actions={
          mayManage ? (
            <Button size="small" kind="primary" onClick={() => setCreating(true)}>
              <KeyRound />
              Create a key
            </Button>
          ) : null
        }
      >
        <KeyList
          keys={data}
          error={error}
          retry={refetch}
          empty="An SDK key stands in a web page and lets its visitors classify. Anybody can read it there."
          about={({ keyPrefix, createdAt }) =>
            `${keyPrefix.startsWith('pk_test') ? 'Test: free, by the local engine' : 'Live'} · made ${day(createdAt)}`
          }
          revoke={mayManage ? revoke.mutateAsync : null}
        />
        {mayManage ? null : (
          <p className="border-t px-4 py-2.5 text-xs text-ink-faint">Owners and admins create and revoke keys.</p>
        )}
      </Panel>
      {creating ? (
        <NewSdkKey
          onClose={() => setCreating(false)}
          onCreated={(name, secret) => {
            setCreating(false)
            setMade({ name, secret })
          }}
        />
      ) : null}
    </div>
  )
}
