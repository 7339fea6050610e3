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
  /** What is read beside the columns that are given. */
  columns: readonly string[]
  /** The columns that were encrypted, as their owner reads them. */
  decrypt: (keys: Keys, row: never) => Row | Promise<Row>
}

type MemberRow = {
  name: string
  name_encrypted: Buffer | null
  phone: string | null
  phone_encrypted: Buffer | null
  wrapped_key: Buffer | null
}
type RequestRow = {
  id: string
  name: string
  email: string
  phone: string
  wrapped_key: Buffer | null
  details_encrypted: Buffer | null
}

export const ENCRYPTED_TABLES: Readonly<Record<string, EncryptedTable>> = {
  members: {
    columns: ['name_encrypted', 'phone_encrypted', 'wrapped_key'],
    async decrypt({ keys, memberId }, row: MemberRow) {
      const { name, phone } = await openIdentity(keys, {
        memberId,
        wrappedKey: row.wrapped_key,
        name: row.name,
        nameEncrypted: row.name_encrypted,
        phone: row.phone,
        phoneEncrypted: row.phone_encrypted,
      })
      return { name, phone }
    },
  },
  moods: {
    columns: ['note_encrypted'],
    decrypt: ({ dataKey }, row: { day: string; note: string; note_encrypted: Buffer | null }) =>
      openMood(dataKey, { ...row, noteEncrypted: row.note_encrypted }),
  },
  assessments: {
    columns: ['responses_encrypted'],
    decrypt: (
      { dataKey },
      row: { id: string; responses: readonly number[]; responses_encrypted: Buffer | null },
    ) => ({
      responses:
        row.responses_encrypted === null
          ? row.responses
          : decryptAnswers(dataKey, row.id, row.responses_encrypted),
    }),
  },
  sent_summaries: {
    columns: [],
    decrypt: ({ dataKey }, row: { id: string; content: Buffer | null }) => ({
      content: row.content && JSON.parse(decryptContent(dataKey, row.id, row.content)),
    }),
  },
  consultation_requests: {
    columns: ['name', 'email', 'wrapped_key', 'details_encrypted'],
    async decrypt({ keys }, row: RequestRow) {
      const stored = { ...row, wrappedKey: row.wrapped_key, detailsEncrypted: row.details_encrypted }
      const { phone } = await openDetails(keys, stored)
      return { phone }
    },
  },
}
