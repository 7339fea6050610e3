import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/team-page'
import { Choose } from './choose.tsx'
import { DepartmentCarousel } from './department-carousel.tsx'
import { peopleData } from './people-data.ts'
import { readTeam } from './read-team.ts'
import './team-page.css'

export async function loader({ context }: Route.LoaderArgs) {
  return serverOnly({ team: await readTeam(context) })
}

export function meta(args: Route.MetaArgs) {
  const people = peopleData(args.loaderData?.team ?? [])
  return [
    ...describePage(args, {
      title: pageTitle(m.team_meta_title()),
      description: m.team_meta_description(),
      canonical: addresses.team,
    }),
    ...people.map((person) => ({ 'script:ld+json': person })),
  ]
}

/** TEAM-01 */
export default function TeamPage({ loaderData: { team } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.nav_team() }]} />
      <header className="team__h">
        <p className="tag">{m.team_tag()}</p>
        <h1>{m.team_title()}</h1>
        <p className="lead">{m.team_lead()}</p>
      </header>
      {team?.some(({ members }) => members.length > 0) &&
        team.map((group) => <DepartmentCarousel key={group.department} {...group} />)}
      {team?.every(({ members }) => members.length === 0) && (
        <EmptyState headingLevel={2} title={m.team_nobody()} text={m.team_nobody_text()} />
      )}
      {!team && <EmptyState headingLevel={2} title={m.team_unread()} text={m.team_unread_text()} />}
      <Choose />
    </div>
  )
}
