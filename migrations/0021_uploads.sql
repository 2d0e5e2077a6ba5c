-- Files that are uploaded as a whole and imported by the servers.

CREATE TABLE import_uploads (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  id text NOT NULL,
  workspace_id text,
  filename text NOT NULL,
  format text NOT NULL CHECK (format IN ('csv', 'csv.gz', 'xlsx')),
  status text NOT NULL DEFAULT 'receiving'
    CHECK (status IN ('receiving', 'ready', 'processing', 'completed', 'cancelled', 'failed')),
  -- While the file is arriving: a node that still receives it moves this on. Later, whoever looks first removes what is there.
  receiving_until timestamptz,
  size_bytes bigint NOT NULL DEFAULT 0,
  -- Of a CSV; a workbook needs none.
  delimiter text,
  columns text[] NOT NULL DEFAULT '{}',
  -- The first rows, for people who choose the mapping. Not jsonb, which refuses some texts that rows may have.
  sample_rows json NOT NULL DEFAULT '[]',
  -- [{csvColumn, targetField}]
  mappings jsonb NOT NULL DEFAULT '[]',
  engine text NOT NULL DEFAULT 'local' CHECK (engine IN ('local', 'llm', 'auto')),
  batches_total integer NOT NULL DEFAULT 0,
  batches_completed integer NOT NULL DEFAULT 0,
  total_rows integer NOT NULL DEFAULT 0,
  processed_rows integer NOT NULL DEFAULT 0,
  success_count integer NOT NULL DEFAULT 0,
  error_count integer NOT NULL DEFAULT 0,
  duplicate_count integer NOT NULL DEFAULT 0,
  adopted_count integer NOT NULL DEFAULT 0,
  updated_count integer NOT NULL DEFAULT 0,
  uncertain_count integer NOT NULL DEFAULT 0,
  created_by text NOT NULL,
  started_by text,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  completed_at timestamptz,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, workspace_id) REFERENCES workspaces ON DELETE SET NULL (workspace_id)
);
CREATE INDEX import_uploads_created ON import_uploads (org_id, created_at DESC, id DESC);
CREATE INDEX import_uploads_unfinished ON import_uploads (status) WHERE status IN ('receiving', 'ready');

-- The rows of a file: up to 500 in one piece, gone when they are imported. No piece has rows of two batches.
CREATE TABLE import_upload_pieces (
  org_id text NOT NULL,
  upload_id text NOT NULL,
  piece integer NOT NULL,
  -- Counted from 0, without the header.
  first_row integer NOT NULL,
  row_count integer NOT NULL,
  -- In its batch; known once the engine is chosen, which decides how large chunks are.
  first_chunk integer,
  -- Arrays of cells.
  rows json NOT NULL,
  PRIMARY KEY (org_id, upload_id, piece),
  FOREIGN KEY (org_id, upload_id) REFERENCES import_uploads ON DELETE CASCADE
);

-- The bytes of a workbook while it arrives and is read: unlike a CSV, it cannot be read from the front.
CREATE TABLE import_upload_bytes (
  org_id text NOT NULL,
  upload_id text NOT NULL,
  part integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (org_id, upload_id, part),
  FOREIGN KEY (org_id, upload_id) REFERENCES import_uploads ON DELETE CASCADE
);
-- They are compressed already.
ALTER TABLE import_upload_bytes ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- Batches of an upload. `first_row` is their place in its file. An upload can be deleted and its batches stay.
ALTER TABLE import_batches ADD COLUMN upload_id text, ADD COLUMN first_row integer;
CREATE INDEX import_batches_upload ON import_batches (org_id, upload_id, first_row) WHERE upload_id IS NOT NULL;
-- The topics of an import or of a matrix.
CREATE INDEX org_topics_batch ON org_topics (org_id, batch_id, id) WHERE batch_id IS NOT NULL;

-- The refused row itself, so that it can be corrected and imported again.
ALTER TABLE run_failures ADD COLUMN cells json;

-- What people decided about imported topics.
CREATE TABLE import_reviews (
  org_id text NOT NULL,
  upload_id text NOT NULL,
  org_topic_id text NOT NULL,
  decision text NOT NULL CHECK (decision IN ('kept', 'skipped')),
  decided_by text NOT NULL,
  decided_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, upload_id, org_topic_id),
  FOREIGN KEY (org_id, upload_id) REFERENCES import_uploads ON DELETE CASCADE
);

CREATE FUNCTION run_of(upload import_uploads) RETURNS runs LANGUAGE plpgsql STABLE AS $$
DECLARE run runs;
BEGIN
  run.org_id := upload.org_id;
  run.id := upload.id;
  run.kind := 'import';
  run.title := upload.filename;
  run.workspace_id := upload.workspace_id;
  run.started_by := upload.started_by;
  run.state := run_state(upload.status);
  run.total_items := upload.total_rows;
  run.processed_items := upload.processed_rows;
  run.success_count := upload.success_count;
  run.error_count := upload.error_count;
  run.skip_count := upload.duplicate_count;
  run.created_at := upload.started_at;
  run.completed_at := upload.completed_at;
  RETURN run;
END
$$;

-- An upload is one run from its start on, however many batches it has.
CREATE TRIGGER runs AFTER UPDATE ON import_uploads FOR EACH ROW WHEN (NEW.started_at IS NOT NULL)
  EXECUTE FUNCTION keep_run();
CREATE TRIGGER runs_deleted AFTER DELETE ON import_uploads FOR EACH ROW EXECUTE FUNCTION forget_run();
DROP TRIGGER runs ON import_batches;
CREATE TRIGGER runs AFTER INSERT OR UPDATE ON import_batches FOR EACH ROW WHEN (NEW.upload_id IS NULL)
  EXECUTE FUNCTION keep_run();

CREATE FUNCTION add_to_upload() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE import_uploads u SET
    processed_rows = processed_rows + NEW.processed_rows - OLD.processed_rows,
    success_count = success_count + NEW.success_count - OLD.success_count,
    error_count = error_count + NEW.error_count - OLD.error_count,
    duplicate_count = duplicate_count + NEW.duplicate_count - OLD.duplicate_count,
    adopted_count = adopted_count + NEW.adopted_count - OLD.adopted_count,
    updated_count = updated_count + NEW.updated_count - OLD.updated_count,
    uncertain_count = uncertain_count + NEW.uncertain_count - OLD.uncertain_count,
    batches_completed = batches_completed + (NEW.status = 'completed')::int,
    status = CASE WHEN batches_completed + (NEW.status = 'completed')::int = batches_total THEN 'completed' ELSE status END,
    completed_at = CASE WHEN batches_completed + (NEW.status = 'completed')::int = batches_total
                   THEN NEW.completed_at ELSE completed_at END
  WHERE org_id = NEW.org_id AND id = NEW.upload_id AND status = 'processing';
  RETURN NULL;
END
$$;
CREATE TRIGGER upload AFTER UPDATE ON import_batches FOR EACH ROW
  WHEN (NEW.upload_id IS NOT NULL AND NEW.processed_rows > OLD.processed_rows) EXECUTE FUNCTION add_to_upload();
