import type { Exception } from './verdict'

/**
 * The statements that read or write tables of organizations without naming one. Everything else fails the run: add
 * `org_id = $n` to it or, if it really is about all organizations, a line here with the reason. With many database servers
 * these are the statements that ask all of them.
 */
export const EVERY_ORGANIZATION: Exception[] = [
  ...withReason('A request names a key, a token, a code or a person, and that says which organization is meant.', {
    'auth/identity-provider/admission.ts': ['DELETE oauth_grants', 'UPDATE api_keys', 'UPDATE sdk_keys'],
    'auth/oauth/end-grant.ts': ['SELECT oauth_grants'],
    'auth/oauth/exchange.ts': ['SELECT oauth_grants'],
    'auth/oauth/verify.ts': ['SELECT oauth_grants'],
    'keys/verify.ts': ['SELECT api_keys', 'SELECT sdk_keys'],
  }),
  ...withReason(
    'A key that an operator uses may be of another organization than the entry is about; its id is unique.',
    {
      'audit/audit.ts': ['INSERT api_keys, oauth_grants, sdk_keys'],
    },
  ),
  ...withReason('Servers look for the next work among all organizations; each then works on one.', {
    'alerts/check-stale.ts': ['UPDATE alert_settings'],
    'alerts/deliver.ts': ['SELECT alert_deliveries, alert_settings, alerts'],
    'runs/lease.ts': ['SELECT run_turns, runs'],
    'schedules/fire.ts': ['UPDATE runs, schedules'],
  }),
  ...withReason('An operators’ schedule may have started a job of one organization; the schedule’s row names it.', {
    'schedules/find.ts': ['SELECT runs'],
  }),
  ...withReason('What has expired is removed, whoever it belongs to.', {
    'audit/sweep.ts': ['DELETE audit_entries'],
    'auth/oauth/register.ts': ['DELETE oauth_grants'],
    'auth/oauth/sweep.ts': ['DELETE oauth_grants'],
    'conversations/sweep.ts': ['DELETE conversations'],
    'import/upload/sweep.ts': ['DELETE import_uploads'],
    'mcp/activity.ts': ['DELETE agent_calls_daily'],
    'retention.ts': [
      'DELETE alerts',
      'DELETE import_batches',
      'DELETE import_uploads',
      'DELETE jobs',
      'DELETE jobs, merge_moves',
      'DELETE llm_calls',
      'DELETE match_value_sets, merge_moves',
      'DELETE org_topic_history',
      'DELETE push_runs',
      'DELETE sync_runs',
      'DELETE topic_edits',
      'DELETE undos',
      'DELETE usage_daily',
      'DELETE usage_monthly',
    ],
    'signals/replay.ts': ['DELETE signal_requests'],
    'topics/intake/llm-claim.ts': ['DELETE llm_claims'],
    'undo/sweep.ts': [
      'DELETE deleted_topics',
      'DELETE edited_topics, topic_edits',
      'DELETE filled_external_ids',
      'DELETE undoable_actions',
    ],
  }),
  ...withReason('Jobs are the operators’; some concern one organization, most the catalog. The id alone is the key.', {
    'jobs/cancel.ts': ['UPDATE jobs'],
    'jobs/fail.ts': ['UPDATE jobs'],
    'jobs/find.ts': ['SELECT jobs'],
    'jobs/list.ts': ['SELECT jobs'],
    'jobs/runner/claim.ts': ['UPDATE jobs'],
    'jobs/runner/commit.ts': ['UPDATE jobs'],
  }),
  ...withReason('Operators see and change what concerns all organizations.', {
    'audit/list.ts': ['SELECT audit_entries'],
    'catalog/admin/uses.ts': ['SELECT activations, org_topics'],
    'catalog/metrics/metrics.ts': ['SELECT org_topics'],
    'jobs/sync-trade-desk/sync-trade-desk.ts': ['SELECT connections'],
    'review/list.ts': ['SELECT org_topics'],
    'review/outstanding.ts': ['SELECT jobs', 'SELECT org_topics'],
    'templates/write.ts': ['SELECT connections'],
    'usage/list.ts': ['SELECT usage_daily'],
    'users/find.ts': ['SELECT api_keys, sdk_keys'],
  }),
  ...withReason('Commands of the person who runs the service, over all organizations.', {
    'alerts/rotate.ts': ['SELECT alert_settings'],
    'alerts/unreadable.ts': ['SELECT alert_settings'],
    'cli/refresh-activations.ts': ['SELECT activations'],
    'connections/rotate.ts': ['SELECT connections'],
    'connections/unreadable.ts': ['SELECT connections'],
    'doctor/network.ts': ['SELECT connections'],
  }),
  ...withReason('A change of a global topic reaches its links in every library, in the same transaction.', {
    'catalog/rewrite/flag-for-review.ts': ['UPDATE org_topics'],
    'catalog/rewrite/propagate.ts': ['SELECT org_topics', 'UPDATE org_topics'],
    'catalog/topic/lock-links.ts': ['SELECT org_topics'],
    'catalog/topic/move-org-words.ts': ['SELECT merge_moves, org_topic_history, org_topics', 'UPDATE org_topics'],
    'catalog/topic/visibility.ts': ['UPDATE org_topics'],
  }),
  ...withReason('A merge of global topics moves their links in every library, and its undo moves them back.', {
    'catalog/merge/duplicates.ts': ['SELECT org_topics'],
    'catalog/merge/links.ts': [
      'DELETE merge_moves, org_topics',
      'INSERT activations, match_value_sets, merge_moves, org_topic_history, org_topics',
      'SELECT org_topics',
      'UPDATE activations, merge_moves',
      'UPDATE match_value_sets, merge_moves',
      'UPDATE merge_moves, org_topic_history',
      'UPDATE merge_moves, org_topics',
    ],
    'catalog/merge/rollback.ts': [
      'INSERT merge_moves, org_topics, workspaces',
      'SELECT merge_moves, org_topics',
      'UPDATE merge_moves, org_topics',
    ],
  }),
  ...withReason(
    'A topic that an undo would archive stays if another organization uses it: the question is about the others.',
    {
      'undo/plan.ts': ['SELECT deleted_topics, org_topics'],
      'undo/remove-topics.ts': ['SELECT deleted_topics, org_topics'],
    },
  ),
  ...withReason('Counts uses by the ids of corrections that this organization’s classification just followed.', {
    'catalog/corrections/uses.ts': ['INSERT corrections'],
  }),
]

function withReason(reason: string, files: Record<string, string[]>): Exception[] {
  return Object.entries(files).map(([file, statements]) => ({ file, statements, reason }))
}
