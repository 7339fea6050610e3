import { EndedSession, Member, MemberChange, MemberSession, SealingKeys } from '@pulli/contracts/members.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { type SignedInMember, updateMember } from '@pulli/data/members/members.ts'
import { dismissSignInNotice, endSession, listSessions } from '@pulli/data/sign-in/sessions.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { maskPhone } from '@pulli/domain/sign-in/mask-phone.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { settleMember } from '#account/settle-member.ts'
import { recordRefusal } from '#audit/record-refusal.ts'
import type { ApiContext } from '#context.ts'
import { callsOf, idParam } from '#http/calls.ts'
import { claimWrite } from '#idempotency/idempotent-write.ts'
import { keyedHash } from '#keys/keyed-hash.ts'
import type { Keys } from '#keys/keys.ts'
import { OWN_ROWS } from '#limits/no-limit.ts'

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
    run: async ({ context, member, body: change, idempotencyKey, traceId }) =>
      shown(await changeMember(context, { member, change, idempotencyKey, traceId })),
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
    run: async ({ context, member, id, idempotencyKey, traceId }) => {
      await endOtherSession(context, { member, sessionId: id, idempotencyKey, traceId })
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

/**
 * The keys under which a member's devices seal what waits to be sent (decision 19): AES-256 in base64, the one that
 * seals first; while the secret of the site is changed also the one before. They are stored nowhere, and no one is
 * given those of another member.
 */
export function sealingKeys({ accepted }: Pick<Keys, 'accepted'>, memberId: string): string[] {
  return accepted.map((key) => keyedHash(key, 'sealing', memberId).toString('base64'))
}

export type EndSessionInput = {
  member: SignedInMember
  sessionId: string
  idempotencyKey: string | undefined
  traceId: string
}

/**
 * Ends a session of the member's own, once under its idempotency key. One of someone else is not there for
 * them, and the attempt is recorded.
 * @throws DomainError `unknown-session`, `idempotency-key-reused`
 */
async function endOtherSession(
  context: ApiContext,
  { member, sessionId, idempotencyKey: key, traceId }: EndSessionInput,
): Promise<void> {
  const now = context.clock()
  const subject = { actor: member.pseudonym, subjectKind: 'session', subjectId: sessionId, traceId }
  const write = { key, operation: 'endSession', owner: { memberId: member.memberId }, input: sessionId, now }
  const end = () =>
    context.database.db.transaction().execute(async (tx) => {
      if ((await claimWrite(tx, write)) !== undefined) return
      const isTheirs = await endSession(tx, { memberId: member.memberId, sessionId, now })
      if (!isTheirs) throw new DomainError('unknown-session')
      // Who ends it knows of it.
      await dismissSignInNotice(tx, { ...member, noticeId: sessionId, now })
      await recordAudit(tx, { ...subject, action: 'session.end', now })
    })
  await recordRefusal(context, { ...subject, action: 'session.refuse' }, end)
}

export type ChangeMemberInput = {
  member: SignedInMember
  change: MemberChange
  idempotencyKey: string | undefined
  traceId: string
}

/**
 * Changes a member's own fields, once under its idempotency key.
 * @throws DomainError `sign-in-needed` where they were erased meanwhile; `idempotency-key-reused`
 */
async function changeMember(
  { database, encryption, clock }: ApiContext,
  { member, change, idempotencyKey: key, traceId }: ChangeMemberInput,
) {
  const now = clock()
  const { memberId } = member
  const input = [change.name ?? null, change.time_zone ?? null]
  return database.db.transaction().execute(async (tx) => {
    const write = { key, operation: 'changeMember', owner: { memberId }, input, now }
    const isRepeated = (await claimWrite(tx, write)) !== undefined
    // A concurrent request may have changed the row since it was read.
    if (isRepeated)
      return {
        ...member,
        name: change.name ?? member.name,
        timeZone: change.time_zone ?? member.timeZone,
        isTimeZoneChosen: member.isTimeZoneChosen || change.time_zone !== undefined,
      }
    // Setting a name activates a provisional member: only now is the earlier account sealed.
    if (change.name !== undefined) await settleMember(tx, encryption, { member, traceId, now })
    const { dataKey } = member
    const changed = await updateMember(
      tx,
      encryption,
      { memberId, dataKey },
      { name: change.name, timeZone: change.time_zone },
    )
    if (changed === undefined) throw new DomainError('sign-in-needed')
    await recordAudit(tx, {
      actor: member.pseudonym,
      action: 'member.change',
      subjectKind: 'member',
      traceId,
      now,
    })
    return changed
  })
}
