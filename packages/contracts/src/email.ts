import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { singleLineText } from './single-line-text.ts'

/**
 * One mail address. The pattern excludes commas, spaces and angle brackets, so `a@b.in,c@d.in` is refused.
 */
export const Email = singleLineText({
  maxCharacters: 254,
  missing: m.field_email_missing,
  tooLong: m.field_email_too_long,
})
  .meta({ format: 'email', minLength: 3, maxLength: 254 })
  .pipe(
    z
      .email({ error: () => m.field_email_malformed() })
      .regex(/^[^@]{1,64}@/, { error: () => m.field_email_malformed() }),
  )
