/**
 * How fast the engine is: full classification with the outputs of the four templates and the embedding, against the
 * BayesClassifier of npm `natural` trained on the same golden set, in the same run, on one core.
 */
const before = process.memoryUsage()
const started = performance.now()
const { BUILT_IN_TEMPLATES, classify, embed, fullResult, outputsFor, topicName } = await import('./engine/full-result')
fullResult('warm up: one name loads everything that is loaded lazily')
const loading = performance.now() - started
globalThis.gc?.()
const after = process.memoryUsage()

const { GOLDEN } = await import('../src/engine/golden')
const { DIMENSION_SETS } = await import('../src/engine/dimensions/sets')
const names = GOLDEN.map(({ name }) => name)

const { default: natural } = await import('natural')
const bayes = new natural.BayesClassifier()
for (const { name, parent_category } of GOLDEN) if (parent_category) bayes.addDocument(name, parent_category)
bayes.train()

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

/** Microseconds of processor time a name, each name once. */
function costOnce(all: readonly string[], work: (name: string) => void): number {
  const started = process.cpuUsage()
  for (const name of all) work(name)
  return spent(started) / all.length
}

const ROUND = 300_000

/** Microseconds of processor time a name, over a third of a second. Nobody clears up what another left behind. */
function costOfRound(work: (name: string, at: number) => void): number {
  const started = process.cpuUsage()
  let used = 0
  let done = 0
  for (; used < ROUND; used = spent(started)) {
    for (let at = 0; at < names.length; at++) work(names[at]!, at)
    done += names.length
  }
  return used / done
}

/** The best of a few rounds, warm, so that a busy machine matters less. */
function cost(work: (name: string, at: number) => void): number {
  costOfRound(work)
  return Math.min(...Array.from({ length: 5 }, () => costOfRound(work)))
}

/** Rounds in turn: what slows the machine for a while slows both. */
function costsInTurn(ours: (name: string) => void, theirs: (name: string) => void) {
  cost(ours)
  return Array.from({ length: 15 }, () => ({ ours: costOfRound(ours), theirs: costOfRound(theirs) }))
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

function spent(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return user + system
}

const parts = {
  classify: cost((name) => classify(name)),
  'of it, topic name': cost((name) => topicName(name)),
  templates: cost((_, at) => outputsFor(results[at]!, BUILT_IN_TEMPLATES)),
  embedding: cost((_, at) => embed(results[at]!)),
}
const turns = costsInTurn(fullResult, (name) => bayes.classify(name))
const ours = turns.map((turn) => turn.ours)
const theirs = turns.map((turn) => turn.theirs)
const ratios = turns.map((turn) => turn.theirs / turn.ours)
const unseen = unseenNames()
const oursOnce = costOnce(unseen, fullResult)
const theirsOnce = costOnce(unseen.slice(0, 3000), (name) => bayes.classify(name))
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
const line = (label: string, value: string) => console.log(`${label.padEnd(20)} ${value}`)
line('loading', `${loading.toFixed(0)} ms (limit 300)`)
line(
  'memory of engine',
  `${megabytes(after.heapUsed - before.heapUsed)} heap, ${megabytes(after.rss - before.rss)} resident (limit 150)`,
)
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
