-- What the person who edits had corrected of the topic's name before: rows of corrections, which an undo brings back.
ALTER TABLE edited_topics ADD COLUMN corrections_before jsonb NOT NULL DEFAULT '[]';
