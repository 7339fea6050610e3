import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryDatabase } from '../query-database.ts'
import { AS_EVER, type SiteWithNeighbours, siteWithNeighbours } from './site-with-neighbours.ts'
import type { Manner } from './unruly-server.ts'

// Of neighbours whose limits are minutes: in the long run.

const LATER = { timeout: 60_000, interval: 200 }

let site: SiteWithNeighbours
beforeAll(async () => {
  site = await siteWithNeighbours()
}, 120_000)
afterAll(() => site?.stop())

test.runIf(process.env.LONG)('with all neighbours there, everybody is served at once', async () => {
  // It has read its content first.
  await expect.poll(() => site.visit(), LATER).toEqual(AS_EVER)
})

/** How a picture that no server has is answered while the files of editors behave so: one that hangs after ten seconds. */
const UNSEEN: Record<Exclude<Manner, 'answers'>, number> = {
  hangs: 503,
  'is slow': 200,
  refuses: 503,
  lies: 503,
}

test.runIf(process.env.LONG).each(Object.entries(UNSEEN) as [Manner, number][])(
  'the files of editors (their disk or bucket) %s: pictures seen earlier are served, others are missing or late, and all else works',
  { timeout: 120_000 },
  async (manner, status) => {
    site.content.be('answers')
    const seen = site.unseenPicture()
    expect(await site.statusOf(seen)).toBe(200)
    site.content.be(manner, /^\/uploads\//)
    const [first, second] = [site.unseenPicture(), site.unseenPicture()]
    const asked = Promise.all([first, second].map(site.statusOf))
    expect(await site.statusOf(seen)).toBe(200)
    expect(await site.visit()).toEqual(AS_EVER)
    expect(await asked).toEqual([status, status])
    await expect.poll(site.mailsAndSeals, LATER).toBe(0)
    site.content.be('answers')
    await expect.poll(() => site.statusOf(first), LATER).toBe(200)
    await expect.poll(() => site.reachable('uploads'), LATER).toBe(1)
  },
)

/** Mails that failed are due again after some minutes: now. */
const tryMailsNow = () =>
  queryDatabase(
    site.database.ownerUrl,
    `select graphile_worker.reschedule_jobs(array(
       select jobs.id from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where identifier like 'mail-%'), run_at => now())`,
  )

test.runIf(process.env.LONG).each(['hangs', 'is slow', 'refuses', 'lies'] as const)(
  'the mail server %s: nobody waits for it, and what it takes it takes once',
  { timeout: 600_000 },
  async (manner) => {
    await expect.poll(site.mailsAndSeals, LATER).toBe(0)
    site.mails.be(manner)
    site.mails.taken.length = 0
    expect(await site.visit()).toEqual(AS_EVER)
    await expect.poll(site.mails.asked, LATER).toBeGreaterThan(0)
    expect(await site.visit()).toEqual(AS_EVER)
    await site.run('seal-audit')
    await expect.poll(() => site.jobs(`identifier = 'seal-audit'`), LATER).toBe(0)
    // A slow one takes each after two minutes and a half; the mails of one that lies have ended, each reported at the desk.
    if (manner === 'is slow')
      await expect.poll(() => site.mails.taken.length, { timeout: 400_000 }).toBeGreaterThan(0)
    site.mails.be('answers')
    const areSent = async () => {
      await tryMailsNow()
      return site.mailsAndSeals()
    }
    await expect.poll(areSent, { timeout: 400_000, interval: 5_000 }).toBe(0)
    const ids = site.mails.taken.map(({ messageId }) => messageId)
    expect(new Set(ids).size).toBe(ids.length)
    if (manner !== 'lies') expect(ids.length).toBeGreaterThan(2)
  },
)
