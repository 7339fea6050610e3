import type { AppointmentStatus } from './appointment-life.ts'
import type { ServiceMode } from './service-modes.ts'

const MINUTE = 60_000
/** Early enough to find a headset, late enough that no one waits in an empty room. */
const OPENS_BEFORE = 15 * MINUTE
/** A session may take longer than planned. */
const CLOSES_AFTER = 60 * MINUTE

/** Where an appointment takes place, as far as there is a way in. */
export interface Room {
  /** When its address is given out; undefined: it has none, as a phone call. */
  readonly opensAt: Date | undefined
  /** The way in, while it is open. */
  readonly address: string | undefined
}

export interface RoomOf {
  readonly mode: ServiceMode
  readonly status: AppointmentStatus
  readonly startsAt: Date
  readonly endsAt: Date
  /** The counsellor's own room at a provider of video calls. */
  readonly videoRoom: string | null
}

const NONE: Room = { opensAt: undefined, address: undefined }

/**
 * Returns the room of an appointment: the provider's own link for a session by video, from a quarter of an hour before it
 * until an hour after it. The one place to change for rooms that we host ourselves.
 */
export function makeRoom({ mode, status, startsAt, endsAt, videoRoom }: RoomOf, now: Date): Room {
  if (mode !== 'video' || status !== 'booked' || videoRoom === null) return NONE
  const opensAt = new Date(startsAt.getTime() - OPENS_BEFORE)
  const isOpen = opensAt <= now && now.getTime() < endsAt.getTime() + CLOSES_AFTER
  return { opensAt, address: isOpen ? videoRoom : undefined }
}
