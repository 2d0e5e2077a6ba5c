-- Telling organizations what failed, and marking what was done otherwise than it was asked for.

CREATE TABLE alert_settings (
  org_id text PRIMARY KEY REFERENCES organizations ON DELETE CASCADE,
  -- What is told: run_failed, activations_stale, credentials_refused.
  events text[] NOT NULL,
  emails text[] NOT NULL DEFAULT '{}',
  -- Where alerts are posted to, and the secret that signs them, encrypted as credentials are.
  url text,
  secret bytea,
  secret_key text,
  stale_checked_at timestamptz,
  updated_by text NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((secret IS NULL) = (secret_key IS NULL))
);
CREATE INDEX alert_settings_key ON alert_settings (secret_key) WHERE secret_key IS NOT NULL;

CREATE TABLE alerts (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  id text NOT NULL,
  event text NOT NULL,
  -- What happened, by name: it is told once, whoever notices it.
  cause text NOT NULL,
  -- As it was then.
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, cause)
);
CREATE INDEX alerts_created ON alerts (org_id, created_at DESC, id DESC);

CREATE TABLE alert_deliveries (
  org_id text NOT NULL,
  id text NOT NULL,
  alert_id text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('email', 'post')),
  target text NOT NULL,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'failed')),
  attempts smallint NOT NULL DEFAULT 0,
  -- Not before then; and the process that sends it, until when nobody else may.
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  lease_owner text,
  lease_until timestamptz,
  -- Of the last attempt.
  error text,
  ended_at timestamptz,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, alert_id) REFERENCES alerts ON DELETE CASCADE
);
CREATE INDEX alert_deliveries_alert ON alert_deliveries (org_id, alert_id);
CREATE INDEX alert_deliveries_pending ON alert_deliveries (due_at) WHERE state = 'pending';
CREATE INDEX alert_deliveries_leased ON alert_deliveries (org_id) WHERE lease_owner IS NOT NULL;

-- How many activations of a connection were stale when they were last counted.
CREATE TABLE stale_counts (
  org_id text NOT NULL,
  connection_id text NOT NULL,
  stale_count integer NOT NULL,
  PRIMARY KEY (org_id, connection_id),
  FOREIGN KEY (org_id, connection_id) REFERENCES connections ON DELETE CASCADE
);

-- Raises an alert with a delivery for each address, in the transaction of what happened. Returns its id; null if the
-- organization does not want to know, has no address, or knows already.
CREATE FUNCTION raise_alert(org text, alert_event text, alert_cause text, alert_data jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  settings alert_settings;
  alert text;
BEGIN
  SELECT * INTO settings FROM alert_settings s
  WHERE s.org_id = org AND (alert_event = 'test' OR alert_event = ANY(s.events))
    AND (s.url IS NOT NULL OR cardinality(s.emails) > 0);
  IF NOT FOUND THEN RETURN NULL; END IF;
  INSERT INTO alerts (org_id, id, event, cause, data)
  VALUES (org, 'alert_' || left(replace(gen_random_uuid()::text, '-', ''), 20), alert_event, alert_cause, alert_data)
  ON CONFLICT (org_id, cause) DO NOTHING RETURNING id INTO alert;
  IF alert IS NULL THEN RETURN NULL; END IF;
  INSERT INTO alert_deliveries (org_id, id, alert_id, channel, target)
  SELECT org, 'dlv_' || left(replace(gen_random_uuid()::text, '-', ''), 20), alert, channel, target
  FROM (SELECT 'email' AS channel, unnest(settings.emails) AS target
        UNION ALL SELECT 'post', settings.url WHERE settings.url IS NOT NULL) addresses;
  RETURN alert;
END
$$;

-- A run has failed, or everything in it has.
CREATE FUNCTION alert_of_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_alert(NEW.org_id, 'run_failed', 'run ' || NEW.id, jsonb_build_object(
    'run', jsonb_build_object('id', NEW.id, 'kind', NEW.kind, 'title', NEW.title, 'state', NEW.state,
                              'success', NEW.success_count, 'errors', NEW.error_count, 'reason', NEW.last_error),
    'connection', (SELECT jsonb_build_object('id', c.id, 'name', c.name, 'platform', c.platform) FROM connections c
                   WHERE c.org_id = NEW.org_id AND c.id = NEW.connection_id)));
  RETURN NULL;
END
$$;
CREATE TRIGGER alert_new AFTER INSERT ON runs FOR EACH ROW WHEN (NEW.state = 'failed') EXECUTE FUNCTION alert_of_run();
CREATE TRIGGER alert AFTER UPDATE OF state ON runs FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state AND (NEW.state = 'failed' OR
        NEW.state = 'completed' AND NEW.error_count > 0 AND NEW.success_count = 0 AND NEW.skip_count = 0))
  EXECUTE FUNCTION alert_of_run();

ALTER TABLE connections
  -- Since when the other side has refused the credentials, and its words; null while it accepts them.
  ADD COLUMN credentials_refused_at timestamptz,
  ADD COLUMN credentials_refusal text;

CREATE FUNCTION alert_of_connection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_alert(NEW.org_id, 'credentials_refused',
    'credentials ' || NEW.id || ' ' || extract(epoch FROM NEW.credentials_refused_at), jsonb_build_object(
      'connection', jsonb_build_object('id', NEW.id, 'name', NEW.name, 'platform', NEW.platform),
      'reason', NEW.credentials_refusal));
  RETURN NULL;
END
$$;
CREATE TRIGGER alert AFTER UPDATE OF credentials_refused_at ON connections FOR EACH ROW
  WHEN (OLD.credentials_refused_at IS NULL AND NEW.credentials_refused_at IS NOT NULL)
  EXECUTE FUNCTION alert_of_connection();

-- Names that the local engine answered because the LLM did not.
ALTER TABLE runs ADD COLUMN fallback_count integer NOT NULL DEFAULT 0;
-- Why the LLM did not answer: of the batch the latest reason, of a library topic its own. A later answer of the LLM clears
-- the topic's.
ALTER TABLE import_batches ADD COLUMN llm_error text;
ALTER TABLE org_topics ADD COLUMN llm_error text;

-- What put a topic into the review queue, where a later success takes it out again: an unusable answer of the LLM.
ALTER TABLE global_topics ADD COLUMN review_cause text CHECK (review_cause = 'llm_failure');

-- Somebody has seen that it failed, and nothing more needs to be done.
ALTER TABLE activations ADD COLUMN dismissed_at timestamptz, ADD COLUMN dismissed_by text;
