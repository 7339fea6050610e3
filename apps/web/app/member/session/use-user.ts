import { useSyncExternalStore } from 'react'
import { currentUser, onSessionChange } from './session.ts'

/** The signed-in user. Undefined on the server: the shell is the same for everyone (D39). */
export function useUser() {
  return useSyncExternalStore(onSessionChange, currentUser, () => undefined)
}
