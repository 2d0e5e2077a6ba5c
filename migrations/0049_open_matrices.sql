-- Until when a matrix is being generated and cannot be taken back. Its process renews it; null once it is done. Of a killed process
-- it runs out.
ALTER TABLE undoable_actions ADD COLUMN open_until timestamptz;
