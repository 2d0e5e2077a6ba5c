-- How people came to their memberships.

-- Whether somebody let the person in: a member by invitation, or an operator. The others founded the organization.
ALTER TABLE members ADD COLUMN admitted boolean NOT NULL DEFAULT false;

-- Invitations are removed after a while. A founder's membership is made together with the organization.
UPDATE members m SET admitted = true
FROM organizations o, users u
WHERE o.id = m.organization_id AND u.id = m.user_id
  AND (m.created_at > o.created_at + interval '1 minute' OR EXISTS (
    SELECT FROM invitations i
    WHERE i.organization_id = m.organization_id AND lower(i.email) = u.email AND i.status = 'accepted'));

-- better-auth makes the memberships of people who accept, after it has marked the invitation.
CREATE FUNCTION note_admission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.admitted := NEW.admitted OR EXISTS (
    SELECT FROM invitations i JOIN users u ON u.email = lower(i.email)
    WHERE i.organization_id = NEW.organization_id AND u.id = NEW.user_id AND i.status = 'accepted');
  RETURN NEW;
END $$;
CREATE TRIGGER members_admitted BEFORE INSERT ON members FOR EACH ROW EXECUTE FUNCTION note_admission();

-- A session that began before the first membership has no active organization, which better-auth's routes need.
UPDATE sessions s SET active_organization_id = (
  SELECT m.organization_id FROM members m WHERE m.user_id = s.user_id ORDER BY m.created_at, m.id LIMIT 1)
WHERE active_organization_id IS NULL;

CREATE FUNCTION begin_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sessions SET active_organization_id = NEW.organization_id
  WHERE user_id = NEW.user_id AND active_organization_id IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER members_begin AFTER INSERT ON members FOR EACH ROW EXECUTE FUNCTION begin_membership();
