import { EndedSession, Member, MemberChange, MemberSession, SealingKeys } from '@pulli/contracts/members.ts'
import { listSessions } from '@pulli/data/sign-in/sessions.ts'
import { maskPhone } from '@pulli/domain/sign-in/mask-phone.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { callsOf, idParam } from '#http/calls.ts'
import { OWN_ROWS } from '#limits/no-limit.ts'
import { changeMember } from './change-member.ts'
import { endOtherSession } from './end-other-session.ts'
import { sealingKeys } from './sealing-keys.ts'

const call = callsOf({ tag: 'Member', caller: 'member', limit: OWN_ROWS })

/** The member's own account and sessions. */
export const memberCalls = {
  readMember: call({
    route: 'GET /members/me',
    summary: 'Get the signed-in member',
    description: 'Of the number, only the last four digits are returned.',
    answer: Member,
    says: m.members_me,
    run: ({ member }) => shown(member),
  }),
  changeMember: call({
    route: 'PATCH /members/me',
    summary: 'Update the name or time zone',
    description: 'Omitted fields stay unchanged.',
    body: MemberChange,
    answer: Member,
    retry: 'key',
    says: m.members_changed,
    run: async ({ context, member, body: change, idempotencyKey, requestId }) =>
      shown(await changeMember(context, { member, change, idempotencyKey, requestId })),
  }),
  readSealingKeys: call({
    route: 'GET /members/me/sealing-keys',
    summary: 'Get the keys for offline data',
    description:
      'An app encrypts its offline data with these keys, so that only the same member can open it after signing ' +
      'in again. AES-256 keys in base64: encrypt with the first, try each to decrypt. Keep them no longer than ' +
      'the session.',
    answer: SealingKeys,
    says: m.members_sealing_keys,
    run: ({ context, member }) => ({ keys: sealingKeys(context.config.keys, member.memberId) }),
  }),
  listSessions: call({
    route: 'GET /members/me/sessions',
    summary: "List the member's sessions",
    description: 'Returns the active sessions, including the current one.',
    answer: z.array(MemberSession),
    says: m.members_sessions,
    run: async ({ context: { database, clock }, member }) => {
      const sessions = await listSessions(database.db, member.memberId, clock())
      return sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        device,
        signed_in_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        is_current: id === member.sessionId,
      }))
    },
  }),
  endSession: call({
    route: 'DELETE /members/me/sessions/:id',
    summary: 'End a session',
    description: 'Its access tokens and refresh token stop working.',
    params: { id: idParam('The id of the session.', 'unknown-session') },
    answer: EndedSession,
    retry: 'key',
    says: m.members_session_ended,
    run: async ({ context, member, id, idempotencyKey, requestId }) => {
      await endOtherSession(context, { member, sessionId: id, idempotencyKey, requestId })
      return { id }
    },
  }),
}

type Shown = { name: string; timeZone: string; isTimeZoneChosen: boolean; phone: string; createdAt: Date }

const shown = (member: Shown): Member => ({
  name: member.name,
  time_zone: member.timeZone,
  time_zone_is_chosen: member.isTimeZoneChosen,
  phone: maskPhone(member.phone),
  member_since: member.createdAt.toISOString(),
})
