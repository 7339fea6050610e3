import { Nothing } from '@pulli/contracts/sign-in.ts'
import {
  ChosenTeamEntry,
  Invitation,
  NewInvitation,
  RemovedOwner,
  RemovedStaff,
  StaffPerson,
  StoredTeamEntry,
  TeamEntryOption,
  WithdrawnInvitation,
} from '@pulli/contracts/staff.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { listInvitations } from '@pulli/data/staff/invitations.ts'
import { listRemovedOwners, removeStaff, restoreOwner } from '@pulli/data/staff/owners.ts'
import { findStaff, listStaff } from '@pulli/data/staff/staff.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { removalUndoableSince } from '@pulli/domain/staff/owner-removal.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import type { DeskCaller } from '#desk-request/desk-caller.ts'
import { callsOf, idParam } from '#http/calls.ts'
import { KNOWN_STAFF } from '#limits/no-limit.ts'
import { chooseTeamEntry, readTeamEntries } from './choose-team-entry.ts'
import { inviteDevice, inviteDeviceIn, inviteStaff, withdrawStaffInvitation } from './invite-staff.ts'
import { staffEvent } from './staff-event.ts'
import { tellOwners } from './tell-owners.ts'

const call = callsOf({ tag: 'People', caller: ['owner'], limit: KNOWN_STAFF })

const ID = 'The id of the person or the invitation.'
const person = { id: idParam(ID, 'unknown-staff') }
const LAST_LINK = { safeBecause: 'only the last link to an address works: sent again it replaces the first' }

/** Who works at the desk, and who is invited to it. */
export const peopleCalls = {
  listStaff: call({
    route: 'GET /staff',
    summary: 'List who works at the desk',
    description: 'For owners. People who were removed are left out.',
    answer: z.array(StaffPerson),
    says: m.staff_people,
    run: async ({ context, caller }) => {
      const people = await listStaff(context.database.db)
      return people.map((found) => ({
        id: found.id,
        name: found.name,
        email: found.email,
        roles: found.roles,
        is_sample: found.isSample,
        is_self: found.id === caller.person.staffId,
        team_entry: found.teamEntry,
        passkeys: found.passkeys,
        has_authenticator_app: found.hasAuthenticatorApp,
        joined_at: found.createdAt.toISOString(),
        last_seen_at: found.lastSeenAt?.toISOString() ?? null,
      }))
    },
  }),
  removeStaff: call({
    route: 'DELETE /staff/:id',
    summary: 'Remove a person from the desk',
    description:
      'For owners. Every session of theirs ends at once, and whom they invited cannot join any more. The last owner ' +
      'stays. All owners are mailed about the removal of one, and can undo it for 24 hours.',
    params: person,
    answer: RemovedStaff,
    refuses: ['last-owner'],
    retry: { safeBecause: 'nobody is left to remove: sent again it answers 404' },
    signIn: 'fresh',
    says: m.staff_removed,
    run: async ({ context, caller, id }) => {
      await removeFromDesk(context, id, caller)
      return { id }
    },
  }),
  listRemovedOwners: call({
    route: 'GET /removed-owners',
    summary: 'List the owners whose removal can be undone',
    description: 'For owners. Those who were removed in the last 24 hours.',
    answer: z.array(RemovedOwner),
    says: m.staff_removed_owners,
    run: async ({ context: { database, clock } }) => {
      const removed = await listRemovedOwners(database.db, removalUndoableSince(clock()))
      return removed.map(({ removedAt, ...found }) => ({
        ...found,
        removed_at: removedAt?.toISOString() ?? null,
      }))
    },
  }),
  restoreStaff: call({
    route: 'POST /staff/:id/restoration',
    summary: 'Undo the removal of an owner',
    description:
      'For owners, for 24 hours. Their devices were removed: they are mailed a link with which they sign in again.',
    params: person,
    body: Nothing,
    answer: Invitation,
    refuses: ['email-in-use'],
    limit: ['too-many-requests'],
    retry: {
      safeBecause: 'who is back can be restored no second time: it answers that there is no such removal',
    },
    signIn: 'fresh',
    says: m.staff_restored,
    run: ({ context, caller, id }) => restoreToDesk(context, id, caller),
  }),
  inviteDevice: call({
    route: 'POST /staff/:id/invitation',
    summary: 'Email a person a link for another device',
    description: 'For owners, such as after a lost phone. The devices that are there keep working.',
    params: person,
    body: Nothing,
    answer: Invitation,
    limit: ['too-many-requests'],
    retry: LAST_LINK,
    signIn: 'fresh',
    says: m.staff_invited,
    run: ({ context, caller, id }) => inviteDevice(context, id, caller),
  }),
  listTeamEntries: call({
    route: 'GET /team-entries',
    summary: 'List who is on the team page',
    description:
      'For owners. The published entries of the content service, of which each can show one person.',
    answer: z.array(TeamEntryOption),
    refuses: ['team-unavailable'],
    says: m.desk_api_team_entries,
    run: ({ context }) => readTeamEntries(context),
  }),
  chooseTeamEntry: call({
    route: 'PUT /staff/:id/team-entry',
    summary: 'Choose which entry of the team page shows a person',
    description:
      'For owners. “Ask for …” on that entry then leads to them, and the page shows when they are free next. ' +
      'Happens only if the entry still is the one that the caller saw: otherwise 409.',
    params: person,
    body: ChosenTeamEntry,
    answer: StoredTeamEntry,
    refuses: ['team-entry-in-use', 'team-entry-changed', 'team-unavailable'],
    retry: { safeBecause: 'the same entry again changes nothing' },
    signIn: 'fresh',
    says: m.desk_api_team_entry_set,
    run: async ({ context, caller, id, body }) => {
      await chooseTeamEntry(context, { ...body, id }, caller)
      return { id, team_entry: body.team_entry }
    },
  }),
  listInvitations: call({
    route: 'GET /invitations',
    summary: 'List open invitations',
    description: 'For owners.',
    answer: z.array(Invitation),
    says: m.staff_invitations,
    run: async ({ context: { database, clock } }) => {
      const open = await listInvitations(database.db, clock())
      return open.map(({ id, name, email, roles, staffId, createdAt, expiresAt }) => ({
        id,
        name,
        email,
        roles,
        is_for_device: staffId !== null,
        invited_at: createdAt.toISOString(),
        expires_at: expiresAt.toISOString(),
      }))
    },
  }),
  inviteStaff: call({
    route: 'POST /invitations',
    summary: 'Invite someone to the desk',
    description:
      'For owners. A mail with a link that works once, for 24 hours. Only the last link to an address works.',
    body: NewInvitation,
    answer: Invitation,
    refuses: ['email-in-use'],
    limit: ['too-many-requests'],
    retry: LAST_LINK,
    signIn: 'fresh',
    says: m.staff_invited,
    run: ({ context, caller, body }) => inviteStaff(context, body, caller),
  }),
  withdrawInvitation: call({
    route: 'DELETE /invitations/:id',
    summary: 'Withdraw an invitation',
    description: 'For owners. Its link stops working.',
    params: { id: idParam(ID, 'unknown-invitation') },
    answer: WithdrawnInvitation,
    retry: { safeBecause: 'sent again it answers 404, and nothing is left to withdraw' },
    // It only removes what no one has yet.
    signIn: 'any',
    says: m.staff_invitation_withdrawn,
    run: async ({ context, caller, id }) => {
      await withdrawStaffInvitation(context, id, caller)
      return { id }
    },
  }),
}

/**
 * Undoes the removal of an owner, within 24 hours, and mails them a link to sign in again: their devices were removed with
 * them.
 * @throws DomainError `unknown-staff`, `email-in-use`, `too-many-requests`
 */
async function restoreToDesk(context: ApiContext, id: string, caller: DeskCaller) {
  const { person: owner, traceId } = caller
  const now = context.clock()
  return context.database.db.transaction().execute(async (tx) => {
    const restoration = await restoreOwner(tx, { id, since: removalUndoableSince(now) })
    if (restoration === 'unknown') throw new DomainError('unknown-staff')
    if (restoration === 'email-in-use') throw new DomainError('email-in-use')
    const event = { action: 'staff.restore', subjectKind: 'staff', subjectId: id, traceId, now }
    await recordAudit(tx, staffEvent({ staffId: owner.staffId, ...event }))
    await tellOwners(tx, { change: 'restored', subjectId: id, by: owner.staffId, traceId })
    return inviteDeviceIn(context, tx, id, caller)
  })
}

/**
 * Removes a person from the desk. Their sessions end at once, on every server. Every owner is mailed about the removal of one,
 * which any owner can undo for 24 hours.
 * @throws DomainError `unknown-staff`, `last-owner`, `sign-in-needed` if the caller was removed meanwhile
 */
async function removeFromDesk(
  { database, clock }: ApiContext,
  staffId: string,
  { person: owner, traceId }: DeskCaller,
): Promise<void> {
  const now = clock()
  await database.db.transaction().execute(async (tx) => {
    const person = await findStaff(tx, staffId)
    const removal = await removeStaff(tx, staffId, now)
    if (person === undefined || removal === 'unknown') throw new DomainError('unknown-staff')
    if (removal === 'last-owner') throw new DomainError('last-owner')
    // The removal waited for others of owners, one of which may have been the caller's.
    if (owner.staffId !== staffId && (await findStaff(tx, owner.staffId)) === undefined)
      throw new DomainError('sign-in-needed')
    const event = { action: 'staff.remove', subjectKind: 'staff', subjectId: staffId, traceId, now }
    await recordAudit(tx, staffEvent({ staffId: owner.staffId, ...event }))
    if (person.roles.includes('owner') && !person.isSample)
      await tellOwners(tx, { change: 'removed', subjectId: staffId, by: owner.staffId, traceId })
  })
}
