import type { DeskServiceList } from '@pulli/contracts/desk-service.ts'
import { listDeskServices, listGivingPeople } from '@pulli/data/desk-service/desk-services.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { readCalendar } from '#appointment/read-calendar.ts'
import type { ApiContext } from '#context.ts'

/**
 * Returns everything that is offered, or was, and who could give it.
 * @throws DomainError `calendar-unavailable`: whose hours are over depends on the day at the office
 */
export async function readDeskServices(context: ApiContext): Promise<DeskServiceList> {
  const { db } = context.database
  const now = context.clock()
  const { zone } = await readCalendar(context)
  const [services, atDesk] = await Promise.all([
    listDeskServices(db, now),
    listGivingPeople(db, dayIn(zone, now)),
  ])
  const people = atDesk.map(({ id, name, hasHours }) => ({ id, name, has_hours: hasHours }))
  return {
    services: services.map((service) => ({
      id: service.id,
      version: service.version,
      name: service.name,
      minutes: service.minutes,
      buffer_minutes: service.bufferMinutes,
      mode: service.mode,
      sections: service.sections,
      people: people.filter(({ id }) => service.staffIds.includes(id)),
      is_retired: service.retiredAt !== null,
      coming: service.coming,
    })),
    people,
  }
}
