import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { HOUR } from '@pulli/domain/time/durations.ts'
import { openTarget } from '#backup/backup-target.ts'
import { begunAt, listBackups } from '#backup/manifest.ts'
import type { ObjectStore } from '#backup/object-store.ts'
import { openBucket, type UploadsBucket } from '#backup/site-uploads.ts'
import { isThere, unwritableBecause } from '#production/unwritable-folder.ts'
import { type Problem, refuse, warn } from '#production/verdict.ts'
import { type Asking, attempt } from './attempt.ts'

const MOST_BACKUP_HOURS = 48

/** Stores, reads and removes a file where backups go, and looks for the newest one. */
export const checkBackupTarget = (address: string, asking: Asking): Promise<Problem[]> =>
  attempt('BACKUP_TO', asking, async () => {
    if (!address.startsWith('s3://')) {
      if (!(await isThere(address)))
        return [refuse('BACKUP_TO', 'names a folder that is not there. Make it, or mount it')]
      const reason = await unwritableBecause(address)
      if (reason !== undefined) return [refuse('BACKUP_TO', reason)]
    }
    const target = await openTarget(address)
    const found = await putGetRemove('BACKUP_TO', target)
    return found.length > 0 ? found : ageProblems(await listBackups(target), new Date())
  })

/** The same with the bucket of what editors upload. */
export const checkUploads = (bucket: UploadsBucket, asking: Asking): Promise<Problem[]> =>
  attempt('S3_BUCKET', asking, async () => putGetRemove('S3_BUCKET', openBucket(bucket)))

async function putGetRemove(
  about: string,
  store: Pick<ObjectStore, 'put' | 'get' | 'remove'>,
): Promise<Problem[]> {
  const name = `check-${randomUUID()}.txt`
  const content = randomBytes(32).toString('hex')
  await store.put(name, Readable.from([Buffer.from(content)]))
  const back = await text(await store.get(name))
  await store.remove(name)
  if (back !== content) return [refuse(about, 'was tried, and gave back something else than was stored')]
  const isLeft = await store.get(name).then(
    (left) => left.destroy() !== undefined,
    () => false,
  )
  return isLeft ? [refuse(about, 'was tried, and did not remove what it was told to')] : []
}

/** @param backups the newest last */
function ageProblems(backups: readonly string[], now: Date): Problem[] {
  const newest = backups.at(-1)
  if (newest === undefined)
    return [
      warn(
        'backups',
        'none is in BACKUP_TO. Make one now: `npm run backup`, or `systemctl start pulli-backup`',
      ),
    ]
  const hours = (now.getTime() - begunAt(newest).getTime()) / HOUR
  if (hours <= MOST_BACKUP_HOURS) return []
  return [
    warn(
      'backups',
      `the newest in BACKUP_TO is ${Math.floor(hours / 24)} days old. Read logs/backup.log, or what its unit or container logged`,
    ),
  ]
}
