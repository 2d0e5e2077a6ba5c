import { Readable } from 'node:stream'
import { EVENT_BUFFER_BYTES } from '../../limits'
import { visibleKinds } from '../access'
import type { RunKind } from '../kind'
import type { RunKindName } from '../terms'
import { SYSTEM } from '../terms'
import type { Position } from './changes'
import type { Feed, News, Subscriber } from './feed'
import { eventText, positionText, runEventText } from './schema'
import type { Viewer } from './viewer'

/** The events of one client, as far as it may see them. */
export class EventStream implements Subscriber {
  readonly body = new Readable({ read: () => {} })
  private kinds: ReadonlySet<RunKindName>

  constructor(
    public viewer: Viewer,
    private readonly feeds: readonly Feed[],
    private readonly allKinds: readonly RunKind[],
  ) {
    this.kinds = kindsOf(allKinds, viewer)
  }

  /** Its rights have changed. */
  become(viewer: Viewer): void {
    this.viewer = viewer
    this.kinds = kindsOf(this.allKinds, viewer)
  }

  /** `isResumed`: the client hears of all that it missed. Otherwise it should read what it shows again. */
  begin(news: readonly News[], isResumed: boolean): void {
    this.write(`${eventText('ready', { isResumed })}${this.textOf(news)}`)
  }

  tell(news: readonly News[]): void {
    const text = this.textOf(news)
    if (text !== '') this.write(text)
  }

  beat(): void {
    this.write(': \n')
  }

  close(): void {
    this.body.push(null)
  }

  /** The position comes last: a client that is cut before comes back for all of these. */
  private write(text: string): void {
    if (this.body.destroyed || this.body.readableEnded) return
    this.body.push(`${text}${positionText(this.position())}`)
    if (this.body.readableLength > EVENT_BUFFER_BYTES) this.body.destroy()
  }

  /** That of the feed that is furthest behind. */
  private position(): Position {
    const [first, ...others] = this.feeds.map(({ position }) => position!)
    return others.reduce((least, next) => (next.transaction < least.transaction ? next : least), first!)
  }

  private textOf(news: readonly News[]): string {
    return news
      .filter((run) => this.isVisible(run))
      .map(runEventText)
      .join('')
  }

  private isVisible({ org_id, kind, workspace_id }: News): boolean {
    if (org_id === SYSTEM) return true
    const { workspace } = this.viewer
    return this.kinds.has(kind) && (workspace === null || workspace === workspace_id)
  }
}

const kindsOf = (kinds: readonly RunKind[], { caller }: Viewer): ReadonlySet<RunKindName> =>
  new Set(visibleKinds(kinds, caller).map(({ kind }) => kind))
