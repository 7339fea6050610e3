import { insertAvailabilityRule } from '@pulli/data/availability/insert-availability-rule.ts'
import { insertService } from '@pulli/data/availability/insert-service.ts'
import { insertStaff } from '@pulli/data/staff/insert-staff.ts'
import { EVERY_DAY } from '@pulli/domain/opening-hours/opening-hours.ts'
import { BASE } from './sign-in.ts'
import { ASHA, NOW, type testApi } from './test-api.ts'

type TestApi = Awaited<ReturnType<typeof testApi>>

const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

export const BALA = idOf(101)
export const CHITRA = idOf(102)
/** Of 50 minutes and a break of 10, by Bala and Chitra. */
export const FIRST_TALK = idOf(201)
/** Of 30 minutes, by Chitra alone. */
export const FOLLOW_UP = idOf(202)
/** By somebody without hours. */
export const ART = idOf(203)

/** The first free time of Bala: 11:00 in India on the day after `NOW`. */
export const FIRST_SLOT = '2026-11-22T05:30:00.000Z'

/** Publishes services: Bala is there every day from 11 to 14 in India, Chitra from 13 to 15. */
export async function publishHours({ db }: Pick<TestApi, 'db'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const [id, name] of [
      [BALA, 'Bala'],
      [CHITRA, 'Chitra'],
      [idOf(103), 'Deepa'],
    ] as const)
      await insertStaff(tx, {
        id,
        name,
        email: `${name.toLowerCase()}@example.org`,
        roles: ['counsellor'],
        now: NOW,
      })
    for (const [staffId, from, to] of [
      [BALA, 11, 14],
      [CHITRA, 13, 15],
    ] as const)
      for (const weekday of EVERY_DAY)
        await insertAvailabilityRule(tx, {
          id: idOf(staffId === BALA ? 300 + weekday : 310 + weekday),
          staffId,
          rule: {
            weekday,
            hours: { from: from * 60, to: to * 60 },
            zone: 'Asia/Kolkata',
            // Not on the day of `NOW`.
            validFrom: '2026-11-22',
            validTo: null,
          },
          now: NOW,
        })
    const service = { mode: 'phone', sections: ['Counselling Psychology'], now: NOW } as const
    await insertService(tx, {
      ...service,
      id: FIRST_TALK,
      name: 'First talk',
      minutes: 50,
      bufferMinutes: 10,
      position: 1,
      staffIds: [CHITRA, BALA],
    })
    await insertService(tx, {
      ...service,
      id: FOLLOW_UP,
      name: 'Follow-up',
      minutes: 30,
      bufferMinutes: 0,
      position: 2,
      staffIds: [CHITRA],
    })
    await insertService(tx, {
      ...service,
      id: ART,
      name: 'Art',
      minutes: 50,
      bufferMinutes: 10,
      position: 3,
      staffIds: [idOf(103)],
    })
  })
}

/** Sends a request with a number, and types its digits. */
export async function openRequest(api: Pick<TestApi, 'app'>, phone = '98765 43210', ip = '192.0.2.1') {
  const headers = { 'x-follow-pass': '' }
  const send = (path: string, payload: object, { app } = api) =>
    app.inject({ method: 'POST', url: `${BASE}${path}`, headers, payload, remoteAddress: ip })
  const { id, token } = (await send('/requests', { ...ASHA, phone })).json().data
  /** Types the digits, which opens the request for fifteen minutes. */
  const open = async () => {
    const answer = (await send(`/requests/${token}/digits`, { digits: phone.slice(-4) })).json()
    headers['x-follow-pass'] = answer.data.pass
  }
  await open()
  return {
    id: String(id),
    token: String(token),
    headers,
    open,
    /** A call of whoever has the link and the pass. */
    post: (path: string, body: object = {}, on = api) => send(path, { request: token, ...body }, on),
    read: () => api.app.inject({ method: 'GET', url: `${BASE}/requests/${token}`, headers }),
  }
}
