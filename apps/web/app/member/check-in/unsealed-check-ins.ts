import { UNSEALED_DATABASE, WAITING_PREFIX } from '#storage-keys.ts'
import type { StoredCheckIn, WaitingCheckIn } from './pending-store.ts'

let moving: Promise<void> | undefined

/**
 * Takes the check-ins that wait out of the database of version 0.1, where they lay unsealed: each goes to its
 * member's own, and is sealed there once that member's keys are at hand. Then the old database goes, with the views
 * in it. It does nothing where there is none, and what could not be moved is tried again.
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
    ? ((await old.getAll('waiting')) as (WaitingCheckIn & { id?: string })[])
    : []
  old.close()
  for (const { id: _id, ...one } of found) {
    const own = await openDB(WAITING_PREFIX + one.memberId, 1, {
      upgrade: (made) => void made.createObjectStore('waiting'),
    })
    const stored: StoredCheckIn = { key: one.key, unsealed: one }
    // One of the same day that is there already is the later one.
    if ((await own.getKey('waiting', one.day)) === undefined) await own.put('waiting', stored, one.day)
    own.close()
  }
  await deleteDB(UNSEALED_DATABASE)
}
