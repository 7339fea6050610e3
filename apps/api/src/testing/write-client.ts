import { writeFile } from 'node:fs/promises'
import { contract } from './contract.ts'
import { generateClient } from './generate-client.ts'

/** Writes the types of a client of the API as it is now. */
await writeFile(new URL('./generated/client.d.ts', import.meta.url), await generateClient(await contract()))
