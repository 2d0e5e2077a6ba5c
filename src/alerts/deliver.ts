import type { FastifyBaseLogger } from 'fastify'
import { workThrough } from '../bell'
import { SealedError, type Vault } from '../connections/encryption'
import type { Outbound } from '../connections/outbound'
import { plainWords } from '../connectors/outbound/explain'
import { OutboundError } from '../connectors/outbound/outbound-error'
import type { Db } from '../db/db'
import { int8, type RowOf } from '../db/rows'
import { alert_deliveries, alert_settings, alerts, organizations } from '../db/tables'
import { randomPart } from '../ids'
import { ALERT_LEASE_MS, ALERT_POST_MS, ALERT_RETRY_MS, ALERTS_AT_ONCE, ALERTS_PER_HOUR } from '../limits'
import type { Mailer } from '../mail'
import type { AnyAlert } from './events'
import { mailOf, messageOf } from './message'
import { openSecret } from './secret'
import { signedHeaders } from './signature'

export type DeliverDeps = {
  db: Db
  log: FastifyBaseLogger
  outbound: Pick<Outbound, 'http' | 'vault'>
  /** Null where no mail server is configured. */
  mailer: Mailer | null
  /** Of the console. */
  baseUrl: string
}

const LEASED = {
  org_id: alert_deliveries.org_id,
  id: alert_deliveries.id,
  lease_owner: alert_deliveries.lease_owner.notNull(),
  channel: alert_deliveries.channel.as<'email' | 'post'>(),
  target: alert_deliveries.target,
  attempts: alert_deliveries.attempts,
  alert_id: alerts.id,
  event: alerts.event.as<AnyAlert['event']>(),
  data: alerts.data.as<AnyAlert['data']>(),
  created_at: alerts.created_at,
  organization: organizations.name,
  secret: alert_settings.secret,
  secret_key: alert_settings.secret_key,
  /** Alerts of the organization in the hour before this one. */
  recent: int8,
}
type Delivery = RowOf<typeof LEASED>

/**
 * Sends what is due, a few at a time and one of an organization, so that a receiver who does not answer holds up nobody
 * else. The lease keeps two processes from sending the same.
 */
export const deliverDue = (deps: DeliverDeps, signal: AbortSignal): Promise<void> =>
  workThrough({ signal, atOnce: ALERTS_AT_ONCE, next: () => leaseNext(deps.db) }, async (delivery) => {
    const error = await send(deps, delivery)
    await record(deps.db, delivery, error)
  })

async function leaseNext(db: Db): Promise<Delivery | null> {
  const [delivery] = await db.query(LEASED, {
    name: 'lease_delivery',
    text: `WITH next AS MATERIALIZED (
             SELECT d.org_id, d.id FROM alert_deliveries d
             WHERE d.state = 'pending' AND d.due_at <= clock_timestamp()
               AND (d.lease_until IS NULL OR d.lease_until < clock_timestamp())
               AND NOT EXISTS (
                 SELECT FROM alert_deliveries o
                 WHERE o.org_id = d.org_id AND o.lease_owner IS NOT NULL AND o.lease_until >= clock_timestamp())
             ORDER BY d.due_at, d.org_id, d.id LIMIT 1 FOR UPDATE SKIP LOCKED
           ), leased AS (
             UPDATE alert_deliveries d
             SET lease_owner = $1, lease_until = clock_timestamp() + make_interval(secs => $2), attempts = d.attempts + 1
             FROM next WHERE d.org_id = next.org_id AND d.id = next.id RETURNING d.*
           )
           SELECT l.org_id, l.id, l.lease_owner, l.channel, l.target, l.attempts, a.id AS alert_id, a.event, a.data,
                  a.created_at, o.name AS organization, s.secret, s.secret_key,
                  (SELECT count(*) FROM alerts e WHERE e.org_id = a.org_id AND e.created_at < a.created_at
                    AND e.created_at > a.created_at - interval '1 hour') AS recent
           FROM leased l JOIN alerts a ON a.org_id = l.org_id AND a.id = l.alert_id
           JOIN organizations o ON o.id = l.org_id LEFT JOIN alert_settings s ON s.org_id = l.org_id`,
    values: [randomPart(), ALERT_LEASE_MS / 1_000],
  })
  return delivery ?? null
}

type Failure = { message: string; isFinal: boolean }

async function send(deps: DeliverDeps, delivery: Delivery): Promise<Failure | null> {
  if (delivery.recent >= ALERTS_PER_HOUR) {
    return { message: `Not sent: more than ${ALERTS_PER_HOUR} alerts within an hour`, isFinal: true }
  }
  try {
    await (delivery.channel === 'email' ? sendMail(deps, delivery) : post(deps, delivery))
    return null
  } catch (error) {
    if (error instanceof OutboundError) return { message: error.message, isFinal: false }
    if (error instanceof SealedError)
      return { message: 'The signing secret cannot be read, make a new one', isFinal: true }
    const words = plainWords(error instanceof Error ? error.message : String(error))
    deps.log.warn({ err: error, delivery: delivery.id }, 'An alert could not be delivered')
    return { message: words, isFinal: false }
  }
}

const alertOf = ({ event, data }: Delivery): AnyAlert => ({ event, data }) as AnyAlert

async function sendMail({ mailer, baseUrl }: DeliverDeps, delivery: Delivery): Promise<void> {
  if (!mailer) throw new Error('No mail server is configured (TAXON_SMTP_URL)')
  const mail = mailOf(alertOf(delivery), delivery.organization, baseUrl)
  await mailer.send({ id: delivery.id, to: delivery.target, ...mail })
}

async function post({ outbound: { http, vault } }: DeliverDeps, delivery: Delivery): Promise<void> {
  const body = JSON.stringify(postOf(delivery))
  await http.text({
    method: 'POST',
    url: new URL(delivery.target),
    headers: { 'content-type': 'application/json', ...signedHeaders(secretOf(vault, delivery), body, new Date()) },
    body,
    timeoutMs: ALERT_POST_MS,
  })
}

const secretOf = (vault: Vault, { org_id, secret, secret_key }: Delivery): string =>
  openSecret(vault, org_id, { secret, secret_key })

const postOf = (delivery: Delivery) => ({
  id: delivery.alert_id,
  event: delivery.event,
  createdAt: delivery.created_at.toISOString(),
  organization: { id: delivery.org_id, name: delivery.organization },
  title: messageOf(alertOf(delivery)).title,
  data: delivery.data,
})

async function record(db: Db, delivery: Delivery, failure: Failure | null): Promise<void> {
  const waitMs = ALERT_RETRY_MS[delivery.attempts - 1]
  const isFinal = failure !== null && (failure.isFinal || waitMs === undefined)
  const state = failure === null ? 'delivered' : isFinal ? 'failed' : 'pending'
  await db.execute({
    name: 'record_delivery',
    text: `UPDATE alert_deliveries
           SET state = $4, error = $5, lease_owner = NULL, lease_until = NULL,
               due_at = clock_timestamp() + make_interval(secs => $6::float8),
               ended_at = CASE WHEN $4 <> 'pending' THEN clock_timestamp() END
           WHERE org_id = $1 AND id = $2 AND lease_owner = $3`,
    values: [
      ...[delivery.org_id, delivery.id, delivery.lease_owner, state, failure?.message ?? null],
      (waitMs ?? 0) / 1_000,
    ],
  })
}
