import type { SummaryContent } from '@pulli/contracts/sent-summary.ts'
import type { Summary, SummaryResult } from '@pulli/domain/summary/summarise.ts'
import { m } from '@pulli/messages/messages.js'
import { Sheet } from '#member/summary/sheet.tsx'
import '#member/summary/summary-page.css'

/** The page of a summary, as it is looked at, sent and opened: the same for its member and their counsellor. */
export function SentSheet({ content }: { content: SummaryContent }) {
  const { name, from, to, made_on, time_zone, assessments } = content
  return (
    <Sheet
      summary={summaryOf(content)}
      scaleOf={(assessment) => {
        const scale = assessments.find(({ assessment_name }) => assessment_name === assessment)?.scale
        if (scale === undefined) return undefined
        const { bands, notice, cutoff_source, reliable_change } = scale
        return { bands, licence: notice, cutoffSource: cutoff_source, reliableChange: reliable_change }
      }}
      name={name ?? undefined}
      period={{ from, to }}
      made={{ on: made_on, at: m.shell_brand() }}
      timeZone={time_zone}
      hasNotes={content.shows_notes}
      hasChanges={assessments.some(({ shows_change }) => shows_change)}
    />
  )
}

/** Returns what is sent as the rules of the domain take it. */
export function summaryOf({ assessments, moods, days }: SummaryContent): Summary {
  return {
    assessments: assessments.map(({ assessment_name: assessmentName, ...one }) => {
      const results: SummaryResult[] = one.results.map(({ taken_at, ...result }) => ({
        assessmentName,
        total: result.total,
        maximum: result.maximum,
        level: result.level,
        safety: result.safety,
        hasSafetyAnswer: result.has_safety_answer,
        safetyAnswers: result.safety_answers,
        functionalAnswer: result.functional_answer,
        takenAt: new Date(taken_at),
      }))
      const [first, last] = [results[0], results.at(-1)]
      const hasChange = one.shows_change && first !== undefined && last !== undefined
      return {
        assessmentName,
        results,
        ...(hasChange && { change: { first, last, points: last.total - first.total } }),
      }
    }),
    ...(moods && { moods: { days: moods.days, ofDays: moods.of_days, months: moods.months } }),
    ...(days && {
      days: days.map(({ day, mood_type, note }) => ({
        day,
        moodType: mood_type,
        ...(note !== null && { note }),
      })),
    }),
  }
}
