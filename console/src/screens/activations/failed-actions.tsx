import { useMutation } from '@tanstack/react-query'
import { CircleSlash, RotateCcw } from 'lucide-react'
import { toast } from 'sonner'
import { Button } from '../../ui/button'
import { counted } from '../../ui/format'
import { type Activation, bulkDismiss, bulkRetry } from './queries'
import { useActivationsChanged } from './use-activations'

type Props = { activations: readonly Activation[]; onDone: () => void; size?: 'small' }

const complain = (errors: readonly { error: string }[]) => {
  if (errors[0]) toast.error(`${counted(errors.length, 'activation')} refused: ${errors[0].error}`)
}

/** For activations in error: push them again, or leave it at that. */
export function FailedActions({ activations, onDone, size }: Props) {
  const ids = activations.filter(({ status }) => status === 'error').map(({ id }) => id)
  const changed = useActivationsChanged()
  const retry = useMutation({
    mutationFn: () => bulkRetry(ids),
    onSuccess: (answers) => {
      const topics = answers.flatMap(({ runs }) => runs).reduce((sum, { totalItems }) => sum + totalItems, 0)
      if (topics > 0) toast.success(`${counted(topics, 'topic')} will be pushed again.`)
      complain(answers.flatMap(({ errors }) => errors))
      onDone()
    },
    onSettled: changed,
  })
  const dismiss = useMutation({
    mutationFn: () => bulkDismiss(ids),
    onSuccess: (answers) => {
      const dismissed = answers.reduce((sum, answer) => sum + answer.dismissed, 0)
      if (dismissed > 0) toast.success(`${counted(dismissed, 'failure')} dismissed.`)
      complain(answers.flatMap(({ errors }) => errors))
      onDone()
    },
    onSettled: changed,
  })
  return (
    <>
      <Button size={size} busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
        <CircleSlash />
        Dismiss
      </Button>
      <Button size={size} kind={size ? 'plain' : 'primary'} busy={retry.isPending} onClick={() => retry.mutate()}>
        <RotateCcw />
        Retry
      </Button>
    </>
  )
}
