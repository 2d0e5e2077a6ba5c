import { readFileSync, writeFileSync } from 'node:fs'
import { parse, View } from 'vega'
import { compile } from 'vega-lite'
import { diskTable, latencyTable, machineLine, rateTable, sizingTable } from './plots/tables.js'

/**
 * Draws bench/growth/figures.json into docs/images, once for light and once for dark pages, in the console's colours, and
 * writes the tables of docs/growth.md and docs/scale.md.
 */
const figures = JSON.parse(readFileSync('bench/growth/figures.json', 'utf8'))
const THEMES = {
  light: {
    paper: '#fbfaf6',
    line: '#dfddd6',
    ink: '#1f211c',
    soft: '#565950',
    lines: ['#115a42', '#d19739', '#3b74b5', '#b8659b', '#888981', '#7d5a29'],
  },
  dark: {
    paper: '#101411',
    line: '#2c302d',
    ink: '#e9e8e2',
    soft: '#bbbdb4',
    lines: ['#7fd6b1', '#d19239', '#6493d8', '#d07cb3', '#9a9c94', '#c9a36a'],
  },
}
const DURATION = `datum.value < 60 ? datum.value + ' s' : datum.value < 3600 ? datum.value / 60 + ' min' : datum.value / 3600 + ' h'`
const TOPICS = { field: 'topics', type: 'quantitative', scale: { type: 'log' }, axis: { values: [1e5, 1e6, 1e7] } }

for (const [theme, colours] of Object.entries(THEMES)) {
  await draw(`growth-reads-${theme}`, reads(), colours)
  await draw(`growth-work-${theme}`, work(), colours)
}

fill('docs/growth.md', {
  machine: machineLine(figures),
  latencies: latencyTable(figures),
  rates: rateTable(figures),
  disk: diskTable(figures),
})
fill('docs/scale.md', { sizing: sizingTable(figures) })

/** Puts each text between `<!-- name -->` and the next `<!-- end -->`. */
function fill(file, texts) {
  let page = readFileSync(file, 'utf8')
  for (const [name, text] of Object.entries(texts)) {
    const begin = page.indexOf(`<!-- ${name} -->`)
    const end = page.indexOf('<!-- end -->', begin)
    if (begin < 0 || end < 0) throw new Error(`${file} has no place for ${name}`)
    page = `${page.slice(0, begin)}<!-- ${name} -->\n${text}\n${page.slice(end)}`
  }
  writeFileSync(file, page)
}

async function draw(name, spec, { paper, line, ink, soft, lines }) {
  const text = { labelColor: soft, titleColor: soft, labelFontSize: 11, titleFontSize: 11, titleFontWeight: 'normal' }
  const config = {
    background: paper,
    font: 'Georgia, serif',
    view: { stroke: line },
    axis: { ...text, gridColor: line, domainColor: line, tickColor: line },
    legend: { ...text, title: null, orient: 'bottom', columns: 1, symbolType: 'stroke', labelLimit: 260 },
    title: { color: ink, fontSize: 14, fontWeight: 'normal', anchor: 'start' },
    range: { category: lines },
    line: { strokeWidth: 2 },
    point: { size: 40 },
  }
  const view = new View(parse(compile({ ...spec, config, padding: 16 }).spec), { renderer: 'none' })
  writeFileSync(`docs/images/${name}.svg`, `${await view.toSVG()}\n`)
}

/** Milliseconds of what people wait for: flat lines are what is wanted. */
function reads() {
  const values = figures.flatMap(({ topics, latencies }) => latencies.map((latency) => ({ topics, ...latency })))
  const groups = [...new Set(values.map(({ group }) => group))]
  const plots = groups.map((group) => ({
    title: group,
    width: 240,
    height: 220,
    data: { values: values.filter((value) => value.group === group) },
    mark: { type: 'line', point: true },
    encoding: {
      x: { ...TOPICS, title: 'topics in the catalog', axis: { ...TOPICS.axis, format: '~s' } },
      y: {
        field: 'p50',
        type: 'quantitative',
        title: 'milliseconds, p50',
        scale: { type: 'log', domain: [0.5, 1000], clamp: true },
        axis: { values: [1, 10, 100, 1000] },
      },
      color: { field: 'what', type: 'nominal', sort: null, legend: { labelLimit: 300 } },
    },
  }))
  return { concat: plots, columns: 2, resolve: { scale: { color: 'independent' } } }
}

/** How long all topics take, from the rates; dashed, what n log n would make of the smallest catalog's. */
function work() {
  const NAMES = {
    intake: 'intake of as many new topics',
    reclassify: 'reclassify all topics',
    sweep: 'look for duplicates of all topics',
    export: 'export a library of a twentieth',
  }
  const seconds = ({ rates, topics, library }, key) => (key === 'export' ? library : topics) / rates[key]
  const values = Object.keys(NAMES).flatMap((key) =>
    figures.map((measured) => ({ what: NAMES[key], topics: measured.topics, seconds: seconds(measured, key) })),
  )
  const [smallest] = figures
  const bounds = Object.keys(NAMES).flatMap((key) =>
    figures.map(({ topics }) => ({
      what: NAMES[key],
      topics,
      seconds: (seconds(smallest, key) * topics * Math.log(topics)) / (smallest.topics * Math.log(smallest.topics)),
    })),
  )
  const encoding = {
    x: { ...TOPICS, title: 'topics in the catalog', axis: { ...TOPICS.axis, format: '~s' } },
    y: {
      field: 'seconds',
      type: 'quantitative',
      title: null,
      scale: { type: 'log' },
      axis: { values: [0.1, 1, 10, 60, 600, 3600, 36_000, 360_000], labelExpr: DURATION },
    },
    color: { field: 'what', type: 'nominal', sort: null, legend: { labelLimit: 300 } },
  }
  return {
    title: 'Work on everything; dashed: n log n from the smallest catalog',
    width: 560,
    height: 300,
    layer: [
      { data: { values: bounds }, mark: { type: 'line', strokeDash: [4, 4], strokeWidth: 1, opacity: 0.7 }, encoding },
      { data: { values }, mark: { type: 'line', point: true }, encoding },
    ],
  }
}
