import { session } from '#browser-storage/web-storage.ts'
import { readReturnTo } from '#member/session/return-to.ts'
import { currentUser } from '#member/session/session.ts'
import { cleanUpSession } from './clean-up-session.ts'

/** Redirects a signed-in member; otherwise cleans up after the last session. */
export function redirectSignedIn() {
  if (currentUser()) return location.replace(readReturnTo(session))
  void cleanUpSession()
}
