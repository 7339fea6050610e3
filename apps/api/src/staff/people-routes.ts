import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
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
import { listInvitations } from '@pulli/data/staff/invitations.ts'
import { listRemovedOwners } from '@pulli/data/staff/owners.ts'
import { listStaff } from '@pulli/data/staff/staff.ts'
import { removalUndoableSince } from '@pulli/domain/staff/owner-removal.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { idInAddress } from '#http/id-in-address.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { validatedAfterSignIn } from '#http/validated-after-sign-in.ts'
import { chooseTeamEntry, readTeamEntries } from './choose-team-entry.ts'
import { inviteDevice, inviteStaff, withdrawStaffInvitation } from './invite-staff.ts'
import { removeFromDesk } from './remove-from-desk.ts'
import { STAFF_ONLY, staffOf } from './require-staff.ts'
import { restoreToDesk } from './restore-to-desk.ts'

const head = { tags: ['People'], security: STAFF_ONLY, querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }
const OWNERS = { staffRoles: ['owner'] } as const
const Address = z.strictObject({
  id: z.uuid().meta({ description: 'The id of the person or the invitation.' }),
})

/**
 * `GET /staff`, `DELETE /staff/{id}`, `POST /staff/{id}/invitation`, `POST /staff/{id}/restoration`, `GET /removed-owners`, `PUT /staff/{id}/team-entry`; `GET /team-entries`;
 * `GET`, `POST /invitations`, `DELETE /invitations/{id}`
 */
export function peopleRoutes(app: FastifyInstance, context: ApiContext): void {
  const { database, clock } = context
  const callerOf = (request: FastifyRequest) => ({ owner: staffOf(request), requestId: request.id })

  app.get('/staff', {
    config: OWNERS,
    schema: {
      ...head,
      operationId: 'listStaff',
      summary: 'List who works at the desk',
      description: 'For owners. People who were removed are left out.',
      response: { 200: successOf(z.array(StaffPerson)), ...refusals },
    },
    handler: async (request, reply) => {
      const own = staffOf(request).staffId
      const people = await listStaff(database.db)
      const data = people.map((person) => ({
        id: person.id,
        name: person.name,
        email: person.email,
        roles: person.roles,
        is_sample: person.isSample,
        is_self: person.id === own,
        team_entry: person.teamEntry,
        passkeys: person.passkeys,
        has_authenticator_app: person.hasAuthenticatorApp,
        joined_at: person.createdAt.toISOString(),
        last_seen_at: person.lastSeenAt?.toISOString() ?? null,
      }))
      return sendAnswer(reply, { envelope: succeeded(m.staff_people(), data) })
    },
  })

  app.delete('/staff/:id', {
    config: OWNERS,
    schema: {
      ...head,
      operationId: 'removeStaff',
      summary: 'Remove a person from the desk',
      description:
        'For owners. Every session of theirs ends at once, and whom they invited cannot join any more. The last owner ' +
        'stays. All owners are mailed about the removal of one, and can undo it for 24 hours.',
      params: Address,
      response: { 200: successOf(RemovedStaff), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const id = idInAddress(request, 'unknown-staff')
      await removeFromDesk(context, id, caller)
      return sendAnswer(reply, { envelope: succeeded(m.staff_removed(), { id }) })
    },
  })

  app.get('/removed-owners', {
    config: OWNERS,
    schema: {
      ...head,
      operationId: 'listRemovedOwners',
      summary: 'List the owners whose removal can be undone',
      description: 'For owners. Those who were removed in the last 24 hours.',
      response: { 200: successOf(z.array(RemovedOwner)), ...refusals },
    },
    handler: async (_request, reply) => {
      const removed = await listRemovedOwners(database.db, removalUndoableSince(clock()))
      const data = removed.map(({ removedAt, ...person }) => ({
        ...person,
        removed_at: removedAt?.toISOString() ?? null,
      }))
      return sendAnswer(reply, { envelope: succeeded(m.staff_removed_owners(), data) })
    },
  })

  app.post('/staff/:id/restoration', {
    config: OWNERS,
    schema: {
      ...head,
      operationId: 'restoreStaff',
      summary: 'Undo the removal of an owner',
      description:
        'For owners, for 24 hours. Their devices were removed: they are mailed a link with which they sign in again.',
      params: Address,
      body: Nothing,
      response: { 200: successOf(Invitation), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      readBody(Nothing, request.body)
      const id = idInAddress(request, 'unknown-staff')
      const invited = await restoreToDesk(context, id, caller)
      return sendAnswer(reply, { envelope: succeeded(m.staff_restored(), invited) })
    },
  })

  app.post('/staff/:id/invitation', {
    config: OWNERS,
    schema: {
      ...head,
      operationId: 'inviteDevice',
      summary: 'Email a person a link for another device',
      description: 'For owners, such as after a lost phone. The devices that are there keep working.',
      params: Address,
      body: Nothing,
      response: { 200: successOf(Invitation), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      readBody(Nothing, request.body)
      const id = idInAddress(request, 'unknown-staff')
      const invited = await inviteDevice(context, id, caller)
      return sendAnswer(reply, { envelope: succeeded(m.staff_invited(), invited) })
    },
  })

  app.get('/team-entries', {
    config: OWNERS,
    schema: {
      ...head,
      operationId: 'listTeamEntries',
      summary: 'List who is on the team page',
      description:
        'For owners. The published entries of the content service, of which each can show one person.',
      response: { 200: successOf(z.array(TeamEntryOption)), ...refusals },
    },
    handler: async (_request, reply) =>
      sendAnswer(reply, { envelope: succeeded(m.desk_api_team_entries(), await readTeamEntries(context)) }),
  })

  app.put('/staff/:id/team-entry', {
    config: OWNERS,
    schema: {
      ...head,
      operationId: 'chooseTeamEntry',
      summary: 'Choose which entry of the team page shows a person',
      description:
        'For owners. “Ask for …” on that entry then leads to them, and the page shows when they are free next. ' +
        'Happens only if the entry still is the one that the caller saw: otherwise 409.',
      params: Address,
      body: ChosenTeamEntry,
      response: { 200: successOf(StoredTeamEntry), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const input = readBody(ChosenTeamEntry, request.body)
      const id = idInAddress(request, 'unknown-staff')
      await chooseTeamEntry(context, { ...input, id }, caller)
      const { team_entry } = input
      return sendAnswer(reply, { envelope: succeeded(m.desk_api_team_entry_set(), { id, team_entry }) })
    },
  })

  app.get('/invitations', {
    config: OWNERS,
    schema: {
      ...head,
      operationId: 'listInvitations',
      summary: 'List open invitations',
      description: 'For owners.',
      response: { 200: successOf(z.array(Invitation)), ...refusals },
    },
    handler: async (_request, reply) => {
      const open = await listInvitations(database.db, clock())
      const data = open.map(({ id, name, email, roles, staffId, createdAt, expiresAt }) => ({
        id,
        name,
        email,
        roles,
        is_for_device: staffId !== null,
        invited_at: createdAt.toISOString(),
        expires_at: expiresAt.toISOString(),
      }))
      return sendAnswer(reply, { envelope: succeeded(m.staff_invitations(), data) })
    },
  })

  app.post('/invitations', {
    config: OWNERS,
    schema: {
      ...head,
      operationId: 'inviteStaff',
      summary: 'Invite someone to the desk',
      description:
        'For owners. A mail with a link that works once, for 24 hours. Only the last link to an address works.',
      body: NewInvitation,
      response: { 200: successOf(Invitation), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const invited = await inviteStaff(context, readBody(NewInvitation, request.body), caller)
      return sendAnswer(reply, { envelope: succeeded(m.staff_invited(), invited) })
    },
  })

  app.delete('/invitations/:id', {
    config: OWNERS,
    schema: {
      ...head,
      operationId: 'withdrawInvitation',
      summary: 'Withdraw an invitation',
      description: 'For owners. Its link stops working.',
      params: Address,
      response: { 200: successOf(WithdrawnInvitation), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const id = idInAddress(request, 'unknown-invitation')
      await withdrawStaffInvitation(context, id, caller)
      return sendAnswer(reply, { envelope: succeeded(m.staff_invitation_withdrawn(), { id }) })
    },
  })
}
