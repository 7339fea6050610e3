import type { DeskRequest } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { use, useEffect, useRef, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { useQuestion } from '#call/confirm-dialog.tsx'
import { Refusal } from '#call/refusal.tsx'
import { useRowAction } from '#call/use-row-action.ts'
import { callDesk } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { deskMeta } from '#desk/desk-meta.ts'
import { DeskStatus } from '#desk/desk-status.tsx'
import { DeskData } from '#desk/shell/desk-data.tsx'
import { StaffContext } from '#desk/shell/staff-context.ts'
import { deskAddresses } from '#desk-addresses.ts'
import { MailChoiceForm } from '#member/mail-choice/mail-choice-form.tsx'
import type { Route } from './+types/request-page'
import { Appointments } from './appointments.tsx'
import { BeforeCalling } from './before-calling.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { type DeskButton, NextSteps } from './next-steps.tsx'
import { OpenStep } from './open-step.tsx'
import { EventLine, RequestFacts, Undelivered, Views } from './request-facts.tsx'
import { RequestMarks } from './request-marks.tsx'
import { KeysHint, type Shortcut, useShortcuts } from './shortcuts.tsx'
import { takeRequest } from './take-request.ts'
import { type Panel, useDraft } from './use-draft.ts'
import { StaleNote, useQuietRefresh } from './use-quiet-refresh.tsx'
import './request-page.css'

// No name: a title appears in tabs, in the history and on a shared screen.
export const meta = () => deskMeta(m.desk_case_meta())

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { request: callDesk('GET /requests/:id', { id: params.id }) }
}

/** One request, worked from here to its end. */
export default function RequestPage({ loaderData: { request } }: Route.ComponentProps) {
  return (
    <>
      <p>
        <a href={deskAddresses.waiting}>{m.desk_case_back()}</a>
      </p>
      <DeskData of={request}>{(first) => <RequestView key={first.id} first={first} />}</DeskData>
    </>
  )
}

/** How long a confirmation waits for the page to show what came of it. */
const LONGEST_WAIT_MILLISECONDS = 3_000
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A request as the desk sees it: how to call first, then the number, what comes next, what happened. */
function RequestView({ first }: { first: DeskRequest }) {
  const me = use(StaffContext)
  const [request, setRequest] = useState(first)
  const [lookedAt, setLookedAt] = useState(() => new Date())
  const [isStale, setIsStale] = useState(false)
  const { busy, error, setError, run } = useRowAction<DeskButton>({ unanswered: m.desk_case_unanswered() })
  const { question, ask, onClose } = useQuestion<'cancel' | 'erase'>()
  const [status, setStatus] = useState('')
  const { draft, saveDraft } = useDraft(first.id, me?.id)
  const begun = useRef(draft)
  begun.current = draft
  const next = useRef<HTMLElement>(null)
  const { id, steps } = request
  const appointment = request.appointments.find(({ status }) => status !== 'held')

  const looks = useRef({ last: 0, answered: 0 })
  async function look() {
    const number = ++looks.current.last
    const outcome = await callDesk('GET /requests/:id', { id })
    // An answer can be overtaken by that to a later look, which knows more.
    if (number < looks.current.answered) return
    looks.current.answered = number
    setIsStale(outcome.kind !== 'done')
    if (outcome.kind !== 'done') return
    setRequest(outcome.data)
    setLookedAt(new Date())
  }
  useQuietRefresh(() => void look())

  /**
   * Announces a change only with the page's new state: the next press must not act on the old one.
   *
   * @param over the form that goes with it; another one, begun meanwhile, stays
   */
  async function done(words: string, over?: Panel) {
    setError('')
    await Promise.race([look(), sleep(LONGEST_WAIT_MILLISECONDS)])
    const isOver = over !== undefined && begun.current?.panel === over
    if (isOver) saveDraft(undefined)
    setStatus(words)
    // The pressed button is gone: moves the focus here, unless it is in a form by now.
    if (isOver || !document.activeElement?.closest('form')) next.current?.focus()
  }

  async function act(button: DeskButton, call: () => Promise<Outcome<unknown>>, words: string) {
    if (busy) return
    setStatus('')
    const outcome = await run(button, call, () => done(words))
    if (outcome?.kind !== 'done') void look()
  }

  function take() {
    void act('take', () => takeRequest(request, me), m.desk_case_taken())
  }

  function press(button: DeskButton) {
    if (button === 'take') return take()
    if (button === 'erase' || button === 'cancel') return ask(button)
    if (button === 'offer') {
      const body = { kind: 'offered' }
      const call = () => callDesk('POST /requests/:id/events', { id, body })
      return void act(button, call, m.desk_offered())
    }
    if (button === 'happened' || button === 'missed') {
      if (appointment === undefined) return
      const body = { version: appointment.version, outcome: button }
      const of = { id, appointment: appointment.id }
      const call = () => callDesk('POST /requests/:id/appointments/:appointment/outcome', { ...of, body })
      return void act(button, call, m.desk_case_saved())
    }
    open(button)
  }

  function open(panel: Panel) {
    setStatus('')
    saveDraft(draft?.panel === panel ? draft : { panel, values: wishedValues(panel, request) })
  }

  function noteCall(): boolean {
    if (steps.includes('tried') || steps.includes('reached')) open('call')
    else if (steps.includes('take')) setError(m.desk_case_take_first())
    else return false
    return true
  }

  const arrived = useRef(false)
  useEffect(() => {
    if (arrived.current) return
    arrived.current = true
    if (location.hash === '#call') noteCall()
  })

  const keys = useShortcuts((shortcut: Shortcut) => {
    if (shortcut === 'call') return noteCall()
    if (shortcut === 'back') {
      location.assign(deskAddresses.waiting)
      return true
    }
    if (shortcut !== 'take' || !steps.includes('take')) return false
    take()
    return true
  })

  const isSummaryUrgent = request.appointments.some(
    ({ status, summary_is_urgent }) => status === 'booked' && summary_is_urgent,
  )
  const isCoordinator = me?.roles.some((role) => role === 'owner' || role === 'coordinator') === true
  return (
    <>
      <h1 className="case__head">{request.first_name}</h1>
      <p>
        <RequestMarks {...request} summary_is_urgent={isSummaryUrgent} />
      </p>
      <DeskStatus>{status}</DeskStatus>
      <Refusal>{error}</Refusal>
      {request.disowned_at && (
        <p className="refusal">{m.desk_whose_disowned({ when: whenWords(request.disowned_at) })}</p>
      )}
      {request.is_blocked && <p className="refusal">{m.desk_whose_blocked()}</p>}
      <Undelivered mails={request.undelivered} />
      {isStale && <StaleNote lookedAt={lookedAt} />}
      <div className="case">
        <div>
          <BeforeCalling
            request={request}
            isNext={request.next_step === 'call'}
            onShown={() => void noteCall()}
          />
          <section className="case__part" aria-labelledby="next-h" tabIndex={-1} ref={next}>
            <h2 id="next-h">{m.desk_case_next()}</h2>
            <NextSteps request={request} mayErase={isCoordinator} busy={busy} onPress={press} />
            {draft && (
              <OpenStep
                key={draft.panel}
                request={request}
                appointment={appointment}
                draft={draft}
                onDraft={saveDraft}
                onDone={(words) => done(words, draft.panel)}
                onNotDone={() => void look()}
              />
            )}
          </section>
          {request.mail.answer === null && (request.appointments.length > 0 || steps.includes('book')) && (
            <div className="case__part">
              <MailChoiceForm
                heading="h2"
                title={m.desk_mail_title()}
                email={request.mail.email}
                onChoose={(body) => callDesk('PUT /requests/:id/mail', { id, body })}
                onDone={() => done(m.desk_case_saved())}
              />
            </div>
          )}
          {request.appointments.length > 0 && (
            <Appointments request={id} appointments={request.appointments} />
          )}
        </div>
        <div>
          <RequestFacts request={request} />
          <EventLine events={request.events} />
          {request.views !== null && request.views.length > 0 && <Views views={request.views} />}
        </div>
      </div>
      <KeysHint shortcuts={['take', 'call', 'back']} {...keys} />
      {question && (
        <ConfirmStep
          key={question.key}
          what={question.about}
          request={id}
          appointment={appointment}
          onDone={(words) => done(words, 'move')}
          onNotDone={() => void look()}
          onClose={onClose}
        />
      )}
    </>
  )
}

/** The initial values of a step: the time that they asked to be called about, if it is held or free. */
function wishedValues(panel: Panel, { appointments, wished_call }: DeskRequest): Record<string, string> {
  const wished = appointments.find(({ status, is_wished }) => status === 'held' && is_wished)
  if (panel === 'book' && wished !== undefined)
    return { service: wished.service.id, staff: wished.staff.id, starts_at: wished.starts_at }
  if ((panel === 'book' || panel === 'move') && wished_call?.starts_at)
    return { starts_at: wished_call.starts_at }
  return {}
}
