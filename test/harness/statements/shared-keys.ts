/**
 * Keys of organizations' tables that do not lead with the organization, each with why, and with what an installation that
 * spreads organizations over many servers would do. docs/scale.md explains the words.
 */
export const SHARED_KEYS: { index: string; reason: string; sharded: string }[] = [
  {
    index: 'api_keys_secret_hash_key',
    reason: 'A request says its key and nothing else: the key tells which organization is meant.',
    sharded: 'api_keys is a reference table, because every node looks keys up and few change.',
  },
  {
    index: 'api_keys_id_key',
    reason: 'The id alone names a key in audit entries and in llm_calls.',
    sharded: 'As above: in a reference table it may stay.',
  },
  {
    index: 'sdk_keys_secret_hash_key',
    reason: 'As for api_keys.',
    sharded: 'sdk_keys is a reference table.',
  },
  {
    index: 'sdk_keys_id_key',
    reason: 'As for api_keys.',
    sharded: 'As above: in a reference table it may stay.',
  },
  {
    index: 'oauth_grants_id_key',
    reason: 'oauth_tokens, which are found by their hash alone, refer to it.',
    sharded: 'oauth_grants and oauth_tokens are reference tables, like api_keys; the reference to workspaces goes.',
  },
  {
    index: 'oauth_grants_code_hash_key',
    reason: 'An app shows its code and nothing else: the code tells which organization is meant.',
    sharded: 'As above: in a reference table it may stay.',
  },
  {
    index: 'audit_entries_pkey',
    reason: 'Entries about the whole service have no organization, and a primary key takes no null.',
    sharded: 'A migration puts an empty text for null, as in corrections.scope, and makes the key (scope, id).',
  },
  {
    index: 'corrections_pkey',
    reason: 'Reviewers’ corrections have no organization; correction_uses and the API name a correction by its id.',
    sharded: 'The key becomes (scope, id), and correction_uses gets a scope; or both stay on the coordinator.',
  },
  {
    index: 'jobs_pkey',
    reason: 'Jobs of operators have no organization; job_errors and llm_batches refer to the id alone.',
    sharded:
      'jobs, job_errors, llm_batches and llm_batch_items stay on the coordinator: few rows, and most are about the catalog.',
  },
]
