import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#schema.ts'

export type NewStaff = {
  /** v7 */
  id: string
  name: string
  /** In lower case. */
  email: string
  roles: readonly StaffRole[]
  /** The document id of the content service's entry that shows them. */
  teamEntry?: string | undefined
  /** A sample person of a trial, who cannot sign in. */
  isSample?: boolean
  now: Date
}

/** Stores a person of the desk. @returns false if another one has the address */
export async function insertStaff(
  tx: Tx,
  { id, name, email, roles, teamEntry, isSample = false, now }: NewStaff,
): Promise<boolean> {
  const row = await tx
    .insertInto('staff')
    .values({
      id,
      name,
      email,
      roles: [...roles],
      teamEntry: teamEntry ?? null,
      isSample,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('email').where('removedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Lists all people at the desk with their ways to sign in, by name. Removed people are left out. */
export async function listStaff(db: Db) {
  return db
    .selectFrom('staff')
    .select([
      'id',
      'name',
      'email',
      'roles',
      'teamEntry',
      'isSample',
      'createdAt',
      sql<number>`(select count(*)::int from staff_passkeys where staff_id = staff.id)`.as('passkeys'),
      sql<boolean>`exists (select from staff_authenticator_apps where staff_id = staff.id)`.as(
        'hasAuthenticatorApp',
      ),
      sql<Date | null>`(select max(last_used_at) from staff_sessions where staff_id = staff.id)`.as(
        'lastSeenAt',
      ),
    ])
    .where('removedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Lists the names of all people at the desk, in order. */
export async function listPeople(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('removedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Lists the ids of the sample people who were not removed. */
export async function listSampleStaff(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('staff')
    .select('id')
    .where('isSample', '=', true)
    .where('removedAt', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Finds a person of the desk who was not removed. */
export async function findStaff(db: Db, id: string) {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'roles', 'isSample'])
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
}

/** Finds who has an address. */
export async function findStaffByEmail(db: Db, email: string) {
  return db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
}

/** Finds whom an invitation names, whatever became of it. */
export async function findInvited(db: Db, invitationId: string) {
  return db
    .selectFrom('staffInvitations')
    .select(['name', 'email'])
    .where('id', '=', invitationId)
    .executeTakeFirst()
}

/** Finds a person's name and address, also after their removal. */
export async function findNamed(db: Db, staffId: string) {
  return db.selectFrom('staff').select(['name', 'email']).where('id', '=', staffId).executeTakeFirst()
}

/** Returns whether there is an owner who is neither a sample nor removed. */
export async function hasOwner(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from staff where roles @> array['owner'] and removed_at is null and not is_sample) as found`.execute(
    db,
  )
  return rows[0]?.found === true
}

/** Returns whether the desk has a coordinator who is neither a sample nor removed. */
export async function hasCoordinator(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from staff where roles @> array['coordinator'] and removed_at is null and not is_sample) as found`.execute(
    db,
  )
  return rows[0]?.found === true
}

/** Returns whether someone may open the CMS: an editor or owner who was not removed. */
export async function isEditor(db: Db, staffId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('removedAt', 'is', null)
    .where('isSample', '=', false)
    .where(sql<boolean>`roles && array['owner', 'editor']`)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Returns whether the desk has no samples, and had no person and no request before an instant. Locks that until the
 * transaction ends: of two servers that start at once, one gets true.
 */
export async function isDeskNew(tx: Tx, { before }: { before: Date }): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('desk_samples'))`.execute(tx)
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select from staff where is_sample or created_at < ${before})
      or exists (select from consultation_requests where submitted_at < ${before}) as "isUsed"`.execute(tx)
  return rows[0]?.isUsed === false
}

/**
 * Lets two changes of one person follow each other, such as of their hours, and finds their name.
 * @returns undefined if they are not at the desk
 */
export async function lockStaff(tx: Tx, id: string): Promise<{ id: string; name: string } | undefined> {
  return tx
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Finds the address of a current staff member's video room. */
export async function findVideoRoom(db: Db, staffId: string): Promise<string | null> {
  const found = await db
    .selectFrom('staff')
    .select('videoRoom')
    .where('id', '=', staffId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return found?.videoRoom ?? null
}

/**
 * Sets the address of a person's video room.
 * @returns whether it was another one
 */
export async function setVideoRoom(tx: Tx, staffId: string, address: string | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ videoRoom: address })
    .where('id', '=', staffId)
    .where('videoRoom', 'is distinct from', address)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
