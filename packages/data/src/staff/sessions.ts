import { DAY } from '@pulli/domain/time/durations.ts'
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
    .insertInto('staffSessions')
    .values({
      staffId: session.staffId,
      id: session.id,
      tokenHash: session.tokenHash,
      device: session.device,
      signedInBy: session.signedInBy,
      createdAt: session.now,
      lastUsedAt: session.now,
      idleEndsAt: session.idleEndsAt,
      endsAt: session.endsAt,
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
    .selectFrom('staffSessions as session')
    .innerJoin('staff', 'staff.id', 'session.staffId')
    .select([
      'staff.id as staffId',
      'staff.name',
      'staff.email',
      'staff.roles',
      'session.id as sessionId',
      'session.createdAt as signedInAt',
      'session.lastUsedAt',
      'session.endsAt',
    ])
    .where('session.tokenHash', '=', tokenHash)
    .where('session.endedAt', 'is', null)
    .where('session.idleEndsAt', '>', now)
    .where('staff.removedAt', 'is', null)
    .executeTakeFirst()
}

type Session = { staffId: string; sessionId: string; now: Date }

/** Stores the use of a session. */
export async function touchStaffSession(
  db: Db,
  { staffId, sessionId, idleEndsAt, now }: Session & { idleEndsAt: Date },
): Promise<void> {
  await db
    .updateTable('staffSessions')
    .set({ lastUsedAt: now, idleEndsAt })
    .where('staffId', '=', staffId)
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .where('lastUsedAt', '<', now)
    .execute()
}

/** Ends one of a person's sessions. @returns whether it was still active */
export async function endStaffSession(tx: Tx, { staffId, sessionId, now }: Session): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staffSessions')
    .set({ endedAt: now })
    .where('staffId', '=', staffId)
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .where('idleEndsAt', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Lists a person's active sessions, the newest first. */
export async function listStaffSessions(db: Db, staffId: string, now: Date) {
  return db
    .selectFrom('staffSessions')
    .select(['id', 'device', 'createdAt', 'lastUsedAt'])
    .where('staffId', '=', staffId)
    .where('endedAt', 'is', null)
    .where('idleEndsAt', '>', now)
    .orderBy('id', 'desc')
    .execute()
}

const BROWSER_DAYS = 400

/** Deletes sessions, invitations and challenges that were over by then, and browsers unused for 400 days before it. */
export async function forgetStaffSignIns(db: Db, { before }: { before: Date }): Promise<void> {
  const unused = new Date(before.getTime() - BROWSER_DAYS * DAY)
  await db.deleteFrom('staffSessions').where('endsAt', '<', before).execute()
  await db.deleteFrom('staffInvitations').where('expiresAt', '<', before).execute()
  await db.deleteFrom('staffSpentChallenges').where('expiresAt', '<', before).execute()
  await db.deleteFrom('staffBrowsers').where('lastUsedAt', '<', unused).execute()
}
