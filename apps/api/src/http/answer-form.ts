import type { Envelope } from '@pulli/contracts/envelope.ts'
import type { ApiContext } from '#context.ts'
import { describeError } from './describe-error.ts'
import { toRefusal } from './to-refusal.ts'

type Answered<Data> = { envelope: Envelope<Data>; retryAfterSeconds?: number | undefined }

/** Answers a plain form with the envelope that the same call answers in JSON. Never throws. */
export async function answerForm<Data>(
  { logger }: Pick<ApiContext, 'logger'>,
  { traceId, what }: { traceId: string; what: string },
  work: () => Promise<Envelope<Data>>,
): Promise<Answered<Data>> {
  try {
    return { envelope: await work() }
  } catch (error) {
    const answer = toRefusal(error)
    if (answer.envelope.status >= 500)
      logger.error({ requestId: traceId, error: describeError(error) }, `${what} failed`)
    return answer
  }
}
