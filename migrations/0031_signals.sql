-- The AdCP signals agent: how an organization offers its topics as signals, and the requests that may not be done twice.

CREATE TABLE signal_settings (
  org_id text PRIMARY KEY REFERENCES organizations ON DELETE CASCADE,
  -- Null: the organization's name.
  data_provider text,
  -- Whether topics of the catalog that the library lacks are offered too.
  include_catalog boolean NOT NULL,
  -- The rate card: pricing options as the protocol writes them.
  prices jsonb NOT NULL,
  updated_by text NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE signal_requests (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  -- The hash of caller, workspace and account: each has idempotency keys of its own.
  scope text NOT NULL,
  idempotency_key text NOT NULL,
  payload_hash text NOT NULL,
  -- The node that carries it out, until when nobody else may.
  claimed_by text,
  claimed_until timestamptz,
  -- JSON, byte for byte. Null until the request has succeeded.
  answer text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (org_id, scope, idempotency_key)
);
CREATE INDEX signal_requests_created ON signal_requests (created_at);
