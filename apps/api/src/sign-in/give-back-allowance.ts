import type { Database } from '@pulli/data/database.ts'
import { giveBackHits } from '@pulli/data/limits/give-back-hits.ts'
import type { CountedAs } from '@pulli/data/sign-in/consume-challenge.ts'
import { USED_GIVES_BACK } from '@pulli/domain/sign-in/sign-in-limits.ts'

/** What a code that was used takes off each limit that counted it. The gap and the budget are spent for good. */
const hitsOf = (limitName: string): number => {
  if (limitName.endsWith('-gap') || limitName === 'code-messages') return 0
  return limitName.startsWith('code-score-') ? USED_GIVES_BACK : 1
}

/**
 * Gives back what a code took of the limits, now that it was used: whoever owns the number was there. After the
 * transaction of the sign-in, for its rows are those that many ask for at once.
 */
export async function giveBackAllowance({ db }: Database, countedAs: CountedAs): Promise<void> {
  const given = Object.entries(countedAs).flatMap(([limitName, keyHashes]) =>
    keyHashes.map((keyHash) => ({ limitName, keyHash, hits: hitsOf(limitName) })),
  )
  await giveBackHits(
    db,
    given.filter(({ hits }) => hits > 0),
  )
}
