import { diffWords } from 'diff'

/** What went is struck out, what came is marked. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  return diffWords(before, after).map(({ value, added, removed }, at) => {
    const key = `${at}`
    if (removed) {
      return (
        <del key={key} className="rounded-sm bg-bad-wash text-bad decoration-bad/50">
          {value}
        </del>
      )
    }
    if (added) {
      return (
        <ins key={key} className="rounded-sm bg-good-wash text-good no-underline">
          {value}
        </ins>
      )
    }
    return value
  })
}
