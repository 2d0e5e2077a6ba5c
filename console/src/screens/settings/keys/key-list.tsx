import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { SCOPES } from '../../../api/values'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Confirm } from '../../../ui/confirm'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import type { ApiKey, SdkKey } from '../queries'

type Props<Key> = {
  keys: readonly Key[] | undefined
  error: Error | null
  retry: () => void
  empty: string
  /** When it was created and used. */
  about: (key: Key) => ReactNode
  isExpired?: (key: Key) => boolean
  /** Null if the person may not revoke keys. */
  revoke: ((id: string) => Promise<unknown>) | null
}

/** Active keys first, then revoked and expired ones. */
export function KeyList<Key extends ApiKey | SdkKey>(props: Props<Key>) {
  const { keys, error, retry, empty, about, isExpired, revoke } = props
  const [toRevoke, setToRevoke] = useState<Key | null>(null)
  const [busy, setBusy] = useState(false)
  if (error && !keys) return <Failure error={error} retry={retry} />
  if (!keys) return <LoadingRows rows={2} />
  if (keys.length === 0) {
    return (
      <Notice icon={KeyRound} title="No keys yet">
        {empty}
      </Notice>
    )
  }
  const isInactive = (key: Key) => key.revokedAt !== null || (isExpired?.(key) ?? false)
  const sorted = keys.toSorted((a, b) => Number(isInactive(a)) - Number(isInactive(b)))
  return (
    <>
      <ul className="divide-y">
        {sorted.map((key) => (
          <li key={key.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-x-3">
                <span className="truncate font-medium">{key.name}</span>
                <code className="font-mono text-xs text-ink-soft">{key.keyPrefix}…</code>
              </p>
              <p className="text-xs text-ink-faint">{about(key)}</p>
            </div>
            <p className="flex flex-wrap gap-1">
              {key.scopes.length === SCOPES.length ? (
                <Badge>All scopes</Badge>
              ) : (
                key.scopes.map((scope) => <Badge key={scope}>{scope}</Badge>)
              )}
            </p>
            {isInactive(key) ? <Badge tone="bad">{key.revokedAt ? 'Revoked' : 'Expired'}</Badge> : null}
            {revoke && !key.revokedAt ? (
              <Button size="small" kind="quiet" aria-label={`Revoke ${key.name}`} onClick={() => setToRevoke(key)}>
                Revoke
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <Confirm
        open={toRevoke !== null}
        onOpenChange={() => setToRevoke(null)}
        title={`Revoke ${toRevoke?.name ?? 'this key'}?`}
        action="Revoke"
        danger
        busy={busy}
        onConfirm={async () => {
          setBusy(true)
          await revoke?.(toRevoke!.id).catch(() => undefined)
          setBusy(false)
          setToRevoke(null)
        }}
      >
        Anything that uses this key stops working immediately, and you can’t undo this. If something depends on it,
        create a new key first.
      </Confirm>
    </>
  )
}
