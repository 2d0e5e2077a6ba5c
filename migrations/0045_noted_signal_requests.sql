-- Whether the audit log has a request already. One whose activation is pending is noted at once, because the agent may look
-- what became of it with get_signals and never send it again.
ALTER TABLE signal_requests ADD COLUMN noted boolean NOT NULL DEFAULT false;
