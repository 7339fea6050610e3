import type { RequestEventKind, RequestState } from '@pulli/domain/consultation/request-life.ts'
import { m } from '@pulli/messages/messages.js'

/** The status of a request, for its sender. */
export const STATE_WORDS: Readonly<Record<RequestState, () => string>> = {
  waiting: m.follow_state_waiting,
  assigned: m.follow_state_assigned,
  tried: m.follow_state_tried,
  reached: m.follow_state_reached,
  offered: m.follow_state_offered,
  booked: m.follow_state_booked,
  cancelled: m.follow_state_cancelled,
  declined: m.follow_state_declined,
  withdrawn: m.follow_state_withdrawn,
  closed: m.follow_state_closed,
}

/** What happened to a request, for its sender. */
export const EVENT_WORDS: Readonly<Record<RequestEventKind, () => string>> = {
  received: m.follow_event_received,
  assigned: m.follow_event_assigned,
  tried: m.follow_event_tried,
  reached: m.follow_event_reached,
  offered: m.follow_event_offered,
  booked: m.follow_event_booked,
  moved: m.follow_event_moved,
  cancelled: m.follow_event_cancelled,
  declined: m.follow_event_declined,
  withdrawn: m.follow_event_withdrawn,
  closed: m.follow_event_closed,
}
