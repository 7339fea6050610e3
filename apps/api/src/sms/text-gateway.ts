import { askVendor, vendorCodeOf } from './ask-vendor.ts'
import type { Msg91Account } from './msg91-gateway.ts'
import type { SmsTemplate, SmsValues } from './registered-templates.ts'
import { SmsFailure } from './sms-gateway.ts'
import type { TwilioAccount } from './twilio-gateway.ts'
import { VENDOR_ADDRESSES } from './vendor-addresses.ts'

/** A text message: its words, and what they are made with. `phone` is E.164. */
export type TextMessage = { phone: string; template: SmsTemplate; text: string; values: SmsValues }

/** Hands text messages by registered template to phones. */
export type TextGateway = {
  /** Whether the template is registered. */
  has: (template: SmsTemplate) => boolean
  /**
   * @returns the vendor's own name for the message, under which it finds the report of its delivery
   * @throws SmsFailure
   */
  send: (message: TextMessage) => Promise<string | undefined>
}

/** A vendor's name of a message, and nothing that could hold a number of a person. */
const nameOf = (value: unknown) =>
  typeof value === 'string' && /^(?=.*[a-z])[a-z0-9]{16,64}$/i.test(value) ? value : undefined

/** MSG91: `POST /api/v5/flow`. The words are in its template; the variables are named as ours. */
export function msg91Texts(
  { authKey, address = VENDOR_ADDRESSES.msg91, timeoutMilliseconds }: Omit<Msg91Account, 'templateId'>,
  flows: Partial<Record<SmsTemplate, string | undefined>>,
): TextGateway {
  return {
    has: (template) => flows[template] !== undefined,
    async send({ phone, template, values }) {
      const { status, body } = await askVendor(
        `${address}/api/v5/flow`,
        {
          headers: { authkey: authKey, 'content-type': 'application/json' },
          body: JSON.stringify({
            template_id: flows[template],
            // Its own short links would hide whose they are.
            short_url: '0',
            recipients: [{ mobiles: phone.replace('+', ''), ...values }],
          }),
        },
        timeoutMilliseconds,
      )
      if (status !== 200 || body.type !== 'success') throw new SmsFailure('refused', vendorCodeOf(body.code))
      return nameOf(body.message)
    },
  }
}

/** Twilio: `POST /2010-04-01/Accounts/{sid}/Messages.json`. The words have to be the registered ones to the letter. */
export function twilioTexts(
  {
    accountSid,
    authToken,
    from,
    address = VENDOR_ADDRESSES.twilio,
    timeoutMilliseconds,
  }: Omit<TwilioAccount, 'textOf'>,
  templates: readonly SmsTemplate[],
): TextGateway {
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  return {
    has: (template) => templates.includes(template),
    async send({ phone, text }) {
      const { status, body } = await askVendor(
        `${address}/2010-04-01/Accounts/${accountSid}/Messages.json`,
        {
          headers: {
            authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({ To: phone, [sender]: from, Body: text }).toString(),
        },
        timeoutMilliseconds,
      )
      if (status !== 201 || body.status === 'failed')
        throw new SmsFailure('refused', vendorCodeOf(body.code ?? body.error_code))
      return nameOf(body.sid)
    },
  }
}
