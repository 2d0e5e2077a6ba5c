import { z } from 'zod'
import type { Db } from '../../../src/db/db'
import { int8 } from '../../../src/db/rows'
import { global_topics } from '../../../src/db/tables'
import { PARENT_CATEGORIES } from '../../../src/engine'
import { describeField } from '../../../src/form-fields'
import { defineJob, type RunningJob, type StepCtx, type StepOutcome } from '../../../src/jobs/job'
import { flagTopics } from '../../../src/review/flag'
import { storable } from '../../../src/storable'

const BELOW = 'config.below must be a number from 0 to 1'
const CATEGORY = 'config.parentCategory must be a category'
const REASON = 'config.reason must have 1 to 200 characters'

const config = z.strictObject(
  {
    dryRun: describeField(z.boolean({ error: 'config.dryRun must be true or false' }), {
      label: 'Dry run',
      help: 'Changes nothing. Shows which topics would be flagged.',
      initial: true,
    }).default(false),
    below: describeField(z.number({ error: BELOW }).min(0, BELOW).max(1, BELOW), {
      label: 'Confidence below',
      help: 'From 0 to 1.',
      initial: 0.5,
    }),
    parentCategory: describeField(z.enum(PARENT_CATEGORIES, { error: CATEGORY }), {
      label: 'Category',
      none: 'All categories',
    }).optional(),
    reason: describeField(z.string({ error: REASON }).max(200, REASON).overwrite(storable).min(1, REASON), {
      label: 'Reason',
      help: 'Reviewers see it in the queue.',
    }),
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? `config has no ${issue.keys[0]}` : 'config is not valid') },
)
type Config = z.output<typeof config> & { retryOf?: string }

/** Flags topics for review that the engine was unsure of. A topic that a person reviewed already is an error. */
export const flagUnsure = defineJob<Config>({
  type: 'flag_unsure',
  title: 'Flag unsure topics',
  description: 'Puts topics into the review queue whose classification has a low confidence.',
  items: 'topics',
  counters: { success: 'flagged' },
  config,
  count: ({ db }, input) => countTopics(db, input),
  step: flagChunk,
  retry: (input, retryOf) => ({ ...input, retryOf }),
})

const BATCH_SIZE = 3

async function flagChunk(ctx: StepCtx, job: RunningJob<Config>): Promise<StepOutcome> {
  const size = job.chunk(BATCH_SIZE)
  let taken = 0
  await job.commit(async (db) => {
    const topics = await lockTopics(db, job, size)
    taken = topics.length
    const unsure = topics.filter(({ review_status }) => review_status !== 'reviewed')
    const cursor = { after: topics.at(-1)?.id ?? job.cursor.after }
    if (job.config.dryRun) return { success: taken, cursor, result: addExamples(job.result, unsure) }
    await flagTopics({ ...ctx, db }, { topicIds: unsure.map(({ id }) => id), reason: job.config.reason })
    const reviewed = topics.filter((topic) => !unsure.includes(topic))
    const errors = reviewed.map(({ id, topic_name }) => ({ id, name: topic_name, message: 'A person reviewed it' }))
    return { success: unsure.length, errors, cursor }
  })
  return taken < size ? 'done' : 'more'
}

const UNSURE = `g.confidence < $1 AND ($2::text IS NULL OR g.parent_category = $2) AND g.archived_at IS NULL
  AND g.merged_into IS NULL AND ($3::text IS NULL OR g.id IN (SELECT item_id FROM job_errors WHERE job_id = $3))`

const values = ({ below, parentCategory, retryOf }: Config) => [below, parentCategory ?? null, retryOf ?? null]

async function countTopics(db: Db, input: Config): Promise<number> {
  const [row] = await db.query(
    { count: int8 },
    { text: `SELECT count(*) FROM global_topics g WHERE ${UNSURE}`, values: values(input) },
  )
  return row!.count
}

const TOPIC = {
  id: global_topics.id,
  topic_name: global_topics.topic_name,
  review_status: global_topics.review_status,
}

const lockTopics = (db: Db, { config, cursor }: RunningJob<Config>, size: number) =>
  db.query(TOPIC, {
    text: `SELECT g.id, g.topic_name, g.review_status FROM global_topics g
           WHERE ${UNSURE} AND g.id > $4 ORDER BY g.id LIMIT $5 FOR UPDATE`,
    values: [...values(config), cursor.after ?? '', size],
  })

type DryRun = { changedTopics?: number; examples?: object[] }

/** The shape that the console shows of any dry run. */
function addExamples({ changedTopics = 0, examples = [] }: DryRun, topics: { id: string; topic_name: string }[]) {
  const more = topics.map(({ id, topic_name }) => ({
    id,
    topicName: topic_name,
    previousValues: { review_status: null },
    newValues: { review_status: 'needs_review' },
  }))
  const total = changedTopics + topics.length
  return { changedTopics: total, changes: { review_status: total }, examples: [...examples, ...more] }
}
