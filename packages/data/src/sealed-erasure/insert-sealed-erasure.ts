import type { Tx } from '#schema.ts'

/** Stores what was sealed. The days are whole ones in UTC, `YYYY-MM-DD`, so that no time leads to an event. */
export async function insertSealedErasure(
  tx: Tx,
  { sealed, erasedOn, endsOn }: { sealed: Buffer; erasedOn: string; endsOn: string },
): Promise<void> {
  await tx.insertInto('sealed_erasures').values({ sealed, erased_on: erasedOn, ends_on: endsOn }).execute()
}
