import type { DeskRequest } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { use, useEffect, useRef, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { StaffContext } from '#desk/shell/staff-context.ts'
import { deskAddresses, deskCalls } from '#desk-addresses.ts'
import { MailChoiceForm } from '#member/mail-choice/mail-choice-form.tsx'
import { Appointments } from './appointments.tsx'
import { BeforeCalling } from './before-calling.tsx'
import { EventLine } from './event-line.tsx'
import { KeysHint } from './keys-hint.tsx'
import { NextSteps } from './next-steps.tsx'
import { OpenStep } from './open-step.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestMarks } from './request-marks.tsx'
import type { Shortcut } from './shortcuts.ts'
import type { DeskButton } from './step-buttons.ts'
import { Sure } from './sure.tsx'
import { takeRequest } from './take-request.ts'
import { Undelivered } from './undelivered.tsx'
import { type Panel, useDraft } from './use-draft.ts'
import { useQuietRefresh } from './use-quiet-refresh.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { Views } from './views.tsx'
import './request-view.css'

/** How long a confirmation waits for the page to show what came of it. */
const LONGEST_WAIT_MILLISECONDS = 3_000
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A request as the desk sees it: how to call first, then the number, what comes next, what happened. */
export function RequestView({ first }: { first: DeskRequest }) {
  const me = use(StaffContext)
  const [request, setRequest] = useState(first)
  const [lookedAt, setLookedAt] = useState(() => new Date())
  const [isStale, setIsStale] = useState(false)
  const [busy, setBusy] = useState<DeskButton>()
  // Counted, because Chromium reports a closed dialog a frame late: a press until then opens a new one.
  const [asked, setAsked] = useState<{ what: 'cancel' | 'erase'; press: number }>()
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState('')
  const { draft, keep } = useDraft(first.id, me?.id)
  const begun = useRef(draft)
  begun.current = draft
  const next = useRef<HTMLElement>(null)
  const { id, steps } = request
  const appointment = request.appointments.find(({ status }) => status !== 'held')

  const looks = useRef({ last: 0, answered: 0 })
  async function look() {
    const number = ++looks.current.last
    const outcome = await callDesk<DeskRequest>(deskCalls.request(id))
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
    setFault('')
    await Promise.race([look(), sleep(LONGEST_WAIT_MILLISECONDS)])
    const isOver = over !== undefined && begun.current?.panel === over
    if (isOver) keep(undefined)
    setSaid(words)
    // The pressed button is gone: moves the focus here, unless it is in a form by now.
    if (isOver || !document.activeElement?.closest('form')) next.current?.focus()
  }

  async function act(button: DeskButton, call: () => Promise<Outcome<unknown>>, words: string) {
    if (busy) return
    setBusy(button)
    setFault('')
    setSaid('')
    const outcome = await call()
    if (outcome.kind === 'done') await done(words)
    setBusy(undefined)
    if (outcome.kind === 'done') return
    setFault(outcome.kind === 'unanswered' ? m.desk_case_unanswered() : errorText(outcome))
    void look()
  }

  function take() {
    void act('take', () => takeRequest(request, me), m.desk_case_taken())
  }

  function press(button: DeskButton) {
    if (button === 'take') return take()
    if (button === 'erase' || button === 'cancel')
      return setAsked((last) => ({ what: button, press: (last?.press ?? 0) + 1 }))
    if (button === 'offer') {
      const body = { kind: 'offered' }
      const call = () => callDesk(deskCalls.requestEvents(id), { method: 'POST', body })
      return void act(button, call, m.desk_offered())
    }
    if (button === 'happened' || button === 'missed') {
      if (appointment === undefined) return
      const body = { version: appointment.version, outcome: button }
      const path = deskCalls.appointment(id, appointment.id, 'outcome')
      return void act(button, () => callDesk(path, { method: 'POST', body }), m.desk_case_saved())
    }
    open(button)
  }

  function open(panel: Panel) {
    setSaid('')
    keep(draft?.panel === panel ? draft : { panel, values: wishedValues(panel, request) })
  }

  function noteCall(): boolean {
    if (steps.includes('tried') || steps.includes('reached')) open('call')
    else if (steps.includes('take')) setFault(m.desk_case_take_first())
    else return false
    return true
  }

  const arrived = useRef(false)
  useEffect(() => {
    if (arrived.current) return
    arrived.current = true
    if (location.hash === '#call') noteCall()
  })

  const { isOn, switchTo } = useShortcuts((shortcut: Shortcut) => {
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
      <h1 className="case__h">{request.first_name}</h1>
      <p>
        <RequestMarks {...request} summary_is_urgent={isSummaryUrgent} />
      </p>
      <p className="desk__status" role="status">
        {said}
      </p>
      <Refusal>{fault}</Refusal>
      {request.disowned_at && (
        <p className="refusal">{m.desk_whose_disowned({ when: whenWords(request.disowned_at) })}</p>
      )}
      {request.is_blocked && <p className="refusal">{m.desk_whose_blocked()}</p>}
      <Undelivered mails={request.undelivered} />
      {isStale && (
        <p className="refusal" role="status">
          {m.desk_list_stale({ when: whenWords(lookedAt.toISOString()) })}
        </p>
      )}
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
                keep={keep}
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
                onChoose={(body) => callDesk(deskCalls.requestMail(id), { method: 'PUT', body })}
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
          <section className="case__part" aria-labelledby="happened-h">
            <h2 id="happened-h">{m.desk_case_happened()}</h2>
            <EventLine events={request.events} />
          </section>
          {request.views !== null && request.views.length > 0 && <Views views={request.views} />}
        </div>
      </div>
      <KeysHint shortcuts={['take', 'call', 'back']} isOn={isOn} onSwitch={switchTo} />
      {asked && (
        <Sure
          key={asked.press}
          what={asked.what}
          request={id}
          appointment={appointment}
          onDone={(words) => done(words, 'move')}
          onNotDone={() => void look()}
          onClose={() => setAsked(undefined)}
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
