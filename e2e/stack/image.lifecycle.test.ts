import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { consultationBody } from '../consultation-body.ts'
import { startSeparateProcesses } from '../separate-processes.ts'
import { buildImage, whyNoImage } from './built-image.ts'

const GIGABYTE = 1e9

/** With `npm run test:long` alone: the build takes some minutes and downloads what a fresh checkout does. */
test.runIf(process.env.LONG)(
  'the image is built, is small, writes nowhere but to its folders, and is the whole site',
  {
    timeout: 2_400_000,
  },
  async ({ skip }) => {
    const reason = whyNoImage()
    if (reason !== undefined) skip(reason)
    const image = await buildImage()
    // Containers and layers of a gigabyte: on a busy disk their removal takes minutes.
    onTestFinished(image.remove, 600_000)
    expect(image.bytes).toBeLessThan(1.2 * GIGABYTE)
    expect(image.user).toBe('pulli')

    // A chroot cannot make the root read-only: what its account may write to is looked for instead.
    const writable = await image.shell(
      'id -u; find / -xdev \\( -path /proc -o -path /sys -o -path /dev \\) -prune -o -type d -writable -print | sort',
    )
    expect(writable.trim().split('\n')).toEqual([
      '10001',
      '/data',
      '/keys',
      // For all users, in every Debian; on a read-only root no longer.
      '/run/lock',
      '/tmp',
      '/var/tmp',
    ])
    expect(
      await image.shell('find /opt/pulli/node_modules -maxdepth 1 -name vitest; ls /opt/pulli/build'),
    ).toBe('NOTICE\nbom.cdx.json\n')

    const folder = join(image.folder, 'site')
    mkdirSync(folder)
    const site = await startSeparateProcesses(folder, image.start)
    try {
      for (const path of ['/livez', '/readyz', '/crisis'])
        expect([path, (await fetch(site.siteUrl + path)).status]).toEqual([path, 200])
      expect(await (await fetch(`${site.siteUrl}/crisis`)).text()).toContain('14416')
      const body = consultationBody()
      const stored = await fetch(`${site.siteUrl}/api/v1/mwellness/user-contact-email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(stored.status).toBe(200)
      expect(await site.query('select count(*)::int as n from consultation_requests')).toEqual([{ n: 1 }])
      await expect
        .poll(() => site.mails().some((mail) => mail.includes(body.email)), { timeout: 60_000 })
        .toBe(true)
    } finally {
      await site.stop()
    }
  },
)
