import { watchQueries } from '@pulli/data/testing/watch-queries.ts'
import type { testApi } from './test-api.ts'

type Api = Pick<Awaited<ReturnType<typeof testApi>>, 'context'>

/** The statements, without their parameters, that the API asks the database for some work. */
export async function queriesOf({ context }: Api, work: () => Promise<unknown>): Promise<string[]> {
  const { database, codes } = context
  const { db } = database
  const { watched, asked } = watchQueries(db)
  database.db = watched
  try {
    await work()
    await codes.settled()
  } finally {
    database.db = db
  }
  return asked.map(({ sql }) => sql)
}
