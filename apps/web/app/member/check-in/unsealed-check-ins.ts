import { PENDING_PREFIX, UNSEALED_DATABASE } from '#storage-keys.ts'
import type { PendingCheckIn, StoredCheckIn } from './pending-store.ts'

let moving: Promise<void> | undefined

/**
 * Migrates pending check-ins from the unencrypted database of version 0.1 to one database for each member, where
 * they are encrypted once that member's keys are available; then deletes the old database with the views in it.
 * Does nothing without an old database; a failed migration is tried again.
 */
export function moveUnsealed(): Promise<void> {
  moving ??= moveAll().finally(() => {
    moving = undefined
  })
  return moving
}

async function moveAll() {
  const all = await indexedDB.databases?.()
  if (all && !all.some(({ name }) => name === UNSEALED_DATABASE)) return
  const { openDB, deleteDB } = await import('idb')
  const old = await openDB(UNSEALED_DATABASE)
  const found = old.objectStoreNames.contains('waiting')
    ? ((await old.getAll('waiting')) as (PendingCheckIn & { id?: string })[])
    : []
  old.close()
  for (const { id: _id, ...one } of found) {
    const database = await openDB(PENDING_PREFIX + one.memberId, 1, {
      upgrade: (made) => void made.createObjectStore('waiting'),
    })
    const stored: StoredCheckIn = { key: one.key, unsealed: one }
    // An existing one of the same day is newer.
    if ((await database.getKey('waiting', one.day)) === undefined)
      await database.put('waiting', stored, one.day)
    database.close()
  }
  await deleteDB(UNSEALED_DATABASE)
}
