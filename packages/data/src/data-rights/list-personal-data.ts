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

/**
 * Returns all personal data of a member, decrypted, oldest first.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function listPersonalData(
  tx: Tx,
  keys: EncryptionKeys,
  whose: DataSubject,
): Promise<PersonalDataRows[]> {
  const opening = { keys, memberId: whose.memberId, dataKey: await findMemberKey(tx, keys, whose.memberId) }
  const theirs = ownerConditions(keys, whose)
  const held: PersonalDataRows[] = []
  for (const [table, { by }] of Object.entries(PERSONAL_DATA_TABLES))
    held.push(await readRows(tx, opening, { table, where: theirs[by] }))
  return held
}
