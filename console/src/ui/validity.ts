export type Checked = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What is wrong with a control's value, in a sentence. */
export function complaintAbout(control: Checked, label: string): string {
  const { validity } = control
  if (validity.valueMissing) return `${label.replace(/ \([^()]*\)$/, '')} is required`
  if (!(control instanceof HTMLInputElement)) return control.validationMessage
  const { type, min, max, minLength } = control
  const isDate = type === 'date'
  if (validity.typeMismatch) return type === 'email' ? 'Enter an email address' : 'Enter an address with http or https'
  if (validity.tooShort) return `Enter at least ${minLength} characters`
  if (validity.rangeUnderflow) return isDate ? `Choose ${min} or later` : `Enter ${min} or more`
  if (validity.rangeOverflow) return isDate ? `Choose ${max} or earlier` : `Enter ${max} or less`
  if (validity.badInput) return isDate ? 'Choose a day' : 'Enter a number'
  return control.title || control.validationMessage
}
