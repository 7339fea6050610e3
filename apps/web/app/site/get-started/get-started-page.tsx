import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { useRoot } from '#document/use-root.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/get-started-page'
import { FilmBehindDoor } from './film-behind-door.tsx'
import './get-started.css'

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.get_started_meta_title()),
    description: m.get_started_meta_description(),
    canonical: addresses.getStarted,
  })
}

/** GST-01, GST-02 */
export default function GetStartedPage() {
  const { settings } = useRoot()
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.get_started_meta_title() }]} />
      <section className="grid begin" aria-labelledby="begin-h">
        <div className="begin__door">
          <FilmBehindDoor film={settings?.counsellorVideo} />
        </div>
        <div className="begin__text">
          <h1 id="begin-h">{m.get_started_title()}</h1>
          <p className="lead">{m.get_started_text()}</p>
          <p className="actions">
            <ButtonLink kind="act" size="l" href={addresses.getStarted2}>
              {m.get_started_continue()}
            </ButtonLink>
            <ButtonLink kind="line" size="l" href={addresses.home}>
              {m.get_started_home()}
            </ButtonLink>
          </p>
        </div>
      </section>
    </div>
  )
}
