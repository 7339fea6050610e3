import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import type { RefusedStep } from './post-step.ts'
import { StepForm } from './step-form.tsx'

/** Asks for the code that was sent to the number of the request. The step that waits for it is sent with it. */
export function ProofForm({ refused }: { refused: RefusedStep | undefined }) {
  const { proof, step, sent } = refused ?? {}
  if (!proof) return null
  const values = { ...sent, waiting: step, ...(step === 'erase' && { sure: 'on' }) }
  return (
    <section className="stack" aria-labelledby="proof-h">
      <h2 id="proof-h">{m.follow_proof_title()}</h2>
      {proof.notSent && <p role="alert">{proof.notSent}</p>}
      {proof.otp && <p role="status">{m.sign_in_code_shown({ otp: proof.otp })}</p>}
      <StepForm name="proof" values={values}>
        {!proof.notSent && <p>{m.follow_proof_text()}</p>}
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
      {step === 'confirm' && (
        <StepForm name="call" values={{ id: sent?.id }} className="form stack">
          <p>{m.follow_proof_call_text()}</p>
          <Button kind="line" type="submit">
            {m.follow_proof_call()}
          </Button>
        </StepForm>
      )}
    </section>
  )
}
