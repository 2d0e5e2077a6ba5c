-- When an organization last wrote something, to within a few seconds. While that is recent, all nodes answer it from the
-- primary server instead of from a replica, which may not have it yet.
CREATE TABLE recent_writes (
  org_id text PRIMARY KEY REFERENCES organizations (id) ON DELETE CASCADE,
  written_at timestamptz NOT NULL
);
