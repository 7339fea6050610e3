import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { telephone } from '#content/telephone.ts'
import './crisis-strip.css'

/** NAV-24, at the top of every page. Screen readers get what narrow screens hide. */
export function CrisisStrip() {
  return (
    <aside className="strip" aria-label={m.crisis_strip_label()}>
      <div className="wrap strip__inner">
        <p>
          <span className="strip__danger">{m.crisis_danger()} </span>
          <a href={telephone(m.crisis_emergency_number())}>
            {m.crisis_call()} <b>{m.crisis_emergency_number()}</b>
          </a>
          <span className="strip__danger">.</span>
        </p>
        <p>
          <span className="strip__danger">{m.crisis_talk()} </span>
          <a className="strip__long" href={telephone(m.crisis_talk_number())}>
            {m.crisis_talk_name()} <b>{m.crisis_talk_number()}</b>
          </a>
          <span className="strip__always">
            {`, ${m.crisis_talk_always()}`}
            <span className="strip__danger">.</span>
          </span>
        </p>
        <p className="strip__plan">
          <a href={addresses.safetyPlan}>{m.crisis_dialog_plan()}</a>
        </p>
      </div>
    </aside>
  )
}
