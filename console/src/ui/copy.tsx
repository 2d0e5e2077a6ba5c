import { Check, Copy, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button'

/** Says how it went until the pointer or the focus leaves. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null)
  const forget = () => setIsCopied(null)
  return (
    <Button
      size="small"
      kind="quiet"
      onClick={async () => setIsCopied(await copy(text))}
      onBlur={forget}
      onMouseLeave={forget}
    >
      {isCopied === null ? <Copy /> : isCopied ? <Check /> : <TriangleAlert />}
      <span aria-live="polite">
        {isCopied === null ? label : isCopied ? 'Copied' : 'Couldn’t copy. Select the text instead.'}
      </span>
    </Button>
  )
}

/** Over plain http browsers have no `navigator.clipboard`; some refuse it. */
const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByEvent(text)
  }
}

/** The command copies what is selected, unless a listener sets something else. */
function copyByEvent(text: string): boolean {
  const put = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', put)
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', put)
  return isCopied
}
