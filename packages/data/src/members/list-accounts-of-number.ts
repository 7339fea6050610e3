import { sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db, MemberStatus } from '#schema.ts'
import { hadNumber, hasNumber, IDENTITY, openIdentity, type StoredIdentity } from './identity.ts'

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
    select ${IDENTITY}, mask.pseudonym, member.time_zone as "timeZone",
      member.time_zone_is_chosen as "isTimeZoneChosen", member.status,
      member.last_used_at as "lastUsedAt", member.recovery_offered_at as "recoveryOfferedAt",
      browser.member_id is not null as "isKnownBrowser"
    from members as member
    join member_pseudonyms as mask on mask.member_id = member.member_id
    left join known_browsers as browser
      on browser.member_id = member.member_id and browser.browser_hash = ${browserHash ?? null}
    where ${hasNumber(keys, phone)} or (${hadNumber(keys, phone)} and member.status = 'sealed')`.execute(db)
  return Promise.all(rows.map((row) => openIdentity(keys, row)))
}
