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
