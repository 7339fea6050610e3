import type { DBSchema, IDBPDatabase } from 'idb'
import { waitingKeys } from '#member/offline/device-keys.ts'
import { type Sealed, seal, unseal } from '#member/offline/seal.ts'
import { WAITING_PREFIX } from '#storage-keys.ts'
import type { ShownMood } from './change-mood.ts'
import type { CheckIn } from './check-in.ts'
import { moveUnsealed } from './unsealed-check-ins.ts'

/** A check-in that no answer came to. */
export interface WaitingCheckIn extends CheckIn {
  memberId: string
  /** ISO 8601, by this device's clock: when no answer came. */
  recordedAt?: string
  /** The entry that it changes, where its day had one. */
  shown?: ShownMood
  /** Why it was not accepted. It waits for the member to decide. */
  refusal?: string
}

/** As it lies there: its day and the key of its first try tell nothing of what it says. */
interface SealedCheckIn extends Sealed {
  key: string
}

/** One of version 0.1, which sealed none. It is sealed as soon as its member's keys are at hand. */
interface UnsealedCheckIn {
  key: string
  unsealed: WaitingCheckIn
}

export type StoredCheckIn = SealedCheckIn | UnsealedCheckIn

interface Schema extends DBSchema {
  waiting: { key: string; value: StoredCheckIn }
}

/** To look does not make the store. Older browsers cannot say: there it is made. */
async function isThere(memberId: string): Promise<boolean> {
  await moveUnsealed()
  const name = WAITING_PREFIX + memberId
  const all = await indexedDB.databases?.()
  return all === undefined || all.some((known) => known.name === name)
}

async function withWaiting<Result>(
  memberId: string,
  task: (store: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const { openDB } = await import('idb')
  const store = await openDB<Schema>(WAITING_PREFIX + memberId, 1, {
    upgrade: (made) => void made.createObjectStore('waiting'),
  })
  try {
    return await task(store)
  } finally {
    store.close()
  }
}

/** How many check-ins of a member wait in this browser, whether it can open them just now or not. */
export async function countWaiting(memberId: string): Promise<number> {
  return (await isThere(memberId)) ? withWaiting(memberId, (store) => store.count('waiting')) : 0
}

/** Those that wait and can be opened. */
export async function listWaiting(memberId: string): Promise<WaitingCheckIn[]> {
  if (!(await isThere(memberId))) return []
  const all = await withWaiting(memberId, (store) => store.getAll('waiting'))
  const keys = all.length > 0 ? await waitingKeys() : undefined
  const opened = await Promise.all(all.map((one) => open(keys ?? [], one)))
  return opened.filter((one) => one !== undefined)
}

async function open(keys: CryptoKey[], one: StoredCheckIn): Promise<WaitingCheckIn | undefined> {
  // Sealed here, so it is what was sealed.
  if ('sealed' in one) return (await unseal(keys, one)) as WaitingCheckIn | undefined
  if (keys.length > 0) await replaceWaiting(one.unsealed, one.unsealed)
  return one.unsealed
}

/** @returns whether it is kept: without a key nothing is */
export async function putWaiting(one: WaitingCheckIn): Promise<boolean> {
  const sealed = await sealOne(one)
  if (sealed) await withWaiting(one.memberId, (store) => store.put('waiting', sealed, one.day))
  return sealed !== undefined
}

/** Puts another one in its place, or takes it away, unless another took its place meanwhile. */
export async function replaceWaiting(
  { memberId, day, key }: WaitingCheckIn,
  by: WaitingCheckIn | undefined,
): Promise<void> {
  const sealed = by && (await sealOne(by))
  if (by && !sealed) return
  await withWaiting(memberId, async (store) => {
    const work = store.transaction('waiting', 'readwrite')
    if ((await work.store.get(day))?.key === key) {
      await (sealed ? work.store.put(sealed, day) : work.store.delete(day))
    }
    await work.done
  })
}

async function sealOne(one: WaitingCheckIn): Promise<SealedCheckIn | undefined> {
  const [key] = (await waitingKeys()) ?? []
  return key && { ...(await seal(key, one)), key: one.key }
}
