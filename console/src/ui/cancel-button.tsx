import { Button } from './button'

/** Leaves a form or a question. What is under way by then is not cancelled by that, so the button does not say so. */
export const CancelButton = ({ busy, onClick }: { busy: boolean; onClick: () => void }) => (
  <Button onClick={onClick}>{busy ? 'Close' : 'Cancel'}</Button>
)
