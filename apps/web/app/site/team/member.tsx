import type { TeamMember } from '@pulli/contracts/team.ts'
import { DEFAULT_TIME_ZONE } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { Cover } from '@pulli/ui/cover/cover.tsx'
import type { Tone } from '@pulli/ui/cover/cover-tones.ts'
import { Disclosure } from '@pulli/ui/disclosure/disclosure.tsx'
import { IconLink } from '@pulli/ui/icon-button/icon-button.tsx'
import { coverImage } from '#content/cover-image.ts'
import { imageSources } from '#content/image-sources.ts'
import { askAddress } from './team-filter.ts'

const SIZES = '(min-width: 60rem) 36vw, (min-width: 48.0625rem) 45vw, 92vw'

/** TEAM-02 */
const LINKS = [
  { key: 'facebook', label: m.team_facebook },
  { key: 'instagram', label: m.team_instagram },
  { key: 'twitter', label: m.team_twitter },
  { key: 'whatsapp', label: m.team_whatsapp },
] as const

interface MemberProps {
  member: TeamMember
  tone: Tone | undefined
  /** When they are free next, where their hours are published. */
  opening: string | undefined
}

/** One person, as a card of the carousel (CNT-20). */
export function Member({ member, tone, opening }: MemberProps) {
  const { documentId, name, specialization, description, thumbnail, isSample } = member
  const image = coverImage(thumbnail && imageSources(thumbnail, SIZES))
  return (
    <article className="member">
      <Cover seed={documentId} shape="square" tone={tone} image={image} />
      <h3 className="member__name">{name}</h3>
      <p className="note">{specialization}</p>
      {isSample && <p className="member__sample">{m.team_sample()}</p>}
      <div className="member__text">
        {description.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Facts member={member} opening={opening} />
      <Scope member={member} />
      <p className="member__actions">
        <ButtonLink kind="line" href={askAddress(documentId)}>
          {m.team_ask({ name })}
        </ButtonLink>
      </p>
      <Links member={member} />
    </article>
  )
}

const AGE_WORDS = {
  Adults: m.team_sees_adults,
  'Children and teenagers': m.team_sees_children,
  'All ages': m.team_sees_all,
} as const

function Facts({ member, opening }: Pick<MemberProps, 'member' | 'opening'>) {
  const { topics, ages, languages, registrationNumber } = member
  const facts = [
    [m.team_topics(), topics],
    [m.team_sees(), ages && AGE_WORDS[ages]()],
    [m.team_languages(), languages],
    [m.team_registration(), registrationNumber],
    [m.team_opening(), opening && dayInWords(opening)],
  ].filter(([, value]) => value)
  if (facts.length === 0) return null
  return (
    <dl className="member__facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The day alone: a cached page must not promise an hour. */
function dayInWords(instant: string) {
  const day = { timeZone: DEFAULT_TIME_ZONE, weekday: 'long', day: 'numeric', month: 'long' } as const
  return new Date(instant).toLocaleDateString('en-IN', day)
}

function Scope({ member: { name, may, mayNot } }: { member: TeamMember }) {
  if (!may && !mayNot) return null
  return (
    <Disclosure className="member__more" title={m.team_scope({ name })}>
      <dl>
        {may && (
          <div>
            <dt>{m.team_may()}</dt>
            <dd>{may}</dd>
          </div>
        )}
        {mayNot && (
          <div>
            <dt>{m.team_may_not()}</dt>
            <dd>{mayNot}</dd>
          </div>
        )}
      </dl>
    </Disclosure>
  )
}

function Links({ member }: { member: TeamMember }) {
  const shown = LINKS.filter(({ key }) => member[key])
  if (shown.length === 0) return null
  return (
    <ul className="member__links">
      {shown.map(({ key, label }) => (
        <li key={key}>
          <IconLink
            icon={key}
            label={label({ name: member.name })}
            href={member[key] ?? ''}
            rel="noopener noreferrer"
          />
        </li>
      ))}
    </ul>
  )
}
