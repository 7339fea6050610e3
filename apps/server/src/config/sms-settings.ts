import { readFileSync } from 'node:fs'
import { RegisteredTemplates, templateDifferences } from '@pulli/api/sms/registered-templates.ts'
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
  SMS_TEMPLATES_FILE: z.string().optional(),
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
  if (gateway !== 'msg91' && gateway !== 'twilio')
    return env.SMS_TEMPLATES_FILE === undefined
      ? []
      : [{ variable: 'SMS_GATEWAY', message: 'must be set when SMS_TEMPLATES_FILE is set' }]
  return [
    ...KEYS[gateway]
      .filter((key) => env[key] === undefined)
      .map((variable) => ({ variable, message: `must be set when SMS_GATEWAY is ${gateway}` })),
    ...templateFaults(env, gateway),
  ]
}

/** Faults in the file of registered templates, and every difference between a sentence and its registered one. */
function templateFaults(env: Environment, gateway: 'msg91' | 'twilio'): Fault[] {
  const { SMS_TEMPLATES_FILE: file, TWILIO_FROM: from, SMS_TEXT: template } = env
  if (file === undefined) return []
  const fault = (message: string): Fault => ({ variable: 'SMS_TEMPLATES_FILE', message })
  const read = readTemplates(file)
  if (typeof read === 'string') return [fault(read)]
  const faults: Fault[] = []
  if (gateway === 'twilio' && from !== undefined && !from.startsWith('MG') && from !== read.header)
    faults.push({
      variable: 'TWILIO_FROM',
      message: `must be ${read.header}, the header of SMS_TEMPLATES_FILE`,
    })
  if (gateway === 'msg91')
    for (const [name, { flow }] of Object.entries(read.templates))
      if (name !== 'code' && flow === undefined)
        faults.push(fault(`must name the template of MSG91 for ${name} as its flow`))
  // MSG91 writes codes itself, from its own template.
  const code = gateway === 'twilio' ? { host: hostOf(env), template } : undefined
  return [...faults, ...templateDifferences(read, code).map(fault)]
}

/** Returns the registered templates, or what is wrong with their file. */
function readTemplates(file: string): RegisteredTemplates | string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return 'must name a file that this account can read'
  }
  try {
    const parsed = RegisteredTemplates.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    return `${issue?.path.join('.') || 'its content'}: ${issue?.message ?? 'is not as expected'}`
  } catch {
    return 'must be JSON, as docs/runbooks/sms-templates-in-india.md shows it'
  }
}

function hostOf({ PUBLIC_URL: url }: Environment): string {
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname : 'localhost'
}

/** Returns what is registered for text messages; undefined: none are sent but codes. */
export function registeredTemplates({
  SMS_TEMPLATES_FILE: file,
}: SmsEnvironment): RegisteredTemplates | undefined {
  const read = file === undefined ? undefined : readTemplates(file)
  return typeof read === 'string' ? undefined : read
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
