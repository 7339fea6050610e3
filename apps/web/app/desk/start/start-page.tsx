import type { DeskWeek, WeekAppointment } from '@pulli/contracts/desk-hours.ts'
import type { DeskRequestPage } from '@pulli/contracts/desk-request.ts'
import type { OwnDevices } from '@pulli/contracts/staff.ts'
import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { use } from 'react'
import { Refusal } from '#call/refusal.tsx'
import { useRowAction } from '#call/use-row-action.ts'
import { callDesk, leaveFor } from '#desk/call-desk.ts'
import { clockWords, whenWords } from '#desk/date-words.ts'
import { DeskPart } from '#desk/desk-part.tsx'
import { PromiseMark, RequestMarks } from '#desk/request/request-marks.tsx'
import { RoleList } from '#desk/roles.tsx'
import { DeskData, DeskSkeleton } from '#desk/shell/desk-data.tsx'
import { StaffContext } from '#desk/shell/staff-context.ts'
import { statusInWords } from '#desk/week/status-words.ts'
import { wallClock } from '#desk/week/week-grid.ts'
import { deskAddresses, requestAddress } from '#desk-addresses.ts'
import type { Route } from './+types/start-page'
import './start-page.css'

export function clientLoader() {
  return {
    devices: callDesk('GET /devices'),
    waiting: callDesk('GET /requests', { query: { list: 'waiting' } }),
    week: callDesk('GET /week'),
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
          <DeskPart title={m.desk_start_waiting()}>
            {staff ? (
              <DeskData of={waiting}>{(page) => <OpenRequests page={page} roles={staff.roles} />}</DeskData>
            ) : (
              <DeskSkeleton />
            )}
          </DeskPart>
          <DeskPart title={m.desk_start_today()}>
            <DeskData of={week}>{(data) => <Today week={data} />}</DeskData>
          </DeskPart>
        </div>
        <div>
          {staff && (
            <DeskPart title={m.desk_your_roles()}>
              <RoleList roles={staff.roles} />
              {(staff.roles.includes('owner') || staff.roles.includes('editor')) && <OpenCms />}
              {staff.roles.includes('owner') && (
                <p>
                  <a href={deskAddresses.people}>{m.desk_start_people()}</a>
                </p>
              )}
            </DeskPart>
          )}
          <DeskPart title={m.desk_ways()}>
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
          </DeskPart>
        </div>
      </div>
    </>
  )
}

/** So many requests are named: those to begin with. */
const NAMED = 3

/** How many requests wait for the office, how many are one's own, and which come first. */
function OpenRequests({ page, roles }: { page: DeskRequestPage; roles: readonly StaffRole[] }) {
  const { waiting, mine, burst } = page.counts
  const late = page.requests.filter(({ is_late }) => is_late).length
  if (waiting + mine + burst === 0) return <p>{m.desk_start_waiting_none()}</p>
  const seesAll = roles.includes('owner') || roles.includes('coordinator')
  const now = new Date()
  return (
    <>
      <ul className="waits">
        {seesAll && (
          <li>
            <a href={deskAddresses.waiting}>{m.desk_start_waiting_some({ count: waiting })}</a>
            {late > 0 && <b className="waits__missed">{m.desk_start_late_some({ count: late })}</b>}
          </li>
        )}
        {seesAll && burst > 0 && (
          <li>
            <a href={deskAddresses.waiting}>{m.desk_burst({ count: burst })}</a>
          </li>
        )}
        {mine > 0 && (
          <li>
            <a href={deskAddresses.mine}>{m.desk_start_mine_some({ count: mine })}</a>
          </li>
        )}
      </ul>
      {seesAll && page.requests.length > 0 && (
        <ul className="desk__rows waits__first">
          {page.requests.slice(0, NAMED).map((request) => (
            <li key={request.id}>
              <span>
                <a href={requestAddress(request.id)}>{request.first_name}</a>
                <RequestMarks {...request} />
                <span className="note">{request.section}</span>
              </span>
              <PromiseMark request={request} now={now} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The appointments of today, in the zone of the office, the first first. */
function Today({ week }: { week: DeskWeek }) {
  const clock = wallClock(week.time_zone)
  const today = week.appointments
    .map((appointment) => ({ appointment, at: clock(new Date(appointment.starts_at)) }))
    .filter(({ at }) => at.day === week.today)
  const nameOf = ({ staff }: WeekAppointment) => week.people.find(({ id }) => id === staff)?.name ?? ''
  return (
    <>
      {today.length === 0 ? (
        <p>{m.desk_start_today_none()}</p>
      ) : (
        <ul className="desk__rows">
          {today.map(({ appointment, at }) => (
            <li key={appointment.id}>
              <span>
                <a href={requestAddress(appointment.request)}>
                  {m.desk_start_appointment({ time: clockWords(at.minute), name: appointment.name })}
                </a>
                <span className="note">
                  {m.desk_appointment_with({ service: appointment.service, name: nameOf(appointment) })}
                </span>
              </span>
              <span className="note">{statusInWords(appointment)}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={deskAddresses.week}>{m.desk_start_week()}</a>
      </p>
    </>
  )
}

/** Leads an editor or owner into the CMS, signed in. */
function OpenCms() {
  const { busy, error, run } = useRowAction()
  const open = () =>
    run(
      'cms',
      () => callDesk('POST /session/cms'),
      (_, { address }) => leaveFor(address, 'assign'),
    )
  return (
    <>
      <Refusal>{error}</Refusal>
      <p>
        <Button kind="line" busy={busy !== undefined} busyLabel={m.desk_waiting()} onClick={open}>
          {m.desk_open_cms()}
        </Button>
      </p>
    </>
  )
}

/** One way to sign in is one lost phone away from none. */
function waysInWords({ passkeys, authenticator_app_added_at, recovery_codes_left }: OwnDevices): string {
  const ways = passkeys.length + (authenticator_app_added_at === null ? 0 : 1)
  if (ways === 1 && recovery_codes_left === 0) return m.desk_ways_one()
  return m.desk_ways_some({ passkeys: passkeys.length, codes: recovery_codes_left })
}
