import {
  type ComponentProps,
  type FunctionComponent,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { currentUser, onSessionChange } from '#member/session/session.ts'
import type { PlanSession, PlanView } from './plan-session.ts'

type Copy = typeof import('./account-copy.tsx')

/**
 * Most people who write a plan have no account: its code comes for those who are signed in. If it does not load, the plan
 * works without it. The dashboard's own way to load a part would bring its router along.
 */
const AccountCopy = lazy(
  (): Promise<{ default: FunctionComponent<ComponentProps<Copy['default']>> }> =>
    import('./account-copy.tsx').catch(() => ({ default: () => null })),
)

interface MemberCopyProps {
  session: PlanSession
  view: PlanView
}

/** care §3: the copy that a member keeps in their account. Visitors see nothing of it. */
export function MemberCopy(props: MemberCopyProps) {
  // What `useUser` does, which lies in the dashboard's first file: 142 kB that this page must not wait for.
  const user = useSyncExternalStore(onSessionChange, currentUser, () => undefined)
  // A member logged out meanwhile sees that in place of the buttons.
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
