import type { AppSecret, InvitationShown, Join, JoinOptions } from '@pulli/contracts/staff.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { storeAuthenticatorApp } from '@pulli/data/staff/authenticator-app.ts'
import { acceptInvitation, findInvitation, type OpenInvitation } from '@pulli/data/staff/invitations.ts'
import { findStaff, hasOwner, insertStaff } from '@pulli/data/staff/staff.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { TOKEN, tokenHash } from '#sign-in/tokens.ts'
import { offerAppSecret, proveApp } from './app-secret.ts'
import { type PasskeyOwner, passkeyOptions, proveNewPasskey } from './passkey-registration.ts'
import { makeStaffRecoveryCodes } from './recovery-codes.ts'
import type { StartedStaffSession } from './staff-cookies.ts'
import { staffEvent } from './staff-event.ts'
import { type StaffBrowser, startStaffSession } from './start-staff-session.ts'
import { tellOwners } from './tell-owners.ts'

/** @throws DomainError `unknown-invitation` */
async function openInvitation({ database, clock }: ApiContext, token: string): Promise<OpenInvitation> {
  const now = clock()
  const found = TOKEN.test(token)
    ? await findInvitation(database.db, { tokenHash: tokenHash(token) }, now)
    : undefined
  if (found === undefined) throw new DomainError('unknown-invitation')
  return found
}

/** Who someone becomes with an invitation: of someone new, the invitation's id is theirs from then on. */
const staffIdOf = ({ id, staffId }: OpenInvitation) => staffId ?? id

/** @throws DomainError `unknown-invitation` */
export async function showInvitation(context: ApiContext, token: string): Promise<InvitationShown> {
  const { name, email, roles, staffId, expiresAt } = await openInvitation(context, token)
  return { name, email, roles, is_for_device: staffId !== null, expires_at: expiresAt.toISOString() }
}

/** @throws DomainError `unknown-invitation`; InvalidInput if the first owner does not say who they are */
export async function joinPasskeyOptions(context: ApiContext, input: JoinOptions) {
  return passkeyOptions(context, whoJoins(await openInvitation(context, input.token), input))
}

/** @throws DomainError `unknown-invitation`; InvalidInput if the first owner does not say who they are */
export async function joinAppSecret(context: ApiContext, input: JoinOptions): Promise<AppSecret> {
  const { staffId, email } = whoJoins(await openInvitation(context, input.token), input)
  return offerAppSecret(context, staffId, email)
}

/** The name and address of the invitation; the first owner's are typed. */
function whoJoins(invitation: OpenInvitation, typed: Pick<JoinOptions, 'name' | 'email'>): PasskeyOwner {
  const name = invitation.name ?? typed.name
  const email = invitation.email ?? typed.email
  if (name === undefined || email === undefined)
    throw new InvalidInput({
      ...(name === undefined && { name: m.field_name_missing() }),
      ...(email === undefined && { email: m.field_email_missing() }),
    })
  return { staffId: staffIdOf(invitation), name, email }
}

export type JoinedDesk = StartedStaffSession & { staffId: string; recoveryCodes: string[] }

/**
 * Accepts an invitation with a passkey or an authenticator app: someone new gets their account, someone who has one
 * another device, and both are signed in. Of two who accept at once, one does.
 *
 * @throws DomainError `unknown-invitation`, `wrong-passkey`, `email-in-use`, `devices-full`
 */
export async function joinDesk(context: ApiContext, input: Join, browser: StaffBrowser): Promise<JoinedDesk> {
  const now = context.clock()
  const invitation = await openInvitation(context, input.token)
  const person = whoJoins(invitation, input)
  const { staffId } = person
  const storePasskey = input.passkey && (await proveNewPasskey(context, staffId, input.passkey))
  const app = input.authenticator_app
  const appStep = app && proveApp(context, { staffId, app, field: 'authenticator_app.code' })
  return context.database.db.transaction().execute(async (tx) => {
    if (!(await acceptInvitation(tx, invitation.id, now))) throw new DomainError('unknown-invitation')
    await findOrMake(tx, invitation, person, now)
    const event = { staffId, subjectKind: 'staff', subjectId: staffId, traceId: browser.traceId, now }
    const isNew = invitation.staffId === null
    await recordAudit(tx, staffEvent({ ...event, action: isNew ? 'staff.join' : 'staff.add-device' }))
    if (isNew && invitation.roles.includes('owner'))
      await tellOwners(tx, {
        change: 'joined',
        subjectId: staffId,
        by: undefined,
        traceId: browser.traceId,
      })
    if (storePasskey) await storePasskey(tx, browser.device)
    const recoveryCodes: string[] = []
    if (app && appStep !== undefined) {
      const { secret } = app
      await storeAuthenticatorApp(tx, context.encryption, { staffId, secret, step: appStep, now })
      recoveryCodes.push(...(await makeStaffRecoveryCodes(tx, { staffId, now })))
    }
    const session = await startStaffSession(tx, { staffId, signedInBy: 'invitation', browser, now })
    return { ...session, staffId, recoveryCodes }
  })
}

async function findOrMake(tx: Tx, invitation: OpenInvitation, person: PasskeyOwner, now: Date) {
  const { staffId, name, email } = person
  if (invitation.staffId !== null) {
    if ((await findStaff(tx, staffId)) === undefined) throw new DomainError('unknown-invitation')
    return
  }
  // The start of the server invites the first owner, and no one once there is one.
  if (invitation.email === null && (await hasOwner(tx))) throw new DomainError('unknown-invitation')
  if (!(await insertStaff(tx, { id: staffId, name, email, roles: invitation.roles, now })))
    throw new DomainError('email-in-use')
}
