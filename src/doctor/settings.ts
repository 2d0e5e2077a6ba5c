import { type Config, ConfigError, readConfig } from '../config'
import { type Finding, ok, problem } from './finding'

type Environment = Record<string, string | undefined>

/** Stands in for a secret that is missing or too short, so that the other checks can go on. It opens nothing. */
const NO_SECRET = 'stands in for the secret that is missing or too short'

/**
 * Reads the settings as the server does, but names every wrong one: after a wrong setting it goes on without it. `config`
 * is missing where that does not help.
 */
export function checkSettings(env: Environment): { config?: Config; isSecretUsable: boolean; findings: Finding[] } {
  const findings: Finding[] = []
  let settings = { ...env }
  let isSecretUsable = true
  for (;;) {
    try {
      const config = readConfig(settings)
      if (findings.length === 0) findings.push(ok('settings', 'All settings can be read'))
      return { config, isSecretUsable, findings }
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      const [name] = /^[A-Z0-9_]+/.exec(error.message) ?? ['']
      const isSecret = name === 'TAXON_SECRET'
      if (isSecret) isSecretUsable = false
      findings.push(
        isSecret
          ? problem('secrets', error.message, 'Set TAXON_SECRET to the same long random text on every node')
          : problem('settings', error.message, `Correct ${name}; the README lists all settings`),
      )
      const next = isSecret ? NO_SECRET : undefined
      if (settings[name] === next) return { isSecretUsable, findings }
      settings = { ...settings, [name]: next }
    }
  }
}
