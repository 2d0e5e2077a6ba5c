import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { errorMessage } from '../../api/client'
import type { Selection } from '../../tables/use-selection'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/confirm'
import { counted, countedTotal, type Total, totalOf } from '../../ui/format'
import { LIBRARY } from '../library/queries'
import { adopt, CATALOG, notYetAdded } from './queries'
import { type CatalogFilters, classificationFiltersOf } from './search'

/** Ids per request. */
const BATCH = 500

type Props = { selection: Selection; filters: CatalogFilters; matches: Total }

/** Adds the selected topics by their ids, or all matches by the filters. */
export function AddSelected({ selection, filters, matches }: Props) {
  const { selected, clear } = selection
  return (
    <section
      aria-label="Selection"
      className="flex flex-wrap items-center gap-2 rounded-lg border border-accent/30 bg-accent-wash/60 px-3 py-2"
    >
      <p role="status" className="mr-auto font-medium tabular-nums">
        {selected === 'all'
          ? `All ${countedTotal(matches, 'match', 'matches')} selected`
          : `${counted(selected.size, 'topic')} selected`}
      </p>
      {selected === 'all' ? (
        <AddAll filters={filters} matches={matches} onAdded={clear} />
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

const addedMessage = (added: number): string =>
  added === 0 ? 'Your library already has all of these topics.' : `${counted(added, 'topic')} added to your library.`

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
      toast.success(addedMessage(added))
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

function AddAll({ filters, matches, onAdded }: { filters: CatalogFilters; matches: Total; onAdded: () => void }) {
  const [confirming, setConfirming] = useState(false)
  const refresh = useRefresh()
  const classification = classificationFiltersOf(filters)
  const newTopics = useQuery({ ...notYetAdded(classification), enabled: confirming })
  const add = useMutation({
    mutationFn: () => adopt({ filters: classification }),
    onSuccess: ({ added }) => {
      toast.success(addedMessage(added))
      refresh()
      onAdded()
    },
  })
  return (
    <>
      <Button size="small" kind="primary" onClick={() => setConfirming(true)}>
        <Plus />
        Add to library
      </Button>
      <Confirm
        open={confirming}
        onOpenChange={setConfirming}
        title={newTopics.data ? `Add ${countedTotal(newTopics.data, 'topic')}?` : 'Add all matches?'}
        action="Add"
        busy={add.isPending || newTopics.isLoading}
        onConfirm={() => add.mutate()}
      >
        {newTopics.data === undefined
          ? newTopics.error
            ? `We couldn’t count the topics that aren’t in your library yet. ${errorMessage(newTopics.error)}`
            : 'Counting topics that aren’t in your library yet.'
          : newTopics.data.total === 0
            ? 'All matches are already in your library.'
            : `${totalOf(newTopics.data)} of ${totalOf(matches)} matches aren’t in your library yet.`}
      </Confirm>
    </>
  )
}
