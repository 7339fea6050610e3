import type { Db } from '#schema.ts'

const MOST = 100

/** A sealed erasure as it is handed to the holder of the key. */
export type SealedErasure = { id: string; sealed: Buffer; erasedOn: string; endsOn: string }

/** Lists the next sealed erasures by their id, at most 100: from the first, or after one. */
export function listSealedErasures(db: Db, after: string | undefined): Promise<SealedErasure[]> {
  return db
    .selectFrom('sealed_erasures')
    .select(['id', 'sealed', 'erased_on as erasedOn', 'ends_on as endsOn'])
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(MOST)
    .execute()
}
