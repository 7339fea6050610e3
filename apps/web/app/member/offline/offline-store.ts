import type { DBSchema, IDBPDatabase } from 'idb'
import { deleteStore } from '#browser-storage/clear-stored-session.ts'
import type { Sealed } from '#browser-storage/seal.ts'
import { currentUser } from '#member/session/session.ts'
import { OFFLINE_DATABASE } from '#storage-keys.ts'

/** The data of a view, encrypted with the key of this device. */
export interface CachedView extends Sealed {
  memberId: string
  /** When it was loaded, in milliseconds. */
  at: number
}

/** The keys of this device, not extractable. */
export interface DeviceKeys {
  /** Generated here: encrypts the cached views. */
  views: CryptoKey
  /** The member's, from the server: the first encrypts pending check-ins, all of them can decrypt. */
  waiting: { memberId: string; keys: CryptoKey[] }
}

interface Schema extends DBSchema {
  views: { key: string; value: CachedView }
  keys: { key: keyof DeviceKeys; value: DeviceKeys[keyof DeviceKeys] }
}

export type OfflineStore = IDBPDatabase<Schema>

/**
 * D40: runs a task with the dashboard's database, then closes it, so that the end of a session can delete it.
 * @returns undefined without a session: an answer after the end of the session would create the database again
 */
export async function withStore<Result>(
  task: (store: OfflineStore) => Promise<Result>,
): Promise<Result | undefined> {
  const { openDB } = await import('idb')
  // Right before it is opened: a session that ends later deletes what was opened earlier.
  if (!currentUser()) return undefined
  const store = await openDB<Schema>(OFFLINE_DATABASE, 1, {
    upgrade(made) {
      made.createObjectStore('views')
      made.createObjectStore('keys')
    },
  })
  try {
    return await task(store)
  } finally {
    store.close()
    // Another tab may have ended the session, and deleted the database before it was opened here.
    if (!currentUser()) void deleteStore(OFFLINE_DATABASE)
  }
}
