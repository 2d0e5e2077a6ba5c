-- Work on the whole catalog, or on an organization's activations, done in chunks.

CREATE TABLE jobs (
  id text PRIMARY KEY,
  job_type text NOT NULL,
  -- Null: of the system.
  org_id text REFERENCES organizations ON DELETE CASCADE,
  created_by text NOT NULL,
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'processing', 'completed', 'failed', 'cancelled')),
  config jsonb NOT NULL,
  total_items integer NOT NULL,
  processed_items integer NOT NULL DEFAULT 0,
  success_count integer NOT NULL DEFAULT 0,
  error_count integer NOT NULL DEFAULT 0,
  skip_count integer NOT NULL DEFAULT 0,
  result jsonb NOT NULL DEFAULT '{}',
  -- How far the work is; written with it.
  cursor jsonb NOT NULL DEFAULT '{}',
  -- Who works on it. A claim whose lease ran out is anybody's.
  claimed_by text,
  lease_until timestamptz,
  -- Before this the worker need not look again.
  wait_until timestamptz,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  completed_at timestamptz
);
CREATE INDEX jobs_created ON jobs (created_at DESC, id DESC);
CREATE INDEX jobs_organization ON jobs (org_id, created_at DESC) WHERE org_id IS NOT NULL;
CREATE INDEX jobs_open ON jobs (created_at, id) WHERE status IN ('pending', 'processing');

-- Only ever added to.
CREATE TABLE job_errors (
  job_id text NOT NULL REFERENCES jobs ON DELETE CASCADE,
  id bigint GENERATED ALWAYS AS IDENTITY,
  item_id text,
  name text,
  message text NOT NULL,
  PRIMARY KEY (job_id, id)
);

-- Batches of questions to the LLM provider. The row is written before the provider is asked: a job that dies in between
-- looks for the batch there, and does not pay twice.
CREATE TABLE llm_batches (
  job_id text NOT NULL REFERENCES jobs ON DELETE CASCADE,
  number integer NOT NULL,
  -- When the provider was asked last; null where it refused, so that there certainly is no batch.
  intended_at timestamptz,
  -- The provider's name for it, once that is known.
  provider_id text UNIQUE,
  staged_at timestamptz,
  PRIMARY KEY (job_id, number)
);

-- Topics that a job asked about and has not worked off.
CREATE TABLE llm_batch_items (
  job_id text NOT NULL,
  topic_id text NOT NULL REFERENCES global_topics ON DELETE CASCADE,
  batch integer NOT NULL,
  -- What the provider answered, or why it did not; null while it is out.
  answer jsonb,
  PRIMARY KEY (job_id, topic_id),
  FOREIGN KEY (job_id, batch) REFERENCES llm_batches ON DELETE CASCADE
);

-- Outdated topics, in the order in which a job takes them.
CREATE INDEX global_topics_version ON global_topics (engine_version, id)
  WHERE archived_at IS NULL AND merged_into IS NULL;

-- Jobs of the system ask the provider in nobody's name: `system`, as for imports.
ALTER TABLE llm_calls DROP CONSTRAINT llm_calls_org_id_fkey;
ALTER TABLE llm_calls ADD COLUMN organization_id text
  GENERATED ALWAYS AS (nullif(org_id, 'system')) STORED REFERENCES organizations ON DELETE CASCADE;
ALTER TABLE usage_daily DROP CONSTRAINT usage_daily_org_id_fkey;
ALTER TABLE usage_daily ADD COLUMN organization_id text
  GENERATED ALWAYS AS (nullif(org_id, 'system')) STORED REFERENCES organizations ON DELETE CASCADE;
