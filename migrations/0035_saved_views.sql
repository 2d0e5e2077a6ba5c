-- Filters, search, sort order and columns of the library or the catalog, under a name.

CREATE TABLE saved_views (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  id text NOT NULL,
  screen text NOT NULL CHECK (screen IN ('library', 'catalog')),
  -- A view of the library that was saved in a workspace is offered there only.
  workspace_id text,
  owner_id text NOT NULL REFERENCES users,
  name text NOT NULL,
  is_shared boolean NOT NULL,
  -- What the list takes as its query, without the page.
  query jsonb NOT NULL,
  columns text[] NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  private_owner_id text GENERATED ALWAYS AS (CASE WHEN is_shared THEN NULL ELSE owner_id END) STORED,
  PRIMARY KEY (org_id, id),
  -- What nobody else sees ends with the membership. Shared views stay.
  FOREIGN KEY (org_id, private_owner_id) REFERENCES members (organization_id, user_id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, workspace_id) REFERENCES workspaces ON DELETE SET NULL (workspace_id)
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (org_id, owner_id, screen, lower(name));
CREATE INDEX saved_views_shared ON saved_views (org_id) WHERE is_shared;
CREATE INDEX saved_views_private_owner ON saved_views (org_id, private_owner_id);
