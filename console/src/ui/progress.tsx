type Props = {
  value: number
  max: number
  label: string
  /** Nothing more comes: where there was nothing to do, or nobody could tell how much, all of it is done. */
  isDone?: boolean
}

/** `max` is 0 while the total is unknown. */
export function Progress({ value, max, label, isDone = false }: Props) {
  const [done, total] = isDone && max === 0 ? [1, 1] : [Math.min(value, max), max]
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      className="h-1.5 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-300"
        style={{ width: `${total > 0 ? (done / total) * 100 : 0}%` }}
      />
    </div>
  )
}
