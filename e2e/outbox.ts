import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/**
 * Returns the mails in a stack's outbox whose file name contains a text, oldest first. Mails still being written have
 * another name and are excluded.
 */
export async function mailsNamed(part: string, { dataDir }: { dataDir: string }): Promise<Email[]> {
  const outbox = join(dataDir, 'outbox')
  const files = await readdir(outbox).catch(() => [])
  const named = files.filter((name) => name.includes(part) && name.endsWith('.eml')).sort()
  return Promise.all(named.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))))
}
