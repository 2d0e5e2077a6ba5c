import type { ComponentProps } from 'react'
import { Input } from './field'

/** A password that is chosen, not one that exists. */
export const NewPasswordInput = (props: ComponentProps<'input'>) => (
  <Input {...props} type="password" autoComplete="new-password" minLength={8} maxLength={128} required />
)
