import { type Database, type DatabaseOptions, openDatabase } from '#database.ts'

/** `openDatabase` for tests that are not about its time limits: on a busy machine the product's are too short. */
export function openTestDatabase(options: DatabaseOptions): Database {
  return openDatabase({ checkoutMilliseconds: 30_000, statementMilliseconds: 30_000, ...options })
}
