import type { WrongCodes } from '@pulli/domain/sign-in/wrong-codes.ts'
import { sql } from 'kysely'
import type { Db } from '#schema.ts'

type Row = { pseudonym: string | null } & { [Name in keyof WrongCodes]: WrongCodes[Name] | null }

/**
 * Finds what is known of a number before a code is sent to it: whose it is, and its wrong codes. One statement,
 * which takes the same way for a member and for a stranger.
 */
export async function findNumber(db: Db, { phone, phoneHash }: { phone: string; phoneHash: string }) {
  const { rows } = await sql<Row>`
    select mask.pseudonym, wrong.in_row as "inRow", wrong.today, wrong.day_started_at as "dayStartedAt",
      wrong.waits_until as "waitsUntil"
    from (select) as nobody
    left join members as member on member.phone = ${phone}
    left join member_pseudonyms as mask on mask.member_id = member.member_id
    left join wrong_codes as wrong on wrong.phone_hash = ${phoneHash}`.execute(db)
  const {
    pseudonym = null,
    inRow = null,
    today = null,
    dayStartedAt = null,
    waitsUntil = null,
  } = rows[0] ?? {}
  const isCounted = inRow !== null && today !== null && dayStartedAt !== null
  return {
    pseudonym: pseudonym ?? undefined,
    wrong: isCounted ? { inRow, today, dayStartedAt, waitsUntil } : undefined,
  }
}
