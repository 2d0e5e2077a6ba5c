-- Taking back an import, a matrix or a deletion within thirty days.

-- Matrices and deletions, which have no run of their own. Imports are in runs.
CREATE TABLE undoable_actions (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  -- Of a matrix: its batch.
  id text NOT NULL,
  action text NOT NULL CHECK (action IN ('matrix', 'delete')),
  title text NOT NULL,
  workspace_id text,
  topics integer NOT NULL DEFAULT 0,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, workspace_id) REFERENCES workspaces ON DELETE SET NULL (workspace_id)
);
CREATE INDEX undoable_actions_created ON undoable_actions (org_id, created_at DESC, id DESC);

-- What a deletion removed from a library. Fields of the catalog are not kept: a topic comes back as the catalog has it then.
CREATE TABLE deleted_topics (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  action_id text NOT NULL,
  id text NOT NULL,
  topic_id text NOT NULL REFERENCES global_topics ON DELETE CASCADE,
  topic_name text NOT NULL,
  workspace_id text,
  overlay jsonb,
  external_id text,
  source text NOT NULL,
  batch_id text,
  performance_score double precision,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Entries of org_topic_history.
  history jsonb NOT NULL,
  deleted_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, action_id, id)
);
CREATE INDEX deleted_topics_global ON deleted_topics (topic_id);
CREATE INDEX deleted_topics_link ON deleted_topics (org_id, id);
CREATE INDEX deleted_topics_age ON deleted_topics (deleted_at);

-- Match values wait for their topic to come back. They go when it is neither in a library nor among the deleted.
ALTER TABLE match_value_sets DROP CONSTRAINT match_value_sets_org_id_org_topic_id_fkey;
ALTER TABLE match_value_sets ADD FOREIGN KEY (org_id) REFERENCES organizations ON DELETE CASCADE;
CREATE FUNCTION forget_match_values() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM match_value_sets s USING gone
  WHERE s.org_id = gone.org_id AND s.org_topic_id = gone.id
    AND NOT EXISTS (SELECT FROM org_topics o WHERE o.org_id = s.org_id AND o.id = s.org_topic_id)
    AND NOT EXISTS (SELECT FROM deleted_topics d WHERE d.org_id = s.org_id AND d.id = s.org_topic_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER match_values AFTER DELETE ON org_topics REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_match_values();
CREATE TRIGGER match_values AFTER DELETE ON deleted_topics REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_match_values();

-- External ids that an import added to topics of the library.
CREATE TABLE filled_external_ids (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  batch_id text NOT NULL,
  org_topic_id text NOT NULL,
  external_id text NOT NULL,
  filled_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, batch_id, org_topic_id)
);
CREATE INDEX filled_external_ids_age ON filled_external_ids (filled_at);

CREATE TABLE undos (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  id text NOT NULL,
  -- The upload or batch of an import, or an undoable action.
  action_id text NOT NULL,
  action text NOT NULL CHECK (action IN ('import', 'matrix', 'delete')),
  title text NOT NULL,
  workspace_id text,
  status text NOT NULL DEFAULT 'processing' CHECK (status IN ('processing', 'completed', 'cancelled', 'failed')),
  total_items integer NOT NULL,
  success_count integer NOT NULL DEFAULT 0,
  kept_count integer NOT NULL DEFAULT 0,
  -- The last library topic that was looked at.
  position text NOT NULL DEFAULT '',
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, workspace_id) REFERENCES workspaces ON DELETE SET NULL (workspace_id)
);
CREATE UNIQUE INDEX undos_processing ON undos (org_id, action_id) WHERE status = 'processing';
CREATE INDEX undos_action ON undos (org_id, action_id, created_at DESC);

ALTER TABLE runs DROP CONSTRAINT runs_kind_check;
ALTER TABLE runs ADD CONSTRAINT runs_kind_check CHECK (kind IN ('import', 'push', 'sync', 'job', 'undo'));

CREATE FUNCTION run_of(undo undos) RETURNS runs LANGUAGE plpgsql STABLE AS $$
DECLARE run runs;
BEGIN
  run.org_id := undo.org_id;
  run.id := undo.id;
  run.kind := 'undo';
  run.title := undo.title;
  run.workspace_id := undo.workspace_id;
  run.started_by := undo.created_by;
  run.state := run_state(undo.status);
  run.total_items := undo.total_items;
  run.processed_items := undo.success_count + undo.kept_count;
  run.success_count := undo.success_count;
  run.error_count := 0;
  run.skip_count := undo.kept_count;
  run.created_at := undo.created_at;
  run.completed_at := undo.completed_at;
  RETURN run;
END
$$;
CREATE TRIGGER runs AFTER INSERT OR UPDATE ON undos FOR EACH ROW EXECUTE FUNCTION keep_run();
CREATE TRIGGER runs_deleted AFTER DELETE ON undos FOR EACH ROW EXECUTE FUNCTION forget_run();
