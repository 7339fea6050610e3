import { m } from '@pulli/messages/messages.js'
import { WayRow } from '@pulli/ui/way/way-row.tsx'
import { addresses } from '#addresses.ts'

const people = [
  {
    seed: 'alone',
    drawing: { n: 3, shape: 'square', turn: true },
    title: m.community_who_alone,
    text: m.community_who_alone_text,
  },
  {
    seed: 'carer',
    drawing: { shape: 'cross' },
    title: m.community_who_carer,
    text: m.community_who_carer_text,
  },
  {
    seed: 'student',
    drawing: { shape: 'diamond' },
    title: m.community_who_student,
    text: m.community_who_student_text,
  },
  {
    seed: 'lead',
    drawing: { n: 4, shape: 'square', turn: true },
    title: m.community_who_lead_others,
    text: m.community_who_lead_others_text,
  },
  {
    seed: 'after',
    drawing: { shape: 'square' },
    title: m.community_who_after,
    text: m.community_who_after_text,
  },
] as const

/** COM-02: each row leads to what a consultation is like. */
export function WhoShouldJoin() {
  return (
    <section className="section" aria-labelledby="who-h">
      <div className="wrap grid">
        <div className="ways__head">
          <p className="tag">{m.community_who_tag()}</p>
          <h2 id="who-h">{m.community_who()}</h2>
          <p className="lead ways__lead">{m.community_who_lead()}</p>
        </div>
        <ul className="ways">
          {people.map(({ seed, drawing, title, text }) => (
            <WayRow
              key={seed}
              href={addresses.serviceDetails}
              seed={seed}
              drawing={drawing}
              title={title()}
              text={text()}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}
