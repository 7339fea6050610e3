import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { openDatabase } from '@pulli/data/database.ts'
import { makeKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { mailsHeldSince } from '@pulli/data/mail/mail-hold.ts'
import { migrate } from '@pulli/data/migrate.ts'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import S3rver from 's3rver'
import { expect, onTestFinished, test } from 'vitest'
import { makeDatabaseAccounts } from '#launcher/database-accounts.ts'
import { startEmbeddedPostgres } from '#launcher/embedded-postgres.ts'
import { keptSecrets } from '#launcher/secrets.ts'
import { makeBackup } from './make-backup.ts'
import { runRestore } from './run-restore.ts'
import { openCluster } from './running-cluster.ts'
import { siteUploads } from './site-uploads.ts'

async function startBucket(folder: string) {
  const storage = new S3rver({
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'uploads', configs: [] }],
  })
  await storage.configureBuckets()
  const server = createServer(storage.callback())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = { bucket: 'uploads', region: 'ap-south-1', endpoint }
  const objectOf = (name: string) => join(folder, 'uploads', `${name}._S3rver_object`)
  return { settings: { ...settings, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }, objectOf }
}

/** A data folder with a migrated, empty database. */
async function makeSite(dataDir: string, keysDir: string) {
  const secrets = keptSecrets(dataDir)
  const postgres = await startEmbeddedPostgres({
    folder: join(dataDir, 'postgres'),
    password: secrets.databasePassword,
    logFile: join(dataDir, 'logs/postgres.log'),
    settings: { fsync: 'off' },
  })
  await makeDatabaseAccounts(postgres.url, {
    application: secrets.databaseAppPassword,
    content: secrets.databaseContentPassword,
  })
  await migrate(postgres.url('pulli'))
  await postgres.stop()
  await makeKeyFolder(keysDir, new Date())
}

async function heldSince(dataDir: string) {
  const cluster = await openCluster(dataDir)
  const database = openDatabase({ url: cluster.url('pulli'), maxConnections: 1 })
  try {
    return await mailsHeldSince(database.db)
  } finally {
    await database.close()
    await cluster.leave()
  }
}

test('finding operate H6: with uploads lost in bucket and backups, database and keys are restored, the rest is named, and a second run goes on', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const at = (name: string) => join(folder, name)
  const bucket = await startBucket(at('s3'))
  const store = siteUploads(at('site'), bucket.settings)
  const of = (text: string) => Readable.from([Buffer.from(text)])
  for (const name of ['wall.png', 'sky.png', 'sea.png']) await store.write(name, of(name))
  await makeSite(at('site'), at('site-keys'))
  const recipients: string[] = []
  for (const name of ['identity', 'keys-identity']) {
    const identity = await generateIdentity()
    writeFileSync(at(name), identity)
    recipients.push(await identityToRecipient(identity))
  }
  const [recipient = '', keysRecipient = ''] = recipients
  const first = await makeBackup({
    to: at('target'),
    recipient,
    keysRecipient,
    dataDir: at('site'),
    keysDir: at('site-keys'),
    uploadsBucket: bucket.settings,
    isByHand: true,
  })
  expect(first).toMatchObject({ healed: [], removed: [], faults: [] })

  const restore = async () => {
    const said: string[] = []
    const print = (line: string) => void said.push(line)
    const code = await runRestore(
      {
        from: at('target'),
        identityFile: at('identity'),
        keysIdentityFile: at('keys-identity'),
        dataDir: at('restored'),
        keysDir: at('restored-keys'),
        uploadsBucket: bucket.settings,
      },
      { isCheck: false, print, printError: print },
    )
    return { code, said: said.join('\n') }
  }
  rmSync(bucket.objectOf('wall.png'))
  const uploads = (await store.list()).map(({ path }) => path)
  expect(uploads).toEqual(['sea.png', 'sky.png'])
  writeFileSync(bucket.objectOf('sea.png'), 'the sea, damaged')
  const stored = readdirSync(at('target/uploads'), { recursive: true, withFileTypes: true })
  const copies = stored
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  expect(copies).toHaveLength(3)
  const copyOf = (name: string) => {
    const sha256 = createHash('sha256').update(name).digest('hex')
    return copies.find((path) => path.endsWith(sha256)) ?? ''
  }
  const lost = readFileSync(copyOf('wall.png'))
  rmSync(copyOf('wall.png'))
  // A newer backup that was never finished, and an erasure that cannot be repeated.
  for (const path of ['backups/2099-01-01T00-00-00Z/keys.json.zst.age', 'erasures/2099-01-01/x.json']) {
    mkdirSync(join(at('target'), path, '..'), { recursive: true })
    writeFileSync(join(at('target'), path), '{}')
  }
  const partly = await restore()
  expect(partly.said).toContain('2099-01-01T00-00-00Z was passed over: it has no manifest.json')
  expect(partly.said).toContain('wrong: erasures/2099-01-01/x.json is damaged: what it says was erased')
  expect(partly.said).toContain(`${first.name} was restored, in `)
  expect(partly.said).toMatch(/Uploads of \S+: 1 restored, 1 were there already/)
  expect(partly.said).toMatch(/not restored: wall\.png: There is no \S+\./)
  expect(partly.said).toContain('Database, keys and secrets are in their places')
  expect(partly.code).toBe(1)
  expect(readFileSync(bucket.objectOf('sea.png'), 'utf8')).toBe('sea.png')
  expect(await heldSince(at('restored'))).toBeInstanceOf(Date)
  expect(readdirSync(at('restored-keys'))).toEqual(readdirSync(at('site-keys')))
  expect(readFileSync(at('restored/secrets.json'), 'utf8')).toBe(
    readFileSync(at('site/secrets.json'), 'utf8'),
  )

  writeFileSync(copyOf('wall.png'), lost)
  const rest = await restore()
  expect(rest.said).toMatch(/^Uploads of \S+: 1 restored, 2 were there already\nEverybody is signed out/)
  expect(rest.code).toBe(0)
  expect(readFileSync(bucket.objectOf('wall.png'), 'utf8')).toBe('wall.png')
  expect(await restore()).toEqual({
    code: 1,
    said: expect.stringMatching(/^Nothing was restored: .*is there already/),
  })
})
