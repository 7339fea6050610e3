import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { parseLaunchConfig } from '#config/launch-config.ts'
import { parseServerConfig } from '#config/server-config.ts'
import { faultyVariables, SERVER } from '#config/server-config-examples.ts'
import { securityTxtRoute } from './security-txt.ts'

const NOW = new Date('2026-11-27T10:15:00Z')

/** Asks a server with these settings for the file. */
async function fileOf(settings: Record<string, string>, publicUrl = 'https://www.example.org') {
  const parsed = parseServerConfig({ ...SERVER, ...settings })
  if (!parsed.ok) throw new Error('the settings are wrong')
  const { securityContacts: contacts, securityLanguages: languages } = parsed.config
  const app = fastify()
  onTestFinished(() => app.close())
  securityTxtRoute(app, { contacts, languages, publicUrl, now: () => NOW })
  return app.inject('/.well-known/security.txt')
}

test('finding F11: security.txt names contacts in their order, when it ends, languages and its own address', async () => {
  const SECURITY_CONTACT = 'security@example.org, https://www.example.org/contact'
  const answer = await fileOf({ SECURITY_CONTACT, SECURITY_LANGUAGES: 'en, hi' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(answer.body).toBe(
    [
      'Contact: mailto:security@example.org',
      'Contact: https://www.example.org/contact',
      'Expires: 2027-05-26T00:00:00.000Z',
      'Preferred-Languages: en, hi',
      'Canonical: https://www.example.org/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('finding F11: on plain http security.txt names no address of its own, and English by default', async () => {
  const { body } = await fileOf({ SECURITY_CONTACT: 'security@example.org' }, 'http://localhost:3000')
  expect(body).toBe(
    'Contact: mailto:security@example.org\nExpires: 2027-05-26T00:00:00.000Z\nPreferred-Languages: en\n',
  )
})

test('finding F11: without a contact there is no security.txt', async () => {
  expect((await fileOf({})).statusCode).toBe(404)
})

test.each([
  ['SECURITY_CONTACT', 'security'],
  ['SECURITY_CONTACT', 'http://example.org/security'],
  ['SECURITY_CONTACT', 'security@example.org,'],
  ['SECURITY_CONTACT', 'security@example.org\nPolicy: https://evil.example'],
  ['SECURITY_LANGUAGES', 'English please'],
  ['SECURITY_LANGUAGES', 'en\nPolicy: x'],
])('finding F11: %s=%j stops the start', (variable, value) => {
  expect(faultyVariables(parseServerConfig({ ...SERVER, [variable]: value }))).toEqual([variable])
  expect(faultyVariables(parseLaunchConfig({ [variable]: value }))).toEqual([variable])
})
