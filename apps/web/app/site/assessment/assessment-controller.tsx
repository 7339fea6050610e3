import type { AssessmentResult, NewAssessment } from '@pulli/contracts/assessment.ts'
import type { OfficeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import type { AssessmentName, Safety } from '@pulli/domain/assessment/instrument.ts'
import { mostUrgent } from '@pulli/domain/assessment/safety-of.ts'
import { m } from '@pulli/messages/messages.js'
import { Dialog, DialogClose, DialogFoot } from '@pulli/ui/dialog/dialog.tsx'
import { type MouseEvent, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { addresses } from '#addresses.ts'
import type { Outcome } from '#api/call-api.ts'
import { local } from '#browser-storage/web-storage.ts'
import { QuickExitLink } from '#quick-exit/quick-exit.tsx'
import { showToast } from '#toasts/show-toast.ts'
import type { AboutInstrument } from './about-instrument.ts'
import { afterHelp } from './after-help.ts'
import { type Answers, isComplete } from './answers.ts'
import type { ShownBand } from './band-scale.tsx'
import { FailureDialog } from './failure-dialog.tsx'
import { FORM_ID, formElement } from './form-element.ts'
import { Result } from './result.tsx'
import { SafetyBlock } from './safety-block.tsx'
import { storeAssessment, storedToken } from './store-assessment.ts'
import '#site/consultation/offer.css'

/** LIM-11 */
const TOAST_MS = 3_000

export interface AssessmentControllerProps {
  assessmentName: AssessmentName
  count: number
  /** Sent along: answers to other questions than the server now has are refused. */
  packVersion: string
  bands: readonly ShownBand[]
  about: AboutInstrument
  /** When someone answers (D51). */
  office: OfficeHours | undefined
  urgencies: Urgencies
  /** D14: the depression form on the public page sends no authorization header. */
  sendsToken: boolean
  /** Target of *Back to dashboard*; on public pages `/assessments` (RES-04, RES-05). */
  back?: string
  /** Where the quick exit leads; in the dashboard the frame brings its own. */
  exitTo?: string
  /**
   * Another way to send it than as a visitor does. Never in an island, whose props travel as text.
   * @param urgency what the answers ask for by now: others may be given while it is sent
   */
  send?: (body: NewAssessment, urgency: () => Safety) => Promise<Outcome<AssessmentResult>>
}

interface Attempt {
  /** When it was made: each brings the help into view anew. */
  at: number
  /** What can be restored. */
  restorable: Answers | undefined
  urgency: Safety
  isComplete: boolean
  isSending?: boolean
  failure?: string
  result?: AssessmentResult
}

const NO_ATTEMPT: Attempt = { at: 0, restorable: undefined, urgency: 'none', isComplete: false }

/** Enhances the plain form: sends it by script, shows the result or failure in a dialog, and gives the answers back (D3, D5). */
export function AssessmentController(props: AssessmentControllerProps) {
  const { count, bands, about, back = addresses.assessments, exitTo } = props
  const exitOfFrame = use(DialogFoot)
  const [attempt, setAttempt] = useState(NO_ATTEMPT)
  const [help] = useState(afterHelp)
  const resultDialog = useRef<HTMLDialogElement>(null)
  const failureDialog = useRef<HTMLDialogElement>(null)
  const safety = useRef<HTMLElement>(null)
  // What is being sent. Its answer comes to whichever effect listens by then.
  const running = useRef<{ urgency: Safety; isRaised: boolean }>(undefined)

  // At once with what is shown: a form that is sent between the two would send itself.
  useLayoutEffect(() => {
    const element = document.getElementById(FORM_ID)
    if (!(element instanceof HTMLFormElement)) return
    const form = formElement(element, count)
    form.countAnswers()

    /** ASM-12: nothing else is sent meanwhile, but an answer that asks for help brings it at once. */
    function raise(own: { urgency: Safety; isRaised: boolean }, urgency: Safety) {
      if (urgency === 'none') return
      own.urgency = mostUrgent([own.urgency, urgency])
      own.isRaised = true
      help.begin(urgency)
      window.scrollTo(0, 0)
      setAttempt((last) => ({ ...last, at: Date.now(), urgency: own.urgency }))
    }

    const onSubmit = async (event: SubmitEvent) => {
      event.preventDefault()
      const answers = form.read()
      const urgency = urgencyOf(answers, props.urgencies)
      if (running.current) return raise(running.current, urgency)
      const responses = form.responses(answers)
      form.write([])
      form.clearMissed()
      window.scrollTo(0, 0)
      help.begin(urgency)
      const made = { at: Date.now(), urgency, isComplete: isComplete(answers, count) }
      setAttempt({ ...made, restorable: made.isComplete ? undefined : answers })
      if (!made.isComplete) return help.tell(() => toast(m.assessment_incomplete(), 'error'))
      const own = { urgency, isRaised: false }
      setAttempt({ ...made, restorable: undefined, isSending: true })
      running.current = own
      const functional = form.functionalAnswer(answers)
      const body = {
        assessment_name: props.assessmentName,
        pack_version: props.packVersion,
        assessment_responses: responses,
        ...(functional !== undefined && { functional_answer_index: functional }),
      }
      const send = props.send ?? ((sent: NewAssessment) => sendAsVisitor(sent, props.sendsToken))
      const outcome = await send(body, () => own.urgency)
      running.current = undefined
      setAttempt((last) => ({ ...last, isSending: false }))
      if (outcome.kind !== 'done') {
        const failure = (outcome.kind === 'refused' && outcome.message) || m.assessment_failed()
        return help.tell(() => setAttempt({ ...made, urgency: own.urgency, restorable: answers, failure }))
      }
      const show = () => {
        setAttempt({ ...made, restorable: undefined, result: outcome.data })
        // The result of these answers brings their own help, and is read before the rest.
        if (own.isRaised) help.begin(urgency)
        // D77: no toast covers the numbers that a total brings.
        if (outcome.data.safety.besideScore) help.begin('today')
        help.tell(() => toast(m.assessment_submitted(), 'success'))
      }
      if (own.isRaised) help.tell(show)
      else show()
    }
    const onChange = (event: Event) => {
      form.answered(event.target)
      setAttempt((last) => (last.restorable ? { ...last, restorable: undefined } : last))
      help.goOn()
    }
    const results = resultDialog.current
    results?.addEventListener('close', help.goOn)
    element.addEventListener('submit', onSubmit)
    element.addEventListener('change', onChange)
    return () => {
      results?.removeEventListener('close', help.goOn)
      element.removeEventListener('submit', onSubmit)
      element.removeEventListener('change', onChange)
    }
  }, [count, props, help])

  useEffect(() => {
    if (attempt.result) {
      resultDialog.current?.showModal()
      const calls = document.getElementById('result-h-safety')
      ;(calls ?? document.getElementById('result-h'))?.focus()
    } else if (attempt.failure) failureDialog.current?.showModal()
    else if (attempt.at) safety.current?.focus()
  }, [attempt.at, attempt.result, attempt.failure])

  function restore() {
    const element = document.getElementById(FORM_ID)
    if (!(element instanceof HTMLFormElement) || !attempt.restorable) return
    failureDialog.current?.close()
    const form = formElement(element, count)
    // An answer that was given since is the later one.
    const since = form.read()
    const answers = attempt.restorable.map((answer, question) => since[question] ?? answer)
    form.write(answers)
    form.showMissed(answers)
    setAttempt((last) => ({ ...last, restorable: undefined }))
    help.goOn()
  }

  const on = {
    href: `#${FORM_ID}`,
    text: attempt.isComplete ? m.assessment_safety_on() : m.assessment_safety_form(),
    onClick(event: MouseEvent) {
      // A dialog that has just opened keeps the focus, which going to the form would take.
      if (help.goOn() && attempt.isComplete) event.preventDefault()
    },
  }
  return (
    // A modal dialog makes the header inert, so each has the quick exit too.
    <DialogFoot value={exitTo ? <QuickExitLink to={exitTo} /> : exitOfFrame}>
      {attempt.urgency !== 'none' && !attempt.result && (
        <SafetyBlock id="safety" level={attempt.urgency} because="answer" on={on} ref={safety} />
      )}
      <div role="status">
        {attempt.isSending && (
          <div className="offer">
            <p>{m.assessment_sending()}</p>
          </div>
        )}
      </div>
      {attempt.restorable && (
        <div className="offer">
          <p>{m.assessment_offer()}</p>
          <button type="button" className="linkish" onClick={restore}>
            {m.assessment_restore()}
          </button>
        </div>
      )}
      <Dialog ref={resultDialog} id="result" className="dialog--result" labelledBy="result-h">
        {attempt.result && (
          <>
            <DialogClose label={m.assessment_close()} />
            <Result
              result={attempt.result}
              bands={bands}
              about={about}
              office={props.office}
              back={back}
              heading="h2"
              onGoOn={help.goOn}
              onPrint={() => window.print()}
              id="result-h"
            />
          </>
        )}
      </Dialog>
      <FailureDialog failure={attempt.failure} onRestore={restore} ref={failureDialog} />
    </DialogFoot>
  )
}

function toast(text: string, kind: 'error' | 'success') {
  void showToast({ text, kind, closesAfterMs: TOAST_MS })
}

function sendAsVisitor(body: NewAssessment, sendsToken: boolean) {
  return storeAssessment(body, sendsToken ? storedToken(local) : undefined)
}

/** What each answer of a safety item asks for, by question. */
export type Urgencies = Record<string, Safety[]>

/** What the answers ask for, without their questionnaire: the browser has only these. */
export function urgencyOf(answers: Answers, urgencies: Urgencies): Safety {
  return mostUrgent(
    Object.entries(urgencies).map(([question, levels]) => levels[answers[Number(question)] ?? -1] ?? 'none'),
  )
}
