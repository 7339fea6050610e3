import { listServices } from '@pulli/data/availability/services.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { findSharedOffer } from './find-slots.ts'
import { readCalendar } from './read-calendar.ts'

/** When someone of the team is free next: the document id of their team entry, and the instant. */
export type NextOpenings = Readonly<Record<string, string>>

/** Computes when the people of the team are free next. Who has no team entry, or no free time, is missing. */
export async function nextOpenings(context: ApiContext): Promise<NextOpenings> {
  const now = context.clock()
  const { zone } = await readCalendar(context)
  const services = await listServices(context.database.db, dayIn(zone, now))
  const openings: Record<string, string> = {}
  for (const service of services) {
    const entries = new Map(service.people.map(({ id, teamEntry }) => [id, teamEntry]))
    for (const { startsAt, staffIds } of await slotsOf(context, service.id, now))
      for (const staffId of staffIds) {
        const entry = entries.get(staffId)
        const start = startsAt.toISOString()
        if (entry && (openings[entry] ?? start) >= start) openings[entry] = start
      }
  }
  return openings
}

async function slotsOf(context: ApiContext, serviceId: string, now: Date) {
  try {
    return (await findSharedOffer(context, { serviceId }, now)).slots
  } catch (error) {
    // The person who gave it took their hours back in this moment.
    if (error instanceof DomainError && error.code === 'not-offered') return []
    throw error
  }
}
