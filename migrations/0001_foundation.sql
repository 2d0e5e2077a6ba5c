-- Who calls: users, sessions, organizations and their members (better-auth keeps these), keys, workspaces, usage.

CREATE TABLE users (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL UNIQUE,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  operator boolean NOT NULL DEFAULT false,
  last_organization_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  id text PRIMARY KEY,
  token text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  active_organization_id text,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE accounts (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX accounts_user ON accounts (user_id);

CREATE TABLE verifications (
  id text PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX verifications_identifier ON verifications (identifier);

CREATE TABLE organizations (
  id text PRIMARY KEY,
  name text NOT NULL,
  slug text NOT NULL UNIQUE,
  logo text,
  metadata text,
  plan text NOT NULL DEFAULT 'enterprise' CHECK (plan IN ('free', 'pro', 'enterprise')),
  org_alias text,
  partner_alias text,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE members (
  id text PRIMARY KEY,
  organization_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'admin', 'member', 'viewer')),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organization_id, user_id)
);
CREATE INDEX members_user ON members (user_id);

CREATE TABLE invitations (
  id text PRIMARY KEY,
  organization_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  email text NOT NULL,
  role text,
  status text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  inviter_id text NOT NULL REFERENCES users ON DELETE CASCADE
);
CREATE INDEX invitations_organization ON invitations (organization_id);
CREATE INDEX invitations_email ON invitations (email);

CREATE TABLE api_keys (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  id text NOT NULL UNIQUE,
  created_by text NOT NULL REFERENCES users,
  name text NOT NULL,
  key_prefix text NOT NULL,
  secret_hash bytea NOT NULL UNIQUE,
  scopes text[] NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id)
);

CREATE TABLE sdk_keys (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  id text NOT NULL UNIQUE,
  created_by text NOT NULL REFERENCES users,
  name text NOT NULL,
  key_prefix text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('live', 'test')),
  secret_hash bytea NOT NULL UNIQUE,
  scopes text[] NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id)
);

CREATE TABLE workspaces (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  id text NOT NULL,
  name text NOT NULL,
  created_by text NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, name)
);

-- One row a month is the counter that quotas are reserved on; one row a day is what the dashboard draws.
CREATE TABLE usage_monthly (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  month date NOT NULL,
  metric text NOT NULL CHECK (metric IN ('classifications', 'tokens', 'imports', 'exports')),
  used bigint NOT NULL,
  PRIMARY KEY (org_id, month, metric)
);

CREATE TABLE usage_daily (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  date date NOT NULL,
  total_classifications bigint NOT NULL DEFAULT 0,
  total_tokens bigint NOT NULL DEFAULT 0,
  total_imports bigint NOT NULL DEFAULT 0,
  total_exports bigint NOT NULL DEFAULT 0,
  total_web_searches bigint NOT NULL DEFAULT 0,
  total_requests bigint NOT NULL DEFAULT 0,
  total_cost numeric(14, 6) NOT NULL DEFAULT 0,
  PRIMARY KEY (org_id, date)
);

-- The shape that rate-limiter-flexible reads and writes.
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
