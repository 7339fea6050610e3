import type { Tx } from '#schema.ts'

/** Ends hours of every week with a day, `YYYY-MM-DD`, that is not before their first. */
export async function endRule(tx: Tx, id: string, lastOn: string): Promise<void> {
  await tx.updateTable('availability_rules').set({ valid_to: lastOn }).where('id', '=', id).execute()
}
