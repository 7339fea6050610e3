import type { TestCallResult } from '@pulli/domain/crisis-line/test-call-due.ts'
import { sql } from 'kysely'
import type { Db } from '#schema.ts'

export type LastTestCall = {
  telephone: string
  /** `YYYY-MM-DD` */
  calledOn: string
  result: TestCallResult
}

/** Returns the last test call of each of these lines that was ever called; of two on one day the one entered last. */
export async function listLastTestCalls(db: Db, telephones: readonly string[]): Promise<LastTestCall[]> {
  const { rows } = await sql<LastTestCall>`
    select line.telephone, last."calledOn", last.result
    from unnest(${[...telephones]}::text[]) as line (telephone)
    cross join lateral (
      select called_on::text as "calledOn", result from test_calls
      where telephone = line.telephone order by called_on desc, recorded_at desc limit 1) as last`.execute(db)
  return rows
}
