import { runConformance } from '@adcp/sdk/conformance'
import { comply } from '@adcp/sdk/testing'

/**
 * What AdCP's own suite says of an agent, as JSON: `node adcp.js storyboard URL KEY id`, or `node adcp.js fuzz URL KEY runs
 * tool…`. The suite writes to standard output while it works; that goes to standard error.
 */
const print = process.stdout.write.bind(process.stdout)
process.stdout.write = process.stderr.write.bind(process.stderr)

const TASKS = {
  storyboard: (url, key, id) =>
    comply(url, {
      storyboards: [id],
      auth: { type: 'bearer', token: key },
      test_kit: { auth: { api_key: key, probe_task: 'get_signals' } },
      allow_http: true,
    }),
  fuzz: (url, key, runs, ...tools) =>
    runConformance(url, { tools, turnBudget: Number(runs), authToken: key, protocol: 'mcp', seed: 20 }),
}

const [task, ...given] = process.argv.slice(2)
print(JSON.stringify(await TASKS[task](...given)))
