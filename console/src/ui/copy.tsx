import { Check, Copy, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button'
import { Input } from './field'

type Props = {
  text: string
  label?: string
  /** Whether the text is beside it, to be selected where the browser does not copy. */
  isTextShown?: boolean
}

/** Says how it went until the pointer or the focus leaves. */
export function CopyButton({ text, label = 'Copy', isTextShown = true }: Props) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null)
  const forget = () => setIsCopied(null)
  if (isCopied === false && !isTextShown) return <SelectedText text={text} label={label} onLeave={forget} />
  return (
    <Button
      size="small"
      kind="quiet"
      onClick={async () => setIsCopied(await copy(text))}
      onBlur={forget}
      onMouseLeave={forget}
    >
      {isCopied === null ? <Copy /> : isCopied ? <Check /> : <TriangleAlert />}
      <span aria-live="polite">{isCopied === null ? label : isCopied ? 'Copied' : 'Select the text instead'}</span>
    </Button>
  )
}

const SelectedText = ({ text, label, onLeave }: { text: string; label: string; onLeave: () => void }) => (
  <Input
    aria-label={label}
    readOnly
    value={text}
    ref={(field) => {
      field?.select()
    }}
    onBlur={onLeave}
    className="min-w-0 flex-1 basis-52 font-mono text-xs"
  />
)

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
