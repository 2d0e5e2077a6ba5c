-- Tags of library topics, and edits of many topics at once, which can be taken back.

-- An organization's own words. They are no part of the overlay: the catalog has no tags.
ALTER TABLE org_topics ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
ALTER TABLE deleted_topics ADD COLUMN tags text[] NOT NULL DEFAULT '{}';

CREATE TABLE topic_edits (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  id text NOT NULL,
  -- The fields and tags to change.
  changes jsonb NOT NULL,
  title text NOT NULL,
  workspace_id text,
  status text NOT NULL DEFAULT 'processing' CHECK (status IN ('processing', 'completed', 'cancelled', 'failed')),
  total_items integer NOT NULL,
  success_count integer NOT NULL DEFAULT 0,
  -- Topics that were changed meanwhile, so that there was nothing to do, and those that could not be changed.
  skip_count integer NOT NULL DEFAULT 0,
  error_count integer NOT NULL DEFAULT 0,
  last_error text,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, workspace_id) REFERENCES workspaces ON DELETE SET NULL (workspace_id)
);

-- The topics of an edit: those that wait for it, and what those that it changed were before and after. A topic that is now
-- as it was after the edit can be set back.
CREATE TABLE edited_topics (
  org_id text NOT NULL,
  edit_id text NOT NULL,
  org_topic_id text NOT NULL,
  topic_name text NOT NULL,
  -- Null while it waits.
  edited_at timestamptz,
  -- Of the overlay.
  fields_before jsonb NOT NULL DEFAULT '{}',
  fields_after jsonb NOT NULL DEFAULT '{}',
  tags_before text[] NOT NULL DEFAULT '{}',
  tags_after text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, edit_id, org_topic_id),
  FOREIGN KEY (org_id, edit_id) REFERENCES topic_edits ON DELETE CASCADE
);
CREATE INDEX edited_topics_waiting ON edited_topics (org_id, edit_id, org_topic_id) WHERE edited_at IS NULL;
CREATE INDEX edited_topics_age ON edited_topics (created_at);

ALTER TABLE undos DROP CONSTRAINT undos_action_check;
ALTER TABLE undos ADD CONSTRAINT undos_action_check CHECK (action IN ('import', 'matrix', 'delete', 'edit'));
ALTER TABLE runs DROP CONSTRAINT runs_kind_check;
ALTER TABLE runs ADD CONSTRAINT runs_kind_check CHECK (kind IN ('import', 'push', 'sync', 'job', 'undo', 'edit'));

CREATE FUNCTION run_of(edit topic_edits) RETURNS runs LANGUAGE plpgsql STABLE AS $$
DECLARE run runs;
BEGIN
  run.org_id := edit.org_id;
  run.id := edit.id;
  run.kind := 'edit';
  run.title := edit.title;
  run.workspace_id := edit.workspace_id;
  run.started_by := edit.created_by;
  run.state := run_state(edit.status);
  run.total_items := edit.total_items;
  run.processed_items := edit.success_count + edit.skip_count + edit.error_count;
  run.success_count := edit.success_count;
  run.error_count := edit.error_count;
  run.skip_count := edit.skip_count;
  run.last_error := edit.last_error;
  run.created_at := edit.created_at;
  run.completed_at := edit.completed_at;
  RETURN run;
END
$$;
CREATE TRIGGER runs AFTER INSERT OR UPDATE ON topic_edits FOR EACH ROW EXECUTE FUNCTION keep_run();
CREATE TRIGGER runs_deleted AFTER DELETE ON topic_edits FOR EACH ROW EXECUTE FUNCTION forget_run();
