import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { compileTaxonomy } from './scripts/taxonomy.js'
import { LongestFirst } from './test/harness/longest-first'

const withoutDatabase = ['test/engine/**/*.test.ts', 'test/unit/**/*.test.ts']

/** Runs on PostgreSQL 18 alone, because no statement that could do otherwise on 15 is in question there. */
const onceOnly = [
  // What a browser shows: the statements behind it are those of the routes, which have tests of their own.
  'test/console/**',
  'test/{docs,openapi}.test.ts',
  // What collectors and Prometheus are sent.
  'test/telemetry/**',
  'test/ops.test.ts',
  // What goes over the network, and what is refused before it: of the database they need a row in connections.
  'test/connectors/**',
  'test/connections/encryption.test.ts',
  'test/llm/{config,memory,simulator}.test.ts',
  'test/auth/{oidc-silence,proxies,hostile-input}.test.ts',
  // What it adds is added and searched by test/search/quality.test.ts on both.
  'test/cli/seed-demo.test.ts',
  // Clients of the API, and the files they read and write.
  'test/cli/{backup,command,doctor,export,import}.test.ts',
  'test/sdk/{client,package}.test.ts',
  // `taxon serve` brings PostgreSQL 18, whichever this run is for.
  'test/{package,serve}.test.ts',
  'test/db/{binaries,crash,embedded,embedded-recovery,embedded-users}.test.ts',
  'test/{activations,import}/kills.test.ts',
  'test/import/upload-kills.test.ts',
  'test/signals/kill.test.ts',
  // What a killed process leaves is decided by transactions, alike on both; what it does if nothing kills it is tested on both.
  'test/{jobs,sync,runs}/kills.test.ts',
  'test/jobs/{merge,refresh}-kills.test.ts',
  'test/schedules/nodes.test.ts',
  // What hostile input does is decided before and after the database has it; test/db/silence.test.ts runs on both.
  'test/{hostile,campaign}/**',
  'test/silence.test.ts',
]
const onOldPostgres = (process.env.TEST_POSTGRES ?? '18') !== '18'

await compileTaxonomy()

export default defineConfig({
  test: {
    pool: 'forks',
    // Two more than there are cores: much of a test is waiting for another process.
    maxWorkers: availableParallelism() + 2,
    // A fork reads the application once, not once a file; files share nothing but modules.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Transformed modules are kept in node_modules: the run on PostgreSQL 15 finds those of the run on 18.
    experimental: { fsModuleCache: true },
    silent: 'passed-only',
    // What is waited for comes; how soon depends on the machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // At the end the run says which statements forget their organization: with less, a busy machine leaves without that.
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: 'test/harness/properties.ts',
    projects: [
      { extends: true, test: { name: 'unit', include: withoutDatabase } },
      {
        extends: true,
        test: {
          name: 'screenshots',
          include: ['test/console/*.shots.ts'],
          globalSetup: 'test/harness/global-setup.ts',
        },
      },
      // What `npm run conformance` runs: it installs the suites first.
      {
        extends: true,
        test: {
          name: 'conformance',
          include: ['test/conformance/*.suite.ts'],
          globalSetup: 'test/harness/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['test/**/*.test.ts'],
          exclude: [...withoutDatabase, ...(onOldPostgres ? onceOnly : [])],
          setupFiles: ['test/harness/check-answers.ts'],
          globalSetup: 'test/harness/global-setup.ts',
        },
      },
    ],
  },
})
