import { openKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { openTestDatabase } from '@pulli/data/testing/open-test-database.ts'
import { storedMembers, storedRequests } from '@pulli/data/testing/stored.ts'

/** Where a stack keeps what it encrypts, and the keys. */
type Stack = { databaseUrl: string; keysDir: string }

/** The consultation requests of a stack, decrypted. */
export const requestsIn = (stack: Stack) => read(stack, storedRequests)

/** The members of a stack, decrypted. */
export const membersIn = (stack: Stack) => read(stack, storedMembers)

async function read<Rows>(
  { databaseUrl, keysDir }: Stack,
  list: (stored: Parameters<typeof storedRequests>[0]) => Promise<Rows>,
): Promise<Rows> {
  const { db, close } = openTestDatabase({ url: databaseUrl })
  try {
    return await list({ db, context: { encryption: await openKeyFolder(keysDir) } })
  } finally {
    await close()
  }
}
