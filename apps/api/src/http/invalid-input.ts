/** What was sent breaks the contract. One message a field, for the one who sent it. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput'
  readonly fields: Record<string, string>

  constructor(fields: Record<string, string>) {
    super('invalid-input')
    this.fields = fields
  }
}
