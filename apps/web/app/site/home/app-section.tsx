import type { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { MOOD_NAMES } from '@pulli/ui/kolam/mood.ts'
import { MoodFigure } from '@pulli/ui/mood-figure/mood-figure.tsx'
import { SampleMark } from '@pulli/ui/sample-mark/sample-mark.tsx'
import { addresses, anchors } from '#addresses.ts'
import { hasApp } from './has-app.ts'
import './app-section.css'

/** HOME-06; a store without an address in the settings is not shown, and without any the diary is the browser's. */
export function AppSection({ stores }: { stores: SiteSetting['storeLinks'] }) {
  const isThere = hasApp(stores)
  const shown = [
    { href: stores?.appStoreUrl, name: m.home_app_store() },
    { href: stores?.googlePlayUrl, name: m.home_google_play() },
  ]
  return (
    <section className="section section--tight app" id={anchors.app} aria-labelledby="app-h">
      <div className="wrap grid app__inner">
        <div className="app__text">
          <h2 id="app-h">{isThere ? m.home_app_title() : m.home_diary_title()}</h2>
          <p className="lead">{isThere ? m.home_app_text() : m.home_diary_text()}</p>
          <p className="actions">
            {!isThere && (
              <ButtonLink kind="line" href={addresses.login}>
                {m.home_diary_open()}
              </ButtonLink>
            )}
            {shown.map(
              ({ href, name }) =>
                href && (
                  <ButtonLink key={name} kind="line" href={href} rel="noopener noreferrer">
                    {name}
                  </ButtonLink>
                ),
            )}
            {isThere && stores?.isSample && <SampleMark>{m.sample_mark()}</SampleMark>}
          </p>
        </div>
        <ul className="app__moods" aria-label={m.home_moods()}>
          {MOOD_NAMES.map((name, value) => (
            <li key={name}>
              <MoodFigure value={value} />
              <span className="note">{name}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
