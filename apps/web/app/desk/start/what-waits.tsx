import type { DeskRequestPage } from '@pulli/contracts/desk-request.ts'
import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import { m } from '@pulli/messages/messages.js'
import { PromiseMark } from '#desk/request/promise-mark.tsx'
import { RequestMarks } from '#desk/request/request-marks.tsx'
import { deskAddresses, requestAddress } from '#desk-addresses.ts'
import './what-waits.css'

/** So many requests are named: those to begin with. */
const NAMED = 3

/** How many requests wait for the office, how many are one's own, and which come first. */
export function WhatWaits({ page, roles }: { page: DeskRequestPage; roles: readonly StaffRole[] }) {
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
