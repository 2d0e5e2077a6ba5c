export const Soft = ({ children }: { children: string }) => <span className="text-ink-soft">{children}</span>

export const Mono = ({ children }: { children: string | null }) => (
  <span className="font-mono text-xs text-ink-soft">{children}</span>
)
