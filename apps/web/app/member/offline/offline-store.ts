import type { DBSchema, IDBPDatabase } from 'idb'
import { OFFLINE_DATABASE } from '#storage-keys.ts'
import type { Sealed } from './seal.ts'

/** What a view showed last, sealed with the key of this device. */
export interface KeptView extends Sealed {
  memberId: string
  /** When it was loaded, in milliseconds. */
  at: number
}

/** The keys of this device. None of them can be exported. */
export interface DeviceKeys {
  /** Made here, and known nowhere else: seals the last views. */
  views: CryptoKey
  /** The member's own, given by the server to their sessions alone: the first one seals what waits, each may open it. */
  waiting: { memberId: string; keys: CryptoKey[] }
}

interface Schema extends DBSchema {
  views: { key: string; value: KeptView }
  keys: { key: keyof DeviceKeys; value: DeviceKeys[keyof DeviceKeys] }
}

export type OfflineStore = IDBPDatabase<Schema>

/**
 * D40: does something with the dashboard's store in this browser. It is closed again at once, so that the end of a
 * session can delete it.
 */
export async function withStore<Result>(task: (store: OfflineStore) => Promise<Result>): Promise<Result> {
  const { openDB } = await import('idb')
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
  }
}
