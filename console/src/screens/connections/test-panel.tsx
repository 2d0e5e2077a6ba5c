import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePermission } from '../../api/session'
import { usePlatform } from '../../platforms/queries'
import { useSettingMessage } from '../../platforms/setting-messages'
import { Button } from '../../ui/button'
import { count, moment } from '../../ui/format'
import { Panel } from '../../ui/page'
import { CONNECTIONS, type Connection, type TestResult, testConnection } from './queries'
import { ConnectionStatus } from './status'

/** Calls the other system and shows what it answered. */
export function TestPanel({ connection }: { connection: Connection }) {
  const cache = useQueryClient()
  const mayManage = usePermission('connections')
  const { testNote } = usePlatform(connection.platform) ?? {}
  const messageOf = useSettingMessage(connection.platform)
  const test = useMutation({
    mutationFn: () => testConnection(connection.id),
    onSettled: () => cache.invalidateQueries({ queryKey: CONNECTIONS }),
  })
  return (
    <Panel title="Test" actions={<ConnectionStatus connection={connection} />}>
      <div className="p-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft">
            {connection.lastTestedAt ? `Last tested ${moment(connection.lastTestedAt)}.` : 'Not tested yet.'}
            {testNote && connection.direction === 'outbound' ? ` ${testNote}` : ''}
          </p>
          {mayManage ? (
            <Button kind="primary" busy={test.isPending} onClick={() => test.mutate()}>
              {test.isPending ? 'Testing, up to 30 seconds' : 'Test now'}
            </Button>
          ) : null}
        </div>
        <div aria-live="polite">
          {test.data && !test.isPending ? <Result result={test.data} messageOf={messageOf} /> : null}
        </div>
      </div>
    </Panel>
  )
}

type ResultProps = { result: TestResult; messageOf: (message: string) => string }

function Result({ result, messageOf }: ResultProps) {
  if (!result.success) {
    return (
      <Box className="bg-bad-wash text-bad" icon={<CircleX aria-hidden className="mt-0.5 size-4 shrink-0" />}>
        {messageOf(result.error)}
      </Box>
    )
  }
  const { message, itemCount, sampleItem } = result
  return (
    <Box className="bg-good-wash text-good" icon={<CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />}>
      {message ? <p>{message}</p> : null}
      {itemCount === undefined ? null : <p>The source answered: {count(itemCount)} items.</p>}
      {sampleItem ? (
        <p className="mt-1 text-ink-soft">
          For example <span className="font-medium text-ink">{sampleItem.name ?? 'an item without a name'}</span>
          {sampleItem.id ? <span className="ml-2 font-mono text-xs">{sampleItem.id}</span> : null}
        </p>
      ) : null}
    </Box>
  )
}

const Box = ({ className, icon, children }: { className: string; icon: ReactNode; children: ReactNode }) => (
  <div className={`mt-4 flex gap-2 rounded-md px-3 py-2 ${className}`}>
    {icon}
    <div className="min-w-0 break-words">{children}</div>
  </div>
)
