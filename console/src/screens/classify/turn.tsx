import { errorMessage } from '../../api/client'
import { Button } from '../../ui/button'
import { AnswerWait } from './answer-wait'
import { BriefCard } from './cards/brief-card'
import { RefinementNote } from './cards/refinement-note'
import { TopicCard } from './cards/topic-card'
import { UncertainCard } from './cards/uncertain-card'
import { UnclearCard } from './cards/unclear-card'
import type { ConversationTurn, TopicAnswer } from './conversation/calls'
import { type Ask, type Asking, isCancelled, useAsking } from './conversation/use-answers'
import { MatrixOffer } from './matrix/offer'
import { SaidText, TURN } from './said-text'
import { AnswerError } from './unsaid'

type Props = { id: string; turn: ConversationTurn; onSay: (text: string) => void; onAsk: Ask }

/** One text or brief and its answer. */
export function Turn({ id, turn, onSay, onAsk }: Props) {
  const { position, kind, text, answer } = turn
  const ref = { id, position }
  const asking = useAsking(ref)
  const isWaiting = asking?.isPending ?? false
  return (
    <section className={TURN} aria-label={text}>
      <SaidText text={text} kind={kind} />
      {answer ? (
        <TurnAnswer id={id} turn={turn} answer={answer} isAsking={isWaiting} onSay={onSay} onAsk={onAsk} />
      ) : null}
      {isWaiting && (!answer || asking?.request.as) ? <AnswerWait kind={kind} asking={asking!} /> : null}
      {!answer && !isWaiting ? (
        <Unanswered turn={turn} asking={asking} onAsk={() => onAsk({ ...asking?.request, ...ref })} />
      ) : null}
      {answer && asking?.error && !isCancelled(asking) ? (
        <AnswerError
          message={errorMessage(asking.error)}
          action="Try again"
          onAction={() => onAsk({ ...ref, as: asking.request.as })}
        />
      ) : null}
    </section>
  )
}

type AnswerProps = Props & { answer: NonNullable<ConversationTurn['answer']>; isAsking: boolean }

function TurnAnswer({ id, turn, answer, isAsking, onSay, onAsk }: AnswerProps) {
  const { position, added } = turn
  const ref = { id, position }
  const choose = (as: 'refined' | 'new') => onAsk({ ...ref, as })
  if (answer.kind === 'unclear') return <UnclearCard />
  if (answer.kind === 'brief') return <BriefCard brief={answer.brief} turn={ref} added={added} onSay={onSay} />
  if (answer.kind === 'matrix')
    return (
      <MatrixOffer
        key={answer.subject}
        answer={answer}
        turn={ref}
        added={added}
        isAsking={isAsking}
        onTopic={() => choose('new')}
      />
    )
  const { topic, engine, refinement } = answer as TopicAnswer
  const note = refinement ? <RefinementNote refinement={refinement} isAsking={isAsking} onChoose={choose} /> : null
  const card = { topic, engine, turn: ref, addedId: added[topic.topic_name], note }
  return topic.uncertain ? (
    <UncertainCard key={topic.topic_name} {...card} />
  ) : (
    <TopicCard key={topic.topic_name} {...card} onSay={onSay} />
  )
}

type UnansweredProps = { turn: ConversationTurn; asking: Asking | undefined; onAsk: () => void }

/** After a failure, a cancellation, or a reload in the middle of it. */
function Unanswered({ turn: { kind }, asking, onAsk }: UnansweredProps) {
  if (asking?.error && !isCancelled(asking)) {
    return <AnswerError message={errorMessage(asking.error)} action="Try again" onAction={onAsk} />
  }
  const canAsk = kind === 'text' || asking?.request.file !== undefined
  return (
    <div className="flex items-center justify-between gap-4 rounded-lg border border-dashed border-line-strong p-4 text-ink-soft">
      <p>
        {asking
          ? 'Cancelled.'
          : canAsk
            ? 'Not answered yet.'
            : 'This brief was not read. Attach it again to have it read.'}
      </p>
      {canAsk ? <Button onClick={onAsk}>Ask again</Button> : null}
    </div>
  )
}
