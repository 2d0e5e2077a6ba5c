import { errorMessage } from '../../api/client'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/states'
import type { Unsaid } from './conversation/use-unsaid'
import { SaidText, TURN } from './said-text'

type Props = { said: Unsaid; onRetry: () => void }

/** What was typed and has not reached the server yet. */
export function UnsaidTurn({ said: { text, file, error }, onRetry }: Props) {
  return (
    <section className={TURN} aria-label={text}>
      <SaidText text={text} kind={file ? 'brief' : 'text'} />
      {error ? (
        <AnswerError message={errorMessage(error)} action="Try again" onAction={onRetry} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </section>
  )
}

type ErrorProps = { message: string | null; action: string; onAction: () => void }

export const AnswerError = ({ message, action, onAction }: ErrorProps) => (
  <div role="alert" className="flex items-center justify-between gap-4 rounded-lg border border-bad/40 bg-bad-wash p-4">
    <p>{message}</p>
    <Button onClick={onAction}>{action}</Button>
  </div>
)
