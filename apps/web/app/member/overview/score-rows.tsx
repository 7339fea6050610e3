import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { addresses } from '#addresses.ts'
import type { ScoreKey, Scores } from './scores.ts'

const ROWS = [
  {
    key: 'depression',
    name: m.overview_depression,
    href: addresses.memberDepression,
    what: m.overview_start_depression,
  },
  { key: 'anxiety', name: m.overview_anxiety, href: addresses.memberAnxiety, what: m.overview_start_anxiety },
  { key: 'stress', name: m.overview_stress, href: addresses.memberStress, what: m.overview_start_stress },
] as const satisfies readonly { key: ScoreKey; name: () => string; href: string; what: () => string }[]

/** DAS-01, DAS-02: three rows, each with its latest score and the way to the questions. */
export function ScoreRows({ scores, isWaiting = false }: { scores: Scores; isWaiting?: boolean }) {
  return (
    <section id="assessments" aria-labelledby="assessments-h" aria-busy={isWaiting}>
      <h2 className="h-small" id="assessments-h">
        {m.overview_assessments()}
      </h2>
      <ul className="scores">
        {ROWS.map(({ key, name, href, what }) => {
          const latest = scores[key]?.[0]
          return (
            <li className="score" key={key}>
              <h3 className="score__n">{name()}</h3>
              <p className="score__v">
                <b className="tnum display">{latest?.totalScore ?? m.overview_none()}</b>
                {latest && (
                  <span className="note tnum">{m.overview_of({ maximum: latest.assessmentMaxScore })}</span>
                )}
              </p>
              <p className="score__l">{latest?.level ?? m.overview_none_text()}</p>
              <p className="score__a">
                <ButtonLink kind="line" href={href}>
                  {m.overview_start()}
                  <span className="sr"> {what()}</span>
                </ButtonLink>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
