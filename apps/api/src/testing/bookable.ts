import { insertAvailabilityRule } from '@pulli/data/availability/hours.ts'
import { insertService } from '@pulli/data/availability/services.ts'
import { makeFollowToken } from '@pulli/data/consultation/request-links.ts'
import { insertConsultationRequest } from '@pulli/data/consultation/requests.ts'
import { insertStaff } from '@pulli/data/staff/staff.ts'
import { EVERY_DAY } from '@pulli/domain/opening-hours/opening-hours.ts'
import { makeFollowPass } from '#consultation/follow-pass.ts'
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
/** By someone without hours. */
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

/** Sends a request with a number, and proves it. */
export async function openRequest(
  api: Pick<TestApi, 'app' | 'context'>,
  phone = '98765 43210',
  ip = '192.0.2.1',
  more: object = {},
) {
  const sent = await api.app.inject({
    method: 'POST',
    url: `${BASE}/requests`,
    remoteAddress: ip,
    payload: { ...ASHA, phone, ...more },
  })
  const { id, token } = sent.json().data
  const sender = senderOf(api, { id, token, ip })
  sender.open()
  return sender
}

/** Stores as many requests, each open for changes and of an address of its own, faster than they could be sent. */
export async function openRequests(api: Pick<TestApi, 'app' | 'db' | 'context'>, count: number) {
  const { encryption } = api.context
  const many = Array.from({ length: count }, (_, n) => ({
    id: idOf(1_000 + n),
    token: makeFollowToken(),
    phone: `98765 4${3_000 + n}`,
    // Half of them behind one network.
    ip: n % 2 ? `192.0.2.${n + 1}` : `198.51.${n}.1`,
  }))
  await api.db.transaction().execute(async (tx) => {
    for (const { id, token, phone } of many)
      await insertConsultationRequest(tx, encryption, {
        id,
        name: ASHA.name,
        email: ASHA.email,
        phone: `+91${phone.replace(' ', '')}`,
        section: 'Art Therapy',
        consultationOn: ASHA.consultation_date,
        timeZone: 'Asia/Kolkata',
        noticeVersion: '1',
        followToken: token,
        now: NOW,
      })
  })
  return many.map((one) => {
    const sender = senderOf(api, one)
    sender.open()
    return sender
  })
}

type Sent = { id: string; token: string; ip: string }

function senderOf(api: Pick<TestApi, 'app' | 'context'>, { id, token, ip }: Sent) {
  const headers = { 'x-follow-pass': '' }
  const send = async (path: string, payload: object, { app }: Pick<TestApi, 'app'> = api) => {
    const answer = await app.inject({
      method: 'POST',
      url: `${BASE}${path}`,
      headers,
      payload,
      remoteAddress: ip,
    })
    const { data, ...seen } = answer.json()
    const { link: _, ...rest } = data ?? {}
    sender.follow(answer)
    // As in a browser: the page continues at the new link.
    return Object.assign(answer, { json: () => ({ ...seen, data: rest }) })
  }
  const sender = {
    id,
    token,
    headers,
    /** Earns the pass of a typed code, or of typed digits, for fifteen minutes. */
    open: (kind: 'proof' | 'digits' = 'proof') => {
      const { config, clock } = api.context
      headers['x-follow-pass'] = makeFollowPass(config, { kind, token: sender.token, now: clock() }).pass
    },
    /** Continues at the link that replaced the last one, if an answer names one. */
    follow: (answer: { json(): { data?: { link?: { token: string; pass: string } } } }) => {
      const { link } = answer.json().data ?? {}
      if (link === undefined) return
      sender.token = link.token
      headers['x-follow-pass'] = link.pass
    },
    /** A call of a visitor with the link and the pass. */
    post: (path: string, body: object = {}, on: Pick<TestApi, 'app'> = api) =>
      send(path, { request: sender.token, ...body }, on),
    read: () => api.app.inject({ method: 'GET', url: `${BASE}/requests/${sender.token}`, headers }),
  }
  return sender
}
