import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { SERVER_PROGRAM } from '../../apps/server/src/launcher/server-program.ts'
import { INHERITED } from '../inherited-environment.ts'
import { applicationUrl, stack } from './shared-stack.ts'

/** Of every server that is started here. */
export const APP_SECRET = 'a-secret-of-this-test-alone'

const ROOT = join(import.meta.dirname, '../..')

/** Starts another server on the stack's database and content service; resolves when it listens. */
export async function serverOfItsOwn(
  env: {
    PORT: string
    DATA_DIR: string
    [name: string]: string
  },
  /** A file for its log; otherwise none is written. */
  log?: number,
): Promise<ChildProcess> {
  const child = fork(SERVER_PROGRAM, [], {
    cwd: ROOT,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', log ?? 'ignore', 'pipe', 'ipc'],
    env: {
      ...INHERITED,
      NODE_ENV: 'production',
      ALLOW_DEMO_OTP: '1',
      DATABASE_APP_URL: applicationUrl(),
      CONTENT_URL: stack.contentUrl,
      CONTENT_SECRET: stack.contentSecret,
      APP_SECRET,
      KEYS_DIR: stack.keysDir,
      // On the stack's own database the jobs are the stack's: here their mails would go to another outbox.
      JOBS: env.DATABASE_APP_URL ? 'on' : 'off',
      PREGENERATE_IMAGES: 'off',
      ...env,
    },
  })
  let said = ''
  child.stderr?.on('data', (chunk) => (said += chunk))
  const first = await Promise.race([once(child, 'message'), once(child, 'exit')])
  // An exit by a signal has no code.
  if (first[0] === null || typeof first[0] !== 'object')
    throw new Error(`the server ended with ${first[0] ?? first[1]}: ${said}`)
  return child
}
