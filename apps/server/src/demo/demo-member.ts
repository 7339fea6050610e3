import type { LaunchConfig } from '#config/launch-config.ts'

/** The member to sign in as in a trial: the embedded database, without an SMS gateway. */
export const DEMO_MEMBER = {
  mobile: '9876543210',
  phone: '+919876543210',
  name: 'Asha',
  timeZone: 'Asia/Kolkata',
} as const

/** Whether to create the demo member: on the embedded database, while no code is sent to a real phone. */
export const hasDemoMember = ({ DATABASE_URL, SMS_GATEWAY }: LaunchConfig) =>
  DATABASE_URL === undefined && SMS_GATEWAY === undefined

/** Whether a fresh desk begins with sample people and requests: where there is a demo member, in development alone. */
export const hasDeskSamples = (config: LaunchConfig) =>
  hasDemoMember(config) && config.NODE_ENV === 'development'
