import type { DeskPerson } from '@pulli/contracts/desk-request.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'

/** A request is assigned to another person by now, or unassigned. Carries who has it. */
export class RequestAssigned extends DomainError {
  readonly assignee: DeskPerson | null

  constructor(assignee: DeskPerson | null) {
    super('request-assigned')
    this.assignee = assignee
  }
}
