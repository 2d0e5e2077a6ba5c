-- Who did what, when and from where. Entries are written once and never changed.

CREATE TABLE audit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- To the millisecond, as the API shows it, so that a cursor finds its place again.
  at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  -- The organization that it concerns; null for what concerns the whole service. Neither this nor the actor is a
  -- reference: an entry stays when what it tells of is gone.
  org_id text,
  actor_kind text NOT NULL CHECK (actor_kind IN ('user', 'key', 'agent', 'system', 'anonymous')),
  actor_id text,
  -- As they were then; the address is that of the person, or of the person who created the key.
  actor_name text,
  actor_email text,
  action text NOT NULL,
  subject_type text,
  subject_id text,
  subject_name text,
  address text,
  user_agent text,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_entries_organization ON audit_entries (org_id, at, id);
CREATE INDEX audit_entries_at ON audit_entries (at, id);

-- Only the sweep removes entries, and only those that are older than AUDIT_DAYS in src/limits.ts.
CREATE FUNCTION keep_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < clock_timestamp() - interval '400 days' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'audit entries cannot be changed or removed' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW
  EXECUTE FUNCTION keep_audit_entries();
CREATE TRIGGER audit_entries_not_truncated BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT
  EXECUTE FUNCTION keep_audit_entries();
