/**
 * How fast the engine is: full classification with the outputs of the four templates and the embedding, against the
 * BayesClassifier of npm `natural` trained on the same golden set, in the same run, on one core.
 *   npx esbuild bench/engine.ts --bundle --platform=node --format=esm --packages=external --outfile=<scratch>/engine.mjs && node --expose-gc <scratch>/engine.mjs
 */
const before = process.memoryUsage()
const started = performance.now()
const { classify } = await import('../src/engine/classify')
const { embed } = await import('../src/engine/embedding')
const { BUILT_IN_TEMPLATES, outputsFor } = await import('../src/engine/template')
classify('warm up: one name loads everything that is loaded lazily')
const loading = performance.now() - started
globalThis.gc?.()
const after = process.memoryUsage()

const { GOLDEN } = await import('../src/engine/golden')
const names = GOLDEN.map(({ name }) => name)

const { default: natural } = await import('natural')
const bayes = new natural.BayesClassifier()
for (const { name, parent_category } of GOLDEN) if (parent_category) bayes.addDocument(name, parent_category)
bayes.train()

function full(name: string): void {
  const result = classify(name)
  outputsFor(result, BUILT_IN_TEMPLATES)
  embed(result)
}

/** Names a second, the best of a few rounds of half a second each. */
function rate(work: (name: string) => void): number {
  let best = 0
  for (let round = 0; round < 5; round++) {
    const start = performance.now()
    let done = 0
    while (performance.now() - start < 500) work(names[done++ % names.length]!)
    best = Math.max(best, (done * 1000) / (performance.now() - start))
  }
  return best
}

const ours = rate(full)
const theirs = rate((name) => bayes.classify(name))
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
console.log(`loading            ${loading.toFixed(0)} ms (limit 300)`)
console.log(
  `memory of engine   ${megabytes(after.heapUsed - before.heapUsed)} heap, ${megabytes(after.rss - before.rss)} resident (limit 150)`,
)
console.log(`full result        ${ours.toFixed(0)} names/s`)
console.log(`natural Bayes      ${theirs.toFixed(0)} names/s`)
console.log(`ratio              ${(ours / theirs).toFixed(1)} (at least 20)`)
