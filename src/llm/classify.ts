import type Anthropic from '@anthropic-ai/sdk'
import type { ClassificationResult, Hints } from '../engine'
import { WEB_SEARCHES_PER_CALL } from '../limits'
import { formatOf, quoted, readAnswer } from './answer'
import { type Llm, UnusableAnswer, type Waiting } from './client'
import { judgement } from './judgement'
import { CLASSIFY_PROMPT } from './prompt'
import { toClassification } from './to-classification'
import type { Answer, Question, SearchTool } from './turn'
import type { Usage } from './usage'

export type Message = { role: 'user' | 'assistant'; content: string }
export type Correction = { topic_name: string; field: string; previous: string; corrected: string; reason: string }

export type ClassifyQuestion = {
  /** At least one user message is not blank. */
  messages: readonly Message[]
  /** The local engine's answer. */
  hint: ClassificationResult
  /** Reviewers' corrections of similar topics. */
  corrections: readonly Correction[]
  /** Values of the vocabulary that are not the model's to decide. */
  decided?: Hints
}

/** The model is asked for every field; those that it leaves out nevertheless come from the local engine. */
const FORMAT = formatOf(judgement.required())

const TOOLS: SearchTool[] = [{ type: 'web_search_20250305', name: 'web_search', max_uses: WEB_SEARCHES_PER_CALL }]

/** Throws an UnusableAnswer if a value is not in the vocabulary. */
export async function classifyWithLlm(
  llm: Llm,
  { signal, onStage, ...topic }: ClassifyQuestion & Waiting,
): Promise<{ result: ClassificationResult; usage: Usage }> {
  const answer = await llm.ask({ ...questionOf(topic, true), signal, onStage })
  return { result: classificationIn(answer), usage: answer.usage }
}

export const questionOf = ({ messages, ...context }: ClassifyQuestion, webSearch: boolean): Question => ({
  system: [
    { type: 'text', text: CLASSIFY_PROMPT, cache_control: { type: 'ephemeral' } },
    { type: 'text', text: contextOf(context) },
  ],
  messages: turnsOf(messages),
  ...(webSearch ? { tools: TOOLS } : {}),
  format: FORMAT,
})

export function classificationIn(answer: Answer): ClassificationResult {
  const result = toClassification(readAnswer(answer, judgement))
  if (typeof result === 'string') throw new UnusableAnswer(result, answer.usage)
  return result
}

function contextOf({ hint, corrections, decided = {} }: Omit<ClassifyQuestion, 'messages'>): string {
  const { evidence: _, ...classified } = hint
  const parts = [
    `A rule engine that looks at words only files the topic so; agree where it is right:\n${quoted('engine', JSON.stringify(classified))}`,
  ]
  if (corrections.length > 0) {
    const listed = corrections.map((correction) => JSON.stringify(correction)).join('\n')
    parts.push(`Reviewers corrected similar topics; file this one in their sense:\n${quoted('corrections', listed)}`)
  }
  if (Object.keys(decided).length > 0) {
    parts.push(
      `The owner of the topic has decided these values; keep them, and judge the others so that they fit:\n${quoted('decided', JSON.stringify(decided))}`,
    )
  }
  return parts.join('\n\n')
}

/** Without blank messages: from the user's first message to the newest, which is the topic. */
function turnsOf(messages: readonly Message[]): Anthropic.MessageParam[] {
  const nonBlank = messages.filter(({ content }) => content.trim() !== '')
  const first = nonBlank.findIndex(({ role }) => role === 'user')
  const last = nonBlank.findLastIndex(({ role }) => role === 'user')
  return nonBlank
    .slice(first, last + 1)
    .map(({ role, content }) => ({ role, content: role === 'user' ? quoted('topic', content) : content }))
}
