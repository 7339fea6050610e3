import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type PostgresAccount, underAccount } from './postgres-account.ts'

/** Who owns everything in the database. */
export const SUPERUSER = 'pulli'

/** Makes an empty cluster. initdb works in a folder beside, which takes its final name when it is whole: a kill in between leaves no half. */
export async function createCluster({
  initdb,
  account,
  folder,
  cluster,
  password,
}: {
  initdb: string
  account: PostgresAccount
  folder: string
  cluster: string
  password: string
}) {
  const unfinished = join(folder, 'cluster-unfinished')
  const passwordFile = join(folder, 'initial-password')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (account.ids)
    for (const path of [unfinished, passwordFile]) chownSync(path, account.ids.uid, account.ids.gid)
  const { command, args, ids } = underAccount(account, initdb, [
    ...['-D', unfinished, '-U', SUPERUSER, '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  ])
  try {
    await promisify(execFile)(command, args, ids)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(unfinished, cluster)
}
