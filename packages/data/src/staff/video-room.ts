import type { Db, Tx } from '#schema.ts'

/** Finds the address of a current staff member's video room. */
export async function findVideoRoom(db: Db, staffId: string): Promise<string | null> {
  const found = await db
    .selectFrom('staff')
    .select('video_room as videoRoom')
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return found?.videoRoom ?? null
}

/**
 * Sets the address of a person's video room.
 * @returns whether it was another one
 */
export async function setVideoRoom(tx: Tx, staffId: string, address: string | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ video_room: address })
    .where('id', '=', staffId)
    .where('video_room', 'is distinct from', address)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
