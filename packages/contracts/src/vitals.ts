import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'

/** The web vitals of a page, in milliseconds, except CLS (a share of the screen). */
const VITAL_NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

/** The rating, by the thresholds of the web-vitals library. */
const VITAL_RATINGS = ['good', 'needs-improvement', 'poor'] as const

const LARGEST_VALUE = 3_600_000

const Vital = z.strictObject(
  {
    name: z.enum(VITAL_NAMES, { error: () => m.vitals_field_name_unknown() }),
    value: z
      .number({ error: () => m.vitals_field_value_malformed() })
      .min(0, { error: () => m.vitals_field_value_malformed() })
      .max(LARGEST_VALUE, { error: () => m.vitals_field_value_malformed() }),
    rating: z.enum(VITAL_RATINGS, { error: () => m.vitals_field_rating_unknown() }),
  },
  { error: () => m.vitals_field_vitals_missing() },
)

/**
 * What a page sends once to `POST /vitals` when it is left: its route pattern, such as `/single-blog/:blogId`, and each
 * metric at most once. It does not reveal who read what.
 */
export const VitalsReport = z.strictObject({
  route: z
    .string({ error: () => m.vitals_field_route_unknown() })
    .max(64, { error: () => m.vitals_field_route_unknown() }),
  vitals: z
    .array(Vital, { error: () => m.vitals_field_vitals_missing() })
    .min(1, { error: () => m.vitals_field_vitals_missing() })
    .max(VITAL_NAMES.length, { error: () => m.vitals_field_vitals_missing() })
    .refine((vitals) => new Set(vitals.map(({ name }) => name)).size === vitals.length, {
      error: () => m.vitals_field_vitals_missing(),
    }),
})
export type VitalsReport = z.infer<typeof VitalsReport>
