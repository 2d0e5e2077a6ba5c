import { expect, test } from 'vitest'
import { useDatabaseBefore } from '../harness/before-migration'
import { select } from '../harness/select'

const MIGRATION = '0020_runs.sql'
const { db, apply } = await useDatabaseBefore(MIGRATION)

test('imports, pushes, syncs and jobs of an earlier version become runs of their clients', async () => {
  await db.execute({
    text: `
      INSERT INTO organizations (id, name, slug) VALUES ('org', 'Acme', 'acme');
      INSERT INTO users (id, name, email) VALUES ('user', 'U', 'user@example.com');
      INSERT INTO connections (org_id, id, name, platform, direction, config, created_by, created_at, updated_at) VALUES
        ('org', 'conn', 'C', 'dspapi', 'bidirectional', '{}', 'user', now(), now());
      INSERT INTO import_batches (org_id, id, filename, status, total_rows, processed_rows, success_count, duplicate_count,
                                  error_count, chunks_total, use_llm, created_by, created_at) VALUES
        ('org', 'batch', 'a.csv', 'completed', 9, 9, 5, 3, 1, 1, false, 'user', '2026-01-01'),
        ('system', 'seed', 'b.csv', 'processing', 9, 0, 0, 0, 0, 1, false, 'user', '2026-01-02');
      INSERT INTO push_runs (org_id, id, connection_id, status, total_items, success_count, error_count, message,
                             created_by, created_at) VALUES
        ('org', 'push', 'conn', 'failed', 4, 1, 3, 'Invalid user credentials', 'user', '2026-01-03');
      INSERT INTO sync_runs (org_id, id, connection_id, status, total_items, success_count, created_by, created_at) VALUES
        ('org', 'sync', 'conn', 'running', NULL, 40, 'user', '2026-01-04');
      INSERT INTO jobs (id, job_type, org_id, created_by, status, config, total_items, processed_items, error_count,
                        created_at) VALUES
        ('job', 'refresh_activations', 'org', 'user', 'processing', '{"workspaceId": "gone"}', 7, 2, 1, '2026-01-05'),
        ('sweep', 'dedup_sweep', NULL, 'user', 'pending', '{}', 7, 0, 0, '2026-01-06');
      INSERT INTO job_errors (job_id, message) VALUES ('job', 'first'), ('job', 'second')`,
  })
  expect(await apply()).toEqual([MIGRATION])

  const runs = await select(db, {
    text: `SELECT org_id, id, kind, title, connection_id, driver, source, state, total_items AS total,
                  processed_items AS processed, success_count AS success, error_count AS errors, skip_count AS skipped,
                  last_error, workspace_id
           FROM runs ORDER BY created_at`,
  })
  const run = {
    org_id: 'org',
    connection_id: null,
    driver: 'client',
    source: null,
    last_error: null,
    workspace_id: null,
  }
  const none = { processed: 0, success: 0, errors: 0, skipped: 0 }
  expect(runs).toEqual([
    {
      ...run,
      id: 'batch',
      kind: 'import',
      title: 'a.csv',
      state: 'completed',
      total: 9,
      processed: 9,
      success: 5,
      errors: 1,
      skipped: 3,
    },
    { ...run, ...none, org_id: 'system', id: 'seed', kind: 'import', title: 'b.csv', state: 'open', total: 9 },
    {
      ...run,
      ...none,
      id: 'push',
      kind: 'push',
      title: '',
      connection_id: 'conn',
      state: 'failed',
      total: 4,
      processed: 4,
      success: 1,
      errors: 3,
      last_error: 'Invalid user credentials',
    },
    {
      ...run,
      ...none,
      id: 'sync',
      kind: 'sync',
      title: '',
      connection_id: 'conn',
      state: 'open',
      total: null,
      processed: 40,
      success: 40,
    },
    {
      ...run,
      ...none,
      id: 'job',
      kind: 'job',
      title: 'refresh_activations',
      state: 'open',
      total: 7,
      processed: 2,
      errors: 1,
      last_error: 'second',
    },
    { ...run, ...none, org_id: 'system', id: 'sweep', kind: 'job', title: 'dedup_sweep', state: 'open', total: 7 },
  ])
})
