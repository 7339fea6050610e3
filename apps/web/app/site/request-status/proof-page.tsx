import type { Appointment } from '@pulli/contracts/appointment.ts'
import type { CallAbout } from '@pulli/domain/consultation/wished-call.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { generatePath } from 'react-router'
import { addresses } from '#addresses.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { CrisisLine } from '#shell/crisis-line.tsx'
import type { RefusedStep } from './post-step.ts'
import { StepForm } from './step-form.tsx'
import { startInWords } from './times-in-words.ts'

interface ProofPageProps {
  /** The step that waits for the code. */
  waiting: RefusedStep
  /** What the request has booked or holds; undefined where the page is closed. */
  appointments: readonly Appointment[] | undefined
  timeZone: string
  token: string
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

/** Asks for the code that was sent to the number of the request, and for nothing else: it fits one screen of a phone. */
export function ProofPage({ waiting, appointments = [], timeZone, token }: ProofPageProps) {
  const { proof = {}, step = '', sent } = waiting
  // Withdrawing and erasing cancel an appointment too.
  const about = step === 'confirm' ? 'book' : step === 'move' ? 'move' : 'cancel'
  const own = appointments.find(({ status }) => status === (about === 'book' ? 'held' : 'booked'))
  const startsAt = about === 'move' ? sent.starts_at : own?.starts_at
  const title = (TITLES[step] ?? m.follow_proof_title)()
  const back = generatePath(addresses.requestStatus, { token })
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.follow_title(), href: back }, { label: m.follow_proof_code() }]} />
      <section className="section section--tight measure stack request-status">
        <CrisisLine />
        <h1>{title}</h1>
        {startsAt && <p className="request-status__when">{startInWords(startsAt, timeZone)}</p>}
        {proof.notSent && <p role="alert">{proof.notSent}</p>}
        {proof.late && <p role="alert">{proof.late}</p>}
        {proof.otp && <p role="status">{m.sign_in_code_shown({ otp: proof.otp })}</p>}
        <CodeForms {...{ proof, step, sent }} />
        <CallForm about={about} id={sent.id ?? own?.id} startsAt={about === 'move' ? startsAt : undefined} />
        <p>
          <MoreLink href={back} back>
            {m.times_back()}
          </MoreLink>
        </p>
      </section>
    </div>
  )
}

type CodeFormsProps = { proof: NonNullable<RefusedStep['proof']>; step: string; sent: RefusedStep['sent'] }

/** Takes the code together with the step that waits for it, or sends another. */
function CodeForms({ proof, step, sent }: CodeFormsProps) {
  const values = { ...sent, waiting: step, ...(step === 'erase' && { sure: 'on' }) }
  return (
    <>
      <StepForm name="proof" values={values} className="form stack">
        {!proof.notSent && !proof.late && !proof.error && <p>{m.follow_proof_text()}</p>}
        <TextField
          id="follow-code"
          name="code"
          label={m.follow_proof_code()}
          error={proof.error}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={320}
          className="request-status__digits"
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
    </>
  )
}

type CallFormProps = { about: CallAbout; id: string | undefined; startsAt: string | undefined }

/** Asks the office to call instead. Without an appointment there is nothing to call about. */
function CallForm({ about, id, startsAt }: CallFormProps) {
  if (id === undefined) return null
  return (
    <StepForm name="call" values={{ id, starts_at: startsAt }} className="form request-status__step stack">
      <p>{CALLS[about]()}</p>
      <Button kind="line" type="submit">
        {m.follow_proof_call()}
      </Button>
    </StepForm>
  )
}
