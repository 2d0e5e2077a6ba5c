/** How many of how many. */
export type Share = { right: number; of: number }

export class Shares<Key extends string> {
  private readonly counts = new Map<Key, Share>()

  add(key: Key, isRight: boolean): void {
    const { right, of } = this.counts.get(key) ?? { right: 0, of: 0 }
    this.counts.set(key, { right: right + (isRight ? 1 : 0), of: of + 1 })
  }

  toRecord(): Record<string, Share> {
    return Object.fromEntries([...this.counts].sort(([a], [b]) => (a < b ? -1 : 1)))
  }
}

export const percent = ({ right, of }: Share): string => (of === 0 ? '-' : `${((100 * right) / of).toFixed(1)} %`)

export const shareLine = (label: string, share: Share): string =>
  `  ${label.padEnd(34)} ${percent(share).padStart(8)}   ${share.right} of ${share.of}`
