import type { DBSchema, IDBPDatabase } from 'idb'
import { type Sealed, seal, unseal } from '#browser-storage/seal.ts'
import { pendingKeys } from '#member/offline/device-keys.ts'
import { PENDING_PREFIX } from '#storage-keys.ts'
import type { CheckIn } from './check-in.ts'
import type { ShownMood } from './mood-calls.ts'

/** A check-in that got no answer. */
export interface PendingCheckIn extends CheckIn {
  memberId: string
  /** ISO 8601, by this device's clock: when the member made it. */
  recordedAt?: string
  /** The entry that it changes, if the day had one. */
  shown?: ShownMood
  /** Why it was refused. The member decides what to do. */
  refusal?: string
}

/** As stored: only the day and the idempotency key are in plain text. */
interface StoredCheckIn extends Sealed {
  key: string
}

interface Schema extends DBSchema {
  waiting: { key: string; value: StoredCheckIn }
}

/** Avoids creating the database just to look. Browsers without `indexedDB.databases` create it. */
async function exists(memberId: string): Promise<boolean> {
  const name = PENDING_PREFIX + memberId
  const all = await indexedDB.databases?.()
  return all === undefined || all.some((known) => known.name === name)
}

async function withPendingStore<Result>(
  memberId: string,
  task: (store: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const { openDB } = await import('idb')
  const store = await openDB<Schema>(PENDING_PREFIX + memberId, 1, {
    upgrade: (made) => void made.createObjectStore('waiting'),
  })
  try {
    return await task(store)
  } finally {
    store.close()
  }
}

/** Counts the pending check-ins of a member, including those that cannot be decrypted now. */
export async function countPending(memberId: string): Promise<number> {
  return (await exists(memberId)) ? withPendingStore(memberId, (store) => store.count('waiting')) : 0
}

/** Lists the pending check-ins that can be decrypted. */
export async function listPending(memberId: string): Promise<PendingCheckIn[]> {
  if (!(await exists(memberId))) return []
  const all = await withPendingStore(memberId, (store) => store.getAll('waiting'))
  const keys = all.length > 0 ? await pendingKeys() : undefined
  const opened = await Promise.all(all.map((one) => open(keys ?? [], one)))
  return opened.filter((one) => one !== undefined)
}

async function open(keys: CryptoKey[], one: StoredCheckIn): Promise<PendingCheckIn | undefined> {
  // AES-GCM authenticates it: this is what was encrypted here.
  return (await unseal(keys, one)) as PendingCheckIn | undefined
}

/** @returns false without a key: nothing is stored unencrypted */
export async function putPending(one: PendingCheckIn): Promise<boolean> {
  const sealed = await sealOne(one)
  if (sealed) await withPendingStore(one.memberId, (store) => store.put('waiting', sealed, one.day))
  return sealed !== undefined
}

/** Replaces or removes one, unless it has been replaced since. */
export async function replacePending(
  { memberId, day, key }: PendingCheckIn,
  by: PendingCheckIn | undefined,
): Promise<void> {
  const sealed = by && (await sealOne(by))
  if (by && !sealed) return
  await withPendingStore(memberId, async (store) => {
    const work = store.transaction('waiting', 'readwrite')
    if ((await work.store.get(day))?.key === key) {
      await (sealed ? work.store.put(sealed, day) : work.store.delete(day))
    }
    await work.done
  })
}

async function sealOne(one: PendingCheckIn): Promise<StoredCheckIn | undefined> {
  const [key] = (await pendingKeys()) ?? []
  return key && { ...(await seal(key, one)), key: one.key }
}
