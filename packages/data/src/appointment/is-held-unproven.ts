import type { Tx } from '#schema.ts'

/** Returns whether a time was held by someone without a proven number. */
export async function isHeldUnproven(tx: Tx, id: string): Promise<boolean> {
  const held = await tx
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'held')
    .where('visitor_hash', 'is not', null)
    .executeTakeFirst()
  return held !== undefined
}
