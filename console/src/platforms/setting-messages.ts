import { type Section, usePlatforms } from './queries'

const KEY = /\b(?:config|credentials)(?:\.\w+)+/g
const UNCLEAR = 'The settings were not accepted. Check them and try again.'

/** A message of the API or of a connector, with the labels of a form where it names keys. */
export function settingMessage(message: string, sections: readonly Section[]): string {
  const labelOf = (key: string) =>
    sections.flatMap(({ fields }) => fields).find((field) => field.key === key)?.label ??
    sections.find(({ fields }) => fields.some((field) => field.key.startsWith(`${key}.`)))?.title
  const keys = message.match(KEY) ?? []
  if (keys.some((key) => labelOf(key) === undefined)) return UNCLEAR
  const words = message.replace(KEY, (key) => labelOf(key) ?? key).replace(/ is required for \S.*$/, ' is required')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** For messages about connections to a platform. */
export function useSettingMessage(key: string): (message: string) => string {
  const description = usePlatforms()
  const platform = description?.platforms.find(({ platform }) => platform === key)
  const sections = [...(platform?.sections ?? []), ...(description?.source.sections ?? [])]
  return (message) => settingMessage(message, sections)
}
