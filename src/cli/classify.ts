import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { type Classification, classification } from '../engine'

export type ClassifyArgs = { text?: string; stdin?: boolean; json?: boolean }
export type ClassifyIo = { input: Readable; output: Writable & { isTTY?: boolean } }

const FLUSH_AT = 64 * 1024

/** Classifies one name, or each line of standard input in order. */
export async function runClassify(args: ClassifyArgs, { input, output }: ClassifyIo): Promise<void> {
  const show = (text: string) => {
    const result = classification(text)
    return args.json ? JSON.stringify(result) : card(text, result)
  }
  if (!args.stdin) {
    await write(output, `${show(args.text ?? '')}\n`)
    return
  }
  let buffered = ''
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    buffered += `${show(line)}\n`
    if (buffered.length < FLUSH_AT) continue
    await write(output, buffered)
    buffered = ''
  }
  await write(output, buffered)
}

function write(output: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (output.write(text, (error) => error && reject(error))) resolve()
    else output.once('drain', resolve)
  })
}

const WIDTH = 10

function bar(share: number): string {
  const full = Math.round(share * WIDTH)
  return '█'.repeat(full) + '░'.repeat(WIDTH - full)
}

function because(words: readonly string[], rule: string): string {
  return words.length > 0 ? `${rule}: ${words.map((word) => `"${word}"`).join(', ')}` : rule
}

function alternativeRows({ uncertain, alternatives }: Classification): [string, string][] {
  if (!uncertain) return []
  const places = alternatives.map(
    ({ parent_category, subcategory, confidence }) =>
      `${parent_category} > ${subcategory} (${Math.round(confidence * 100)} %)`,
  )
  return [['Not sure', places.length > 0 ? `or ${places.join(', or ')}` : 'nothing in the name is known']]
}

export function card(text: string, result: Classification): string {
  const { layers, evidence } = result
  const runnerUp = evidence.category.runner_up
  const rows: [string, string][] = [
    ['Topic', result.topic_name],
    [
      result.uncertain ? 'Best guess' : 'Filed under',
      `${result.taxonomy_type} > ${result.parent_category} > ${result.taxonomy_path}`,
    ],
    ...alternativeRows(result),
    ['IAB 3.1', result.iab_code],
    ['Audience', `${result.segment_type} ${result.audience_type}`],
    ['Confidence', `${bar(result.confidence)} ${Math.round(result.confidence * 100)} %`],
    ['Score', `${bar(layers.composite_score / 100)} ${layers.composite_score} of 100`],
    [
      'Intent',
      layers.secondary_intent ? `${layers.primary_intent}, then ${layers.secondary_intent}` : layers.primary_intent,
    ],
    ['Intensity', layers.intensity],
    ['Awareness', layers.awareness],
    ['Journey', `${layers.buyer_journey} (${layers.funnel})`],
    ['Sensitivity', layers.sensitivity],
    ['Keywords', result.keywords.join(', ')],
  ]
  const why: [string, string][] = [
    ['category', because(evidence.category.words, evidence.category.rule)],
    ['next best', runnerUp?.category ?? 'none'],
    ['audience', because(evidence.audience.words, evidence.audience.rule)],
    ['segment', because(evidence.segment.words, evidence.segment.rule)],
    ['intent', because(evidence.intent.words, evidence.intent.rule)],
    ['sensitivity', because(evidence.sensitivity.words, evidence.sensitivity.rule)],
    ['journey', because(evidence.buyer_journey.words, evidence.buyer_journey.rule)],
  ]
  const line = ([label, value]: [string, string]) => `  ${label.padEnd(12)} ${value}`
  return [text, ...rows.map(line), '  Why', ...why.map(([label, value]) => `    ${label.padEnd(12)} ${value}`)].join(
    '\n',
  )
}
