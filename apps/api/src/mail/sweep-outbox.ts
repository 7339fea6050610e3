import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@pulli/data/database.ts'
import { listErasedIds } from '@pulli/data/mail/mail-attempts.ts'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { DAY, HOUR } from '@pulli/domain/time/durations.ts'
import { describeError } from '#http/describe-error.ts'
import type { ApiLogger } from '#logger.ts'

export type OutboxSweep = { database: Database; clock: () => Date; outboxDir: string }

const KEPT_MILLISECONDS = RETENTION.outboxDays * DAY

/** The file names that `writeToOutbox` generates; a temporary file has a leading `.` and the suffix `.tmp`. */
const FILE = /^\.?(\d{4}-\d{2}-\d{2}T)(\d{2})-(\d{2})-([\d.]+Z)-.+\.eml(?:\.tmp)?$/
const ID_OF_A_PERSON = /-(?:consultation|newsletter(?:-\w+)?)-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/

/**
 * Deletes the mails in this server's outbox that are older than 30 days, or whose request or subscription no longer
 * exists. Other files are left alone.
 *
 * @returns how many files were deleted
 */
export async function sweepOutbox({ database, clock, outboxDir }: OutboxSweep): Promise<number> {
  const names = await readdir(outboxDir).catch(noFolder)
  const mails = names.flatMap((name) => {
    const [isMail, day, hours, minutes, seconds] = FILE.exec(name) ?? []
    if (!isMail) return []
    return [
      { name, at: Date.parse(`${day}${hours}:${minutes}:${seconds}`), id: ID_OF_A_PERSON.exec(name)?.[1] },
    ]
  })
  const ids = new Set(mails.flatMap(({ id }) => id ?? []))
  const erased = ids.size === 0 ? [] : await listErasedIds(database.db, [...ids])
  const keptSince = clock().getTime() - KEPT_MILLISECONDS
  const over = mails.filter(({ at, id }) => at < keptSince || (id !== undefined && erased.includes(id)))
  for (const { name } of over) await rm(join(outboxDir, name), { force: true })
  return over.length
}

/**
 * Sweeps at startup and every hour. Every server runs this itself: its outbox is on its own disk, out of reach of other
 * servers' jobs. An erasure also queues an immediate sweep, which is enough with a single server.
 */
export function keepOutboxSwept(sweep: OutboxSweep & { logger: ApiLogger }): { stop: () => void } {
  const run = () =>
    void sweepOutbox(sweep).catch((error: unknown) =>
      sweep.logger.warn({ error: describeError(error) }, 'the outbox was not swept'),
    )
  run()
  const timer = setInterval(run, HOUR)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

function noFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
