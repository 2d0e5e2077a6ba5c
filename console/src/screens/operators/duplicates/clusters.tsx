import { useQueryClient } from '@tanstack/react-query'
import { useSelection } from '../../../tables/use-selection'
import { Button } from '../../../ui/button'
import { count, counted } from '../../../ui/format'
import { Pager } from '../../../ui/pager'
import type { DuplicatesSearch } from '../search'
import { useChoices } from './choices'
import { ClusterCard } from './cluster-card'
import { MergeSelected } from './merge-selected'
import type { Cluster } from './queries'

const PAGE = 10

type Props = { clusters: Cluster[]; search: DuplicatesSearch; change: (next: DuplicatesSearch) => void }

export function Clusters({ clusters, search, change }: Props) {
  const cache = useQueryClient()
  const choices = useChoices()
  const selection = useSelection({ param: search.selected, write: (selected) => change({ selected }), list: '' })
  const { page = 1 } = search
  const shown = clusters.slice((page - 1) * PAGE, page * PAGE)
  const chosen = clusters.filter(({ winnerId }) => selection.has(winnerId))
  const merged = (jobId: string) => {
    selection.clear()
    cache.invalidateQueries({ queryKey: ['operators'] })
    change({ merge: jobId, selected: undefined })
  }
  return (
    <>
      <div className="sticky top-0 z-10 flex min-h-9 flex-wrap items-center gap-3 bg-paper py-1">
        <p role="status" className="tabular-nums">
          {selection.isEmpty
            ? counted(clusters.length, 'cluster')
            : `${count(chosen.length)} of ${counted(clusters.length, 'cluster')} selected`}
        </p>
        {selection.selected === 'all' ? null : (
          <Button size="small" kind="quiet" onClick={selection.all}>
            Select all
          </Button>
        )}
        {selection.isEmpty ? null : (
          <>
            <Button size="small" kind="quiet" onClick={selection.clear}>
              Clear
            </Button>
            <MergeSelected clusters={chosen} choices={choices} onMerging={merged} />
          </>
        )}
      </div>
      <ul className="flex flex-col gap-4">
        {shown.map((cluster) => (
          <ClusterCard
            key={cluster.winnerId}
            cluster={cluster}
            choice={choices.of(cluster)}
            onChoice={(part) => choices.change(cluster, part)}
            selection={selection}
          />
        ))}
      </ul>
      <Pager
        label="Cluster pages"
        page={page}
        pages={Math.ceil(clusters.length / PAGE)}
        onPage={(next) => change({ page: next })}
      />
    </>
  )
}
