import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { siteContext } from '@pulli/web/site-context.ts'
import { addresses } from '#addresses.ts'
import { partialPage } from '#content/partial-page.ts'
import type { LoaderContext } from '#content/read-content.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/team-page'
import { Choose } from './choose.tsx'
import { DepartmentCarousel } from './department-carousel.tsx'
import { peopleData } from './people-data.ts'
import { readTeam } from './read-team.ts'
import { isFiltered, isLookedFor, teamChoices, teamFilter } from './team-filter.ts'
import { TeamFilterForm } from './team-filter-form.tsx'
import './team-page.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const [team, openings] = await Promise.all([readTeam(context), readOpenings(context)])
  const filter = teamFilter(request.url)
  const everybody = team?.flatMap(({ members }) => members) ?? []
  const shown = team?.map(({ department, members }) => ({
    department,
    members: members.filter((member) => isLookedFor(member, filter)),
  }))
  const isNobody = shown?.every(({ members }) => members.length === 0) ?? true
  // Anyone can make up a language: a page without people is not worth keeping.
  if (isFiltered(filter) && isNobody) context.set(partialPage, true)
  return serverOnly({
    team: shown,
    filter,
    choices: teamChoices(everybody),
    isEmpty: everybody.length === 0,
    isNobody,
    openings,
  })
}

/** When people are free next. Without an answer the page omits it, and is not cached. */
async function readOpenings(context: LoaderContext) {
  const { nextOpenings, log } = context.get(siteContext)
  try {
    return await nextOpenings()
  } catch (error) {
    log({ message: 'next openings left out', error: String(error) })
    context.set(partialPage, true)
    return {}
  }
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
export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { team, filter, choices, isEmpty, isNobody, openings } = loaderData
  const isSearch = isFiltered(filter)
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.nav_team() }]} />
      <header className="team__head">
        <p className="tag">{m.team_tag()}</p>
        <h1>{m.team_title()}</h1>
        <p className="lead">{m.team_lead()}</p>
      </header>
      {!isEmpty && <TeamFilterForm filter={filter} choices={choices} />}
      {!isNobody &&
        team
          // Of a search a department without people is left out.
          ?.filter(({ members }) => !isSearch || members.length > 0)
          .map((group) => <DepartmentCarousel key={group.department} {...group} openings={openings} />)}
      {team && isEmpty && <EmptyState headingLevel={2} title={m.team_nobody()} text={m.team_nobody_text()} />}
      {!isEmpty && isNobody && (
        <EmptyState headingLevel={2} title={m.team_not_found()} text={m.team_not_found_text()} />
      )}
      {!team && <EmptyState headingLevel={2} title={m.team_unread()} text={m.team_unread_text()} />}
      <Choose />
    </div>
  )
}
