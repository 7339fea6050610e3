import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import type { PageHandle } from '#document/page-kind.ts'
import { useRoot } from '#document/use-root.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/contact-page'
import { CallMe } from './call-me.tsx'
import { ContactCards } from './contact-cards.tsx'
import { MAP_ORIGIN, mapAddresses } from './map-address.ts'
import { OfficeMap } from './office-map.tsx'
import './contact-page.css'

export const handle: PageHandle = { frame: MAP_ORIGIN }

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.contact_meta_title()),
    description: m.contact_meta_description(),
    canonical: addresses.contact,
  })
}

/** CON-03: everything here is the settings'. */
export default function ContactPage() {
  const { settings } = useRoot()
  const { contact } = settings ?? {}
  const { latitude, longitude } = contact ?? {}
  const map =
    latitude !== undefined && longitude !== undefined ? mapAddresses({ latitude, longitude }) : undefined
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.contact_crumb() }]} />
      <div className="grid contact">
        <div className="contact__body">
          {contact ? (
            <ContactCards contact={contact} directions={map?.directions} />
          ) : (
            <>
              <h1>{m.contact_crumb()}</h1>
              <EmptyState headingLevel={2} title={m.contact_unread()} text={m.contact_unread_text()} />
            </>
          )}
        </div>
        {map && <OfficeMap image={contact?.mapImage} {...map} />}
        <CallMe />
      </div>
    </div>
  )
}
