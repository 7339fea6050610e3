import { CODE_LIFETIME_SECONDS } from '@pulli/domain/sign-in/one-time-code.ts'
import { askVendor, vendorCodeOf } from './ask-vendor.ts'
import { SmsFailure, type SmsGateway } from './sms-gateway.ts'
import { VENDOR_ADDRESSES } from './vendor-addresses.ts'

/** The account at MSG91. The text lies there, in the template that was made from the one registered with DLT. */
export type Msg91Account = {
  authKey: string
  templateId: string
  address?: string
  timeoutMilliseconds?: number
}

/** MSG91: `POST /api/v5/otp`. It answers 200 to nearly everything; the `type` in the body indicates success. */
export function msg91Gateway(account: Msg91Account): SmsGateway {
  const { authKey, templateId, address = VENDOR_ADDRESSES.msg91, timeoutMilliseconds } = account
  return {
    name: 'msg91',
    showsCodes: false,
    async send({ phone, code }) {
      const { status, body } = await askVendor(
        `${address}/api/v5/otp`,
        {
          headers: { authkey: authKey, 'content-type': 'application/json' },
          body: JSON.stringify({
            template_id: templateId,
            mobile: phone.replace('+', ''),
            otp: code,
            otp_expiry: CODE_LIFETIME_SECONDS / 60,
          }),
        },
        timeoutMilliseconds,
      )
      if (status !== 200 || body.type !== 'success') throw new SmsFailure('refused', vendorCodeOf(body.code))
    },
  }
}
