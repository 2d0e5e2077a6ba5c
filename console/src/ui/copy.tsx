import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button'

/** Says “Copied” until the pointer or the focus leaves. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Button
      size="small"
      kind="quiet"
      onClick={copy}
      onBlur={() => setCopied(false)}
      onMouseLeave={() => setCopied(false)}
    >
      {copied ? <Check /> : <Copy />}
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  )
}
