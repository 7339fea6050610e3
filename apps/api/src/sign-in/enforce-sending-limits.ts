import type { Tx } from '@pulli/data/schema.ts'
import { countUsedOfLastSent } from '@pulli/data/sign-in/count-used-of-last-sent.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { isPumped, SIGN_IN_LIMITS } from '@pulli/domain/sign-in/sign-in-limits.ts'
import type { ApiContext } from '#context.ts'
import { addressGroup } from '#limits/address-group.ts'
import { enforceLimit, enforceLimits } from '#limits/enforce-limit.ts'

const HOUR_MILLISECONDS = 3_600_000
/** A message that is younger may still be used. */
const YOUNG_MILLISECONDS = 60_000

/**
 * Counts one code for a number, an address and the site. All in PostgreSQL: two replicas agree. The order is
 * always the same, so that two requests wait for each other and never in a circle.
 *
 * @returns how often the address has asked in the running hour
 * @throws DomainError `code-just-sent`, `too-many-codes`, `codes-paused`
 */
export async function enforceSendingLimits(
  tx: Tx,
  { config, codes, logger, onAlarm }: ApiContext,
  { phone, ip, requestId, now }: { phone: string; ip: string; requestId: string; now: Date },
): Promise<number> {
  const { gap, perPhone, perAddress, site } = { ...SIGN_IN_LIMITS, ...config.signIn.limits }
  const common = { secret: config.limitSecret, now, code: 'too-many-codes' } as const
  const ofPhone = { ...common, subject: phone }

  const [hits = 0] = await enforceLimits(tx, [
    { ...common, name: 'code-address', subject: addressGroup(ip), ...windowOf(perAddress) },
    { ...ofPhone, name: 'code-gap', ...gap, code: 'code-just-sent' },
    { ...ofPhone, name: 'code-phone-10-minutes', ...perPhone.tenMinutes },
    { ...ofPhone, name: 'code-phone-hour', ...perPhone.hour },
    { ...ofPhone, name: 'code-phone-day', ...perPhone.day },
  ])

  if (codes.showsCodes) return hits
  try {
    await enforceLimit(tx, { ...common, name: 'code-site', subject: 'all', ...site, code: 'codes-paused' })
    const since = new Date(now.getTime() - HOUR_MILLISECONDS)
    const until = new Date(now.getTime() - YOUNG_MILLISECONDS)
    if (isPumped(await countUsedOfLastSent(tx, { since, until })))
      throw new DomainError('codes-paused', { retryAfterSeconds: HOUR_MILLISECONDS / 1000 })
  } catch (error) {
    if (error instanceof DomainError) {
      logger.error({ requestId, alarm: 'codes-paused' }, 'codes are paused')
      onAlarm?.('codes-paused')
    }
    throw error
  }
  return hits
}

const windowOf = ({ max, windowSeconds }: { max: number; windowSeconds: number }) => ({ max, windowSeconds })
