import type { MailChoice, MailPlace } from '@pulli/contracts/mail-choice.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { type FormEvent, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { errorText } from '#call/error-text.ts'
import './mail-choice-form.css'

interface MailChoiceFormProps {
  heading: 'h2' | 'h4'
  title: string
  /** Masked. */
  email: string
  onChoose: (choice: MailChoice) => Promise<Outcome<MailPlace>>
  /** Once it is stored. */
  onDone: () => Promise<unknown>
}

/** Asks the person who acts on a request where to send its appointment mails: a stranger may have entered its address. */
export function MailChoiceForm({ heading: Heading, title, email, onChoose, onDone }: MailChoiceFormProps) {
  const [isChanging, setIsChanging] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [emailFault, setEmailFault] = useState<string>()

  async function choose(choice: MailChoice) {
    if (isBusy) return
    setIsBusy(true)
    setFault('')
    setEmailFault(undefined)
    const outcome = await onChoose(choice)
    setIsBusy(false)
    if (outcome.kind === 'done') await onDone()
    else if (outcome.kind === 'refused' && outcome.fields.email) setEmailFault(outcome.fields.email)
    else setFault(errorText(outcome))
  }

  function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('email') ?? '')
    void choose({ answer: 'change', email: typed })
  }

  return (
    <section className="stack" aria-labelledby="mail-choice-h">
      <Heading id="mail-choice-h">{title}</Heading>
      <p>{m.mail_choice_to({ email })}</p>
      {fault && <p role="alert">{fault}</p>}
      <div className="mailplace__actions">
        <Button kind="line" size="s" onClick={() => void choose({ answer: 'keep' })}>
          {m.mail_choice_keep()}
        </Button>
        <Button
          kind="line"
          size="s"
          aria-expanded={isChanging}
          onClick={() => setIsChanging((isOpen) => !isOpen)}
        >
          {m.mail_choice_change()}
        </Button>
        <Button kind="quiet" size="s" onClick={() => void choose({ answer: 'none' })}>
          {m.mail_choice_none()}
        </Button>
      </div>
      {isChanging && (
        <form className="stack" onSubmit={change}>
          <TextField
            id="mail-choice-email"
            name="email"
            type="email"
            label={m.mail_choice_email()}
            error={emailFault}
            autoComplete="email"
            required
          />
          <Button kind="act" size="s" type="submit">
            {m.mail_choice_save()}
          </Button>
        </form>
      )}
    </section>
  )
}
