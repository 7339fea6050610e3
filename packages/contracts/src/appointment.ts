import { SERVICE_MODES } from '@pulli/domain/appointment/service-modes.ts'
import { CONSULTATION_SECTIONS } from '@pulli/domain/consultation/consultation-sections.ts'
import { z } from 'zod'
import { Day } from './day.ts'

/** What may be booked, and with whom [FHIR: HealthcareService]. */
export const Service = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  minutes: z.int(),
  mode: z.enum(SERVICE_MODES),
  sections: z.array(z.enum(CONSULTATION_SECTIONS)).meta({ description: 'The kinds of care it belongs to.' }),
  people: z
    .array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        team_entry: z
          .string()
          .nullable()
          .meta({ description: 'The document id of the team member in the content service.' }),
      }),
    )
    .meta({ description: 'Who gives it and has published hours, by name.' }),
})
export type Service = z.infer<typeof Service>

/** A time at which an appointment may begin [FHIR: Slot]. */
export const Slot = z.strictObject({
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  staff: z.array(z.uuid()).meta({ description: 'Who is free then.' }),
})
export type Slot = z.infer<typeof Slot>

/** Which free times are wanted. */
export const SlotQuery = z.strictObject({
  service: z.uuid().meta({ description: 'The id of the service.' }),
  staff: z
    .uuid()
    .optional()
    .meta({ description: 'The id of the only person wanted. Without it: everybody.' }),
  from: Day.optional().meta({ description: 'The first day, in the zone of the office. Without it: today.' }),
})

/** The free times of at most 14 days. */
export const FreeSlots = z.strictObject({
  service: z.uuid(),
  time_zone: z.string().meta({ description: 'The zone of the office, whose days are counted.' }),
  from: z.iso.date(),
  until: z.iso
    .date()
    .meta({ description: 'The last day that can be chosen; today is the first of fourteen.' }),
  slots: z.array(Slot),
})
export type FreeSlots = z.infer<typeof FreeSlots>
