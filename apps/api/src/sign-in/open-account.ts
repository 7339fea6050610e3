import { rememberBrowser } from '@pulli/data/known-browser/remember-browser.ts'
import { insertMember } from '@pulli/data/members/insert-member.ts'
import type { AccountOfNumber } from '@pulli/data/members/list-accounts-of-number.ts'
import { touchMember } from '@pulli/data/members/touch-member.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { chooseAccount, provisionalUntil, sealedUntil } from '@pulli/domain/account/choose-account.ts'
import { browserHash } from './browser-hash.ts'

/** Somebody who has shown that a number is theirs, and what accounts it has. The number is locked. */
export type Arrival = {
  phone: string
  accounts: readonly AccountOfNumber[]
  timeZone: string
  /** The id that the browser has from now on. */
  browserId: string
  now: Date
}

/**
 * Opens the account of a number, or a new one. Where the old one is inactive and the browser never signed in to it, the
 * new one is provisional: it looks like any other, and nothing of the old one is touched before its owner goes on
 * (decision D59).
 */
export async function openAccount(tx: Tx, { phone, accounts, timeZone, browserId, now }: Arrival) {
  const known = chooseAccount(accounts, now)
  const account = known ?? (await becomeMember(tx, { phone, accounts, timeZone, now }))
  const { memberId } = account
  if (known !== undefined) await touchMember(tx, { memberId, eraseAfter: sealedUntil(now), now })
  await rememberBrowser(tx, { memberId, browserHash: browserHash(browserId), now })
  return {
    ...account,
    isNew: known === undefined,
    isFromNewBrowser: known !== undefined && !known.isKnownBrowser,
  }
}

async function becomeMember(
  tx: Tx,
  { phone, accounts, timeZone, now }: Pick<Arrival, 'phone' | 'accounts' | 'timeZone' | 'now'>,
) {
  const isTaken = accounts.some(({ status }) => status === 'active')
  const member = await insertMember(tx, {
    phone,
    name: '',
    timeZone,
    now,
    ...(isTaken && { eraseAfter: provisionalUntil(now) }),
  })
  // The number is locked, so no other call can have made the member meanwhile.
  if (member === undefined) throw new Error('a member was made twice')
  return member
}
