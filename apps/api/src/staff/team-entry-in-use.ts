import { DomainError } from '@pulli/domain/domain-error.ts'

/** An entry of the team shows someone else. Carries who, unless that changed in this moment. */
export class TeamEntryInUse extends DomainError {
  readonly shown: string | undefined

  constructor(shown: string | undefined) {
    super('team-entry-in-use')
    this.shown = shown
  }
}
