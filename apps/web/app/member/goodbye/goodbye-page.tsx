import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { Doorway } from '@pulli/ui/kolam/door.tsx'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { CrisisLine } from '#shell/crisis-line.tsx'
import type { Route } from './+types/goodbye-page'
import '@pulli/ui/kolam/doorway.css'
import '@pulli/ui/sections/sign-in.css'

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.goodbye_meta_title()),
    description: m.goodbye_lead(),
    isUnlisted: true,
  })
}

/** After an account was deleted. The door is ajar, as before the first login. */
export default function GoodbyePage() {
  return (
    <>
      <div className="wrap sign-in__crumb">
        <Breadcrumbs trail={[{ label: m.goodbye_meta_title() }]} />
      </div>
      <div className="sign-in">
        <div className="sign-in__art" aria-hidden="true">
          <Doorway seed="login" open={0.14} />
        </div>
        <div className="sign-in__f stack">
          <h1>{m.goodbye_title()}</h1>
          <p className="lead">{m.goodbye_lead()}</p>
          <p>{m.goodbye_text()}</p>
          <CrisisLine />
          <p className="actions">
            <ButtonLink kind="line" href={addresses.home}>
              {m.goodbye_home()}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  )
}
