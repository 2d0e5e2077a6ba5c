-- Connections to other systems, and what is read from them.

CREATE TABLE connections (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  id text NOT NULL,
  workspace_id text,
  name text NOT NULL,
  platform text NOT NULL CHECK (platform IN ('marketplace', 'dspapi', 'exchange', 'custom_api')),
  direction text NOT NULL CHECK (direction IN ('inbound', 'outbound', 'bidirectional')),
  config jsonb NOT NULL,
  -- Encrypted, with the name of the secret that opens them; null where none were given.
  credentials bytea,
  credentials_key text,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'error')),
  last_tested_at timestamptz,
  created_by text NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, workspace_id) REFERENCES workspaces ON DELETE SET NULL (workspace_id),
  CHECK ((credentials IS NULL) = (credentials_key IS NULL))
);
CREATE INDEX connections_created ON connections (org_id, created_at DESC, id DESC);
CREATE INDEX connections_key ON connections (credentials_key) WHERE credentials_key IS NOT NULL;

CREATE INDEX activations_connection ON activations (org_id, connection_id, status);

CREATE TABLE sync_runs (
  org_id text NOT NULL,
  id text NOT NULL,
  connection_id text NOT NULL,
  workspace_id text,
  status text NOT NULL DEFAULT 'running' CHECK (status IN ('running', 'completed', 'failed', 'cancelled')),
  -- Null where the source does not count: then pages are read until one is empty.
  total_items integer,
  total_pages integer,
  processed_pages integer NOT NULL DEFAULT 0,
  success_count integer NOT NULL DEFAULT 0,
  error_count integer NOT NULL DEFAULT 0,
  duplicate_count integer NOT NULL DEFAULT 0,
  adopted_count integer NOT NULL DEFAULT 0,
  -- Why it failed, or what it left out.
  message text,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, connection_id) REFERENCES connections ON DELETE CASCADE,
  FOREIGN KEY (org_id, workspace_id) REFERENCES workspaces ON DELETE SET NULL (workspace_id)
);
CREATE INDEX sync_runs_connection ON sync_runs (org_id, connection_id, created_at DESC);

-- The "done" mark of a page, written with its topics and counters. A second request for the page waits for the first
-- one's mark and then finds the work done.
CREATE TABLE sync_pages (
  org_id text NOT NULL,
  run_id text NOT NULL,
  page integer NOT NULL,
  -- Of what the source sent: a source that does not count and sends the same again has no further pages.
  digest bytea NOT NULL,
  PRIMARY KEY (org_id, run_id, page),
  FOREIGN KEY (org_id, run_id) REFERENCES sync_runs ON DELETE CASCADE
);
