import { errorMessage } from '../api/client'
import { count, counted, dollars } from '../ui/format'
import type { Estimate } from './engines'

type Props = { estimate: Estimate | undefined; error: Error | null /** What is classified. */; noun?: string }

/** Who will answer, and what that costs. */
export function EstimatePanel({ estimate, error, noun = 'name' }: Props) {
  return (
    <div role="status" className="rounded-md bg-sunken px-3 py-2.5">
      <p className="text-xs font-medium text-ink-soft">Estimate</p>
      {estimate ? (
        <Lines estimate={estimate} noun={noun} />
      ) : error ? (
        <p className="mt-1 text-bad">{errorMessage(error)}</p>
      ) : (
        <p className="mt-1 text-ink-soft">Looking at the {noun}s…</p>
      )}
    </div>
  )
}

function Lines({ estimate, noun }: { estimate: Estimate; noun: string }) {
  const { known, local, llm, overLimit, tokens, cost, quota } = estimate
  const left = quota?.tokens.remaining
  return (
    <ul className="mt-1 flex flex-col gap-0.5 tabular-nums">
      <li>
        Local engine: {counted(local + overLimit, noun)}
        {overLimit > 0 ? `, ${count(overLimit)} of them because they are beyond the LLM’s limit` : ''}
      </li>
      <li>
        LLM: {counted(llm, noun)}
        {llm > 0 ? `, about ${count(tokens)} tokens${cost === null ? '' : `, about ${dollars(cost)}`}` : ''}
      </li>
      {known > 0 ? <li className="text-ink-soft">No classification needed: {counted(known, noun)}</li> : null}
      {left === undefined || left === null ? null : (
        <li className={tokens > left ? 'text-warn' : 'text-ink-soft'}>
          {count(left)} tokens of your plan are left this month.
          {tokens > left ? ' Once they are used up, the local engine answers.' : ''}
        </li>
      )}
    </ul>
  )
}
