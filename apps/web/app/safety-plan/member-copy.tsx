import { Suspense, useEffect, useState } from 'react'
import { useUser } from '#member/session/use-user.ts'
import { lazySection, Nothing } from '#member/shell/lazy-section.tsx'
import type { PlanSession, PlanView } from './plan-session.ts'

/** Most people who write a plan have no account: its code comes for those who are signed in. */
const AccountCopy = lazySection(() => import('./account-copy.tsx'), Nothing)

interface MemberCopyProps {
  session: PlanSession
  view: PlanView
}

/** care §3: the copy that a member keeps in their account. Visitors see nothing of it. */
export function MemberCopy(props: MemberCopyProps) {
  const user = useUser()
  // Who is logged out meanwhile is told so, in place of the buttons.
  const [wasSignedIn, setWasSignedIn] = useState(false)
  useEffect(() => {
    if (user) setWasSignedIn(true)
  }, [user])
  if (!user && !wasSignedIn) return null
  return (
    <Suspense fallback={null}>
      <AccountCopy {...props} user={user} />
    </Suspense>
  )
}
