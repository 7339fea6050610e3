import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { describeFaults } from './faults.ts'
import { parseLaunchConfig } from './launch-config.ts'
import { parseServerConfig } from './server-config.ts'
import { SERVER } from './server-config-examples.ts'

const PARSERS = [parseLaunchConfig, (env: object) => parseServerConfig({ ...SERVER, ...env })]

const folder = mkdtempSync(join(tmpdir(), 'dkim-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a file of a key and returns its path. */
function keyFile(name: string, text: string) {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const rsa = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const good = keyFile('good.pem', rsa(2_048))

test('with a key and its selector mails are signed; without either they are not', () => {
  const dkimOf = (env: object) => {
    const parsed = parseServerConfig({ ...SERVER, ...env })
    return parsed.ok && parsed.config.dkim
  }
  expect(dkimOf({})).toBeUndefined()
  const dkim = dkimOf({ DKIM_KEY_FILE: good, DKIM_SELECTOR: 'pulli2026' })
  expect(dkim).toEqual({ selector: 'pulli2026', privateKey: expect.stringContaining('PRIVATE KEY') })
})

const ed25519 = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

const bad = (name: string, text: string) => ({ DKIM_KEY_FILE: keyFile(name, text), DKIM_SELECTOR: 'a' })
const FAULTY: [what: string, environment: Record<string, string>, variable: string][] = [
  ['a key without a selector', { DKIM_KEY_FILE: good }, 'DKIM_SELECTOR'],
  ['a selector without a key', { DKIM_SELECTOR: 'pulli2026' }, 'DKIM_KEY_FILE'],
  ['a file that is not there', { DKIM_KEY_FILE: '/nowhere.pem', DKIM_SELECTOR: 'a' }, 'DKIM_KEY_FILE'],
  ['a selector that no DNS has', { DKIM_KEY_FILE: good, DKIM_SELECTOR: 'a b' }, 'DKIM_SELECTOR'],
  ['a file that is no key', bad('no.pem', 'hello'), 'DKIM_KEY_FILE'],
  ['a key that receivers refuse for its length', bad('short.pem', rsa(1_024)), 'DKIM_KEY_FILE'],
  ['a key of a kind that is not RSA', bad('ed.pem', ed25519), 'DKIM_KEY_FILE'],
]

test.each(FAULTY)('%s is refused by name, and its text is not shown', (_, environment, variable) => {
  for (const parse of PARSERS) {
    const parsed = parse(environment)
    expect(parsed.ok ? [] : parsed.faults.map((fault) => fault.variable)).toEqual([variable])
    expect(parsed.ok || describeFaults(parsed.faults)).not.toContain('PRIVATE')
  }
})
