/** The input violates the contract. Has one message for each field, for the caller. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput'
  readonly fields: Record<string, string>

  constructor(fields: Record<string, string>) {
    super('invalid-input')
    this.fields = fields
  }
}
