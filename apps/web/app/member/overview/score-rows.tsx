import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { useTimeZone } from '#member/day/use-time-zone.ts'
import type { Scale } from './scale.ts'
import { ScoreRow } from './score-row.tsx'
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

interface ScoreRowsProps {
  scores: Scores
  scales: Record<ScoreKey, Scale>
  isWaiting?: boolean
}

/** The three assessments as rows. */
export function ScoreRows({ scores, scales, isWaiting = false }: ScoreRowsProps) {
  const timeZone = useTimeZone()
  const now = new Date()
  return (
    <section id="assessments" aria-labelledby="assessments-h" aria-busy={isWaiting}>
      <h2 className="h-small" id="assessments-h">
        {m.overview_assessments()}
      </h2>
      <ul className="scores">
        {ROWS.map(({ key, name, href, what }) => (
          <ScoreRow
            key={key}
            name={name()}
            start={{ href, what: what() }}
            results={scores[key]}
            scale={scales[key]}
            isWaiting={isWaiting}
            now={now}
            timeZone={timeZone}
          />
        ))}
      </ul>
      <p className="note">{m.overview_reading()}</p>
    </section>
  )
}
