import { z } from 'zod'
import type { Environment, Fault } from './faults.ts'

/** The SMS gateway: shared by `npm start` and the server process. */
export const smsVariables = {
  SMS_GATEWAY: z.enum(['msg91', 'twilio'], 'must be msg91 or twilio').optional(),
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_TEMPLATE_ID: z.string().optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-fA-F]{32}$/, 'must be AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  SMS_TEXT: z
    .string()
    .refine((text) => text.includes('{code}'), 'must contain {code}')
    .optional(),
  SMS_PER_HOUR: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a whole number of messages, 1 or more')
    .transform(Number)
    .optional(),
  SIGNUP: z.enum(['open', 'app'], 'must be open or app').default('open'),
}

type SmsEnvironment = z.infer<z.ZodObject<typeof smsVariables>>

const KEYS = {
  msg91: ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
} as const

/** Faults in the combination of these settings. */
export function smsFaults(env: Environment): Fault[] {
  const { SMS_GATEWAY: gateway } = env
  if (gateway !== 'msg91' && gateway !== 'twilio') return []
  return KEYS[gateway]
    .filter((key) => env[key] === undefined)
    .map((variable) => ({ variable, message: `must be set when SMS_GATEWAY is ${gateway}` }))
}

/** Returns the account at the SMS gateway; undefined: codes are shown on the page. */
export type SmsSettings =
  | { gateway: 'msg91'; authKey: string; templateId: string }
  | { gateway: 'twilio'; accountSid: string; authToken: string; from: string; text: string | undefined }

export function smsSettings(env: SmsEnvironment): SmsSettings | undefined {
  const set = (value: string | undefined) => value ?? ''
  if (env.SMS_GATEWAY === 'msg91')
    return {
      gateway: 'msg91',
      authKey: set(env.MSG91_AUTH_KEY),
      templateId: set(env.MSG91_TEMPLATE_ID),
    }
  if (env.SMS_GATEWAY === 'twilio')
    return {
      gateway: 'twilio',
      accountSid: set(env.TWILIO_ACCOUNT_SID),
      authToken: set(env.TWILIO_AUTH_TOKEN),
      from: set(env.TWILIO_FROM),
      text: env.SMS_TEXT,
    }
  return undefined
}
