import { m } from '@pulli/messages/messages.js'

/** APP-01 */
const KEEPS = [
  { title: m.download_app_keeps_bookings, text: m.download_app_keeps_bookings_text },
  { title: m.download_app_keeps_sessions, text: m.download_app_keeps_sessions_text },
  { title: m.download_app_keeps_diary, text: m.download_app_keeps_diary_text },
  { title: m.download_app_keeps_results, text: m.download_app_keeps_results_text },
  { title: m.download_app_keeps_listen, text: m.download_app_keeps_listen_text },
] as const

/** What the app offers, as rows. */
export function AppKeeps() {
  return (
    <section className="section section--sunk" aria-labelledby="keeps-h">
      <div className="wrap grid">
        <h2 className="keeps__head" id="keeps-h">
          {m.download_app_keeps_title()}
        </h2>
        <dl className="keeps">
          {KEEPS.map(({ title, text }) => (
            <div key={title()}>
              <dt className="display">{title()}</dt>
              <dd className="quiet">{text()}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
