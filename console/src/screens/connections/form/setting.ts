/** What a form holds: all as text, by the key of its setting. */
export type Values = Record<string, string>

export type Setting = {
  /** Where it goes: `config.base_url`, `credentials.token`; what lies deeper has another dot. */
  key: string
  label: string
  hint?: string
  kind?: 'secret' | 'number' | 'json'
  choices?: readonly { value: string; label: string }[]
  /** What an empty choice means. */
  usual?: string
  required?: boolean
  /** Asked for only where the other values want it. */
  when?: (values: Values) => boolean
}

export type Section = { title: string; note?: string; settings: readonly Setting[]; isFolded?: boolean }
