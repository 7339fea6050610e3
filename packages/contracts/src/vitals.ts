import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'

/** What browsers measure of a page; all in milliseconds but CLS, which is a share of the screen. */
const VITAL_NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

/** How the measure is judged, by the bounds that web-vitals publishes. */
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
 * What a page sends once to `POST /vitals` when it is left: the pattern of its route, such as
 * `/single-blog/:blogId`, and each measure at most once. Nothing in it tells who was there or what they read.
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
