import type { Refusal } from '@pulli/contracts/envelope.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'

type Booked = NonNullable<Refusal['data']['booked']>

/** Days off overlap appointments. Carries these, the earliest first. */
export class BookedOver extends DomainError {
  readonly booked: Booked

  constructor(booked: Booked) {
    super('booked-over')
    this.booked = booked
  }
}
