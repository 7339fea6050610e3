import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installMissing } from './built-image.ts'

const ROOT = join(import.meta.dirname, '../..')
const RUNBOOKS = join(ROOT, 'docs/runbooks')
/** Above a block of commands that needs neither a machine that has booted nor names of its own. */
const MARK = '<!-- tested -->'
/** In this order: what is installed by one is used by those after it. */
const PAGES = [
  'install-on-debian.md',
  'look-after-the-machine.md',
  'failures-and-replicas.md',
  'point-in-time.md',
  'a-breach.md',
]
/** A chroot has no services to start, and no terminal. */
const DOES_NOTHING = ['usr/bin/systemctl', 'usr/bin/journalctl', 'usr/bin/editor']
/** What every Debian has, beside those that minbase has. */
const OF_EVERY_DEBIAN = ['iproute2', 'procps']
/** What a running site, certbot and a mounted drive would have made. */
const FOLDERS = ['var/lib/pulli/logs', 'etc/letsencrypt/live/www.example.org', 'media/drive']
/** Where TLS is opened on the way to the registries, those who do are among the authorities of this machine. */
const AUTHORITIES = 'run/authorities.crt'
/** For a page's largest block, hundreds of packages, on a machine of the usual pace. */
const PATIENCE_MILLISECONDS = 600_000 * Number(process.env.MACHINE_FACTOR ?? 1)
const why = process.env.LONG ? installMissing(['mmdebstrap']) : 'with npm run test:long'

/** The indented lines that follow each mark. */
function testedBlocks(text: string): string[] {
  return text
    .split(MARK)
    .slice(1)
    .map((part) => {
      const lines = part.replace(/^\n+/, '').split('\n')
      const end = lines.findIndex((line) => line !== '' && !line.startsWith('    '))
      return lines
        .slice(0, end === -1 ? undefined : end)
        .map((line) => line.slice(4))
        .join('\n')
    })
}

const pages = PAGES.map((name) => ({
  name,
  blocks: testedBlocks(readFileSync(join(RUNBOOKS, name), 'utf8')),
}))

test('every runbook with commands that are tried is among those that the test reads', () => {
  const marked = readdirSync(RUNBOOKS).filter((name) =>
    readFileSync(join(RUNBOOKS, name), 'utf8').includes(MARK),
  )
  expect(marked).toEqual(PAGES.toSorted())
  for (const { name, blocks } of pages)
    expect([name, blocks.every((block) => block.length > 20)]).toEqual([name, true])
})

describe.skipIf(why !== undefined)('in a Debian of its own', () => {
  let debian = ''

  beforeAll(() => {
    debian = mkdtempSync('/var/tmp/pulli-debian-')
    const packages = `--include=${OF_EVERY_DEBIAN.join(',')}`
    execFileSync('mmdebstrap', [
      '--variant=minbase',
      // It lives for the test alone: what is unpacked need not outlive a power cut.
      '--dpkgopt=force-unsafe-io',
      packages,
      'bookworm',
      debian,
      'http://deb.debian.org/debian',
    ])
    cpSync('/etc/resolv.conf', join(debian, 'etc/resolv.conf'))
    for (const name of DOES_NOTHING) writeFileSync(join(debian, name), '#!/bin/sh\n', { mode: 0o755 })
    writeFileSync(join(debian, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 })
    cpSync(join(ROOT, 'deploy'), join(debian, 'opt/pulli/deploy'), { recursive: true })
    cpSync(process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt', join(debian, AUTHORITIES))
    for (const folder of FOLDERS) mkdirSync(join(debian, folder), { recursive: true })
    makeCertificate(join(debian, 'etc/letsencrypt/live/www.example.org'))
    inDebian('apt-get update; useradd --system pulli')
  }, PATIENCE_MILLISECONDS)
  afterAll(() => rmSync(debian, { recursive: true, force: true }), 300_000)

  function inDebian(script: string): string {
    // Its mounts are its own, and end with it.
    const enter = 'mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"; exec chroot "$0" bash -ec "$1"'
    return execFileSync('unshare', ['--mount', 'sh', '-ec', enter, debian, script], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
        DEBIAN_FRONTEND: 'noninteractive',
        LC_ALL: 'C.UTF-8',
        NODE_EXTRA_CA_CERTS: `/${AUTHORITIES}`,
      },
      timeout: PATIENCE_MILLISECONDS,
    })
  }

  test.each(pages)(
    'every marked command of $name works',
    { timeout: PATIENCE_MILLISECONDS * 2 },
    ({ blocks }) => {
      for (const block of blocks) inDebian(block)
    },
  )

  test('a start by the samples would hold what the runbook promises: logs of half a year', () => {
    expect(inDebian('cat /etc/logrotate.d/nginx')).toMatch(/^\s*daily$[\s\S]*^\s*rotate 180$/m)
    expect(inDebian('tar --list --file /var/log/pulli/*.tar.zst')).toContain('logs/')
  })

  test('the packages read the settings of the runbook', { timeout: 120_000 }, () => {
    expect(inDebian('apt-config dump')).toContain('Unattended-Upgrade::Automatic-Reboot-Time "23:00";')
    expect(inDebian('chronyd -p; cat /etc/chrony/sources.d/*')).toMatch(
      /sourcedir \/etc\/chrony\/sources\.d[\s\S]*server samay1\.nic\.in iburst/,
    )
  })
})

/** In the place of certbot's. */
function makeCertificate(folder: string) {
  const subject = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=www.example.org']
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  execFileSync('openssl', ['req', '-x509', ...subject, ...files], { stdio: 'pipe' })
}
