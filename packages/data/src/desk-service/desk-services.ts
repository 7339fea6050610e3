import type { ServiceMode } from '@pulli/domain/appointment/service-modes.ts'
import type { ConsultationSection } from '@pulli/domain/consultation/consultation-sections.ts'
import { sql } from 'kysely'
import { hasHours } from '#availability/hours.ts'
import type { Db, Tx } from '#schema.ts'

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
        .select(['serviceId', sql<number>`count(*)::int`.as('coming')])
        .where('status', '=', 'booked')
        .where('startsAt', '>', now)
        .groupBy('serviceId')
        .as('booked'),
      'booked.serviceId',
      'services.id',
    )
    .select([
      'id',
      'version',
      'name',
      'minutes',
      'bufferMinutes',
      'mode',
      'sections',
      'retiredAt',
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
    .where('removedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Finds a service, and lets changes of it follow each other. */
export async function lockService(tx: Tx, id: string): Promise<StoredService | undefined> {
  const service = await tx
    .selectFrom('services')
    .select(['version', 'name', 'minutes', 'bufferMinutes', 'mode', 'sections', 'retiredAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (service === undefined) return undefined
  // After the lock: who gave it before another change is out of date.
  const people = await tx
    .selectFrom('serviceStaff')
    .innerJoin('staff', 'staff.id', 'serviceStaff.staffId')
    .select('staff.id')
    .where('serviceStaff.serviceId', '=', id)
    .where('staff.removedAt', 'is', null)
    .execute()
  return { ...service, staffIds: people.map((person) => person.id) }
}

/** The editable part of a service, with who gives it. */
export type ServiceDetails = Omit<StoredService, 'version' | 'retiredAt'>

/** Changes a service that the transaction has locked. @returns its new version */
export async function updateService(
  tx: Tx,
  id: string,
  { name, minutes, bufferMinutes, mode, sections, staffIds }: ServiceDetails,
): Promise<number> {
  const { version } = await tx
    .updateTable('services')
    .set({
      name,
      minutes,
      bufferMinutes,
      mode,
      sections: [...sections],
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('serviceStaff').where('serviceId', '=', id).execute()
  if (staffIds.length > 0)
    await tx
      .insertInto('serviceStaff')
      .values(staffIds.map((staffId) => ({ serviceId: id, staffId })))
      .execute()
  return version
}

/** Retires a service that the transaction has locked, or offers it again. @returns its new version */
export async function setRetired(tx: Tx, id: string, retiredAt: Date | null): Promise<number> {
  const { version } = await tx
    .updateTable('services')
    .set({ retiredAt, version: sql`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Lets changes of the order follow each other, and lists the ids of what is offered, in its order. */
export async function lockOrder(tx: Tx): Promise<string[]> {
  await sql`select from services where retired_at is null order by id for no key update`.execute(tx)
  // After the locks: rows that were waited for would come in the order that they had before.
  const rows = await tx
    .selectFrom('services')
    .select('id')
    .where('retiredAt', 'is', null)
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Stores an order of services. */
export async function storeOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update services set position = given.place::smallint
    from unnest(${[...ids]}::uuid[]) with ordinality as given (id, place)
    where services.id = given.id`.execute(tx)
}
