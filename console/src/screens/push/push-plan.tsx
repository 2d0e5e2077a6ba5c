import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { count, counted } from '../../ui/format'
import { Failure, LoadingRows } from '../../ui/states'
import type { Pushed } from '../connections/search'
import { FindingGroups } from './preflight'
import { type PushPlan, pushPlanQuery } from './queries'

type Props = { id: string; push: Pushed; onStart: () => void; onClose: () => void }

/** What would be sent and what the checks say of it, before anything is. */
export function PushPlanDialog({ id, push, onStart, onClose }: Props) {
  const { data: plan, error, refetch } = useQuery(pushPlanQuery(id, push))
  const isAll = 'filters' in push && Object.keys(push.filters).length === 0
  const sent = plan ? plan.totalItems - plan.refused : 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isAll ? 'Push your whole library?' : 'Push topics'}
      description="Review the push before you start it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" disabled={sent === 0} onClick={onStart}>
            {plan ? `Push ${counted(sent, 'segment')}` : 'Push'}
          </Button>
        </>
      }
    >
      {error ? <Failure error={error} retry={refetch} /> : plan ? <Plan plan={plan} /> : <LoadingRows rows={3} />}
    </Dialog>
  )
}

function Plan({ plan: { totalItems, skipped, refused, warned, plan, more } }: { plan: PushPlan }) {
  const findings = plan.flatMap(({ topicName, findings }) => findings.map((finding) => ({ ...finding, topicName })))
  const unnoticed = [
    ...new Set(plan.flatMap(({ reason, findings }) => (findings.length === 0 && reason ? [reason] : []))),
  ]
  const lost = plan.filter(({ action }) => action === 'find').length
  const lines: [number, string][] = [
    [totalItems - refused, warned > 0 ? `will be sent, ${count(warned)} of them with a warning` : 'will be sent'],
    [lost, 'of these will be looked up on the platform first: an earlier push was interrupted'],
    [refused, `won’t be sent${unnoticed.length > 0 ? `: ${unnoticed.join('; ')}` : ''}`],
    [skipped, 'will be skipped: already active here, or being pushed'],
  ]
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-1 tabular-nums">
        {lines
          .filter(([number], at) => at === 0 || number > 0)
          .map(([number, words]) => (
            <li key={words}>
              <span className="font-medium">{counted(number, 'segment')}</span>{' '}
              <span className="text-ink-soft">{words}</span>
            </li>
          ))}
      </ul>
      {findings.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
        <section tabIndex={0} aria-label="What the checks found" className="max-h-[45dvh] overflow-y-auto border-y">
          <FindingGroups findings={findings} />
        </section>
      ) : null}
      {more ? <p className="text-xs text-ink-faint">The first {count(plan.length)} were checked here.</p> : null}
    </div>
  )
}
