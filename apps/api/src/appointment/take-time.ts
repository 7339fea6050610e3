import type { WantedTime } from '@pulli/data/appointment/appointments.ts'
import { unlessTaken } from '@pulli/data/appointment/holds.ts'
import type { Tx } from '@pulli/data/schema.ts'
import type { ApiContext } from '#context.ts'
import { findOffer, type Offer, type Wish } from './find-slots.ts'
import { timeGone, whyNotFree } from './time-gone.ts'

/** A time with what limits need to know: how many times of that person are still free. */
export type TakenTime = WantedTime & { freeTimes: number }

/**
 * Runs a transaction that takes a time, of which only the start comes from outside: it has to be one of the free times
 * that are computed now. Without a requested person, the one with the fewest appointments comes first, and
 * another one where someone was faster. The transaction asks for the time only once it needs it, so that a click that
 * comes twice still finds what the first one did.
 *
 * @throws DomainError `not-offered`, `calendar-unavailable`
 * @throws DetailedRefusal `time-taken`, `time-past`, `no-such-time`
 */
export async function takeTime<Result>(
  context: ApiContext,
  { startsAt, now, ...wish }: Wish & { startsAt: Date; now: Date },
  run: (tx: Tx, time: () => TakenTime) => Promise<Result>,
): Promise<Result> {
  const offer = await findOffer(context, wish, now)
  const staffIds = whoIsFree(offer, startsAt)
  const attempt = (time: () => TakenTime) =>
    unlessTaken(async () => ({
      result: await context.database.db.transaction().execute((tx) => run(tx, time)),
    }))
  if (staffIds.length === 0) {
    const done = await attempt(() => {
      throw whyNotFree(offer, startsAt)
    })
    if (done !== undefined) return done.result
  }
  for (const staffId of staffIds) {
    const done = await attempt(() => timeOf(offer, staffId, startsAt))
    if (done !== undefined) return done.result
  }
  throw timeGone('time-taken', await findOffer(context, wish, now), startsAt)
}

function whoIsFree({ slots, question }: Offer, startsAt: Date): string[] {
  const free = slots.find((slot) => slot.startsAt.getTime() === startsAt.getTime())?.staffIds ?? []
  const taken = (staffId: string) =>
    question.people.find((person) => person.staffId === staffId)?.busy.length ?? 0
  return free.toSorted((one, other) => taken(one) - taken(other))
}

function timeOf({ service, slots }: Offer, staffId: string, startsAt: Date): TakenTime {
  const after = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000)
  return {
    staffId,
    serviceId: service.id,
    startsAt,
    endsAt: after(service.minutes),
    freeAt: after(service.minutes + service.bufferMinutes),
    freeTimes: slots.filter(({ staffIds }) => staffIds.includes(staffId)).length,
  }
}
