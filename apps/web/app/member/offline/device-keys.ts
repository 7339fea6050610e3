import type { SealingKeys } from '@pulli/contracts/members.ts'
import { memberCalls } from '#api/member-calls.ts'
import { canSeal, importKey, makeKey } from '#browser-storage/seal.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { currentUser } from '#member/session/session.ts'
import { type DeviceKeys, withStore } from './offline-store.ts'

/** Returns the key that encrypts the cached views. It is generated once for each session and deleted with it. */
export async function viewsKey(): Promise<CryptoKey | undefined> {
  if (!canSeal()) return undefined
  const known = await find('views')
  return known ?? storeFirst('views', await makeKey())
}

/**
 * Returns the signed-in member's keys for pending check-ins, from this browser or else from the server. Undefined if
 * neither has them.
 */
export async function pendingKeys(): Promise<CryptoKey[] | undefined> {
  const memberId = currentUser()?.id
  if (memberId === undefined || !canSeal()) return undefined
  const known = await find('waiting')
  if (known?.memberId === memberId) return known.keys
  const asked = await callAsMember<SealingKeys>(memberCalls.sealingKeys, { whenOver: 'stay' })
  if (asked.kind !== 'done') return undefined
  const keys = await Promise.all(asked.data.keys.map(importKey))
  await withStore(async (store) => {
    if (currentUser()?.id === memberId) await store.put('keys', { memberId, keys }, 'waiting')
  })
  return keys
}

const find = <Name extends keyof DeviceKeys>(name: Name) =>
  withStore((store) => store.get('keys', name)) as Promise<DeviceKeys[Name] | undefined>

/** Two tabs may generate a key at once: both use the first one stored. */
function storeFirst(name: 'views', made: CryptoKey): Promise<CryptoKey | undefined> {
  return withStore(async (store) => {
    // The session may have ended since, which deleted the store.
    if (currentUser() === undefined) return undefined
    const work = store.transaction('keys', 'readwrite')
    const stored = (await work.store.get(name)) as CryptoKey | undefined
    if (!stored) await work.store.put(made, name)
    await work.done
    return stored ?? made
  })
}
