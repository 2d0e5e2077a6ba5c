const SLICES = 5

/**
 * Calls back when this process could have read its sockets for `ms`. While it computes, or gets no processor, answers wait
 * unread: a stop of any length counts as a slice at most, and after each slice the sockets are read before the next begins.
 * Returns what calls it off.
 */
export function afterAwake(ms: number, callback: () => void): () => void {
  let left = SLICES
  let immediate: NodeJS.Immediate | undefined
  let timer: NodeJS.Timeout
  const wait = () => {
    timer = setTimeout(() => {
      immediate = setImmediate(count)
    }, ms / SLICES).unref()
  }
  const count = () => {
    left--
    if (left === 0) callback()
    else wait()
  }
  wait()
  return () => {
    clearTimeout(timer)
    clearImmediate(immediate)
  }
}
