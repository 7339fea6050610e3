import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import { isRepeatAsked, MOST_REFUSALS, refusalsSince } from '@pulli/domain/assessment/ask-again.ts'
import { changeBetween } from '@pulli/domain/assessment/change-between.ts'
import { m } from '@pulli/messages/messages.js'
import { Button, ButtonLink } from '@pulli/ui/button/button.tsx'
import { type ReactNode, useState } from 'react'
import { dayWords } from '#member/day/day-words.ts'
import AllResults from '../all-results.tsx'
import type { Scale } from '../scale.ts'
import { changeWords, whenAgain } from '../score-row.tsx'
import Trend from '../trend.tsx'
import type { FollowedKey } from './followed-scores.tsx'
import { readRefusals, rememberRefusal } from './repeat-refusals.ts'

interface FollowedRowProps {
  id: FollowedKey
  name: string
  /** Address of the questions, and their name for screen readers. */
  take: { href: string; what: string }
  /** Newest first. */
  results: readonly KeptAssessment[]
  scale: Scale
  now: Date
  timeZone: string | undefined
}

/** A score with its range, what has changed, a chart with its band, and the way to the questions. */
export function FollowedRow({ id, name, take, results, scale, now, timeZone }: FollowedRowProps) {
  const [latest] = results
  // D52: beside an answer that asks for help nothing says that a change may be none.
  const reliable = latest?.safety.hasAnswer ? undefined : scale.reliableChange?.points
  return (
    <li className="score">
      <h3 className="score__name" id={`${id}-h`} tabIndex={-1}>
        {name}
      </h3>
      <p className="score__value">
        {latest && (
          <>
            <b className="tnum display">{latest.totalScore}</b>
            <span className="note tnum">{m.overview_of({ maximum: latest.assessmentMaxScore })}</span>
          </>
        )}
      </p>
      <div className="score__text">
        {latest ? (
          <LatestWords results={results} scale={scale} now={now} timeZone={timeZone} />
        ) : (
          m.overview_none_text()
        )}
      </div>
      <div className="score__chart">
        {results.length > 1 && (
          <>
            <Trend results={results} bands={scale.bands} reliable={reliable} />
            {reliable && <p className="note">{m.followed_band({ points: reliable })}</p>}
          </>
        )}
      </div>
      <p className="score__action">
        <ButtonLink kind="line" href={take.href}>
          {m.followed_take()}
          <span className="sr"> {take.what}</span>
        </ButtonLink>
      </p>
      {latest?.safety.level === 'none' && <Ask id={id} latest={latest} days={scale.repeatDays} now={now} />}
      {latest && (
        <AllResults
          name={name}
          results={results}
          cutoffSource={scale.cutoffSource}
          bandSource={scale.reliableChange?.source}
          now={now}
          timeZone={timeZone}
        />
      )}
    </li>
  )
}

type LatestWordsProps = Pick<FollowedRowProps, 'results' | 'scale' | 'now' | 'timeZone'>

/** The range, and what has changed since the result before: for better or worse only beyond the band (D54). */
function LatestWords({ results, scale, now, timeZone }: LatestWordsProps): ReactNode {
  const [latest, before] = results
  if (!latest) return null
  // D52, D54: neither the range nor a change nor a date may appear beside an answer that asks for help.
  if (latest.safety.hasAnswer) return m.overview_help_row()
  const day = (at: Date) => dayWords(at, now, timeZone)
  return (
    <>
      {latest.level}
      {before && <ChangeNotes latest={latest} before={before} scale={scale} day={day} />}
      {latest.functionalAnswer && (
        <span className="note">{m.followed_everyday({ answer: latest.functionalAnswer })}</span>
      )}
      <span className="note">{whenAgain(latest, scale, now, day)}</span>
    </>
  )
}

interface ChangeNotesProps {
  latest: KeptAssessment
  before: KeptAssessment
  scale: Scale
  day: (at: Date) => string
}

function ChangeNotes({ latest, before, scale, day }: ChangeNotesProps) {
  const since = day(new Date(before.takenAt))
  // A high total outranks a change: by how many points, and no more.
  const isHigh = latest.totalScore >= scale.callFrom
  const { direction } = changeBetween(before.totalScore, latest.totalScore, scale)
  const points = Math.abs(latest.totalScore - before.totalScore)
  if (direction && !isHigh) {
    const change = { points, day: since }
    return (
      <span className="note">
        {direction === 'better' ? m.followed_came_down(change) : m.followed_went_up(change)}
      </span>
    )
  }
  return (
    <>
      <span className="note">{changeWords(before, latest, since)}</span>
      {!isHigh && <span className="note">{m.followed_inside()}</span>}
    </>
  )
}

type AskProps = { id: FollowedKey; latest: KeptAssessment; days: number; now: Date }

/** Asks whether to answer again, when that can say something new. A refusal says what becomes of it. */
function Ask({ id, latest, days, now }: AskProps) {
  const [refusals, setRefusals] = useState(() => readRefusals(id))
  const [isRefused, setIsRefused] = useState(false)
  const takenAt = new Date(latest.takenAt)
  const isAsked = isRepeatAsked({ takenAt, refusals, repeatAfter: { days } }, now)

  function refuse() {
    const at = new Date()
    rememberRefusal(id, at)
    setRefusals((before) => [...before, at])
    setIsRefused(true)
    // The button goes: the focus goes to the row's heading.
    document.getElementById(`${id}-h`)?.focus()
  }

  const isLast = refusalsSince(takenAt, refusals).length >= MOST_REFUSALS
  return (
    <div className="followed__ask" role="status">
      {isAsked && (
        <>
          <span>{m.followed_ask({ days })}</span>{' '}
          <Button kind="quiet" size="s" onClick={refuse}>
            {m.followed_not_now()}
          </Button>
        </>
      )}
      {isRefused && (isLast ? m.followed_refused_twice() : m.followed_refused_once({ days }))}
    </div>
  )
}
