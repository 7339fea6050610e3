import type { Tx } from '#schema.ts'

/**
 * Lets two changes of one person follow each other, such as of their hours, and finds their name.
 * @returns undefined if they are not at the desk
 */
export async function lockStaff(tx: Tx, id: string): Promise<{ id: string; name: string } | undefined> {
  return tx
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}
