import { type AccountAnswer, tryAccount } from '@pulli/api/sms/try-account.ts'
import type { SmsSettings } from '#config/sms-settings.ts'
import { type Problem, refuse, warn } from '#production/problem.ts'
import { type Asking, attempt } from './attempt.ts'

const VARIABLES = { msg91: 'MSG91_AUTH_KEY', twilio: 'TWILIO_AUTH_TOKEN' } as const

/** Codes count for minutes by the clock of this machine. */
const MOST_SKEW_SECONDS = 60
const NOTED_SKEW_SECONDS = 5

/**
 * Asks the SMS gateway for what costs nothing, and compares the clocks.
 *
 * @param address the gateway's own, unless it is another
 */
export function checkGateway(sms: SmsSettings, asking: Asking, address?: string): Promise<Problem[]> {
  const about = VARIABLES[sms.gateway]
  return attempt(about, asking, async (signal) => {
    const answer = await tryAccount(sms, { signal, ...(address !== undefined && { address }) })
    return [
      ...(answer.fault === undefined ? [] : [refuse(about, answer.fault)]),
      ...clockProblems(answer, new Date()),
    ]
  })
}

function clockProblems({ saidAt }: AccountAnswer, now: Date): Problem[] {
  const ahead = saidAt === undefined ? 0 : (now.getTime() - saidAt.getTime()) / 1_000
  if (Math.abs(ahead) <= NOTED_SKEW_SECONDS) return []
  const off = `is ${Math.round(Math.abs(ahead))} s ${ahead > 0 ? 'ahead of' : 'behind'} that of the SMS gateway. Set it by NTP`
  return [Math.abs(ahead) > MOST_SKEW_SECONDS ? refuse('the clock', off) : warn('the clock', off)]
}
