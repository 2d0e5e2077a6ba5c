-- Pushes to platforms: runs, what is known of each segment on its way, and the values that exchanges match people by.

CREATE TABLE push_runs (
  org_id text NOT NULL,
  id text NOT NULL,
  connection_id text NOT NULL,
  workspace_id text,
  status text NOT NULL DEFAULT 'running' CHECK (status IN ('running', 'completed', 'failed', 'cancelled')),
  total_items integer NOT NULL,
  success_count integer NOT NULL DEFAULT 0,
  error_count integer NOT NULL DEFAULT 0,
  -- Why it failed.
  message text,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, connection_id) REFERENCES connections ON DELETE CASCADE,
  FOREIGN KEY (org_id, workspace_id) REFERENCES workspaces ON DELETE SET NULL (workspace_id)
);
CREATE INDEX push_runs_connection ON push_runs (org_id, connection_id, created_at DESC);

ALTER TABLE activations
  ADD COLUMN workspace_id text,
  ADD COLUMN run_id text,
  -- As it was when the activation was made: the topic may leave the library.
  ADD COLUMN topic_name text NOT NULL DEFAULT '',
  -- What is sent, cut to the platform's limit, written down before it is sent. With it pushed_name and the others.
  ADD COLUMN sent_name text,
  -- By its hash a name is found, because it may be longer than an index takes.
  ADD COLUMN name_hash text GENERATED ALWAYS AS (md5(sent_name)) STORED,
  -- What named it and what the topic was then: as long as both are the same, so are the names, and need not be made anew.
  ADD COLUMN naming_key text,
  ADD COLUMN topic_updated_at timestamptz,
  ADD COLUMN sent_at timestamptz,
  -- It was sent and nobody knows whether the platform did it: looked up there before anything is created again.
  ADD COLUMN outcome_unknown boolean NOT NULL DEFAULT false,
  ADD COLUMN attempts smallint NOT NULL DEFAULT 0,
  -- Whose turn it is, and how long nobody else may take it.
  ADD COLUMN claimed_by text,
  ADD COLUMN claimed_until timestamptz,
  ADD COLUMN error text,
  -- What was noticed before it was sent: [{ruleId, level, message}].
  ADD COLUMN findings jsonb,
  ADD CONSTRAINT activations_workspace FOREIGN KEY (org_id, workspace_id) REFERENCES workspaces
    ON DELETE SET NULL (workspace_id);

CREATE INDEX activations_created ON activations (org_id, created_at DESC, id DESC);
CREATE INDEX activations_run ON activations (org_id, run_id, id);
-- The next of a run: what was never sent first, so that platforms have time before they are asked about the others.
CREATE INDEX activations_pending ON activations (org_id, run_id, sent_at NULLS FIRST, id) WHERE status = 'pending';
-- One segment of a name on a connection.
CREATE UNIQUE INDEX activations_sent_name ON activations (org_id, connection_id, name_hash)
  WHERE name_hash IS NOT NULL AND (status IN ('pending', 'active') OR outcome_unknown);

-- Also of those that are no longer in use: platforms may go on listing them.
CREATE INDEX activations_name ON activations (org_id, connection_id, name_hash) WHERE name_hash IS NOT NULL;

-- What a topic's people are matched by, as the organization gave it. A set is written part by part as it arrives and
-- takes the place of the one before when it is complete.
CREATE TABLE match_value_sets (
  org_id text NOT NULL,
  id text NOT NULL,
  org_topic_id text NOT NULL,
  match_key text NOT NULL,
  value_count integer NOT NULL DEFAULT 0,
  complete boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, org_topic_id) REFERENCES org_topics ON DELETE CASCADE
);
CREATE INDEX match_value_sets_topic ON match_value_sets (org_id, org_topic_id, match_key);
CREATE UNIQUE INDEX match_value_sets_complete ON match_value_sets (org_id, org_topic_id, match_key) WHERE complete;

-- Many values a row, one a line.
CREATE TABLE match_value_parts (
  org_id text NOT NULL,
  set_id text NOT NULL,
  part integer NOT NULL,
  lines text NOT NULL,
  PRIMARY KEY (org_id, set_id, part),
  FOREIGN KEY (org_id, set_id) REFERENCES match_value_sets ON DELETE CASCADE
);
