import type { NewInvitation } from '@pulli/contracts/staff.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { type Invited, insertInvitation, withdrawInvitation } from '@pulli/data/staff/invitations.ts'
import { findStaff, findStaffByEmail, lockStaff } from '@pulli/data/staff/staff.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { invitationEnd } from '@pulli/domain/staff/invitation.ts'
import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import type { ApiContext } from '#context.ts'
import type { DeskCaller } from '#desk-request/desk-caller.ts'
import { enforceLimit } from '#limits/enforce-limit.ts'
import { tokenHash } from '#sign-in/tokens.ts'
import { invitationToken } from './invitation-token.ts'
import { staffEvent } from './staff-event.ts'
import { tellOwners } from './tell-owners.ts'

/** Mails that one owner may have sent in an hour. */
const MOST_AN_HOUR = 30

/**
 * Invites someone new, by a mail with a link. Only the last link to an address works.
 * @throws DomainError `email-in-use`, `too-many-requests`
 */
export async function inviteStaff(context: ApiContext, input: NewInvitation, caller: DeskCaller) {
  return context.database.db.transaction().execute(async (tx) => {
    const { name, email, roles } = input
    if ((await findStaffByEmail(tx, email)) !== undefined) throw new DomainError('email-in-use')
    return invite(context, tx, { invited: { kind: 'new', name, email }, roles }, caller)
  })
}

/**
 * Sends someone who has an account a link for another device, such as after a lost phone.
 * @throws DomainError `unknown-staff`, `too-many-requests`
 */
export async function inviteDevice(context: ApiContext, staffId: string, caller: DeskCaller) {
  return context.database.db.transaction().execute((tx) => inviteDeviceIn(context, tx, staffId, caller))
}

/** @throws DomainError `unknown-staff`, `too-many-requests` */
export async function inviteDeviceIn(context: ApiContext, tx: Tx, staffId: string, caller: DeskCaller) {
  const person = await findStaff(tx, staffId)
  // A sample person has no mailbox.
  if (person === undefined || person.isSample) throw new DomainError('unknown-staff')
  const { name, email, roles } = person
  return invite(context, tx, { invited: { kind: 'device', staffId, name, email }, roles }, caller)
}

async function invite(
  { config, clock }: ApiContext,
  tx: Tx,
  { invited, roles }: { invited: Exclude<Invited, { kind: 'first-owner' }>; roles: readonly StaffRole[] },
  { person: owner, traceId }: DeskCaller,
) {
  const now = clock()
  const { keys } = config
  // A removal of the caller comes before or after: what they sent is withdrawn with it, and nothing is sent later.
  if ((await lockStaff(tx, owner.staffId)) === undefined) throw new DomainError('sign-in-needed')
  const limit = { name: 'staff-invitations', subject: owner.staffId, max: MOST_AN_HOUR, windowSeconds: 3_600 }
  await enforceLimit(tx, { ...limit, keys, now })
  const id = uuidV7(now)
  const expiresAt = invitationEnd(now)
  await insertInvitation(tx, {
    id,
    tokenHash: tokenHash(invitationToken(keys.current, id)),
    invited,
    roles,
    invitedBy: owner.staffId,
    expiresAt,
    now,
  })
  await addJob(tx, { task: 'mail-staff-invitation', payload: { id }, key: `mail-staff-invitation:${id}` })
  const event = { action: 'staff-invitation.create', subjectKind: 'staff-invitation', subjectId: id }
  await recordAudit(tx, staffEvent({ staffId: owner.staffId, ...event, traceId, now }))
  if (invited.kind === 'new' && roles.includes('owner'))
    await tellOwners(tx, { change: 'invited', subjectId: id, by: owner.staffId, traceId })
  return {
    id,
    name: invited.name,
    email: invited.email,
    roles: [...roles],
    is_for_device: invited.kind === 'device',
    invited_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
  }
}

/**
 * Withdraws an invitation: its link stops working.
 * @throws DomainError `unknown-invitation`
 */
export async function withdrawStaffInvitation(
  context: ApiContext,
  id: string,
  { person: owner, traceId }: DeskCaller,
) {
  const now = context.clock()
  await context.database.db.transaction().execute(async (tx) => {
    if (!(await withdrawInvitation(tx, id, now))) throw new DomainError('unknown-invitation')
    const event = { action: 'staff-invitation.withdraw', subjectKind: 'staff-invitation', subjectId: id }
    await recordAudit(tx, staffEvent({ staffId: owner.staffId, ...event, traceId, now }))
  })
}
