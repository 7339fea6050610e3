import type { PersonalDataRows } from '#data-rights/read-rows.ts'
import type { Tx } from '#schema.ts'

const COLUMNS = ['id', 'email', 'notice_version', 'asked_at', 'confirmed_at', 'last_letter'] as const

/** Reads a subscription to the letters that is about to be erased, and locks it. Empty where there is none. */
export async function readErasedSubscription(tx: Tx, id: string): Promise<PersonalDataRows[]> {
  const rows = await tx
    .selectFrom('newsletter_subscriptions')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return rows.length === 0 ? [] : [{ name: 'newsletter', columns: COLUMNS, rows }]
}
