import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

/** Runs a command of `deploy/pulli` where the files of the secrets cannot be read. */
async function runWithoutSecrets(command: string, settings: Record<string, string> = {}) {
  const child = spawn(join(import.meta.dirname, '../../../../deploy/pulli'), [command], {
    env: { PATH: process.env.PATH, APP_SECRET_FILE: '/nonexistent/app_secret', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [stderr, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { status, stderr }
}

// Seen under systemd 252: every start of the units failed, since ExecStartPost could not read what ExecStart could.
test('a start is waited for without its secrets, which systemd 252 gives to the main process alone', async () => {
  const server = createServer((_request, response) => response.end('{"status":"ready"}')).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  expect(await runWithoutSecrets('wait-ready', { PORT: `${port}` })).toEqual({ status: 0, stderr: '' })
})

test('a command that needs its secrets says which file cannot be read', async () => {
  expect(await runWithoutSecrets('verify-audit')).toEqual({
    status: 1,
    stderr: 'APP_SECRET_FILE names /nonexistent/app_secret, which cannot be read\n',
  })
})
