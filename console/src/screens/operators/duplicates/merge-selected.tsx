import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Merge } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { Confirm } from '../../../ui/confirm'
import { counted } from '../../../ui/format'
import { createJob, JOBS } from '../jobs/queries'
import { globalTopic } from '../topics/queries'
import { type Choices, mergeOf } from './choices'
import { type Cluster, isGone } from './queries'

type Props = { clusters: Cluster[]; choices: Choices; onMerging: (jobId: string) => void }

export function MergeSelected({ clusters, choices, onMerging }: Props) {
  const [confirming, setConfirming] = useState(false)
  const cache = useQueryClient()
  // Only clusters that were shown are loaded; for the others the server reports topics that are gone.
  const hasLeft = ({ id }: { id: string }) => isGone(cache.getQueryData(globalTopic(id).queryKey))
  const merges = clusters
    .map((cluster) => mergeOf(cluster, choices.of(cluster), hasLeft))
    .filter((cluster) => cluster !== null)
  const losers = merges.reduce((sum, { loserIds }) => sum + loserIds.length, 0)
  const merge = useMutation({
    mutationFn: () => createJob({ jobType: 'merge', config: { clusters: merges } }),
    onSuccess: ({ jobId }) => {
      cache.invalidateQueries({ queryKey: JOBS })
      onMerging(jobId)
    },
    onSettled: () => setConfirming(false),
  })
  return (
    <>
      <Button size="small" kind="primary" disabled={merges.length === 0} onClick={() => setConfirming(true)}>
        <Merge />
        Merge selected
      </Button>
      <Confirm
        open={confirming}
        onOpenChange={setConfirming}
        title={`Merge ${counted(merges.length, 'cluster')}?`}
        action="Merge"
        busy={merge.isPending}
        onConfirm={() => merge.mutate()}
      >
        {counted(losers, 'topic')} will be merged into the ones you keep, with their library links, activations and
        history. You can roll the job back.
      </Confirm>
    </>
  )
}
