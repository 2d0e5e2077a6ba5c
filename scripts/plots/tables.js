const number = (value) => Math.round(value).toLocaleString('en')
const short = (value) => (value >= 100 ? number(value) : value.toPrecision(2))
const gigabytes = (bytes) => `${short(bytes / 1e9)} GB`
const row = (cells) => `| ${cells.join(' | ')} |`
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** Milliseconds of pages and look-ups at each size, and how many times as long as the rows by primary key they take. */
export function latencyTable(figures) {
  const last = figures.at(-1)
  const sizes = figures.map(({ topics }) => `${number(topics)} topics`)
  const rows = last.latencies.map(({ what }) => {
    const measured = figures.map(({ latencies }) => latencies.find((latency) => latency.what === what))
    const times = measured.map(({ p50, floorP50 }) => p50 / floorP50)
    const cells = measured.map(({ p50, p99 }, at) => `${short(p50)}, ${short(p99)} ms (${short(times[at])}×)`)
    return [what, ...cells, `${(times.at(-1) / times[0]).toFixed(1)}×`]
  })
  return table(['p50, p99 (p50 as a multiple of the floor)', ...sizes, 'multiple, first to last'], rows)
}

const WORK = {
  intake: ['intake of new topics, 500 a batch', ({ topics }) => topics],
  plain: ['the same topics into a table with a primary key alone', null],
  export: ['export of the library, from memory', ({ library }) => library],
  exportFromDisk: ['export of the library, with nothing in memory', ({ library }) => library],
  reclassify: ['reclassify, local', ({ topics }) => topics],
  sweep: ['dedup sweep', ({ topics }) => topics],
}

/** Topics a second, and from that the time for all of them. */
export function rateTable(figures) {
  const measured = Object.entries(WORK).filter(([key]) => figures.every(({ rates }) => rates[key]))
  const rows = measured.map(([key, [what, countOf]]) => [
    what,
    ...figures.map((figure) => {
      const rate = figure.rates[key]
      return `${number(rate)}/s${countOf ? ` (all: ${duration(countOf(figure) / rate)})` : ''}`
    }),
    `${(figures[0].rates[key] / figures.at(-1).rates[key]).toFixed(2)}×`,
  ])
  const sizes = figures.map(({ topics }) => `${number(topics)} topics`)
  return table(['Work', ...sizes, 'time for one topic, first to last'], rows)
}

function duration(seconds) {
  if (seconds < 100) return `${short(seconds)} s`
  return seconds < 6000 ? `${short(seconds / 60)} min` : `${short(seconds / 3600)} h`
}

const bytesOf = (measured, name) => measured.disk.tables.find(({ table }) => table === name)
const catalogBytes = (measured, key) =>
  ['global_topics', 'topic_embeddings'].reduce((sum, name) => sum + bytesOf(measured, name)[key], 0)

/** Bytes on disk, from which other sizes are worked out. */
export function diskTable(figures) {
  const rows = figures.map((measured) => [
    number(measured.topics),
    number(catalogBytes(measured, 'bytes') / measured.topics),
    number(catalogBytes(measured, 'indexBytes') / measured.topics),
    number(bytesOf(measured, 'org_topics').bytes / measured.library),
    number(measured.historyBytes),
    gigabytes(measured.disk.database),
  ])
  return table(
    ['Topics', 'bytes per topic', 'of these indexes', 'bytes per library link', 'bytes per history entry', 'database'],
    rows,
  )
}

const WAL_BYTES = 4e9
/** Catalogs and libraries that were not measured, with the measured catalog that they are worked out from. */
const LARGER = [
  { topics: 1e6, organizations: 100, links: 5e6, requests: 500 },
  { topics: 1e7, organizations: 1_000, links: 5e7, requests: 2_000 },
]

export function sizingTable(figures) {
  const measured = figures.map((size) => [
    number(size.topics),
    '1',
    number(size.library),
    number(size.load.requestsPerSecond),
    `1, ${number(size.load.nodeMegabytes)} MB`,
    gigabytes(catalogBytes(size, 'indexBytes') + bytesOf(size, 'org_topics').indexBytes),
    gigabytes(size.disk.database),
    'measured',
  ])
  const larger = LARGER.flatMap(({ topics, organizations, links, requests }) => {
    const size = figures.find((candidate) => candidate.topics === topics)
    if (!size) return []
    const library = bytesOf(size, 'org_topics')
    const nodes = Math.ceil(requests / size.load.requestsPerSecond)
    const disk = catalogBytes(size, 'bytes') + links * (library.bytes / size.library + size.historyBytes) + WAL_BYTES
    const indexes = catalogBytes(size, 'indexBytes') + links * (library.indexBytes / size.library)
    return [
      [
        number(topics),
        number(organizations),
        number(links),
        number(requests),
        `${nodes}, ${number(size.load.nodeMegabytes)} MB each`,
        gigabytes(indexes),
        gigabytes(disk),
        'extrapolated',
      ],
    ]
  })
  return table(
    ['Topics', 'Organizations', 'Library links', 'Requests/s', 'Nodes, memory', 'Indexes', 'Disk', ''],
    [...measured, ...larger],
  )
}

export function machineLine(figures) {
  const { cores, memoryGiB, postgres, jobTopics } = figures.at(-1)
  const dates = [...new Set(figures.map(({ date }) => date))].join(', ')
  const loads = figures.map(({ loadBefore }) => loadBefore).join(', ')
  return (
    `${dates}: ${cores} cores, ${memoryGiB} GiB, PostgreSQL ${postgres} beside Taxon on the same machine; its load before each size ` +
    `was ${loads}. Jobs ran over ${number(jobTopics)} topics.`
  )
}
