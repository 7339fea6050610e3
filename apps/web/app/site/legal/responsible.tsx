import type { Officer, SiteSetting } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { SampleMark } from '@pulli/ui/sample-mark/sample-mark.tsx'
import type { ReactNode } from 'react'
import { telephone } from '#content/telephone.ts'

interface ResponsibleProps {
  id: string
  settings: SiteSetting | undefined
  /** Who is named besides the office. */
  officer?: 'grievance' | 'accessibility' | undefined
}

/** Who answers for the site, and how to reach them; samples say that they are. */
export function Responsible({ id, settings, officer }: ResponsibleProps) {
  const { contact } = settings ?? {}
  const brand = settings?.brandName ?? m.shell_brand()
  const entity = settings?.legalEntity ?? m.footer_legal_entity()
  return (
    <section aria-labelledby={id} className="legal__section">
      <h2 id={id}>{m.legal_who()}</h2>
      <p>{m.legal_who_entity({ brand, entity })}</p>
      {contact ? <Reach contact={contact} /> : <p>{m.legal_who_unread()}</p>}
      {contact?.isSample && <p className="note">{m.legal_who_sample()}</p>}
      {officer === 'grievance' && (
        <Named
          title={m.legal_officer_grievance()}
          text={m.legal_officer_grievance_text()}
          missing={m.legal_officer_grievance_missing()}
          officer={settings?.grievanceOfficer}
        />
      )}
      {officer === 'accessibility' && (
        <Named
          title={m.legal_officer_accessibility()}
          text={answersWithin(settings?.accessibilityOfficer)}
          missing={m.legal_officer_accessibility_missing()}
          officer={settings?.accessibilityOfficer}
        />
      )}
    </section>
  )
}

function answersWithin(officer: Officer | undefined) {
  const days = officer?.answersWithinDays
  return days === undefined ? undefined : m.legal_officer_accessibility_days({ days })
}

interface NamedProps {
  title: string
  /** When they answer. */
  text: string | undefined
  /** The placeholder for a name that is not entered. */
  missing: string
  officer: Officer | undefined
}

/** A person whom the law asks to name. */
function Named({ title, text, missing, officer }: NamedProps) {
  return (
    <>
      <h3>{title}</h3>
      {officer ? (
        <dl className="legal__who">
          <Fact term={m.legal_officer_name()}>
            {officer.name} {officer.isSample && <SampleMark>{m.sample_mark()}</SampleMark>}
          </Fact>
          <Contacts email={officer.email} phone={officer.phone} />
        </dl>
      ) : (
        <p>{missing}</p>
      )}
      {text && <p>{text}</p>}
    </>
  )
}

function Reach({ contact: { address, phone, email } }: { contact: NonNullable<SiteSetting['contact']> }) {
  return (
    <dl className="legal__who">
      {address && <Fact term={m.legal_who_address()}>{address}</Fact>}
      <Contacts email={email} phone={phone} />
    </dl>
  )
}

function Contacts({ phone, email }: { phone: string | undefined; email: string | undefined }) {
  return (
    <>
      {phone && (
        <Fact term={m.legal_who_phone()}>
          <a className="tap" href={telephone(phone)}>
            {phone}
          </a>
        </Fact>
      )}
      {email && (
        <Fact term={m.legal_who_email()}>
          <a className="tap" href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
      )}
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
