import { unaccent } from '../../text/tokens'

/** Lower case, each run of anything but letters and digits a separator. */
export function slugOf(text: string, separator: string): string {
  return (
    unaccent(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(separator) ?? ''
  )
}
