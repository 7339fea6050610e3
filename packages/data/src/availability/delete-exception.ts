import type { Tx } from '#schema.ts'

/** Deletes days off or extra hours. */
export async function deleteException(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('availability_exceptions').where('id', '=', id).execute()
}
