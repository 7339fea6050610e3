import type { ServiceMode } from '@pulli/domain/appointment/service-modes.ts'
import type { ConsultationSection } from '@pulli/domain/consultation/consultation-sections.ts'
import { sql } from 'kysely'
import { hasHours } from '#availability/has-hours.ts'
import type { Db } from '#schema.ts'

/** A person who gives a service, or could. */
export type GivingPerson = { id: string; name: string; hasHours: boolean }

/** A service as the desk edits it. */
export type DeskService = {
  id: string
  /** Rises with every change. */
  version: number
  name: string
  minutes: number
  bufferMinutes: number
  mode: ServiceMode
  sections: ConsultationSection[]
  retiredAt: Date | null
  /** Of those who may give it, including people removed from the desk. */
  staffIds: string[]
  /** Booked appointments that have not begun. */
  coming: number
}

/** Lists every service: those that are offered in their order, then the retired ones. */
export async function listDeskServices(db: Db, now: Date): Promise<DeskService[]> {
  return db
    .selectFrom('services')
    .leftJoin(
      // Counted once, and not for each service.
      db
        .selectFrom('appointments')
        .select(['service_id', sql<number>`count(*)::int`.as('coming')])
        .where('status', '=', 'booked')
        .where('starts_at', '>', now)
        .groupBy('service_id')
        .as('booked'),
      'booked.service_id',
      'services.id',
    )
    .select([
      'id',
      'version',
      'name',
      'minutes',
      'buffer_minutes as bufferMinutes',
      'mode',
      'sections',
      'retired_at as retiredAt',
      sql<string[]>`array(select staff_id from service_staff where service_id = services.id)`.as('staffIds'),
      sql<number>`coalesce(booked.coming, 0)`.as('coming'),
    ])
    .orderBy(sql`retired_at is not null`)
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/**
 * Lists all people at the desk, by name, and whether their hours are published.
 * @param today `YYYY-MM-DD`: hours that ended before do not count
 */
export async function listGivingPeople(db: Db, today: string): Promise<GivingPerson[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'name', hasHours(today).as('hasHours')])
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}
