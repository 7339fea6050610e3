import type { EncryptionKeys } from '@pulli/data/encryption/encryption-keys.ts'
import { rememberBrowser } from '@pulli/data/known-browser/known-browsers.ts'
import { insertMember, touchMember } from '@pulli/data/members/members.ts'
import type { AccountOfNumber } from '@pulli/data/members/numbers.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { chooseAccount, provisionalUntil, sealedUntil } from '@pulli/domain/account/choose-account.ts'
import { browserHash } from './browser-hash.ts'

/** Someone who has verified a number, and the accounts it has. The caller has locked the number. */
export type Arrival = {
  phone: string
  accounts: readonly AccountOfNumber[]
  timeZone: string
  /** The browser's id from now on. */
  browserId: string
  now: Date
}

/**
 * Opens the account of a number, or creates one. If the existing account is inactive and this browser never signed in
 * to it, a provisional one is created: it looks like any other, and the old account stays untouched until the
 * provisional one is settled (decision D59).
 */
export async function openAccount(
  tx: Tx,
  keys: EncryptionKeys,
  { phone, accounts, timeZone, browserId, now }: Arrival,
) {
  const known = chooseAccount(accounts, now)
  const account = known ?? (await becomeMember(tx, keys, { phone, accounts, timeZone, now }))
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
  keys: EncryptionKeys,
  { phone, accounts, timeZone, now }: Pick<Arrival, 'phone' | 'accounts' | 'timeZone' | 'now'>,
) {
  const isTaken = accounts.some(({ status }) => status === 'active')
  const member = await insertMember(tx, keys, {
    phone,
    name: '',
    timeZone,
    now,
    ...(isTaken && { eraseAfter: provisionalUntil(now) }),
  })
  // The number is locked, so no concurrent request can have created the member.
  if (member === undefined) throw new Error('a member was made twice')
  return member
}
