import { CopyButton } from '../../ui/copy'

/** Text to paste elsewhere. `title` says where. */
export function Snippet({ title, text }: { title: string; text: string }) {
  return (
    <figure className="rounded-md border bg-sunken/60">
      <figcaption className="flex items-center justify-between gap-2 border-b px-3 py-1.5 text-xs text-ink-soft">
        {title}
        <CopyButton text={text} />
      </figcaption>
      <pre className="p-3 font-mono text-xs leading-relaxed break-words whitespace-pre-wrap">{text}</pre>
    </figure>
  )
}
