import type { Slot } from '@pulli/contracts/appointment.ts'
import { freeSlots, NOTICE_MINUTES } from '@pulli/domain/appointment/free-slots.ts'
import { nearestSlots } from '@pulli/domain/appointment/nearest-slots.ts'
import { DomainError, type DomainErrorCode } from '@pulli/domain/domain-error.ts'
import { type Offer, viewOfSlot } from './find-slots.ts'

/** A time cannot be had. Carries the free times that are nearest to it. */
export class TimeGone extends DomainError {
  readonly nearest: Slot[]

  constructor(code: DomainErrorCode, { slots, service }: Offer, wanted: Date) {
    super(code)
    this.nearest = nearestSlots(slots, wanted).map((slot) => viewOfSlot(slot, service))
  }
}

/** Returns why a start is none of the free times. */
export function whyNotFree(offer: Offer, startsAt: Date): TimeGone {
  const { question } = offer
  const earliest = question.now.getTime() + NOTICE_MINUTES * 60_000
  if (startsAt.getTime() < earliest) return new TimeGone('time-past', offer, startsAt)
  const people = question.people.map((person) => ({ ...person, busy: [] }))
  const isOfHours = freeSlots({ ...question, people }).some(
    (slot) => slot.startsAt.getTime() === startsAt.getTime(),
  )
  return new TimeGone(isOfHours ? 'time-taken' : 'no-such-time', offer, startsAt)
}
