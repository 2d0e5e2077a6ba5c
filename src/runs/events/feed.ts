import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/db'
import { EVENT_INTERVAL_MS, EVENT_REPLAY } from '../../limits'
import { type Change, forgetOtherHistories, type Position, readChanges, readPosition } from './changes'

export type News = Change & { isNew: boolean }

export type Subscriber = { tell(news: readonly News[]): void; close(): void }

/**
 * Tells of the changes in one organization's runs. Notifications only say when to look: what changed is read from the database,
 * so nothing is lost with a notification, and many changes become few events.
 */
export class Feed {
  /** What was changed before it has been told; null before the first look. */
  position: Position | null = null
  readonly subscribers = new Set<Subscriber>()
  /** Changes at the position or later that were told already, by run. */
  private told = new Map<string, number>()
  private isLookDue = false
  /** One look, or one subscription, after the other. */
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly db: Db,
    private readonly orgId: string,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {}

  /** Looks soon. */
  wake(): void {
    if (this.isLookDue) return
    this.isLookDue = true
    setTimeout(() => {
      this.isLookDue = false
      this.inTurn(() => this.look()).catch((err) => this.log.warn({ err, org: this.orgId }, 'No events at the moment'))
    }, EVENT_INTERVAL_MS).unref()
  }

  /** Returns what has changed since a position, or null if that is too much or the position is not one of this database. */
  subscribe(subscriber: Subscriber, since: Position | null): Promise<News[] | null> {
    return this.inTurn(async () => {
      await this.look()
      const news = await this.changedSince(since)
      this.subscribers.add(subscriber)
      return news
    })
  }

  private async changedSince(since: Position | null): Promise<News[] | null> {
    const { history, transaction } = this.position!
    if (since?.history !== history || since.transaction > transaction) return null
    const changes = await readChanges(this.db, { orgId: this.orgId, position: since, limit: EVENT_REPLAY + 1 })
    if (changes.length > EVENT_REPLAY) return null
    return changes.map((change) => ({ ...change, isNew: isCreatedSince(since, change) }))
  }

  private async look(): Promise<void> {
    // First the position: what ends afterwards is read now and perhaps once more, but never skipped.
    const position = await readPosition(this.db)
    if (this.position?.history === position.history) await this.tellSince(this.position, position)
    else await this.beginHistory()
    this.position = position
  }

  private async tellSince(since: Position, position: Position): Promise<void> {
    const changes = await readChanges(this.db, { orgId: this.orgId, position: since, limit: null })
    const { told } = this
    const news = changes
      .filter(({ id, changed_in }) => told.get(id) !== changed_in)
      .map((change) => ({ ...change, isNew: isCreatedSince(since, change) && !told.has(change.id) }))
    this.told = new Map(
      changes
        .filter(({ changed_in }) => changed_in >= position.transaction)
        .map(({ id, changed_in }) => [id, changed_in]),
    )
    this.position = position
    for (const subscriber of this.subscribers) subscriber.tell(news)
  }

  /** Subscribers of another one are sent away: what they have heard may never have happened. */
  private async beginHistory(): Promise<void> {
    const subscribers = [...this.subscribers]
    this.subscribers.clear()
    for (const subscriber of subscribers) subscriber.close()
    this.told.clear()
    await forgetOtherHistories(this.db, this.orgId)
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work)
    this.last = done.catch(() => {})
    return done
  }
}

/** A run that was restored may have been created under a number of another history. */
const isCreatedSince = ({ transaction }: Position, { created_in, changed_in }: Change): boolean =>
  created_in >= transaction && created_in <= changed_in
