import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { Doorway } from '@pulli/ui/kolam/doorway.tsx'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { CrisisLine } from '#shell/crisis-line.tsx'
import type { Route } from './+types/goodbye-page'
import '#member/sign-in/sign-in-page.css'
import { SealedCopy } from '#sealed-copy/sealed-copy.tsx'

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.data_rights_goodbye_meta_title()),
    description: m.data_rights_goodbye_lead(),
    isUnlisted: true,
  })
}

/** Shown after an account was deleted. */
export default function GoodbyePage() {
  return (
    <>
      <div className="wrap sign-in__crumb">
        <Breadcrumbs trail={[{ label: m.data_rights_goodbye_meta_title() }]} />
      </div>
      <div className="sign-in">
        <div className="sign-in__art" aria-hidden="true">
          <Doorway seed="login" open={0.14} />
        </div>
        <div className="sign-in__content stack">
          <h1>{m.data_rights_goodbye_title()}</h1>
          <p className="lead">
            {m.data_rights_goodbye_lead()}
            <SealedCopy />
          </p>
          <p>{m.data_rights_goodbye_text()}</p>
          <CrisisLine />
          <p className="actions">
            <ButtonLink kind="line" href={addresses.home}>
              {m.data_rights_goodbye_home()}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  )
}
