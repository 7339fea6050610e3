import type { DeskPerson } from '@pulli/contracts/desk-request.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'

/** Someone else has a request by now, or nobody has it any more. Carries who. */
export class RequestAssigned extends DomainError {
  readonly assignee: DeskPerson | null

  constructor(assignee: DeskPerson | null) {
    super('request-assigned')
    this.assignee = assignee
  }
}
