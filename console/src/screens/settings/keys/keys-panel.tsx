import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePermission } from '../../../api/session'
import { Button } from '../../../ui/button'
import { Panel } from '../../../ui/page'
import { Secret } from './secret'

type Creating = { onClose: () => void; onCreated: (name: string, secret: string) => void }

type Props = {
  title: string
  /** The keys there are; `mayManage` says whether they may be revoked. */
  list: (mayManage: boolean) => ReactNode
  create: (props: Creating) => ReactNode
}

/** Keys of one kind: the list, a way to a new one, and its secret for as long as it is shown. */
export function KeysPanel({ title, list, create }: Props) {
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null)
  const [creating, setCreating] = useState(false)
  const mayManage = usePermission('api_keys:manage')
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      {made ? <Secret {...made} onDone={() => setMade(null)} /> : null}
      <Panel
        title={title}
        actions={
          mayManage ? (
            <Button size="small" kind="primary" onClick={() => setCreating(true)}>
              <KeyRound />
              Create a key
            </Button>
          ) : null
        }
      >
        {list(mayManage)}
        {mayManage ? null : (
          <p className="border-t px-4 py-2.5 text-xs text-ink-faint">Owners and admins create and revoke keys.</p>
        )}
      </Panel>
      {creating
        ? create({
            onClose: () => setCreating(false),
            onCreated: (name, secret) => {
              setCreating(false)
              setMade({ name, secret })
            },
          })
        : null}
    </div>
  )
}
