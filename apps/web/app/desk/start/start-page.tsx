import type { DeskRequestPage } from '@pulli/contracts/desk-request.ts'
import type { OwnDevices } from '@pulli/contracts/staff.ts'
import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import { m } from '@pulli/messages/messages.js'
import { use } from 'react'
import { callDesk } from '#desk/call-desk.ts'
import { ROLE_WORDS } from '#desk/role-words.ts'
import { DeskError } from '#desk/shell/desk-error.tsx'
import { deskMeta } from '#desk/shell/desk-meta.ts'
import { DeskWaiting } from '#desk/shell/desk-waiting.tsx'
import { StaffContext } from '#desk/shell/staff-context.ts'
import { whenWords } from '#desk/when-words.ts'
import { deskAddresses, deskCalls } from '#desk-addresses.ts'
import { Loaded } from '#member/shell/loaded.tsx'
import type { Route } from './+types/start-page'
import './start-page.css'

export const ErrorBoundary = DeskError

export const meta = () => deskMeta(m.desk_start())

export function clientLoader() {
  return {
    devices: callDesk<OwnDevices>(deskCalls.devices),
    waiting: callDesk<DeskRequestPage>(deskCalls.requests('waiting')),
  }
}

export function HydrateFallback() {
  return (
    <>
      <h1>{m.desk_start()}</h1>
      <DeskWaiting />
    </>
  )
}

/** The first page of the desk: what waits, who is signed in, until when, and what their roles include. */
export default function StartPage({ loaderData: { devices, waiting } }: Route.ComponentProps) {
  const staff = use(StaffContext)
  return (
    <>
      <h1>{m.desk_start()}</h1>
      {staff ? (
        <>
          <p className="lead">{m.desk_start_lead({ name: staff.name, when: whenWords(staff.ends_at) })}</p>
          <section className="desk__part" aria-labelledby="waits-h">
            <h2 id="waits-h">{m.desk_start_waiting()}</h2>
            <Loaded of={waiting} skeleton={<DeskWaiting />}>
              {(page) => <WhatWaits page={page} roles={staff.roles} />}
            </Loaded>
          </section>
          <section className="desk__part" aria-labelledby="roles-h">
            <h2 id="roles-h">{m.desk_your_roles()}</h2>
            <ul className="desk__roles">
              {staff.roles.map((role) => (
                <li key={role}>
                  <b>{ROLE_WORDS[role].name()}</b> {ROLE_WORDS[role].may()}
                </li>
              ))}
            </ul>
            {staff.roles.includes('owner') && (
              <p>
                <a href={deskAddresses.people}>{m.desk_start_people()}</a>
              </p>
            )}
          </section>
        </>
      ) : (
        <DeskWaiting />
      )}
      <section className="desk__part" aria-labelledby="ways-h">
        <h2 id="ways-h">{m.desk_ways()}</h2>
        <Loaded of={devices} skeleton={<DeskWaiting />}>
          {(data) => (
            <>
              <p>{waysInWords(data)}</p>
              <p>
                <a href={deskAddresses.devices}>{m.desk_start_devices()}</a>
              </p>
            </>
          )}
        </Loaded>
      </section>
    </>
  )
}

/** How many requests wait for the office, and how many are one's own. The late ones are at the top of the list. */
function WhatWaits({ page, roles }: { page: DeskRequestPage; roles: readonly StaffRole[] }) {
  const { waiting, mine } = page.counts
  const late = page.requests.filter(({ is_late }) => is_late).length
  if (waiting === 0 && mine === 0) return <p>{m.desk_start_waiting_none()}</p>
  const seesAll = roles.includes('owner') || roles.includes('coordinator')
  return (
    <ul className="waits">
      {seesAll && (
        <li>
          <a href={deskAddresses.waiting}>{m.desk_start_waiting_some({ count: waiting })}</a>
          {late > 0 && <b className="waits__missed">{m.desk_start_late_some({ count: late })}</b>}
        </li>
      )}
      {mine > 0 && (
        <li>
          <a href={deskAddresses.mine}>{m.desk_start_mine_some({ count: mine })}</a>
        </li>
      )}
    </ul>
  )
}

/** One way to sign in is one lost phone away from none. */
function waysInWords({ passkeys, authenticator_app_added_at, recovery_codes_left }: OwnDevices): string {
  const ways = passkeys.length + (authenticator_app_added_at === null ? 0 : 1)
  if (ways === 1 && recovery_codes_left === 0) return m.desk_ways_one()
  return m.desk_ways_some({ passkeys: passkeys.length, codes: recovery_codes_left })
}
