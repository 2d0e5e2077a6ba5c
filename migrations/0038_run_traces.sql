-- The trace of the request that started a run, as in the W3C header of that name: the spans of its steps link to it.
ALTER TABLE runs ADD COLUMN traceparent text;
