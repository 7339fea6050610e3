import { type RawBuilder, sql } from 'kysely'
import { MADE_AT } from '#mood/mood-columns.ts'

/** When a row of what is stored under a consent was made. */
export const MADE_AT_OF: Readonly<Record<string, RawBuilder<Date>>> = {
  moods: MADE_AT,
  assessments: sql<Date>`assessments.taken_at`,
}
