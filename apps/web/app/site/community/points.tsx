import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { addresses } from '#addresses.ts'

const points = [
  m.community_point_try,
  m.community_point_question,
  m.community_point_next,
  m.community_point_call,
  m.community_point_length,
]

/** COM-01, COM-02: what this is, what a letter holds, and `Join Us`. */
export function Points() {
  return (
    <div className="grid letters__top">
      <header className="letters__h">
        <h1>{m.community_title()}</h1>
        <p className="lead">{m.community_lead()}</p>
        <p className="actions">
          <ButtonLink kind="act" size="l" href={addresses.about}>
            {m.community_join()}
          </ButtonLink>
        </p>
      </header>
      <section className="letters__p" aria-labelledby="points-h">
        <h2 className="side__h" id="points-h">
          {m.community_points()}
        </h2>
        <ul className="points">
          {points.map((point) => (
            <li key={point()}>{point()}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
