import { CONSULTATION_SECTIONS } from '@pulli/domain/consultation/consultation-sections.ts'
import { CALL_LANGUAGES } from '@pulli/domain/consultation/safe-contact.ts'
import { FIGURE_PERIODS } from '@pulli/domain/figures/figure-periods.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'

const PERIOD_TEXTS = FIGURE_PERIODS.map(String) as `${(typeof FIGURE_PERIODS)[number]}`[]

/** The query of `GET /figures`. */
export const FiguresQuery = z.strictObject({
  days: z
    .enum(PERIOD_TEXTS, { error: () => m.field_period_unknown() })
    .optional()
    .meta({ description: 'How many days, today with them. Without it: 30.' }),
})

const Count = z
  .int()
  .nullable()
  .meta({ description: 'In steps of 5: of 5 to 9 is said 5. Null: fewer than 5 people are behind it.' })

const Share = z
  .strictObject({
    kind: z.enum(['none', 'hidden', 'few', 'nearly-all', 'percent']).meta({
      description:
        '`none`: nothing happened. `hidden`: fewer than 5 people are behind it. `few`, `nearly-all`: fewer than 5 ' +
        'people are on one side.',
    }),
    percent: z.int().min(0).max(100).nullable(),
  })
  .meta({ description: 'How often something came out one way.' })
export type FigureShare = z.infer<typeof Share>

const minutes = z.int().nullable()
const Wait = z
  .strictObject({
    median_minutes: minutes.meta({ description: 'Half waited no longer. Null: fewer than 5 people.' }),
    slow_tenth_minutes: minutes.meta({
      description: 'Nine of ten waited no longer. Null: fewer than 50 people.',
    }),
    has_any: z.boolean().meta({ description: 'Someone got there.' }),
  })
  .meta({ description: 'Rounded. Time by the clock, with nights and days on which the office is closed.' })
export type FigureWait = z.infer<typeof Wait>

/** The figures of a period. Nothing in them is about fewer than five people. */
export const DeskFigures = z.strictObject({
  days: z.literal(FIGURE_PERIODS),
  first_day: z.iso.date(),
  last_day: z.iso.date().meta({ description: 'Today, in the zone of the office.' }),
  time_zone: z.string(),
  has_samples: z.boolean().meta({ description: 'Requests of a trial that nobody sent are counted too.' }),
  requests: Count,
  reached: Wait.meta({ description: 'From the request until someone first talked to them.' }),
  booked: Wait.meta({ description: 'From the request until a time was booked first.' }),
  promises_kept: Share.meta({ description: 'Of the promises to call that were due.' }),
  first_try: Share.meta({ description: 'Of those who were called: reached by the first call.' }),
  appointments: z
    .strictObject({ booked: Count, happened: Count, missed: Count, cancelled: Count, unmarked: Count })
    .meta({ description: 'Whose time came in the period. `unmarked`: nobody has said what became of it.' }),
  sections: z.array(z.strictObject({ section: z.enum(CONSULTATION_SECTIONS), count: Count })),
  languages: z.array(
    z.strictObject({
      language: z.enum(CALL_LANGUAGES),
      count: Count,
    }),
  ),
})
export type DeskFigures = z.infer<typeof DeskFigures>
