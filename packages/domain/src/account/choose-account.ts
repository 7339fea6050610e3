const DAY_MILLISECONDS = 86_400_000

/** An account that nobody used for so long is inactive (decision D59). */
const INACTIVE_DAYS = 90
/** A sealed account is erased after so long, unless it is opened. */
const SEALED_DAYS = 365
/** Whoever starts afresh has decided by then: their session lasts 30 days at most. */
const PROVISIONAL_DAYS = 31
/** A browser is known for as long after the last sign-in (decision D61). */
const KNOWN_BROWSER_DAYS = 400

/** What is known of an account when somebody has shown that its number is theirs. */
export type NumberAccount = {
  status: 'active' | 'provisional' | 'sealed'
  lastUsedAt: Date
  /** When its member was told that there is a recovery code. */
  recoveryOfferedAt: Date | null
  /** Whether the browser signed in to this account before. */
  isKnownBrowser: boolean
}

/** The part of an account that says whether it is inactive. */
export type AccountUse = Pick<NumberAccount, 'lastUsedAt' | 'recoveryOfferedAt'>

/**
 * Says whether an account is inactive: not used for 90 days, by a member who could keep a recovery code. Numbers are
 * given to other people, and after so long a code by text does not say who holds the phone.
 */
export function isInactive({ lastUsedAt, recoveryOfferedAt }: AccountUse, now: Date): boolean {
  return recoveryOfferedAt !== null && isUnused(lastUsedAt, now)
}

/** Says whether nobody used an account for 90 days. */
export function isUnused(lastUsedAt: Date, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= INACTIVE_DAYS * DAY_MILLISECONDS
}

/**
 * Chooses which account of a number opens after a right code: the one in use in any browser, an inactive or sealed one
 * in the browsers that know it.
 * @returns undefined where the person is met like somebody new
 */
export function chooseAccount<Account extends NumberAccount>(
  accounts: readonly Account[],
  now: Date,
): Account | undefined {
  const active = accounts.find(({ status }) => status === 'active')
  if (active?.isKnownBrowser) return active
  const sealed = accounts
    .filter(({ status, isKnownBrowser }) => status === 'sealed' && isKnownBrowser)
    .toSorted((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime())
  if (sealed[0] !== undefined) return sealed[0]
  return active !== undefined && !isInactive(active, now) ? active : undefined
}

/** When a sealed account is erased. */
export const sealedUntil = (now: Date) => daysAfter(now, SEALED_DAYS)

/** When an account is erased whose owner never went on. */
export const provisionalUntil = (now: Date) => daysAfter(now, PROVISIONAL_DAYS)

/** Since when a browser was last used that is known still. */
export const knownSince = (now: Date) => daysAfter(now, -KNOWN_BROWSER_DAYS)

const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MILLISECONDS)
