import type { CodeSent } from '@pulli/contracts/sign-in.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { SIGN_IN_LIMITS } from '@pulli/domain/sign-in/sign-in-limits.ts'
import type { ApiContext } from '#context.ts'
import { addressGroup } from '#limits/address-group.ts'
import { enforceLimit } from '#limits/enforce-limit.ts'
import { checkCode } from '#sign-in/check-code.ts'
import { browserAsker, browserHashOf } from '#sign-in/code-asker.ts'
import type { SignInReply, SignInRequest } from '#sign-in/post-number.ts'
import { refundLimits } from '#sign-in/refund-limits.ts'
import { sendCode } from '#sign-in/send-code.ts'
import { makeFollowPass } from './follow-pass.ts'
import { openLink, type Visit } from './open-link.ts'
import { settleProof } from './refund-request.ts'

export type ProofInput = {
  token: string
  visit: Visit
  /** Of HTTP: the challenge is bound to the cookie of its browser, as at sign-in. */
  request: SignInRequest
}

/**
 * Sends a code to the number of a request, for someone who may read it: with the limits of sign-in, and their exemption
 * of a browser that is known for the number (decision D61).
 *
 * @returns the code, only while no SMS gateway is configured (decision D2)
 * @throws DomainError `unknown-request`, `digits-needed`, `code-just-sent`, `too-many-codes`, `codes-paused`
 */
export async function sendProofCode(
  context: ApiContext,
  { reply, ...input }: ProofInput & { reply: SignInReply },
): Promise<CodeSent> {
  const { phone } = await openedRequest(context, input)
  const asker = browserAsker(context, input.request, reply, phone)
  return sendCode(context, { phone, purpose: 'prove-number', asker, traceId: input.request.id })
}

/**
 * Proves the number of a request with the code that was sent to it.
 *
 * @returns the pass that books, moves and cancels for fifteen minutes
 * @throws DomainError `unknown-request`, `digits-needed`, `wrong-code`, `too-many-tries`
 */
export async function proveNumber(
  context: ApiContext,
  { code, ...input }: ProofInput & { code: string },
): Promise<{ pass: string; openUntil: Date }> {
  const { database, config } = context
  const now = context.clock()
  const { id, phone, token } = await openedRequest(context, input)
  const { ip } = input.request
  const tried = await database.db.transaction().execute(async (tx) => {
    const limitUnbound = () =>
      enforceLimit(tx, {
        name: 'sign-in-address',
        subject: addressGroup(ip),
        ...{ ...SIGN_IN_LIMITS, ...config.signIn.limits }.triesPerAddress,
        keys: config.keys,
        now,
        code: 'too-many-tries',
      })
    const browserHash = browserHashOf(context, input.request)
    const checked = await checkCode(tx, {
      phone,
      code,
      purpose: 'prove-number',
      keys: config.keys,
      ...{ browserHash, limitUnbound, now },
    })
    if (checked.verdict !== 'waits' && checked.challengeId !== undefined)
      await recordAudit(tx, {
        actor: 'visitor',
        action: `consultation-request.${checked.verdict === 'right' ? 'prove' : 'fail-proof'}`,
        subjectKind: 'consultation-request',
        subjectId: id,
        traceId: input.request.id,
        now,
      })
    if (checked.verdict === 'right') await settleProof(tx, { id, isOwn: false, now })
    return checked
  })
  // Thrown after the transaction, so that the attempt is counted.
  if (tried.verdict === 'waits') throw new DomainError('too-many-tries', { ...tried, field: 'code' })
  if (tried.verdict !== 'right') throw new DomainError('wrong-code', { field: 'code' })
  await refundLimits(database, tried.countedAs)
  return makeFollowPass(config, { kind: 'proof', token, now })
}

async function openedRequest(context: ApiContext, { token, visit }: Pick<ProofInput, 'token' | 'visit'>) {
  const opened = await openLink(context, { token, ...visit }, context.clock())
  if (opened === undefined) throw new DomainError('unknown-request')
  if (!opened.isOpen) throw new DomainError('digits-needed', { field: 'digits' })
  return { ...opened.request, token: opened.token }
}
