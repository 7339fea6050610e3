import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { onTestFinished } from 'vitest'

/** A site by https, whose certificate is for localhost and ends in so many days. */
export async function siteWithCertificate(days: number, isTrusted = true) {
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
    response.end('{"status":"live"}'),
  )
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const endsAt = new X509Certificate(file('crt')).validToDate
  return { host: 'localhost', port: (server.address() as AddressInfo).port, endsAt }
}
