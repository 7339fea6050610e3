import type { Database } from '@pulli/data/database.ts'
import { refundHits } from '@pulli/data/limits/rate-limits.ts'
import type { CountedAs } from '@pulli/data/sign-in/challenges.ts'
import { USED_CODE_REFUND } from '@pulli/domain/sign-in/sign-in-limits.ts'

/** What a used code refunds to each limit that counted it. The gap and the message budget are not refunded. */
const hitsOf = (limitName: string): number => {
  if (limitName.endsWith('-gap') || limitName === 'code-messages') return 0
  return limitName.startsWith('code-score-') ? USED_CODE_REFUND : 1
}

/**
 * Refunds the limits that counted a code, once the owner of the number has used it. Runs after the sign-in's
 * transaction, because its rows are contended.
 */
export async function refundLimits({ db }: Database, countedAs: CountedAs): Promise<void> {
  const given = Object.entries(countedAs).flatMap(([limitName, keyHashes]) =>
    keyHashes.map((keyHash) => ({ limitName, keyHash, hits: hitsOf(limitName) })),
  )
  await refundHits(
    db,
    given.filter(({ hits }) => hits > 0),
  )
}
