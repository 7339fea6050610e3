import { DomainError } from '@pulli/domain/domain-error.ts'
import { HOUR } from '@pulli/domain/time/durations.ts'
import { addressGroup } from '#limits/address-group.ts'

const WINDOW_MS = HOUR
/** Many people share one address behind a mobile network. */
const MOST_REPORTS = 2_000
const MOST_ADDRESSES = 10_000

/**
 * A limit in memory, for this one process: a report changes nothing that must be guarded, and it must never wait
 * for the database. An address is stored for an hour at most.
 */
export function vitalsLimit() {
  let hits = new Map<string, number>()
  let startedAt = 0

  /** @throws DomainError `too-many-requests` */
  return (ip: string, now: Date) => {
    if (now.getTime() - startedAt >= WINDOW_MS || hits.size >= MOST_ADDRESSES) {
      hits = new Map()
      startedAt = now.getTime()
    }
    const address = addressGroup(ip)
    const count = (hits.get(address) ?? 0) + 1
    hits.set(address, count)
    if (count > MOST_REPORTS) {
      const retryAfterSeconds = Math.ceil((startedAt + WINDOW_MS - now.getTime()) / 1_000)
      throw new DomainError('too-many-requests', { retryAfterSeconds })
    }
  }
}
