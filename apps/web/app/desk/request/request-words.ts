import type { RequestEventKind, RequestState } from '@pulli/domain/consultation/request-life.ts'
import type { RequestReason, ViewReason } from '@pulli/domain/consultation/request-reasons.ts'
import { m } from '@pulli/messages/messages.js'

/** The status of a request, for the desk. */
export const DESK_STATE_WORDS: Readonly<Record<RequestState, () => string>> = {
  waiting: m.desk_state_waiting,
  assigned: m.desk_state_assigned,
  tried: m.desk_state_tried,
  reached: m.desk_state_reached,
  offered: m.desk_state_offered,
  booked: m.desk_state_booked,
  cancelled: m.desk_state_cancelled,
  declined: m.desk_state_declined,
  withdrawn: m.desk_state_withdrawn,
  closed: m.desk_state_closed,
}

/** What happened to a request, for the desk. `assigned` includes the name. */
export const DESK_EVENT_WORDS: Readonly<Record<Exclude<RequestEventKind, 'assigned'>, () => string>> = {
  received: m.desk_event_received,
  tried: m.desk_event_tried,
  reached: m.desk_event_reached,
  offered: m.desk_event_offered,
  booked: m.desk_event_booked,
  moved: m.desk_event_moved,
  cancelled: m.desk_event_cancelled,
  declined: m.desk_event_declined,
  withdrawn: m.desk_event_withdrawn,
  closed: m.desk_event_closed,
}

/** Why something was recorded. */
export const REASON_WORDS: Readonly<Record<RequestReason, () => string>> = {
  'no-answer': m.desk_reason_no_answer,
  busy: m.desk_reason_busy,
  'switched-off': m.desk_reason_switched_off,
  'others-answered': m.desk_reason_others_answered,
  'wrong-number': m.desk_reason_wrong_number,
  'text-sent': m.desk_reason_text_sent,
  'email-sent': m.desk_reason_email_sent,
  talked: m.desk_reason_talked,
  'call-again': m.desk_reason_call_again,
  safety: m.desk_reason_safety,
  'no-longer-needed': m.desk_reason_no_longer_needed,
  'found-other-help': m.desk_reason_found_other_help,
  cost: m.desk_reason_cost,
  times: m.desk_reason_times,
  other: m.desk_reason_other,
  seen: m.desk_reason_seen,
  referred: m.desk_reason_referred,
  'not-reached': m.desk_reason_not_reached,
  duplicate: m.desk_reason_duplicate,
  'not-a-request': m.desk_reason_not_a_request,
}

/** Returns the words of a stored reason; nothing for a code that is for machines alone. */
export function reasonInWords(reason: string | null): string | undefined {
  return reason !== null && Object.hasOwn(REASON_WORDS, reason)
    ? REASON_WORDS[reason as RequestReason]()
    : undefined
}

/** Why a number is opened outside the person's hours, or of a case that is not theirs. */
export const VIEW_WORDS: Readonly<Record<ViewReason, () => string>> = {
  agreed: m.desk_view_agreed,
  safety: m.desk_view_safety,
  'colleague-away': m.desk_view_colleague_away,
  'asked-by-person': m.desk_view_asked_by_person,
  'mistake-to-mend': m.desk_view_mistake_to_mend,
}
