/** Where each vendor of text messages is asked. */
export const VENDOR_ADDRESSES = {
  msg91: 'https://control.msg91.com',
  twilio: 'https://api.twilio.com',
} as const
