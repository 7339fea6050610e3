import type { Database } from '@pulli/data/database.ts'
import { forgetIdempotencyKeys } from '@pulli/data/idempotency/forget-idempotency-keys.ts'
import { expiryCutoff } from './idempotent-write.ts'

/** The nightly job `forget-idempotency-keys`: a key says nothing any more a day after it was used. */
export function forgetOldKeys({ database, clock }: { database: Database; clock: () => Date }) {
  return async (): Promise<void> => forgetIdempotencyKeys(database.db, expiryCutoff(clock()))
}
