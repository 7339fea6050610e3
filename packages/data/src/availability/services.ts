import type { ServiceMode } from '@pulli/domain/appointment/service-modes.ts'
import type { ConsultationSection } from '@pulli/domain/consultation/consultation-sections.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#schema.ts'
import { hasHours } from './hours.ts'

/** A person who gives a service. */
export type ServicePerson = {
  id: string
  name: string
  /** The document id of the content service's entry that shows them. */
  teamEntry: string | null
}

/** What may be booked. */
export type Service = {
  id: string
  name: string
  minutes: number
  bufferMinutes: number
  mode: ServiceMode
  sections: ConsultationSection[]
  /** By name. */
  people: ServicePerson[]
}

/**
 * Lists what is offered and by whom. A person counts once their hours are published: a service without published hours
 * is not listed.
 *
 * @param today `YYYY-MM-DD`: hours that ended before do not count
 * @param id of the only one wanted
 */
export async function listServices(db: Db, today: string, id?: string): Promise<Service[]> {
  const rows = await db
    .selectFrom('services')
    .select([
      'id',
      'name',
      'minutes',
      'bufferMinutes',
      'mode',
      'sections',
      sql<ServicePerson[]>`(
        select coalesce(json_agg(
          json_build_object('id', staff.id, 'name', staff.name, 'teamEntry', staff.team_entry)
          order by staff.name, staff.id), '[]')
        from service_staff join staff on staff.id = service_staff.staff_id
        where service_staff.service_id = services.id and staff.removed_at is null
          and ${hasHours(today)}
      )`.as('people'),
    ])
    .where('retiredAt', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('position')
    .orderBy('name')
    .execute()
  return rows.filter(({ people }) => people.length > 0)
}

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
      bufferMinutes,
      mode,
      sections: [...sections],
      position: position ?? LAST,
      createdAt: now,
    })
    .execute()
  if (staffIds.length === 0) return
  await tx
    .insertInto('serviceStaff')
    .values(staffIds.map((staffId) => ({ serviceId: id, staffId })))
    .execute()
}
