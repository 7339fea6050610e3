import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/** Erases a request with its events, its key and the jobs that name it. Returns whether there was one. */
export async function eraseRequest(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('consultation_requests')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return false
  await sql`delete from graphile_worker._private_jobs where strpos(payload::text, ${id}) > 0`.execute(tx)
  return true
}
