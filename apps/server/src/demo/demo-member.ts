/** The member to sign in as in a trial: the embedded database, without an SMS gateway. */
export const DEMO_MEMBER = {
  mobile: '9876543210',
  phone: '+919876543210',
  name: 'Asha',
  timeZone: 'Asia/Kolkata',
} as const
