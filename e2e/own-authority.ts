import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const KEY = ['-newkey', 'rsa:2048', '-nodes']
const DAYS = ['-days', '2']

/** Makes a certificate authority of our own in a folder: `<name>.crt` and `<name>.key`. */
export function makeAuthority(folder: string, name: string): void {
  const authority = ['-x509', ...DAYS, '-subj', `/CN=The authority ${name}`]
  openssl(folder, 'req', ...authority, ...KEY, '-keyout', `${name}.key`, '-out', `${name}.crt`)
}

/** Makes `server.crt` and `server.key`, by default for `localhost` alone, signed by an authority of the folder. */
export function makeServerCertificate(folder: string, authority: string, names = ['DNS:localhost']): void {
  openssl(folder, 'req', '-subj', '/CN=localhost', ...KEY, '-keyout', 'server.key', '-out', 'server.csr')
  writeFileSync(join(folder, 'names.txt'), `subjectAltName=${names.join(',')}`)
  const signer = ['-CA', `${authority}.crt`, '-CAkey', `${authority}.key`, '-CAcreateserial', ...DAYS]
  const extensions = ['-extfile', 'names.txt']
  openssl(folder, 'x509', '-req', '-in', 'server.csr', ...signer, ...extensions, '-out', 'server.crt')
}

function openssl(folder: string, ...args: string[]) {
  execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
}
