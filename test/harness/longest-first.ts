import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Half a minute or more each, although their files are short: vitest begins with the largest files, and would wait for these at the end. */
const SHORT_BUT_LONG = ['hostile/freezes', 'hostile/unstorable', 'cli/seed-demo', 'db/rolling-upgrade', 'campaign/fuzz']
const ENDINGS = SHORT_BUT_LONG.map((name) => `/test/${name}.test.ts`)

const isLong = ({ moduleId }: TestSpecification): boolean => ENDINGS.some((end) => moduleId.endsWith(end))

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
