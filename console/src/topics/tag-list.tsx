/** Tags beside each other. */
export const TagList = ({ tags }: { tags: readonly string[] }) => (
  <ul className="flex flex-wrap gap-1.5">
    {tags.map((tag) => (
      <li key={tag} className="rounded bg-accent-wash px-2 py-0.5 text-xs break-all text-accent">
        {tag}
      </li>
    ))}
  </ul>
)
