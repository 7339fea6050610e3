import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hungMount } from '@pulli/data/testing/hung-mount.ts'
import S3rver from 's3rver'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { backupName } from '#backup/manifest.ts'
import { closedPort, hangingNeighbour, webServer } from '#testing/neighbours.ts'
import { checkBackupTarget, checkUploads } from './live-problems.ts'

const SOON = { withinMilliseconds: 300 }
const PATIENT = { withinMilliseconds: 10_000 }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pulli-check-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

/** A backup that was begun so many hours ago. */
function backupIn(target: string, hours: number) {
  const backup = join(target, 'backups', backupName(new Date(Date.now() - hours * 3_600_000)))
  mkdirSync(backup, { recursive: true })
  writeFileSync(join(backup, 'manifest.json'), '{}')
}

test('M5: a folder of backups is written, read and left as it was', async () => {
  backupIn(folder, 5)
  expect(await checkBackupTarget(folder, PATIENT)).toEqual([])
  expect(readdirSync(folder)).toEqual(['backups'])
})

test('M5: a folder that is not there is refused, and not made', async () => {
  const nowhere = join(folder, 'nonexistent')
  expect(await checkBackupTarget(nowhere, PATIENT)).toMatchObject([
    { about: 'BACKUP_TO', isRefused: true, message: expect.stringContaining('is not there') },
  ])
  expect(existsSync(nowhere)).toBe(false)
})

test.skipIf(process.getuid?.() === 0)('M5: a folder of another account is refused in words', async () => {
  chmodSync(folder, 0o500)
  const [problem] = await checkBackupTarget(folder, PATIENT)
  expect(problem?.message).toContain('belongs to another account')
})

test('M5: no backup, or one of days ago, is warned of from where it lies, whichever machine made it', async () => {
  expect(await checkBackupTarget(folder, PATIENT)).toMatchObject([
    { about: 'backups', message: expect.stringMatching(/^none is in BACKUP_TO/) },
  ])
  backupIn(folder, 80)
  expect(await checkBackupTarget(folder, PATIENT)).toMatchObject([
    { about: 'backups', message: expect.stringMatching(/^the newest in BACKUP_TO is 3 days old/) },
  ])
})

async function bucketAt() {
  const port = await closedPort()
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'uploads', configs: [] }],
  })
  await server.run()
  onTestFinished(() => server.close())
  return `http://127.0.0.1:${port}`
}

const KEY = { region: 'ap-south-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const uploads = (endpoint: string, bucket = 'uploads') => ({ ...KEY, bucket, endpoint })

test('M5: a file is put into a bucket, read and removed', async () => {
  const endpoint = await bucketAt()
  expect(await checkUploads(uploads(endpoint), PATIENT)).toEqual([])
  const settings = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER', AWS_REGION: 'ap-south-1' }
  for (const [name, value] of Object.entries({ ...settings, AWS_ENDPOINT_URL_S3: endpoint }))
    vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await checkBackupTarget('s3://uploads/of-pulli', PATIENT)).toMatchObject([
    { about: 'backups', message: expect.stringMatching(/^none is in BACKUP_TO/) },
  ])
})

test('M5: a bucket that hangs, refuses, is not there or lies is told of in time', async () => {
  const hanging = uploads(`http://127.0.0.1:${await hangingNeighbour()}`)
  expect(await checkUploads(hanging, SOON)).toMatchObject([
    { about: 'S3_BUCKET', isRefused: true, message: 'was tried, and did not answer within 0.3 s' },
  ])
  const refusing = await webServer((_request, response) => {
    response.writeHead(403).end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>')
  })
  const lying = await webServer((request, response) => {
    request
      .resume()
      .on('end', () =>
        response
          .writeHead(200, { etag: '"stored"' })
          .end(request.method === 'GET' ? 'what another stored' : ''),
      )
  })
  const found = await Promise.all([
    checkUploads(uploads(`http://127.0.0.1:${await closedPort()}`), PATIENT),
    checkUploads(uploads(refusing.address), PATIENT),
    checkUploads(uploads(await bucketAt(), 'another'), PATIENT),
    checkUploads(uploads(lying.address), PATIENT),
  ])
  expect(found.flat().map(({ about, message }) => `${about} ${message}`)).toEqual([
    'S3_BUCKET was tried, and failed: nothing listens there',
    expect.stringContaining('Access Denied'),
    expect.stringMatching(/bucket/i),
    'S3_BUCKET was tried, and gave back something else than was stored',
  ])
})

test('H3: a folder of backups on a mount that hangs is given up in time, and stops no other check meanwhile', async (context) => {
  const mounted = join(folder, 'mount')
  mkdirSync(mounted)
  const mount = hungMount(mounted)
  context.skip(mount === undefined, 'this machine does not let a test mount')
  onTestFinished(() => mount?.end())
  expect(await checkBackupTarget(mounted, SOON)).toMatchObject([
    { about: 'BACKUP_TO', isRefused: true, message: expect.stringContaining('did not answer within 0.3 s') },
  ])
})
