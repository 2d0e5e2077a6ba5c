const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari']
const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac OS', 'Linux']
const TITLES: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS': 'macOS' }

/** The browser and the system of a user agent. */
export function deviceOf(userAgent: string | null): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map((names) => names.find((name) => userAgent?.includes(name)))
  if (!browser) return userAgent?.split(/[\s/]/)[0] || 'Unknown device'
  const called = TITLES[browser] ?? browser
  return system ? `${called} on ${TITLES[system] ?? system}` : called
}
