import { secretsOf } from '#launcher/own-database.ts'
import { openTarget } from './backup-target.ts'
import { readErasures } from './erasure-ledger.ts'
import type { SiteFolders } from './restore-files.ts'
import { AFTERWARDS, type RestoreRun, reportSettled } from './run-restore.ts'
import { type Settling, settleRestored } from './settle-restored.ts'

/** Which database, and where the erasures lie. */
export interface SettledSite extends SiteFolders, Omit<Settling, 'now'> {
  readonly from: string
  /** The database, as its owner. */
  readonly owner: string
}

/**
 * Settles a database that another program restored, as pgBackRest or a provider does: what a restore of our own does once the
 * rows are there.
 *
 * @returns the exit code: 1 where the keys, the audit trail or what was erased leave a doubt
 */
export async function settleDatabase(
  { from, owner, ...site }: SettledSite,
  { print, printError }: Omit<RestoreRun, 'isCheck'>,
): Promise<number> {
  // With another secret it would not find whose rows were erased.
  if (site.appSecret === undefined) secretsOf(site.dataDir)
  const ledger = await readErasures(await openTarget(from))
  const settled = await settleRestored(owner, site, { ...site, now: new Date() }, ledger)
  print(`The database is settled: ${settled.events} sealed events of the audit trail`)
  reportSettled(settled, { print, printError })
  print(AFTERWARDS)
  return settled.faults.length === 0 ? 0 : 1
}
