import { crisisBoard } from '@pulli/contracts/crisis-line/crisis-board.ts'
import { CrisisLineEntry } from '@pulli/contracts/crisis-line/crisis-line-entry.ts'
import { DEFAULT_TIME_ZONE, dayIn } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'
import { contentPaths } from '#content/content-paths.ts'
import { readList } from '#content/read-content.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { useRoot } from '#document/use-root.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/crisis-page'
import { MoreLines } from './more-lines.tsx'
import { SituationLinks, Situations } from './situations.tsx'
import { StandingCalls } from './standing-calls.tsx'
import './crisis-page.css'

/** Readers may have to leave this page in a hurry. */
export const handle = { showsExit: true }

export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date()
  const list = await readList(context, CrisisLineEntry, contentPaths.crisisLines)
  return serverOnly({
    lines: crisisBoard(list?.records ?? [], now),
    today: dayIn(DEFAULT_TIME_ZONE, now),
  })
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.crisis_meta_title()),
    description: m.crisis_meta_description(),
    canonical: addresses.crisis,
  })
}

/** The first numbers are shown whatever the content service answers; a number's first link on the page is its row. */
export default function CrisisPage({ loaderData: { lines, today } }: Route.ComponentProps) {
  const { settings } = useRoot()
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.crisis_title() }]} />
      <div className="crisis">
        <h1>{m.crisis_title()}</h1>
        <p className="lead">{m.crisis_lead()}</p>
        <StandingCalls lines={lines.filter(({ is_standing }) => is_standing)} today={today} />
        <SituationLinks />
        <MoreLines lines={lines.filter(({ is_standing }) => !is_standing)} today={today} />
        <div className="fits__all">
          <Situations lines={lines} />
          <section className="fit" aria-labelledby="plan-h">
            <h2 id="plan-h">{m.crisis_plan_title()}</h2>
            <div className="fit__text">
              <p>{m.crisis_plan_text()}</p>
              <p>
                <MoreLink href={addresses.safetyPlan}>{m.crisis_plan_link()}</MoreLink>
              </p>
            </div>
          </section>
        </div>
        <p className="note">{m.crisis_watch({ brand: settings?.brandName ?? m.shell_brand() })}</p>
      </div>
    </div>
  )
}
