import { askVendor, vendorCodeOf } from './ask-vendor.ts'
import { SmsFailure, type SmsGateway } from './sms-gateway.ts'
import { VENDOR_ADDRESSES } from './vendor-addresses.ts'

/** The account at Twilio. `from` is a number, a sender's name, or the id of a messaging service (`MG…`). */
export type TwilioAccount = {
  accountSid: string
  authToken: string
  from: string
  /** Writes the message. In India it has to be the registered text to the letter. */
  textOf: (code: string) => string
  address?: string
  timeoutMilliseconds?: number
}

/** Twilio: `POST /2010-04-01/Accounts/{sid}/Messages.json`, a form. It answers 201, or a code for what is wrong. */
export function twilioGateway(account: TwilioAccount): SmsGateway {
  const { accountSid, authToken, from, address = VENDOR_ADDRESSES.twilio, timeoutMilliseconds } = account
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  return {
    name: 'twilio',
    showsCodes: false,
    async send({ phone, code }) {
      const { status, body } = await askVendor(
        `${address}/2010-04-01/Accounts/${accountSid}/Messages.json`,
        {
          headers: {
            authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({ To: phone, [sender]: from, Body: account.textOf(code) }).toString(),
        },
        timeoutMilliseconds,
      )
      if (status !== 201 || body.status === 'failed') {
        throw new SmsFailure('refused', vendorCodeOf(body.code ?? body.error_code))
      }
    },
  }
}
