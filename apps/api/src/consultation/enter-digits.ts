import { isEndOfNumber } from '@pulli/domain/consultation/mask.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { addressGroup } from '#limits/address-group.ts'
import { enforceLimits, type Limit } from '#limits/enforce-limit.ts'
import { makeFollowPass } from './follow-pass.ts'
import { openLink } from './open-link.ts'

/** Tries in an hour from one address; ten thousand endings would take it a quarter of a year. */
const TRIES_OF_ADDRESS = 5
/** Tries in a day from all addresses together, in browsers that never typed the digits. */
const TRIES_OF_ALL = 20

export type EnterDigitsInput = {
  token: string
  digits: string
  /** Of a browser; a program sends its earlier pass. */
  cookie?: string | undefined
  pass?: string | undefined
  ip: string
}

/**
 * Opens a request for changes after its number's last four digits were typed. A limit is a weapon: every wait ends by
 * itself, a stranger uses up their own address first, and a browser that typed the digits before does not share in what
 * others tried (docs/decisions/0094-requests-and-their-appointments.md).
 *
 * @returns the pass that keeps it open for fifteen minutes
 * @throws DomainError `unknown-request`, `wrong-digits`, `too-many-tries`
 */
export async function enterDigits(
  context: ApiContext,
  input: EnterDigitsInput,
): Promise<{ pass: string; openUntil: Date }> {
  const { database, config } = context
  const now = context.clock()
  const opened = await openLink(context, input, now)
  if (opened === undefined) throw new DomainError('unknown-request')
  const { request, isKnown, token } = opened
  const limit = { keys: config.keys, now, code: 'too-many-tries' } as const
  const who = isKnown ? 'known browser' : addressGroup(input.ip)
  const limits: Limit[] = [
    {
      ...limit,
      name: 'follow-digits-address',
      subject: `${request.id} ${who}`,
      max: TRIES_OF_ADDRESS,
      windowSeconds: 3_600,
    },
  ]
  if (!isKnown)
    limits.push({
      ...limit,
      name: 'follow-digits',
      subject: request.id,
      max: TRIES_OF_ALL,
      windowSeconds: 86_400,
    })
  // Committed before the digits are compared, so that a wrong try counts.
  await database.db.transaction().execute((tx) => enforceLimits(tx, limits))
  if (!isEndOfNumber(request.phone, input.digits)) throw new DomainError('wrong-digits', { field: 'digits' })
  return makeFollowPass(config, { token, now })
}
