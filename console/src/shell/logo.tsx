export function Logo() {
  return (
    <span className="flex items-center gap-2">
      <svg viewBox="0 0 32 32" className="size-6" aria-hidden="true">
        <rect width="32" height="32" rx="7" className="fill-accent" />
        <g fill="none" strokeLinecap="round" strokeWidth="2.6" className="stroke-accent-ink">
          <path d="M8 9h16" />
          <path d="M8 16h11" opacity="0.8" />
          <path d="M8 23h6" opacity="0.6" />
        </g>
      </svg>
      <span className="font-serif text-xl leading-none tracking-tight">Taxon</span>
    </span>
  )
}
