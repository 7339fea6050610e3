import { encryptEarlierAnswers } from '#assessment/encrypt-earlier-answers.ts'
import { encryptEarlierRequests } from '#consultation/encrypt-earlier-requests.ts'
import { encryptEarlierMembers } from '#members/encrypt-earlier-members.ts'
import { encryptEarlierNotes } from '#mood/encrypt-earlier-notes.ts'
import type { Db } from '#schema.ts'
import type { EarlierRows } from './earlier-rows.ts'
import type { EncryptionKeys } from './encryption-keys.ts'

const ROWS_AT_A_TIME = 500

const TABLES: Readonly<Record<string, EarlierRows>> = {
  moods: encryptEarlierNotes,
  assessments: encryptEarlierAnswers,
  members: encryptEarlierMembers,
  consultation_requests: encryptEarlierRequests,
}

export type Encrypting = {
  db: Db
  keys: EncryptionKeys
  /** Called after each batch; the rows that are left wait for the next run once it returns false. */
  goesOn: () => Promise<boolean> | boolean
}

/**
 * Encrypts what a version before stored as it was typed, batch by batch, while the site runs. It can be stopped after
 * any batch: a later run finds what is left. Tables of which rows were encrypted are marked for a rewrite, because the
 * words are still in their pages.
 *
 * @returns how many rows were encrypted
 */
export async function encryptEarlierRows({ db, keys, goesOn }: Encrypting): Promise<number> {
  let encrypted = 0
  for (const [table, encryptBatch] of Object.entries(TABLES)) {
    let isMarked = false
    let after: Parameters<EarlierRows>[2]['after']
    do {
      const batch = await encryptBatch(db, keys, { after, most: ROWS_AT_A_TIME })
      encrypted += batch.encrypted
      after = batch.next
      if (batch.encrypted > 0 && !isMarked) {
        isMarked = true
        await db
          .insertInto('tables_to_rewrite')
          .values({ table_name: table })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
      if (!(await goesOn())) return encrypted
    } while (after !== undefined)
  }
  return encrypted
}
