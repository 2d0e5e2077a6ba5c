import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { ApiError } from '../../api/client'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/confirm'
import { Refusal } from '../../ui/refusal'
import { useNavigateHere } from '../../ui/use-navigate-here'
import { CONNECTIONS, type Connection, connectionQuery, deleteConnection } from './queries'

export function DeleteConnection({ connection }: { connection: Connection }) {
  const { id, name } = connection
  const [asking, setAsking] = useState(false)
  const cache = useQueryClient()
  const navigate = useNavigateHere()
  const remove = useMutation({
    meta: { shownInPlace: true },
    mutationFn: () => deleteConnection(id),
    onSuccess: async () => {
      toast.success(`${name} is deleted.`)
      await navigate({ to: '/connections' })
      cache.removeQueries({ queryKey: connectionQuery(id).queryKey })
      cache.invalidateQueries({ queryKey: CONNECTIONS })
    },
  })
  const ask = (open: boolean) => {
    setAsking(open)
    remove.reset()
  }
  const refusal = remove.error instanceof ApiError ? remove.error : null
  return (
    <>
      <Button kind="danger" onClick={() => ask(true)}>
        <Trash2 />
        Delete
      </Button>
      <Confirm
        open={asking}
        onOpenChange={ask}
        title={`Delete ${name}?`}
        action="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>Its credentials and sync runs are deleted too. Topics stay in your library.</p>
        {refusal ? (
          <Refusal className="mt-3">
            {refusal.message}{' '}
            {refusal.status === 409 ? (
              <Link to="/activations" search={{ connectionId: id, status: 'active' }} className="underline">
                Show activations
              </Link>
            ) : null}
          </Refusal>
        ) : null}
      </Confirm>
    </>
  )
}
