import type { AppProof, OwnDevices, PasskeyAnswer } from '@pulli/contracts/staff.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { Tx } from '@pulli/data/schema.ts'
import {
  deleteAuthenticatorApp,
  findAppOf,
  storeAuthenticatorApp,
} from '@pulli/data/staff/authenticator-app.ts'
import { deletePasskey, listPasskeys } from '@pulli/data/staff/passkeys.ts'
import { countStaffRecoveryCodes, deleteStaffRecoveryCodes } from '@pulli/data/staff/recovery-codes.ts'
import { endStaffSession, listStaffSessions, type SignedInStaff } from '@pulli/data/staff/sessions.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { proveApp } from './app-secret.ts'
import { proveNewPasskey } from './passkey-registration.ts'
import { makeStaffRecoveryCodes } from './recovery-codes.ts'
import { staffEvent } from './staff-event.ts'

type Caller = { person: SignedInStaff; traceId: string }

export async function showDevices(
  { database: { db }, clock }: ApiContext,
  { staffId, sessionId }: SignedInStaff,
): Promise<OwnDevices> {
  const [passkeys, app, left, sessions] = await Promise.all([
    listPasskeys(db, staffId),
    findAppOf(db, staffId),
    countStaffRecoveryCodes(db, staffId),
    listStaffSessions(db, staffId, clock()),
  ])
  return {
    passkeys: passkeys.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      added_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    })),
    authenticator_app_added_at: app?.createdAt.toISOString() ?? null,
    recovery_codes_left: left,
    sessions: sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      signed_in_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      is_current: id === sessionId,
    })),
  }
}

/**
 * Adds a passkey.
 * @throws DomainError `wrong-passkey`, `devices-full`
 */
export async function addPasskey(
  context: ApiContext,
  { passkey, device }: { passkey: PasskeyAnswer; device: string },
  caller: Caller,
): Promise<string> {
  const { staffId } = caller.person
  const store = await proveNewPasskey(context, staffId, passkey)
  return inOneStep(context, caller, 'staff-passkey.add', (tx) => store(tx, device))
}

/**
 * Removes a passkey. One way to sign in always stays.
 * @throws DomainError `unknown-device`, `last-device`
 */
export async function removePasskey(context: ApiContext, id: string, caller: Caller): Promise<void> {
  const { staffId } = caller.person
  await inOneStep(context, caller, 'staff-passkey.remove', async (tx) => {
    if (!(await deletePasskey(tx, { staffId, id }))) throw new DomainError('unknown-device')
    await requireWayIn(tx, staffId)
  })
}

/**
 * Adds an authenticator app, in place of an earlier one, with new recovery codes.
 * @throws InvalidInput if its code is wrong
 */
export async function addApp(context: ApiContext, app: AppProof, caller: Caller): Promise<string[]> {
  const { staffId } = caller.person
  const now = context.clock()
  const step = proveApp(context, { staffId, app, field: 'code' })
  return inOneStep(context, caller, 'staff-authenticator-app.add', async (tx) => {
    await storeAuthenticatorApp(tx, context.encryption, { staffId, secret: app.secret, step, now })
    return makeStaffRecoveryCodes(tx, { staffId, now })
  })
}

/**
 * Removes the authenticator app with its recovery codes.
 * @throws DomainError `unknown-device`, `last-device`
 */
export async function removeApp(context: ApiContext, caller: Caller): Promise<void> {
  const { staffId } = caller.person
  await inOneStep(context, caller, 'staff-authenticator-app.remove', async (tx) => {
    if (!(await deleteAuthenticatorApp(tx, staffId))) throw new DomainError('unknown-device')
    await deleteStaffRecoveryCodes(tx, staffId)
    await requireWayIn(tx, staffId)
  })
}

/**
 * Makes new recovery codes, in place of the earlier ones.
 */
export async function renewRecoveryCodes(context: ApiContext, caller: Caller): Promise<string[]> {
  const { staffId } = caller.person
  const now = context.clock()
  return inOneStep(context, caller, 'staff-recovery-codes.make', (tx) =>
    makeStaffRecoveryCodes(tx, { staffId, now }),
  )
}

/**
 * Ends one of the caller's own sessions.
 * @throws DomainError `unknown-session`
 */
export async function endOwnSession(context: ApiContext, sessionId: string, caller: Caller): Promise<void> {
  const now = context.clock()
  await inOneStep(context, caller, 'desk-session.end', async (tx) => {
    const { staffId } = caller.person
    if (!(await endStaffSession(tx, { staffId, sessionId, now }))) throw new DomainError('unknown-session')
  })
}

/** Does a change with its audit row: both commit, or neither. */
function inOneStep<Done>(
  { database, clock }: ApiContext,
  { person, traceId }: Caller,
  action: string,
  change: (tx: Tx) => Promise<Done>,
): Promise<Done> {
  const { staffId } = person
  const event = { staffId, action, subjectKind: 'staff', subjectId: staffId, traceId, now: clock() }
  return database.db.transaction().execute(async (tx) => {
    const done = await change(tx)
    await recordAudit(tx, staffEvent(event))
    return done
  })
}

async function requireWayIn(tx: Tx, staffId: string): Promise<void> {
  // The person is locked, so that two removals at once leave one device.
  await tx.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute()
  const [passkeys, app] = [await listPasskeys(tx, staffId), await findAppOf(tx, staffId)]
  if (passkeys.length === 0 && app === undefined) throw new DomainError('last-device')
}
