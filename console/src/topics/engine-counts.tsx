import { count, counted, dollars } from '../ui/format'

export type EngineUse = { local: number; llm: number; failed: number; tokens: number; cost: number }

/** Who answered, and what that cost. */
export const EngineCounts = ({ local, llm, failed, tokens, cost }: EngineUse) => (
  <p className="tabular-nums">
    Classified by the local engine: {count(local)}, by the LLM: {count(llm)}.
    {failed > 0 ? (
      <span className="text-warn">
        {' '}
        The LLM gave no answer for {counted(failed, 'name')}, so the local engine’s is used.
      </span>
    ) : null}
    {tokens > 0 ? (
      <span className="text-ink-soft">
        {' '}
        {count(tokens)} tokens, about {dollars(cost)}.
      </span>
    ) : null}
  </p>
)
