import { SignalError } from './errors'

/** The releases of AdCP that are spoken here. */
export const MAJOR = 3
export const RELEASES = ['3.0', '3.1'] as const
export type Release = (typeof RELEASES)[number]
export const LATEST_RELEASE: Release = '3.1'

/** The newest release within the same major version that both sides speak; null where there is none. */
export function releaseOf(version: string): Release | null {
  const [, major, minor] = /^(\d{1,3})\.(\d{1,3})(?:[.-]|$)/.exec(version) ?? []
  if (Number(major) !== MAJOR) return null
  return minor === '0' ? '3.0' : LATEST_RELEASE
}

type Versions = { adcp_version?: string; adcp_major_version?: number }

/** Null where the caller did not say: the answer then fits all releases. */
export function negotiatedRelease({ adcp_version: version, adcp_major_version: major }: Versions): Release | null {
  const release = version === undefined ? null : releaseOf(version)
  const isKnown = (version === undefined || release !== null) && (major === undefined || major === MAJOR)
  if (isKnown) return release
  throw new SignalError(
    'VERSION_UNSUPPORTED',
    `AdCP ${version ?? major} is not supported here: ask for ${RELEASES.join(' or ')}`,
    {
      field: major !== undefined && major !== MAJOR ? 'adcp_major_version' : 'adcp_version',
      details: { supported_versions: RELEASES, supported_majors: [MAJOR] },
    },
  )
}
