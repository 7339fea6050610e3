import { waitLeft } from '@pulli/domain/safety-plan/pin.ts'
import { EMPTY_PLAN, type SafetyPlan } from '@pulli/domain/safety-plan/safety-plan.ts'
import { readStoredPlan, storedPlan } from '@pulli/domain/safety-plan/stored-plan.ts'
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { type Sealed, seal, unseal } from '#browser-storage/seal.ts'
import { SAFETY_PLAN_DATABASE } from '#storage-keys.ts'
import {
  canSeal,
  makeDeviceLock,
  makePinLock,
  type OpenLock,
  openPinLock,
  type PinLock,
  type PlanLock,
} from './plan-lock.ts'

/*
 * Two copies: each save writes over the older one, in one transaction, so an interrupted or a damaged write leaves the
 * previous plan.
 */
const SLOTS = [0, 1] as const
type Slot = (typeof SLOTS)[number]

/** One copy of the plan; the higher revision is the newer one. */
interface Copy extends Sealed {
  revision: number
}

/** The key of the copy in the account, and the version of the copy that this browser last wrote or opened. */
export interface AccountKey {
  kind: 'account'
  key: CryptoKey
  version: number
}

interface Schema extends DBSchema {
  locks: { key: 'lock' | 'account'; value: PlanLock | AccountKey }
  copies: { key: Slot; value: Copy }
}

/** What a page knows of the store. A save by another tab changes it. */
interface Known {
  /** Undefined until the first save. */
  open: OpenLock | undefined
  /** The highest revision in the store. */
  revision: number
  /** The slot of the copy that was read. */
  slot: Slot
}

/** A plan that can be read and saved. */
export interface OpenPlan {
  kind: 'open'
  known: Known
  plan: SafetyPlan
  /** The newer copy was damaged: this is the previous one. */
  isOlder: boolean
}

export type Found = OpenPlan | { kind: 'locked'; waitMs: number } | { kind: 'newer' } | { kind: 'unreadable' }

async function withPlans<Result>(task: (store: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const store = await openDB<Schema>(SAFETY_PLAN_DATABASE, 1, {
    upgrade(made) {
      made.createObjectStore('locks')
      made.createObjectStore('copies')
    },
  })
  try {
    return await task(store)
  } finally {
    store.close()
  }
}

/**
 * Finds the plan of this browser; an empty one where there is none.
 * @throws where the browser keeps nothing: no storage, no encryption
 */
export async function findPlan(): Promise<Found> {
  if (!canSeal()) throw new Error('no encryption')
  const { lock, copies } = (await isThere()) ? await readAll() : { lock: undefined, copies: [] }
  if (!lock) {
    await tryWriting()
    return {
      kind: 'open',
      known: { open: undefined, revision: 0, slot: 0 },
      plan: EMPTY_PLAN,
      isOlder: false,
    }
  }
  if (lock.kind === 'pin') return { kind: 'locked', waitMs: waitOf(lock) }
  return readCopies({ lock, key: lock.key }, copies)
}

/** Looking for a plan must not leave an empty database, which would be a trace. */
async function isThere() {
  const databases = await indexedDB.databases?.()
  return databases === undefined || databases.some(({ name }) => name === SAFETY_PLAN_DATABASE)
}

/** Opens a plan with its PIN. A wrong one is counted, deletes nothing, and after some there is a wait. */
export async function unlockPlan(pin: string): Promise<Found | { kind: 'wrong'; waitMs: number }> {
  const { lock, copies } = await readAll()
  if (lock?.kind !== 'pin') return findPlan()
  if (waitOf(lock) > 0) return { kind: 'locked', waitMs: waitOf(lock) }
  const key = await openPinLock(lock, pin)
  const failures = key ? 0 : lock.failures + 1
  const tried = { ...lock, failures, lastFailureAt: key ? 0 : Date.now() }
  await withPlans(async (store) => {
    const work = store.transaction('locks', 'readwrite')
    const now = asLock(await work.store.get('lock'))
    if (now?.id === lock.id) await work.store.put(tried, 'lock')
    await work.done
  })
  return key ? readCopies({ lock: tried, key }, copies) : { kind: 'wrong', waitMs: waitOf(tried) }
}

const waitOf = ({ failures, lastFailureAt }: PinLock) => waitLeft(failures, lastFailureAt, Date.now())

const asLock = (stored: PlanLock | AccountKey | undefined) =>
  stored?.kind === 'account' ? undefined : stored

/** Returns the key of the copy in the account, if this browser has it. */
export async function findAccountKey(): Promise<AccountKey | undefined> {
  if (!(await isThere())) return undefined
  const stored = await withPlans((store) => store.get('locks', 'account'))
  return stored?.kind === 'account' ? stored : undefined
}

/** Stores the key of the account's copy, so that a change can be sealed without its code; undefined deletes it. */
export async function storeAccountKey(key: AccountKey | undefined) {
  await withPlans(async (store) => {
    if (key) await store.put('locks', key, 'account')
    else await store.delete('locks', 'account')
  })
}

function readAll() {
  return withPlans(async (store) => {
    const work = store.transaction(['locks', 'copies'])
    const copies = work.objectStore('copies')
    const [lock, ...found] = await Promise.all([
      work.objectStore('locks').get('lock').then(asLock),
      ...SLOTS.map((slot) => copies.get(slot)),
    ])
    return { lock, copies: found }
  })
}

async function readCopies(open: OpenLock, copies: readonly (Copy | undefined)[]): Promise<Found> {
  const newestFirst = SLOTS.flatMap((slot) => {
    const copy = copies[slot]
    return copy ? [{ slot, copy }] : []
  }).sort((one, other) => other.copy.revision - one.copy.revision)
  const revision = newestFirst[0]?.copy.revision ?? 0
  for (const [at, { slot, copy }] of newestFirst.entries()) {
    const plan = readStoredPlan(await unseal([open.key], copy))
    if (plan === 'newer') return { kind: 'newer' }
    if (plan !== 'unreadable') return { kind: 'open', known: { open, revision, slot }, plan, isOlder: at > 0 }
  }
  return { kind: 'unreadable' }
}

/** Some browsers let a page open a store and write nothing into it. The database of this test reveals nothing. */
async function tryWriting() {
  const store = await openDB('probe', 1, { upgrade: (made) => void made.createObjectStore('probes') })
  try {
    await store.put('probes', new ArrayBuffer(1), 0)
  } finally {
    store.close()
    await deleteDB('probe')
  }
}

/**
 * Saves a plan over the older copy.
 * @returns what is known from now on; undefined if another tab saved, locked or deleted the plan meanwhile
 * @throws where the browser refuses to write
 */
export async function savePlan(known: Known, plan: SafetyPlan): Promise<Known | undefined> {
  const open = known.open ?? (await makeDeviceLock())
  const slot: Slot = known.slot === 0 ? 1 : 0
  const sealed = await seal(open.key, storedPlan(plan))
  const revision = known.revision + 1
  const isSaved = await write(known, async (put) => {
    if (!known.open) await put.lock(open.lock)
    await put.copy({ ...sealed, revision }, slot)
  })
  return isSaved ? { open, revision, slot } : undefined
}

/** Puts the plan behind a PIN, or behind none, with a new key: both copies at once. */
export async function changeLock(known: Known, plan: SafetyPlan, pin: string | undefined) {
  const open = pin === undefined ? await makeDeviceLock() : await makePinLock(pin)
  const sealed = await seal(open.key, storedPlan(plan))
  const revision = known.revision + 1
  const isSaved = await write(known, async (put) => {
    await put.lock(open.lock)
    for (const slot of SLOTS) await put.copy({ ...sealed, revision }, slot)
  })
  return isSaved ? { open, revision, slot: 0 as const } : undefined
}

interface Put {
  lock(lock: PlanLock): Promise<unknown>
  copy(copy: Copy, slot: Slot): Promise<unknown>
}

/** Writes in one transaction, unless the store is not as it was known. */
function write(known: Known, task: (put: Put) => Promise<void>): Promise<boolean> {
  return withPlans(async (store) => {
    const work = store.transaction(['locks', 'copies'], 'readwrite', { durability: 'strict' })
    const [locks, copies] = [work.objectStore('locks'), work.objectStore('copies')]
    const lock = asLock(await locks.get('lock'))
    const revisions = (await copies.getAll()).map(({ revision }) => revision)
    const isAsKnown = lock?.id === known.open?.lock.id && Math.max(0, ...revisions) === known.revision
    if (isAsKnown)
      await task({
        lock: (made) => locks.put(made, 'lock'),
        copy: (copy, slot) => copies.put(copy, slot),
      })
    await work.done
    return isAsKnown
  })
}

/**
 * Deletes the plan, its key and the database. It is emptied first: another tab that has it open delays its deletion.
 * @throws if the browser refuses
 */
export async function erasePlan() {
  await withPlans(async (store) => {
    const work = store.transaction(['locks', 'copies'], 'readwrite')
    await Promise.all([work.objectStore('locks').clear(), work.objectStore('copies').clear()])
    await work.done
  })
  await deleteDB(SAFETY_PLAN_DATABASE)
}
