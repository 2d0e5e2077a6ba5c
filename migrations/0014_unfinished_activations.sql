-- A refresh that was cut off is finished by somebody else, who must know which segment the new one stands for: a platform
-- that leaves ids to us gets it again under the same id.
ALTER TABLE activations ADD COLUMN replaces text;

-- What a push call gave back after its run had been cancelled stayed pending in a run that nobody goes on with, and kept
-- its topic from being pushed again. It ends with its run.
WITH ended AS (
  UPDATE activations a SET status = 'error', error = coalesce(r.message, 'Push run was cancelled')
  FROM push_runs r
  WHERE r.org_id = a.org_id AND r.id = a.run_id AND r.status <> 'running' AND a.status = 'pending' AND a.sent_name IS NULL
  RETURNING a.org_id, a.run_id
), counts AS (
  SELECT org_id, run_id, count(*) AS ended FROM ended GROUP BY 1, 2
)
UPDATE push_runs r SET error_count = r.error_count + counts.ended
FROM counts WHERE r.org_id = counts.org_id AND r.id = counts.run_id;
