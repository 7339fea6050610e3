import type { NumberCodesSent } from '@pulli/contracts/account.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { limitMember } from '#limits/limit-member.ts'
import { memberAsker } from '#sign-in/code-asker.ts'
import { sendCode } from '#sign-in/send-code.ts'

/** Members seldom change their number: a low limit keeps a signed-in member from texting strangers. */
const MOST_AN_HOUR = 5

export type NumberInput = { member: SignedInMember; phone: string; ip: string; traceId: string }

/**
 * Sends a code to the member's current number and one to the new number. The response is the same whether or not the
 * new one has an account.
 *
 * @returns the codes, only while no SMS gateway is configured (decision D2)
 * @throws DomainError `too-many-requests`, and those of `sendCode`
 */
export async function askForNumber(
  context: ApiContext,
  { member, phone, ip, traceId }: NumberInput,
): Promise<NumberCodesSent> {
  if (phone === member.phone) throw new InvalidInput({ mobile_number: m.field_number_is_yours() })
  const { memberId, pseudonym: actor } = member
  await context.database.db
    .transaction()
    .execute((tx) =>
      limitMember(tx, context, { name: 'number-member', memberId, max: MOST_AN_HOUR, now: context.clock() }),
    )
  const asker = memberAsker(member, ip)
  const common = { actor, asker, traceId }
  const toCurrent = await sendCode(context, { ...common, phone: member.phone, purpose: 'leave-number' })
  // The new number is not theirs yet, so its limits apply.
  const stranger = { ...asker, isKnown: false }
  const toNew = await sendCode(context, { ...common, asker: stranger, phone, purpose: 'take-number' })
  return {
    ...(toNew.otp !== undefined && { otp: toNew.otp }),
    ...(toCurrent.otp !== undefined && { current_otp: toCurrent.otp }),
    ...(toNew.is_late && { is_late: true as const }),
  }
}
