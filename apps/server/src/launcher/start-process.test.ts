import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startProcess } from './start-process.ts'

/** Writes which modules a process has loaded, at its end. */
const LISTS_MODULES = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context) } })
  process.on('exit', () => process.stdout.write(loaded.join('\\n')))`)}`

test('P12: the launcher loads nothing of what a start uses once: neither schemas nor queries, neither messages nor encryption', async () => {
  const loaded = await new Promise<string>((resolve) => {
    const child = execFile(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        '--import',
        LISTS_MODULES,
        join(import.meta.dirname, '../launch.ts'),
      ],
      { env: { PATH: process.env.PATH, PORT: 'eighty' }, cwd: tmpdir() },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    )
    onTestFinished(() => void child.kill('SIGKILL'))
  })
  expect(loaded).toContain('PORT: ')
  expect(loaded).toContain('/launcher/launch-system.ts')
  const heavy = loaded
    .split('\n')
    .filter((url) =>
      /node_modules\/(?:zod|kysely|age-encryption|@noble|@aws-sdk)\/|\/generated\/|\/config\/|\/api\/src\/staff/.test(
        url,
      ),
    )
  expect(heavy).toEqual([])
})

test('a step answers with what it found, or with its own words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-steps-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { run, end } = startProcess()
  onTestFinished(end)
  const [right, wrong] = await Promise.all([
    run('readSettings', { DATA_DIR: folder, TRUST_PROXY: '10.0.0.0/8', PORT: '4000' }),
    run('readSettings', { PORT: 'eighty' }),
  ])
  expect(right).toMatchObject({ config: { DATA_DIR: folder, TRUST_PROXY: ['10.0.0.0/8'], PORT: 4000 } })
  expect(wrong).toEqual({ refusal: expect.stringContaining('PORT: ') })
  const keysDir = join(folder, 'file/keys')
  writeFileSync(join(folder, 'file'), '')
  await expect(run('makeKeys', { keysDir })).rejects.toThrow(keysDir)
})
