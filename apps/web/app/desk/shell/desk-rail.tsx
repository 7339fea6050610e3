import { VERSION } from '@pulli/domain/release/version.ts'
import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import { m } from '@pulli/messages/messages.js'
import { type Ref, use, useState } from 'react'
import { useLocation } from 'react-router'
import { callDesk, doneIf } from '#desk/call-desk.ts'
import { deskAddresses } from '#desk-addresses.ts'
import { Wordmark } from '#shell/wordmark.tsx'
import { deskEntries } from './desk-entries.ts'
import { DeskIcon } from './desk-icon.tsx'
import { StaffContext } from './staff-context.ts'

/** The desk's sidebar: what the signed-in person's roles include. */
export function DeskRail({ brand, ref }: { brand: string; ref: Ref<HTMLElement> }) {
  const { pathname } = useLocation()
  const staff = use(StaffContext)
  const isTheirs = (roles: readonly StaffRole[]) => roles.some((role) => staff?.roles.includes(role))
  return (
    <nav className="rail" id="rail" aria-label={m.desk_nav()} ref={ref}>
      <Wordmark brand={brand} />
      <ul className="rail__l">
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
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState('')

  async function signOut() {
    if (isBusy) return
    setIsBusy(true)
    setFault('')
    const outcome = doneIf('unknown-session', await callDesk('DELETE /session'))
    if (outcome.kind === 'done') return location.replace(deskAddresses.signIn)
    setIsBusy(false)
    setFault(m.desk_sign_out_failed())
  }

  return (
    <div className="rail__out">
      <button type="button" onClick={() => void signOut()} aria-busy={isBusy || undefined}>
        <DeskIcon name="out" />
        <span>{isBusy ? m.desk_signing_out() : m.desk_sign_out()}</span>
      </button>
      {fault && (
        <p className="note" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
