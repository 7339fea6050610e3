import { m } from '@pulli/messages/messages.js'
import './steps-here.css'

/** How to book here, below the four steps of the specification. */
export function StepsHere({ hasApp }: { hasApp: boolean }) {
  const steps = [
    { title: m.home_here_ask(), text: m.home_here_ask_text() },
    { title: m.home_here_time(), text: m.home_here_time_text() },
    { title: m.home_here_confirm(), text: m.home_here_confirm_text() },
    { title: m.home_here_calendar(), text: m.home_here_calendar_text() },
  ]
  return (
    <div className="here">
      <p className="here__title">{hasApp ? m.home_here_title() : m.home_here_title_without_app()}</p>
      <ol className="here__list">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> <span className="quiet">{text}</span>
          </li>
        ))}
      </ol>
      <p className="note">{m.home_here_call()}</p>
    </div>
  )
}
