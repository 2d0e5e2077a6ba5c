-- Topics on their way in: batches of rows, sent in chunks.

CREATE TABLE import_batches (
  -- An organization, or `system`: operators who seed the catalog.
  org_id text NOT NULL,
  id text NOT NULL,
  workspace_id text,
  filename text NOT NULL,
  status text NOT NULL DEFAULT 'processing' CHECK (status IN ('processing', 'completed', 'cancelled', 'failed')),
  total_rows integer NOT NULL,
  processed_rows integer NOT NULL DEFAULT 0,
  success_count integer NOT NULL DEFAULT 0,
  error_count integer NOT NULL DEFAULT 0,
  duplicate_count integer NOT NULL DEFAULT 0,
  adopted_count integer NOT NULL DEFAULT 0,
  updated_count integer NOT NULL DEFAULT 0,
  chunks_total integer NOT NULL,
  chunks_completed integer NOT NULL DEFAULT 0,
  use_llm boolean NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  organization_id text GENERATED ALWAYS AS (nullif(org_id, 'system')) STORED REFERENCES organizations ON DELETE CASCADE,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, workspace_id) REFERENCES workspaces ON DELETE SET NULL (workspace_id)
);
CREATE INDEX import_batches_created ON import_batches (org_id, created_at DESC, id DESC);

-- The "done" mark of a chunk, written with its topics and counters. A second request for the chunk waits for the first
-- one's mark and then finds the work done.
CREATE TABLE import_chunks (
  org_id text NOT NULL,
  batch_id text NOT NULL,
  chunk_index integer NOT NULL,
  PRIMARY KEY (org_id, batch_id, chunk_index),
  FOREIGN KEY (org_id, batch_id) REFERENCES import_batches ON DELETE CASCADE
);
