-- What the LLM provider was asked, and what reviewers taught.

-- A row for each call, so that a day's total can be explained.
CREATE TABLE llm_calls (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  id bigint GENERATED ALWAYS AS IDENTITY,
  purpose text NOT NULL,
  model text NOT NULL,
  auth_method text NOT NULL CHECK (auth_method IN ('session', 'api_key', 'sdk_key')),
  -- The key, or the session's user.
  caller_id text NOT NULL,
  succeeded boolean NOT NULL,
  input_tokens integer NOT NULL,
  output_tokens integer NOT NULL,
  web_searches integer NOT NULL,
  duration_ms integer NOT NULL,
  -- Null where the model's price is not known.
  cost numeric(14, 6),
  called_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id)
);
CREATE INDEX llm_calls_called ON llm_calls (org_id, called_at DESC);

-- What reviewers corrected; the nearest ones are shown to the model.
CREATE TABLE corrections (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic_name text NOT NULL,
  normalized_name text NOT NULL,
  field text NOT NULL,
  previous text NOT NULL,
  corrected text NOT NULL,
  reason text NOT NULL,
  embedding bytea NOT NULL,
  created_at timestamptz NOT NULL
);
