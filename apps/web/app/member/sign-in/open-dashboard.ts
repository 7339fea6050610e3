import type { SignedInUser } from '@pulli/contracts/sign-in.ts'
import { addresses } from '#addresses.ts'
import { forgetOfflineStore } from '#member/session/forget-session.ts'
import { readReturnTo, takeReturnTo } from '#member/session/return-to.ts'
import { currentUser, keepUser } from '#member/session/session.ts'
import { cleanUpSession } from './clean-up-session.ts'

/**
 * OTP-04: keeps who signed in and opens the page that was asked for. Who has no name yet is asked for it first
 * (LOG-08). False where the browser keeps nothing.
 */
export function openDashboard(user: SignedInUser): boolean {
  try {
    // Of a session before this one nothing is left, whatever became of its end.
    void forgetOfflineStore()
    keepUser(user)
    // In the place of the sign-in page: the way back does not lead to a code that is spent.
    location.replace(user.name === '' ? addresses.welcome : takeReturnTo(sessionStorage))
    return true
  } catch {
    return false
  }
}

/** Who is signed in has nothing to do at the sign-in page. For anybody else the session before is ended to its end. */
export function passThrough() {
  if (currentUser()) return location.replace(readReturnTo(sessionStorage))
  void cleanUpSession()
}
