import { RETENTION } from '#retention/retention-periods.ts'

const DAY_MILLISECONDS = 86_400_000

/** A provisional member has decided by then, because a session lasts 30 days at most. */
const PROVISIONAL_DAYS = 31

/** An account whose number the caller has proven. */
export type NumberAccount = {
  status: 'active' | 'provisional' | 'sealed'
  lastUsedAt: Date
  /** When the member was offered a recovery code. */
  recoveryOfferedAt: Date | null
  /** Whether the browser signed in to this account before. */
  isKnownBrowser: boolean
}

/** The fields that decide whether an account is inactive. */
export type AccountUse = Pick<NumberAccount, 'lastUsedAt' | 'recoveryOfferedAt'>

/**
 * Returns whether an account is inactive: unused for 90 days, by a member who was offered a recovery code. Carriers
 * reassign numbers, so after that time a text message does not prove who holds the phone.
 */
export function isInactive({ lastUsedAt, recoveryOfferedAt }: AccountUse, now: Date): boolean {
  return recoveryOfferedAt !== null && isUnused(lastUsedAt, now)
}

/** Returns whether an account was unused for 90 days. */
export function isUnused(lastUsedAt: Date, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= RETENTION.inactiveAccountDays * DAY_MILLISECONDS
}

/**
 * Chooses which account of a number a correct code opens: the one in use in any browser, an inactive or sealed one only
 * in browsers known to it.
 * @returns undefined if the caller is treated as a new member
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
export const sealedUntil = (now: Date) => daysAfter(now, RETENTION.sealedAccountDays)

/** When a provisional account that stored nothing is erased. */
export const provisionalUntil = (now: Date) => daysAfter(now, PROVISIONAL_DAYS)

/** The oldest last use of a browser that is still known. */
export const knownSince = (now: Date) => daysAfter(now, -RETENTION.knownBrowserDays)

/** Since when requests with a number may be its current owner's: earlier ones may be a previous owner's. */
export const claimableSince = (now: Date) => daysAfter(now, -RETENTION.inactiveAccountDays)

const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MILLISECONDS)
