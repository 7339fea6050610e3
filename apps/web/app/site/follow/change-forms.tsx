import { isOver } from '@pulli/domain/consultation/request-life.ts'
import { SAFE_CONTACT_QUESTIONS, type SafeContact } from '@pulli/domain/consultation/safe-contact.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import type { FollowPage } from '@pulli/web/site-context.ts'
import type { ReactNode } from 'react'
import { addresses } from '#addresses.ts'
import { FormToken } from '#form-token/form-token.tsx'
import { SafeContactFields } from '#site/consultation/callback-fields.tsx'

interface DigitsFormProps {
  error: string | undefined
  /** Answers that were sent after the fifteen minutes: they are saved with the digits. */
  answers: SafeContact | undefined
}

/** Asks for the last four digits of the number, before anything can be changed. */
export function DigitsForm({ error, answers }: DigitsFormProps) {
  return (
    <Step name="digits">
      <p>{m.follow_change_text()}</p>
      {answers && <input type="hidden" name="then" value="contact" />}
      {answers &&
        SAFE_CONTACT_QUESTIONS.map((question) => (
          <input type="hidden" key={question} name={question} value={answers[question]} />
        ))}
      <TextField
        id="follow-digits"
        name="digits"
        label={m.follow_digits()}
        hint={m.follow_digits_hint()}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        className="follow__digits"
      />
      <Button kind="act" type="submit">
        {m.follow_open()}
      </Button>
    </Step>
  )
}

interface ChangeFormsProps {
  state: FollowPage['request']['state']
  contact: SafeContact
  /** What is wrong with the confirmation of an erasure. */
  sureError: string | undefined
}

/** What can be changed once the digits were typed. */
export function ChangeForms({ state, contact, sureError }: ChangeFormsProps) {
  return (
    <>
      {!isOver(state) && (
        <>
          <Step name="contact">
            <h3>{m.follow_contact_title()}</h3>
            <SafeContactFields values={contact} />
            <Button kind="act" type="submit">
              {m.follow_contact_save()}
            </Button>
          </Step>
          <Step name="withdraw">
            <h3>{m.follow_withdraw_title()}</h3>
            <p>{m.follow_withdraw_text()}</p>
            <Button kind="line" type="submit">
              {m.follow_withdraw()}
            </Button>
          </Step>
        </>
      )}
      <Step name="erase">
        <h3>{m.follow_erase_title()}</h3>
        <p>{m.follow_erase_text()}</p>
        <CheckBox id="follow-sure" name="sure" label={m.follow_erase_sure()} error={sureError} />
        <Button kind="line" type="submit">
          {m.follow_erase()}
        </Button>
      </Step>
    </>
  )
}

function Step({ name, children }: { name: string; children: ReactNode }) {
  return (
    <form method="post" className="form follow__step stack" noValidate>
      <FormToken address={addresses.followRequest} />
      <input type="hidden" name="step" value={name} />
      {children}
    </form>
  )
}
