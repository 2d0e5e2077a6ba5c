-- What people said in the chat and what it answered. Each person sees only their own.

CREATE TABLE conversations (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  id text NOT NULL,
  user_id text NOT NULL,
  -- The beginning of what was said first.
  title text NOT NULL,
  turn_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  -- When something was last said. Kept for CONVERSATION_DAYS in src/limits.ts from then on.
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  -- They end with the membership.
  FOREIGN KEY (org_id, user_id) REFERENCES members (organization_id, user_id) ON DELETE CASCADE
);
CREATE INDEX conversations_own ON conversations (org_id, user_id, updated_at DESC, id DESC);
CREATE INDEX conversations_updated ON conversations (updated_at);

CREATE TABLE conversation_turns (
  org_id text NOT NULL,
  conversation_id text NOT NULL,
  -- From 1.
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('text', 'brief')),
  -- The text, or the name of the brief's file. The file itself is not kept.
  said text NOT NULL,
  -- What the LLM is doing while somebody waits for the answer.
  stage text CHECK (stage IN ('searching', 'reading', 'filing')),
  answer jsonb,
  -- The library topics that were added from the answer, by name.
  added jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, conversation_id, position),
  FOREIGN KEY (org_id, conversation_id) REFERENCES conversations ON DELETE CASCADE
);
