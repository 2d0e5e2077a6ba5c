import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/db'
import { listen } from '../../db/listen'
import { ApiError, tooManyRequests } from '../../errors'
import {
  EVENT_ACCESS_MS,
  EVENT_HEARTBEAT_MS,
  EVENT_RETRY_SECONDS,
  EVENT_STREAMS,
  EVENT_STREAMS_PER_CALLER,
} from '../../limits'
import type { RunKind } from '../kind'
import type { Position } from './changes'
import { Feed } from './feed'
import { EventStream } from './stream'
import { callerId, isSameAudience, organizationsOf, type Viewer } from './viewer'

/** `organization <id>`: its runs have changed. `user <id>`: what that person may see has changed. */
const EVENTS_CHANNEL = 'taxon_events'

type Deps = { db: Db; databaseUrl: string; log: FastifyBaseLogger; kinds: readonly RunKind[] }

/** `check` finds the caller once more, and throws if that is no longer possible. */
type NewStream = { viewer: Viewer; since: Position | null; check: () => Promise<Viewer> }
type OpenStream = { stream: EventStream; check: () => Promise<Viewer> }

/** The streams of this node. Nothing is listened to until there is one. */
export class EventHub {
  private readonly feeds = new Map<string, Feed>()
  private readonly open = new Set<OpenStream>()
  private listener: ReturnType<typeof listen> | undefined
  private isClosed = false

  constructor(private readonly deps: Deps) {}

  async stream({ viewer, since, check }: NewStream): Promise<Readable> {
    this.assertRoom(viewer)
    this.listener ??= listen(this.deps.databaseUrl, EVENTS_CHANNEL, (payload) => this.hear(payload), this.deps.log)
    const orgIds = organizationsOf(viewer)
    const feeds = orgIds.map((orgId) => this.feedOf(orgId))
    const stream = new EventStream(viewer, feeds, this.deps.kinds)
    const entry = { stream, check }
    this.open.add(entry)
    const timers = [
      setInterval(() => {
        for (const feed of feeds) feed.wake()
        stream.beat()
      }, EVENT_HEARTBEAT_MS),
      setInterval(() => this.checkAccess(entry), EVENT_ACCESS_MS),
    ]
    const end = () => {
      for (const timer of timers) clearInterval(timer)
      this.open.delete(entry)
      for (const [at, feed] of feeds.entries()) {
        feed.subscribers.delete(stream)
        if (feed.subscribers.size === 0 && this.feeds.get(orgIds[at]!) === feed) this.feeds.delete(orgIds[at]!)
      }
    }
    stream.body.once('close', end)
    try {
      const replays = []
      for (const feed of feeds) replays.push(await feed.subscribe(stream, since))
      if (stream.body.destroyed) end()
      stream.begin(
        replays.flatMap((news) => news ?? []),
        replays.every((news) => news !== null),
      )
      if (this.isClosed) stream.close()
      return stream.body
    } catch (error) {
      stream.body.destroy()
      end()
      throw error
    }
  }

  /** Ends all streams; their clients come back to this node or to another. */
  async close(): Promise<void> {
    this.isClosed = true
    for (const { stream } of this.open) stream.close()
    await this.listener?.stop()
  }

  private assertRoom(viewer: Viewer): void {
    if (this.open.size >= EVENT_STREAMS) {
      throw new ApiError(503, 'Too many event streams on this node', {}, { 'retry-after': `${EVENT_RETRY_SECONDS}` })
    }
    const own = [...this.open].filter(({ stream }) => callerId(stream.viewer) === callerId(viewer))
    if (own.length >= EVENT_STREAMS_PER_CALLER) throw tooManyRequests('Too many event streams', EVENT_RETRY_SECONDS)
  }

  private feedOf(orgId: string): Feed {
    const feed = this.feeds.get(orgId) ?? new Feed(this.deps.db, orgId, this.deps.log)
    this.feeds.set(orgId, feed)
    return feed
  }

  /** After the connection was lost, anything may have been missed. */
  private hear(payload: string): void {
    const [what, id = ''] = payload.split(' ')
    if (what === 'organization') this.feeds.get(id)?.wake()
    else if (what === 'user') this.checkAll(id)
    else {
      for (const feed of this.feeds.values()) feed.wake()
      this.checkAll()
    }
  }

  private checkAll(userId?: string): void {
    for (const entry of this.open) {
      if (userId === undefined || entry.stream.viewer.caller.userId === userId) this.checkAccess(entry)
    }
  }

  /** A database that cannot be asked is no reason to end the stream. */
  private async checkAccess({ stream, check }: OpenStream): Promise<void> {
    try {
      const viewer = await check()
      if (isSameAudience(stream.viewer, viewer)) stream.become(viewer)
      else stream.close()
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) stream.close()
      else this.deps.log.warn({ err: error }, 'The access to an event stream was not checked')
    }
  }
}
