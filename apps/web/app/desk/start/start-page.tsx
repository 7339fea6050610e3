import type { DeskWeek } from '@pulli/contracts/desk-hours.ts'
import type { DeskRequestPage } from '@pulli/contracts/desk-request.ts'
import type { OwnDevices } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { use } from 'react'
import { callDesk } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { ROLE_WORDS } from '#desk/role-words.ts'
import { DeskData, DeskSkeleton } from '#desk/shell/desk-data.tsx'
import { StaffContext } from '#desk/shell/staff-context.ts'
import { deskAddresses, deskCalls } from '#desk-addresses.ts'
import type { Route } from './+types/start-page'
import { OpenCms } from './open-cms.tsx'
import { Today } from './today.tsx'
import { WhatWaits } from './what-waits.tsx'
import './start-page.css'

export function clientLoader() {
  return {
    devices: callDesk<OwnDevices>(deskCalls.devices),
    waiting: callDesk<DeskRequestPage>(deskCalls.requests('waiting')),
    week: callDesk<DeskWeek>(deskCalls.week(null)),
  }
}

/** The first page of the desk: what waits, today's appointments, and the signed-in person's ways to sign in. */
export default function StartPage({ loaderData: { devices, waiting, week } }: Route.ComponentProps) {
  const staff = use(StaffContext)
  return (
    <>
      {staff && (
        <p className="lead">{m.desk_start_lead({ name: staff.name, when: whenWords(staff.ends_at) })}</p>
      )}
      <div className="start">
        <div>
          <section className="desk__part" aria-labelledby="waits-h">
            <h2 id="waits-h">{m.desk_start_waiting()}</h2>
            {staff ? (
              <DeskData of={waiting}>{(page) => <WhatWaits page={page} roles={staff.roles} />}</DeskData>
            ) : (
              <DeskSkeleton />
            )}
          </section>
          <section className="desk__part" aria-labelledby="today-h">
            <h2 id="today-h">{m.desk_start_today()}</h2>
            <DeskData of={week}>{(data) => <Today week={data} />}</DeskData>
          </section>
        </div>
        <div>
          {staff && (
            <section className="desk__part" aria-labelledby="roles-h">
              <h2 id="roles-h">{m.desk_your_roles()}</h2>
              <ul className="desk__roles">
                {staff.roles.map((role) => (
                  <li key={role}>
                    <b>{ROLE_WORDS[role].name()}</b> {ROLE_WORDS[role].may()}
                  </li>
                ))}
              </ul>
              {(staff.roles.includes('owner') || staff.roles.includes('editor')) && <OpenCms />}
              {staff.roles.includes('owner') && (
                <p>
                  <a href={deskAddresses.people}>{m.desk_start_people()}</a>
                </p>
              )}
            </section>
          )}
          <section className="desk__part" aria-labelledby="ways-h">
            <h2 id="ways-h">{m.desk_ways()}</h2>
            <DeskData of={devices}>
              {(data) => (
                <>
                  <p>{waysInWords(data)}</p>
                  <p>
                    <a href={deskAddresses.devices}>{m.desk_start_devices()}</a>
                  </p>
                </>
              )}
            </DeskData>
          </section>
        </div>
      </div>
    </>
  )
}

/** One way to sign in is one lost phone away from none. */
function waysInWords({ passkeys, authenticator_app_added_at, recovery_codes_left }: OwnDevices): string {
  const ways = passkeys.length + (authenticator_app_added_at === null ? 0 : 1)
  if (ways === 1 && recovery_codes_left === 0) return m.desk_ways_one()
  return m.desk_ways_some({ passkeys: passkeys.length, codes: recovery_codes_left })
}
