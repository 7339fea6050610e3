import { m } from '@pulli/messages/messages.js'
import { type Step, StepsChain } from '@pulli/ui/steps/steps-chain.tsx'
import { StepsHere } from './steps-here.tsx'

/** HOME-07, APP-03. Without an app there is nothing to download: it begins with a request. */
export function Steps({ hasApp }: { hasApp: boolean }) {
  return (
    <section className="section" aria-labelledby="book-h">
      <div className="wrap">
        <div className="book__head">
          <p className="tag">{m.home_steps_tag()}</p>
          <h2 id="book-h">{m.home_steps_title()}</h2>
        </div>
        <StepsChain
          steps={
            hasApp
              ? [
                  { title: m.home_step_app(), text: m.home_step_app_text() },
                  { title: m.home_step_register(), text: m.home_step_register_text() },
                  { title: m.home_step_slot(), text: m.home_step_slot_text() },
                  { title: m.home_step_calendar(), text: m.home_step_calendar_text() },
                ]
              : stepsWithoutApp()
          }
        />
        <StepsHere hasApp={hasApp} />
      </div>
    </section>
  )
}

export function stepsWithoutApp(): readonly Step[] {
  return [
    { title: m.home_step_request(), text: m.home_step_request_text() },
    { title: m.home_step_call(), text: m.home_step_call_text() },
    { title: m.home_step_settle(), text: m.home_step_settle_text() },
    { title: m.home_step_session(), text: m.home_step_session_text() },
  ]
}
