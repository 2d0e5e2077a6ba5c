/** For a text that describes nobody. */
export const UnclearCard = () => (
  <article className="flex flex-col gap-2 rounded-xl border bg-panel p-5">
    <h2 className="font-serif text-2xl leading-tight tracking-tight">That doesn’t describe an audience</h2>
    <p className="text-ink-soft">
      Which people do you want to reach? Describe them, for example “parents looking for a family car”, or say what to
      change of the topic before, for example “only in California”.
    </p>
  </article>
)
