-- Imports, pushes, syncs and jobs in one place: who started each, how far it is, and who goes on with it.

-- One row for each import batch, push run, sync run and job. Counters, state and times follow those tables through triggers,
-- so that no writer can forget them; driver, lease and pause are kept only here.
CREATE TABLE runs (
  -- An organization, or `system`: jobs over the catalog, and operators who seed it.
  org_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('import', 'push', 'sync', 'job')),
  -- The file of an import, the type of a job.
  title text NOT NULL DEFAULT '',
  workspace_id text,
  connection_id text,
  -- Who goes on with it: the client that created it, or the servers.
  driver text NOT NULL DEFAULT 'client' CHECK (driver IN ('client', 'server')),
  started_by text NOT NULL,
  -- The key that started it; null for a person.
  key_id text,
  -- Null for runs that began before this was recorded.
  source text CHECK (source IN ('console', 'cli', 'key', 'schedule', 'agent')),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'completed', 'failed', 'cancelled')),
  paused_at timestamptz,
  -- Null where nobody can tell how many there are.
  total_items integer,
  processed_items integer NOT NULL DEFAULT 0,
  success_count integer NOT NULL DEFAULT 0,
  error_count integer NOT NULL DEFAULT 0,
  skip_count integer NOT NULL DEFAULT 0,
  -- The latest error of an item, or why the run failed or was paused.
  last_error text,
  -- The server that goes on with it, and until when. A lease that ran out is anybody's.
  lease_owner text,
  lease_until timestamptz,
  -- Servers leave it alone until then; null: it can go on now.
  due_at timestamptz,
  -- When a server last went on with it, and when there last was something new for it.
  turn_at timestamptz,
  woken_at timestamptz,
  -- Steps in a row that failed for an unexpected reason.
  attempts smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  completed_at timestamptz,
  progressed_at timestamptz,
  -- The rate is measured from here: the beginning, or the end of the last pause.
  measured_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  measured_items integer NOT NULL DEFAULT 0,
  organization_id text GENERATED ALWAYS AS (nullif(org_id, 'system')) STORED REFERENCES organizations ON DELETE CASCADE,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, workspace_id) REFERENCES workspaces ON DELETE SET NULL (workspace_id)
);
CREATE INDEX runs_created ON runs (org_id, created_at DESC, id DESC);
CREATE INDEX runs_connection ON runs (org_id, connection_id, created_at DESC, id DESC) WHERE connection_id IS NOT NULL;
-- What servers may go on with. Small, since runs leave it when they end.
CREATE INDEX runs_drivable ON runs (org_id) WHERE state = 'open' AND (driver = 'server' OR kind = 'job');
CREATE INDEX runs_leased ON runs (org_id) WHERE lease_owner IS NOT NULL;

-- When an organization's work last had its turn: the next turn is that of the organization that waited longest.
CREATE TABLE run_turns (
  org_id text PRIMARY KEY,
  turn_at timestamptz NOT NULL,
  organization_id text GENERATED ALWAYS AS (nullif(org_id, 'system')) STORED REFERENCES organizations ON DELETE CASCADE
);

-- Rows of imports and items of syncs that were refused. Jobs keep theirs in job_errors, pushes in activations.
CREATE TABLE run_failures (
  org_id text NOT NULL,
  run_id text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  -- Where it is: the row of a file, the page and item of a source.
  item text NOT NULL,
  name text,
  message text NOT NULL,
  PRIMARY KEY (org_id, run_id, id),
  FOREIGN KEY (org_id, run_id) REFERENCES runs ON DELETE CASCADE
);
CREATE INDEX activations_failed ON activations (org_id, run_id, id) WHERE status = 'error';

-- Rows that a client sent for an import that the servers drive; gone when they are imported.
CREATE TABLE import_staged_chunks (
  org_id text NOT NULL,
  batch_id text NOT NULL,
  chunk_index integer NOT NULL,
  -- {rows, mappings}. Not jsonb, which refuses some texts that rows may have.
  chunk json NOT NULL,
  PRIMARY KEY (org_id, batch_id, chunk_index),
  FOREIGN KEY (org_id, batch_id) REFERENCES import_batches ON DELETE CASCADE
);

-- After more than a minute without progress, the rate is measured anew.
CREATE FUNCTION record_run(run runs) RETURNS void LANGUAGE sql AS $$
  INSERT INTO runs AS r (org_id, id, kind, title, workspace_id, connection_id, started_by, state, total_items,
                         processed_items, success_count, error_count, skip_count, last_error, created_at, started_at,
                         completed_at)
  VALUES (run.org_id, run.id, run.kind, coalesce(run.title, ''), run.workspace_id, run.connection_id, run.started_by,
          run.state, run.total_items, run.processed_items, run.success_count, run.error_count, run.skip_count,
          run.last_error, run.created_at, run.started_at, run.completed_at)
  ON CONFLICT (org_id, id) DO UPDATE SET
    state = excluded.state,
    workspace_id = excluded.workspace_id,
    total_items = excluded.total_items,
    processed_items = excluded.processed_items,
    success_count = excluded.success_count,
    error_count = excluded.error_count,
    skip_count = excluded.skip_count,
    last_error = coalesce(excluded.last_error, r.last_error),
    started_at = coalesce(r.started_at, excluded.started_at,
                          CASE WHEN excluded.processed_items > 0 THEN clock_timestamp() END),
    completed_at = excluded.completed_at,
    progressed_at = CASE WHEN excluded.processed_items > r.processed_items THEN clock_timestamp() ELSE r.progressed_at END,
    measured_at = CASE WHEN excluded.processed_items > r.processed_items
                        AND clock_timestamp() - greatest(r.measured_at, r.progressed_at) > interval '1 minute'
                  THEN clock_timestamp() ELSE r.measured_at END,
    measured_items = CASE WHEN excluded.processed_items > r.processed_items
                           AND clock_timestamp() - greatest(r.measured_at, r.progressed_at) > interval '1 minute'
                     THEN excluded.processed_items ELSE r.measured_items END
$$;

CREATE FUNCTION run_state(status text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN status IN ('pending', 'processing', 'running') THEN 'open' ELSE status END
$$;

CREATE FUNCTION run_of(batch import_batches) RETURNS runs LANGUAGE plpgsql STABLE AS $$
DECLARE run runs;
BEGIN
  run.org_id := batch.org_id;
  run.id := batch.id;
  run.kind := 'import';
  run.title := batch.filename;
  run.workspace_id := batch.workspace_id;
  run.started_by := batch.created_by;
  run.state := run_state(batch.status);
  run.total_items := batch.total_rows;
  run.processed_items := batch.processed_rows;
  run.success_count := batch.success_count;
  run.error_count := batch.error_count;
  run.skip_count := batch.duplicate_count;
  run.created_at := batch.created_at;
  run.completed_at := batch.completed_at;
  RETURN run;
END
$$;

CREATE FUNCTION run_of(push push_runs) RETURNS runs LANGUAGE plpgsql STABLE AS $$
DECLARE run runs;
BEGIN
  run.org_id := push.org_id;
  run.id := push.id;
  run.kind := 'push';
  run.workspace_id := push.workspace_id;
  run.connection_id := push.connection_id;
  run.started_by := push.created_by;
  run.state := run_state(push.status);
  run.total_items := push.total_items;
  run.processed_items := push.success_count + push.error_count;
  run.success_count := push.success_count;
  run.error_count := push.error_count;
  run.skip_count := 0;
  run.last_error := push.message;
  IF push.message IS NULL AND push.error_count > 0 THEN
    SELECT error INTO run.last_error FROM activations
    WHERE org_id = push.org_id AND run_id = push.id AND status = 'error' ORDER BY id DESC LIMIT 1;
  END IF;
  run.created_at := push.created_at;
  run.completed_at := push.completed_at;
  RETURN run;
END
$$;

CREATE FUNCTION run_of(sync sync_runs) RETURNS runs LANGUAGE plpgsql STABLE AS $$
DECLARE run runs;
BEGIN
  run.org_id := sync.org_id;
  run.id := sync.id;
  run.kind := 'sync';
  run.workspace_id := sync.workspace_id;
  run.connection_id := sync.connection_id;
  run.started_by := sync.created_by;
  run.state := run_state(sync.status);
  run.total_items := sync.total_items;
  run.processed_items := sync.success_count + sync.error_count + sync.duplicate_count;
  run.success_count := sync.success_count;
  run.error_count := sync.error_count;
  run.skip_count := sync.duplicate_count;
  run.last_error := sync.message;
  run.created_at := sync.created_at;
  run.completed_at := sync.completed_at;
  RETURN run;
END
$$;

CREATE FUNCTION run_of(job jobs) RETURNS runs LANGUAGE plpgsql STABLE AS $$
DECLARE run runs;
BEGIN
  run.org_id := coalesce(job.org_id, 'system');
  run.id := job.id;
  run.kind := 'job';
  run.title := job.job_type;
  -- A workspace that was deleted since the job was created is left out.
  SELECT id INTO run.workspace_id FROM workspaces WHERE org_id = job.org_id AND id = job.config ->> 'workspaceId';
  run.started_by := job.created_by;
  run.state := run_state(job.status);
  run.total_items := job.total_items;
  run.processed_items := job.processed_items;
  run.success_count := job.success_count;
  run.error_count := job.error_count;
  run.skip_count := job.skip_count;
  IF job.error_count > 0 OR job.status = 'failed' THEN
    SELECT message INTO run.last_error FROM job_errors WHERE job_id = job.id ORDER BY id DESC LIMIT 1;
  END IF;
  run.created_at := job.created_at;
  run.started_at := job.started_at;
  run.completed_at := job.completed_at;
  RETURN run;
END
$$;

SELECT record_run(run_of(batch)) FROM import_batches batch;
SELECT record_run(run_of(push)) FROM push_runs push;
SELECT record_run(run_of(sync)) FROM sync_runs sync;
SELECT record_run(run_of(job)) FROM jobs job;
-- Their rates are not known.
UPDATE runs SET started_at = coalesce(started_at, created_at) WHERE processed_items > 0 OR state <> 'open';
UPDATE runs SET progressed_at = started_at, measured_items = processed_items;

CREATE FUNCTION keep_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_run(run_of(NEW));
  RETURN NULL;
END
$$;

CREATE FUNCTION forget_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM runs WHERE org_id = coalesce(OLD.org_id, 'system') AND id = OLD.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER runs AFTER INSERT OR UPDATE ON import_batches FOR EACH ROW EXECUTE FUNCTION keep_run();
CREATE TRIGGER runs AFTER INSERT OR UPDATE ON push_runs FOR EACH ROW EXECUTE FUNCTION keep_run();
CREATE TRIGGER runs AFTER INSERT OR UPDATE ON sync_runs FOR EACH ROW EXECUTE FUNCTION keep_run();
-- Not when a claim is renewed.
CREATE TRIGGER runs_new AFTER INSERT ON jobs FOR EACH ROW EXECUTE FUNCTION keep_run();
CREATE TRIGGER runs AFTER UPDATE OF status, total_items, processed_items, success_count, error_count, skip_count, started_at,
  completed_at ON jobs FOR EACH ROW EXECUTE FUNCTION keep_run();
CREATE TRIGGER runs_deleted AFTER DELETE ON import_batches FOR EACH ROW EXECUTE FUNCTION forget_run();
CREATE TRIGGER runs_deleted AFTER DELETE ON jobs FOR EACH ROW EXECUTE FUNCTION forget_run();
CREATE TRIGGER runs_deleted AFTER DELETE ON push_runs FOR EACH ROW EXECUTE FUNCTION forget_run();
CREATE TRIGGER runs_deleted AFTER DELETE ON sync_runs FOR EACH ROW EXECUTE FUNCTION forget_run();
