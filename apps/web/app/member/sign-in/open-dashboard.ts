import type { SignedInUser } from '@pulli/contracts/sign-in.ts'
import { addresses } from '#addresses.ts'
import { session } from '#browser-storage/web-storage.ts'
import { clearEndedSession, deleteOfflineStore } from '#member/session/clear-session.ts'
import { clearDraftsOfOthers } from '#member/session/draft-store.ts'
import { takeReturnTo } from '#member/session/return-to.ts'
import { storeUser } from '#member/session/session.ts'

/**
 * OTP-04: stores the user and opens the requested page, or the welcome page for a member without a name (LOG-08).
 * @returns false if the browser has no storage
 */
export function openDashboard(user: SignedInUser): boolean {
  // Deletes what an earlier session may have left.
  void deleteOfflineStore()
  if (!storeUser(user)) {
    clearEndedSession()
    return false
  }
  clearDraftsOfOthers(user.id)
  // Replaces the sign-in page: *Back* must not lead to a used code.
  location.replace(user.name === '' ? addresses.welcome : takeReturnTo(session))
  return true
}
