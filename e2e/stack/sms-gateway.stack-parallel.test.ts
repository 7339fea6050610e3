import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acknowledgedCalls, signInAnew } from '../acknowledged-call.ts'
import { consultationBody, forwardedFor } from '../consultation-body.ts'
import { formToken } from '../form-token.ts'
import { knownBrowser } from '../known-browser.ts'
import { publishHoursIn } from '../publish-hours.ts'
import { queryDatabase } from '../query-database.ts'
import { AS_EVER, type SiteWithNeighbours, siteWithNeighbours } from './site-with-neighbours.ts'

const LATER = { timeout: 60_000, interval: 200 }

const ON_ITS_WAY = /on its way/
const LATE = /Codes are late/

let site: SiteWithNeighbours
let service: string
beforeAll(async () => {
  site = await siteWithNeighbours()
  service = (await publishHoursIn(site.database.ownerUrl)).service.id
}, 120_000)
afterAll(() => site?.stop())

/** A member who wants to be reminded by text books a time. Returns the number and the appointment. */
async function bookTime() {
  const call = acknowledgedCalls(site.siteUrl)
  const member = await signInAnew(call, site.texts.codeOf)
  const { phone = '', token } = member ?? {}
  const asked = await call('POST', '/requests', consultationBody({ phone, contact_way: 'text' }), token)
  const free = await call('GET', `/slots?service=${service}`, undefined, token)
  const [, , later] = [...new Set(free?.slots.map(({ starts_at }) => starts_at))]
  const held = await call('POST', '/appointments', { request: asked?.id, service, starts_at: later }, token)
  const booked = await call('POST', `/appointments/${held?.id}/confirm`, { request: asked?.id }, token)
  if (booked === undefined) throw new Error('no time could be booked')
  return { phone, appointment: booked.id }
}

type Booked = Awaited<ReturnType<typeof bookTime>>

const ofReminder = "identifier = 'text-reminder' and payload ->> 'message' = 'reminder-day'"

/** A day before the appointment has come. */
const remindNow = ({ appointment }: Booked) =>
  queryDatabase(
    site.database.ownerUrl,
    `select graphile_worker.reschedule_jobs(array(
       select jobs.id from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
       where ${ofReminder} and payload ->> 'id' = $1), run_at => now())`,
    [appointment],
  )

/** What became of the reminder: how it ended, or whether it waits after a try. */
async function reminderOf({ appointment }: Booked) {
  const states = await queryDatabase<{ state: string }>(
    site.database.ownerUrl,
    `select outcome as state from messages_sent where appointment_id = $1 and way = 'sms'
     union all
     select 'waits' from graphile_worker._private_jobs jobs
     join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
     where ${ofReminder} and payload ->> 'id' = $1::text and attempts > 0 and locked_at is null`,
    [appointment],
  )
  return states[0]?.state ?? 'not tried'
}

const timesReminded = ({ phone }: Booked) => site.texts.reminded.filter((each) => each === phone).length

/** A new visitor asks for a code. Returns the words of the answer. */
async function askAnew() {
  const answer = await fetch(`${site.siteUrl}/api/v1/mwellness/auth/login-request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...forwardedFor() },
    body: JSON.stringify({ mobile_number: mobileNumber() }),
  })
  return ((await answer.json()) as { message: string }).message
}

/** The same by the form of the page, without JavaScript. Returns the page. */
async function askByForm() {
  const address = `${site.siteUrl}/dashboard/login`
  const csrf_token = await formToken(address)
  const body = new URLSearchParams({ csrf_token, mobile_number: mobileNumber() })
  return (await fetch(address, { method: 'POST', headers: forwardedFor(), body })).text()
}

const signsInAnew = async () =>
  (await signInAnew(acknowledgedCalls(site.siteUrl), site.texts.codeOf)) !== undefined

const areLate = () => site.metric('pulli_codes_late')

test.runIf(process.env.LONG)('with all neighbours there, everybody is served at once', async () => {
  // It has read its content first.
  await expect.poll(() => site.visit(), LATER).toEqual(AS_EVER)
})

/** What becomes of a text while the gateway behaves so, and of the reminder once it is well again. */
interface Manner {
  readonly name: string
  readonly disturb: () => void
  readonly isReachable: boolean
  readonly says: RegExp
  readonly signsIn: boolean
  readonly reminder: 'waits' | 'taken' | 'refused'
  readonly timesReminded: number
}

const MANNERS: readonly Manner[] = [
  {
    name: 'hangs',
    disturb: () => site.texts.be('hangs'),
    isReachable: false,
    says: LATE,
    signsIn: false,
    reminder: 'waits',
    timesReminded: 1,
  },
  {
    name: 'is slow',
    disturb: () => site.texts.be('is slow'),
    isReachable: true,
    says: ON_ITS_WAY,
    signsIn: true,
    reminder: 'taken',
    timesReminded: 1,
  },
  {
    name: 'refuses connections',
    disturb: () => site.texts.be('refuses'),
    isReachable: false,
    says: LATE,
    signsIn: false,
    reminder: 'waits',
    timesReminded: 1,
  },
  {
    name: 'refuses all numbers',
    disturb: () => site.texts.refuseNumbers(),
    isReachable: true,
    says: LATE,
    signsIn: false,
    reminder: 'refused',
    timesReminded: 0,
  },
  {
    name: 'lies: another program answers at its address',
    disturb: () => site.texts.be('lies'),
    isReachable: false,
    says: LATE,
    signsIn: false,
    reminder: 'waits',
    timesReminded: 1,
  },
  {
    name: 'lies: it takes texts and delivers none',
    disturb: () => site.texts.deliverNothing(),
    isReachable: true,
    says: ON_ITS_WAY,
    signsIn: false,
    reminder: 'taken',
    timesReminded: 0,
  },
]

test.runIf(process.env.LONG).each(MANNERS)(
  'finding H4: the SMS gateway $name: nobody waits for it, known browsers go on, and no answer claims more than is known',
  { timeout: 180_000 },
  async ({ disturb, isReachable, says, signsIn, reminder, timesReminded: times }) => {
    site.texts.be('answers')
    await expect.poll(signsInAnew, LATER).toBe(true)
    const browser = await knownBrowser(site.siteUrl, site.texts.codeOf)
    const booked = await bookTime()
    await expect.poll(site.mailsAndSeals, LATER).toBe(0)

    disturb()
    // Nobody can know yet.
    expect(await askAnew()).toMatch(ON_ITS_WAY)
    if (says === LATE)
      await expect.poll(async () => (await askAnew()) && areLate(), { ...LATER, interval: 1_000 }).toBe(1)
    await remindNow(booked)
    let answer = ''
    const goesOn = async () => {
      const [{ status }, { message }] = [await browser.renewSession(), await browser.askForCode()]
      answer = message
      return status === 200 || undefined
    }
    expect(await site.visit(goesOn)).toEqual(AS_EVER)
    expect(answer).toMatch(says)
    expect(await askByForm()).toMatch(says)
    await expect.poll(() => reminderOf(booked), LATER).toBe(reminder)
    await site.run('seal-audit')
    await expect.poll(site.mailsAndSeals, LATER).toBe(0)
    await expect.poll(() => site.reachable('sms'), LATER).toBe(isReachable ? 1 : 0)
    expect(await areLate()).toBe(says === LATE ? 1 : 0)
    if (signsIn) expect((await browser.signIn()).status).toBe(200)

    site.texts.be('answers')
    await expect.poll(signsInAnew, LATER).toBe(true)
    await expect.poll(areLate, LATER).toBe(0)
    const isEnded = async () => {
      await remindNow(booked)
      return reminderOf(booked)
    }
    await expect.poll(isEnded, LATER).toBe(reminder === 'waits' ? 'taken' : reminder)
    expect(timesReminded(booked)).toBe(times)
    expect((await browser.renewSession()).status).toBe(200)
  },
)
