import type { ClaimAnswer } from '@pulli/contracts/unclaimed-request.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import {
  answerClaim,
  blockUnclaimed,
  findRequestOfNumber,
  isDisowned,
} from '@pulli/data/consultation/request-claims.ts'
import { endEarlierLinks } from '@pulli/data/consultation/request-links.ts'
import { lockRequest } from '@pulli/data/consultation/requests.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { claimableSince } from '@pulli/domain/account/choose-account.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { settleProof } from './refund-request.ts'

export type AnswerUnclaimedInput = {
  member: SignedInMember
  id: string
  answer: ClaimAnswer['answer']
  requestId: string
}

const ACTIONS = { mine: 'claim', 'not-mine': 'disown', block: 'disown' } as const

/**
 * Stores whose a request with the number of a member is (decision D63). Every link that was given before ends. One that is
 * not theirs stays with the desk, which is notified, and alone may erase it: it may be the call for help of someone who shares the
 * phone. The same answer again changes nothing.
 *
 * @throws DomainError `unknown-request`
 */
export async function answerUnclaimed(context: ApiContext, input: AnswerUnclaimedInput): Promise<void> {
  const { database, encryption, clock } = context
  const { member, id, answer, requestId } = input
  const { phone, memberId } = member
  const now = clock()
  const isTheirs = answer === 'mine'
  await database.db.transaction().execute(async (tx) => {
    await lockRequest(tx, id)
    const event = { actor: member.pseudonym, requestId, now }
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
export async function endRequestBlock(
  context: ApiContext,
  { member, requestId }: Pick<AnswerUnclaimedInput, 'member' | 'requestId'>,
): Promise<void> {
  const now = context.clock()
  await context.database.db.transaction().execute(async (tx) => {
    if (!(await blockUnclaimed(tx, { memberId: member.memberId, isBlocking: false, now }))) return
    await recordAudit(tx, {
      actor: member.pseudonym,
      action: 'member.unblock-requests',
      subjectKind: 'member',
      requestId,
      now,
    })
  })
}
