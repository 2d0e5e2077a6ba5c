import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import type { Selection } from '../../tables/use-selection'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/confirm'
import { count, counted } from '../../ui/format'
import { LIBRARY } from '../library/queries'
import { adopt, CATALOG, notYetAdded } from './queries'
import { type CatalogFilters, classificationFiltersOf } from './search'

/** Ids that one request may carry. */
const BATCH = 500

type Props = { selection: Selection; filters: CatalogFilters; total: number }

/** Adds what is selected: single topics by their ids, all matches by what they match. */
export function AddSelected({ selection, filters, total }: Props) {
  const { selected, clear } = selection
  return (
    <section
      aria-label="Selection"
      className="flex flex-wrap items-center gap-2 rounded-lg border border-accent/30 bg-accent-wash/60 px-3 py-2"
    >
      <p role="status" className="mr-auto font-medium tabular-nums">
        {selected === 'all'
          ? `All ${counted(total, 'match', 'matches')} selected`
          : `${counted(selected.size, 'topic')} selected`}
      </p>
      {selected === 'all' ? (
        <AddAll filters={filters} total={total} onAdded={clear} />
      ) : (
        <AddSome ids={[...selected]} onAdded={clear} />
      )}
      <Button size="small" kind="quiet" onClick={clear}>
        <X />
        Clear
      </Button>
    </section>
  )
}

function useRefresh() {
  const cache = useQueryClient()
  return () => {
    cache.invalidateQueries({ queryKey: LIBRARY })
    cache.invalidateQueries({ queryKey: CATALOG })
  }
}

const said = (added: number): string =>
  added === 0 ? 'Your library already has all of them.' : `${counted(added, 'topic')} added to your library.`

function AddSome({ ids, onAdded }: { ids: string[]; onAdded: () => void }) {
  const refresh = useRefresh()
  const add = useMutation({
    mutationFn: async () => {
      let added = 0
      for (let at = 0; at < ids.length; at += BATCH) {
        added += (await adopt({ topicIds: ids.slice(at, at + BATCH) })).added
      }
      return added
    },
    onSuccess: (added) => {
      toast.success(said(added))
      onAdded()
    },
    onSettled: refresh,
  })
  return (
    <Button size="small" kind="primary" busy={add.isPending} onClick={() => add.mutate()}>
      {add.isPending ? null : <Plus />}
      Add to library
    </Button>
  )
}

function AddAll({ filters, total, onAdded }: { filters: CatalogFilters; total: number; onAdded: () => void }) {
  const [asking, setAsking] = useState(false)
  const refresh = useRefresh()
  const kinds = classificationFiltersOf(filters)
  const fresh = useQuery({ ...notYetAdded(kinds), enabled: asking })
  const add = useMutation({
    mutationFn: () => adopt({ filters: kinds }),
    onSuccess: ({ added }) => {
      toast.success(said(added))
      refresh()
      onAdded()
    },
  })
  return (
    <>
      <Button size="small" kind="primary" onClick={() => setAsking(true)}>
        <Plus />
        Add to library
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={fresh.data ? `Add ${counted(fresh.data, 'topic')}?` : 'Add all that match?'}
        action="Add"
        busy={add.isPending || fresh.isPending}
        onConfirm={() => add.mutate()}
      >
        {fresh.data === undefined
          ? 'Counting those that your library does not have yet.'
          : `${count(total)} match; ${fresh.data === 0 ? 'your library has all of them already' : `${count(fresh.data)} of them are not in your library yet`}.`}
      </Confirm>
    </>
  )
}
