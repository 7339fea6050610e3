import { officeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import type { Instruments } from '@pulli/domain/assessment/instruments.ts'
import { m } from '@pulli/messages/messages.js'
import { DialogFoot } from '@pulli/ui/dialog/dialog.tsx'
import { siteContext } from '@pulli/web/site-context.ts'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { addresses, anchors } from '#addresses.ts'
import { readSettings } from '#content/settings.ts'
import { usePending } from '#member/check-in/pending-check-in.ts'
import { useStaleSince } from '#member/offline/stale-since.ts'
import { clearWithOtherTabs } from '#member/session/clear-session.ts'
import { goToLogin, goToWelcome } from '#member/session/return-to.ts'
import { currentUser, onSessionChange } from '#member/session/session.ts'
import { useUser } from '#member/session/use-user.ts'
import { exitAddress } from '#quick-exit/exit-address.ts'
import { QuickExitStatus } from '#quick-exit/exit-status.tsx'
import { CrisisDialog } from '#shell/crisis-dialog.tsx'
import { UnexpectedError } from '#shell/unexpected-error.tsx'
import { askedOf } from '#site/assessment/asked-instrument.ts'
import type { Route } from './+types/member-layout'
import { lazySection, Nothing } from './lazy-section.tsx'
import { MissingCode } from './missing-code.tsx'
import { MissingCodeNote } from './missing-code-note.tsx'
import { Rail } from './rail.tsx'
import { RailIcon } from './rail-icon.tsx'
import { TopBar } from './top-bar.tsx'
import { useHydrated } from './use-hydrated.ts'
import { useOffline } from './use-offline.ts'
import { usePageChanges } from './use-page-changes.ts'
import { useRail } from './use-rail.ts'
import '#call/refusal.css'
import './dashboard.css'

// Imported on demand, to keep it out of the first page (P2).
const SignInNotices = lazySection(() => import('#member/sign-in-notices/sign-in-notices.tsx'), Nothing)

/** D39: hydrated whole, never stored. */
export const handle = { page: 'app' }

/** The same for everyone. Member data is loaded in the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const settings = await readSettings(context)
  const { traceId, instruments } = context.get(siteContext)
  return {
    brand: settings?.brandName ?? m.shell_brand(),
    exitTo: exitAddress(settings),
    office: officeHours(settings?.contact),
    reference: traceId,
    scales: scalesOf(instruments),
    anxiety: askedOf(instruments['Anxiety Assessment']),
  }
}

/** What the charts and sentences of the first page need of the packs. */
function scalesOf(packs: Instruments) {
  const of = (name: keyof Instruments) => {
    const { bands, licence, cutoffSource, repeatAfter, callFrom, reliableChange } = packs[name]
    const starts = bands.map(({ level, from }) => ({ level, from }))
    const repeatDays = repeatAfter.days
    return { bands: starts, licence, cutoffSource, repeatDays, callFrom: callFrom.total, reliableChange }
  }
  return {
    depression: of('Depression Assessment'),
    anxiety: of('Anxiety Assessment'),
    stress: of('Perceived Stress Assessment'),
    phq9: of('PHQ-9'),
    gad7: of('GAD-7'),
  }
}

export const shouldRevalidate = () => false

export default function MemberLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  )
}

/** ERR-22, within the frame, for every page of the dashboard. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  const error = <UnexpectedError reference={loaderData?.reference} />
  return loaderData ? <Frame {...loaderData}>{error}</Frame> : error
}

interface FrameProps {
  brand: string
  exitTo: string
  children: ReactNode
}

/** The page that the focus was last moved to. An error gives its page a frame of its own. */
let shown: string | undefined

/** The dashboard's frame: sidebar, top bar, the page, help (DSH-01 to DSH-04). */
function Frame({ brand, exitTo, children }: FrameProps) {
  const { rail, toggle, isExpanded, expand } = useRail()
  const { change, onLinkClick, open } = usePageChanges()
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const user = useUser()
  useScroll()
  useOffline()

  useHydrated()
  const exit = <DashboardExit to={exitTo} />

  useEffect(() => guard(), [])
  useEffect(() => clearWithOtherTabs(), [])

  useEffect(() => {
    if (shown === pathname) return
    const isFirst = shown === undefined
    shown = pathname
    if (isFirst) return
    main.current?.focus()
    if (!matchMedia('(min-width: 64rem)').matches) expand(false)
  })

  return (
    // A modal dialog makes the rest inert, so each has the quick exit too.
    <DialogFoot value={exit}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens on the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that Enter presses is a click */}
      <div className="dash" onClick={onLinkClick}>
        <a className="skip" href={`#${anchors.main}`}>
          {m.shell_skip()}
        </a>
        <Rail brand={brand} ref={rail} />
        <div className="dash__main">
          <TopBar toggle={toggle} isExpanded={isExpanded} onToggle={() => expand(!isExpanded)} exit={exit} />
          <main
            className="dash__content"
            id={anchors.main}
            tabIndex={-1}
            ref={main}
            aria-busy={change.toward !== undefined}
          >
            {/* React leaves a noscript's children to the server (P2). */}
            <noscript>{import.meta.env.SSR && <p className="refusal">{m.dashboard_no_script()}</p>}</noscript>
            <MissingCodeNote address={pathname} />
            {change.missing && <MissingCode onRetry={() => open(change.missing ?? addresses.dashboard)} />}
            <OfflineNote page={pathname} />
            {user?.name && (
              <Suspense fallback={null}>
                <SignInNotices />
              </Suspense>
            )}
            {children}
          </main>
        </div>
        <CrisisDialog />
      </div>
    </DialogFoot>
  )
}

/**
 * D1, NC-41: leaves a page without a session: ended here, in another tab, or restored from the back-forward cache. A page
 * that slept while someone else signed in loads anew: it shows what the member before them confided.
 */
function guard() {
  const openedBy = currentUser()?.id
  const look = () => {
    const user = currentUser()
    if (!user) return goToLogin()
    if (user.id !== openedBy) return location.reload()
    if (user.name === '') goToWelcome()
  }
  look()
  addEventListener('pageshow', look)
  const stop = onSessionChange(look)
  return () => {
    removeEventListener('pageshow', look)
    stop()
  }
}

/** Leaves for the neutral address of the site settings, also before React listens (`watch-for-exit.ts`). */
function DashboardExit({ to }: { to: string }) {
  return (
    <>
      <a className="dtop__exit" href={to} rel="noreferrer" title={m.quick_exit_hint()} data-exit-link="">
        <RailIcon name="hide" small />
        <span>{m.quick_exit()}</span>
      </a>
      <QuickExitStatus to={to} />
    </>
  )
}

const WHEN = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' })

/** Says, above a page, since when its data is stale, and that check-ins are pending. */
function OfflineNote({ page }: { page: string }) {
  const staleSince = useStaleSince(page)
  const pending = [...usePending().values()]
  const isRefused = pending.some(({ refusal }) => refusal !== undefined)
  return (
    <div role="status">
      {staleSince !== undefined && (
        <p className="refusal">{m.offline_as_of({ when: WHEN.format(staleSince) })}</p>
      )}
      {pending.length > 0 && page !== addresses.memberMoods && (
        <p className="refusal">
          {isRefused ? m.offline_mood_refused_note() : m.offline_mood_pending_note()}{' '}
          <a href={addresses.memberMoods}>{m.offline_mood_see()}</a>
        </p>
      )}
    </div>
  )
}

/** Scroll positions by history entry. React Router's `ScrollRestoration` would add its forms to the bundle (P2). */
const places = new Map<string, number>()

/**
 * NAV-10: scrolls to the top, to the fragment, or on *Back* to the stored position. The first page may have been
 * scrolled before this code was loaded: then it is left alone.
 */
function useScroll() {
  const { key, hash } = useLocation()
  const how = useNavigationType()
  const arrival = useRef(key)
  useLayoutEffect(() => {
    const named = hash && document.getElementById(hash.slice(1))
    const left = how === 'POP' ? places.get(key) : undefined
    const hasBegun = key === arrival.current && scrollY > 0
    if (left !== undefined) scrollTo(0, left)
    else if (named && !hasBegun) named.scrollIntoView()
    else if (!hasBegun) scrollTo(0, 0)

    const remember = () => places.set(key, scrollY)
    remember()
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key, hash, how])
}
