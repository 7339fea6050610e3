import type { StaffSession } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { siteContext } from '@pulli/web/site-context.ts'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { anchors } from '#addresses.ts'
import { readSettings } from '#content/settings.ts'
import { callDesk } from '#desk/call-desk.ts'
import { rolesInWords } from '#desk/roles.tsx'
import { deskAddresses } from '#desk-addresses.ts'
import { MissingCodeNote } from '#member/shell/missing-code-note.tsx'
import { useHydrated } from '#member/shell/use-hydrated.ts'
import { useRail } from '#member/shell/use-rail.ts'
import type { Route } from './+types/desk-layout'
import { DeskRail } from './desk-rail.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { StaffContext } from './staff-context.ts'
import '#member/shell/dashboard.css'
import '#desk/desk.css'

/** Hydrated whole, never stored. Its HTML is the same for everyone; personal data is fetched with the session. */
export const handle = { page: 'app', app: 'desk' }

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await readSettings(context)
  return { brand: settings?.brandName ?? m.shell_brand(), reference: context.get(siteContext).traceId }
}

export const shouldRevalidate = () => false

/** The desk's frame: sidebar, top bar, the page. */
export default function DeskLayout({ loaderData: { brand } }: Route.ComponentProps) {
  const { rail, toggle, isExpanded, expand } = useRail()
  const { pathname } = useLocation()
  const [staff, setStaff] = useState<StaffSession>()
  useHydrated()

  useEffect(() => {
    let openedBy: string | undefined
    const look = () =>
      void callDesk('GET /session').then((outcome) => {
        if (outcome.kind !== 'done') return
        openedBy ??= outcome.data.id
        // Another person has signed in in another tab: a step begun here would be recorded as theirs.
        if (outcome.data.id !== openedBy) return location.reload()
        setStaff(outcome.data)
      })
    look()
    // A page from the back-forward cache, or of a tab that was left, may be of a session that has ended.
    const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && look()
    const lookIfSeen = () => document.visibilityState === 'visible' && look()
    addEventListener('pageshow', lookAgain)
    document.addEventListener('visibilitychange', lookIfSeen)
    return () => {
      removeEventListener('pageshow', lookAgain)
      document.removeEventListener('visibilitychange', lookIfSeen)
    }
  }, [])

  return (
    <StaffContext value={staff}>
      <div className="dash desk">
        <a className="skip" href={`#${anchors.main}`}>
          {m.shell_skip()}
        </a>
        <DeskRail brand={brand} ref={rail} />
        <div className="dash__main">
          <header className="dtop">
            <button
              className="dtop__menu"
              type="button"
              aria-expanded={isExpanded}
              aria-controls="rail"
              onClick={() => expand(!isExpanded)}
              ref={toggle}
            >
              <span className="sr">{m.dashboard_menu()}</span>
              <Icon name="menu" />
            </button>
            <p className="desk__title">{m.desk_title()}</p>
            {staff && (
              <p className="dtop__right desk__who">
                <a href={deskAddresses.devices}>{staff.name}</a>
                <span className="note">{rolesInWords(staff.roles)}</span>
              </p>
            )}
          </header>
          <main className="dash__content" id={anchors.main} tabIndex={-1}>
            <noscript>{import.meta.env.SSR && <p className="refusal">{m.desk_no_script()}</p>}</noscript>
            <MissingCodeNote address={pathname} />
            <Outlet />
            <SignInAgain staff={staff} />
          </main>
        </div>
      </div>
    </StaffContext>
  )
}
