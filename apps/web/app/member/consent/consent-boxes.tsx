import type { Consent } from '@pulli/contracts/consent.ts'
import { m } from '@pulli/messages/messages.js'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'

interface ConsentBoxesProps {
  consents: readonly Consent[]
  /** Error of the box "I am 18 or older". */
  adultError?: string | undefined
  onChange: () => void
}

/** Id of the box "I am 18 or older". */
export const ADULT_ID = 'consent-adult'

/** D41: a box for each purpose and one for the age, none pre-ticked. */
export function ConsentBoxes({ consents, adultError, onChange }: ConsentBoxesProps) {
  return (
    <>
      {consents.map(({ purpose, notice }) => (
        <CheckBox
          key={purpose}
          id={`consent-${purpose}`}
          name={purpose}
          label={notice.title}
          note={notice.text}
          onChange={onChange}
        />
      ))}
      <CheckBox
        id={ADULT_ID}
        name="adult"
        label={m.consent_adult()}
        note={m.consent_adult_note()}
        error={adultError}
        onChange={onChange}
      />
    </>
  )
}

/** Reads which purposes are agreed to, and whether the age is confirmed. */
export function readConsentBoxes(form: FormData, consents: readonly Consent[]) {
  return { agreed: consents.filter(({ purpose }) => form.has(purpose)), isAdult: form.has('adult') }
}
