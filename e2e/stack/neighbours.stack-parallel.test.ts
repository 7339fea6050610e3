import { execFileSync, spawn } from 'node:child_process'
import {
  closeSync,
  constants,
  copyFileSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { hungMount } from '@pulli/data/testing/hung-mount.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acknowledgedCalls, signInAnew } from '../acknowledged-call.ts'
import { knownBrowser } from '../known-browser.ts'
import { queryDatabase } from '../query-database.ts'
import { AS_EVER, type SiteWithNeighbours, siteWithNeighbours } from './site-with-neighbours.ts'
import type { Manner } from './unruly-server.ts'

/** The long run tries all. A neighbour that hangs is the worst: nothing refuses, and nothing ends. */
const MANNERS: readonly Manner[] = process.env.LONG ? ['hangs', 'is slow', 'refuses', 'lies'] : ['hangs']

const LATER = { timeout: 60_000, interval: 200 }

let site: SiteWithNeighbours
beforeAll(async () => {
  site = await siteWithNeighbours()
}, 120_000)
afterAll(() => site?.stop())

test('with all neighbours there, everybody is served, and nothing waits', async () => {
  await expect.poll(async () => (await site.visit()).pages, LATER).toBe(true)
  expect(await site.visit()).toEqual(AS_EVER)
  await expect.poll(site.mailsAndSeals, LATER).toBe(0)
})

test.each(MANNERS)(
  'the content service %s: pages, requests, moods, sign-ins and mails go on, and what was read stays',
  { timeout: 120_000 },
  async (manner) => {
    site.content.be(manner)
    await expect.poll(() => site.content.asked.length, LATER).toBeGreaterThan(2)
    expect(await site.visit()).toEqual(AS_EVER)
    await expect.poll(site.mailsAndSeals, LATER).toBe(0)
    await expect.poll(() => site.metric('pulli_content_reachable'), LATER).toBe(0)
    expect(await site.visit()).toEqual(AS_EVER)
    site.content.be('answers')
    await expect.poll(() => site.metric('pulli_content_reachable'), LATER).toBe(1)
  },
)

test('finding H4: the SMS gateway hangs: a known browser goes on, and nobody waits for it', async () => {
  const browser = await knownBrowser(site.siteUrl, site.texts.codeOf)
  site.texts.be('hangs')
  const goesOn = async () => {
    const statuses = [(await browser.renewSession()).status, (await browser.askForCode()).status]
    return statuses.every((status) => status === 200) || undefined
  }
  expect(await site.visit(goesOn)).toEqual(AS_EVER)
  expect(site.texts.asked).not.toEqual([])
  site.texts.be('answers')
  const signsIn = () => signInAnew(acknowledgedCalls(site.siteUrl), site.texts.codeOf)
  await expect.poll(signsIn, LATER).toBeDefined()
})

const erasures = async () =>
  (await queryDatabase(site.database.ownerUrl, 'select event_id from erasures_to_copy')).length

/** A member erases a mood: a job copies that beside the backups. */
async function erase() {
  const call = acknowledgedCalls(site.siteUrl)
  const made = await call('POST', '/mood/createMood', { moodType: 'BAD', note: 'goes' }, site.token)
  const { mood_id: id } = made as unknown as { mood_id: string }
  expect(await call('DELETE', `/mood/${id}`, undefined, site.token)).toBeDefined()
}

test.each(MANNERS)(
  'finding H3: the bucket of the backups %s: everybody else goes on, mails and seals too, and the erasure is copied afterwards',
  { timeout: 180_000 },
  async (manner) => {
    site.bucket.be(manner)
    await erase()
    await expect.poll(() => site.bucket.asked.length, LATER).toBeGreaterThan(0)
    // As when the queue believes that a worker has died.
    await queryDatabase(
      site.database.ownerUrl,
      `select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where identifier = 'copy-erasures'))`,
    )
    expect(await site.visit()).toEqual(AS_EVER)
    await site.run('seal-audit')
    await expect.poll(site.mailsAndSeals, LATER).toBe(0)
    site.bucket.be('answers')
    const copied = async () => {
      await site.run('copy-erasures')
      return erasures()
    }
    await expect.poll(copied, { ...LATER, interval: 1_000 }).toBe(0)
  },
)

const keyFile = (name: string) => join(site.keysDir, name)

/** Makes the key for look-ups a file that hangs each reader. Returns what answers them, and mends it. */
function hangingFile() {
  const [name, text] = ['lookup-key.json', readFileSync(keyFile('lookup-key.json'), 'utf8')]
  rmSync(keyFile(name))
  execFileSync('mkfifo', [keyFile(name)])
  return () => {
    const opened = openSync(keyFile(name), constants.O_RDWR)
    writeSync(opened, text)
    rmSync(keyFile(name))
    writeFileSync(keyFile(name), text, { mode: 0o600 })
    closeSync(opened)
  }
}

/** A file system whose server does not answer, as with NFS; where this machine does not let a test mount, a file that hangs. */
function hangingFolder() {
  const mount = hungMount(site.keysDir)
  return mount === undefined ? hangingFile() : mount.end
}

/** Makes the key for look-ups a file that gives each reader its text after three seconds. Returns what mends it. */
function slowFile() {
  const [name, text] = [keyFile('lookup-key.json'), readFileSync(keyFile('lookup-key.json'))]
  writeFileSync(`${name}.slow`, text, { mode: 0o600 })
  rmSync(name)
  execFileSync('mkfifo', [name])
  // Opening it waits for a reader.
  const answering = 'while exec 3>"$0"; do sleep 3; cat "$0.slow" >&3; exec 3>&-; done'
  const writer = spawn('sh', ['-c', answering, name], { stdio: 'ignore' })
  return () => {
    writer.kill('SIGKILL')
    rmSync(name)
    renameSync(`${name}.slow`, name)
  }
}

/** What is wrong with the folder of keys, and what mends it. */
const KEYS: Record<string, () => Promise<() => void> | (() => void)> = {
  hangs: hangingFolder,
  'is slow': slowFile,
  refuses: () => {
    const texts = readdirSync(site.keysDir).map((name) => [name, readFileSync(keyFile(name))] as const)
    for (const [name] of texts) rmSync(keyFile(name))
    return () => {
      for (const [name, text] of texts) writeFileSync(keyFile(name), text, { mode: 0o600 })
    }
  },
  lies: async () => {
    const text = readFileSync(keyFile('key-1.json'))
    const other = mkdtempSync(join(tmpdir(), 'pulli-other-keys-'))
    await makeKeyFolder(other, new Date())
    copyFileSync(join(other, 'key-1.json'), keyFile('key-1.json'))
    rmSync(other, { recursive: true })
    return () => writeFileSync(keyFile('key-1.json'), text)
  },
}

/** The nightly job reads the folder, as each server does every minute. */
const isReadAndReachable = async () => {
  await site.run('rotate-encryption-key')
  return site.reachable('keys')
}

test.each(Object.entries(KEYS).filter(([manner]) => process.env.LONG || manner === 'hangs'))(
  'finding H1: the folder of keys %s: everybody goes on with the keys in memory, also who is new, and the server stays ready',
  { timeout: 120_000 },
  async (_manner, disturb) => {
    const mend = await disturb()
    await expect.poll(isReadAndReachable, LATER).toBe(0)
    expect(await site.visit()).toEqual(AS_EVER)
    await expect.poll(site.mailsAndSeals, LATER).toBe(0)
    mend()
    await expect.poll(isReadAndReachable, LATER).toBe(1)
    expect(await site.visit()).toEqual(AS_EVER)
  },
)

test.runIf(process.env.LONG)(
  'finding H1: a server ends although the folder of keys hangs, and the next one says why it does not start',
  {
    timeout: 120_000,
  },
  async () => {
    const mend = hangingFolder()
    await expect.poll(isReadAndReachable, LATER).toBe(0)
    await site.endServer()
    await expect(site.startServer()).rejects.toThrow(
      `The folder of keys, ${site.keysDir}, does not answer within 10 s.`,
    )
    mend()
    await site.startServer()
    // It reads its content first, and sheds what comes while it does.
    await expect.poll(() => site.visit(), LATER).toEqual(AS_EVER)
  },
)
