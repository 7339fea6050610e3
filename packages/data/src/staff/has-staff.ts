import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Returns whether there is an owner who is neither a sample nor removed. */
export async function hasOwner(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from staff where roles @> array['owner'] and removed_at is null and not is_sample) as found`.execute(
    db,
  )
  return rows[0]?.found === true
}

/** Returns whether the desk has a coordinator who is neither a sample nor removed. */
export async function hasCoordinator(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from staff where roles @> array['coordinator'] and removed_at is null and not is_sample) as found`.execute(
    db,
  )
  return rows[0]?.found === true
}
