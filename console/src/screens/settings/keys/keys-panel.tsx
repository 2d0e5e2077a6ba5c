import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePermission } from '../../../api/session'
import { Button } from '../../../ui/button'
import { Panel } from '../../../ui/page'
import { Secret } from './secret'

type Creating = { onClose: () => void; onCreated: (name: string, secret: string) => void }

type Props = {
  title: string
  /** `mayManage`: the person may revoke keys. */
  list: (mayManage: boolean) => ReactNode
  create: (props: Creating) => ReactNode
}

/** The keys of one kind, and the secrets of those that were just created, until each is saved. */
export function KeysPanel({ title, list, create }: Props) {
  const [newKeys, setNewKeys] = useState<readonly { name: string; secret: string }[]>([])
  const [creating, setCreating] = useState(false)
  const mayManage = usePermission('api_keys:manage')
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      {newKeys.map((key) => (
        <Secret
          key={key.secret}
          {...key}
          onDone={() => setNewKeys((before) => before.filter((other) => other !== key))}
        />
      ))}
      <Panel
        title={title}
        actions={
          mayManage ? (
            <Button size="small" kind="primary" onClick={() => setCreating(true)}>
              <KeyRound />
              Create key
            </Button>
          ) : null
        }
      >
        {list(mayManage)}
        {mayManage ? null : (
          <p className="border-t px-4 py-2.5 text-xs text-ink-faint">
            Only owners and admins can create and revoke keys.
          </p>
        )}
      </Panel>
      {creating
        ? create({
            onClose: () => setCreating(false),
            onCreated: (name, secret) => {
              setCreating(false)
              setNewKeys((before) => [{ name, secret }, ...before])
            },
          })
        : null}
    </div>
  )
}
