import { sql } from 'kysely'
import { type DataKey, decryptText, encryptText } from '#encryption/data-key.ts'

/** The columns of a mood in answers, as stored. */
export const MOOD_COLUMNS = [
  'mood_id as moodId',
  'mood_type as moodType',
  'note_encrypted as noteEncrypted',
  'day',
  'time_zone as timeZone',
  'version',
  'created_at as createdAt',
] as const

/** When an entry was made. */
export const MADE_AT = sql<Date>`coalesce(moods.recorded_at, moods.changed_at)`

/** The stored columns of a note. One without words is empty and not encrypted. */
export function noteColumns(key: DataKey, day: string, note: string) {
  return { note_encrypted: note === '' ? null : encryptText(key, placeOf(day), note) }
}

/** A mood with its note decrypted. */
export function openMood<Row extends { day: string; noteEncrypted: Buffer | null }>(
  key: DataKey | undefined,
  { noteEncrypted, ...row }: Row,
) {
  return {
    ...row,
    note: noteEncrypted === null ? '' : decryptText(key, placeOf(row.day), noteEncrypted),
  }
}

/** A day has one note, and a retry stores it under the same day: the entry's own id is not known before. */
function placeOf(day: string) {
  return { table: 'moods', column: 'note', row: day }
}
