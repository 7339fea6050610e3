import { freeSlots, NOTICE_MINUTES } from '@pulli/domain/appointment/free-slots.ts'
import { nearestSlots } from '@pulli/domain/appointment/nearest-slots.ts'
import type { DomainErrorCode } from '@pulli/domain/domain-error.ts'
import { DetailedRefusal } from '#http/refusals.ts'
import { type Offer, viewOfSlot } from './find-slots.ts'

/** A time cannot be had. Carries the free times that are nearest to it. */
export const timeGone = (code: DomainErrorCode, { slots, service }: Offer, wanted: Date) =>
  new DetailedRefusal(code, {
    nearest: nearestSlots(slots, wanted).map((slot) => viewOfSlot(slot, service)),
  })

/** Returns why a start is none of the free times. */
export function whyNotFree(offer: Offer, startsAt: Date): DetailedRefusal {
  const { question } = offer
  const earliest = question.now.getTime() + NOTICE_MINUTES * 60_000
  if (startsAt.getTime() < earliest) return timeGone('time-past', offer, startsAt)
  const people = question.people.map((person) => ({ ...person, busy: [] }))
  const isOfHours = freeSlots({ ...question, people }).some(
    (slot) => slot.startsAt.getTime() === startsAt.getTime(),
  )
  return timeGone(isOfHours ? 'time-taken' : 'no-such-time', offer, startsAt)
}
