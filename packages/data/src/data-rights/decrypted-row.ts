import { decryptAnswers } from '#assessment/encrypted-answers.ts'
import { openDetails } from '#consultation/request-details.ts'
import type { DataKey } from '#encryption/data-key.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { openIdentity } from '#members/identity.ts'
import { openMood } from '#mood/mood-columns.ts'
import { decryptContent } from '#summary/summary-content.ts'

type Row = Record<string, unknown>
type Keys = { keys: EncryptionKeys; memberId: string; dataKey: DataKey | undefined }

type EncryptedTable = {
  /** The columns that are read to decrypt a row, beside those that are given. */
  columns: readonly string[]
  /** What is given of them, under names that the table doesn't have. */
  gives: readonly string[]
  /** The same, as their owner reads them. */
  decrypt: (keys: Keys, row: never) => Row | Promise<Row>
}

type MemberRow = { name_encrypted: Buffer | null; phone_encrypted: Buffer; wrapped_key: Buffer }
type RequestRow = { id: string; wrapped_key: Buffer; details_encrypted: Buffer }

export const ENCRYPTED_TABLES: Readonly<Record<string, EncryptedTable>> = {
  members: {
    columns: ['name_encrypted', 'phone_encrypted', 'wrapped_key'],
    gives: ['name', 'phone'],
    async decrypt({ keys, memberId }, row: MemberRow) {
      const { name, phone } = await openIdentity(keys, {
        memberId,
        wrappedKey: row.wrapped_key,
        nameEncrypted: row.name_encrypted,
        phoneEncrypted: row.phone_encrypted,
      })
      return { name, phone }
    },
  },
  moods: {
    columns: ['note_encrypted'],
    gives: ['note'],
    decrypt: ({ dataKey }, row: { day: string; note_encrypted: Buffer | null }) =>
      openMood(dataKey, { day: row.day, noteEncrypted: row.note_encrypted }),
  },
  assessments: {
    columns: ['responses_encrypted'],
    gives: ['responses'],
    decrypt: ({ dataKey }, row: { id: string; responses_encrypted: Buffer }) => ({
      responses: decryptAnswers(dataKey, row.id, row.responses_encrypted),
    }),
  },
  sent_summaries: {
    columns: [],
    gives: [],
    decrypt: ({ dataKey }, row: { id: string; content: Buffer | null }) => ({
      content: row.content && JSON.parse(decryptContent(dataKey, row.id, row.content)),
    }),
  },
  consultation_requests: {
    columns: ['wrapped_key', 'details_encrypted'],
    gives: ['phone'],
    async decrypt({ keys }, row: RequestRow) {
      const stored = { id: row.id, wrappedKey: row.wrapped_key, detailsEncrypted: row.details_encrypted }
      const { phone } = await openDetails(keys, stored)
      return { phone }
    },
  },
}
