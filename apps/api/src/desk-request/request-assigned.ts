import type { DeskPerson } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { DetailedRefusal } from '#http/refusals.ts'

/** A request is assigned to another person by now, or unassigned. Says who has it. */
export const requestAssigned = (assignee: DeskPerson | null) =>
  new DetailedRefusal(
    'request-assigned',
    { assignee },
    assignee === null ? undefined : m.refusal_request_assigned_to({ name: assignee.name }),
  )
