import { join } from 'node:path'
import { runSecretLint } from 'secretlint'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const engineOptions = {
  cwd: ROOT,
  color: false,
  terminalLink: false,
  maskSecrets: true,
  formatter: 'stylish',
  configFileJSON: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend' }] },
}

test('security row 58: no file of the repository holds a secret', { timeout: 60_000 }, async () => {
  const { exitStatus, stdout } = await runSecretLint({
    cliOptions: { cwd: ROOT, filePathOrGlobList: ['**/*', '**/.*'], respectGitignore: true },
    engineOptions,
  })
  expect(stdout).toBe('')
  expect(exitStatus).toBe(0)
})

test('security row 58: a secret in a file would be found, and is not repeated', async () => {
  const planted = ['postgres://pulli', 'Zu7cahb4Iequ', 'db.example.org/pulli'].join(':').replace(/:db/, '@db')
  const { exitStatus, stdout } = await runSecretLint({
    cliOptions: { cwd: ROOT, stdinContent: `DATABASE_URL=${planted}\n`, stdinFileName: '.env' },
    engineOptions,
  })
  expect(exitStatus).toBe(1)
  expect(stdout).toContain('PostgreSQLConnection')
  expect(stdout).not.toContain('Zu7cahb4Iequ')
})
