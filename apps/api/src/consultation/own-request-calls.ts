import { OwnRequest } from '@pulli/contracts/followed-request.ts'
import { MailChoice, MailPlace } from '@pulli/contracts/mail-choice.ts'
import { ClaimAnswer, UnclaimedRequests } from '@pulli/contracts/unclaimed-request.ts'
import { listAppointmentsOfRequest } from '@pulli/data/appointment/appointments.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import {
  answerClaim,
  blockUnclaimed,
  findRequestOfNumber,
  isBlockingUnclaimed,
  isDisowned,
  listRequestsOfNumber,
  listUnclaimedRequests,
} from '@pulli/data/consultation/request-claims.ts'
import { endEarlierLinks } from '@pulli/data/consultation/request-links.ts'
import { lockRequest } from '@pulli/data/consultation/requests.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { claimableSince } from '@pulli/domain/account/choose-account.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { calendarOfRequest } from '#appointment/appointment-file.ts'
import { chooseMail } from '#appointment/choose-mail.ts'
import { viewOfAppointment } from '#appointment/view-of-appointment.ts'
import type { ApiContext } from '#context.ts'
import { callsOf, idParam } from '#http/calls.ts'
import { OWN_ROWS } from '#limits/no-limit.ts'
import { settleProof } from './refund-request.ts'
import { viewOfRequest } from './view-of-request.ts'

const call = callsOf({ tag: 'Consultation', caller: 'member', limit: OWN_ROWS })
const appointmentCall = callsOf({ tag: 'Appointments', caller: 'member', limit: OWN_ROWS })

const params = { id: idParam('The id of the request.', 'unknown-request') }

const ANSWERED = {
  mine: m.claim_mine_done,
  'not-mine': m.claim_not_mine_done,
  block: m.claim_block_done,
} as const

/** The requests of a member's number, and those that they did not send. */
export const ownRequestCalls = {
  listOwnRequests: call({
    route: 'GET /members/me/requests',
    summary: "List the requests of the member's number",
    description:
      'Returns the consultation requests that were sent with the number that the member signed in with, newest first, ' +
      'at most 20, until 90 days after each is over, with their appointments. Name and mail address are masked, ' +
      'because another person may have typed them.',
    answer: z.array(OwnRequest),
    says: m.follow_found_own,
    run: async ({ context, member: { phone } }) => {
      const { db } = context.database
      const now = context.clock()
      const found = await listRequestsOfNumber(db, context.encryption, phone, now)
      return Promise.all(
        found.map(async (one) => {
          const appointments = await listAppointmentsOfRequest(db, one.id, now)
          return {
            ...viewOfRequest(one, now),
            id: one.id,
            appointments: appointments.map((each) => viewOfAppointment(each, now)),
          }
        }),
      )
    },
  }),
  chooseOwnMail: call({
    route: 'PUT /members/me/requests/:id/mail',
    summary: 'Say where mails about an appointment go',
    description:
      'Anybody can send a request with any mail address: until this is called with `keep` or `change`, nobody is mailed about ' +
      'an appointment.',
    params,
    body: MailChoice,
    answer: MailPlace,
    retry: { safeBecause: 'the same answer again changes nothing' },
    says: m.mail_choice_stored,
    run: async ({ context, member: { phone }, id, body: choice }) => {
      const writer = { kind: 'member', requestId: id, phone } as const
      const { place } = await chooseMail(context, { writer, choice })
      return place
    },
  }),
  listUnclaimedRequests: call({
    route: 'GET /members/me/unclaimed-requests',
    summary: "List requests with the member's number that they did not send",
    description:
      'Anybody can send a request with any number. Of one that nobody signed in with the number sent, nothing is shown but ' +
      'that a call was asked for, and when. Those of the last 90 days, since a number may have had another owner before.',
    answer: UnclaimedRequests,
    says: m.claim_found,
    run: ({ context, member }) => unclaimedOf(context, member),
  }),
  answerUnclaimedRequest: call({
    route: 'PUT /members/me/unclaimed-requests/:id',
    summary: 'Say whose a request is',
    description:
      '`mine` shows it in `GET /members/me/requests`. `not-mine` tells the office, which alone erases it. Links that were ' +
      'given before end with each answer.',
    params,
    body: ClaimAnswer,
    answer: UnclaimedRequests,
    retry: { safeBecause: 'the same answer again changes nothing' },
    says: ({ body }) => ANSWERED[body.answer](),
    run: async ({ context, member, id, body, traceId }) => {
      await answerUnclaimed(context, { member, id, ...body, traceId })
      return unclaimedOf(context, member)
    },
  }),
  endRequestBlock: call({
    route: 'DELETE /members/me/request-block',
    summary: 'End the block of requests that the member did not send',
    description: 'Sent again, it changes nothing.',
    answer: UnclaimedRequests,
    retry: { safeBecause: 'a second time changes nothing' },
    says: m.claim_unblocked,
    run: async ({ context, member, traceId }) => {
      await endRequestBlock(context, { member, traceId })
      return unclaimedOf(context, member)
    },
  }),
  downloadOwnAppointment: appointmentCall({
    route: 'GET /members/me/requests/:id/appointment.ics',
    summary: "Download the calendar file of a member's appointment",
    description:
      'Returns the `.ics` file (RFC 5545) of the appointment of a request of the member: a neutral name, the time, one UID ' +
      'over every move, and a `SEQUENCE` that rises. Of a cancelled appointment it takes the entry out of the calendar. ' +
      'Refusals use the envelope.',
    params,
    answer: { file: 'text/calendar', schema: z.string() },
    refuses: ['unknown-appointment'],
    run: async ({ context: { database, encryption, clock }, member: { phone }, id }) => {
      const now = clock()
      const own = await findRequestOfNumber(database.db, encryption, { id, phone, now })
      if (own === undefined) throw new DomainError('unknown-request')
      const bytes = await calendarOfRequest(database.db, own.id, now)
      if (bytes === undefined) throw new DomainError('unknown-appointment')
      return { name: 'appointment.ics', bytes }
    },
  }),
}

async function unclaimedOf(
  { database: { db }, encryption, clock }: ApiContext,
  { phone }: { phone: string },
) {
  const found = await listUnclaimedRequests(db, encryption, { phone, since: claimableSince(clock()) })
  return {
    requests: found.map(({ id, submittedAt }) => ({ id, submitted_at: submittedAt.toISOString() })),
    is_blocking: await isBlockingUnclaimed(db, encryption, phone),
  }
}

export type AnswerUnclaimedInput = {
  member: SignedInMember
  id: string
  answer: ClaimAnswer['answer']
  traceId: string
}

const ACTIONS = { mine: 'claim', 'not-mine': 'disown', block: 'disown' } as const

/**
 * Stores whose a request with the number of a member is (decision D63). Every link that was given before ends. One that is
 * not theirs stays with the desk, which is notified, and alone may erase it: it may be the call for help of someone who shares the
 * phone. The same answer again changes nothing.
 *
 * @throws DomainError `unknown-request`
 */
async function answerUnclaimed(context: ApiContext, input: AnswerUnclaimedInput): Promise<void> {
  const { database, encryption, clock } = context
  const { member, id, answer, traceId } = input
  const { phone, memberId } = member
  const now = clock()
  const isTheirs = answer === 'mine'
  await database.db.transaction().execute(async (tx) => {
    await lockRequest(tx, id)
    const event = { actor: member.pseudonym, traceId, now }
    if (await answerClaim(tx, encryption, { id, phone, isTheirs, since: claimableSince(now), now })) {
      if (isTheirs) await settleProof(tx, { id, isOwn: true, now })
      await endEarlierLinks(tx, encryption, { id, isAgain: true, now })
      if (!isTheirs)
        await addJob(tx, {
          task: 'mail-request-change',
          payload: { id, change: 'disown', at: now.toISOString() },
          key: `mail-request-change:${id}:disown`,
        })
      const subject = { subjectKind: 'consultation-request', subjectId: id }
      await recordAudit(tx, { ...event, ...subject, action: `consultation-request.${ACTIONS[answer]}` })
    } else {
      const isSame = isTheirs
        ? (await findRequestOfNumber(tx, encryption, { id, phone, now })) !== undefined
        : await isDisowned(tx, encryption, { id, phone })
      if (!isSame) throw new DomainError('unknown-request')
    }
    if (answer === 'block' && (await blockUnclaimed(tx, { memberId, isBlocking: true, now })))
      await recordAudit(tx, { ...event, action: 'member.block-requests', subjectKind: 'member' })
  })
}

/** Ends the block of requests that a member did not send. Without one, it changes nothing. */
async function endRequestBlock(
  context: ApiContext,
  { member, traceId }: Pick<AnswerUnclaimedInput, 'member' | 'traceId'>,
): Promise<void> {
  const now = context.clock()
  await context.database.db.transaction().execute(async (tx) => {
    if (!(await blockUnclaimed(tx, { memberId: member.memberId, isBlocking: false, now }))) return
    await recordAudit(tx, {
      actor: member.pseudonym,
      action: 'member.unblock-requests',
      subjectKind: 'member',
      traceId,
      now,
    })
  })
}
