import { sql } from 'kysely'
import { lockConsents } from '#consent/lock-consents.ts'
import { type DataSubject, listPersonalData } from '#data-rights/list-personal-data.ts'
import { ownerConditions } from '#data-rights/owner-conditions.ts'
import type { PersonalDataRows } from '#data-rights/read-rows.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Tx } from '#schema.ts'
import { readTypedDetails } from './read-typed-details.ts'

/**
 * Reads everything of a member who is about to be erased: their export, and what was typed in their requests. The locks
 * block writes for them meanwhile.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function readErasedPerson(
  tx: Tx,
  keys: EncryptionKeys,
  whose: DataSubject,
): Promise<PersonalDataRows[]> {
  await lockConsents(tx, whose.memberId)
  await sql`select from members where member_id = ${whose.memberId} for update`.execute(tx)
  const typed = await readTypedDetails(tx, keys, ownerConditions(keys, whose).phone)
  return [...(await listPersonalData(tx, keys, whose)), typed]
}
