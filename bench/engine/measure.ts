import { once } from 'node:events'
import { GOLDEN } from '../../src/cli/eval/golden'
import { DIMENSION_SETS } from '../../src/engine'
import { median } from '../harness/report'
import { bestCost, costOfRound, costOnce } from './cost'
import { BUILT_IN_TEMPLATES, classify, embed, fullResult, outputsFor, topicName } from './full-result'
import type { Loaded } from './loading'
import { startPart } from './part'
import { Rival } from './rival'

const LOADINGS = 7
const TURNS = 120

const names = GOLDEN.map(({ name }) => name)
const results = names.map((name) => classify(name))

/** Golden names crossed with places, ages, industries and the like: none of them is met twice. */
function unseenNames(): string[] {
  const values = [...new Set(DIMENSION_SETS.flatMap((set) => set.values))]
  return values.flatMap((value, nth) =>
    names
      .filter((_, at) => (at + nth) % 8 === 0)
      .map((name) => (nth % 2 === 0 ? `${name} ${value}` : `${value} ${name}`)),
  )
}

/** Each in a process of its own. */
async function loadings(): Promise<Loaded[]> {
  const all: Loaded[] = []
  while (all.length < LOADINGS) {
    const [loaded] = await once(startPart('loading'), 'message')
    all.push(loaded)
  }
  return all
}

/** Rounds in turn: what slows the machine for a while slows both. */
async function costsInTurn(rival: Rival) {
  const task = { names, repeated: true }
  await rival.cost(task)
  const turns: { ours: number; theirs: number }[] = []
  while (turns.length < TURNS) turns.push({ ours: costOfRound(names, fullResult), theirs: await rival.cost(task) })
  return turns
}

const loaded = await loadings()
const parts = {
  classify: bestCost(names, (name) => classify(name)),
  'of it, topic name': bestCost(names, (name) => topicName(name)),
  templates: bestCost(names, (_, at) => outputsFor(results[at]!, BUILT_IN_TEMPLATES)),
  embedding: bestCost(names, (_, at) => embed(results[at]!)),
}
bestCost(names, fullResult)
const rival = await Rival.start()
const turns = await costsInTurn(rival)
const ours = turns.map((turn) => turn.ours)
const theirs = turns.map((turn) => turn.theirs)
const ratios = turns.map((turn) => turn.theirs / turn.ours)
const unseen = unseenNames()
const oursOnce = costOnce(unseen, fullResult)
const theirsOnce = await rival.cost({ names: unseen.slice(0, 3000), repeated: false })
rival.stop()
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
const line = (label: string, value: string) => console.log(`${label.padEnd(20)} ${value}`)
const took = loaded.map(({ milliseconds }) => milliseconds)
line('loading', `${median(took).toFixed(0)} ms, at best ${Math.min(...took).toFixed(0)} (limit 300)`)
line('memory of engine', `${megabytes(loaded[0]!.heap)} heap, ${megabytes(loaded[0]!.resident)} resident (limit 150)`)
line('full result', `${median(ours).toFixed(1)} µs a name, at best ${Math.min(...ours).toFixed(1)}`)
for (const [part, microseconds] of Object.entries(parts)) line(`  ${part}`, `${microseconds.toFixed(1)} µs`)
line('natural Bayes', `${median(theirs).toFixed(1)} µs a name, at best ${Math.min(...theirs).toFixed(1)}`)
line(
  'ratio',
  `${median(ratios).toFixed(1)} in turn, ${(Math.min(...theirs) / Math.min(...ours)).toFixed(1)} of the best rounds (at least 20)`,
)
line(
  'names met once',
  `${oursOnce.toFixed(1)} µs, natural ${theirsOnce.toFixed(1)} µs, ratio ${(theirsOnce / oursOnce).toFixed(1)} (${unseen.length} names)`,
)
