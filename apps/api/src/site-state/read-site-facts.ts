import { lastBackups } from '@pulli/data/backup/backups.ts'
import { oldestToCopy } from '@pulli/data/erasure-ledger/erasure-ledger.ts'
import { countTroubledJobs } from '@pulli/data/jobs/troubled-jobs.ts'
import { mailsHeldSince } from '@pulli/data/mail/mail-hold.ts'
import { readDatabaseVersion } from '@pulli/data/release/database-version.ts'
import { type CodeOutage, findCodeOutage } from '@pulli/data/sign-in/challenges.ts'
import { VERSION } from '@pulli/domain/release/version.ts'
import { DAY } from '@pulli/domain/time/durations.ts'
import type { ApiContext } from '#context.ts'
import type { MachineState, SiteFacts } from './site-facts.ts'

export type SiteFactsDeps = Pick<ApiContext, 'database' | 'clock' | 'machineState'>

/** If no code was requested since, it is unknown whether they arrive again. */
const OUTAGE_MILLISECONDS = DAY

const NOTHING_KNOWN: MachineState = {
  isTrial: false,
  neighbours: [],
  disks: [],
  certificates: [],
  copiesErasures: false,
}

/** Reads the facts behind the site status, from the database and from this process. */
export async function readSiteFacts({
  database: { db, pool },
  clock,
  machineState = async () => NOTHING_KNOWN,
}: SiteFactsDeps): Promise<SiteFacts> {
  const [machine, databaseVersion, jobs, heldSince, outage, backups, oldestUncopiedErasureSeconds] =
    await Promise.all([
      machineState(),
      readDatabaseVersion(pool),
      countTroubledJobs(db),
      mailsHeldSince(db),
      findCodeOutage(db),
      lastBackups(db),
      oldestToCopy(db),
    ])
  const now = clock()
  return {
    now,
    version: VERSION,
    databaseVersion: databaseVersion?.version,
    machine,
    jobs,
    mailsHeldSince: heldSince,
    codesFailSince: isRecent(outage, now) ? outage.since : undefined,
    backups,
    oldestUncopiedErasureSeconds,
  }
}

const isRecent = (outage: CodeOutage | undefined, now: Date): outage is CodeOutage =>
  outage !== undefined && now.getTime() - outage.lastFailedAt.getTime() < OUTAGE_MILLISECONDS
