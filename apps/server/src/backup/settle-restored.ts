import { replayErasures } from '@pulli/api/erasure-ledger/replay-erasures.ts'
import { keysOf } from '@pulli/api/keys/keys.ts'
import { sealFor } from '@pulli/api/sealed-erasure/seal-for.ts'
import { recordAudit, verifyAuditChain } from '@pulli/data/audit/audit-trail.ts'
import { openDatabase } from '@pulli/data/database.ts'
import { checkKeys } from '@pulli/data/encryption/encryption-keys.ts'
import { openKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { holdMails } from '@pulli/data/mail/mail-hold.ts'
import { endEverySession } from '@pulli/data/sign-in/sessions.ts'
import { secretsOf } from '#launcher/own-database.ts'
import { keptSecrets } from '#launcher/secrets.ts'
import { openTarget } from './backup-target.ts'
import { type ErasureLedger, readErasures } from './erasure-ledger.ts'
import type { SiteFolders } from './restore-files.ts'
import { AFTERWARDS, type RestoreRun, reportSettled } from './run-restore.ts'

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

/** What a restored database is settled with. */
export interface Settling {
  readonly now: Date
  /** The secrets of the site, where the environment sets them. */
  readonly appSecret?: string | undefined
  readonly appSecretFallback?: string | undefined
  /** The recipient of sealed copies of repeated erasures (`age1…`); undefined: no copy is retained. */
  readonly retentionRecipient?: string | undefined
}

/** The findings in a restored database, and the actions taken. */
export interface SettledDatabase {
  readonly events: number
  readonly erasures: number
  /** Members, by pseudonym, who changed their number after the backup. */
  readonly numbersOfBefore: readonly string[]
  readonly faults: readonly string[]
}

/** What must happen before a restored database is used. */
export async function settleRestored(
  url: string,
  { keysDir, dataDir }: SiteFolders,
  { now, retentionRecipient, ...secrets }: Settling,
  { erasures, damaged }: ErasureLedger,
): Promise<SettledDatabase> {
  const database = openDatabase({ url, maxConnections: 2 })
  const { db, pool } = database
  try {
    const encryption = await openKeyFolder(keysDir)
    const areKeysRight = await checkKeys(db, encryption)
    const chain = await verifyAuditChain(pool, { now })
    const kept = keptSecrets(dataDir)
    const keys = keysOf({
      secret: secrets.appSecret ?? kept.appSecret,
      fallbackSecret: secrets.appSecretFallback ?? kept.appSecretFallback,
    })
    await holdMails(db)
    const { replayed, numbersOfBefore } = areKeysRight
      ? await replayErasures(
          { db, encryption, keys, now, seal: retentionRecipient ? sealFor(retentionRecipient) : undefined },
          erasures,
        )
      : { replayed: 0, numbersOfBefore: [] }
    await db.transaction().execute(async (tx) => {
      await endEverySession(tx, now)
      await recordAudit(tx, { actor: 'system', action: 'backup.restore', subjectKind: 'backup', now })
    })
    return {
      events: chain.events,
      erasures: replayed,
      numbersOfBefore,
      faults: [
        ...(areKeysRight ? [] : ['the keys do not open what is in the database']),
        ...(chain.broken
          ? [`the audit trail is broken at ${chain.broken.minute.toISOString()}: ${chain.broken.reason}`]
          : []),
        ...damaged.map(
          (name) =>
            `${name} is damaged: what it says was erased, withdrawn or removed is back. Read it, and erase it by hand`,
        ),
      ],
    }
  } finally {
    await database.close()
  }
}
