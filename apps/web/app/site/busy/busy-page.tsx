import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { data } from 'react-router'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { Trouble } from '#shell/trouble.tsx'
import type { Route } from './+types/busy-page'

/** Security row 43: what the server shows in place of any other page while it has more to do than it can. */
export function loader() {
  return data(null, { status: 503, headers: { 'retry-after': '5' } })
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.busy_meta_title()),
    description: m.busy_lead(),
    isUnlisted: true,
  })
}

export default function BusyPage() {
  return (
    <Trouble
      name={m.busy_meta_title()}
      title={m.busy_title()}
      lead={m.busy_lead()}
      detail={<p>{m.busy_form()}</p>}
      actions={
        <>
          {/* Shown at any address: an empty one asks for the same again. */}
          <ButtonLink kind="act" href="">
            {m.busy_again()}
          </ButtonLink>
          <ButtonLink kind="line" href={addresses.crisis}>
            {m.crisis_more_lines()}
          </ButtonLink>
        </>
      }
    />
  )
}
