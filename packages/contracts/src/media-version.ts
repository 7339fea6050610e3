/** The query parameter that carries the version of an uploaded file. */
const PARAMETER = 'v'

/**
 * Returns the address of an uploaded file with its version: a file that an editor replaces keeps its name, and gets a
 * new `updatedAt`. An address that isn't an upload, or a file without a date, stays unversioned.
 */
export function versionedAddress(url: string, updatedAt: string | undefined): string {
  const version = updatedAt === undefined ? undefined : mediaVersion(updatedAt)
  return url.startsWith('/uploads/') && version !== undefined ? `${url}?${PARAMETER}=${version}` : url
}

/** Returns the version of a file: the time of its last change in milliseconds, in base 36. */
export function mediaVersion(updatedAt: string): string | undefined {
  const milliseconds = Date.parse(updatedAt)
  return Number.isFinite(milliseconds) ? milliseconds.toString(36) : undefined
}
