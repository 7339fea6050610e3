import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hungMount } from '@pulli/data/testing/hung-mount.ts'
import { expect, onTestFinished, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')

// A hung start is killed, without output about the folder.
test.for(['check-production.ts', 'launch.ts'])(
  'finding H1: where the folder of keys is on a mount that hangs, %s says so and ends',
  { timeout: 60_000 },
  (program, context) => {
    const parent = mkdtempSync(join(tmpdir(), 'pulli-hung-'))
    onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
    const [dataDir, keysDir] = [join(parent, 'data'), join(parent, 'keys')]
    for (const folder of [dataDir, keysDir]) mkdirSync(folder)
    const mount = hungMount(keysDir)
    context.skip(mount === undefined, 'this machine does not let a test mount')
    onTestFinished(() => mount?.end())
    const { stdout, stderr, error } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(SOURCE, program)],
      {
        cwd: parent,
        encoding: 'utf8',
        timeout: 30_000,
        killSignal: 'SIGKILL',
        env: { NODE_ENV: 'production', DATA_DIR: dataDir, KEYS_DIR: keysDir },
      },
    )
    expect(error).toBe(undefined)
    expect(stdout + stderr).toContain('KEYS_DIR')
  },
)
