-- Corrections teach the engine: those of reviewers for all, those of an organization for itself.

-- Only the newest correction of a name counted until now.
DELETE FROM corrections c USING corrections newer
WHERE newer.normalized_name = c.normalized_name AND newer.field = c.field AND newer.id > c.id;

ALTER TABLE corrections
  -- Null: by a reviewer, for all organizations.
  ADD COLUMN org_id text REFERENCES organizations ON DELETE CASCADE,
  ADD COLUMN scope text NOT NULL GENERATED ALWAYS AS (coalesce(org_id, '')) STORED,
  -- The user; empty for reviewers before this migration.
  ADD COLUMN corrected_by text NOT NULL DEFAULT '',
  ADD COLUMN corrected_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN enabled boolean NOT NULL DEFAULT true;
UPDATE corrections SET corrected_at = created_at;

-- One opinion of a person on a field of a name: agreement is how many people, or names, say the same.
CREATE UNIQUE INDEX corrections_opinion ON corrections (scope, normalized_name, field, corrected_by);
CREATE INDEX corrections_newest ON corrections (scope, corrected_at DESC, id DESC);
DROP INDEX corrections_name;

-- One row for each organization that has corrections, and one for the reviewers. The version changes with every change of
-- its corrections, so a node that has read those of this version need not read them again.
CREATE TABLE correction_sets (
  scope text PRIMARY KEY,
  org_id text REFERENCES organizations ON DELETE CASCADE,
  -- False: the organization's classifications follow no corrections.
  enabled boolean NOT NULL DEFAULT true,
  version uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO correction_sets (scope) VALUES ('');

-- An organization that is being deleted gets no new row.
CREATE FUNCTION note_corrections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO correction_sets (scope, org_id)
  SELECT DISTINCT scope, org_id FROM changed
  WHERE org_id IS NULL OR EXISTS (SELECT FROM organizations o WHERE o.id = org_id) ORDER BY scope
  ON CONFLICT (scope) DO UPDATE SET version = gen_random_uuid();
  RETURN NULL;
END
$$;
CREATE TRIGGER corrections_inserted AFTER INSERT ON corrections REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_corrections();
CREATE TRIGGER corrections_updated AFTER UPDATE ON corrections REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_corrections();
CREATE TRIGGER corrections_deleted AFTER DELETE ON corrections REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_corrections();

-- How many topics each correction took part in. Writers only insert, so two batches that use the same correction do not
-- wait for each other; folded like the ledgers of counts.
CREATE TABLE correction_uses (
  entry bigint GENERATED ALWAYS AS IDENTITY,
  correction_id bigint NOT NULL REFERENCES corrections ON DELETE CASCADE,
  topics bigint NOT NULL
);
CREATE INDEX correction_uses_correction ON correction_uses (correction_id) INCLUDE (topics);
CREATE TRIGGER correction_uses_due AFTER INSERT ON correction_uses FOR EACH ROW
  WHEN (NEW.entry > 0 AND NEW.entry % 4000 = 0) EXECUTE FUNCTION fold_ledger();
