import type { Tx } from '@pulli/data/schema.ts'
import { isMisused } from '@pulli/domain/sign-in/judge-sending.ts'
import { SIGN_IN_LIMITS } from '@pulli/domain/sign-in/sign-in-limits.ts'
import type { ApiContext } from '#context.ts'
import { addressGroup, networkOf } from '#limits/address-group.ts'
import { countLimits, enforceLimit } from '#limits/enforce-limit.ts'

/** How many requests an hour. */
export type ConsultationLimits = {
  /** Requests of a number before the next are stored as unproven beside them. */
  perPhone: number
  /** Requests of one number from its member or a known browser. Only they share it. */
  perProvenNumber: number
  /** Requests of one network before the next are a burst: fewer than a page of the desk has, which is 50. */
  perNetwork: number
  /** Requests of all strangers together before the next are a burst. */
  perSite: number
}

export const CONSULTATION_LIMITS: ConsultationLimits = {
  perPhone: 5,
  perProvenNumber: 20,
  perNetwork: 30,
  perSite: SIGN_IN_LIMITS.site.slow,
}

const HOUR = 3_600

export type Sender = { phone: string; ip: string; isProven: boolean; now: Date }

/** What a request is over, and the limits that counted it, which it gives back once its number is proven. */
export type CountedConsultation = {
  unproven?: 'number' | 'burst' | undefined
  countedAs?: Record<string, string[]>
}

/**
 * Counts a request, and returns what it is over: nothing, the count of its number, or the scores of codes for where it
 * came from (decision 124). A burst of one network does not count for the site, so it never marks requests from elsewhere.
 *
 * @throws DomainError `too-many-requests` for the member of a number alone, who sent too many
 */
export async function countConsultation(
  tx: Tx,
  { config }: ApiContext,
  { phone, ip, isProven, now }: Sender,
): Promise<CountedConsultation> {
  const limits = { ...CONSULTATION_LIMITS, ...config.consultationLimits }
  const hour = { windowSeconds: HOUR, keys: config.keys, now }
  if (isProven) {
    await enforceLimit(tx, {
      ...hour,
      name: 'consultation-proven',
      subject: phone,
      max: limits.perProvenNumber,
    })
    return {}
  }
  // Always in this order, so that two requests that share two limits cannot deadlock.
  const [address, network, number] = await countLimits(tx, [
    { ...hour, name: 'consultation-address', subject: addressGroup(ip) },
    { ...hour, name: 'consultation-network', subject: networkOf(ip) },
    { ...hour, name: 'consultation-phone', subject: phone },
  ])
  if (address === undefined || network === undefined || number === undefined)
    throw new Error('a count is missing')
  const scores = {
    ...SIGN_IN_LIMITS,
    network: { ...SIGN_IN_LIMITS.network, slow: limits.perNetwork },
    site: { ...SIGN_IN_LIMITS.site, slow: limits.perSite },
  }
  const countedAs: Record<string, string[]> = {
    'consultation-address': address.keyHashes,
    'consultation-network': network.keyHashes,
    'consultation-phone': number.keyHashes,
  }
  if (isMisused({ address, network }, scores)) return { unproven: 'burst', countedAs }
  const [site] = await countLimits(tx, [{ ...hour, name: 'consultation-site', subject: 'all' }])
  if (site === undefined) throw new Error('a count is missing')
  countedAs['consultation-site'] = site.keyHashes
  if (isMisused({ site }, scores)) return { unproven: 'burst', countedAs }
  return { unproven: number.hits > limits.perPhone ? 'number' : undefined, countedAs }
}
