import { readRecoveryCode } from '@pulli/domain/account/recovery-code.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { mobileNumber } from './mobile-number.ts'
import { Code, IsLate, Login } from './sign-in.ts'
import { singleLineText } from './single-line-text.ts'

/** A recovery code as typed: with or without dashes, in any case. */
export const TypedRecoveryCode = singleLineText({
  maxCharacters: 80,
  missing: m.field_recovery_code_missing,
  tooLong: m.field_recovery_code_malformed,
})
  .transform((typed) => readRecoveryCode(typed) ?? '')
  .pipe(z.string().regex(/^[0-9A-Z]{20}$/, { error: () => m.field_recovery_code_malformed() }))

/** What `GET /members/me/recovery-code` answers. Instants in UTC; null means never. The code itself is shown only once. */
export const RecoveryState = z.strictObject({
  offered_at: z.string().nullable(),
  made_at: z.string().nullable(),
})
export type RecoveryState = z.infer<typeof RecoveryState>

/** What `POST /members/me/recovery-code` returns. The code is shown only here. */
export const MadeRecoveryCode = z.strictObject({ recovery_code: z.string(), made_at: z.string() })
export type MadeRecoveryCode = z.infer<typeof MadeRecoveryCode>

/** What `POST /auth/recover` takes. Apps send `client` as in `POST /auth/login`. */
export const Recovery = z.strictObject({ recovery_code: TypedRecoveryCode, client: Login.shape.client })
export type Recovery = z.infer<typeof Recovery>

/** What `POST /members/me/number-request` takes: the number to move to. */
export const NumberRequest = z.strictObject({ mobile_number: mobileNumber(m.field_mobile_missing) })
export type NumberRequest = z.infer<typeof NumberRequest>

/** What a request for two codes returns. Codes are included only without an SMS gateway (D2). */
export const NumberCodesSent = z.strictObject({
  /** The code for the new number. */
  otp: z.string().optional(),
  /** The code for the current number. */
  current_otp: z.string().optional(),
  is_late: IsLate,
})
export type NumberCodesSent = z.infer<typeof NumberCodesSent>

/**
 * What `PUT /members/me/number` takes: the code sent to the new number, and the code sent to the current number or
 * the recovery code.
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
