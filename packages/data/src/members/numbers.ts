import { type RawBuilder, sql } from 'kysely'
import { IS_CLAIMED } from '#consultation/request-claims.ts'
import { changeDetails } from '#consultation/request-details.ts'
import type { DataKey } from '#encryption/data-key.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db, MemberStatus, Tx } from '#schema.ts'
import {
  encryptPhone,
  hadNumber,
  hasNumber,
  IDENTITY,
  openIdentity,
  type StoredIdentity,
} from './identity.ts'

/**
 * Locks the ownership of numbers until the transaction ends. Two numbers are locked in one order, so that two
 * transactions cannot deadlock.
 */
export async function lockNumber(tx: Tx, ...phones: readonly string[]): Promise<void> {
  for (const phone of [...new Set(phones)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`number ${phone}`}, 0))`.execute(tx)
}

/** A member and their new number; `left` is their previous one. */
export type NumberAssignment = {
  memberId: string
  dataKey: DataKey
  phone: string
  left: string | undefined
  now: Date
}

/**
 * Makes a member the active one of a free number. The consultation requests that are known to be theirs move to
 * the new number, by which an export and an erasure find them.
 */
export async function assignNumber(
  tx: Tx,
  keys: EncryptionKeys,
  { memberId, dataKey, phone, left, now }: NumberAssignment,
): Promise<void> {
  await moveRequests(tx, keys, phone, sql`sealed_with = ${memberId}`)
  if (left !== undefined && left !== phone)
    await moveRequests(tx, keys, phone, sql`${hasNumber(keys, left)} and sealed_with is null`)
  await sql`
    update members set status = 'active', inactive_phone_lookup = null,
      phone_lookup = ${keys.lookupHash(phone)}, phone_encrypted = ${encryptPhone(dataKey, phone)}, erase_after = null,
      last_used_at = ${now}
    where member_id = ${memberId}`.execute(tx)
}

async function moveRequests(tx: Tx, keys: EncryptionKeys, phone: string, which: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: string }>`
    select id from consultation_requests where ${which} and ${IS_CLAIMED} order by id for update`.execute(tx)
  for (const { id } of rows)
    await changeDetails(tx, keys, { id, details: { phone }, columns: { sealedWith: null } })
}

/** A member of a number, and whether the browser has signed in to it before. */
export type AccountOfNumber = Awaited<ReturnType<typeof listAccountsOfNumber>>[number]

type Found = StoredIdentity & {
  pseudonym: string
  timeZone: string
  isTimeZoneChosen: boolean
  status: MemberStatus
  lastUsedAt: Date
  recoveryOfferedAt: Date | null
  isKnownBrowser: boolean
}

/** Lists the accounts that a number may open: the member that holds it, and the sealed ones. */
export async function listAccountsOfNumber(
  db: Db,
  keys: EncryptionKeys,
  { phone, browserHash }: { phone: string; browserHash: Buffer | undefined },
) {
  const { rows } = await sql<Found>`
    select ${IDENTITY}, mask.pseudonym, member.time_zone,
      member.time_zone_is_chosen as "isTimeZoneChosen", member.status,
      member.last_used_at, member.recovery_offered_at,
      browser.member_id is not null as "isKnownBrowser"
    from members as member
    join member_pseudonyms as mask on mask.member_id = member.member_id
    left join known_browsers as browser
      on browser.member_id = member.member_id and browser.browser_hash = ${browserHash ?? null}
    where ${hasNumber(keys, phone)} or (${hadNumber(keys, phone)} and member.status = 'sealed')`.execute(db)
  return Promise.all(rows.map((row) => openIdentity(keys, row)))
}

/** Returns the time zone that the member of a number chose (decision D72); undefined where there is none. */
export async function findChosenZone(
  db: Db,
  keys: EncryptionKeys,
  phone: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('members')
    .select('timeZone')
    .where(({ and, eb }) => and([hasNumber(keys, phone), eb('timeZoneIsChosen', '=', true)]))
    .executeTakeFirst()
  return found?.timeZone
}
