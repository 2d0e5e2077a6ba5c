import type { Writable } from 'node:stream'

export type Progress = { show(text: string, share?: number): void; clear(): void }

const WIDTH = 24
const ERASE = '\r\u001b[2K'

/** One line that is rewritten in place. Prints nothing where the output is not a terminal. */
export function createProgress(terminal: Writable & { isTTY?: boolean }): Progress {
  if (!terminal.isTTY) return { show() {}, clear() {} }
  let shown = false
  return {
    show(text, share) {
      shown = true
      terminal.write(`${ERASE}${share === undefined ? '' : `${bar(share)} `}${text}`)
    },
    clear() {
      if (shown) terminal.write(ERASE)
      shown = false
    },
  }
}

function bar(share: number): string {
  const full = Math.round(share * WIDTH)
  return '█'.repeat(full) + '░'.repeat(WIDTH - full)
}
