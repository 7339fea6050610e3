import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { MOOD_NAMES } from '@pulli/ui/kolam/mood.ts'
import { MoodFigure } from '@pulli/ui/mood-figure/mood-figure.tsx'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { useRoot } from '#document/use-root.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { hasApp } from '#site/home/has-app.ts'
import { Steps } from '#site/home/steps.tsx'
import type { Route } from './+types/download-app-page'
import { QrCode } from './qr-code.tsx'
import { StoreBadges } from './store-badges.tsx'
import './download-app.css'

export function meta(args: Route.MetaArgs) {
  // Without data after a failure of the root loader.
  const root: Route.MetaArgs['matches'][0]['loaderData'] | undefined = args.matches[0]?.loaderData
  if (!hasApp(root?.settings?.storeLinks)) {
    const title = pageTitle(m.download_app_title_without())
    return describePage(args, { title, description: m.download_app_lead_without(), isUnlisted: true })
  }
  return describePage(args, {
    title: pageTitle(m.download_app_meta_title()),
    description: m.download_app_meta_description(),
    canonical: addresses.downloadApp,
  })
}

/** APP-01 to APP-03 */
export default function DownloadAppPage() {
  const { settings, publicUrl } = useRoot()
  const isThere = hasApp(settings?.storeLinks)
  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={[{ label: m.download_app_meta_title() }]} />
        <section className="grid get-app" aria-labelledby="get-app-h">
          <div className="get-app__text">
            <h1 id="get-app-h">{isThere ? m.download_app_title() : m.download_app_title_without()}</h1>
            <p className="lead">{isThere ? m.download_app_lead() : m.download_app_lead_without()}</p>
            {isThere ? (
              <StoreBadges stores={settings?.storeLinks} />
            ) : (
              <ButtonLink kind="act" size="l" href={addresses.login}>
                {m.home_diary_open()}
              </ButtonLink>
            )}
          </div>
          {publicUrl && (
            <figure className="get-app__code">
              <QrCode text={publicUrl + addresses.downloadApp} label={m.download_app_qr()} />
              <figcaption className="note">{m.download_app_qr_text()}</figcaption>
            </figure>
          )}
          <ul className="get-app__moods" aria-label={m.home_moods()}>
            {MOOD_NAMES.map((name, value) => (
              <li key={name}>
                <MoodFigure value={value} big />
                <span className="note">{name}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {isThere && <AppKeeps />}
      <Steps hasApp={isThere} />
    </>
  )
}

/** APP-01 */
const KEEPS = [
  { title: m.download_app_keeps_bookings, text: m.download_app_keeps_bookings_text },
  { title: m.download_app_keeps_sessions, text: m.download_app_keeps_sessions_text },
  { title: m.download_app_keeps_diary, text: m.download_app_keeps_diary_text },
  { title: m.download_app_keeps_results, text: m.download_app_keeps_results_text },
  { title: m.download_app_keeps_listen, text: m.download_app_keeps_listen_text },
] as const

/** What the app offers, as rows. */
function AppKeeps() {
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
