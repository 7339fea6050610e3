import { sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db } from '#schema.ts'
import { type DeskRequestRow, deskRequests, openDeskRequest } from './desk-request-row.ts'

/**
 * Finds a request for a staff member. Those who see only their own find it if they have it, or ever had an
 * appointment for it that was not cancelled.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function findDeskRequest(
  db: Db,
  keys: EncryptionKeys,
  { id, staffId, isOwnOnly }: { id: string; staffId: string; isOwnOnly: boolean },
): Promise<DeskRequestRow | undefined> {
  const stored = await deskRequests(db)
    .where('request.id', '=', id)
    .$if(isOwnOnly, (query) =>
      query.where(
        sql<boolean>`(request.assigned_to = ${staffId} or exists (
          select from appointments where request_id = request.id and staff_id = ${staffId}
            and status in ('booked', 'happened', 'missed')))`,
      ),
    )
    .executeTakeFirst()
  return stored && openDeskRequest(keys, stored)
}
