/** What happens to a request [FHIR: Task]. Every one is recorded and none is ever changed. */
export const REQUEST_EVENTS = [
  'received',
  'assigned',
  'tried',
  'reached',
  'offered',
  'booked',
  'moved',
  'cancelled',
  'declined',
  'withdrawn',
  'closed',
] as const

export type RequestEventKind = (typeof REQUEST_EVENTS)[number]

/** The state of a request. */
export const REQUEST_STATES = [
  'waiting',
  'assigned',
  'tried',
  'reached',
  'offered',
  'booked',
  'cancelled',
  'declined',
  'withdrawn',
  'closed',
] as const

export type RequestState = (typeof REQUEST_STATES)[number]

type Steps = Partial<Record<RequestEventKind, RequestState>>

/** The person says no, takes the request back, or the office ends it: each is possible until one of them happened. */
const ENDINGS = { declined: 'declined', withdrawn: 'withdrawn', closed: 'closed' } as const satisfies Steps

/**
 * The allowed steps: in a state, what may happen and where it leads. What is missing is refused.
 *
 * - A call is made by who has the request, so *tried* and *reached* need an assignee.
 * - Handing a request over never moves it back.
 * - The visitor may choose a time before any call.
 * - A call about an appointment leaves the appointment.
 * - After an appointment that is over, or was missed, there may be another.
 */
export const REQUEST_STEPS = {
  waiting: { assigned: 'assigned', offered: 'offered', booked: 'booked', ...ENDINGS },
  assigned: {
    assigned: 'assigned',
    tried: 'tried',
    reached: 'reached',
    offered: 'offered',
    booked: 'booked',
    ...ENDINGS,
  },
  tried: {
    assigned: 'tried',
    tried: 'tried',
    reached: 'reached',
    offered: 'offered',
    booked: 'booked',
    ...ENDINGS,
  },
  reached: {
    assigned: 'reached',
    tried: 'reached',
    reached: 'reached',
    offered: 'offered',
    booked: 'booked',
    ...ENDINGS,
  },
  offered: {
    assigned: 'offered',
    tried: 'offered',
    reached: 'offered',
    offered: 'offered',
    booked: 'booked',
    ...ENDINGS,
  },
  booked: {
    assigned: 'booked',
    tried: 'booked',
    reached: 'booked',
    booked: 'booked',
    moved: 'booked',
    cancelled: 'cancelled',
    ...ENDINGS,
  },
  cancelled: {
    assigned: 'cancelled',
    tried: 'tried',
    reached: 'reached',
    offered: 'offered',
    booked: 'booked',
    ...ENDINGS,
  },
  declined: {},
  withdrawn: {},
  closed: {},
} as const satisfies Record<RequestState, Steps>

/** Returns the state after an event, or undefined if it may not happen. A request begins with *received*. */
export function stepTo(state: RequestState | undefined, event: RequestEventKind): RequestState | undefined {
  if (state === undefined) return event === 'received' ? 'waiting' : undefined
  return (REQUEST_STEPS[state] as Steps)[event]
}

/**
 * Returns the state of a request after its events, in the order in which they happened.
 *
 * @throws RangeError if they do not begin with *received* or one may not follow another
 */
export function stateOf(events: readonly RequestEventKind[]): RequestState {
  let state: RequestState | undefined
  for (const event of events) {
    const next = stepTo(state, event)
    if (next === undefined) throw new RangeError(`${event} may not happen to a request that is ${state}`)
    state = next
  }
  if (state === undefined) throw new RangeError('a request begins with received')
  return state
}

/** Returns whether a request is final. */
export function isOver(state: RequestState): boolean {
  return Object.keys(REQUEST_STEPS[state]).length === 0
}

/** How long the link of a request that is over still shows it. */
const FOLLOW_LINK_DAYS = 90

/**
 * Returns whether the link of a request still opens.
 *
 * @param endedAt when the request was over; undefined while it is not
 */
export function isLinkAlive(endedAt: Date | undefined, now: Date): boolean {
  return endedAt === undefined || now.getTime() < endedAt.getTime() + FOLLOW_LINK_DAYS * 86_400_000
}
