import type { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { telephone } from '#content/telephone.ts'

/** Who answers for the site, and how to reach them; samples say that they are. */
export function Responsible({ id, settings }: { id: string; settings: SiteSetting | undefined }) {
  const { contact } = settings ?? {}
  const brand = settings?.brandName ?? m.shell_brand()
  const entity = settings?.legalEntity ?? m.footer_legal_entity()
  return (
    <section aria-labelledby={id} className="legal__s">
      <h2 id={id}>{m.legal_who()}</h2>
      <p>{m.legal_who_entity({ brand, entity })}</p>
      {contact ? <Reach contact={contact} /> : <p>{m.legal_who_unread()}</p>}
      {contact?.isSample && <p className="note">{m.legal_who_sample()}</p>}
    </section>
  )
}

function Reach({ contact: { address, phone, email } }: { contact: NonNullable<SiteSetting['contact']> }) {
  return (
    <dl className="legal__who">
      {address && (
        <div>
          <dt>{m.legal_who_address()}</dt>
          <dd>{address}</dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>{m.legal_who_phone()}</dt>
          <dd>
            <a className="tap" href={telephone(phone)}>
              {phone}
            </a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{m.legal_who_email()}</dt>
          <dd>
            <a className="tap" href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}
