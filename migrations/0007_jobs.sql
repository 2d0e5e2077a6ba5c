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

-- A new engine stamps every topic and every link, most of them with nothing else. Without an index over the version, and
-- with room on the page for another row, that writes no index. Topics have four rows a page, taken in no order of theirs.
ALTER TABLE global_topics SET (fillfactor = 75);
ALTER TABLE org_topics SET (fillfactor = 90);
DROP INDEX org_topics_created;
CREATE INDEX org_topics_created ON org_topics (org_id, created_at DESC, id DESC)
  INCLUDE (visible, workspace_id, parent_category, taxonomy_type, subcategory, subcategory_l1, subcategory_l2,
           subcategory_l3, subcategory_l4, segment_type, audience_type, source, sensitivity, intensity, buyer_journey);

-- An update leaves an entry only of the kinds that there are more of afterwards, or fewer.
CREATE OR REPLACE FUNCTION note_library_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  library text;
  written bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO library_counts (org_id, workspace_id, taxonomy_type, parent_category, subcategory, segment_type,
                                audience_type, topics)
    SELECT org_id, workspace_id, taxonomy_type, parent_category, subcategory, segment_type, audience_type, count(*)
    FROM after WHERE visible GROUP BY 1, 2, 3, 4, 5, 6, 7;
    GET DIAGNOSTICS written = ROW_COUNT;
    SELECT org_id INTO library FROM after LIMIT 1;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO library_counts (org_id, workspace_id, taxonomy_type, parent_category, subcategory, segment_type,
                                audience_type, topics)
    SELECT org_id, workspace_id, taxonomy_type, parent_category, subcategory, segment_type, audience_type, -count(*)
    FROM before WHERE visible AND EXISTS (SELECT FROM organizations WHERE id = org_id) GROUP BY 1, 2, 3, 4, 5, 6, 7;
    GET DIAGNOSTICS written = ROW_COUNT;
    SELECT org_id INTO library FROM before LIMIT 1;
  ELSE
    INSERT INTO library_counts (org_id, workspace_id, taxonomy_type, parent_category, subcategory, segment_type,
                                audience_type, topics)
    SELECT org_id, workspace_id, taxonomy_type, parent_category, subcategory, segment_type, audience_type, sum(topics)
    FROM (SELECT *, -1 AS topics FROM before UNION ALL SELECT *, 1 FROM after) changes
    WHERE visible AND EXISTS (SELECT FROM organizations WHERE id = org_id)
    GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(topics) <> 0;
    GET DIAGNOSTICS written = ROW_COUNT;
    SELECT org_id INTO library FROM after LIMIT 1;
  END IF;
  IF written > 0 AND lastval() / 4000 <> (lastval() - written) / 4000 THEN
    PERFORM fold_library_counts(library);
  END IF;
  RETURN NULL;
END
$$;

-- Jobs of the system ask the provider in nobody's name: `system`, as for imports.
ALTER TABLE llm_calls DROP CONSTRAINT llm_calls_org_id_fkey;
ALTER TABLE llm_calls ADD COLUMN organization_id text
  GENERATED ALWAYS AS (nullif(org_id, 'system')) STORED REFERENCES organizations ON DELETE CASCADE;
ALTER TABLE usage_daily DROP CONSTRAINT usage_daily_org_id_fkey;
ALTER TABLE usage_daily ADD COLUMN organization_id text
  GENERATED ALWAYS AS (nullif(org_id, 'system')) STORED REFERENCES organizations ON DELETE CASCADE;
