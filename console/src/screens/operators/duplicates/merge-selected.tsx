import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Merge } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { Confirm } from '../../../ui/confirm'
import { counted } from '../../../ui/format'
import { useDriveJob } from '../jobs/drive-job'
import { createJob, JOBS } from '../jobs/queries'
import { type Choices, decided } from './choices'
import { type Cluster, namesakesQuery } from './queries'

type Props = { clusters: Cluster[]; choices: Choices; onMerging: (jobId: string) => void }

export function MergeSelected({ clusters, choices, onMerging }: Props) {
  const [asking, setAsking] = useState(false)
  const cache = useQueryClient()
  const drive = useDriveJob()
  // Of clusters that were not looked at nothing is known; the server says so where one of them is gone.
  const isGone = ({ id, name }: { id: string; name: string }) => {
    const found = cache.getQueryData(namesakesQuery(name).queryKey)
    return found !== undefined && !found[id]
  }
  const given = clusters
    .map((cluster) => decided(cluster, choices.of(cluster), isGone))
    .filter((cluster) => cluster !== null)
  const losers = given.reduce((sum, { loserIds }) => sum + loserIds.length, 0)
  const merge = useMutation({
    mutationFn: () => createJob({ jobType: 'merge', config: { clusters: given } }),
    onSuccess: ({ jobId }) => {
      drive(jobId)
      cache.invalidateQueries({ queryKey: JOBS })
      onMerging(jobId)
    },
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button size="small" kind="primary" disabled={given.length === 0} onClick={() => setAsking(true)}>
        <Merge />
        Merge selected
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={`Merge ${counted(given.length, 'cluster')}?`}
        action="Merge"
        busy={merge.isPending}
        onConfirm={() => merge.mutate()}
      >
        {counted(losers, 'topic')} {losers === 1 ? 'goes' : 'go'} into the one chosen to stay, with the links of
        libraries, their activations and history. The job can be rolled back.
      </Confirm>
    </>
  )
}
