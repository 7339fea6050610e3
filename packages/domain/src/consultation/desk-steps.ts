import type { AppointmentStatus } from '#appointment/appointment-life.ts'
import { isOver, type RequestEventKind, type RequestState, stepTo } from './request-life.ts'

/** The steps that the desk can take with a request, with the event that it records; `call` shows the number. */
const EVENT_OF_STEP = {
  take: 'assigned',
  'hand-over': 'assigned',
  call: 'reached',
  tried: 'tried',
  reached: 'reached',
  offer: 'offered',
  book: 'booked',
  move: 'moved',
  cancel: 'cancelled',
  'mark-outcome': undefined,
  decline: 'declined',
  close: 'closed',
} as const satisfies Record<string, RequestEventKind | undefined>

export type DeskStep = keyof typeof EVENT_OF_STEP

export const DESK_STEPS = Object.keys(EVENT_OF_STEP) as readonly DeskStep[]

/** What the steps depend on, as one person at the desk sees it. */
export interface DeskCase {
  readonly state: RequestState
  /** Who has the request: the viewer, another person, or no one. */
  readonly holder: 'self' | 'other' | 'nobody'
  /** Whether the viewer answers requests. A counsellor sees to their own. */
  readonly isCoordinator: boolean
  /** The latest appointment that was booked, if any. */
  readonly appointment?:
    | {
        readonly status: AppointmentStatus
        readonly hasBegun: boolean
        /** Whether it is assigned to the viewer. */
        readonly isOwn: boolean
        /** The person who would give it no longer works here. */
        readonly isLeft: boolean
      }
    | undefined
}

/** Returns the steps possible now. Each is checked again where it is carried out. */
export function deskSteps(seen: DeskCase): DeskStep[] {
  return DESK_STEPS.filter((step) => {
    if (isOver(seen.state)) return step === 'mark-outcome' && canMark(seen)
    const event = EVENT_OF_STEP[step]
    if (event !== undefined && stepTo(seen.state, event) === undefined) return false
    return isFor(step, seen)
  })
}

function isFor(step: DeskStep, seen: DeskCase): boolean {
  const { holder, isCoordinator, appointment } = seen
  const isComing = appointment?.status === 'booked' && !appointment.hasBegun
  const isTheirs = holder === 'self' || (holder === 'nobody' && isCoordinator)
  switch (step) {
    case 'take':
      return isCoordinator && holder !== 'self'
    case 'hand-over':
      return isCoordinator
    case 'book':
      return isTheirs && appointment?.status !== 'booked'
    case 'move':
    case 'cancel':
      return isComing && (isTheirs || appointment.isOwn)
    case 'mark-outcome':
      return canMark(seen)
    default:
      return isTheirs
  }
}

/** An outcome that was marked by mistake may be corrected. */
function canMark({ holder, isCoordinator, appointment }: DeskCase): boolean {
  if (appointment === undefined || !appointment.hasBegun || appointment.status === 'cancelled') return false
  return appointment.isOwn || isCoordinator || holder === 'self'
}

/** Returns the viewer's next step, or undefined if they can only wait. */
export function suggestedStep(seen: DeskCase): DeskStep | undefined {
  const { state, appointment, holder } = seen
  const steps = deskSteps(seen)
  if (isOver(state)) return undefined
  const isUnmarked = appointment?.status === 'booked' && appointment.hasBegun
  if (isUnmarked && steps.includes('mark-outcome')) return 'mark-outcome'
  if (holder === 'other') return undefined
  if (holder === 'nobody' && state !== 'booked') return steps.includes('take') ? 'take' : undefined
  const next = appointment?.isLeft && !appointment.hasBegun ? 'move' : NEXT[state](appointment?.status)
  return next !== undefined && steps.includes(next) ? next : undefined
}

type Next = (appointment: AppointmentStatus | undefined) => DeskStep | undefined

/** A missed appointment is followed by a call; one that took place needs nothing more. */
const NEXT: Readonly<Record<RequestState, Next>> = {
  waiting: () => 'take',
  assigned: () => 'call',
  tried: () => 'call',
  reached: () => 'book',
  offered: () => 'book',
  booked: (status) => (status === 'happened' ? 'close' : status === 'missed' ? 'call' : undefined),
  cancelled: () => 'call',
  declined: () => undefined,
  withdrawn: () => undefined,
  closed: () => undefined,
}

/** The states in which the office has the next word; in the others the visitor has it, or it is over. */
export const WAITING_STATES = [
  'waiting',
  'assigned',
  'tried',
  'reached',
  'cancelled',
] as const satisfies readonly RequestState[]
