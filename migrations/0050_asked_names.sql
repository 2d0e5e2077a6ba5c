-- The name that the provider was asked about: its answer may take a day, and the topic may be called something else by then.
-- Null in rows of the release before.
ALTER TABLE llm_batch_items ADD COLUMN asked_name text;
