import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileOf } from './manifest.ts'
import { makeStage } from './restore-stage.ts'
import { NEWER, type SmallBackups, smallBackups } from './testing/small-backups.ts'

let backups: SmallBackups
const at = (name: string) => backups.at(name)

beforeAll(async () => {
  backups = await smallBackups()
})
afterAll(() => backups.remove())

/** What runs is `npm run restore`, on a backup whose cluster hangs as on a network drive that is away. */
function restoreThatHangs(args: readonly string[], dataDir: string) {
  backups.damage((pathOf) => {
    const cluster = pathOf(fileOf(NEWER, 'cluster.tar.zst.age'))
    rmSync(cluster)
    execFileSync('mkfifo', [cluster])
  })
  return fork(join(import.meta.dirname, '../restore.ts'), ['--from', at('copy'), ...args], {
    cwd: at('whole'),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      KEYS_DIR: at('keys-of-killed'),
      BACKUP_IDENTITY: at('data'),
      BACKUP_KEYS_IDENTITY: at('keys'),
    },
  })
}

const hasStage = (dataDir: string) =>
  existsSync(dataDir) &&
  readdirSync(dataDir, { recursive: true }).some((name) => `${name}`.endsWith('key-1.json'))

test('finding operate H5: a restore that is stopped, or killed, leaves no part of what it decrypted', async () => {
  const dataDir = at('site-of-killed')
  const stopped = restoreThatHangs(['--check'], dataDir)
  await expect.poll(() => hasStage(dataDir), { timeout: 60_000 }).toBe(true)
  stopped.kill('SIGTERM')
  expect(await once(stopped, 'exit')).toEqual([null, 'SIGTERM'])
  expect(existsSync(dataDir)).toBe(false)

  const killed = restoreThatHangs([], dataDir)
  await expect.poll(() => hasStage(dataDir), { timeout: 60_000 }).toBe(true)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  // The stopped run could not remove it: the next one does.
  const beside = await makeStage(dataDir)
  expect(hasStage(dataDir)).toBe(false)
  await beside.remove()
})
