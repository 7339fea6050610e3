import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commandsWith } from '../../apps/server/src/run/commands.ts'
import { DEPLOY } from './made-secrets.ts'

const UNITS = globSync('systemd/*', { cwd: DEPLOY }).map((path) => join(DEPLOY, path))
const SERVICES = UNITS.filter((path) => path.endsWith('.service'))
/** Of the machines of PostgreSQL, which have no checkout. */
const OF_DATABASES = globSync('patroni/*.{service,timer}', { cwd: DEPLOY }).map((path) => join(DEPLOY, path))
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

/** Copies a unit into a folder, with the checkout where it is. */
function copyOf(unit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-unit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, basename(unit))
  writeFileSync(path, readFileSync(unit, 'utf8').replaceAll('/opt/pulli/', `${join(DEPLOY, '..')}/`))
  // A timer is checked together with the service that it starts.
  if (unit.endsWith('.timer')) {
    const service = unit.replace(/timer$/, 'service')
    writeFileSync(join(folder, basename(service)), readFileSync(service))
  }
  return path
}

test.each(SERVICES)('%s starts a command that there is', (unit) => {
  const text = readFileSync(unit, 'utf8')
  const command = /^ExecStart=\/opt\/pulli\/deploy\/pulli ([a-z-]+)(?: [-/]\S+)?$/m.exec(text)?.[1]
  const others = /^ExecStart=\/usr\/bin\/docker compose /m.test(text)
  if (!others) expect(Object.keys(commandsWith({}))).toContain(command)
})

test.each(SERVICES)('%s gets secrets as credentials alone, and each that it names', (unit) => {
  const text = readFileSync(unit, 'utf8')
  const names = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)
  const loaded = names(/^LoadCredential=([a-z0-9_]+):\/etc\/pulli\/(?:secrets\/\1|identities\/[a-z.-]+)$/gm)
  const read = names(/[A-Z0-9_]+_(?:FILE|IDENTITY)=%d\/([a-z0-9_]+)/g)
  expect(read.toSorted()).toEqual(loaded.toSorted())
  expect(text).not.toMatch(/(?:SECRET|PASSWORD|TOKEN|_URL)=\S*:\/\/\S*@/)
})

test.runIf(hasSystemd).each([...UNITS, ...OF_DATABASES])('%s is understood by systemd', (unit) => {
  const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', copyOf(unit)], {
    encoding: 'utf8',
  })
  const ofOurs = stderr.split('\n').filter((line) => line.includes('pulli'))
  expect(ofOurs.filter((line) => !/is not executable/.test(line))).toEqual([])
  if (ofOurs.length === 0) expect(status).toBe(0)
})

const CLOSED_IN = [...SERVICES, ...OF_DATABASES].filter(
  (unit) => unit.endsWith('.service') && !unit.includes('compose'),
)

test.runIf(hasSystemd).each(CLOSED_IN)('%s is closed in, as systemd rates it', (unit) => {
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', copyOf(unit)], {
    encoding: 'utf8',
  })
  const level = Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])
  // 10 is a unit without any of it; Node needs memory that is writable and executable, and the network.
  expect(level).toBeLessThanOrEqual(1.5)
})

test('operate, low: a unit that serves is active once it is ready, however long that takes', () => {
  const serving = SERVICES.filter((unit) => /^Type=exec$/m.test(readFileSync(unit, 'utf8')))
  expect(serving.map((unit) => basename(unit)).sort()).toEqual([
    'pulli-content.service',
    'pulli-server.service',
    'pulli.service',
  ])
  for (const unit of serving) {
    const text = readFileSync(unit, 'utf8')
    expect(text).toMatch(/^ExecStartPost=\/opt\/pulli\/deploy\/pulli wait-ready/m)
    expect(text).toMatch(/^TimeoutStartSec=infinity$/m)
  }
})

test('what a unit runs beside its main process needs no secret: systemd 252 has none for it', () => {
  const beside = SERVICES.flatMap((unit) => [
    ...readFileSync(unit, 'utf8').matchAll(
      /^Exec(?:Condition|StartPre|StartPost|Stop|StopPost|Reload)=\/opt\/pulli\/deploy\/pulli (\S+)/gm,
    ),
  ]).map(([, command = '']) => command)
  expect(beside.length).toBeGreaterThan(0)
  for (const command of beside)
    expect([command, commandsWith({})[command]?.needsNoSecrets]).toEqual([command, true])
})

test('operate, low: the file of settings is not for every account of the machine', () => {
  const guide = readFileSync(join(DEPLOY, '../docs/runbooks/install-on-debian.md'), 'utf8')
  const made = guide.split('\n').filter((line) => line.includes('pulli.env.example'))
  expect(made).toHaveLength(2)
  for (const line of made) expect(line).toMatch(/^ {4}install .*--mode=06[04]0 /)
})

// It makes it at each start, and the account of the units cannot write to the checkout.
test('the folder that Strapi asks for comes with the checkout', () => {
  expect(existsSync(join(DEPLOY, '../apps/content/database/migrations/.gitkeep'))).toBe(true)
})

// To listen at 0.0.0.0, Node asks for the machine's addresses, and ends if it gets none.
test.each(['pulli', 'pulli-server', 'pulli-content'])('%s may listen on every address', (name) => {
  const text = readFileSync(join(DEPLOY, `systemd/${name}.service`), 'utf8')
  expect(/^RestrictAddressFamilies=(.*)$/m.exec(text)?.[1]?.split(' ')).toContain('AF_NETLINK')
})
