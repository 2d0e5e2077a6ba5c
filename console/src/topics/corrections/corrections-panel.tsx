import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { GraduationCap } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Check } from '../../ui/check'
import { Confirm } from '../../ui/confirm'
import { Panel } from '../../ui/page'
import { Pager } from '../../ui/pager'
import { Failure, LoadingRows, Notice } from '../../ui/states'
import { CorrectionRow } from './correction-row'
import { CORRECTIONS_PAGE, type Correction, type CorrectionsSource } from './queries'

type Props = {
  source: CorrectionsSource
  page: number
  onPage: (page: number | undefined) => void
  mayEdit: boolean
  maySwitchAll: boolean
  /** What following corrections means here. */
  note: string
  /** Where corrections come from, for a list without any. */
  origin: string
  /** More to do with a correction. */
  action?: (correction: Correction) => ReactNode
}

/** What was corrected, how often it was used, and how to switch it off. */
export function CorrectionsPanel({ source, page, onPage, mayEdit, maySwitchAll, note, origin, action }: Props) {
  const cache = useQueryClient()
  const [toDelete, setToDelete] = useState<Correction | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [...source.queryKey, page],
    queryFn: () => source.list(page),
    placeholderData: keepPreviousData,
  })
  const changed = () => cache.invalidateQueries({ queryKey: source.queryKey })
  const change = useMutation({ mutationFn: (work: () => Promise<unknown>) => work(), onSettled: changed })
  const remove = useMutation({
    mutationFn: ({ id }: Correction) => source.remove([id]),
    onSettled: () => {
      setToDelete(null)
      return changed()
    },
  })
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      <Panel>
        <div className="px-4 py-3">
          <Check
            label="Follow corrections"
            checked={data?.enabled ?? true}
            disabled={!maySwitchAll || !data || change.isPending}
            onChange={(enabled) => change.mutate(() => source.follow(enabled))}
          >
            {note}
          </Check>
        </div>
      </Panel>
      <Panel title="Corrections">
        {error && !data ? <Failure error={error} retry={refetch} /> : null}
        {data || error ? null : <LoadingRows rows={4} />}
        {data?.total === 0 ? (
          <Notice icon={GraduationCap} title="No corrections yet">
            {origin}
          </Notice>
        ) : null}
        <ul className="divide-y">
          {data?.data.map((correction) => (
            <CorrectionRow
              key={correction.id}
              correction={correction}
              mayEdit={mayEdit}
              onSwitch={(enabled) => change.mutate(() => source.switchTo([correction.id], enabled))}
              onDelete={() => setToDelete(correction)}
            >
              {action?.(correction)}
            </CorrectionRow>
          ))}
        </ul>
        <Pager
          label="Pages of corrections"
          page={page}
          pages={Math.ceil((data?.total ?? 0) / CORRECTIONS_PAGE)}
          onPage={onPage}
        />
      </Panel>
      <Confirm
        open={toDelete !== null}
        onOpenChange={() => setToDelete(null)}
        title="Delete this correction?"
        action="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(toDelete!)}
      >
        Later classifications won’t follow it any more. Topics that were classified with it stay as they are.
      </Confirm>
    </div>
  )
}
