import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../api/client'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/states'
import { MatrixOffer } from './matrix-offer'
import { answerQuery, dimensionsQuery } from './queries'
import { TopicCard } from './topic-card'
import { UncertainCard } from './uncertain-card'

type Props = { texts: string[]; onSay: (text: string) => void }

/** One text and its answer: a topic, or the offer of a matrix. */
export function Turn({ texts, onSay }: Props) {
  const text = texts.at(-1)!
  const dimensions = useQuery(dimensionsQuery(text))
  const setNames = dimensions.data?.resolved?.sets ?? []
  return (
    <section className="flex flex-col gap-4" aria-label={text}>
      <p className="self-end rounded-2xl rounded-br-sm bg-accent-wash px-4 py-2 text-base break-words">{text}</p>
      {dimensions.isPending ? <Skeleton className="h-40" /> : null}
      {dimensions.data && setNames.length > 0 ? <MatrixOffer dimensionSets={dimensions.data} /> : null}
      {dimensions.isError || (dimensions.data && setNames.length === 0) ? (
        <Classification texts={texts} onSay={onSay} />
      ) : null}
    </section>
  )
}

function Classification({ texts, onSay }: Props) {
  const answer = useQuery(answerQuery(texts))
  if (answer.isPending) {
    return (
      <div role="status" aria-label="Classifying">
        <Skeleton className="h-80" />
      </div>
    )
  }
  if (answer.isError) {
    return (
      <div
        role="alert"
        className="flex items-center justify-between gap-4 rounded-lg border border-bad/40 bg-bad-wash p-4"
      >
        <p>{errorMessage(answer.error)}</p>
        <Button onClick={() => answer.refetch()}>Try again</Button>
      </div>
    )
  }
  return answer.data.topic.uncertain ? (
    <UncertainCard answer={answer.data} />
  ) : (
    <TopicCard answer={answer.data} onSay={onSay} />
  )
}
