import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { addresses } from '#addresses.ts'

/** For visitors who prefer a call. */
export function CallMe() {
  return (
    <section className="contact__call-me" aria-labelledby="call-me-h">
      <h2 className="h-small" id="call-me-h">
        {m.contact_consult_title()}
      </h2>
      <p className="quiet">{m.contact_consult_text()}</p>
      <ButtonLink kind="act" href={addresses.consultation}>
        {m.contact_consult_action()}
      </ButtonLink>
    </section>
  )
}
