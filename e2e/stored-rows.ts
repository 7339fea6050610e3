import { openKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { openTestDatabase } from '@pulli/data/testing/open-test-database.ts'
import { storedMembers, storedRequests } from '@pulli/data/testing/stored.ts'

/** Where a stack keeps what it encrypts, and the keys. */
type Stack = { databaseUrl: string; keysDir: string }

/** The consultation requests of a stack, decrypted. */
export const requestsIn = (stack: Stack) => inDatabase(stack, storedRequests)

/** The members of a stack, decrypted. */
export const membersIn = (stack: Stack) => inDatabase(stack, storedMembers)

/** Reads or writes in the database of a stack, with its keys. */
export async function inDatabase<Result>(
  { databaseUrl, keysDir }: Stack,
  work: (stored: Parameters<typeof storedRequests>[0]) => Promise<Result>,
): Promise<Result> {
  const { db, close } = openTestDatabase({ url: databaseUrl })
  try {
    return await work({ db, context: { encryption: await openKeyFolder(keysDir) } })
  } finally {
    await close()
  }
}
