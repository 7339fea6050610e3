import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withSecretFiles } from '../../apps/server/src/run/secret-files.ts'
import { DEPLOY, makeSecrets } from './made-secrets.ts'
import { environmentOf } from './unit-environment.ts'

const runbook = readFileSync(join(DEPLOY, '../docs/runbooks/rotate-a-secret.md'), 'utf8')

/** The commands below a line of the runbook that begins with these words. */
function commandsBelow(words: string): string {
  const [, rest = ''] = runbook.split(`\n**${words}`)
  return (/(?:^ {4}.*\n)+/m.exec(rest)?.[0] ?? expect.fail(words)).replaceAll(/^ {4}/gm, '')
}

test.each(['pulli.service', 'pulli-server.service'])(
  'H9: the key that %s signs with is rotated by the commands of the runbook, and the old one is accepted until the second ones',
  (unit) => {
    const parent = mkdtempSync(join(tmpdir(), 'pulli-rotate-'))
    onTestFinished(() => rmSync(parent, { recursive: true }))
    const secrets = join(parent, 'secrets')
    makeSecrets(secrets)
    writeFileSync(join(secrets, 'smtp_url'), 'smtps://mail.example.in\n')
    const keys = () => {
      const { APP_SECRET: current, APP_SECRET_FALLBACK: fallback } = withSecretFiles(
        environmentOf(unit, { secrets }),
      )
      return { current, fallback }
    }
    const follow = (commands: string) =>
      execFileSync(
        'sh',
        [
          '-eu',
          '-c',
          commands.replaceAll('/etc/pulli/secrets', secrets).replaceAll('/opt/pulli/deploy', DEPLOY),
        ],
        {
          env: { PATH: `${join(import.meta.dirname, 'stand-ins')}:${process.env.PATH}` },
        },
      )

    const before = keys()
    expect(before).toEqual({ current: expect.stringMatching(/^\S{24,}$/), fallback: '' })
    follow(commandsBelow('Units of systemd.'))
    const after = keys()
    expect(after.fallback).toBe(before.current)
    expect(after.current).toMatch(/^\S{24,}$/)
    expect(after.current).not.toBe(before.current)
    follow(commandsBelow('After 30 days'))
    expect(keys()).toEqual({ current: after.current, fallback: '' })
    expect(readFileSync(join(secrets, 'smtp_url'), 'utf8')).toBe('smtps://mail.example.in\n')
  },
)
