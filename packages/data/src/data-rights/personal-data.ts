import { type RawBuilder, sql } from 'kysely'
import { decryptAnswers } from '#assessment/assessments.ts'
import { IS_CLAIMED } from '#consultation/request-claims.ts'
import { openDetails, type StoredDetails } from '#consultation/request-details.ts'
import { camelCase } from '#dialect.ts'
import { type DataKey, findMemberKey } from '#encryption/data-key.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { hasNumber, openIdentity, type StoredIdentity } from '#members/identity.ts'
import { MADE_AT, openMood } from '#mood/moods.ts'
import type { Tx } from '#schema.ts'
import { decryptContent } from '#summary/summaries.ts'
import { type OwnerKey, PERSONAL_DATA_TABLES } from './personal-data-tables.ts'

/** The member whose data is read or erased, by each key that a row can have. A number has a hash under each key. */
export type DataSubject = {
  memberId: string
  phone: string
  /** Whether the rows of the number are theirs: of several members with one number, those of the active one. */
  holdsNumber: boolean
  phoneHashes: readonly string[]
  pseudonym: string
}

/** The rows of one table, under its name in the export. */
export type PersonalDataRows = { name: string; columns: readonly string[]; rows: Record<string, unknown>[] }

export const ENCRYPTED_TABLES: Readonly<Record<string, EncryptedTable>> = {
  members: {
    columns: ['name_encrypted', 'phone_encrypted', 'wrapped_key'],
    gives: ['name', 'phone'],
    async decrypt({ keys, memberId }, row: MemberRow) {
      const { name, phone } = await openIdentity(keys, { memberId, ...row })
      return { name, phone }
    },
  },
  moods: {
    columns: ['note_encrypted'],
    gives: ['note'],
    decrypt: ({ dataKey }, row: { day: string; noteEncrypted: Buffer | null }) => openMood(dataKey, row),
  },
  assessments: {
    columns: ['responses_encrypted'],
    gives: ['responses'],
    decrypt: ({ dataKey }, row: { id: string; responsesEncrypted: Buffer }) => ({
      responses: decryptAnswers(dataKey, row.id, row.responsesEncrypted),
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
    async decrypt({ keys }, row: StoredDetails) {
      const { phone } = await openDetails(keys, row)
      return { phone }
    },
  },
}

/** Of a request that someone else may have sent with the number: that a call was asked for, and when (decision 123). */
const SHOWN_UNCLAIMED = ['submitted_at', 'phone', 'id']

/**
 * Returns all personal data of a member, decrypted, oldest first.
 *
 * @param unclaimedSince for the member, who learns of what someone else sent with the number since then that it was sent
 * @throws UnreadableValue if a key is lost
 */
export async function listPersonalData(
  tx: Tx,
  keys: EncryptionKeys,
  whose: DataSubject,
  { unclaimedSince }: { unclaimedSince?: Date } = {},
): Promise<PersonalDataRows[]> {
  const opening = { keys, memberId: whose.memberId, dataKey: await findMemberKey(tx, keys, whose.memberId) }
  const theirs = ownerConditions(keys, whose, { unclaimedSince })
  const held: PersonalDataRows[] = []
  for (const [table, { by }] of Object.entries(PERSONAL_DATA_TABLES))
    held.push(await readRows(tx, opening, { table, where: theirs[by] }))
  return held.map(withoutUnclaimed)
}

function withoutUnclaimed(held: PersonalDataRows): PersonalDataRows {
  if (held.name !== PERSONAL_DATA_TABLES.consultation_requests?.name) return held
  const rows = held.rows.map((row) =>
    row.claimed_at !== null && row.disowned_at === null
      ? row
      : Object.fromEntries(
          held.columns.map((column) => [column, SHOWN_UNCLAIMED.includes(column) ? row[column] : null]),
        ),
  )
  return { ...held, rows }
}

/**
 * Returns by which condition the rows of a member are found, for each way in which a table knows them.
 *
 * @param unclaimedSince also the requests since then that someone else may have sent with the number, and nothing that
 *   belongs to them
 */
export function ownerConditions(
  keys: EncryptionKeys,
  { memberId, phone, holdsNumber, phoneHashes, pseudonym }: DataSubject,
  { unclaimedSince }: { unclaimedSince?: Date | undefined } = {},
): Record<OwnerKey, RawBuilder<unknown>> {
  const ofTheirNumber = holdsNumber
    ? sql`${hasNumber(keys, phone)} and sealed_with is null`
    : sql`sealed_with = ${memberId}`
  const theirs = sql`${ofTheirNumber} and ${IS_CLAIMED}`
  return {
    member_id: sql`member_id = ${memberId}`,
    phone: unclaimedSince
      ? sql`${ofTheirNumber} and (${IS_CLAIMED} or submitted_at > ${unclaimedSince})`
      : theirs,
    request_id: sql`request_id in (select id from consultation_requests where ${theirs})`,
    phone_hash: holdsNumber ? sql`phone_hash in (${sql.join([...phoneHashes])})` : sql`phone_hash is null`,
    actor: sql`actor = ${pseudonym}`,
  }
}

/** What opens the rows of a member. Those of a request have a key of their own. */
export type Opening = { keys: EncryptionKeys; memberId: string; dataKey: DataKey | undefined }

/**
 * Reads rows of a table with personal data as an export shows them: decrypted, oldest first.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function readRows(
  tx: Tx,
  opening: Opening,
  { table, where, isLocked = false }: { table: string; where: RawBuilder<unknown>; isLocked?: boolean },
): Promise<PersonalDataRows> {
  const described = PERSONAL_DATA_TABLES[table]
  if (described === undefined) throw new Error(`${table} is no table with personal data`)
  const { name, columns } = described
  const encrypted = ENCRYPTED_TABLES[table]
  const plain = columns.filter((column) => !encrypted?.gives.includes(column))
  const stored = [...plain, ...(encrypted?.columns ?? [])].map((column) => sql.ref(column))
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(stored)} from ${sql.table(table)}
    where ${where}
    order by ${sql.join(plain.slice(0, 2).map((column) => sql.ref(column)))}
    ${isLocked ? sql`for update` : sql``}`.execute(tx)
  const opened = await Promise.all(
    rows.map(async (row) => ({ ...row, ...(await encrypted?.decrypt(opening, row as never)) })),
  )
  return { name, columns, rows: opened.map((row) => pick(row, columns)) }
}

/** A row with the names of the database, as exports and what is sealed show it. */
export const pick = (row: Record<string, unknown>, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, row[camelCase(column)]]))

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

type MemberRow = Omit<StoredIdentity, 'memberId'>

/** When a row of what is stored under a consent was made. */
export const MADE_AT_OF: Readonly<Record<string, RawBuilder<Date>>> = {
  moods: MADE_AT,
  assessments: sql<Date>`assessments.taken_at`,
}
