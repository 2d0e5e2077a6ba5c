import { FileText } from 'lucide-react'

/** One turn. The margin keeps its end above the composer, which covers the lower edge of the screen. */
export const TURN = 'flex scroll-mt-14 scroll-mb-44 flex-col gap-4'

/** What the person said, or the brief. */
export const SaidText = ({ text, kind }: { text: string; kind: 'text' | 'brief' }) => (
  <p className="flex max-w-full items-center gap-2 self-end rounded-2xl rounded-br-sm bg-accent-wash px-4 py-2 text-base">
    {kind === 'brief' ? <FileText aria-hidden className="size-4 shrink-0" /> : null}
    <span className="min-w-0 break-words">{text}</span>
  </p>
)
