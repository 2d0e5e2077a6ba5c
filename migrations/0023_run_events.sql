-- Changes of runs become events, and the ends of runs notifications.

ALTER TABLE runs
  -- The transactions that inserted the run, and that last changed something of it that events tell. Whoever has seen all
  -- transactions before one asks for the runs that were changed in that one or later.
  ADD COLUMN created_in bigint NOT NULL DEFAULT 0,
  ADD COLUMN changed_in bigint NOT NULL DEFAULT 0,
  -- When the person who started it read how it ended.
  ADD COLUMN read_at timestamptz;
ALTER TABLE runs
  ALTER COLUMN created_in SET DEFAULT (pg_current_xact_id()::text::bigint),
  ALTER COLUMN changed_in SET DEFAULT (pg_current_xact_id()::text::bigint);
-- Nobody waits to hear of what ended before there were notifications.
UPDATE runs SET read_at = completed_at WHERE state <> 'open';

CREATE INDEX runs_changed ON runs (org_id, changed_in);
-- What a person started and has ended. Runs of keys are left to those who use the keys.
CREATE INDEX runs_ended ON runs (started_by, org_id, completed_at DESC, id DESC) WHERE state <> 'open' AND key_id IS NULL;
CREATE INDEX runs_unread ON runs (started_by, org_id) WHERE state <> 'open' AND key_id IS NULL AND read_at IS NULL;

CREATE FUNCTION notify_run_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('taxon_events', 'organization ' || NEW.org_id);
  RETURN NULL;
END
$$;

CREATE FUNCTION mark_run_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END
$$;

-- Leases and turns are no events.
CREATE TRIGGER changed BEFORE UPDATE ON runs FOR EACH ROW
WHEN ((OLD.state, OLD.paused_at, OLD.driver, OLD.started_at, OLD.total_items, OLD.processed_items, OLD.success_count,
       OLD.error_count, OLD.skip_count, OLD.last_error)
  IS DISTINCT FROM (NEW.state, NEW.paused_at, NEW.driver, NEW.started_at, NEW.total_items, NEW.processed_items,
       NEW.success_count, NEW.error_count, NEW.skip_count, NEW.last_error))
EXECUTE FUNCTION mark_run_change();
CREATE TRIGGER inserted_event AFTER INSERT ON runs FOR EACH ROW EXECUTE FUNCTION notify_run_change();
CREATE TRIGGER changed_event AFTER UPDATE ON runs FOR EACH ROW
WHEN (OLD.changed_in IS DISTINCT FROM NEW.changed_in) EXECUTE FUNCTION notify_run_change();

-- Streams of a person whose rights changed are looked at again.
CREATE FUNCTION notify_access_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('taxon_events', 'user ' || CASE TG_TABLE_NAME
    WHEN 'users' THEN to_jsonb(OLD) ->> 'id'
    WHEN 'api_keys' THEN to_jsonb(OLD) ->> 'created_by'
    ELSE to_jsonb(OLD) ->> 'user_id' END);
  RETURN NULL;
END
$$;

CREATE TRIGGER ended_event AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION notify_access_change();
CREATE TRIGGER switched_event AFTER UPDATE ON sessions FOR EACH ROW
WHEN (OLD.active_organization_id IS DISTINCT FROM NEW.active_organization_id) EXECUTE FUNCTION notify_access_change();
CREATE TRIGGER ended_event AFTER DELETE ON members FOR EACH ROW EXECUTE FUNCTION notify_access_change();
CREATE TRIGGER changed_event AFTER UPDATE ON members FOR EACH ROW
WHEN (OLD.role IS DISTINCT FROM NEW.role) EXECUTE FUNCTION notify_access_change();
CREATE TRIGGER revoked_event AFTER UPDATE ON api_keys FOR EACH ROW
WHEN (OLD.revoked_at IS DISTINCT FROM NEW.revoked_at) EXECUTE FUNCTION notify_access_change();
CREATE TRIGGER changed_event AFTER UPDATE ON users FOR EACH ROW
WHEN (OLD.operator IS DISTINCT FROM NEW.operator) EXECUTE FUNCTION notify_access_change();
