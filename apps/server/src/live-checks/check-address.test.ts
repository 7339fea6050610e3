import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { closedPort, hangingNeighbour, webServer } from '#testing/neighbours.ts'
import { checkAddress } from './check-address.ts'

const SOON = { withinMilliseconds: 300 }
const PATIENT = { withinMilliseconds: 10_000 }
const LIVE = '{"status":"live"}'

/** A site by https, whose certificate is for localhost and ends in so many days. */
async function siteWithCertificate(days: number, isTrusted = true) {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-certificate-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    `${days}`,
    ...subject,
    '-keyout',
    'key',
    '-out',
    'crt',
  )
  const file = (name: string) => readFileSync(join(folder, name), 'utf8')
  if (isTrusted) {
    const before = getCACertificates()
    setDefaultCACertificates([...before, file('crt')])
    onTestFinished(() => setDefaultCACertificates(before))
  }
  const server = createServer({ key: file('key'), cert: file('crt') }, (_request, response) =>
    response.end(LIVE),
  )
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return { host: 'localhost', port: (server.address() as AddressInfo).port }
}

test('M5: the address of the site is gone to as a visitor does: by its name, its certificate, to Pulli', async () => {
  const { port } = await siteWithCertificate(60)
  expect(await checkAddress('PUBLIC_URL', `https://localhost:${port}`, PATIENT)).toEqual([])
  expect(await checkAddress('CONTENT_PUBLIC_URL', `https://localhost:${port}/`, PATIENT)).toEqual([])
})

test('M5: a certificate that soon ends is warned of, and one for another name or of nobody is refused', async () => {
  const { port } = await siteWithCertificate(9)
  expect(await checkAddress('PUBLIC_URL', `https://localhost:${port}`, PATIENT)).toMatchObject([
    {
      about: 'the certificate',
      isStopping: false,
      message: expect.stringMatching(/^of localhost ends in [89] days/),
    },
  ])
  expect(await checkAddress('PUBLIC_URL', `https://127.0.0.1:${port}`, PATIENT)).toMatchObject([
    {
      about: 'PUBLIC_URL',
      isRefused: true,
      message: 'was tried, and failed: its certificate is for another name',
    },
  ])
  const unknown = await siteWithCertificate(60, false)
  expect(await checkAddress('PUBLIC_URL', `https://localhost:${unknown.port}`, PATIENT)).toMatchObject([
    { message: 'was tried, and failed: no authority signed its certificate' },
  ])
})

test('M5: a name that DNS does not have is refused', async () => {
  expect(await checkAddress('CONTENT_PUBLIC_URL', 'https://cms.invalid', PATIENT)).toMatchObject([
    { about: 'CONTENT_PUBLIC_URL', isRefused: true, message: expect.stringContaining('DNS') },
  ])
})

test('M5: an address that hangs, at which nothing listens or something else answers is told of in time', async () => {
  const hanging = await hangingNeighbour()
  for (const address of [`http://127.0.0.1:${hanging}`, `https://127.0.0.1:${hanging}`])
    expect(await checkAddress('PUBLIC_URL', address, SOON)).toMatchObject([
      { about: 'PUBLIC_URL', isRefused: true, message: 'was tried, and did not answer within 0.3 s' },
    ])
  expect(await checkAddress('PUBLIC_URL', `http://127.0.0.1:${await closedPort()}`, PATIENT)).toMatchObject([
    { message: 'was tried, and failed: nothing listens there' },
  ])
  const another = await webServer((_request, response) => response.end('Welcome to nginx!'))
  expect(await checkAddress('PUBLIC_URL', another.address, PATIENT)).toMatchObject([
    { isRefused: true, message: expect.stringMatching(/^is answered by something else \(200\)/) },
  ])
})
