import { diffWords } from 'diff'

/** Removed words are struck out, added ones are marked. */
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
