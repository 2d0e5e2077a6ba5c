export function Spinner() {
  return (
    <span
      aria-hidden
      className="inline-block size-3.5 shrink-0 motion-safe:animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  )
}
