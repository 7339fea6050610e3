// Preloaded by a server of the tests (`NODE_OPTIONS=--import=…`): what it asks of MSG91 goes to the address in SMS_VENDOR.
import { VENDOR_ADDRESSES } from '@pulli/api/sms/vendor-addresses.ts'

const { fetch } = globalThis

globalThis.fetch = (asked, options) =>
  fetch(
    asked instanceof Request
      ? asked
      : `${asked}`.replace(VENDOR_ADDRESSES.msg91, process.env.SMS_VENDOR ?? ''),
    options,
  )
