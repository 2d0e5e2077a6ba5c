import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { startDrive } from '../../../runs/drive'
import { JOBS, jobQuery, processJob } from './queries'

/** Other figures of the operators that a job may have changed. */
const OTHERS = ['operators'] as const

function driveJob(cache: QueryClient, jobId: string) {
  let before = cache.getQueryData(jobQuery(jobId).queryKey)?.processed_items ?? 0
  let isDone = false
  const step = async () => {
    const { processedItems, done } = await processJob(jobId)
    const processed = processedItems - before
    before = processedItems
    isDone = done
    return { processed, done }
  }
  const onStep = async () => {
    await cache.invalidateQueries({ queryKey: [...JOBS, 'one', jobId] })
    if (isDone) await cache.invalidateQueries({ queryKey: OTHERS })
  }
  return startDrive(jobId, step, onStep)
}

/** Calls for one batch after the other; where a worker has the job, its progress is told just so. */
export function useDriveJob(): (jobId: string) => void {
  const cache = useQueryClient()
  return (jobId) => void driveJob(cache, jobId)
}
