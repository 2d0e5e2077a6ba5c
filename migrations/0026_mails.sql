-- Mail to people who have forgotten their password or are invited.

-- What is to be sent, and how far it got. The text is written when it is sent: the link of a reset is made then, so that
-- it is not stored.
CREATE TABLE mails (
  id text PRIMARY KEY,
  -- Who has forgotten a password. Any address can be asked for: whether it has an account is looked up when it is sent, so
  -- that asking takes the same time for all.
  reset_email text,
  invitation_id text REFERENCES invitations ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'failed')),
  attempts smallint NOT NULL DEFAULT 0,
  -- Not before then; and the process that sends it, until when nobody else may.
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  lease_owner text,
  lease_until timestamptz,
  -- Of the last attempt.
  error text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK (num_nonnulls(reset_email, invitation_id) = 1)
);
CREATE INDEX mails_pending ON mails (due_at) WHERE state = 'pending';
-- Asking twice before the first was sent sends one.
CREATE UNIQUE INDEX mails_reset ON mails (reset_email) WHERE state = 'pending';
CREATE UNIQUE INDEX mails_invitation_pending ON mails (invitation_id) WHERE state = 'pending';
CREATE INDEX mails_invitation ON mails (invitation_id, created_at);
CREATE INDEX mails_created ON mails (created_at);

-- The links of a user that set a new password.
CREATE INDEX verifications_reset_links ON verifications (value) WHERE identifier LIKE 'reset-link:%';
