-- What is kept for a time only is found by its age. These tables grow at their end, so an index of ranges of pages is small
-- and costs writers next to nothing.
CREATE INDEX llm_calls_age ON llm_calls USING brin (called_at);
CREATE INDEX org_topic_history_age ON org_topic_history USING brin (changed_at);
CREATE INDEX global_topic_history_age ON global_topic_history USING brin (changed_at);

-- Entries go with their organization: they name its people. Those of an existing one stay protected.
CREATE OR REPLACE FUNCTION keep_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND (OLD.at < clock_timestamp() - interval '400 days' OR (
    OLD.org_id IS NOT NULL AND NOT EXISTS (SELECT FROM organizations o WHERE o.id = OLD.org_id))) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit entries cannot be changed or removed' USING ERRCODE = 'insufficient_privilege';
END $$;
