import { createHash } from 'node:crypto'
import type { SummaryChoice, SummaryContent } from '@pulli/contracts/sent-summary.ts'
import { listAssessmentHistory } from '@pulli/data/assessment/assessments.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { listMoods } from '@pulli/data/mood/moods.ts'
import type { Db } from '@pulli/data/schema.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { type Summary, summarise } from '@pulli/domain/summary/summarise.ts'
import { choiceOf, MOST_SENT_DAYS } from '@pulli/domain/summary/summary-items.ts'
import { safetyAnswersOfMember } from '#assessment/safety-answers.ts'
import type { ApiConfig, ApiContext } from '#context.ts'

export type SummaryWanted = {
  member: SignedInMember
  appointmentId: string
  choice: SummaryChoice
  now: Date
}

/**
 * Makes the summary that a member chose, from their stored data: a counsellor reads what was stored then.
 *
 * @returns what it shows, and the mark by which exactly this is sent
 */
export async function makeSummary(
  { config }: Pick<ApiContext, 'config'>,
  db: Db,
  { member, appointmentId, choice, now }: SummaryWanted,
): Promise<{ content: SummaryContent; seen: string }> {
  const { memberId, dataKey, timeZone } = member
  const { from, to } = choice
  const items = new Set(choice.items)
  const kept = {
    results: await resultsOf(db, config, member),
    moods: await listMoods(db, dataKey, { memberId, from, to, most: MOST_SENT_DAYS }),
  }
  const summary = summarise(kept, choiceOf(items, choice), timeZone)
  const content: SummaryContent = {
    name: items.has('name') ? member.name : null,
    from,
    to,
    made_on: dayIn(timeZone, now),
    time_zone: timeZone,
    ...contentOf(summary, config),
    shows_notes: items.has('notes'),
  }
  const hash = createHash('sha256').update(JSON.stringify([appointmentId, content]))
  return { content, seen: hash.digest('base64url') }
}

async function resultsOf(db: Db, config: ApiConfig, member: SignedInMember) {
  const history = await listAssessmentHistory(db, member.memberId)
  const answersOf = await safetyAnswersOfMember({ config }, db, member)
  return history.map(({ functionalAnswer, ...result }) => ({
    ...result,
    safetyAnswers: answersOf(result),
    functionalAnswer:
      config.instruments[result.assessmentName].functionalQuestion?.options[functionalAnswer ?? -1] ?? null,
  }))
}

function contentOf({ assessments, moods, days }: Summary, { instruments }: ApiConfig) {
  return {
    assessments: assessments.map(({ assessmentName, results, change }) => {
      const { bands, licence, cutoffSource, reliableChange } = instruments[assessmentName]
      return {
        assessment_name: assessmentName,
        results: results.map(({ takenAt, total, maximum, level, safety, ...result }) => ({
          taken_at: takenAt.toISOString(),
          total,
          maximum,
          level,
          safety,
          has_safety_answer: result.hasSafetyAnswer,
          safety_answers: [...result.safetyAnswers],
          functional_answer: result.functionalAnswer,
        })),
        shows_change: change !== undefined,
        scale: {
          bands: bands.map(({ level, from }) => ({ level, from })),
          notice: licence,
          cutoff_source: cutoffSource,
          reliable_change: reliableChange && {
            points: reliableChange.points,
            source: reliableChange.source,
          },
        },
      }
    }),
    moods: moods ? { days: moods.days, of_days: moods.ofDays, months: moods.months } : null,
    days: days?.map(({ day, moodType, note }) => ({ day, mood_type: moodType, note: note ?? null })) ?? null,
  }
}
