import type { Database } from '@pulli/data/database.ts'
import { markChallengeSent } from '@pulli/data/sign-in/mark-challenge-sent.ts'
import { shownPhone } from '@pulli/domain/sign-in/shown-phone.ts'
import { describeError } from '#http/describe-error.ts'
import type { ApiLogger } from '#logger.ts'
import { type CodeSms, SmsFailure, type SmsGateway } from './sms-gateway.ts'

/** A code on its way. */
export type CodeToPost = CodeSms & { challengeId: string; requestId: string }

/** Takes codes and hands them to the gateway behind the caller's back. */
export type CodePost = {
  showsCodes: boolean
  post: (code: CodeToPost) => void
  /** Waits for everything that was posted. */
  settled: () => Promise<void>
}

const TRIES = 2

/**
 * The way of codes to phones. Nobody waits for a vendor, so the answer to a member takes as long as the one to a
 * stranger. A code is not queued: it would have to stand in the database.
 */
export function codePost(parts: {
  gateway: SmsGateway
  database: Database
  clock: () => Date
  logger: ApiLogger
}): CodePost {
  const { gateway } = parts
  const underWay = new Set<Promise<void>>()
  return {
    showsCodes: gateway.showsCodes,
    post(code) {
      const posted = deliver(parts, code).finally(() => underWay.delete(posted))
      underWay.add(posted)
    },
    async settled() {
      await Promise.all(underWay)
    },
  }
}

async function deliver(
  { gateway, database, clock, logger }: Parameters<typeof codePost>[0],
  { phone, code, challengeId, requestId }: CodeToPost,
): Promise<void> {
  try {
    await sendTwice(gateway, { phone, code })
    await markChallengeSent(database.db, challengeId, clock())
  } catch (error) {
    const said = error instanceof SmsFailure ? { fault: error.fault, vendorCode: error.vendorCode } : {}
    logger.error(
      { requestId, gateway: gateway.name, phone: shownPhone(phone), ...said, error: describeError(error) },
      'a code was not sent',
    )
  }
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
