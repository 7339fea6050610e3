import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'

const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2100-12-31'

/**
 * A calendar day, `YYYY-MM-DD`, from 1900 to 2100. PostgreSQL has no year 0.
 */
export const Day = z.iso
  .date({ error: () => m.field_date_malformed() })
  // Days with four-digit years sort as text.
  .refine((day) => FIRST_DAY <= day && day <= LAST_DAY, { error: () => m.field_date_malformed() })

/** An instant with its offset, from 1900 to 2100. */
export const Instant = z.iso
  .datetime({ offset: true, error: () => m.field_instant_malformed() })
  .refine((instant) => FIRST_DAY <= instant && instant.slice(0, 10) <= LAST_DAY, {
    error: () => m.field_instant_malformed(),
  })
