import type { SealingKeys } from '@pulli/contracts/members.ts'
import { providerCalls } from '#addresses.ts'
import { askAsMember } from '#member/session/ask-as-member.ts'
import { currentUser } from '#member/session/session.ts'
import { type DeviceKeys, withStore } from './offline-store.ts'
import { canSeal, makeKey, takeKey } from './seal.ts'

/** The key that seals the last views in this browser. It is made once for each session, and goes with it. */
export async function viewsKey(): Promise<CryptoKey | undefined> {
  if (!canSeal()) return undefined
  const known = await find('views')
  return known ?? keepFirst('views', await makeKey())
}

/**
 * The keys of the member who is signed in, for what waits to be sent: as this browser has them, or else as the server
 * gives them to their session. Undefined while neither is there.
 */
export async function waitingKeys(): Promise<CryptoKey[] | undefined> {
  const memberId = currentUser()?.id
  if (memberId === undefined || !canSeal()) return undefined
  const known = await find('waiting')
  if (known?.memberId === memberId) return known.keys
  const asked = await askAsMember<SealingKeys>(providerCalls.sealingKeys, { whenOver: 'stay' })
  if (asked.kind !== 'done') return undefined
  const keys = await Promise.all(asked.data.keys.map(takeKey))
  await withStore(async (store) => {
    if (currentUser()?.id === memberId) await store.put('keys', { memberId, keys }, 'waiting')
  })
  return keys
}

const find = <Name extends keyof DeviceKeys>(name: Name) =>
  withStore((store) => store.get('keys', name)) as Promise<DeviceKeys[Name] | undefined>

/** Two tabs may make one at once: the first that is kept is the one of both. */
function keepFirst(name: 'views', made: CryptoKey): Promise<CryptoKey | undefined> {
  return withStore(async (store) => {
    // A session may have ended in between, and has thrown all of it away.
    if (currentUser() === undefined) return undefined
    const work = store.transaction('keys', 'readwrite')
    const kept = (await work.store.get(name)) as CryptoKey | undefined
    if (!kept) await work.store.put(made, name)
    await work.done
    return kept ?? made
  })
}
