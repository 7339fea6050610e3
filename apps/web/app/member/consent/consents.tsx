import type { Consent } from '@pulli/contracts/consent.ts'
import { m } from '@pulli/messages/messages.js'
import { useState } from 'react'
import { ConsentRow } from './consent-row.tsx'

/** Security row 62: the consents by purpose, each given or withdrawn with one button. */
export function Consents({ consents }: { consents: readonly Consent[] }) {
  const [all, setAll] = useState(consents)
  // Any earlier consent included the confirmation of the age.
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
