import { Button } from '../ui/button'
import { CopyButton } from '../ui/copy'

/** Shown once: the server gives them out in no other answer. */
export const RecoveryCodes = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => (
  <section aria-label="Recovery codes" className="flex flex-col gap-4">
    <p className="text-ink-soft">
      Each of these recovery codes signs you in once if you lose the app. Keep them somewhere safe:{' '}
      <strong className="font-medium text-ink">you won’t see them again.</strong>
    </p>
    <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-sunken p-4 font-mono">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div className="flex items-center justify-between">
      <CopyButton text={codes.join('\n')} label="Copy codes" />
      <Button kind="primary" onClick={onDone}>
        I’ve saved them
      </Button>
    </div>
  </section>
)
