const EXAMPLES = [
  'electric SUV shoppers',
  'CFOs at mid-market SaaS companies',
  'Acxiom > Auto > In-Market > Luxury Sedan - L30',
  'CFOs by US state',
  'age range × gender for running shoes',
]

export function Welcome({ onPick }: { onPick: (text: string) => void }) {
  return (
    <div className="m-auto flex w-full max-w-xl flex-col gap-6 py-10">
      <p className="font-serif text-3xl leading-tight tracking-tight text-balance">Who do you want to reach?</p>
      <p className="text-ink-soft">
        Describe an audience in your own words. Taxon finds its category, its seven layers and its name on every
        platform, and you add it to your library with one click. You can also drop a campaign brief.
      </p>
      <div className="flex flex-col items-start gap-1.5">
        <h2 className="text-xs font-medium text-ink-faint">Try one of these</h2>
        {EXAMPLES.map((example) => (
          <button
            key={example}
            type="button"
            onClick={() => onPick(example)}
            className="rounded-md border bg-panel px-3 py-1.5 text-left hover:border-line-strong hover:bg-sunken"
          >
            {example}
          </button>
        ))}
      </div>
    </div>
  )
}
