-- What an LLM is being asked about: a chunk of an import, a page of a sync, a turn of a conversation. A second request for the same
-- waits for the first instead of paying again. Of a killed node the claim runs out.
CREATE TABLE llm_claims (
  org_id text NOT NULL,
  subject text NOT NULL,
  owner text NOT NULL,
  claimed_until timestamptz NOT NULL,
  PRIMARY KEY (org_id, subject)
);
