import { insertMember, sealMember } from '@pulli/data/members/members.ts'
import { offerRecovery } from '@pulli/data/recovery/recovery-codes.ts'
import { expect } from 'vitest'
import type { testApi } from './test-api.ts'

type Api = Pick<Awaited<ReturnType<typeof testApi>>, 'db' | 'context' | 'time'>

/** The state of an account unused for 91 days. */
export const UNUSED = ['inactive', 'sealed'] as const

/** Inserts such accounts, one for each number. */
export async function insertUnused(
  { db, context: { encryption }, time }: Api,
  { state, phones }: { state: (typeof UNUSED)[number]; phones: string[] },
): Promise<void> {
  const now = new Date(time.now.getTime() - 91 * 86_400_000)
  const eraseAfter = new Date(now.getTime() + 365 * 86_400_000)
  await db.transaction().execute(async (tx) => {
    for (const phone of phones) {
      const member = await insertMember(tx, encryption, {
        phone,
        name: 'Asha',
        timeZone: 'Asia/Kolkata',
        now,
      })
      const { memberId } = member ?? expect.fail()
      await offerRecovery(tx, memberId, now)
      if (state === 'sealed') await sealMember(tx, encryption, { memberId, phone, eraseAfter, now })
    }
  })
}
