import type { KeyFolder } from '@pulli/data/encryption/key-folder.ts'
import type { FastifyBaseLogger } from 'fastify'

/** Within this time a server wraps with a key that another one made, and has lost one that was destroyed. */
const EVERY_MILLISECONDS = 60_000

/** Reads the folder of keys again each minute, in the background. Returns a function that stops. */
export function watchKeys(
  keys: Pick<KeyFolder, 'refresh'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => void {
  const read = () =>
    keys
      .refresh()
      .catch((error: Error) =>
        log.warn({ reason: error.message }, 'the keys in memory are used: their folder was not read'),
      )
  const timer = setInterval(read, EVERY_MILLISECONDS).unref()
  return () => clearInterval(timer)
}
