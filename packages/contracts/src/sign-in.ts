import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { line } from './line.ts'
import { mobileNumber } from './mobile-number.ts'

const Mobile = mobileNumber(m.field_mobile_missing)

/** A one-time code. People type it as the message shows it, with a gap in it or after it. */
export const Code = line({
  maxCharacters: 20,
  missing: m.field_code_missing,
  tooLong: m.field_code_malformed,
})
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[0-9]{6}$/, { error: () => m.field_code_malformed() }))

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
})
export type Login = z.infer<typeof Login>

/** What a call without a payload takes: nothing, or an empty object. */
export const Nothing = z.strictObject({}).nullish()

/** What a code that was asked for answers with. `otp` is there only while no SMS gateway is configured (D2). */
export const CodeSent = z.strictObject({ otp: z.string().optional() })
export type CodeSent = z.infer<typeof CodeSent>

/** The access token, and in how many seconds it runs out. */
const Tokens = z.strictObject({ access_token: z.string(), expires_in: z.int() })

/**
 * Who is signed in (API-07). `name` is empty until they said what to call them (LOG-08); `id` draws their avatar
 * (DSH-04).
 */
export const SignedInUser = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  time_zone: z.string(),
  tokens: Tokens,
})
export type SignedInUser = z.infer<typeof SignedInUser>

/** What `POST /auth/refresh` answers with (D36). */
export const Renewal = z.strictObject({ tokens: Tokens })
export type Renewal = z.infer<typeof Renewal>
