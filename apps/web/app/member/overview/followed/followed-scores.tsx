import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { useTimeZone } from '#member/day/use-time-zone.ts'
import { useShell } from '#member/shell/use-shell.ts'
import type { Scores } from '../scores.ts'
import { FollowedRow } from './followed-row.tsx'
import './followed-scores.css'

const ROWS = [
  { key: 'phq9', name: m.overview_phq9, href: addresses.memberPhq9, what: m.followed_take_phq9 },
  { key: 'gad7', name: m.overview_gad7, href: addresses.memberGad7, what: m.followed_take_gad7 },
] as const

/** The questionnaires that members can follow themselves with over time. */
export type FollowedKey = (typeof ROWS)[number]['key']

/** D53: PHQ-9 and GAD-7, below the three specified ones. */
export function FollowedScores({ scores }: { scores: Scores }) {
  const { scales } = useShell()
  const timeZone = useTimeZone()
  const now = new Date()
  return (
    <section className="followed" aria-labelledby="followed-h">
      <h2 className="h-small" id="followed-h">
        {m.followed_title()}
      </h2>
      <p className="note">{m.followed_text()}</p>
      <ul className="scores">
        {ROWS.map(({ key, name, href, what }) => (
          <FollowedRow
            key={key}
            id={key}
            name={name()}
            take={{ href, what: what() }}
            results={scores[key] ?? []}
            scale={scales[key]}
            now={now}
            timeZone={timeZone}
          />
        ))}
      </ul>
    </section>
  )
}
