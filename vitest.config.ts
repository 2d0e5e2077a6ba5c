import { defineConfig } from 'vitest/config'

const withoutDatabase = ['test/engine/**/*.test.ts', 'test/unit/**/*.test.ts']

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // A fork reads the application once, not once a file; files share nothing but modules.
    isolate: false,
    silent: 'passed-only',
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // What is waited for comes; how soon depends on the machine.
    expect: { poll: { timeout: 15_000 } },
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
      {
        extends: true,
        test: {
          name: 'database',
          include: ['test/**/*.test.ts'],
          exclude: withoutDatabase,
          globalSetup: 'test/harness/global-setup.ts',
        },
      },
    ],
  },
})
