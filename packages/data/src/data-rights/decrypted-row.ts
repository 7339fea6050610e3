import { decryptAnswers } from '#assessment/encrypted-answers.ts'
import type { DataKey } from '#encryption/data-key.ts'
import { openMood } from '#mood/mood-columns.ts'

type Row = Record<string, unknown>

/** The encrypted columns of a table, and how a row with them becomes one that its owner can read. */
type EncryptedTable = { columns: readonly string[]; decrypt: (key: DataKey | undefined, row: never) => Row }

type MoodRow = Row & { day: string; note: string; note_encrypted: Buffer | null }
type AssessmentRow = Row & { id: string; responses_encrypted: Buffer | null }

export const ENCRYPTED_TABLES: Readonly<Record<string, EncryptedTable>> = {
  moods: {
    columns: ['note_encrypted'],
    decrypt: (key, { note_encrypted, ...row }: MoodRow) =>
      openMood(key, { ...row, day: row.day, note: row.note, noteEncrypted: note_encrypted }),
  },
  assessments: {
    columns: ['responses_encrypted'],
    decrypt: (key, { responses_encrypted, ...row }: AssessmentRow) =>
      responses_encrypted === null
        ? row
        : { ...row, responses: decryptAnswers(key, row.id, responses_encrypted) },
  },
}
