import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Disclosure } from '@pulli/ui/disclosure/disclosure.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import type { FollowPage } from '@pulli/web/site-context.ts'
import type { RefusedStep } from './post-step.ts'
import { StepForm } from './step-form.tsx'

interface MailQuestionProps {
  request: Pick<FollowPage['request'], 'mail' | 'email'>
  refused: RefusedStep | undefined
}

/** Asks where mails about the appointment go, until it was answered; then it says so, and the answer can be changed. */
export function MailQuestion({ request: { mail, email }, refused }: MailQuestionProps) {
  if (mail === null)
    return (
      <section className="stack" aria-labelledby="mail-h">
        <h3 id="mail-h">{m.mail_choice_title()}</h3>
        <p>{m.mail_choice_to({ email })}</p>
        <Answers isGoing={false} isStopped={false} refused={refused} />
      </section>
    )
  const isStopped = mail === 'none'
  return (
    <div className="stack">
      <p className="note">{isStopped ? m.mail_choice_goes_nowhere() : m.mail_choice_goes({ email })}</p>
      <Disclosure
        className="appoint__more"
        title={m.mail_choice_again()}
        isOpen={refused?.emailError !== undefined}
      >
        <Answers isGoing={!isStopped} isStopped={isStopped} refused={refused} />
      </Disclosure>
    </div>
  )
}

/** The answers that are left. */
function Answers({
  isGoing,
  isStopped,
  refused,
}: {
  isGoing: boolean
  isStopped: boolean
  refused: RefusedStep | undefined
}) {
  return (
    <div className="stack">
      <div className="appoint__actions">
        {!isGoing && (
          <StepForm name="mail" values={{ answer: 'keep' }} className="appoint__form">
            <Button kind="act" type="submit">
              {m.mail_choice_keep()}
            </Button>
          </StepForm>
        )}
        {!isStopped && (
          <StepForm name="mail" values={{ answer: 'none' }} className="appoint__form">
            <Button kind="line" type="submit">
              {m.mail_choice_none()}
            </Button>
          </StepForm>
        )}
      </div>
      <StepForm name="mail" values={{ answer: 'change' }} className="form stack">
        <TextField
          id="mail-choice-email"
          name="email"
          type="email"
          label={m.mail_choice_change()}
          error={refused?.emailError}
          defaultValue={refused?.sent.email}
          autoComplete="email"
          maxLength={320}
        />
        <Button kind="line" type="submit">
          {m.mail_choice_save()}
        </Button>
      </StepForm>
    </div>
  )
}
