import { useSyncExternalStore } from 'react'
import { currentUser, onSessionChange } from './session.ts'

/** Who is signed in. Nobody on the server: the shell is the same for everyone (D39). */
export function useUser() {
  return useSyncExternalStore(onSessionChange, currentUser, () => undefined)
}
