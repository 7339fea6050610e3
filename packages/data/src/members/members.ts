import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { IS_CLAIMED } from '#consultation/request-claims.ts'
import type { DataKey } from '#encryption/data-key.ts'
import { type EncryptionKeys, makeDataKey } from '#encryption/encryption-keys.ts'
import type { Db, MemberStatus, Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'
import {
  encryptPhone,
  hasNumber,
  IDENTITY,
  nameColumns,
  openIdentity,
  type StoredIdentity,
} from './identity.ts'

/**
 * A new member. `phone` is E.164; `name` may be empty. With `eraseAfter` they are provisional: another member still
 * holds the number, and this one is erased at that time.
 */
export type NewMember = { phone: string; name: string; timeZone: string; now: Date; eraseAfter?: Date }

/**
 * Stores a member with a new pseudonym and a data key, unless the number has a member. Waits for a concurrent one.
 * @returns the member, or undefined if the number had one
 */
export async function insertMember(
  tx: Tx,
  keys: EncryptionKeys,
  { phone, name, timeZone, now, eraseAfter }: NewMember,
) {
  const memberId = uuidV7(now)
  const dataKey = { owner: memberId, key: makeDataKey() }
  const wrappedKey = await keys.wrapping.wrap(memberId, dataKey.key)
  const lookup = keys.lookupHash(phone)
  const pseudonym = `m-${randomBytes(16).toString('hex')}`
  const isActive = eraseAfter === undefined
  const { rows } = await sql<{ memberId: string }>`
    with made as (
      insert into members
        (member_id, time_zone, created_at, last_used_at, status, erase_after, wrapped_key, name_encrypted,
          phone_encrypted, phone_lookup, inactive_phone_lookup)
      values (${memberId}, ${timeZone}, ${now}, ${now}, ${isActive ? 'active' : 'provisional'},
        ${eraseAfter ?? null}::timestamptz, ${wrappedKey}, ${nameColumns(dataKey, name).nameEncrypted},
        ${encryptPhone(dataKey, phone)}, ${isActive ? lookup : null}, ${isActive ? null : lookup})
      on conflict (phone_lookup) do nothing
      returning member_id)
    insert into member_pseudonyms (member_id, pseudonym) select member_id, ${pseudonym} from made
    returning member_id`.execute(tx)
  return rows[0] && { memberId, name, timeZone, isTimeZoneChosen: false, pseudonym, dataKey }
}

/** The member of a valid access token. */
export type SignedInMember = Omit<
  NonNullable<Awaited<ReturnType<typeof findMemberByAccessToken>>>,
  'givenWith'
>

/**
 * Finds the member of a valid access token: not expired, and its session not ended. One query on unique keys for every
 * request, so a logout takes effect on all replicas at once. `givenWith` is set at the first use of a renewed token.
 */
export async function findMemberByAccessToken(db: Db, keys: EncryptionKeys, tokenHash: Buffer, now: Date) {
  const found = await db
    .selectFrom('accessTokens as token')
    .innerJoin('sessions as session', (join) =>
      join
        .onRef('session.memberId', '=', 'token.memberId')
        .onRef('session.sessionId', '=', 'token.sessionId'),
    )
    .innerJoin('members as member', 'member.memberId', 'token.memberId')
    .innerJoin('memberPseudonyms as mask', 'mask.memberId', 'token.memberId')
    .select([
      'member.memberId',
      'session.sessionId',
      'session.codeEnteredAt',
      'member.status',
      'member.nameEncrypted',
      'member.phoneEncrypted',
      'member.timeZone',
      'member.timeZoneIsChosen as isTimeZoneChosen',
      'member.createdAt',
      'member.wrappedKey',
      'mask.pseudonym',
      'token.givenWith',
    ])
    .where('token.tokenHash', '=', tokenHash)
    .where('token.expiresAt', '>', now)
    .where('session.endedAt', 'is', null)
    .where('session.endsAt', '>', now)
    .executeTakeFirst()
  return found && openIdentity(keys, found)
}

type Found = StoredIdentity & { pseudonym: string; status: MemberStatus }

/** Finds the member of a pseudonym in the audit trail; undefined once the member was erased. */
export async function findMemberByPseudonym(db: Db, keys: EncryptionKeys, pseudonym: string) {
  const { rows } = await sql<Found>`
    select ${IDENTITY}, mask.pseudonym, member.status
    from member_pseudonyms as mask join members as member on member.member_id = mask.member_id
    where mask.pseudonym = ${pseudonym}`.execute(db)
  const [found] = rows
  return found === undefined ? undefined : openIdentity(keys, found)
}

/** Returns whether a member still exists: they may be erased while a request of theirs is in flight. */
export async function isMember(tx: Tx, memberId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('members')
    .select('memberId')
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return found !== undefined
}

/** Returns whether a member has no name, mood, result, favourite or stored plan: nothing to lose. */
export async function isUntouched(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ untouched: boolean }>`
    select name_encrypted is null
      and not exists (select from moods where moods.member_id = members.member_id)
      and not exists (select from assessments where assessments.member_id = members.member_id)
      and not exists (select from favourites where favourites.member_id = members.member_id)
      and not exists (select from kept_safety_plans as plans where plans.member_id = members.member_id) as untouched
    from members where member_id = ${memberId}`.execute(tx)
  return rows[0]?.untouched === true
}

/** What members can change of themselves. Omitted fields stay. */
export type MemberChange = { name?: string | undefined; timeZone?: string | undefined }

/** Changes a member. @returns undefined if they were erased meanwhile */
export async function updateMember(
  tx: Tx,
  keys: EncryptionKeys,
  { memberId, dataKey }: { memberId: string; dataKey: DataKey },
  { name, timeZone }: MemberChange,
) {
  await tx
    .updateTable('members')
    .set({
      ...(name !== undefined && nameColumns(dataKey, name)),
      ...(timeZone !== undefined && { timeZone, timeZoneIsChosen: true }),
    })
    .where('memberId', '=', memberId)
    .execute()
  const { rows } = await sql<
    StoredIdentity & { timeZone: string; isTimeZoneChosen: boolean; createdAt: Date }
  >`
    select ${IDENTITY}, member.time_zone, member.time_zone_is_chosen as "isTimeZoneChosen",
      member.created_at
    from members as member where member_id = ${memberId}`.execute(tx)
  return rows[0] && openIdentity(keys, rows[0])
}

/**
 * Updates when a member was last here, and for a sealed member when they are erased. Skips a row that another
 * transaction has locked, such as an erasure.
 */
export async function touchMember(
  tx: Tx,
  { memberId, eraseAfter, now }: { memberId: string; eraseAfter: Date; now: Date },
): Promise<void> {
  await sql`
    update members set last_used_at = ${now},
      erase_after = case status when 'sealed' then ${eraseAfter}::timestamptz else erase_after end
    where member_id = (select member_id from members where member_id = ${memberId} for update skip locked)`.execute(
    tx,
  )
}

/** A member who loses their number, and when they are erased unless they are opened before. */
export type Sealing = { memberId: string; phone: string; eraseAfter: Date; now: Date }

/**
 * Seals a member and frees their number: their sessions end, and the consultation requests that are known to be theirs stay so.
 */
export async function sealMember(
  tx: Tx,
  keys: EncryptionKeys,
  { memberId, phone, eraseAfter, now }: Sealing,
): Promise<void> {
  await sql`
    with sealed as (
      update members set status = 'sealed', phone_lookup = null, inactive_phone_lookup = phone_lookup,
        erase_after = ${eraseAfter}
      where member_id = ${memberId} and ${hasNumber(keys, phone)} returning member_id),
    ended as (
      update sessions set ended_at = ${now}
      where member_id = ${memberId} and ended_at is null and exists (select from sealed))
    update consultation_requests set sealed_with = ${memberId}
    where ${hasNumber(keys, phone)} and sealed_with is null and ${IS_CLAIMED} and exists (select from sealed)`.execute(
    tx,
  )
}

/** The most members to list, or one member to check. */
export type MembersToErase = { before: Date; most: number; memberId?: string }

/** A member who is due for erasure, and their number. */
export type MemberToErase = { memberId: string; phone: string; pseudonym: string }

/** Lists members due for erasure: sealed for a year, or provisional and never activated. */
export async function listMembersToErase(
  db: Db,
  keys: EncryptionKeys,
  { before, most, memberId }: MembersToErase,
): Promise<MemberToErase[]> {
  const { rows } = await sql<StoredIdentity & { pseudonym: string }>`
    select ${IDENTITY}, mask.pseudonym
    from members as member join member_pseudonyms as mask on mask.member_id = member.member_id
    where member.erase_after < ${before}
      ${memberId === undefined ? sql`` : sql`and member.member_id = ${memberId}`}
    order by member.erase_after limit ${most}`.execute(db)
  return Promise.all(rows.map((row) => openIdentity(keys, row)))
}
