import { m } from '@pulli/messages/messages.js'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { WayRow } from '@pulli/ui/way/way-row.tsx'
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
    <section className="section section--sunk" aria-labelledby="other-h">
      <div className="wrap grid">
        <div className="ways__head">
          <h2 id="other-h">{m.other_services_title()}</h2>
          <p className="ways__lead">
            <MoreLink href={addresses.programs}>{m.other_services_all()}</MoreLink>
          </p>
        </div>
        <ul className="ways">
          {SERVICES.map(({ title, text, seed, drawing }) => (
            <WayRow
              key={seed}
              href={href}
              seed={seed}
              drawing={drawing}
              title={title()}
              text={text()}
              linkText={m.other_services_more()}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}
