import type { DBSchema, IDBPDatabase } from 'idb'
import type { ShownMood } from '#member/mood/change-mood.ts'
import type { CheckIn } from '#member/mood/check-in.ts'
import { OFFLINE_DATABASE } from '#start/storage-keys.ts'

/** A check-in that no answer came to. */
export interface WaitingCheckIn extends CheckIn {
  /** Whose it is, and of which day: one a day. */
  id: string
  memberId: string
  /** The entry that it changes, where its day had one. */
  shown?: ShownMood
  /** Why it was not accepted. It waits for the member to decide. */
  refusal?: string
}

/** What a view showed last. */
export interface KeptView {
  memberId: string
  data: unknown
  /** When it was loaded, in milliseconds. */
  at: number
}

interface Schema extends DBSchema {
  views: { key: string; value: KeptView }
  waiting: { key: string; value: WaitingCheckIn }
}

/** D40: does something with the dashboard's store in this browser. It is closed again at once, so that a logout can delete it. */
export async function withStore<Result>(
  task: (store: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const { openDB } = await import('idb')
  const store = await openDB<Schema>(OFFLINE_DATABASE, 1, {
    upgrade(made) {
      made.createObjectStore('views')
      made.createObjectStore('waiting', { keyPath: 'id' })
    },
  })
  try {
    return await task(store)
  } finally {
    store.close()
  }
}
