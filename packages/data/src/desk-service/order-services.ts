import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/** Lets changes of the order follow each other, and lists the ids of what is offered, in its order. */
export async function lockOrder(tx: Tx): Promise<string[]> {
  await sql`select from services where retired_at is null order by id for no key update`.execute(tx)
  // After the locks: rows that were waited for would come in the order that they had before.
  const rows = await tx
    .selectFrom('services')
    .select('id')
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Stores an order of services. */
export async function storeOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update services set position = given.place::smallint
    from unnest(${[...ids]}::uuid[]) with ordinality as given (id, place)
    where services.id = given.id`.execute(tx)
}
