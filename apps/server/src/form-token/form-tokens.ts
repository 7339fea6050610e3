import { createHmac } from 'node:crypto'
import { isMadeWith, type Keys, type SiteKey } from '@pulli/api/keys/keys.ts'
import { DAY } from '@pulli/domain/time/durations.ts'
import type { Site } from '@pulli/web/site-context.ts'

/** A page may stay open over a long weekend. */
const GOOD_FOR_DAYS = 7
/** Allows for clock skew: another server may be in the next day already. */
const CLOCKS_DIFFER_BY_MILLISECONDS = 300_000
/** Half of the hash: 128 bits can't be guessed, and every page with a form carries them. */
const MAC_BYTES = 16

interface FormTokensOptions {
  readonly keys: Keys
  readonly now?: () => number
}

/**
 * Tokens of plain forms (security row 39): the day of issue and a keyed hash of it with the form's address. A form
 * has the same token all day on every server, so that pages stay cacheable.
 */
export function formTokens({
  keys,
  now = Date.now,
}: FormTokensOptions): Pick<Site, 'formToken' | 'isFormToken'> {
  const mac = (key: SiteKey, address: string, day: number) =>
    createHmac('sha256', key('form token'))
      .update(JSON.stringify([address, day]))
      .digest()
      .subarray(0, MAC_BYTES)

  /** Memoized for each form and day: every rendered page asks for one. The addresses are ours. */
  let today = { day: Number.NaN, tokens: new Map<string, string>() }

  return {
    formToken(address) {
      const day = dayOf(now())
      if (today.day !== day) today = { day, tokens: new Map() }
      const token =
        today.tokens.get(address) ?? `${day}.${mac(keys.current, address, day).toString('base64url')}`
      today.tokens.set(address, token)
      return token
    },
    isFormToken(address, token) {
      const [, dayText, macText = ''] =
        typeof token === 'string' ? (/^(\d{1,6})\.([\w-]{22})$/.exec(token) ?? []) : []
      if (dayText === undefined) return false
      const day = Number(dayText)
      const isInTime =
        day <= dayOf(now() + CLOCKS_DIFFER_BY_MILLISECONDS) && day >= dayOf(now()) - GOOD_FOR_DAYS
      const isOurs = isMadeWith(keys, (key) => mac(key, address, day), Buffer.from(macText, 'base64url'))
      return isInTime && isOurs
    },
  }
}

function dayOf(milliseconds: number): number {
  return Math.floor(milliseconds / DAY)
}
