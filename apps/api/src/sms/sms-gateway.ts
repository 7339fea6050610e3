/** A message that carries a code. `phone` is E.164. */
export type CodeSms = { phone: string; code: string }

/** Hands codes to phones. */
export type SmsGateway = {
  name: 'demo' | 'msg91' | 'twilio'
  /** Whether codes are shown in the answer because nothing carries them to a phone (decision D2). */
  showsCodes: boolean
  /** @throws SmsFailure */
  send: (sms: CodeSms) => Promise<void>
}

/** What can go wrong with a message. */
export type SmsFault = 'timeout' | 'unreachable' | 'busy' | 'refused'

/** A message that was not taken. It holds no number and no code: what a vendor says may quote both. */
export class SmsFailure extends Error {
  override readonly name = 'SmsFailure'
  readonly fault: SmsFault
  /** The vendor's own number for it, where it gave one. */
  readonly vendorCode: string | undefined

  constructor(fault: SmsFault, vendorCode?: string) {
    super(fault)
    this.fault = fault
    this.vendorCode = vendorCode
  }

  /** Whether the same message can be taken in a moment. */
  get isPassing(): boolean {
    return this.fault !== 'refused'
  }
}

/** The gateway of a trial: it sends nothing, and codes show themselves on the page. */
export const demoGateway: SmsGateway = { name: 'demo', showsCodes: true, send: async () => undefined }
