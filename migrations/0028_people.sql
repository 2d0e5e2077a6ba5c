-- Disabled and removed users, two-factor sign-in, and organizations that demand it.

ALTER TABLE users
  ADD COLUMN two_factor_enabled boolean NOT NULL DEFAULT false,
  -- Cannot sign in; keys that the user created do not work.
  ADD COLUMN disabled_at timestamptz,
  -- The row stays for what the user made; name and address are gone from it.
  ADD COLUMN deleted_at timestamptz,
  ADD CHECK (deleted_at IS NULL OR disabled_at IS NOT NULL);

ALTER TABLE organizations ADD COLUMN two_factor_required boolean NOT NULL DEFAULT false;

-- Kept by better-auth, which encrypts secret and codes.
CREATE TABLE two_factors (
  id text PRIMARY KEY,
  user_id text NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  -- False until the first code was right.
  verified boolean NOT NULL DEFAULT true,
  failed_verification_count integer NOT NULL DEFAULT 0,
  locked_until timestamptz
);

-- better-auth writes the user and this table one after the other: whoever is killed in between leaves them in step.
CREATE FUNCTION follow_two_factor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.two_factor_enabled THEN UPDATE two_factors SET verified = true WHERE user_id = NEW.id;
  ELSE DELETE FROM two_factors WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_two_factor AFTER UPDATE OF two_factor_enabled ON users FOR EACH ROW
  WHEN (NEW.two_factor_enabled <> OLD.two_factor_enabled) EXECUTE FUNCTION follow_two_factor();

-- The lock waits for a change of the user that is under way: nobody signs in while being disabled.
CREATE FUNCTION need_enabled_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = NEW.user_id FOR SHARE;
  IF EXISTS (SELECT FROM users WHERE id = NEW.user_id AND disabled_at IS NOT NULL) THEN
    RAISE EXCEPTION 'user % is disabled', NEW.user_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'session_of_enabled_user';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER sessions_of_enabled_users BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION need_enabled_user();

-- As in 0013_sign_in.sql; now an owner who is disabled does not count.
CREATE OR REPLACE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM organizations WHERE id = OLD.organization_id FOR NO KEY UPDATE;
  -- The organization itself is being deleted.
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF NOT EXISTS (
    SELECT FROM members m JOIN users u ON u.id = m.user_id
    WHERE m.organization_id = OLD.organization_id AND m.role = 'owner' AND u.disabled_at IS NULL
  ) THEN
    RAISE EXCEPTION 'organization % would have no owner', OLD.organization_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'organization_has_an_owner';
  END IF;
  RETURN NULL;
END $$;
