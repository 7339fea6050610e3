import type { ServiceMode } from '@pulli/domain/appointment/service-modes.ts'
import type { ConsultationSection } from '@pulli/domain/consultation/consultation-sections.ts'
import type { Tx } from '#schema.ts'

/** A service as stored, with the ids of those at the desk who give it. */
export type StoredService = {
  version: number
  name: string
  minutes: number
  bufferMinutes: number
  mode: ServiceMode
  sections: ConsultationSection[]
  retiredAt: Date | null
  staffIds: string[]
}

/** Finds a service, and lets changes of it follow each other. */
export async function lockService(tx: Tx, id: string): Promise<StoredService | undefined> {
  const service = await tx
    .selectFrom('services')
    .select([
      'version',
      'name',
      'minutes',
      'buffer_minutes as bufferMinutes',
      'mode',
      'sections',
      'retired_at as retiredAt',
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (service === undefined) return undefined
  // After the lock: who gave it before another change is out of date.
  const people = await tx
    .selectFrom('service_staff')
    .innerJoin('staff', 'staff.id', 'service_staff.staff_id')
    .select('staff.id')
    .where('service_staff.service_id', '=', id)
    .where('staff.removed_at', 'is', null)
    .execute()
  return { ...service, staffIds: people.map((person) => person.id) }
}
