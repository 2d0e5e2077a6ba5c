import type { Answer } from '../api/answer'
import type { paths } from '../api/schema'

export type Estimate = Answer<paths['/api/topics/generate-matrix/estimate']['post']>
export type Engine = Estimate['engine']

/** `llmNote` says how many names the LLM answers. */
export const engineChoices = (llmNote: string) =>
  [
    {
      value: 'local',
      label: 'Local',
      note: 'Instant, and uses no tokens of your plan.',
    },
    { value: 'llm', label: 'LLM', note: llmNote },
    {
      value: 'auto',
      label: 'Auto: LLM only where the local engine is not sure',
      note: 'Slower, and uses tokens of your plan for the names that the LLM answers.',
    },
  ] as const satisfies { value: Engine; label: string; note: string }[]
