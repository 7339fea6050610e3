import type { Db, StaffSignInWay, Tx } from '#schema.ts'

export type NewStaffSession = {
  staffId: string
  /** v7 */
  id: string
  tokenHash: Buffer
  device: string
  signedInBy: StaffSignInWay
  idleEndsAt: Date
  endsAt: Date
  now: Date
}

export async function insertStaffSession(tx: Tx, session: NewStaffSession): Promise<void> {
  await tx
    .insertInto('staff_sessions')
    .values({
      staff_id: session.staffId,
      id: session.id,
      token_hash: session.tokenHash,
      device: session.device,
      signed_in_by: session.signedInBy,
      created_at: session.now,
      last_used_at: session.now,
      idle_ends_at: session.idleEndsAt,
      ends_at: session.endsAt,
    })
    .execute()
}

/** A person who is signed in at the desk, and their session. */
export type SignedInStaff = NonNullable<Awaited<ReturnType<typeof findStaffSession>>>

/**
 * Finds the active session of a token, unless its owner was removed. One query on unique keys for every
 * call, so a removal takes effect on all servers with its commit.
 */
export async function findStaffSession(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('staff_sessions as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select([
      'staff.id as staffId',
      'staff.name',
      'staff.email',
      'staff.roles',
      'session.id as sessionId',
      'session.created_at as signedInAt',
      'session.last_used_at as lastUsedAt',
      'session.ends_at as endsAt',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('session.ended_at', 'is', null)
    .where('session.idle_ends_at', '>', now)
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst()
}

type Session = { staffId: string; sessionId: string; now: Date }

/** Stores the use of a session. */
export async function touchStaffSession(
  db: Db,
  { staffId, sessionId, idleEndsAt, now }: Session & { idleEndsAt: Date },
): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ last_used_at: now, idle_ends_at: idleEndsAt })
    .where('staff_id', '=', staffId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('last_used_at', '<', now)
    .execute()
}

/** Ends one of a person's sessions. @returns whether it was still active */
export async function endStaffSession(tx: Tx, { staffId, sessionId, now }: Session): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('idle_ends_at', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Lists a person's active sessions, the newest first. */
export async function listStaffSessions(db: Db, staffId: string, now: Date) {
  return db
    .selectFrom('staff_sessions')
    .select(['id', 'device', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('idle_ends_at', '>', now)
    .orderBy('id', 'desc')
    .execute()
}

const BROWSER_DAYS = 400

/** Deletes sessions, invitations and challenges that were over by then, and browsers unused for 400 days before it. */
export async function forgetStaffSignIns(db: Db, { before }: { before: Date }): Promise<void> {
  const unused = new Date(before.getTime() - BROWSER_DAYS * 86_400_000)
  await db.deleteFrom('staff_sessions').where('ends_at', '<', before).execute()
  await db.deleteFrom('staff_invitations').where('expires_at', '<', before).execute()
  await db.deleteFrom('staff_spent_challenges').where('expires_at', '<', before).execute()
  await db.deleteFrom('staff_browsers').where('last_used_at', '<', unused).execute()
}
