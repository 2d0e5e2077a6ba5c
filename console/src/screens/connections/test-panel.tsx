import { useMutation, useQueryClient } from '@tanstack/react-query'
import { usePermission } from '../../api/session'
import { usePlatform } from '../../platforms/queries'
import { useSettingMessage } from '../../platforms/setting-messages'
import { Button } from '../../ui/button'
import { moment } from '../../ui/format'
import { Panel } from '../../ui/page'
import { CONNECTIONS, type Connection, testConnection } from './queries'
import { ConnectionStatus } from './status'
import { TestOutcome } from './test-outcome'

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
          {test.data && !test.isPending ? <TestOutcome result={test.data} messageOf={messageOf} /> : null}
        </div>
      </div>
    </Panel>
  )
}
