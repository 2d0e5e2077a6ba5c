import type Anthropic from '@anthropic-ai/sdk'
import { z } from 'zod'
import { BRIEF_TOPICS, TOPIC_NAME_LENGTH } from '../limits'
import { formatOf, quoted, readAnswer } from './answer'
import type { Llm, Waiting } from './client'
import { BRIEF_PROMPT } from './prompt'
import type { Usage } from './usage'

type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'

/** `data` is base64. */
export type BriefContent =
  | { kind: 'pdf'; data: string }
  | { kind: 'image'; mediaType: ImageType; data: string }
  | { kind: 'document'; text: string }
  | { kind: 'text'; text: string }

const analysis = z.object({
  summary: z.string(),
  objectives: z.array(z.string()),
  targetAudience: z.string(),
  recommendedTopics: z.array(
    z.object({ topic_name: z.string().trim().min(1).max(TOPIC_NAME_LENGTH), rationale: z.string() }),
  ),
})
export type BriefAnalysis = z.output<typeof analysis>

const FORMAT = formatOf(analysis)

export async function analyzeWithLlm(
  llm: Llm,
  content: BriefContent,
  waiting: Waiting,
): Promise<{ analysis: BriefAnalysis; usage: Usage }> {
  const ask = (block: Anthropic.ContentBlockParam) =>
    llm.ask({
      system: [{ type: 'text', text: BRIEF_PROMPT }],
      messages: [{ role: 'user', content: [block, { type: 'text', text: 'Analyse this brief.' }] }],
      format: FORMAT,
      ...waiting,
    })
  const answer =
    'data' in content
      ? await llm.attach(content.data, (mark) => ask(fileBlock(content, mark)))
      : await ask(textBlock(content))
  const { recommendedTopics, ...others } = readAnswer(answer, analysis)
  return { analysis: { ...others, recommendedTopics: recommendedTopics.slice(0, BRIEF_TOPICS) }, usage: answer.usage }
}

type File = Extract<BriefContent, { data: string }>
type Text = Extract<BriefContent, { text: string }>

const fileBlock = (file: File, data: string): Anthropic.ContentBlockParam =>
  file.kind === 'pdf'
    ? { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data } }
    : { type: 'image', source: { type: 'base64', media_type: file.mediaType, data } }

const textBlock = ({ kind, text }: Text): Anthropic.ContentBlockParam =>
  kind === 'document'
    ? { type: 'document', source: { type: 'text', media_type: 'text/plain', data: text } }
    : { type: 'text', text: quoted('brief', text) }
