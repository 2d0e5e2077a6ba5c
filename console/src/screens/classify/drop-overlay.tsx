import { FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** A file that is dropped anywhere on the page is a brief. */
export function DropOverlay({ onBrief }: { onBrief: (file: File) => void }) {
  const [isOver, setOver] = useState(false)
  const take = useRef(onBrief)
  take.current = onBrief
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    // Leaving an element for another one inside of the page is no leaving.
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      for (const file of event.dataTransfer?.files ?? []) take.current(file)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [])
  if (!isOver) return null
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-3 z-40 flex flex-col items-center justify-center gap-3 rounded-xl border-2 border-dashed border-accent bg-accent-wash/95 text-accent"
    >
      <FileText aria-hidden className="size-8" strokeWidth={1.5} />
      <p className="font-serif text-2xl">Drop the brief to have it read</p>
    </div>
  )
}
