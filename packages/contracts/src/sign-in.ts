import { readCode } from '@pulli/domain/sign-in/read-code.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { mobileNumber } from './mobile-number.ts'
import { singleLineText } from './single-line-text.ts'

const Mobile = mobileNumber(m.field_mobile_missing)

/** A code as text, alone or in the message that carried it. */
const TypedCode = singleLineText({
  maxCharacters: 320,
  missing: m.field_code_missing,
  tooLong: m.field_code_malformed,
})
  .meta({
    description: 'Six digits, alone or in a message.',
    minLength: 6,
    maxLength: 320,
    examples: ['012345'],
  })
  .transform((typed, context) => {
    const code = readCode(typed)
    if (code !== undefined) return code
    context.issues.push({ code: 'custom', message: m.field_code_malformed(), input: typed })
    return z.NEVER
  })

/** A JSON number has lost the code's leading zeros. */
const withItsZeros = (code: unknown) =>
  typeof code === 'number' && Number.isInteger(code) && code >= 0 ? String(code).padStart(6, '0') : code

/** A one-time code, as text or number. */
export const Code = z.preprocess(withItsZeros, TypedCode)

/** What `POST /auth/login-request` takes (API-05). */
export const LoginRequest = z.strictObject({ mobile_number: Mobile })
export type LoginRequest = z.infer<typeof LoginRequest>

/** What `POST /auth/resend-otp` takes (API-08). */
export const ResendRequest = z.strictObject({
  mobile_number: Mobile,
  request_type: z.literal('login', { error: () => m.field_request_type_unknown() }),
})
export type ResendRequest = z.infer<typeof ResendRequest>

/** What `POST /auth/login` takes (API-06). */
export const Login = z.strictObject({
  mobile_number: Mobile,
  type: z.literal('phone', { error: () => m.field_type_unknown() }),
  otp: Code,
  /** `app`: the refresh token is in the response, and no cookie is set. Default: a browser. */
  client: z.enum(['browser', 'app'], { error: () => m.field_client_unknown() }).optional(),
})
export type Login = z.infer<typeof Login>

/** The body of a call without input: nothing, or an empty object. */
export const Nothing = z.strictObject({}).nullish()

export const IsLate = z.literal(true).optional().meta({
  description: 'Present while text messages do not get through: the code may come late, or not at all.',
})

/** The response to a code request. `otp` is present only without an SMS gateway (D2). */
export const CodeSent = z.strictObject({ otp: z.string().optional(), is_late: IsLate })
export type CodeSent = z.infer<typeof CodeSent>

/**
 * What `POST /auth/refresh` takes from an app, which has no cookie: the newest refresh token. A browser sends nothing or
 * an empty object.
 */
export const SessionRenewal = z
  .strictObject({
    refresh_token: z
      .string({ error: () => m.field_refresh_token_malformed() })
      .max(100, { error: () => m.field_refresh_token_malformed() })
      .optional(),
  })
  .nullish()

/** The access token and its lifetime in seconds; for an app also the refresh token, valid for one refresh. */
const Tokens = z.strictObject({
  access_token: z.string(),
  expires_in: z.int(),
  refresh_token: z.string().optional(),
  refresh_expires_in: z.int().optional(),
})

/** D72 */
export const TimeZoneIsChosen = z.boolean().meta({
  description: 'The member chose `time_zone`, so it wins over the device’s. Otherwise the device’s counts.',
})

/**
 * The signed-in member (API-07). `name` is empty until given (LOG-08); the avatar is drawn from `id` (DSH-04).
 */
export const SignedInUser = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  time_zone: z.string(),
  time_zone_is_chosen: TimeZoneIsChosen,
  tokens: Tokens,
})
export type SignedInUser = z.infer<typeof SignedInUser>

/** What `POST /auth/refresh` returns (D36). */
export const Renewal = z.strictObject({ tokens: Tokens })
export type Renewal = z.infer<typeof Renewal>
