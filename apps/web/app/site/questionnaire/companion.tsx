import type { AssessmentResult, NewAssessment } from '@pulli/contracts/assessment.ts'
import type { AssessmentName, Urgency } from '@pulli/domain/assessment/instrument.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog, DialogClose } from '@pulli/ui/dialog/dialog.tsx'
import { useEffect, useRef, useState } from 'react'
import { addresses } from '#addresses.ts'
import { showToast } from '#toasts/show-toast.ts'
import type { ShownBand } from './band-scale.tsx'
import { FORM_ID, questionnaireForm } from './questionnaire-form.ts'
import { Result } from './result.tsx'
import { SafetyBlock } from './safety-block.tsx'
import { type Answers, isComplete } from './sitting.ts'
import { type Outcome, storeAssessment, storedToken } from './store-assessment.ts'

/** LIM-11 */
const TOAST_MS = 3_000

export interface CompanionProps {
  assessmentName: AssessmentName
  count: number
  bands: readonly ShownBand[]
  licence: string
  /** What each answer of a safety item asks for, by question. */
  urgencies: Record<string, ('none' | Urgency)[]>
  /** D14: the depression form on the public page sends no authorization header. */
  sendsToken: boolean
  /** Where *Back to dashboard* leads; on the public pages to `/assessments` (RES-04, RES-05). */
  back?: string
  /** Another way to send it than as a visitor does. Never in an island, whose props travel as text. */
  send?: (body: NewAssessment, urgency: 'none' | Urgency) => Promise<Outcome>
}

interface Attempt {
  kept: Answers | undefined
  urgency: 'none' | Urgency
  failure?: string
  result?: AssessmentResult
}

const NO_ATTEMPT: Attempt = { kept: undefined, urgency: 'none' }

/** Stands beside a form that works without it: result and failure in dialogs, and answers that come back (D3, D5). */
export function Companion(props: CompanionProps) {
  const { count, bands, licence, back = addresses.assessments } = props
  const [attempt, setAttempt] = useState(NO_ATTEMPT)
  const resultDialog = useRef<HTMLDialogElement>(null)
  const failureDialog = useRef<HTMLDialogElement>(null)
  const safety = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = document.getElementById(FORM_ID)
    if (!(element instanceof HTMLFormElement)) return
    const form = questionnaireForm(element, count)
    form.countAnswers()
    let isSending = false

    const onSubmit = async (event: SubmitEvent) => {
      event.preventDefault()
      if (isSending) return
      const kept = form.read()
      const responses = form.responses(kept)
      const urgency = urgencyOf(kept, props.urgencies)
      form.write([])
      form.forgetMissed()
      window.scrollTo(0, 0)
      setAttempt({ kept: isComplete(kept) ? undefined : kept, urgency })
      if (!isComplete(kept)) {
        void showToast({ text: m.questionnaire_incomplete(), kind: 'error', closesAfterMs: TOAST_MS })
        return
      }
      isSending = true
      const body = { assessment_name: props.assessmentName, assessment_responses: responses }
      const outcome = await (props.send ?? ((sent) => sendAsVisitor(sent, props.sendsToken)))(body, urgency)
      isSending = false
      if (outcome.kind === 'failed') {
        setAttempt({ kept, urgency, failure: outcome.message || m.questionnaire_failed() })
        return
      }
      setAttempt({ kept: undefined, urgency, result: outcome.result })
      void showToast({ text: m.assessment_submitted(), kind: 'success', closesAfterMs: TOAST_MS })
    }
    const onChange = (event: Event) => {
      form.answered(event.target)
      setAttempt((last) => ({ ...last, kept: undefined }))
    }
    element.addEventListener('submit', onSubmit)
    element.addEventListener('change', onChange)
    return () => {
      element.removeEventListener('submit', onSubmit)
      element.removeEventListener('change', onChange)
    }
  }, [count, props])

  useEffect(() => {
    if (attempt.result) {
      resultDialog.current?.showModal()
      document.getElementById(attempt.urgency === 'none' ? 'result-h' : 'result-h-safety')?.focus()
    } else if (attempt.failure) failureDialog.current?.showModal()
    else safety.current?.focus()
  }, [attempt.result, attempt.failure, attempt.urgency])

  function restore() {
    const element = document.getElementById(FORM_ID)
    if (!(element instanceof HTMLFormElement) || !attempt.kept) return
    failureDialog.current?.close()
    const form = questionnaireForm(element, count)
    form.write(attempt.kept)
    form.showMissed(attempt.kept)
    setAttempt((last) => ({ ...last, kept: undefined }))
  }

  const on = { href: `#${FORM_ID}`, text: m.questionnaire_safety_form() }
  return (
    <>
      {attempt.urgency !== 'none' && !attempt.result && (
        <SafetyBlock id="safety" because={attempt.urgency} on={on} ref={safety} />
      )}
      {attempt.kept && (
        <div className="offer">
          <p>{m.questionnaire_offer()}</p>
          <button type="button" className="linkish" onClick={restore}>
            {m.questionnaire_restore()}
          </button>
        </div>
      )}
      <Dialog ref={resultDialog} id="result" className="dialog--result" labelledBy="result-h">
        {attempt.result && (
          <>
            <DialogClose label={m.questionnaire_close()} />
            <Result
              result={attempt.result}
              bands={bands}
              licence={licence}
              back={back}
              heading="h2"
              onPrint={() => window.print()}
              id="result-h"
            />
          </>
        )}
      </Dialog>
      <Dialog
        ref={failureDialog}
        id="failure"
        role="alertdialog"
        labelledBy="failure-h"
        describedBy="failure-p"
      >
        <h2 id="failure-h">{m.questionnaire_failed_title()}</h2>
        <p id="failure-p">{attempt.failure}</p>
        <form method="dialog" className="actions">
          <Button kind="act" type="button" onClick={restore}>
            {m.questionnaire_restore()}
          </Button>
          <Button kind="quiet" type="submit">
            {m.questionnaire_close()}
          </Button>
        </form>
      </Dialog>
    </>
  )
}

function sendAsVisitor(body: NewAssessment, sendsToken: boolean) {
  return storeAssessment({ body, token: sendsToken ? storedToken(localStorage) : undefined })
}

function urgencyOf(answers: Answers, urgencies: CompanionProps['urgencies']): 'none' | Urgency {
  const raised = Object.entries(urgencies).map(([question, levels]) => levels[answers[Number(question)] ?? 0])
  return raised.includes('now') ? 'now' : raised.includes('today') ? 'today' : 'none'
}
