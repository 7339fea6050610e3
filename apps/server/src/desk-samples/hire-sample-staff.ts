import { insertAvailabilityRule } from '@pulli/data/availability/hours.ts'
import { insertService } from '@pulli/data/availability/services.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { insertStaff } from '@pulli/data/staff/staff.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import type { AvailabilityRule } from '@pulli/domain/appointment/free-slots.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { DEFAULT_TIME_ZONE, dayIn } from '@pulli/domain/day/local-day.ts'
import { DESK_SAMPLES, type SamplePerson, type SampleService } from './desk-samples.ts'
import { minutesOf } from './live-sample-request.ts'

/** A sample person as stored. */
export type HiredStaff = {
  id: string
  rules: readonly AvailabilityRule[]
  /** Undefined: nothing can be booked with them. */
  service: (SampleService & { id: string }) | undefined
}

/** Since when their hours hold: appointments of the last weeks lie in them. */
const DAYS_AT_WORK = 28

/** Stores the sample people with their hours and what they offer. */
export async function hireSampleStaff(
  tx: Tx,
  { teamEntries, now }: { teamEntries: ReadonlyMap<string, string>; now: Date },
): Promise<Record<SamplePerson, HiredStaff>> {
  const services = DESK_SAMPLES.services.map((service) => ({ ...service, id: uuidV7(now) }))
  const validFrom = addDays(dayIn(DEFAULT_TIME_ZONE, now), -DAYS_AT_WORK)

  async function hire(key: SamplePerson): Promise<HiredStaff> {
    const { name, roles, hours } = DESK_SAMPLES.staff[key]
    const id = uuidV7(now)
    const teamEntry = teamEntries.get(name)
    await insertStaff(tx, { id, name, email: `${key}@example.org`, roles, teamEntry, isSample: true, now })
    const rules: AvailabilityRule[] = hours.flatMap(([days, from, to]) =>
      days.map((weekday) => ({
        weekday,
        hours: { from: minutesOf(from), to: minutesOf(to) },
        zone: DEFAULT_TIME_ZONE,
        validFrom,
        validTo: null,
      })),
    )
    for (const rule of rules) await insertAvailabilityRule(tx, { id: uuidV7(now), staffId: id, rule, now })
    return { id, rules, service: services.find(({ people }) => people.includes(key)) }
  }
  const hired = { rekha: await hire('rekha'), arjun: await hire('arjun'), meera: await hire('meera') }

  for (const [position, { people, ...service }] of services.entries())
    await insertService(tx, { ...service, position, staffIds: people.map((key) => hired[key].id), now })
  return hired
}
