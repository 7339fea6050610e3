import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { INHERITED } from '../inherited-environment.ts'
import { applicationUrl } from './shared-stack.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Runs `npm run migrate` on a separate database; returns exit code and output. */
export async function migrateDatabase(ownerUrl: string): Promise<{ code: number | null; said: string }> {
  const child = fork(join(ROOT, 'apps/server/src/migrate.ts'), [], {
    cwd: ROOT,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...INHERITED, DATABASE_URL: ownerUrl, DATABASE_APP_URL: applicationUrl(ownerUrl) },
  })
  const { stdout, stderr } = child
  if (stdout === null || stderr === null) throw new Error('the migration has no output')
  const [[code], ...said] = await Promise.all([once(child, 'exit'), text(stdout), text(stderr)])
  return { code, said: said.join('') }
}
