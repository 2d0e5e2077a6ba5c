import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/confirm'
import { batchQuery, cancelBatch, IMPORTS } from './queries'
import { pause } from './run'

export function CancelImport({ batchId }: { batchId: string }) {
  const [asking, setAsking] = useState(false)
  const cache = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => {
      pause(batchId)
      return cancelBatch(batchId)
    },
    onSettled: () => {
      setAsking(false)
      cache.invalidateQueries({ queryKey: [...IMPORTS, 'list'] })
      return cache.invalidateQueries({ queryKey: batchQuery(batchId).queryKey })
    },
  })
  return (
    <>
      <Button size="small" kind="danger" onClick={() => setAsking(true)}>
        Cancel import
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title="Cancel this import?"
        action="Cancel import"
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      >
        Topics that are in your library stay there. The other rows are not taken in, and this import cannot be resumed.
      </Confirm>
    </>
  )
}
