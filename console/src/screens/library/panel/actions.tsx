import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RefreshCw, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { api, ok } from '../../../api/client'
import { usePermission } from '../../../api/session'
import { Button } from '../../../ui/button'
import { Menu, MenuItem } from '../../../ui/menu'
import { DeleteTopics } from '../delete-topics'
import { LIBRARY, type TopicDetail } from '../queries'

export function TopicActions({ topic, onDeleted }: { topic: TopicDetail; onDeleted: () => void }) {
  const [deleting, setDeleting] = useState(false)
  const mayWrite = usePermission('topics:write')
  const mayDelete = usePermission('library:delete')
  const mayActivate = usePermission('activate')
  return (
    <>
      {mayDelete ? (
        <Button kind="danger" className="mr-auto" onClick={() => setDeleting(true)}>
          <Trash2 />
          Delete
        </Button>
      ) : null}
      {mayActivate ? (
        <Button asChild>
          <Link to="/connections" search={{ push: { topicIds: [topic.id] } }}>
            <Send />
            Push
          </Link>
        </Button>
      ) : null}
      {mayWrite ? <Reclassify id={topic.id} /> : null}
      {deleting ? (
        <DeleteTopics
          selected={new Set([topic.id])}
          filters={{}}
          size={1}
          onClose={() => setDeleting(false)}
          onDeleted={onDeleted}
        />
      ) : null}
    </>
  )
}

function Reclassify({ id }: { id: string }) {
  const cache = useQueryClient()
  const reclassify = useMutation({
    mutationFn: (llm: boolean) =>
      ok(api.POST('/api/topics/{id}/reclassify', { params: { path: { id } }, body: { llm } })),
    onSuccess: ({ llm, fallback }) => {
      toast.success(`Reclassified with the ${llm && !fallback ? 'LLM' : 'local engine'}.`)
      return cache.invalidateQueries({ queryKey: LIBRARY })
    },
  })
  return (
    <Menu
      label="Engine"
      trigger={
        <Button busy={reclassify.isPending}>
          {reclassify.isPending ? null : <RefreshCw />}
          Reclassify
        </Button>
      }
    >
      <MenuItem onSelect={() => reclassify.mutate(false)}>Local engine</MenuItem>
      <MenuItem onSelect={() => reclassify.mutate(true)}>LLM</MenuItem>
    </Menu>
  )
}
