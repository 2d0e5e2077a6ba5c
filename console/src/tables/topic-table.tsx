import { useTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../ui/class-names'
import { useNarrow } from '../ui/use-narrow'
import { ColumnHeader } from './column-header'
import { type Column, features } from './columns'
import type { Sort } from './filters/sort'
import { SelectAll, SelectRow } from './row-checkboxes'
import type { Visibility } from './use-columns'
import type { Rows } from './use-rows'
import type { Selection } from './use-selection'

const ROW_HEIGHT = 37
const NARROW_ROW_HEIGHT = 57
const HEADER_HEIGHT = 36
const NAME_WIDTH = 15

type Props<T> = {
  label: string
  rows: Rows<T>
  columns: Column<T>[]
  visible: Visibility
  nameOf: (row: T) => string
  sort: Sort
  onSort: (sort: Sort) => void
  /** Null if the person may not change anything. */
  selection: Selection | null
  /** At the end of each row. */
  action?: { title: string; width: number; cell: (row: T) => ReactNode }
  /** The row that is open beside the table. */
  current?: string
  /** The row to scroll to at first. */
  at: number
  onMove: (at: number) => void
}

/** A list of any length: only the rows in view are rendered, and pages are fetched as needed. */
export function TopicTable<T extends { id: string }>(props: Props<T>) {
  const { rows, columns, visible, selection, action, sort, onSort } = props
  const narrow = useNarrow()
  const rowHeight = narrow ? NARROW_ROW_HEIGHT : ROW_HEIGHT
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    initialOffset: props.at * rowHeight,
    scrollPaddingStart: HEADER_HEIGHT,
    useFlushSync: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row height needs new measurements
  useEffect(() => virtual.measure(), [virtual, rowHeight])
  useTopOfNewList(scroller, rows.listKey)
  const { current } = props
  const currentIndex = rows.indexOf(current)
  const scrolledTo = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (current === scrolledTo.current || (current !== undefined && currentIndex === undefined)) return
    scrolledTo.current = current
    if (currentIndex !== undefined) virtual.scrollToIndex(currentIndex)
  }, [virtual, current, currentIndex])

  const items = virtual.getVirtualItems()
  const [first = 0, last = 0] = [items[0]?.index, items.at(-1)?.index]
  const { show } = rows
  useEffect(() => show(first, last), [show, first, last])
  const top = Math.floor((virtual.scrollOffset ?? 0) / rowHeight)
  const { onMove } = props
  useEffect(() => onMove(top), [onMove, top])

  const inView = items.map(({ index }) => rows.rowAt(index))
  const table = useTable({
    features,
    columns,
    data: inView.filter((row) => row !== undefined),
    state: { columnVisibility: narrow ? onlyFirst(columns) : visible },
  })
  const modelOf = new Map(table.getRowModel().rows.map((row) => [row.original as T, row]))
  const leaves = table.getVisibleLeafColumns()
  const cells = leaves.length + (selection ? 1 : 0) + (action ? 1 : 0)
  const widths = leaves.map(({ columnDef }) => columnDef.meta?.width)
  const minWidth = widths.reduce<number>((sum, width) => sum + (width ?? NAME_WIDTH), 0) + (action?.width ?? 0) + 2.5

  return (
    <div
      ref={scroller}
      className={cx(
        'min-h-96 flex-1 basis-0 overflow-auto rounded-lg border bg-panel transition-opacity',
        rows.isOld && 'opacity-60',
      )}
    >
      <table
        aria-label={props.label}
        aria-rowcount={rows.total + 1}
        aria-busy={rows.isOld}
        onKeyDown={moveBetweenRows}
        className="w-full table-fixed border-separate border-spacing-0 text-left"
        style={narrow ? undefined : { minWidth: `${minWidth}rem` }}
      >
        <colgroup>
          {selection ? <col style={{ width: '2.5rem' }} /> : null}
          {leaves.map(({ id }, at) => (
            <col key={id} style={{ width: widths[at] && !narrow ? `${widths[at]}rem` : undefined }} />
          ))}
          {action ? <col style={{ width: `${action.width}rem` }} /> : null}
        </colgroup>
        <thead>
          <tr aria-rowindex={1} style={{ height: HEADER_HEIGHT }}>
            {selection ? (
              <th scope="col" className={HEAD}>
                {sort.sort ? null : <SelectAll total={rows.total} selection={selection} />}
              </th>
            ) : null}
            {leaves.map(({ id, columnDef }) => (
              <ColumnHeader key={id} className={HEAD} {...columnDef.meta!} sort={sort} onSort={onSort} />
            ))}
            {action ? (
              <th scope="col" className={HEAD}>
                <span className="sr-only">{action.title}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          <Spacer cells={cells} height={items[0]?.start ?? 0} />
          {items.map(({ index, key }, at) => {
            const record = inView[at]
            const row = record && modelOf.get(record)
            return (
              <tr
                key={key}
                aria-rowindex={index + 2}
                aria-current={record && record.id === props.current ? true : undefined}
                style={{ height: rowHeight }}
                className="group relative hover:bg-sunken/70 aria-[current=true]:bg-accent-wash/60"
              >
                {record && row ? (
                  <>
                    {selection ? (
                      <td className={CELL}>
                        <SelectRow
                          index={index}
                          id={record.id}
                          name={props.nameOf(record)}
                          rowsBetween={rows.between}
                          selection={selection}
                        />
                      </td>
                    ) : null}
                    {row.getVisibleCells().map((cell) => (
                      <td key={cell.id} className={cx(CELL, 'truncate')}>
                        <table.FlexRender cell={cell} />
                      </td>
                    ))}
                    {action ? <td className={CELL}>{action.cell(record)}</td> : null}
                  </>
                ) : (
                  <td colSpan={cells} className={CELL}>
                    <div className="h-3 w-2/5 rounded bg-line/60" />
                  </td>
                )}
              </tr>
            )
          })}
          <Spacer cells={cells} height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
        </tbody>
      </table>
    </div>
  )
}

const HEAD = 'sticky top-0 z-10 border-b bg-panel px-2 text-xs font-medium text-ink-soft'
const CELL = 'border-b border-line/70 px-2'

/** As high as the rows that are not rendered. */
const Spacer = ({ cells, height }: { cells: number; height: number }) =>
  height > 0 ? (
    <tr aria-hidden>
      <td colSpan={cells} style={{ height, padding: 0 }} />
    </tr>
  ) : null

const onlyFirst = <T,>(columns: Column<T>[]): Visibility =>
  Object.fromEntries(columns.map(({ id }, at) => [id, at === 0]))

/** A new list starts at its top; the first one where the address says. */
function useTopOfNewList(scroller: { current: HTMLElement | null }, listKey: string) {
  const last = useRef(listKey)
  useEffect(() => {
    if (last.current !== listKey) scroller.current?.scrollTo({ top: 0 })
    last.current = listKey
  }, [scroller, listKey])
}

/** Arrow keys move the focus between rows, within its column. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>) {
  const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const
  if (!(event.key in step)) return
  const from = event.target as HTMLElement
  const cell = from.closest('td')
  const row = cell?.parentElement?.[step[event.key as keyof typeof step]]
  if (!cell || !row) return
  event.preventDefault()
  const to = row.children[cell.cellIndex]?.querySelector<HTMLElement>('a, button, input')
  to?.focus({ preventScroll: true })
  to?.scrollIntoView({ block: 'nearest' })
}
