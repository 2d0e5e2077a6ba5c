/**
 * How fast the engine is: full classification with the outputs of the four templates and the embedding, against the
 * BayesClassifier of npm `natural` trained on the same golden set, in the same run, on one core.
 *   npx esbuild bench/engine.ts --bundle --platform=node --format=esm --packages=external --outfile=<scratch>/engine.mjs && node --expose-gc <scratch>/engine.mjs
 */
const before = process.memoryUsage()
const started = performance.now()
const { classify } = await import('../src/engine/classify')
const { embed } = await import('../src/engine/embedding')
const { topicName } = await import('../src/engine/names')
const { BUILT_IN_TEMPLATES, outputsFor } = await import('../src/engine/template')
full('warm up: one name loads everything that is loaded lazily')
const loading = performance.now() - started
globalThis.gc?.()
const after = process.memoryUsage()

const { GOLDEN } = await import('../src/engine/golden')
const { DIMENSION_SETS } = await import('../src/engine/dimensions')
const names = GOLDEN.map(({ name }) => name)

const { default: natural } = await import('natural')
const bayes = new natural.BayesClassifier()
for (const { name, parent_category } of GOLDEN) if (parent_category) bayes.addDocument(name, parent_category)
bayes.train()

const results = names.map((name) => classify(name))

/** Everything that a caller may ask for is read, so that nothing is put off until after the clock has stopped. */
function full(name: string): number {
  const result = classify(name)
  const outputs = outputsFor(result, BUILT_IN_TEMPLATES)
  let read = embed(result).values.length + result.keywords.length
  for (const { words, rule } of Object.values(result.evidence)) read += words.length + lastCode(rule)
  for (const output of Object.values(outputs)) read += lastCode(output.name) + lastCode(output.description)
  return read
}

/** Reading a letter makes the text one piece, if it was not. */
function lastCode(text: string): number {
  return text.charCodeAt(text.length - 1)
}

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

/** Microseconds of processor time a name, warm: the best of three rounds, so that a busy machine matters less. */
function cost(work: (name: string, at: number) => void): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 4; round++) {
    const started = process.cpuUsage()
    let used = 0
    let done = 0
    for (; used < 700_000; used = spent(started)) {
      for (let at = 0; at < names.length; at++) work(names[at]!, at)
      done += names.length
    }
    if (round > 0) best = Math.min(best, used / done)
  }
  return best
}

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
const ours = cost(full)
const theirs = cost((name) => bayes.classify(name))
const unseen = unseenNames()
const oursOnce = costOnce(unseen, full)
const theirsOnce = costOnce(unseen.slice(0, 3000), (name) => bayes.classify(name))
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
const line = (label: string, value: string) => console.log(`${label.padEnd(20)} ${value}`)
line('loading', `${loading.toFixed(0)} ms (limit 300)`)
line(
  'memory of engine',
  `${megabytes(after.heapUsed - before.heapUsed)} heap, ${megabytes(after.rss - before.rss)} resident (limit 150)`,
)
line('full result', `${ours.toFixed(1)} µs a name`)
for (const [part, microseconds] of Object.entries(parts)) line(`  ${part}`, `${microseconds.toFixed(1)} µs`)
line('natural Bayes', `${theirs.toFixed(1)} µs a name`)
line('ratio', `${(theirs / ours).toFixed(1)} (at least 20)`)
line(
  'names met once',
  `${oursOnce.toFixed(1)} µs, natural ${theirsOnce.toFixed(1)} µs, ratio ${(theirsOnce / oursOnce).toFixed(1)} (${unseen.length} names)`,
)
