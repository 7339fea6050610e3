import type { Department } from '@pulli/contracts/team.ts'
import { m } from '@pulli/messages/messages.js'
import { Carousel } from '@pulli/ui/carousel/carousel.tsx'
import { coverTones } from '@pulli/ui/cover/cover-tones.ts'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { Member } from './member.tsx'
import type { DepartmentMembers } from './read-team.ts'

const DEPARTMENTS = {
  Psychiatry: { id: 'psychiatry', title: m.team_psychiatry, text: m.team_psychiatry_text },
  'Clinical Psychology': { id: 'psychology', title: m.team_psychology, text: m.team_psychology_text },
  'Expressive Arts Therapy': { id: 'arts', title: m.team_arts, text: m.team_arts_text },
} as const satisfies Record<Department, unknown>

/** One department in its carousel (TEAM-01, TEAM-03, LIM-16). */
export function DepartmentCarousel({
  department,
  members,
  openings,
}: DepartmentMembers & { openings: Readonly<Record<string, string>> }) {
  const { id, title, text } = DEPARTMENTS[department]
  const tones = coverTones(members.map(({ documentId }) => documentId))
  const head = (
    <div className="team__department">
      <h2 id={id}>{title()}</h2>
      <p className="quiet">{text()}</p>
    </div>
  )
  if (members.length === 0) {
    return (
      <section className="team__none" aria-labelledby={id}>
        {head}
        <EmptyState title={m.team_none()} text={m.team_none_text()} />
      </section>
    )
  }
  const cards = String(members.length)
  return (
    <Carousel
      labelledBy={id}
      head={head}
      inView="two"
      words={{
        previous: m.team_previous({ department: title() }),
        next: m.team_next({ department: title() }),
        count: (card) => m.team_count({ card: String(card), cards }),
      }}
      cards={members.map((member, index) => ({
        id: member.documentId,
        content: <Member member={member} tone={tones[index]} opening={openings[member.documentId]} />,
      }))}
    />
  )
}
