import { m } from '@pulli/messages/messages.js'
import { LinkSection } from '@pulli/ui/link-section/link-section.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'

const SERVICES = [
  {
    title: m.other_service_depression,
    text: m.other_service_depression_text,
    seed: 'depression',
    drawing: { shape: 'lotus' },
  },
  {
    title: m.other_service_couples,
    text: m.other_service_couples_text,
    seed: 'couples',
    drawing: { n: 4, shape: 'square', turn: true },
  },
  {
    title: m.other_service_relationships,
    text: m.other_service_relationships_text,
    seed: 'relationships',
    drawing: { shape: 'cross' },
  },
] as const

/** SVC-04: three services, each with its way on, and all of them; `href` is where a service is described. */
export function OtherServices({ href = addresses.serviceDetails }: { href?: string }) {
  return (
    <LinkSection
      id="other-h"
      look="sunk"
      title={m.other_services_title()}
      links={SERVICES.map(({ title, text, ...link }) => ({
        ...link,
        href,
        title: title(),
        text: text(),
        linkText: m.other_services_more(),
      }))}
    >
      <p className="link-section__lead">
        <MoreLink href={addresses.programs}>{m.other_services_all()}</MoreLink>
      </p>
    </LinkSection>
  )
}
