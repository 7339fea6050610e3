import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import { lookAgainAt } from '@pulli/domain/assessment/look-again.ts'
import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { Suspense } from 'react'
import { dayWords } from '#member/day/day-words.ts'
import { lazySection, Nothing } from '#member/shell/lazy-section.tsx'
import type { Scale } from './scale.ts'

// Drawn after the scores (P2), in a space reserved for it.
const Trend = lazySection(() => import('./trend.tsx'), Nothing)
const PLACE = <svg className="trend" viewBox="0 0 220 72" aria-hidden="true" focusable="false" />
// Shown after the scores too.
const AllResults = lazySection(() => import('./all-results.tsx'))

interface ScoreRowProps {
  name: string
  /** Address of the questions, and their name for screen readers. */
  start: { href: string; what: string }
  /** Newest first; null if there are none. */
  results: KeptAssessment[] | null
  scale: Scale
  /** While the results are loading. */
  isWaiting: boolean
  now: Date
  timeZone: string | undefined
}

/** DAS-01, DAS-02: a score with its range, its chart, when to repeat it, and the link to the questions. */
export function ScoreRow({ name, start, results, scale, isWaiting, now, timeZone }: ScoreRowProps) {
  const [latest, before] = results ?? []
  const day = (at: Date) => dayWords(at, now, timeZone)
  return (
    <li className="score">
      <h3 className="score__name">{name}</h3>
      <p className="score__value">
        <b className="tnum display">{latest?.totalScore ?? m.overview_none()}</b>
        {latest && <span className="note tnum">{m.overview_of({ maximum: latest.assessmentMaxScore })}</span>}
      </p>
      <p className="score__text">
        {latest?.safety.hasAnswer ? (
          // D52, D54: neither the range nor a change nor a date may appear beside an answer that asks for help.
          m.overview_help_row()
        ) : (
          <>
            {latest?.level ?? m.overview_none_text()}
            {latest && before && (
              <span className="note">{changeWords(before, latest, day(new Date(before.takenAt)))}</span>
            )}
            {latest && <span className="note">{whenAgain(latest, scale, now, day)}</span>}
          </>
        )}
      </p>
      <div className="score__chart">
        {isWaiting ? (
          PLACE
        ) : (
          <Suspense fallback={PLACE}>
            <Trend results={results ?? []} bands={scale.bands} />
          </Suspense>
        )}
      </div>
      <p className="score__action">
        <ButtonLink kind="line" href={start.href}>
          {m.overview_start()}
          <span className="sr"> {start.what}</span>
        </ButtonLink>
      </p>
      {results && (
        <Suspense fallback={<div className="score__all" />}>
          <AllResults
            name={name}
            results={results}
            cutoffSource={scale.cutoffSource}
            now={now}
            timeZone={timeZone}
          />
        </Suspense>
      )}
    </li>
  )
}

/** D54: by how many points, and not for better or worse. */
export function changeWords(before: KeptAssessment, latest: KeptAssessment, day: string) {
  const points = latest.totalScore - before.totalScore
  if (points === 0) return m.overview_same({ day })
  if (points === -1) return m.overview_lower_one({ day })
  if (points === 1) return m.overview_higher_one({ day })
  return points < 0 ? m.overview_lower({ day, points: -points }) : m.overview_higher({ day, points })
}

/** From when on the same questions say something new. */
export function whenAgain(
  { takenAt }: KeptAssessment,
  { repeatDays: days }: Scale,
  now: Date,
  day: (at: Date) => string,
) {
  const at = lookAgainAt({ days }, new Date(takenAt))
  return at > now ? m.overview_again_from({ day: day(at) }) : m.overview_again_now()
}
