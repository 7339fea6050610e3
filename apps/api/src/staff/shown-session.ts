import type { StaffSession } from '@pulli/contracts/staff.ts'
import type { SignedInStaff } from '@pulli/data/staff/sessions.ts'

/** A session as its own person sees it. */
export const shownSession = ({
  staffId,
  name,
  email,
  roles,
  signedInAt,
  endsAt,
}: SignedInStaff): StaffSession => ({
  id: staffId,
  name,
  email,
  roles,
  signed_in_at: signedInAt.toISOString(),
  ends_at: endsAt.toISOString(),
})
