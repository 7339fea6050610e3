import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import { sql } from 'kysely'
import { MADE_AT_OF } from '#data-rights/personal-data.ts'
import { insertTombstone } from '#mood/tombstones.ts'
import type { Db, Tx } from '#schema.ts'
import { deleteSummariesOfPurpose } from '#summary/summaries.ts'
import { uuidV7 } from '#uuid-v7.ts'

/** A member's consent to a purpose, and the version of the notice that they read. */
export type NewConsent = { memberId: string; purpose: ConsentPurpose; noticeVersion: string; now: Date }

/**
 * Stores a consent of an adult, unless one for the purpose is open. Waits for a concurrent one.
 * @returns its id, or undefined if one was open
 */
export async function insertConsent(tx: Tx, { memberId, purpose, noticeVersion, now }: NewConsent) {
  const row = await tx
    .insertInto('consents')
    .values({
      memberId,
      consentId: uuidV7(now),
      purpose,
      noticeVersion,
      isAdult: true,
      givenAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'purpose']).where('withdrawnAt', 'is', null).doNothing(),
    )
    .returning('consentId')
    .executeTakeFirst()
  return row?.consentId
}

/**
 * Returns whether a member has an open consent, and locks it until the transaction ends: a concurrent withdrawal
 * waits, so that nothing is stored after it.
 */
export async function hasConsent(tx: Tx, memberId: string, purpose: ConsentPurpose): Promise<boolean> {
  const open = await tx
    .selectFrom('consents')
    .select('consentId')
    .where('memberId', '=', memberId)
    .where('purpose', '=', purpose)
    .where('withdrawnAt', 'is', null)
    .forShare()
    .executeTakeFirst()
  return open !== undefined
}

const MOST = 1_000

/** Lists every consent that a member gave, the newest first, at most 1 000. */
export async function listConsents(db: Db, memberId: string) {
  return db
    .selectFrom('consents')
    .select(['purpose', 'noticeVersion', 'givenAt', 'withdrawnAt'])
    .where('memberId', '=', memberId)
    .orderBy('givenAt', 'desc')
    .orderBy('consentId', 'desc')
    .limit(MOST)
    .execute()
}

/**
 * Waits for the moods and results that are being stored under the consents of a member, and holds back others until the
 * transaction ends. Every write locks the consent before the member, so an erasure begins here too.
 */
export async function lockConsents(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('consents').select('consentId').where('memberId', '=', memberId).forUpdate().execute()
}

/** The consent to withdraw. `exceptVersion`: unless it was given to this version of the notice. */
export type Withdrawal = { memberId: string; purpose: ConsentPurpose; exceptVersion?: string; now: Date }

/**
 * Withdraws the open consent for a purpose, and with it what the member sent of it to an appointment. Where it only gives
 * way to a newer one, that stays.
 * @returns its id, or undefined if none was open
 */
export async function withdrawConsent(tx: Tx, { memberId, purpose, exceptVersion, now }: Withdrawal) {
  const row = await tx
    .updateTable('consents')
    // The clocks of two servers can differ by milliseconds.
    .set({ withdrawnAt: sql<Date>`greatest(given_at, ${now})` })
    .where('memberId', '=', memberId)
    .where('purpose', '=', purpose)
    .where('withdrawnAt', 'is', null)
    .$if(exceptVersion !== undefined, (query) => query.where('noticeVersion', '<>', exceptVersion ?? ''))
    .returning('consentId')
    .executeTakeFirst()
  if (exceptVersion === undefined) await deleteSummariesOfPurpose(tx, { memberId, purpose })
  return row?.consentId
}

/** The table whose rows are stored under a consent, and when one of them was stored. */
const TABLE_OF = {
  assessments: { table: 'assessments', storedAt: 'taken_at' },
  moods: { table: 'moods', storedAt: 'created_at' },
} as const satisfies Record<ConsentPurpose, unknown>

/** What is deleted. `madeAt`: when an erasure that arrives late was made; it deletes nothing that was made later. */
export type DeletedPurpose = {
  memberId: string
  purpose: ConsentPurpose
  now: Date
  madeAt?: Date | undefined
}

/**
 * Deletes everything of a member that was stored under a consent, and takes back what they sent of it. The idempotency
 * keys stay, so that a retry stores none of it again, but no longer name the day of an erased mood; a tombstone of all days
 * keeps other devices from bringing one back.
 *
 * @returns how many rows
 */
export async function deleteDataOfPurpose(
  tx: Tx,
  { memberId, purpose, now, madeAt }: DeletedPurpose,
): Promise<number> {
  const { table, storedAt } = TABLE_OF[purpose]
  const deleted = await tx
    .deleteFrom(table)
    .where('memberId', '=', memberId)
    .$if(madeAt !== undefined, (query) => query.where(sql<boolean>`${MADE_AT_OF[table]} <= ${madeAt}`))
    .returning(sql<Date>`${sql.ref(storedAt)}`.as('storedAt'))
    .execute()
  if (madeAt === undefined) await deleteSummariesOfPurpose(tx, { memberId, purpose })
  else if (deleted.length > 0) {
    const since = new Date(Math.min(...deleted.map((row) => row.storedAt.getTime())))
    await deleteSummariesOfPurpose(tx, { memberId, purpose, since })
  }
  if (purpose === 'moods') {
    await insertTombstone(tx, { memberId, day: null, erasedAt: madeAt ?? now })
    await tx
      .updateTable('idempotencyKeys')
      .set({ subject: null })
      .where('memberId', '=', memberId)
      .where(sql<boolean>`subject ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('moods')
              .select('moodId')
              .where('moods.memberId', '=', memberId)
              .where(sql<boolean>`moods.day::text = idempotency_keys.subject`),
          ),
        ),
      )
      .execute()
  }
  return deleted.length
}
