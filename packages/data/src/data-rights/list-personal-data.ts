import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { findMemberKey } from '#encryption/member-key.ts'
import type { Tx } from '#schema.ts'
import { ownerConditions } from './owner-conditions.ts'
import { PERSONAL_DATA_TABLES } from './personal-data-tables.ts'
import { type PersonalDataRows, readRows } from './read-rows.ts'

/** The member whose data is read or erased, by each key that a row can have. A number has a hash under each key. */
export type DataSubject = {
  memberId: string
  phone: string
  /** Whether the rows of the number are theirs: of several members with one number, those of the active one. */
  holdsNumber: boolean
  phoneHashes: readonly string[]
  pseudonym: string
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
