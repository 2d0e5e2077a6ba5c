/** The import direction of docs/architecture.md, checked. */
const FOUNDATION =
  '^src/((access|bell|config|errors|form-fields|ids|json|pauses|slots|storable|time-limit)\\.ts$|(limits|telemetry)/)'

/** What each capability may use of the others; all of them may use usage and audit. */
const CAPABILITIES = {
  keys: [],
  usage: [],
  audit: [],
  workspaces: [],
  organizations: ['auth', 'users'],
  users: [],
  auth: ['keys', 'workspaces'],
  search: [],
  catalog: ['templates', 'search'],
  topics: ['catalog', 'templates', 'search'],
  classify: ['topics', 'catalog', 'templates'],
  conversations: ['classify', 'topics'],
  views: ['catalog', 'topics'],
  import: ['topics', 'catalog', 'templates', 'review', 'runs'],
  matrix: ['topics', 'catalog'],
  templates: [],
  connections: ['templates'],
  runs: ['auth'],
  sync: ['topics', 'catalog', 'connections', 'runs'],
  activations: ['connections', 'topics', 'catalog', 'templates', 'runs'],
  review: ['catalog'],
  edits: ['topics', 'catalog', 'templates', 'runs'],
  undo: ['auth', 'topics', 'catalog', 'templates', 'runs'],
  corrections: ['catalog', 'topics'],
  alerts: ['activations', 'connections', 'runs'],
  hygiene: ['jobs', 'activations', 'catalog', 'runs'],
  schedules: ['jobs', 'sync', 'connections', 'runs'],
  signals: ['auth', 'catalog', 'topics', 'connections', 'activations', 'search'],
  mcp: ['auth', 'catalog', 'topics', 'classify', 'matrix', 'connections', 'activations', 'search', 'signals'],
}
const names = Object.keys(CAPABILITIES).join('|')

const capabilityRules = Object.entries(CAPABILITIES).map(([name, uses]) => ({
  name: `${name}-uses`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: { path: `^src/(${names})/`, pathNot: `^src/(${[name, 'usage', 'audit', ...uses].join('|')})/` },
}))

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'engine-imports-nothing',
      comment: 'The engine is pure: it runs in a browser too.',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: { pathNot: '^src/engine/' },
    },
    {
      name: 'engine-has-one-door',
      comment: 'What others may use of the engine is what engine/index.ts exports.',
      severity: 'error',
      from: { path: '^(src|bench)/', pathNot: '^src/engine/' },
      to: { path: '^src/engine/', pathNot: '^src/engine/index\\.ts$' },
    },
    {
      name: 'foundation-imports-nothing-above',
      severity: 'error',
      from: { path: FOUNDATION },
      to: { path: '^src/', pathNot: FOUNDATION },
    },
    {
      name: 'db-knows-no-capability',
      severity: 'error',
      from: { path: '^src/db/' },
      to: { path: '^src/', pathNot: ['^src/db/', FOUNDATION] },
    },
    {
      name: 'http-knows-no-capability',
      severity: 'error',
      from: { path: '^src/http/' },
      to: { path: `^src/(${names}|engine|jobs|llm|connectors)/` },
    },
    {
      name: 'providers-know-no-database',
      severity: 'error',
      from: { path: '^src/(llm|connectors)/' },
      to: { path: '^src/', pathNot: ['^src/(llm|connectors|engine)/', FOUNDATION] },
    },
    {
      name: 'nothing-imports-the-top',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(cli/|app\\.ts|server\\.ts|run-kinds\\.ts|start-driving\\.ts)' },
      to: { path: '^src/(cli/|app\\.ts|server\\.ts|run-kinds\\.ts|start-driving\\.ts)' },
    },
    { name: 'src-without-tests', severity: 'error', from: { path: '^src/' }, to: { path: '^(test|bench|scripts)/' } },
    {
      name: 'few-use-jobs',
      severity: 'error',
      from: { path: `^src/(${names})/`, pathNot: '^src/(hygiene|schedules)/' },
      to: { path: '^src/jobs/' },
    },
    ...capabilityRules,
  ],
  options: {
    // TypeScript 7 has no JavaScript API for the cruiser to read with.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node'],
    },
  },
}
