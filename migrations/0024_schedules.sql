-- Syncs, refreshes and jobs at set times, and why they did not begin.

CREATE TABLE schedules (
  -- An organization, or `system` for the jobs of operators.
  org_id text NOT NULL,
  id text NOT NULL,
  action text NOT NULL CHECK (action IN ('sync', 'refresh', 'job')),
  connection_id text,
  job_type text,
  config jsonb,
  -- Either every so many hours, counted from `counted_from`, or by a cron expression in a time zone.
  every_hours integer,
  counted_from timestamptz NOT NULL,
  cron text,
  time_zone text NOT NULL,
  -- The next due time, on the database's clock; null while it is paused.
  due_at timestamptz,
  -- The process that begins the run of the due time, and until when nobody else may.
  lease_owner text,
  lease_until timestamptz,
  last_due_at timestamptz,
  -- The run of the last due time; `system` or the organization whose run it is.
  last_run_org_id text,
  last_run_id text,
  -- Why the last due time has no run.
  last_error text,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  organization_id text GENERATED ALWAYS AS (nullif(org_id, 'system')) STORED REFERENCES organizations ON DELETE CASCADE,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, connection_id) REFERENCES connections ON DELETE CASCADE,
  CHECK ((action = 'job') = (job_type IS NOT NULL AND config IS NOT NULL)),
  CHECK ((action = 'job') = (connection_id IS NULL)),
  CHECK ((every_hours IS NULL) <> (cron IS NULL))
);
CREATE INDEX schedules_due ON schedules (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX schedules_connection ON schedules (org_id, connection_id) WHERE connection_id IS NOT NULL;
