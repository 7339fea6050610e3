import { SERVICE_MODES } from '@pulli/domain/appointment/service-modes.ts'
import {
  hasSameMembers,
  SERVICE_BUFFER_MINUTES,
  SERVICE_MINUTES,
  SERVICE_NAME_CHARACTERS,
} from '@pulli/domain/appointment/service-rules.ts'
import { CONSULTATION_SECTIONS } from '@pulli/domain/consultation/consultation-sections.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { nameText } from './name-text.ts'

const isUnique = (list: readonly string[]) => new Set(list).size === list.length

/** A duration in whole minutes. */
function minutesWithin({ least, most }: { least: number; most: number }) {
  const error = () => m.field_service_minutes_wrong({ least, most })
  return z.int({ error }).min(least, { error }).max(most, { error })
}

/** The body of `POST /services`. */
export const NewDeskService = z.strictObject({
  name: nameText({
    maxCharacters: SERVICE_NAME_CHARACTERS,
    missing: m.field_service_name_missing,
    tooLong: m.field_service_name_too_long,
  }).meta({ description: 'As visitors read it.' }),
  minutes: minutesWithin(SERVICE_MINUTES),
  buffer_minutes: minutesWithin(SERVICE_BUFFER_MINUTES).meta({ description: 'Kept free after it.' }),
  mode: z.enum(SERVICE_MODES, { error: () => m.field_service_mode_unknown() }),
  sections: z
    .array(z.enum(CONSULTATION_SECTIONS, { error: () => m.field_service_sections_unknown() }), {
      error: () => m.field_service_sections_missing(),
    })
    .min(1, { error: () => m.field_service_sections_missing() })
    .max(CONSULTATION_SECTIONS.length, { error: () => m.field_service_sections_unknown() })
    .refine(isUnique, { error: () => m.field_service_sections_unknown() })
    .meta({ description: 'The kinds of care it belongs to.' }),
  people: z
    .array(z.uuid({ error: () => m.field_service_people_unknown() }), {
      error: () => m.field_service_people_unknown(),
    })
    .max(200, { error: () => m.field_service_people_unknown() })
    .refine(isUnique, { error: () => m.field_service_people_unknown() })
    .meta({ description: 'The ids of those who may give it. Empty: nobody can book it yet.' }),
})
export type NewDeskService = z.infer<typeof NewDeskService>

const Version = z
  .int({ error: () => m.field_service_version_missing() })
  .meta({ description: 'Of the service as the caller saw it.' })

/** The body of `PUT /services/{id}`. */
export const ChangedDeskService = z.strictObject({ ...NewDeskService.shape, version: Version })
export type ChangedDeskService = z.infer<typeof ChangedDeskService>

/** The body of `POST /services/{id}/retire` and `/offer`. */
export const SeenService = z.strictObject({ version: Version })
export type SeenService = z.infer<typeof SeenService>

const Order = z
  .array(z.uuid({ error: () => m.field_service_order_wrong() }), {
    error: () => m.field_service_order_wrong(),
  })
  .max(1_000, { error: () => m.field_service_order_wrong() })
  .refine(isUnique, { error: () => m.field_service_order_wrong() })

/** The body of `PUT /services/order`. */
export const ServiceOrder = z
  .strictObject({
    services: Order.meta({ description: 'The ids of all that are offered, the first first.' }),
    seen: Order.meta({ description: 'The order that the caller saw.' }),
  })
  .refine(({ services, seen }) => hasSameMembers(services, seen), {
    path: ['services'],
    error: () => m.field_service_order_wrong(),
  })
export type ServiceOrder = z.infer<typeof ServiceOrder>

const Person = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  has_hours: z
    .boolean()
    .meta({ description: 'Their hours are published, so that times with them are free.' }),
})
export type ServiceGiver = z.infer<typeof Person>

/** A service as the desk edits it [FHIR: HealthcareService]. */
export const DeskService = z.strictObject({
  id: z.uuid(),
  version: z.int().meta({ description: 'Sent back with a change, which says what it was made for.' }),
  name: z.string(),
  minutes: z.int(),
  buffer_minutes: z.int(),
  mode: z.enum(SERVICE_MODES),
  sections: z.array(z.enum(CONSULTATION_SECTIONS)),
  people: z.array(Person).meta({ description: 'Who gives it, by name.' }),
  is_retired: z.boolean().meta({ description: 'Not offered any more. What was booked stays.' }),
  coming: z.int().meta({ description: 'Booked appointments that have not begun.' }),
})
export type DeskService = z.infer<typeof DeskService>

/** Everything that is offered, or was. */
export const DeskServiceList = z.strictObject({
  services: z.array(DeskService).meta({ description: 'In the order of visitors; the retired ones last.' }),
  people: z.array(Person).meta({ description: 'Everybody at the desk, by name.' }),
})
export type DeskServiceList = z.infer<typeof DeskServiceList>

/** The service that was created or changed. */
export const StoredDeskService = z.strictObject({ id: z.uuid(), version: z.int() })
export type StoredDeskService = z.infer<typeof StoredDeskService>

/** The order of what is offered, as stored. */
export const StoredServiceOrder = z.strictObject({ services: z.array(z.uuid()) })
export type StoredServiceOrder = z.infer<typeof StoredServiceOrder>
