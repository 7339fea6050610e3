import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/**
 * The mails whose file name has a part, as they have left for a stack's outbox so far, oldest first.
 * One that is still being written is not among them: its file has another name until it is whole.
 */
export async function mailsNamed(part: string, { dataDir }: { dataDir: string }): Promise<Email[]> {
  const outbox = join(dataDir, 'outbox')
  const files = await readdir(outbox).catch(() => [])
  const named = files.filter((name) => name.includes(part) && name.endsWith('.eml')).sort()
  return Promise.all(named.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))))
}
