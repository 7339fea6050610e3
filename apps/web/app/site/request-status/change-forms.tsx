import { isOver } from '@pulli/domain/consultation/request-life.ts'
import type { SafeContact } from '@pulli/domain/consultation/safe-contact.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import type { FollowPage } from '@pulli/web/site-context.ts'
import { SealedCopy } from '#sealed-copy/sealed-copy.tsx'
import { SafeContactFields } from '#site/consultation/callback-fields.tsx'
import type { RefusedStep } from './post-step.ts'
import { StepForm } from './step-form.tsx'

/** Asks for the last four digits of the number, before anything can be changed. What waits for them is sent with them. */
export function DigitsForm({ refused }: { refused: RefusedStep | undefined }) {
  const { step, sent } = refused ?? {}
  const waits = step !== undefined && step !== 'digits' && step !== 'erase'
  return (
    <StepForm name="digits" values={waits ? { ...sent, waiting: step } : {}}>
      <p>{m.follow_change_text()}</p>
      <TextField
        id="follow-digits"
        name="digits"
        label={m.follow_digits()}
        hint={m.follow_digits_hint()}
        error={refused?.digitsError}
        inputMode="numeric"
        autoComplete="off"
        maxLength={100}
        className="request-status__digits"
      />
      <Button kind="act" type="submit">
        {m.follow_open()}
      </Button>
    </StepForm>
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
          <StepForm name="contact">
            <h3>{m.follow_contact_title()}</h3>
            <SafeContactFields values={contact} />
            <Button kind="act" type="submit">
              {m.follow_contact_save()}
            </Button>
          </StepForm>
          <StepForm name="withdraw">
            <h3>{m.follow_withdraw_title()}</h3>
            <p>{m.follow_withdraw_text()}</p>
            <Button kind="line" type="submit">
              {m.follow_withdraw()}
            </Button>
          </StepForm>
        </>
      )}
      <StepForm name="erase">
        <h3>{m.follow_erase_title()}</h3>
        <p>
          {m.follow_erase_text()}
          <SealedCopy />
        </p>
        <CheckBox id="follow-sure" name="sure" label={m.follow_erase_sure()} error={sureError} />
        <Button kind="line" type="submit">
          {m.follow_erase()}
        </Button>
      </StepForm>
    </>
  )
}
