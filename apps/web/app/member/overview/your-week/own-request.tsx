import type { OwnRequest as Request } from '@pulli/contracts/followed-request.ts'
import { m } from '@pulli/messages/messages.js'
import { useCallback, useEffect, useState } from 'react'
import { memberCalls } from '#api/member-calls.ts'
import { timeZone } from '#member/day/time-zone.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { RequestProgress } from '#site/request-status/request-progress.tsx'
import { OwnAppointment } from './own-appointment.tsx'
import { UnclaimedRequests } from './unclaimed-requests.tsx'

const OVER = ['declined', 'withdrawn', 'closed']

/** The status of the member's newest open request, below those that someone else may have sent. */
export function OwnRequest() {
  const [request, setRequest] = useState<Request>()
  const load = useCallback(async () => {
    const outcome = await callAsMember<Request[]>(memberCalls.requests)
    if (outcome.kind === 'done') setRequest(outcome.data.find(({ state }) => !OVER.includes(state)))
  }, [])
  useEffect(() => void load(), [load])
  return (
    <>
      <UnclaimedRequests onClaim={load} />
      {request && <Shown request={request} onChange={load} />}
    </>
  )
}

function Shown({ request, onChange }: { request: Request; onChange: () => Promise<void> }) {
  return (
    <section className="first__request" aria-labelledby="request-h">
      <h2 className="h-small" id="request-h">
        {m.follow_own_title()}
      </h2>
      <RequestProgress
        request={request}
        calls={{}}
        phone={undefined}
        now={new Date()}
        readerZone={timeZone()}
        heading="h3"
      >
        <OwnAppointment key={request.id} request={request} onChange={onChange} />
      </RequestProgress>
    </section>
  )
}
