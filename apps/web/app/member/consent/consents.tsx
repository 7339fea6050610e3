import type { Consent } from '@pulli/contracts/consent.ts'
import { m } from '@pulli/messages/messages.js'
import { useState } from 'react'
import { ConsentRow } from './consent-row.tsx'

/** Security row 62: what the member agreed to, purpose by purpose; giving and taking back are one button each. */
export function Consents({ consents }: { consents: readonly Consent[] }) {
  const [all, setAll] = useState(consents)
  // Who agreed to anything before has said that they are 18 or older; the others are asked beside it.
  const isAdult = all.some(({ history }) => history.length > 0)
  const change = (changed: Consent) =>
    setAll((before) => before.map((one) => (one.purpose === changed.purpose ? changed : one)))
  return (
    <>
      <p className="quiet">{m.consent_list_text()}</p>
      <ul className="rows">
        {all.map((consent) => (
          <ConsentRow key={consent.purpose} consent={consent} isAdult={isAdult} onChange={change} />
        ))}
      </ul>
    </>
  )
}
