import type { Tx } from '#schema.ts'

/** Deletes hours of every week. */
export async function deleteRule(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('availability_rules').where('id', '=', id).execute()
}
