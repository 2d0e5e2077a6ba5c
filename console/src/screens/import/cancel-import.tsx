import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Confirm } from '../../ui/confirm'
import { batchQuery, cancelBatch, IMPORTS } from './queries'
import { pause } from './run'

export function CancelImport({ batchId }: { batchId: string }) {
  const [confirming, setConfirming] = useState(false)
  const cache = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => {
      pause(batchId)
      return cancelBatch(batchId)
    },
    onSettled: () => {
      setConfirming(false)
      cache.invalidateQueries({ queryKey: [...IMPORTS, 'list'] })
      return cache.invalidateQueries({ queryKey: batchQuery(batchId).queryKey })
    },
  })
  return (
    <>
      <Button size="small" kind="danger" onClick={() => setConfirming(true)}>
        Cancel import
      </Button>
      <Confirm
        open={confirming}
        onOpenChange={setConfirming}
        title="Cancel this import?"
        action="Cancel import"
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      >
        Topics already imported stay in your library. The remaining rows won’t be imported, and you can’t resume this
        import.
      </Confirm>
    </>
  )
}
