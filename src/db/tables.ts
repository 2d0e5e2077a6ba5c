// Made from the migrated schema. After a new migration: npx vitest run --project database test/db/tables.test.ts -u
import {
  bool,
  bytea,
  date,
  float8,
  int2,
  int4,
  int8,
  json,
  jsonb,
  numeric,
  text,
  textArray,
  timestamptz,
  uuid,
  varchar,
} from './rows'

export const accounts = {
  id: text,
  user_id: text,
  account_id: text,
  provider_id: text,
  access_token: text.nullable(),
  refresh_token: text.nullable(),
  id_token: text.nullable(),
  access_token_expires_at: timestamptz.nullable(),
  refresh_token_expires_at: timestamptz.nullable(),
  scope: text.nullable(),
  password: text.nullable(),
  created_at: timestamptz,
  updated_at: timestamptz,
}

export const activations = {
  org_id: text,
  id: text,
  org_topic_id: text,
  connection_id: text,
  platform: text,
  status: text,
  platform_segment_id: text.nullable(),
  pushed_name: text.nullable(),
  pushed_description: text.nullable(),
  engine_version_at_push: text.nullable(),
  activated_at: timestamptz.nullable(),
  deactivated_at: timestamptz.nullable(),
  created_at: timestamptz,
  workspace_id: text.nullable(),
  run_id: text.nullable(),
  topic_name: text,
  sent_name: text.nullable(),
  name_hash: text.nullable(),
  naming_key: text.nullable(),
  topic_updated_at: timestamptz.nullable(),
  sent_at: timestamptz.nullable(),
  outcome_unknown: bool,
  attempts: int2,
  claimed_by: text.nullable(),
  claimed_until: timestamptz.nullable(),
  error: text.nullable(),
  findings: jsonb.nullable(),
  replaces: text.nullable(),
  dismissed_at: timestamptz.nullable(),
  dismissed_by: text.nullable(),
}

export const agent_calls_daily = {
  org_id: text,
  date: date,
  actor_id: text,
  tool: text,
  calls: int8,
  failures: int8,
  last_called_at: timestamptz,
}

export const alert_deliveries = {
  org_id: text,
  id: text,
  alert_id: text,
  channel: text,
  target: text,
  state: text,
  attempts: int2,
  due_at: timestamptz,
  lease_owner: text.nullable(),
  lease_until: timestamptz.nullable(),
  error: text.nullable(),
  ended_at: timestamptz.nullable(),
}

export const alert_settings = {
  org_id: text,
  events: textArray,
  emails: textArray,
  url: text.nullable(),
  secret: bytea.nullable(),
  secret_key: text.nullable(),
  stale_checked_at: timestamptz.nullable(),
  updated_by: text,
  updated_at: timestamptz,
}

export const alerts = {
  org_id: text,
  id: text,
  event: text,
  cause: text,
  data: jsonb,
  created_at: timestamptz,
}

export const api_keys = {
  org_id: text,
  id: text,
  created_by: text,
  name: text,
  key_prefix: text,
  secret_hash: bytea,
  scopes: textArray,
  expires_at: timestamptz.nullable(),
  last_used_at: timestamptz.nullable(),
  revoked_at: timestamptz.nullable(),
  created_at: timestamptz,
}

export const audit_entries = {
  id: int8,
  at: timestamptz,
  org_id: text.nullable(),
  actor_kind: text,
  actor_id: text.nullable(),
  actor_name: text.nullable(),
  actor_email: text.nullable(),
  action: text,
  subject_type: text.nullable(),
  subject_id: text.nullable(),
  subject_name: text.nullable(),
  address: text.nullable(),
  user_agent: text.nullable(),
  details: jsonb,
}

export const catalog_counts = {
  entry: int8,
  taxonomy_type: text,
  parent_category: text,
  taxonomy_path: text,
  segment_type: text,
  audience_type: text,
  topics: int8,
}

export const catalog_metrics = {
  date: date,
  metrics: jsonb,
  taken_at: timestamptz,
}

export const catalog_values = {
  entry: int8,
  facet: text,
  value: text,
  topics: int4,
}

export const catalog_words = {
  word: text,
}

export const connections = {
  org_id: text,
  id: text,
  workspace_id: text.nullable(),
  name: text,
  platform: text,
  direction: text,
  config: jsonb,
  credentials: bytea.nullable(),
  credentials_key: text.nullable(),
  status: text,
  last_tested_at: timestamptz.nullable(),
  created_by: text,
  created_at: timestamptz,
  updated_at: timestamptz,
  credentials_refused_at: timestamptz.nullable(),
  credentials_refusal: text.nullable(),
}

export const conversation_turns = {
  org_id: text,
  conversation_id: text,
  position: int4,
  kind: text,
  said: text,
  stage: text.nullable(),
  answer: jsonb.nullable(),
  added: jsonb,
  created_at: timestamptz,
}

export const conversations = {
  org_id: text,
  id: text,
  user_id: text,
  title: text,
  turn_count: int4,
  created_at: timestamptz,
  updated_at: timestamptz,
}

export const correction_sets = {
  scope: text,
  org_id: text.nullable(),
  enabled: bool,
  version: uuid,
}

export const correction_uses = {
  entry: int8,
  correction_id: int8,
  topics: int8,
}

export const corrections = {
  id: int8,
  topic_name: text,
  normalized_name: text,
  field: text,
  previous: text,
  corrected: text,
  reason: text,
  embedding: bytea,
  created_at: timestamptz,
  org_id: text.nullable(),
  scope: text,
  corrected_by: text,
  corrected_at: timestamptz,
  enabled: bool,
}

export const deleted_topics = {
  org_id: text,
  action_id: text,
  id: text,
  topic_id: text,
  topic_name: text,
  workspace_id: text.nullable(),
  overlay: jsonb.nullable(),
  external_id: text.nullable(),
  source: text,
  batch_id: text.nullable(),
  performance_score: float8.nullable(),
  created_at: timestamptz,
  updated_at: timestamptz,
  history: jsonb,
  deleted_at: timestamptz,
  tags: textArray,
}

export const edited_topics = {
  org_id: text,
  edit_id: text,
  org_topic_id: text,
  topic_name: text,
  edited_at: timestamptz.nullable(),
  fields_before: jsonb,
  fields_after: jsonb,
  tags_before: textArray,
  tags_after: textArray,
  created_at: timestamptz,
  corrections_before: jsonb,
}

export const filled_external_ids = {
  org_id: text,
  batch_id: text,
  org_topic_id: text,
  external_id: text,
  filled_at: timestamptz,
}

export const global_topic_history = {
  id: int8,
  topic_id: text,
  change_type: text,
  engine_version_before: text.nullable(),
  engine_version_after: text.nullable(),
  previous_values: jsonb,
  new_values: jsonb,
  changed_by: text.nullable(),
  source: text,
  batch_id: text.nullable(),
  metadata: jsonb,
  changed_at: timestamptz,
}

export const global_topics = {
  id: text,
  topic_name: text,
  normalized_name: text,
  name_key: int8,
  identity: bytea.nullable(),
  parent_category: text,
  taxonomy_type: text,
  subcategory: text,
  subcategory_l1: text.nullable(),
  subcategory_l2: text.nullable(),
  subcategory_l3: text.nullable(),
  subcategory_l4: text.nullable(),
  taxonomy_path: text,
  segment_type: text,
  audience_type: text,
  iab_code: text,
  keywords: textArray,
  primary_intent: text,
  secondary_intent: text,
  intensity: text,
  awareness: text,
  sensitivity: text,
  buyer_journey: text,
  funnel: text,
  composite_score: int2,
  confidence: float8,
  segment_name_dspapi: text,
  segment_name_marketplace: text,
  segment_name_internal: text,
  segment_desc_dspapi: text,
  segment_desc_marketplace: text,
  internal_description: text,
  platform_outputs: jsonb,
  engine_version: text,
  performance_score: float8.nullable(),
  source: text,
  search_text: text,
  review_status: text.nullable(),
  review_reason: text.nullable(),
  archived_at: timestamptz.nullable(),
  merged_into: text.nullable(),
  created_at: timestamptz,
  updated_at: timestamptz,
  words_apart: bool,
  uncertain: bool,
  engine: text.nullable(),
  review_cause: text.nullable(),
}

export const import_batches = {
  org_id: text,
  id: text,
  workspace_id: text.nullable(),
  filename: text,
  status: text,
  total_rows: int4,
  processed_rows: int4,
  success_count: int4,
  error_count: int4,
  duplicate_count: int4,
  adopted_count: int4,
  updated_count: int4,
  chunks_total: int4,
  chunks_completed: int4,
  use_llm: bool,
  created_by: text,
  created_at: timestamptz,
  completed_at: timestamptz.nullable(),
  organization_id: text.nullable(),
  uncertain_count: int4,
  engine: text,
  chunk_size: int4,
  local_count: int4,
  llm_count: int4,
  llm_failed_count: int4,
  llm_tokens: int8,
  llm_cost: numeric,
  upload_id: text.nullable(),
  first_row: int4.nullable(),
  llm_error: text.nullable(),
}

export const import_chunks = {
  org_id: text,
  batch_id: text,
  chunk_index: int4,
}

export const import_reviews = {
  org_id: text,
  upload_id: text,
  org_topic_id: text,
  decision: text,
  decided_by: text,
  decided_at: timestamptz,
}

export const import_staged_chunks = {
  org_id: text,
  batch_id: text,
  chunk_index: int4,
  chunk: json,
  row_count: int4,
}

export const import_upload_bytes = {
  org_id: text,
  upload_id: text,
  part: int4,
  bytes: bytea,
}

export const import_upload_pieces = {
  org_id: text,
  upload_id: text,
  piece: int4,
  first_row: int4,
  row_count: int4,
  first_chunk: int4.nullable(),
  rows: json,
}

export const import_uploads = {
  org_id: text,
  id: text,
  workspace_id: text.nullable(),
  filename: text,
  format: text,
  status: text,
  receiving_until: timestamptz.nullable(),
  size_bytes: int8,
  delimiter: text.nullable(),
  columns: textArray,
  sample_rows: json,
  mappings: jsonb,
  engine: text,
  batches_total: int4,
  batches_completed: int4,
  total_rows: int4,
  processed_rows: int4,
  success_count: int4,
  error_count: int4,
  duplicate_count: int4,
  adopted_count: int4,
  updated_count: int4,
  uncertain_count: int4,
  created_by: text,
  started_by: text.nullable(),
  created_at: timestamptz,
  started_at: timestamptz.nullable(),
  completed_at: timestamptz.nullable(),
}

export const invitations = {
  id: text,
  organization_id: text,
  email: text,
  role: text.nullable(),
  status: text,
  expires_at: timestamptz,
  created_at: timestamptz,
  inviter_id: text,
}

export const job_errors = {
  job_id: text,
  id: int8,
  item_id: text.nullable(),
  name: text.nullable(),
  message: text,
}

export const jobs = {
  id: text,
  job_type: text,
  org_id: text.nullable(),
  created_by: text,
  status: text,
  config: jsonb,
  total_items: int4,
  processed_items: int4,
  success_count: int4,
  error_count: int4,
  skip_count: int4,
  result: jsonb,
  cursor: jsonb,
  claimed_by: text.nullable(),
  lease_until: timestamptz.nullable(),
  wait_until: timestamptz.nullable(),
  created_at: timestamptz,
  started_at: timestamptz.nullable(),
  completed_at: timestamptz.nullable(),
}

export const library_counts = {
  entry: int8,
  org_id: text,
  workspace_id: text.nullable(),
  taxonomy_type: text,
  parent_category: text,
  subcategory: text,
  segment_type: text,
  audience_type: text,
  topics: int8,
}

export const library_levels = {
  entry: int8,
  org_id: text,
  workspace_id: text.nullable(),
  subcategory_l1: text,
  subcategory_l2: text.nullable(),
  subcategory_l3: text.nullable(),
  subcategory_l4: text.nullable(),
  topics: int8,
}

export const library_words = {
  org_id: text,
  word: text,
}

export const llm_batch_items = {
  job_id: text,
  topic_id: text,
  batch: int4,
  answer: jsonb.nullable(),
  asked_name: text.nullable(),
}

export const llm_batches = {
  job_id: text,
  number: int4,
  intended_at: timestamptz.nullable(),
  provider_id: text.nullable(),
  staged_at: timestamptz.nullable(),
}

export const llm_calls = {
  org_id: text,
  id: int8,
  purpose: text,
  model: text,
  auth_method: text,
  caller_id: text,
  succeeded: bool,
  input_tokens: int4,
  output_tokens: int4,
  web_searches: int4,
  duration_ms: int4,
  cost: numeric.nullable(),
  called_at: timestamptz,
  organization_id: text.nullable(),
}

export const llm_claims = {
  org_id: text,
  subject: text,
  owner: text,
  claimed_until: timestamptz,
}

export const mails = {
  id: text,
  reset_email: text.nullable(),
  invitation_id: text.nullable(),
  state: text,
  attempts: int2,
  due_at: timestamptz,
  lease_owner: text.nullable(),
  lease_until: timestamptz.nullable(),
  error: text.nullable(),
  created_at: timestamptz,
}

export const match_value_parts = {
  org_id: text,
  set_id: text,
  part: int4,
  lines: text,
}

export const match_value_sets = {
  org_id: text,
  id: text,
  org_topic_id: text,
  match_key: text,
  value_count: int4,
  complete: bool,
  created_at: timestamptz,
}

export const members = {
  id: text,
  organization_id: text,
  user_id: text,
  role: text,
  created_at: timestamptz,
  admitted: bool,
}

export const merge_moves = {
  org_id: text,
  job_id: text,
  link_id: text,
  loser_id: text,
  winner_id: text,
  keeper_id: text,
  place: int4,
  link: jsonb,
  keeper_before: jsonb.nullable(),
  keeper_after: jsonb.nullable(),
  activation_ids: textArray,
  history_ids: textArray,
  match_set_ids: textArray,
  moved_at: timestamptz,
}

export const oauth_clients = {
  id: text,
  name: text,
  redirect_uris: textArray,
  created_at: timestamptz,
}

export const oauth_grants = {
  org_id: text,
  id: text,
  user_id: text,
  client_id: text,
  scopes: textArray,
  workspace_id: text.nullable(),
  resource: text,
  code_hash: bytea,
  code_challenge: text,
  redirect_uri: text,
  code_expires_at: timestamptz,
  code_used_at: timestamptz.nullable(),
  created_at: timestamptz,
  expires_at: timestamptz,
  last_used_at: timestamptz.nullable(),
  revoked_at: timestamptz.nullable(),
}

export const oauth_tokens = {
  hash: bytea,
  grant_id: text,
  kind: text,
  expires_at: timestamptz,
  used_at: timestamptz.nullable(),
}

export const org_topic_history = {
  org_id: text,
  id: text,
  org_topic_id: text,
  change_type: text,
  changed_by: text,
  previous_values: jsonb,
  new_values: jsonb,
  source: text,
  metadata: jsonb,
  changed_at: timestamptz,
}

export const org_topics = {
  org_id: text,
  id: text,
  topic_id: text,
  workspace_id: text.nullable(),
  overlay: jsonb.nullable(),
  external_id: text.nullable(),
  source: text,
  batch_id: text.nullable(),
  performance_score: float8.nullable(),
  visible: bool,
  topic_name: text,
  normalized_name: text,
  parent_category: text,
  taxonomy_type: text,
  subcategory: text,
  subcategory_l1: text.nullable(),
  subcategory_l2: text.nullable(),
  subcategory_l3: text.nullable(),
  subcategory_l4: text.nullable(),
  segment_type: text,
  audience_type: text,
  iab_code: text,
  engine_version: text,
  sensitivity: text,
  intensity: text,
  buyer_journey: text,
  created_at: timestamptz,
  updated_at: timestamptz,
  uncertain: bool,
  llm_error: text.nullable(),
  search_text: text.nullable(),
  tags: textArray,
}

export const organizations = {
  id: text,
  name: text,
  slug: text,
  logo: text.nullable(),
  metadata: text.nullable(),
  plan: text,
  org_alias: text.nullable(),
  partner_alias: text.nullable(),
  created_at: timestamptz,
  two_factor_required: bool,
}

export const output_template_version = {
  version: uuid,
}

export const output_templates = {
  id: text,
  platform_key: text,
  built_in: bool,
  fields: jsonb,
  created_at: timestamptz,
  updated_at: timestamptz,
}

export const push_runs = {
  org_id: text,
  id: text,
  connection_id: text,
  workspace_id: text.nullable(),
  status: text,
  total_items: int4,
  success_count: int4,
  error_count: int4,
  message: text.nullable(),
  created_by: text,
  created_at: timestamptz,
  completed_at: timestamptz.nullable(),
}

export const rate_limits = {
  key: varchar,
  points: int4,
  expire: int8.nullable(),
}

export const recent_writes = {
  org_id: text,
  written_at: timestamptz,
}

export const run_failures = {
  org_id: text,
  run_id: text,
  id: int8,
  item: text,
  name: text.nullable(),
  message: text,
  cells: json.nullable(),
}

export const run_turns = {
  org_id: text,
  turn_at: timestamptz,
  organization_id: text.nullable(),
}

export const runs = {
  org_id: text,
  id: text,
  kind: text,
  title: text,
  workspace_id: text.nullable(),
  connection_id: text.nullable(),
  driver: text,
  started_by: text,
  key_id: text.nullable(),
  source: text.nullable(),
  state: text,
  paused_at: timestamptz.nullable(),
  total_items: int4.nullable(),
  processed_items: int4,
  success_count: int4,
  error_count: int4,
  skip_count: int4,
  last_error: text.nullable(),
  lease_owner: text.nullable(),
  lease_until: timestamptz.nullable(),
  due_at: timestamptz.nullable(),
  turn_at: timestamptz.nullable(),
  woken_at: timestamptz.nullable(),
  attempts: int2,
  created_at: timestamptz,
  started_at: timestamptz.nullable(),
  completed_at: timestamptz.nullable(),
  progressed_at: timestamptz.nullable(),
  measured_at: timestamptz,
  measured_items: int4,
  organization_id: text.nullable(),
  created_in: int8,
  changed_in: int8,
  read_at: timestamptz.nullable(),
  fallback_count: int4,
  traceparent: text.nullable(),
}

export const saved_views = {
  org_id: text,
  id: text,
  screen: text,
  workspace_id: text.nullable(),
  owner_id: text,
  name: text,
  is_shared: bool,
  query: jsonb,
  columns: textArray,
  created_at: timestamptz,
  updated_at: timestamptz,
  private_owner_id: text.nullable(),
}

export const schedules = {
  org_id: text,
  id: text,
  action: text,
  connection_id: text.nullable(),
  job_type: text.nullable(),
  config: jsonb.nullable(),
  every_hours: int4.nullable(),
  counted_from: timestamptz,
  cron: text.nullable(),
  time_zone: text,
  due_at: timestamptz.nullable(),
  lease_owner: text.nullable(),
  lease_until: timestamptz.nullable(),
  last_due_at: timestamptz.nullable(),
  last_run_org_id: text.nullable(),
  last_run_id: text.nullable(),
  last_error: text.nullable(),
  created_by: text,
  created_at: timestamptz,
  updated_at: timestamptz,
  organization_id: text.nullable(),
}

export const schema_migrations = {
  version: int4,
  name: text,
  checksum: text,
  applied_at: timestamptz,
}

export const sdk_keys = {
  org_id: text,
  id: text,
  created_by: text,
  name: text,
  key_prefix: text,
  mode: text,
  secret_hash: bytea,
  scopes: textArray,
  last_used_at: timestamptz.nullable(),
  revoked_at: timestamptz.nullable(),
  created_at: timestamptz,
}

export const sessions = {
  id: text,
  token: text,
  user_id: text,
  active_organization_id: text.nullable(),
  expires_at: timestamptz,
  ip_address: text.nullable(),
  user_agent: text.nullable(),
  created_at: timestamptz,
  updated_at: timestamptz,
}

export const signal_requests = {
  org_id: text,
  scope: text,
  idempotency_key: text,
  payload_hash: text,
  claimed_by: text.nullable(),
  claimed_until: timestamptz.nullable(),
  answer: text.nullable(),
  created_at: timestamptz,
  noted: bool,
}

export const signal_settings = {
  org_id: text,
  data_provider: text.nullable(),
  include_catalog: bool,
  prices: jsonb,
  updated_by: text,
  updated_at: timestamptz,
}

export const stale_counts = {
  org_id: text,
  connection_id: text,
  stale_count: int4,
}

export const sync_pages = {
  org_id: text,
  run_id: text,
  page: int4,
  digest: bytea,
}

export const sync_runs = {
  org_id: text,
  id: text,
  connection_id: text,
  workspace_id: text.nullable(),
  status: text,
  total_items: int4.nullable(),
  total_pages: int4.nullable(),
  processed_pages: int4,
  success_count: int4,
  error_count: int4,
  duplicate_count: int4,
  adopted_count: int4,
  message: text.nullable(),
  created_by: text,
  created_at: timestamptz,
  completed_at: timestamptz.nullable(),
}

export const topic_counts = {
  entry: int8,
  engine_version: text,
  state: text,
  needs_review: bool,
  has_iab_code: bool,
  topics: int8,
}

export const topic_edits = {
  org_id: text,
  id: text,
  changes: jsonb,
  title: text,
  workspace_id: text.nullable(),
  status: text,
  total_items: int4,
  success_count: int4,
  skip_count: int4,
  error_count: int4,
  last_error: text.nullable(),
  created_by: text,
  created_at: timestamptz,
  completed_at: timestamptz.nullable(),
}

export const topic_embeddings = {
  topic_id: text,
  bucket: int4,
  embedding: bytea,
}

export const two_factors = {
  id: text,
  user_id: text,
  secret: text,
  backup_codes: text,
  verified: bool,
  failed_verification_count: int4,
  locked_until: timestamptz.nullable(),
}

export const undoable_actions = {
  org_id: text,
  id: text,
  action: text,
  title: text,
  workspace_id: text.nullable(),
  topics: int4,
  created_by: text,
  created_at: timestamptz,
  open_until: timestamptz.nullable(),
}

export const undos = {
  org_id: text,
  id: text,
  action_id: text,
  action: text,
  title: text,
  workspace_id: text.nullable(),
  status: text,
  total_items: int4,
  success_count: int4,
  kept_count: int4,
  position: text,
  created_by: text,
  created_at: timestamptz,
  completed_at: timestamptz.nullable(),
}

export const unsplit_topics = {
  topic_id: text,
}

export const usage_daily = {
  org_id: text,
  date: date,
  total_classifications: int8,
  total_tokens: int8,
  total_imports: int8,
  total_exports: int8,
  total_web_searches: int8,
  total_requests: int8,
  total_cost: numeric,
  organization_id: text.nullable(),
}

export const usage_monthly = {
  org_id: text,
  month: date,
  metric: text,
  used: int8,
}

export const users = {
  id: text,
  name: text,
  email: text,
  email_verified: bool,
  image: text.nullable(),
  operator: bool,
  last_organization_id: text.nullable(),
  created_at: timestamptz,
  updated_at: timestamptz,
  two_factor_enabled: bool,
  disabled_at: timestamptz.nullable(),
  deleted_at: timestamptz.nullable(),
}

export const verifications = {
  id: text,
  identifier: text,
  value: text,
  expires_at: timestamptz,
  created_at: timestamptz,
  updated_at: timestamptz,
}

export const workspaces = {
  org_id: text,
  id: text,
  name: text,
  created_by: text,
  created_at: timestamptz,
}
