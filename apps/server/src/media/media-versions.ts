import { mediaVersion } from '@pulli/contracts/media-version.ts'
import { LRUCache } from 'lru-cache'

/** Many times the library of the site. */
const MAX_FILES = 20_000

/** The current versions of uploaded files, by name, as far as the content service has reported them. */
export interface MediaVersions {
  get(name: string): string | undefined
  /** Reads the versions of all files that an answer of the content service names. */
  learn(answer: unknown): void
}

export function mediaVersions(): MediaVersions {
  const versions = new LRUCache<string, string>({ max: MAX_FILES })

  function learn(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    const { url, updatedAt } = value as { url?: unknown; updatedAt?: unknown }
    if (typeof url === 'string' && url.startsWith('/uploads/') && typeof updatedAt === 'string') {
      const name = url.slice('/uploads/'.length)
      const version = mediaVersion(updatedAt)
      const known = versions.get(name)
      // Reads arrive in any order; a copy from disk may name an older version.
      if (version !== undefined && (known === undefined || isLater(version, known)))
        versions.set(name, version)
    }
    for (const part of Object.values(value)) learn(part)
  }

  return { get: (name) => versions.get(name), learn }
}

const isLater = (version: string, other: string) => Number.parseInt(version, 36) > Number.parseInt(other, 36)
