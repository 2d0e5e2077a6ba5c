import { RadioTower, RefreshCw, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Selection } from '../../tables/use-selection'
import { Button } from '../../ui/button'
import { counted } from '../../ui/format'
import { BulkDeactivate } from './bulk-deactivate'
import { BulkRefresh } from './bulk-refresh'
import { FailedActions } from './failed-actions'
import type { Activation } from './queries'

type Props = { selection: Selection; rows: readonly Activation[] }

export function BulkActions({ selection, rows }: Props) {
  const [doing, setDoing] = useState<'refresh' | 'deactivate' | null>(null)
  const { selected } = selection
  const chosen = useMemo(
    () => (selected === 'all' ? rows : rows.filter(({ id }) => selected.has(id))),
    [rows, selected],
  )
  /** Failed ones stay selected, so that they can be tried again. */
  const finish = (failed: readonly string[]) => {
    setDoing(null)
    selection.clear()
    if (failed.length > 0) selection.set(failed, true)
  }
  return (
    <section
      aria-label="Selection"
      className="flex flex-wrap items-center gap-2 rounded-lg border border-accent/30 bg-accent-wash/60 px-3 py-2"
    >
      <p role="status" className="mr-auto font-medium tabular-nums">
        {counted(chosen.length, 'activation')} selected
      </p>
      {chosen.some(({ status }) => status === 'error') ? (
        <FailedActions activations={chosen} onDone={selection.clear} size="small" />
      ) : null}
      <Button size="small" onClick={() => setDoing('refresh')}>
        <RefreshCw />
        Refresh
      </Button>
      <Button size="small" kind="danger" onClick={() => setDoing('deactivate')}>
        <RadioTower />
        Deactivate
      </Button>
      <Button size="small" kind="quiet" onClick={selection.clear}>
        <X />
        Clear
      </Button>
      {doing === 'refresh' ? (
        <BulkRefresh activations={chosen} onClose={() => setDoing(null)} onFinished={finish} />
      ) : null}
      {doing === 'deactivate' ? (
        <BulkDeactivate activations={chosen} onClose={() => setDoing(null)} onFinished={finish} />
      ) : null}
    </section>
  )
}
