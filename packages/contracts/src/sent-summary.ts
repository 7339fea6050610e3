import { ASSESSMENT_NAMES, SAFETY } from '@pulli/domain/assessment/instrument.ts'
import { CONSENT_PURPOSES } from '@pulli/domain/consent/consent-purposes.ts'
import { MOOD_TYPES } from '@pulli/domain/mood/mood-types.ts'
import { daysOf, MOST_SENT_DAYS, purposesOf, SUMMARY_ITEMS } from '@pulli/domain/summary/summary-items.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { SafetyAnswer } from './assessment.ts'
import { Day } from './day.ts'

const chosen = {
  from: Day.meta({ description: 'The first day.' }),
  to: Day.meta({ description: `The last day, included: ${MOST_SENT_DAYS} days at most.` }),
  items: z
    .array(z.enum(SUMMARY_ITEMS, { error: () => m.summary_field_items() }), {
      error: () => m.summary_field_items(),
    })
    .max(SUMMARY_ITEMS.length, { error: () => m.summary_field_items() })
    .meta({
      description:
        'What to include. `changes` adds how scores changed; `days` each day; `notes` the notes, and without `days` ' +
        'only the days that have one. `name` and `changes` alone show nothing.',
    }),
}

const isWholePeriod = ({ from, to }: { from: string; to: string }) => from <= to
const isShortPeriod = (period: { from: string; to: string }) => daysOf(period) <= MOST_SENT_DAYS
const showsSomething = ({ items }: { items: readonly (typeof SUMMARY_ITEMS)[number][] }) =>
  purposesOf(new Set(items)).length > 0

/** The body of `POST …/summary/preview`: which of their own data a member wants to show. */
export const SummaryChoice = z
  .strictObject(chosen)
  .refine(isWholePeriod, { path: ['to'], error: () => m.summary_to_early() })
  .refine(isShortPeriod, { path: ['from'], error: () => m.summary_field_long({ days: MOST_SENT_DAYS }) })
  .refine(showsSomething, { path: ['items'], error: () => m.summary_field_items() })
export type SummaryChoice = z.infer<typeof SummaryChoice>

/** The body of `PUT …/summary`. */
export const SummaryToSend = z
  .strictObject({
    ...chosen,
    seen: z
      .string({ error: () => m.summary_field_seen() })
      .max(100, { error: () => m.summary_field_seen() })
      .meta({ description: 'As the preview answered it: exactly what was looked at is sent, or nothing.' }),
  })
  .refine(isWholePeriod, { path: ['to'], error: () => m.summary_to_early() })
  .refine(isShortPeriod, { path: ['from'], error: () => m.summary_field_long({ days: MOST_SENT_DAYS }) })
  .refine(showsSomething, { path: ['items'], error: () => m.summary_field_items() })
export type SummaryToSend = z.infer<typeof SummaryToSend>

const points = z.int().min(0)

/** What a summary shows: a copy, in which later answers, moods and changes do not appear. */
export const SummaryContent = z.strictObject({
  name: z.string().nullable().meta({ description: 'Null where it was not chosen.' }),
  from: z.iso.date(),
  to: z.iso.date(),
  made_on: z.iso.date(),
  time_zone: z.string().meta({ description: 'In which its days are counted.' }),
  assessments: z.array(
    z.strictObject({
      assessment_name: z.enum(ASSESSMENT_NAMES),
      results: z
        .array(
          z.strictObject({
            taken_at: z.iso.datetime(),
            total: points,
            maximum: points,
            level: z.string(),
            safety: z.enum(SAFETY),
            has_safety_answer: z.boolean().meta({
              description: 'An answer asks for help, not only the total: it matters more than the score.',
            }),
            safety_answers: z.array(SafetyAnswer).meta({
              description: 'Those answers in words; none where an earlier version of the pack scored them.',
            }),
            functional_answer: z.string().nullable(),
          }),
        )
        .meta({ description: 'The oldest first.' }),
      shows_change: z.boolean(),
      scale: z
        .strictObject({
          bands: z.array(z.strictObject({ level: z.string(), from: points })),
          notice: z.string(),
          cutoff_source: z.string(),
          reliable_change: z.strictObject({ points: z.int(), source: z.string() }).nullable(),
        })
        .meta({ description: 'What belongs beside the scores, as it was then.' }),
    }),
  ),
  moods: z
    .strictObject({
      days: z.int().meta({ description: 'How many days of the period have a mood.' }),
      of_days: z.int(),
      months: z.array(
        z.strictObject({
          month: z.string().meta({ description: '`YYYY-MM`' }),
          days: z.int(),
          counts: z.strictObject({
            AWFUL: z.int(),
            BAD: z.int(),
            OKAY: z.int(),
            GOOD: z.int(),
            GREAT: z.int(),
          }),
        }),
      ),
    })
    .nullable(),
  days: z
    .array(
      z.strictObject({
        day: z.iso.date(),
        mood_type: z.enum(MOOD_TYPES),
        note: z.string().nullable(),
      }),
    )
    .nullable()
    .meta({ description: 'The oldest first.' }),
  shows_notes: z.boolean(),
})
export type SummaryContent = z.infer<typeof SummaryContent>

const Recipient = z.strictObject({
  appointment: z.uuid(),
  starts_at: z.iso.datetime(),
  counsellor: z.string().meta({ description: 'The only person who can open it.' }),
  kept_until: z.iso
    .datetime()
    .meta({ description: 'From then on nobody can open it; it is deleted in the night after.' }),
})

/** What a summary would show, to whom and for how long. Nothing is sent. */
export const SummaryPreview = Recipient.extend({
  content: SummaryContent,
  seen: z.string().meta({ description: 'Sent back with `PUT …/summary`.' }),
})
export type SummaryPreview = z.infer<typeof SummaryPreview>

/** A summary that a member sent to an appointment. */
export const SentSummary = Recipient.extend({
  sent_at: z.iso.datetime(),
  purposes: z
    .array(z.enum(CONSENT_PURPOSES))
    .meta({ description: 'Taking back one of these consents, or erasing what was kept, deletes it.' }),
  opened_at: z.array(z.iso.datetime()).meta({
    description: 'When it was opened, the last first; before `sent_at`: the one that it replaced.',
  }),
  ended_at: z.iso
    .datetime()
    .nullable()
    .meta({
      description:
        'Since when the appointment has another counsellor: what was in it is deleted, and the new counsellor did not ' +
        'get it. Null: it can be opened.',
    }),
})
export type SentSummary = z.infer<typeof SentSummary>

/** The same, with what it shows. */
export const SentSummaryWhole = SentSummary.extend({
  content: SummaryContent.nullable().meta({ description: 'Null where it has ended.' }),
})
export type SentSummaryWhole = z.infer<typeof SentSummaryWhole>

/** What a counsellor opens. That they did is recorded, and shown to the member. */
export const OpenedSummary = z.strictObject({ sent_at: z.iso.datetime(), content: SummaryContent })
export type OpenedSummary = z.infer<typeof OpenedSummary>
