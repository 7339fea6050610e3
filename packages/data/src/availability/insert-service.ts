import type { ServiceMode } from '@pulli/domain/appointment/service-modes.ts'
import type { ConsultationSection } from '@pulli/domain/consultation/consultation-sections.ts'
import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/** What may be booked, and who gives it. */
export type NewService = {
  /** v7 */
  id: string
  name: string
  minutes: number
  bufferMinutes: number
  mode: ServiceMode
  sections: readonly ConsultationSection[]
  /** The lowest is listed first. Without it: after all that are offered. */
  position?: number
  staffIds: readonly string[]
  now: Date
}

const LAST = sql<number>`(select coalesce(max(position) + 1, 0) from services where retired_at is null)`

/** Stores a service with the people who give it. */
export async function insertService(tx: Tx, service: NewService): Promise<void> {
  const { id, name, minutes, bufferMinutes, mode, sections, position, staffIds, now } = service
  await tx
    .insertInto('services')
    .values({
      id,
      name,
      minutes,
      buffer_minutes: bufferMinutes,
      mode,
      sections: [...sections],
      position: position ?? LAST,
      created_at: now,
    })
    .execute()
  if (staffIds.length === 0) return
  await tx
    .insertInto('service_staff')
    .values(staffIds.map((staffId) => ({ service_id: id, staff_id: staffId })))
    .execute()
}
