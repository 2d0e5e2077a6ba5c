import { beginSpan, type Facts, inSpan } from '../telemetry/tracing'
import type { BatchAnswer, LlmBatches } from './batch'
import type { Answer } from './turn'
import { addUsage, NO_USAGE, type Usage } from './usage'

type Calls<Q> = { model: string; ask(question: Q): Promise<Answer>; batches: LlmBatches }

/** Tells of each call the model, the tokens and the cost; never what was asked or answered. */
export function tracedCalls<Q>(llm: Calls<Q>, baseUrl: string): Pick<Calls<Q>, 'ask' | 'batches'> {
  const call = (operation: string, model: string | undefined, more: Facts = {}) => ({
    kind: 'client' as const,
    facts: {
      'gen_ai.operation.name': operation,
      'gen_ai.provider.name': 'anthropic',
      'gen_ai.request.model': model,
      'server.address': new URL(baseUrl).hostname,
      ...more,
    },
  })
  return {
    ask: (question) =>
      inSpan(`chat ${llm.model}`, call('chat', llm.model), async (span) => {
        try {
          const answer = await llm.ask(question)
          span.note(usageFacts(answer.usage))
          return answer
        } catch (error) {
          span.note(failureFacts(error))
          throw error
        }
      }),
    batches: tracedBatches(llm.batches, call),
  }
}

type CallFacts = (operation: string, model: string | undefined, more?: Facts) => { kind: 'client'; facts: Facts }

function tracedBatches(batches: LlmBatches, call: CallFacts): LlmBatches {
  return {
    submit: (questions, options) => {
      const facts = call('batch_submit', options.model, { 'taxon.llm.questions': questions.length })
      return inSpan(`batch_submit ${options.model}`, facts, () => batches.submit(questions, options))
    },
    listOthers: (...args) => inSpan('batch_list', call('batch_list', undefined), () => batches.listOthers(...args)),
    isEnded: (...args) => inSpan('batch_status', call('batch_status', undefined), () => batches.isEnded(...args)),
    answers: (batch, model, signal) => tracedAnswers(batches.answers(batch, model, signal), model, call),
  }
}

async function* tracedAnswers(answers: AsyncIterable<BatchAnswer>, model: string, call: CallFacts) {
  const span = beginSpan(`batch_answers ${model}`, call('batch_answers', model))
  let usage: Usage = { ...NO_USAGE, cost: null }
  try {
    for await (const answer of answers) {
      const cost = answer.usage.cost === null ? usage.cost : (usage.cost ?? 0) + answer.usage.cost
      usage = { ...addUsage(usage, answer.usage), cost }
      yield answer
    }
  } catch (error) {
    span?.fail(error)
    throw error
  } finally {
    span?.note(usageFacts(usage))
    span?.end()
  }
}

const usageFacts = ({ inputTokens, outputTokens, webSearches, cost }: Usage): Facts => ({
  'gen_ai.usage.input_tokens': inputTokens,
  'gen_ai.usage.output_tokens': outputTokens,
  'taxon.llm.web_searches': webSearches,
  'taxon.llm.cost_usd': cost,
})

/** What was used before it failed, and the status of the provider's answer. */
function failureFacts(error: unknown): Facts {
  const { usage, cause } = error as { usage?: Usage; cause?: { status?: number } }
  return { ...(usage ? usageFacts(usage) : {}), 'http.response.status_code': cause?.status }
}
