import { m } from '@pulli/messages/messages.js'
import { StepsChain } from '@pulli/ui/steps/steps-chain.tsx'

/** HOME-07 */
export function Steps() {
  return (
    <section className="section" aria-labelledby="book-h">
      <div className="wrap">
        <div className="book__head">
          <p className="tag">{m.home_steps_tag()}</p>
          <h2 id="book-h">{m.home_steps_title()}</h2>
        </div>
        <StepsChain
          steps={[
            { title: m.home_step_app(), text: m.home_step_app_text() },
            { title: m.home_step_register(), text: m.home_step_register_text() },
            { title: m.home_step_slot(), text: m.home_step_slot_text() },
            { title: m.home_step_calendar(), text: m.home_step_calendar_text() },
          ]}
        />
      </div>
    </section>
  )
}
