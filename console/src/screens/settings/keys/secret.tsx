import { TriangleAlert } from 'lucide-react'
import { AskBeforeLeaving } from '../../../ui/ask-before-leaving'
import { Button } from '../../../ui/button'
import { CopyButton } from '../../../ui/copy'

type Props = { name: string; secret: string; onDone: () => void }

/** On the page and not in a dialog, which a stray click would close. */
export function Secret({ name, secret, onDone }: Props) {
  return (
    <section
      aria-label={`Secret for ${name}`}
      className="flex flex-col gap-3 rounded-lg border border-accent bg-panel p-4"
    >
      <h2 className="font-serif text-xl">{name} is ready</h2>
      <p role="alert" className="flex items-start gap-2 text-warn">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        Copy it now and keep it safe. You won’t see it again.
      </p>
      <div className="flex flex-wrap items-center gap-2 rounded-md bg-sunken p-2 pl-3">
        <code className="min-w-0 flex-1 font-mono text-xs break-all">{secret}</code>
        <CopyButton text={secret} label="Copy" />
      </div>
      <Button className="self-start" onClick={onDone}>
        I’ve saved it
      </Button>
      <AskBeforeLeaving isNeeded title="Have you saved it?">
        {name} is shown this once. If you leave now, you won’t see it again.
      </AskBeforeLeaving>
    </section>
  )
}
