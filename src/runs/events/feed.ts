import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/db'
import { EVENT_INTERVAL_MS, EVENT_REPLAY } from '../../limits'
import { type Change, readChanges, readPosition } from './changes'

export type News = Change & { isNew: boolean }

export type Subscriber = { tell(news: readonly News[]): void }

/**
 * Tells of the changes in one organization's runs. Notifications only say when to look: what changed is read from the database,
 * so nothing is lost with a notification, and many changes become few events.
 */
export class Feed {
  /** What was changed before it has been told; null before the first look. */
  position: number | null = null
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
  subscribe(subscriber: Subscriber, since: number | null): Promise<News[] | null> {
    return this.inTurn(async () => {
      await this.look()
      const news = await this.changedSince(since)
      this.subscribers.add(subscriber)
      return news
    })
  }

  private async changedSince(since: number | null): Promise<News[] | null> {
    if (since === null || since > this.position!) return null
    const changes = await readChanges(this.db, { orgId: this.orgId, position: since, limit: EVENT_REPLAY + 1 })
    if (changes.length > EVENT_REPLAY) return null
    return changes.map((change) => ({ ...change, isNew: change.created_in >= since }))
  }

  private async look(): Promise<void> {
    const since = this.position
    // First the position: what ends afterwards is read now and perhaps once more, but never skipped.
    const position = await readPosition(this.db)
    if (since !== null) {
      const changes = await readChanges(this.db, { orgId: this.orgId, position: since, limit: null })
      const { told } = this
      const news = changes
        .filter(({ id, changed_in }) => told.get(id) !== changed_in)
        .map((change) => ({ ...change, isNew: change.created_in >= since && !told.has(change.id) }))
      this.told = new Map(
        changes.filter(({ changed_in }) => changed_in >= position).map(({ id, changed_in }) => [id, changed_in]),
      )
      this.position = position
      for (const subscriber of this.subscribers) subscriber.tell(news)
    }
    this.position = position
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work)
    this.last = done.catch(() => {})
    return done
  }
}
