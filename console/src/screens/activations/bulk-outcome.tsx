import { Download } from 'lucide-react'
import { type FailedItem, FailedList, save } from '../../runs/failed-items'
import { Button } from '../../ui/button'
import { counted } from '../../ui/format'

export type BulkAnswer = {
  success: number
  results: readonly { activationId: string; status: string; error?: string }[]
}

export const failedOf = (answers: readonly BulkAnswer[], names: ReadonlyMap<string, string>): FailedItem[] =>
  answers
    .flatMap(({ results }) => results)
    .flatMap(({ activationId: id, error }) =>
      error === undefined ? [] : [{ id, name: names.get(id) ?? id, message: error }],
    )

type Props = { done: string; answers: readonly BulkAnswer[]; failed: readonly FailedItem[] }

/** How many succeeded, and a list of those that failed. */
export function BulkOutcome({ done, answers, failed }: Props) {
  const success = answers.reduce((sum, answer) => sum + answer.success, 0)
  return (
    <>
      <p className="tabular-nums">
        {counted(success, 'activation')} {done}
        {failed.length > 0 ? `, ${counted(failed.length, 'error')}.` : '.'}
      </p>
      {failed.length > 0 ? (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
          <section tabIndex={0} aria-label="Errors" className="max-h-64 overflow-y-auto rounded-md border">
            <FailedList items={failed} />
          </section>
          <Button size="small" className="self-start" onClick={() => save('activation-errors', failed)}>
            <Download />
            Download as CSV
          </Button>
        </>
      ) : null}
    </>
  )
}
