import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { usePermission } from '../../api/session'
import { Button } from '../../ui/button'
import { LIBRARY } from '../library/queries'
import { adopt, CATALOG, type CatalogTopic } from './queries'

/** Adds the topic of a row, unless the library has it. */
export function AddOne({ topic }: { topic: CatalogTopic }) {
  const cache = useQueryClient()
  const mayWrite = usePermission('topics:write')
  const add = useMutation({
    mutationFn: () => adopt({ topicIds: [topic.id] }),
    onSuccess: () => {
      cache.invalidateQueries({ queryKey: LIBRARY })
      return cache.invalidateQueries({ queryKey: CATALOG })
    },
  })
  if (topic.inLibrary) {
    return (
      <span className="flex items-center gap-1.5 px-2.5 text-xs whitespace-nowrap text-accent">
        <Check aria-hidden className="size-4" />
        In library
      </span>
    )
  }
  if (!mayWrite) return null
  return (
    <Button
      size="small"
      kind="quiet"
      aria-label={`Add ${topic.topicName}`}
      className="relative z-1"
      busy={add.isPending}
      onClick={() => add.mutate()}
    >
      {add.isPending ? null : <Plus />}
      Add
    </Button>
  )
}
