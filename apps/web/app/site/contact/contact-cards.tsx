import type { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { telephone } from '#content/telephone.ts'
import { ContactCard } from './contact-card.tsx'
import { HoursCard } from './hours-card.tsx'

interface ContactCardsProps {
  contact: NonNullable<SiteSetting['contact']>
  directions: string | undefined
}

/** CON-01: phone as the headline, then email, working hours and address; what the settings leave out is not shown. */
export function ContactCards({ contact, directions }: ContactCardsProps) {
  const { phone, email, address, isSample } = contact
  return (
    <>
      <div className="contact__place">
        {phone ? (
          <>
            <p className="tag">{m.contact_tag()}</p>
            <h1 className="contact__name">
              <a className="tap-number" href={telephone(phone)}>
                {phone}
              </a>
            </h1>
            <p className="lead">{m.contact_lead()}</p>
            <p className="contact__details">{m.contact_phone_text()}</p>
            <CopyButton text={phone} what={m.contact_phone()} />
          </>
        ) : (
          <h1>{m.contact_title_without_phone()}</h1>
        )}
      </div>
      <ul className="contact__cards">
        {email && (
          <ContactCard
            title={m.contact_email()}
            note={m.contact_email_text()}
            actions={<CopyButton text={email} what={m.contact_email()} />}
          >
            <a className="tap" href={`mailto:${email}`}>
              {email}
            </a>
          </ContactCard>
        )}
        <HoursCard contact={contact} />
        {address && (
          <ContactCard
            title={m.contact_address()}
            note={m.contact_address_text()}
            actions={
              <>
                {directions && (
                  <a className="linkish contact__action" href={directions} rel="noopener noreferrer">
                    {m.contact_directions()}
                  </a>
                )}
                <CopyButton text={address} what={m.contact_address()} />
              </>
            }
          >
            {address}
          </ContactCard>
        )}
      </ul>
      {isSample && <p className="note contact__sample">{m.contact_sample()}</p>}
    </>
  )
}

interface CopyButtonProps {
  text: string
  /** What it copies, for screen readers. */
  what: string
}

/** Copies a contact detail; shown once its script has loaded and the browser allows it. */
function CopyButton({ text, what }: CopyButtonProps) {
  return (
    <button
      className="linkish contact__action"
      type="button"
      data-enhancer="copy"
      data-copy={text}
      data-done={m.contact_copied()}
    >
      <span data-role="words" aria-live="polite">
        {m.contact_copy()}
      </span>
      <span className="sr"> {what}</span>
    </button>
  )
}
