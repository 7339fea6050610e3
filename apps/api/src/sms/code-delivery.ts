import type { Database } from '@pulli/data/database.ts'
import { markChallengeSent, recordCodeOutage } from '@pulli/data/sign-in/challenges.ts'
import { maskPhone } from '@pulli/domain/sign-in/mask-phone.ts'
import { describeError } from '#http/describe-error.ts'
import type { ApiLogger } from '#logger.ts'
import { type GatewayState, gatewayState } from './gateway-state.ts'
import { type CodeSms, SmsFailure, type SmsFault, type SmsGateway } from './sms-gateway.ts'

/** A code to send. */
export type CodeToDeliver = CodeSms & { challengeId: string; traceId: string }

/** Sends codes through the gateway in the background. */
export type CodeDelivery = {
  showsCodes: boolean
  deliver: (code: CodeToDeliver) => void
  /** Whether the gateway is known to be down, so that no page claims that a code is on its way. */
  areLate: () => boolean
  /** Takes over what another server has found out. */
  hearLate: (areLate: boolean) => void
  /** Waits for all deliveries in flight. */
  settled: () => Promise<void>
}

const TRIES = 2

/** What became of a code. */
export type CodeEnd = 'taken' | SmsFault | 'failed'

/**
 * Delivers codes to phones. The response does not wait for the gateway, so that it takes the same time for members
 * and strangers. Codes are not queued: a queue would store them in the database.
 */
export function codeDelivery(parts: {
  gateway: SmsGateway
  database: Database
  clock: () => Date
  logger: ApiLogger
  onEnd?: (end: CodeEnd) => void
  /** Called when this process finds out that codes are late, or no longer late. */
  onLate?: (areLate: boolean) => void
}): CodeDelivery {
  const { gateway } = parts
  const state = gatewayState(parts.clock, parts.onLate)
  const inFlight = new Set<Promise<void>>()
  return {
    showsCodes: gateway.showsCodes,
    deliver(code) {
      const delivery = sendAndMark(parts, state, code).finally(() => inFlight.delete(delivery))
      inFlight.add(delivery)
    },
    areLate: state.isDown,
    hearLate: state.hear,
    async settled() {
      await Promise.all(inFlight)
    },
  }
}

async function sendAndMark(
  { gateway, database, clock, logger, onEnd }: Parameters<typeof codeDelivery>[0],
  state: GatewayState,
  { phone, code, challengeId, traceId }: CodeToDeliver,
): Promise<void> {
  let end: CodeEnd = 'failed'
  try {
    await sendTwice(gateway, { phone, code })
    state.taken()
    end = 'taken'
    await markChallengeSent(database.db, challengeId, clock())
  } catch (error) {
    if (error instanceof SmsFailure) {
      state.failed(error.fault)
      end = error.fault
      // For owners, whichever process they ask. Without it the log still has each.
      if (state.isDown()) await recordCodeOutage(database.db, clock()).catch(() => undefined)
    }
    const failure = error instanceof SmsFailure ? { fault: error.fault, vendorCode: error.vendorCode } : {}
    logger.error(
      {
        requestId: traceId,
        gateway: gateway.name,
        phone: maskPhone(phone),
        ...failure,
        error: describeError(error),
      },
      end === 'taken' ? 'a code was sent, and not marked' : 'a code was not sent',
    )
  }
  onEnd?.(end)
}

async function sendTwice(gateway: SmsGateway, sms: CodeSms): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await gateway.send(sms)
    } catch (error) {
      const isPassing = error instanceof SmsFailure && error.isPassing
      if (!isPassing || tries === TRIES) throw error
    }
  }
}
