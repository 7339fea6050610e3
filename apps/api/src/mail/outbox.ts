import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

export type OutgoingFile = { role: string; messageId: string; bytes: Buffer; now: Date }

/** Writes one message atomically as an `.eml` file and returns its name. */
export async function writeToOutbox(folder: string, { role, messageId, bytes, now }: OutgoingFile) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const safe = (text: string) => text.replace(/[^\w.-]/g, '_')
  // Not every file system allows a colon in a file name.
  const name = `${now.toISOString().replaceAll(':', '-')}-${safe(role)}-${safe(messageId)}.eml`
  const unfinished = join(folder, `.${name}.tmp`)
  try {
    const file = await open(unfinished, 'w', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, join(folder, name))
  } catch (error) {
    // The queue retries with another name.
    await rm(unfinished, { force: true })
    throw error
  }
  return name
}
