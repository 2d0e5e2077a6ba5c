import { writeFileSync } from 'node:fs'
import type { Writable } from 'node:stream'
import { type ClassificationResult, classify, ENGINE_VERSION } from '../../engine'
import { correctionsReport } from './corrections'
import { GOLDEN, type GoldenName } from './golden'
import committed from './golden/snapshot.json'
import { readLabelledSet, scoreSet, setReport } from './labelled-set'
import { leaveOneOut, leaveOneOutReport } from './leave-one-out'
import { type Reliability, reliabilityLines, reliabilityOf } from './reliability'
import { shareLine } from './share'

export type EvalArgs = {
  diff?: boolean
  update?: boolean
  json?: boolean
  corrections?: string
  names?: string
  leaveOneOut?: boolean
  all?: boolean
  set?: string
}

const SNAPSHOT_FILE = 'src/cli/eval/golden/snapshot.json'

/** The fields of which the golden set says what is right. */
const FIELDS = {
  parent_category: (result: ClassificationResult) => result.parent_category,
  segment_type: (result: ClassificationResult) => result.segment_type,
  audience_type: (result: ClassificationResult) => result.audience_type,
  sensitivity: (result: ClassificationResult) => result.layers.sensitivity,
  primary_intent: (result: ClassificationResult) => result.layers.primary_intent,
} as const
export type GoldenField = keyof typeof FIELDS
const FIELD_NAMES = Object.keys(FIELDS) as GoldenField[]

export type FieldScore = {
  field: GoldenField
  right: number
  of: number
  misses: { name: string; expected: string; got: string }[]
}

/** How many of the golden names come out as expected, field by field. */
export function evaluateGolden(golden: readonly GoldenName[] = GOLDEN): FieldScore[] {
  const results = golden.map((expected) => ({ expected, result: classify(expected.name) }))
  return FIELD_NAMES.map((field) => {
    const judged = results.flatMap(({ expected, result }) => {
      const want = expected[field]
      return want === undefined ? [] : [{ name: expected.name, expected: want, got: FIELDS[field](result) }]
    })
    const misses = judged.filter(({ expected, got }) => expected !== got)
    return { field, right: judged.length - misses.length, of: judged.length, misses }
  })
}

/** How far the confidence of the category can be trusted. */
function goldenReliability(): Reliability {
  return reliabilityOf(
    GOLDEN.map(({ name, parent_category }) => {
      const result = classify(name)
      return { confidence: result.confidence, isRight: result.parent_category === parent_category }
    }),
  )
}

export type Snapshot = { engine_version: string; names: Record<string, string[]> }

/** What the engine says of every golden name: the values whose change a reader wants to see. */
export function takeSnapshot(): Snapshot {
  const names = GOLDEN.map(({ name }): [string, string[]] => {
    const { parent_category, taxonomy_path, segment_type, audience_type, layers } = classify(name)
    const { primary_intent, intensity, awareness, sensitivity, buyer_journey } = layers
    return [
      name,
      [
        parent_category,
        taxonomy_path,
        segment_type,
        audience_type,
        primary_intent,
        intensity,
        awareness,
        sensitivity,
        buyer_journey,
      ],
    ]
  })
  return { engine_version: ENGINE_VERSION, names: Object.fromEntries(names) }
}

const WIDTH = 120

/** A line a name where it fits, as the formatter writes it: a change of the engine is a change of lines. */
function snapshotText({ engine_version, names }: Snapshot): string {
  const entries = Object.entries(names).map(([name, values]) => {
    const texts = values.map((value) => JSON.stringify(value))
    const line = `    ${JSON.stringify(name)}: [${texts.join(', ')}]`
    return line.length < WIDTH ? line : `    ${JSON.stringify(name)}: [\n      ${texts.join(',\n      ')}\n    ]`
  })
  return `{\n  "engine_version": ${JSON.stringify(engine_version)},\n  "names": {\n${entries.join(',\n')}\n  }\n}\n`
}

export type Change = { name: string; before: string[]; after: string[] }

/** What would change for names that both know. */
export function changesSince(before: Snapshot, after: Snapshot): Change[] {
  return Object.entries(after.names).flatMap(([name, values]) => {
    const known = before.names[name]
    return known?.some((value, i) => value !== values[i]) ? [{ name, before: known, after: values }] : []
  })
}

export function runEval(args: EvalArgs, io: { output: Writable }): void {
  const { corrections } = args
  if (args.diff && corrections) {
    io.output.write(`${correctionsReport({ ...args, corrections })}\n`)
    return
  }
  if (args.update) {
    writeFileSync(SNAPSHOT_FILE, snapshotText(takeSnapshot()))
    io.output.write(`Wrote ${SNAPSHOT_FILE}\n`)
    return
  }
  io.output.write(`${reportOf(args)}\n`)
}

function reportOf({ diff, json, leaveOneOut: isLeftOut, all, set }: EvalArgs): string {
  if (diff) return diffReport(json)
  if (isLeftOut) {
    const measured = leaveOneOut({ all })
    return json ? JSON.stringify(measured) : leaveOneOutReport(measured)
  }
  if (set !== undefined) {
    const score = scoreSet(readLabelledSet(set))
    return json ? JSON.stringify(score) : setReport(set, score)
  }
  return scoreReport(json)
}

function scoreReport(json = false): string {
  const scores = evaluateGolden()
  if (json) return JSON.stringify(scores)
  return [
    `Golden set: ${GOLDEN.length} names, engine ${ENGINE_VERSION}`,
    ...scores.map((score) => shareLine(score.field, score)),
    'Confidence',
    ...reliabilityLines(goldenReliability()),
  ].join('\n')
}

function diffReport(json = false): string {
  const before = committed as Snapshot
  const changes = changesSince(before, takeSnapshot())
  if (json) return JSON.stringify(changes)
  const lines = changes.map(({ name, before: old, after }) => {
    const moved = old.flatMap((value, i) => (value === after[i] ? [] : [`${value} → ${after[i]}`]))
    return `  ${name}: ${moved.join('; ')}`
  })
  return [
    `${changes.length} of ${GOLDEN.length} names would change against the snapshot of engine ${before.engine_version}`,
    ...lines,
  ].join('\n')
}
