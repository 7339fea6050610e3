import type { Appointment } from '@pulli/contracts/appointment.ts'
import type { CallAbout } from '@pulli/domain/consultation/wished-call.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import type { RefusedStep } from './post-step.ts'
import { StepForm } from './step-form.tsx'
import { startInWords } from './times-in-words.ts'
import './own-appointment.css'

interface ProofFormProps {
  refused: RefusedStep | undefined
  /** What the request has booked or holds; undefined where the page is closed. */
  appointments: readonly Appointment[] | undefined
  timeZone: string
}

const TITLES: Readonly<Record<string, () => string>> = {
  confirm: m.follow_proof_title_book,
  move: m.follow_proof_title_move,
  cancel: m.follow_proof_title_cancel,
}

const CALLS = {
  book: m.follow_proof_call_book,
  move: m.follow_proof_call_move,
  cancel: m.follow_proof_call_cancel,
} as const satisfies Record<CallAbout, () => string>

/** Asks for the code that was sent to the number of the request. The step that waits for it is sent with it. */
export function ProofForm({ refused, appointments = [], timeZone }: ProofFormProps) {
  const { proof, step = '', sent = {} } = refused ?? {}
  if (!proof) return null
  const values = { ...sent, waiting: step, ...(step === 'erase' && { sure: 'on' }) }
  // Withdrawing and erasing cancel an appointment too.
  const about = step === 'confirm' ? 'book' : step === 'move' ? 'move' : 'cancel'
  const own = appointments.find(({ status }) => status === (about === 'book' ? 'held' : 'booked'))
  const startsAt = about === 'move' ? sent.starts_at : own?.starts_at
  const id = sent.id ?? own?.id
  return (
    <section className="stack proof" aria-labelledby="proof-h">
      <h2 id="proof-h">{(TITLES[step] ?? m.follow_proof_title)()}</h2>
      {startsAt && <p className="appoint__when">{startInWords(startsAt, timeZone)}</p>}
      {proof.notSent && <p role="alert">{proof.notSent}</p>}
      {proof.otp && <p role="status">{m.sign_in_code_shown({ otp: proof.otp })}</p>}
      <StepForm name="proof" values={values}>
        {!proof.notSent && !proof.error && <p>{m.follow_proof_text()}</p>}
        <TextField
          id="follow-code"
          name="code"
          label={m.follow_proof_code()}
          error={proof.error}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={320}
          className="follow__digits"
        />
        <Button kind="act" type="submit">
          {m.follow_proof_send()}
        </Button>
      </StepForm>
      <StepForm name="code" values={values} className="form stack">
        <Button kind="quiet" type="submit">
          {m.follow_proof_again()}
        </Button>
      </StepForm>
      {id && (
        <StepForm
          name="call"
          values={{ id, starts_at: about === 'move' ? startsAt : undefined }}
          className="form stack"
        >
          <p>{CALLS[about]()}</p>
          <Button kind="line" type="submit">
            {m.follow_proof_call()}
          </Button>
        </StepForm>
      )}
    </section>
  )
}
