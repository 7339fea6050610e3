import { VERSION } from '@pulli/domain/release/version.ts'
import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import { m } from '@pulli/messages/messages.js'
import { type Ref, use } from 'react'
import { useLocation } from 'react-router'
import { useRowAction } from '#call/use-row-action.ts'
import { callDesk, doneIf, leaveFor } from '#desk/call-desk.ts'
import { deskAddresses } from '#desk-addresses.ts'
import { Wordmark } from '#shell/wordmark.tsx'
import { DeskIcon, deskEntries } from './desk-entries.tsx'
import { StaffContext } from './staff-context.ts'

/** The desk's sidebar: what the signed-in person's roles include. */
export function DeskRail({ brand, ref }: { brand: string; ref: Ref<HTMLElement> }) {
  const { pathname } = useLocation()
  const staff = use(StaffContext)
  const isTheirs = (roles: readonly StaffRole[]) => roles.some((role) => staff?.roles.includes(role))
  return (
    <nav className="rail" id="rail" aria-label={m.desk_nav()} ref={ref}>
      <Wordmark brand={brand} />
      <ul className="rail__list">
        {deskEntries
          .filter(({ roles }) => roles === undefined || isTheirs(roles))
          .map(({ name, href, icon }) => (
            <li key={href}>
              <a href={href} aria-current={href === pathname ? 'page' : undefined}>
                <DeskIcon name={icon} />
                <span>{name()}</span>
              </a>
            </li>
          ))}
      </ul>
      <SignOut />
      <p className="note desk__version">{m.desk_version({ version: VERSION })}</p>
    </nav>
  )
}

function SignOut() {
  const { busy, error, run } = useRowAction()
  const signOut = () =>
    run(
      'session',
      async () => doneIf('unknown-session', await callDesk('DELETE /session')),
      () => leaveFor(deskAddresses.signIn),
    )
  return (
    <div className="rail__out">
      <button type="button" onClick={signOut} aria-busy={busy !== undefined || undefined}>
        <DeskIcon name="out" />
        <span>{busy ? m.desk_signing_out() : m.desk_sign_out()}</span>
      </button>
      {error && (
        <p className="note" role="alert">
          {m.desk_sign_out_failed()}
        </p>
      )}
    </div>
  )
}
