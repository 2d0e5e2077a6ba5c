-- Who gets in, and what ends with a membership.

-- Nothing uses the tokens of the identity provider after the sign-in: they are no longer kept.
UPDATE accounts
SET access_token = NULL, refresh_token = NULL, id_token = NULL,
    access_token_expires_at = NULL, refresh_token_expires_at = NULL, scope = NULL
WHERE provider_id <> 'credential';

-- One identity is one user's.
DELETE FROM accounts a USING accounts older
WHERE older.provider_id = a.provider_id AND older.account_id = a.account_id
  AND (older.created_at, older.id) < (a.created_at, a.id);
CREATE UNIQUE INDEX accounts_identity ON accounts (provider_id, account_id);

-- An invitation's link is known to whoever invites: it proves nothing to other organizations. Verified are addresses
-- that the identity provider vouches for and those of users whom an operator created.
UPDATE users u SET email_verified = false
WHERE email_verified AND NOT operator
  AND NOT EXISTS (SELECT FROM accounts a WHERE a.user_id = u.id AND a.provider_id <> 'credential')
  AND EXISTS (SELECT FROM invitations i WHERE lower(i.email) = lower(u.email) AND i.created_at <= u.created_at);

CREATE INDEX invitations_inviter ON invitations (inviter_id) WHERE status = 'pending';

-- With the membership end the keys, sessions and invitations that came of it, in the transaction that ends it.
CREATE FUNCTION end_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE api_keys SET revoked_at = now()
  WHERE org_id = OLD.organization_id AND created_by = OLD.user_id AND revoked_at IS NULL;
  UPDATE sdk_keys SET revoked_at = now()
  WHERE org_id = OLD.organization_id AND created_by = OLD.user_id AND revoked_at IS NULL;
  UPDATE invitations SET status = 'canceled'
  WHERE organization_id = OLD.organization_id AND inviter_id = OLD.user_id AND status = 'pending';
  DELETE FROM sessions WHERE user_id = OLD.user_id AND active_organization_id = OLD.organization_id;
  RETURN NULL;
END $$;
CREATE TRIGGER members_end AFTER DELETE ON members FOR EACH ROW EXECUTE FUNCTION end_membership();

-- Invitations that a member could no longer send are not left behind by a change of role.
CREATE FUNCTION withdraw_invitations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invitations SET status = 'canceled'
  WHERE organization_id = NEW.organization_id AND inviter_id = NEW.user_id AND status = 'pending'
    AND (NEW.role NOT IN ('owner', 'admin') OR role = 'owner');
  RETURN NULL;
END $$;
CREATE TRIGGER members_demoted AFTER UPDATE OF role ON members FOR EACH ROW
  WHEN (NEW.role <> 'owner' AND NEW.role <> OLD.role) EXECUTE FUNCTION withdraw_invitations();

-- Owners who demote, remove or leave each other at once take turns at the organization's row: the last one stays.
CREATE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM organizations WHERE id = OLD.organization_id FOR NO KEY UPDATE;
  -- The organization itself is being deleted.
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF NOT EXISTS (SELECT FROM members WHERE organization_id = OLD.organization_id AND role = 'owner') THEN
    RAISE EXCEPTION 'organization % would have no owner', OLD.organization_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'organization_has_an_owner';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER members_owner_ends AFTER DELETE ON members FOR EACH ROW
  WHEN (OLD.role = 'owner') EXECUTE FUNCTION keep_an_owner();
CREATE TRIGGER members_owner_demoted AFTER UPDATE OF role, organization_id ON members FOR EACH ROW
  WHEN (OLD.role = 'owner' AND (NEW.role <> 'owner' OR NEW.organization_id <> OLD.organization_id))
  EXECUTE FUNCTION keep_an_owner();

-- An invitation is sent by a member. The lock waits for a removal that is under way, and makes a later one wait.
CREATE FUNCTION need_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM members WHERE organization_id = NEW.organization_id AND user_id = NEW.inviter_id FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'user % is not a member of organization %', NEW.inviter_id, NEW.organization_id
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'invited_by_a_member';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER invitations_by_members BEFORE INSERT ON invitations FOR EACH ROW EXECUTE FUNCTION need_membership();

-- What memberships that ended before this migration left behind.
UPDATE api_keys k SET revoked_at = now()
WHERE revoked_at IS NULL
  AND NOT EXISTS (SELECT FROM members m WHERE m.organization_id = k.org_id AND m.user_id = k.created_by);
UPDATE sdk_keys k SET revoked_at = now()
WHERE revoked_at IS NULL
  AND NOT EXISTS (SELECT FROM members m WHERE m.organization_id = k.org_id AND m.user_id = k.created_by);
UPDATE invitations i SET status = 'canceled'
WHERE status = 'pending'
  AND NOT EXISTS (SELECT FROM members m WHERE m.organization_id = i.organization_id AND m.user_id = i.inviter_id);
DELETE FROM sessions s
WHERE active_organization_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM members m WHERE m.organization_id = s.active_organization_id AND m.user_id = s.user_id);
