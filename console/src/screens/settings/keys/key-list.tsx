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
  /** When it was made and used, in a line. */
  about: (key: Key) => ReactNode
  isExpired?: (key: Key) => boolean
  /** Null for those who may not. */
  revoke: ((id: string) => Promise<unknown>) | null
}

/** Keys that work, and then those that do not any more. */
export function KeyList<Key extends ApiKey | SdkKey>(props: Props<Key>) {
  const { keys, error, retry, empty, about, isExpired, revoke } = props
  const [asking, setAsking] = useState<Key | null>(null)
  const [busy, setBusy] = useState(false)
  if (error) return <Failure error={error} retry={retry} />
  if (!keys) return <LoadingRows rows={2} />
  if (keys.length === 0) {
    return (
      <Notice icon={KeyRound} title="No keys yet">
        {empty}
      </Notice>
    )
  }
  const isDead = (key: Key) => key.revokedAt !== null || (isExpired?.(key) ?? false)
  const sorted = keys.toSorted((one, other) => Number(isDead(one)) - Number(isDead(other)))
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
                <Badge>all scopes</Badge>
              ) : (
                key.scopes.map((scope) => <Badge key={scope}>{scope}</Badge>)
              )}
            </p>
            {isDead(key) ? <Badge tone="bad">{key.revokedAt ? 'Revoked' : 'Expired'}</Badge> : null}
            {revoke && !key.revokedAt ? (
              <Button size="small" kind="quiet" aria-label={`Revoke ${key.name}`} onClick={() => setAsking(key)}>
                Revoke
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <Confirm
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        title={`Revoke ${asking?.name ?? 'this key'}?`}
        action="Revoke"
        danger
        busy={busy}
        onConfirm={async () => {
          setBusy(true)
          await revoke?.(asking!.id).catch(() => undefined)
          setBusy(false)
          setAsking(null)
        }}
      >
        Whatever uses it is refused at once and for good. Make a new key first if something depends on it.
      </Confirm>
    </>
  )
}
