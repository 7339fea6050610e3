import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { dataFolder, type PostgresAccount, underAccount } from './postgres-account.ts'

/** The superuser of the cluster. Only code that creates accounts and tables works as this one. */
export const SUPERUSER = 'pulli'

/**
 * Creates an empty cluster. initdb works in a temporary folder that is renamed when it is complete, so a kill leaves
 * no partial cluster.
 */
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
    // The password is passed as an open file: the account may not be able to enter its folder.
    '-D',
    dataFolder(account, unfinished),
    '-U',
    SUPERUSER,
    '--pwfile',
    '/dev/stdin',
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ])
  const passwordHandle = openSync(passwordFile, 'r')
  try {
    const running = spawn(command, args, {
      cwd: unfinished,
      stdio: [passwordHandle, 'ignore', 'pipe'],
      ...ids,
    })
    const [said, [code]] = await Promise.all([
      running.stderr ? text(running.stderr) : '',
      once(running, 'exit'),
    ])
    if (code !== 0) throw new Error(`PostgreSQL could not make its folder: ${said.trim()}`)
  } finally {
    closeSync(passwordHandle)
    rmSync(passwordFile, { force: true })
  }
  renameSync(unfinished, cluster)
}
