import { m } from '@pulli/messages/messages.js'
import '#site/blog/side-panel.css'
import './what-a-letter-holds.css'

const POINTS = [
  m.community_point_try,
  m.community_point_question,
  m.community_point_next,
  m.community_point_call,
  m.community_point_length,
]

/** COM-01: the points list; also beside the sign-up. */
export function WhatALetterHolds() {
  return (
    <section className="letters__points" aria-labelledby="points-h">
      <h2 className="side__head" id="points-h">
        {m.community_points()}
      </h2>
      <ul className="points">
        {POINTS.map((point) => (
          <li key={point()}>{point()}</li>
        ))}
      </ul>
    </section>
  )
}
