import type { ClaimAnswer, UnclaimedRequests as Unclaimed } from '@pulli/contracts/unclaimed-request.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useEffect, useState } from 'react'
import { memberCalls } from '#api/member-calls.ts'
import { useRowAction } from '#call/use-row-action.ts'
import { timeZone } from '#member/day/time-zone.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { startInWords } from '#site/request-status/times-in-words.ts'
import '#site/request-status/own-appointment.css'

interface UnclaimedRequestsProps {
  /** Reads the requests of the member again. */
  onClaim: () => Promise<void>
}

/**
 * Requests with the member's number that someone else may have sent: when, and nothing else of them (decision D63).
 * Without one, and without a block, there is no section.
 */
export function UnclaimedRequests({ onClaim }: UnclaimedRequestsProps) {
  const [unclaimed, setUnclaimed] = useState<Unclaimed>()
  const { error, run } = useRowAction()
  const [status, setStatus] = useState('')
  useEffect(() => {
    void callAsMember<Unclaimed>(memberCalls.unclaimed).then((outcome) => {
      if (outcome.kind === 'done') setUnclaimed(outcome.data)
    })
  }, [])

  function send(path: string, call: { method: 'PUT' | 'DELETE'; body?: ClaimAnswer }) {
    setStatus('')
    return run(
      path,
      () => callAsMember<Unclaimed>(path, call),
      (message, left) => {
        setUnclaimed(left)
        setStatus(message)
        // The next request can be answered while the page loads again.
        if (call.body?.answer === 'mine') void onClaim()
      },
    )
  }
  const answer = (id: string, given: ClaimAnswer['answer']) =>
    send(memberCalls.unclaimedRequest(id), { method: 'PUT', body: { answer: given } })

  const [request] = unclaimed?.requests ?? []
  return (
    <>
      {/* In the page before it says anything, so that a screen reader reads it out. */}
      <p role="status">{status}</p>
      {error && <p role="alert">{error}</p>}
      {request && (
        <section className="appoint stack" aria-labelledby="unclaimed-h">
          <h2 className="h-small" id="unclaimed-h">
            {m.claim_title()}
          </h2>
          <p>{m.claim_when({ when: startInWords(request.submitted_at, timeZone()) })}</p>
          <div className="appoint__actions">
            <Button kind="act" size="s" onClick={() => void answer(request.id, 'mine')}>
              {m.claim_mine()}
            </Button>
            <Button kind="line" size="s" onClick={() => void answer(request.id, 'not-mine')}>
              {m.claim_not_mine()}
            </Button>
            <Button kind="quiet" size="s" onClick={() => void answer(request.id, 'block')}>
              {m.claim_block()}
            </Button>
          </div>
          <p className="note">{m.claim_block_hint()}</p>
        </section>
      )}
      {unclaimed?.is_blocking && (
        <p className="note">
          {m.claim_blocking()}{' '}
          <Button
            kind="quiet"
            size="s"
            onClick={() => void send(memberCalls.requestBlock, { method: 'DELETE' })}
          >
            {m.claim_unblock()}
          </Button>
        </p>
      )}
    </>
  )
}
