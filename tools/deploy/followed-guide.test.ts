import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseSiteConfig } from '../../apps/server/src/config/site-config.ts'
import { productionProblems } from '../../apps/server/src/production/production-problems.ts'
import { verdictOn } from '../../apps/server/src/production/verdict.ts'
import { withSecretFiles } from '../../apps/server/src/run/secret-files.ts'
import { DEPLOY, makeSecrets } from './made-secrets.ts'
import { environmentOf } from './unit-environment.ts'

/** What the guide asks for: every line that begins with a name. */
function filledIn(drive: string): string {
  const printed = execFileSync(join(DEPLOY, 'pulli'), ['make-backup-keys', drive], { encoding: 'utf8' })
  const recipients = Object.fromEntries(
    Array.from(printed.matchAll(/^(BACKUP_\w+)=(age1\w+)$/gm), ([, ...line]) => line),
  )
  const values: Record<string, string> = {
    PUBLIC_URL: 'https://www.pulli.in',
    CONTENT_PUBLIC_URL: 'https://cms.pulli.in',
    MSG91_TEMPLATE_ID: '66f0a1b2c3d4e5f6',
    MAIL_FROM: 'Pulli <care@pulli.in>',
    OFFICE_RECIPIENTS: 'desk@pulli.in',
    CONTENT_ADMIN_EMAIL: 'editor@pulli.in',
    CONTENT_SUPER_ADMIN_EMAIL: 'owner@pulli.in',
    BACKUP_TO: '/var/backups/pulli',
    ...recipients,
  }
  const sample = readFileSync(join(DEPLOY, 'pulli.env.example'), 'utf8')
  return sample.replaceAll(/^([A-Z0-9_]+)=.*$/gm, (line, name: string) =>
    name in values ? `${name}=${values[name]}` : line,
  )
}

test.each(['pulli.service', 'pulli-check.service'])(
  'M5: a reader who follows the guide on one machine is left without a warning by %s',
  (unit) => {
    const parent = mkdtempSync(join(tmpdir(), 'pulli-guide-'))
    onTestFinished(() => rmSync(parent, { recursive: true }))
    const secrets = join(parent, 'secrets')
    makeSecrets(secrets)
    writeFileSync(join(secrets, 'smtp_url'), 'smtps://pulli:password@mail.pulli.in:465\n')
    writeFileSync(join(secrets, 'msg91_auth_key'), '421234AbCdEfGh\n')
    const env = withSecretFiles(environmentOf(unit, { secrets, settings: filledIn(parent) }))
    const parsed = parseSiteConfig(env)
    expect(parsed.ok ? [] : parsed.faults).toEqual([])

    // As the guide leaves it: both folders on the one disk, an owner at the desk, content confirmed, a backup made and none tried here.
    const problems = productionProblems({
      env,
      now: new Date('2026-11-24T06:00:00Z'),
      unwritable: undefined,
      freeBytes: 20e9,
      keysLie: 'on the disk of the data',
      hasFallbackInFile: false,
      clockSkewSeconds: 0,
      hasStaff: true,
      mailsHeldSince: undefined,
      samples: [],
      hasGrievanceOfficer: true,
      lastBackup: new Date('2026-11-23T21:02:00Z'),
      lastDrill: undefined,
    })
    expect(verdictOn(problems, env, { isCheck: true })).toMatchObject({ warnings: [], refusal: undefined })
  },
)
