import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@pulli/data/database.ts'
import { encryptEarlierRows } from '@pulli/data/encryption/encrypt-earlier-rows.ts'
import type { EncryptionKeys } from '@pulli/data/encryption/encryption-keys.ts'
import { addJob } from '@pulli/data/jobs/add-job.ts'

export const ENCRYPT_EARLIER_ROWS = 'encrypt-earlier-rows'

/** Between batches: the disk and the event loop are the visitors'. A million rows then take some two minutes. */
const REST_MILLISECONDS = 20

/** Shorter than a job may be held by a worker. */
const MOST_MILLISECONDS = 3 * 60_000

/**
 * The job `encrypt-earlier-rows`, at each start and each night: encrypts what a version before stored as it was typed.
 * What is left after three minutes, or after a stop, is done by the next one.
 */
export function encryptEarlier({
  database: { db },
  encryption: keys,
}: {
  database: Database
  encryption: EncryptionKeys
}) {
  return async (): Promise<void> => {
    const until = performance.now() + MOST_MILLISECONDS
    let isCutShort = false
    const goesOn = async () => {
      await sleep(REST_MILLISECONDS)
      isCutShort = performance.now() > until
      return !isCutShort
    }
    await encryptEarlierRows({ db, keys, goesOn })
    if (isCutShort) await askToEncrypt(db)
  }
}

/** Asks the queue for the job, once however many servers ask. */
export async function askToEncrypt(db: Database['db']): Promise<void> {
  await db
    .transaction()
    .execute((tx) => addJob(tx, { task: ENCRYPT_EARLIER_ROWS, payload: {}, key: ENCRYPT_EARLIER_ROWS }))
}
