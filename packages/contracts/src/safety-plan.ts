import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'

/** A plan takes 20 000 signs at most; two that were merged take more. */
const MOST_SIGNS = 60_000
/** What AES-GCM makes of nothing at all, with its twelve bytes ahead. */
const LEAST_SIGNS = 40

const Sealed = z
  .string({ error: () => m.kept_plan_field_sealed() })
  .min(LEAST_SIGNS, { error: () => m.kept_plan_field_sealed() })
  .max(MOST_SIGNS, { error: () => m.kept_plan_field_sealed() })
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: () => m.kept_plan_field_sealed() })

/** The copy of a safety plan in the account. Only its owner can read it. */
const KeptPlan = z.strictObject({
  /** In base64: twelve bytes, then the plan, encrypted with AES-256-GCM. */
  sealed: z.string(),
  version: z.int(),
  /** The instant, in UTC. */
  kept_at: z.string().meta({ format: 'date-time' }),
})

/** What `GET /members/me/safety-plan` answers. */
export const KeptPlanState = z.strictObject({ copy: KeptPlan.nullable() })
export type KeptPlanState = z.infer<typeof KeptPlanState>

/** What `PUT /members/me/safety-plan` takes. */
export const PlanToKeep = z.strictObject({
  sealed: Sealed,
  /** The version that this one replaces; null where there is none. */
  replaces: z
    .int({ error: () => m.kept_plan_field_replaces() })
    .positive()
    .nullable(),
})
export type PlanToKeep = z.infer<typeof PlanToKeep>

/** What it returns. */
export const PlanKept = KeptPlan.omit({ sealed: true })
export type PlanKept = z.infer<typeof PlanKept>
