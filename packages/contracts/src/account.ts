import { readRecoveryCode } from '@pulli/domain/account/recovery-code.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { line } from './line.ts'
import { mobileNumber } from './mobile-number.ts'
import { Code, Login } from './sign-in.ts'

/** A recovery code, as people type it: with or without dashes, in large or small letters. */
const TypedRecoveryCode = line({
  maxCharacters: 80,
  missing: m.field_recovery_code_missing,
  tooLong: m.field_recovery_code_malformed,
})
  .transform((typed) => readRecoveryCode(typed) ?? '')
  .pipe(z.string().regex(/^[0-9A-Z]{20}$/, { error: () => m.field_recovery_code_malformed() }))

/** What `GET /members/me/recovery-code` answers. Instants in UTC; null for never. The code itself is shown once. */
export const RecoveryState = z.strictObject({
  offered_at: z.string().nullable(),
  made_at: z.string().nullable(),
})
export type RecoveryState = z.infer<typeof RecoveryState>

/** What `POST /members/me/recovery-code` answers: the only time that the code is shown. */
export const MadeRecoveryCode = z.strictObject({ recovery_code: z.string(), made_at: z.string() })
export type MadeRecoveryCode = z.infer<typeof MadeRecoveryCode>

/** What `POST /auth/recover` takes. An app says so again, as in `POST /auth/login`. */
export const Recovery = z.strictObject({ recovery_code: TypedRecoveryCode, client: Login.shape.client })
export type Recovery = z.infer<typeof Recovery>

/** What `POST /members/me/number-request` takes: the number to move to. */
export const NumberRequest = z.strictObject({ mobile_number: mobileNumber(m.field_mobile_missing) })
export type NumberRequest = z.infer<typeof NumberRequest>

/** What a request for two codes answers with. Both are there only while no SMS gateway is configured (D2). */
export const NumberCodesSent = z.strictObject({
  /** The one that went to the new number. */
  otp: z.string().optional(),
  /** The one that went to the current number. */
  current_otp: z.string().optional(),
})
export type NumberCodesSent = z.infer<typeof NumberCodesSent>

/**
 * What `PUT /members/me/number` takes: the code that went to the new number, and the one that went to the current
 * number, or the recovery code in its place.
 */
export const NumberChange = z
  .strictObject({
    mobile_number: mobileNumber(m.field_mobile_missing),
    otp: Code,
    current_otp: Code.optional(),
    recovery_code: TypedRecoveryCode.optional(),
  })
  .refine(({ current_otp, recovery_code }) => (current_otp === undefined) !== (recovery_code === undefined), {
    path: ['current_otp'],
    error: () => m.field_current_code_missing(),
  })
export type NumberChange = z.infer<typeof NumberChange>
