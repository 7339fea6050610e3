import type { Db } from '#schema.ts'

/** Returns whether the audit trail has an event. */
export async function isKnownEvent(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('audit_events').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
