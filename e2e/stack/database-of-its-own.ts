import { randomBytes } from 'node:crypto'
import { queryDatabase } from '../query-database.ts'
import { migrateDatabase } from './migrate-database.ts'
import { applicationUrl, stack } from './shared-stack.ts'

/** Makes another database in the stack's PostgreSQL. No other server sees its rows, counts in its limits or runs its jobs. */
export async function databaseOfItsOwn() {
  const name = `of_its_own_${randomBytes(4).toString('hex')}`
  await queryDatabase(stack.databaseUrl, `create database ${name}`)
  const ownerUrl = stack.databaseUrl.replace(/[^/]+$/, name)
  return {
    ownerUrl,
    applicationUrl: applicationUrl(ownerUrl),
    async migrate() {
      const { code, said } = await migrateDatabase(ownerUrl)
      if (code !== 0) throw new Error(said)
    },
    drop: () => queryDatabase(stack.databaseUrl, `drop database ${name} with (force)`),
  }
}
