import type { SignedInUser } from '@pulli/contracts/sign-in.ts'
import { local } from '#browser-storage/web-storage.ts'
import { AUTHENTICATED_KEY, USER_KEY } from '#storage-keys.ts'

/** The last parsed user: `useSyncExternalStore` needs a stable object. */
let last: { text: string | null; user: SignedInUser | undefined } = { text: null, user: undefined }

/** Returns the signed-in user of this browser. STA-01: the stored flag decides. */
export function currentUser(): SignedInUser | undefined {
  if (local.getItem(AUTHENTICATED_KEY) !== 'true') return undefined
  const text = local.getItem(USER_KEY)
  if (text !== last.text) last = { text, user: readUser(text) }
  return last.user
}

function readUser(text: string | null): SignedInUser | undefined {
  try {
    const user: Partial<SignedInUser> | null = JSON.parse(text ?? 'null')
    if (typeof user?.name !== 'string' || typeof user.tokens?.access_token !== 'string') return undefined
    const { id = '', name, time_zone = '', time_zone_is_chosen = false, tokens } = user
    return { id, name, time_zone, time_zone_is_chosen, tokens }
  } catch {
    return undefined
  }
}

const listeners = new Set<() => void>()

/**
 * STA-02: stores the user and the flag, at the sign-in or after a change of name or token.
 * @returns whether the next page finds them
 */
export function storeUser(user: SignedInUser): boolean {
  const isStored = local.setItem(USER_KEY, JSON.stringify(user)) && local.setItem(AUTHENTICATED_KEY, 'true')
  notifyListeners()
  return isStored
}

/** Notifies listeners in this tab that the session changed. */
export function notifyListeners() {
  for (const listener of listeners) listener()
}

/** Calls back when the session changes, in this tab or another. */
export function onSessionChange(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === USER_KEY || key === AUTHENTICATED_KEY) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
