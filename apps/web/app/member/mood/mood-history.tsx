import { addDays } from '@pulli/domain/day/add-days.ts'
import { brighterNotes } from '@pulli/domain/mood/brighter-notes.ts'
import { countMoods } from '@pulli/domain/mood/count-moods.ts'
import type { MoodEntry } from '@pulli/domain/mood/mood-entry.ts'
import { MOOD_TYPES } from '@pulli/domain/mood/mood-types.ts'
import { weekdayPatterns } from '@pulli/domain/mood/weekday-pattern.ts'
import { m } from '@pulli/messages/messages.js'
import { memo, type ReactNode, useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'
import { dayInShort } from '#member/day/date-words.ts'
import { MONTH_ID } from './calendar-head.tsx'
import { isMonthLoaded, monthOf } from './month.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { SmallMood } from './mood-symbols.tsx'
import { NotLoadedDays } from './not-loaded-days.tsx'
import { type Days, entriesOf, type KnownDays } from './use-mood-days.ts'
import { YearView } from './year-view.tsx'

interface MoodHistoryProps {
  known: KnownDays
  onOpen: (day: string) => void
  /** The check-in of today. */
  children: ReactNode
}

/** D36: how many days back an empty day can be filled in. */
const WEEK = 6

/** Today and the month, followed by the summary and the year. */
export function MoodHistory({ known, onOpen, children }: MoodHistoryProps) {
  const { days, today, isLoaded, unknownTo, older, reach } = known
  const { revalidate, state } = useRevalidator()
  const [month, setMonth] = useState(monthOf(today))
  const earliest = [...days.keys()].reduce((least, day) => (day < least ? day : least), addDays(today, -WEEK))
  const from = unknownTo === null ? earliest : '0001-01-01'
  const hasFailed = older === 'failed'

  const onMonth = useCallback(
    (chosen: string) => {
      reach(`${chosen}-01`)
      setMonth(chosen)
    },
    [reach],
  )
  const onYearMonth = useCallback(
    (chosen: string) => {
      onMonth(chosen)
      document.getElementById(MONTH_ID)?.focus()
    },
    [onMonth],
  )

  return (
    <>
      {!isLoaded && (
        <NotLoadedDays
          text={m.mood_load_failed()}
          isBusy={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      )}
      {hasFailed && !isMonthLoaded(month, unknownTo) && (
        <NotLoadedDays text={m.mood_older_failed()} isBusy={false} onRetry={() => reach(`${month}-01`)} />
      )}
      <div className="moodpage" aria-busy={older === 'loading'}>
        <div>{children}</div>
        {/* Days that could not be loaded are not shown as empty. */}
        {isLoaded && <MonthCalendar {...{ days, month, today, from, unknownTo, onMonth, onOpen }} />}
      </div>
      {isLoaded && <MoodSummary days={days} today={today} />}
      {isLoaded && days.size > 0 && monthOf(earliest) < monthOf(today) && (
        <YearView {...{ days, today, from, unknownTo, hasFailed }} onReach={reach} onMonth={onYearMonth} />
      )}
    </>
  )
}

const DAYS_BACK = 30
const ID = 'mood-back-h'

/** Counts of the last 30 days and the member's own notes. No causes, no findings. */
const MoodSummary = memo(function MoodSummary({ days, today }: { days: Days; today: string }) {
  const entries = entriesOf(days)
  const { of, total } = countMoods(entries, { from: addDays(today, 1 - DAYS_BACK), to: today })
  const notes = brighterNotes(entries, today)
  return (
    <section className="backsec" aria-labelledby={ID}>
      <h2 id={ID}>{m.mood_back_title()}</h2>
      <p className="back__total">{entries.length === 0 ? m.mood_back_begin() : totalInWords(total)}</p>
      {total > 0 && (
        <ul className="back__list">
          {MOOD_TYPES.map((type) => (
            <li key={type}>
              <SmallMood type={type} />
              <b>{type}</b> <span className="note tnum">{daysInWords(of[type])}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="back">
        <WeekdayWords entries={entries} today={today} />
        {notes.length > 0 && (
          <div>
            <h3>{m.mood_back_notes_title()}</h3>
            <ul className="back__questions">
              {notes.map(({ day, note, moodType }) => (
                <li key={day}>
                  <p>{note}</p>
                  <p className="note">
                    {dayInShort(day)}, {moodType}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
})

function totalInWords(count: number): string {
  if (count === 0) return m.mood_back_lead_none()
  return count === 1 ? m.mood_back_lead_one() : m.mood_back_lead({ count })
}

function daysInWords(count: number): string {
  if (count === 0) return m.mood_back_days_none()
  return count === 1 ? m.mood_back_days_one() : m.mood_back_days({ count })
}

const NAMES = [
  m.mood_mondays,
  m.mood_tuesdays,
  m.mood_wednesdays,
  m.mood_thursdays,
  m.mood_fridays,
  m.mood_saturdays,
  m.mood_sundays,
] as const

const inList = new Intl.ListFormat('en-IN')

/** Weekdays that differ from the others, if there is enough data; otherwise nothing. */
function WeekdayWords({ entries, today }: { entries: readonly MoodEntry[]; today: string }) {
  const patterns = weekdayPatterns(entries, today)
  if (patterns.length === 0) return null
  const named = (wanted: 'higher' | 'lower') =>
    patterns.filter(({ direction }) => direction === wanted).map(({ weekday }) => NAMES[weekday]?.() ?? '')
  const higher = named('higher')
  const lower = named('lower')
  return (
    <div className="back__weekdays">
      <h3>{m.mood_back_week_title()}</h3>
      {higher.length > 0 && <p>{m.mood_back_higher({ days: inList.format(higher) })}</p>}
      {lower.length > 0 && <p>{m.mood_back_lower({ days: inList.format(lower) })}</p>}
      <p className="note">{m.mood_back_week_care()}</p>
    </div>
  )
}
