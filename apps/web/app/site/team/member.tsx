import type { TeamMember } from '@pulli/contracts/team.ts'
import { m } from '@pulli/messages/messages.js'
import { Cover } from '@pulli/ui/cover/cover.tsx'
import type { Tone } from '@pulli/ui/cover/cover-tones.ts'
import { IconLink } from '@pulli/ui/icon-button/icon-button.tsx'
import { coverImage } from '#content/cover-image.ts'
import { imageSources } from '#content/image-sources.ts'

const SIZES = '(min-width: 60rem) 36vw, (min-width: 48.0625rem) 45vw, 92vw'

/** TEAM-02 */
const LINKS = [
  { key: 'facebook', label: m.team_facebook },
  { key: 'instagram', label: m.team_instagram },
  { key: 'twitter', label: m.team_twitter },
  { key: 'whatsapp', label: m.team_whatsapp },
] as const

/** One person, as a card of the carousel (CNT-20). */
export function Member({ member, tone }: { member: TeamMember; tone: Tone | undefined }) {
  const { documentId, name, specialization, description, thumbnail, isSample } = member
  const image = coverImage(thumbnail && imageSources(thumbnail, SIZES))
  return (
    <article className="member">
      <Cover seed={documentId} shape="square" tone={tone} image={image} />
      <h3 className="member__n">{name}</h3>
      <p className="note">{specialization}</p>
      {isSample && <p className="member__s">{m.team_sample()}</p>}
      <div className="member__t">
        {description.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Facts member={member} />
      <Scope member={member} />
      <Links member={member} />
    </article>
  )
}

function Facts({ member: { registrationNumber, languages } }: { member: TeamMember }) {
  if (!registrationNumber && !languages) return null
  return (
    <dl className="member__f">
      {languages && (
        <div>
          <dt>{m.team_languages()}</dt>
          <dd>{languages}</dd>
        </div>
      )}
      {registrationNumber && (
        <div>
          <dt>{m.team_registration()}</dt>
          <dd>{registrationNumber}</dd>
        </div>
      )}
    </dl>
  )
}

function Scope({ member: { name, may, mayNot } }: { member: TeamMember }) {
  if (!may && !mayNot) return null
  return (
    <details className="member__m">
      <summary>{m.team_scope({ name })}</summary>
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
    </details>
  )
}

function Links({ member }: { member: TeamMember }) {
  const shown = LINKS.filter(({ key }) => member[key])
  if (shown.length === 0) return null
  return (
    <ul className="member__l">
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
