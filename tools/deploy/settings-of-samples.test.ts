import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { BACKUP_SETTINGS } from '../../apps/server/src/config/backup-config.ts'
import {
  MIGRATE_SETTINGS,
  MOVE_DATABASE_SETTINGS,
  VERIFY_AUDIT_SETTINGS,
} from '../../apps/server/src/config/database-commands.ts'
import { LAUNCH_SETTINGS } from '../../apps/server/src/config/launch-config.ts'
import { SERVER_SETTINGS } from '../../apps/server/src/config/server-config.ts'
import { FILES, SECRETS } from '../../apps/server/src/run/secret-files.ts'
import { DEPLOY } from './made-secrets.ts'

const ROOT = join(DEPLOY, '..')
const textOf = (...path: string[]) => readFileSync(join(...path), 'utf8')

/** What the content service reads, which is a program of its own. */
const CONTENT_SETTINGS = [
  ...new Set(
    [
      ...[...textOf(ROOT, 'apps/content/start.mjs').matchAll(/^const REQUIRED.*?\]/gms)].flatMap(
        ([list]) => list.match(/(?<=')\w+/g) ?? [],
      ),
      ...globSync('config/*.ts', { cwd: join(ROOT, 'apps/content') }).flatMap(
        (file) => textOf(ROOT, 'apps/content', file).match(/(?<=\benv(?:\.\w+)?\(')\w+/g) ?? [],
      ),
    ].sort(),
  ),
]

/** The settings that each command reads. */
const SETTINGS: Record<string, readonly string[]> = {
  start: LAUNCH_SETTINGS,
  server: SERVER_SETTINGS,
  worker: SERVER_SETTINGS,
  content: CONTENT_SETTINGS,
  migrate: MIGRATE_SETTINGS,
  'move-database': MOVE_DATABASE_SETTINGS,
  'make-keys': [],
  backup: BACKUP_SETTINGS,
  restore: BACKUP_SETTINGS,
  'export-sealed': BACKUP_SETTINGS,
  'first-owner': SERVER_SETTINGS,
  'check-production': [...LAUNCH_SETTINGS, ...SERVER_SETTINGS],
  'verify-audit': VERIFY_AUDIT_SETTINGS,
}

/** Secrets that a unit does without: the bundled PostgreSQL has its own addresses, and who only looks is never the owner. */
const NOT_GIVEN: Record<string, readonly string[]> = {
  'pulli.service': ['DATABASE_URL', 'DATABASE_APP_URL', 'CONTENT_DATABASE_URL'],
  'pulli-check.service': ['DATABASE_URL', 'CONTENT_DATABASE_URL'],
  'pulli-verify-audit.service': ['DATABASE_URL'],
}

/** The settings of a command that are secrets, or files as good as one. */
const secretsOf = (command: string) =>
  [...SECRETS, ...FILES].filter((name) => (SETTINGS[command] ?? expect.fail(command)).includes(name)).sort()

/** `APP_SECRET_FILE` is the secret APP_SECRET; `DKIM_KEY_FILE` is called so itself. */
const secretOf = (variable: string) =>
  (FILES as readonly string[]).includes(variable) ? variable : variable.replace(/_FILE$/, '')

const UNITS = globSync('systemd/*.service', { cwd: DEPLOY }).filter((path) =>
  textOf(DEPLOY, path).includes('\nExecStart=/opt/pulli/'),
)

test.each(UNITS)('H9: %s gives its command every secret that it reads, and no other', (unit) => {
  const text = textOf(DEPLOY, unit)
  const command = /^ExecStart=\/opt\/pulli\/deploy\/pulli ([a-z-]+)/m.exec(text)?.[1] ?? ''
  const given = [...text.matchAll(/\b([A-Z0-9_]+)=%d\/([a-z0-9_]+)/g)]
    .map(([, variable = '']) => variable)
    .filter((variable) => variable.endsWith('_FILE'))
  const wanted = secretsOf(command).filter((name) => !NOT_GIVEN[basename(unit)]?.includes(name))
  expect(given.map(secretOf).sort()).toEqual(wanted)
})

interface ComposeService {
  readonly image: string
  readonly command?: string[]
  readonly environment?: Record<string, string>
}

test('H9: each service of compose.yaml gets every secret that its command reads, and no other', () => {
  const { services } = parse(textOf(DEPLOY, 'compose.yaml'), { merge: true }) as {
    services: Record<string, ComposeService>
  }
  const ours = Object.entries(services).filter(([, { image }]) => image.startsWith('pulli:'))
  expect(ours.length).toBeGreaterThan(6)
  for (const [name, { command, environment = {} }] of ours) {
    const given = Object.keys(environment).filter((variable) => variable.endsWith('_FILE'))
    expect([name, ...given.map(secretOf).sort()]).toEqual([name, ...secretsOf(command?.[0] ?? 'server')])
  }
})

interface Container {
  readonly name: string
  readonly args: string[]
  readonly env?: { name: string; valueFrom?: { secretKeyRef?: unknown } }[]
}

/** The containers in a file of Kubernetes, however deep. */
function containersIn(value: unknown): Container[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'containers' || key === 'initContainers' ? (inner as Container[]) : containersIn(inner),
  )
}

test('H9: each container of Kubernetes gets every secret that its command reads, and no other', () => {
  const containers = globSync('kubernetes/*.yaml', { cwd: DEPLOY }).flatMap((file) =>
    parseAllDocuments(textOf(DEPLOY, file)).flatMap((document) => containersIn(document.toJS())),
  )
  expect(containers.length).toBeGreaterThan(5)
  for (const { name, args, env = [] } of containers) {
    const given = env.filter(
      ({ name: variable, valueFrom }) =>
        valueFrom?.secretKeyRef || secretsOf(args[0] ?? '').includes(variable as never),
    )
    expect([name, ...given.map((one) => one.name).sort()]).toEqual([name, ...secretsOf(args[0] ?? '')])
  }
})

/** Given by the image, a unit, `npm start` or `deploy/pulli`, and not by the operator who fills in a sample. */
const GIVEN = [
  ...[
    'HOST',
    'PORT',
    'CONTENT_PORT',
    'DATA_DIR',
    'KEYS_DIR',
    'NODE_ENV',
    'CONTENT_URL',
    'CONTENT_PUBLIC_DIR',
  ],
  ...[
    'PURGE_URL',
    'REPLICA',
    'JOBS',
    'SERVER_NUMBER',
    'PROCESS_NAME',
    'DEMO_MEMBER',
    'DESK_SAMPLES',
    'SAMPLES',
  ],
  ...['CMS_ADMIN_EMAIL', 'CMS_SUPER_ADMIN_EMAIL', 'CMS_PASSWORDS', 'CMS_SEED', 'CONTENT_SEED_DIR'],
  ...['SMS_TEMPLATES_FILE', 'DKIM_KEY_FILE'],
]

/** Of a machine that tries backups, or of one site in many: `.env.example` explains them. */
const SELDOM = [
  ...[
    'BACKUP_IDENTITY',
    'BACKUP_KEYS_IDENTITY',
    'SERVERS',
    'CORS_ORIGINS',
    'ALLOW_DEMO_OTP',
    'SERVICE_WORKER',
  ],
  ...['LOG_LEVEL', 'ANXIETY_WORDING', 'PREGENERATE_IMAGES', 'SIGNUP'],
]

const all = [...new Set(Object.values(SETTINGS).flat())].sort()
const filledIn = all.filter((name) => ![...SECRETS, ...GIVEN, ...SELDOM].includes(name))
const names = (text: string) =>
  [...text.matchAll(/^\s*#? ?([A-Z][A-Z0-9_]+)[=:]/gm)].map(([, name = '']) => name)

test.each(['pulli.env.example', 'kubernetes/settings.yaml'])(
  'H9: %s has a line for each setting that is filled in',
  (file) => {
    expect(names(textOf(DEPLOY, file))).toEqual(expect.arrayContaining(filledIn))
  },
)

test('H9: .env.example explains every setting that an operator sets', () => {
  const ofOurs = [...GIVEN.slice(9), 'NODE_ENV', 'CONTENT_URL']
  const explained = textOf(ROOT, '.env.example')
  expect(all.filter((name) => !ofOurs.includes(name) && !explained.includes(name))).toEqual([])
})
