-- Apps, such as hosted assistants, that people allow to act for them (OAuth), and what agents called.

-- Anyone may register an app: name and addresses are what it said of itself.
CREATE TABLE oauth_clients (
  id text PRIMARY KEY,
  name text NOT NULL,
  redirect_uris text[] NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX oauth_clients_created ON oauth_clients (created_at);

-- What a member allowed an app to do in the organization. It ends with the membership, and with the workspace that it is kept in.
CREATE TABLE oauth_grants (
  org_id text NOT NULL,
  id text NOT NULL UNIQUE,
  user_id text NOT NULL,
  client_id text NOT NULL REFERENCES oauth_clients,
  scopes text[] NOT NULL,
  workspace_id text,
  -- The address that its tokens are for.
  resource text NOT NULL,
  -- Of the code that the browser takes to the app, which exchanges it for tokens once.
  code_hash bytea NOT NULL UNIQUE,
  code_challenge text NOT NULL,
  redirect_uri text NOT NULL,
  code_expires_at timestamptz NOT NULL,
  code_used_at timestamptz,
  created_at timestamptz NOT NULL,
  -- When the last refresh token expires.
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, user_id) REFERENCES members (organization_id, user_id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, workspace_id) REFERENCES workspaces ON DELETE CASCADE
);
CREATE INDEX oauth_grants_member ON oauth_grants (org_id, user_id);
CREATE INDEX oauth_grants_client ON oauth_grants (client_id);

CREATE TABLE oauth_tokens (
  hash bytea PRIMARY KEY,
  grant_id text NOT NULL REFERENCES oauth_grants (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('access', 'refresh')),
  expires_at timestamptz NOT NULL,
  -- Of a refresh token that was exchanged for the next one: showing it again revokes the grant.
  used_at timestamptz
);
CREATE INDEX oauth_tokens_grant ON oauth_tokens (grant_id);
CREATE INDEX oauth_tokens_expired ON oauth_tokens (expires_at);

ALTER TABLE llm_calls DROP CONSTRAINT llm_calls_auth_method_check;
ALTER TABLE llm_calls ADD CONSTRAINT llm_calls_auth_method_check
  CHECK (auth_method IN ('session', 'api_key', 'sdk_key', 'oauth'));

-- Calls of tools by day, and when the last one was. `actor_id` is a key, a grant or a user.
CREATE TABLE agent_calls_daily (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  date date NOT NULL,
  actor_id text NOT NULL,
  tool text NOT NULL,
  calls bigint NOT NULL,
  failures bigint NOT NULL,
  last_called_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, date, actor_id, tool)
);
