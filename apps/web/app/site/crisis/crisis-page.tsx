import { m } from '@pulli/messages/messages.js'
import { CallList } from '@pulli/ui/call-list/call-list.tsx'
import { useRouteLoaderData } from 'react-router'
import { addresses } from '#addresses.ts'
import { telephone } from '#content/telephone.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import type { loader as rootLoader } from '#root.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { firstCalls } from '#shell/first-calls.ts'
import type { Route } from './+types/crisis-page'
import { MoreLines } from './more-lines.tsx'
import './crisis-page.css'

/** Somebody may have to leave it in a hurry. */
export const handle = { showsExit: true }

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.crisis_meta_title()),
    description: m.crisis_meta_description(),
    canonical: addresses.crisis,
  })
}

/** The first numbers stand whatever the content service says; the other lines are the settings'. */
export default function CrisisPage() {
  const { settings } = useRouteLoaderData<typeof rootLoader>('root') ?? {}
  const { emergency, talk } = firstCalls()
  const known: readonly string[] = [emergency.number, talk.number]
  const others = settings?.crisisLines.filter(({ number }) => !known.includes(number))
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.crisis_title() }]} />
      <div className="crisis">
        <h1>{m.crisis_title()}</h1>
        <p className="lead">{m.crisis_lead()}</p>
        <section aria-label={m.crisis_numbers()}>
          <CallList large calls={[emergency, talk]} />
          <p className="calls__also">
            {m.crisis_other_number_text()}{' '}
            <a className="nowrap" href={telephone(m.crisis_other_number())}>
              {m.crisis_other_number()}
            </a>
            .
          </p>
        </section>
        <MoreLines lines={others} />
        <p className="note">{m.crisis_watch({ brand: settings?.brandName ?? m.shell_brand() })}</p>
      </div>
    </div>
  )
}
