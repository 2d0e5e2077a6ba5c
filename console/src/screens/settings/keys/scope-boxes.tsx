import { SCOPES } from '../../../api/values'
import { SCOPE_TITLES, type Scope } from '../queries'

type Props = { chosen: readonly Scope[]; onChange: (scopes: Scope[]) => void }

export function ScopeBoxes({ chosen, onChange }: Props) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1.5 text-xs font-medium text-ink-soft">Scopes</legend>
      {SCOPES.map((scope) => (
        <label key={scope} className="flex items-baseline gap-2.5 py-0.5">
          <input
            type="checkbox"
            className="size-4 shrink-0 translate-y-0.5 accent-(--accent)"
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))
            }
          />
          <span className="w-28 shrink-0 font-mono text-xs">{scope}</span>
          <span className="text-ink-soft">{SCOPE_TITLES[scope]}</span>
        </label>
      ))}
    </fieldset>
  )
}
