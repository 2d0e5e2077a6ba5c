import { Tabs as Primitive } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'

type Props<T extends string> = {
  value: T
  onChange: (value: T) => void
  /** `isKept`: stays as it is while another one is shown, because somebody may have entered something. */
  tabs: { value: T; label: ReactNode; content: ReactNode; isKept?: boolean }[]
}

export function Tabs<T extends string>({ value, onChange, tabs }: Props<T>) {
  const list = useRef<HTMLDivElement>(null)
  const [visited, setVisited] = useState<readonly T[]>([value])
  if (!visited.includes(value)) setVisited([...visited, value])
  // On narrow screens the list scrolls, and the tab that the address names may be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another tab is chosen
  useEffect(() => {
    list.current?.querySelector('[data-state=active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])
  return (
    <Primitive.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <Primitive.List ref={list} className="mb-4 flex gap-5 overflow-x-auto border-b">
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px border-b-2 focus-visible:-outline-offset-2 border-transparent py-2 text-sm whitespace-nowrap text-ink-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content
          key={tab.value}
          value={tab.value}
          forceMount={(tab.isKept && visited.includes(tab.value)) || undefined}
          hidden={tab.value !== value}
          className="outline-none"
        >
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
