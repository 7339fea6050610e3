import type { Consent } from '@pulli/contracts/consent.ts'
import { m } from '@pulli/messages/messages.js'
import type { Outcome } from '#api/call-api.ts'
import { ConsentBoxes } from '#member/consent/consent-boxes.tsx'

interface ConsentQuestionProps {
  /** Undefined while loading. */
  loaded: Outcome<Consent[]> | undefined
  adultError: string | undefined
  onChange: () => void
  onRetry: () => void
}

/** Asks what may be stored. If the notices cannot be loaded, the question comes again before anything is stored. */
export function ConsentQuestion({ loaded, onRetry, ...boxes }: ConsentQuestionProps) {
  return (
    <fieldset className="welcome__consents" aria-busy={loaded === undefined}>
      <legend>{m.welcome_consents()}</legend>
      <p className="quiet">{m.welcome_consents_text()}</p>
      {loaded === undefined && <p className="note">{m.dashboard_loading()}</p>}
      {loaded?.kind === 'done' && <ConsentBoxes consents={loaded.data} {...boxes} />}
      {loaded !== undefined && loaded.kind !== 'done' && (
        <p role="alert">
          {m.welcome_consents_failed()}{' '}
          <button type="button" className="linkish" onClick={onRetry}>
            {m.dashboard_try_again()}
          </button>
        </p>
      )}
    </fieldset>
  )
}
