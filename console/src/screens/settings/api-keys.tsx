import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { api, ok } from '../../api/client'
import { usePermission } from '../../api/session'
import { Button } from '../../ui/button'
import { Panel } from '../../ui/page'
import { day, moment } from '../../ui/words'
import { KeyList } from './key-list'
import { NewApiKey } from './new-api-key'
import { type ApiKey, apiKeysQuery } from './queries'
import { Secret } from './secret'

/** For programs that call the API. */
export function ApiKeys() {
  const { data, error, refetch } = useQuery(apiKeysQuery)
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null)
  const [creating, setCreating] = useState(false)
  const mayManage = usePermission('api_keys:manage')
  const cache = useQueryClient()
  const revoke = useMutation({
    mutationFn: (id: string) => ok(api.DELETE('/api/keys', { body: { id } })),
    onSettled: () => cache.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  })
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      {made ? <Secret {...made} onDone={() => setMade(null)} /> : null}
      <Panel
        title="API keys"
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
          empty="A key lets a program of yours call the API as this organization."
          about={aboutKey}
          isExpired={({ expiresAt }) => expiresAt !== null && new Date(expiresAt) <= new Date()}
          revoke={mayManage ? revoke.mutateAsync : null}
        />
        {mayManage ? null : (
          <p className="border-t px-4 py-2.5 text-xs text-ink-faint">Owners and admins create and revoke keys.</p>
        )}
      </Panel>
      {creating ? (
        <NewApiKey
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

const aboutKey = ({ createdAt, lastUsedAt, expiresAt }: ApiKey): string =>
  [
    `Made ${day(createdAt)}`,
    lastUsedAt ? `last used ${moment(lastUsedAt)}` : 'never used',
    expiresAt ? `until ${day(expiresAt)}` : 'no expiry',
  ].join(' · ')
