import { m } from '@pulli/messages/messages.js'

/** ABT-01: the mission as one big sentence, the vision beside it. */
export function Mission() {
  return (
    <section className="grid mission">
      <div className="mission__text">
        <p className="tag">{m.about_mission_tag()}</p>
        <h1>{m.about_mission()}</h1>
      </div>
      <div className="mission__vision">
        <h2 className="h-small">{m.about_vision_title()}</h2>
        <p className="quiet">{m.about_vision()}</p>
      </div>
    </section>
  )
}
