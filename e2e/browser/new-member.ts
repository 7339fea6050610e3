import type { Page } from '@playwright/test'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { forwardedFor } from '../consultation-body.ts'
import { beMember } from './fake-member.ts'
import { dayAgo, ZONE } from './one-day.ts'
import { query } from './stored-member.ts'

const API = '/api/v1/mwellness'

/** A member signed in in the test's browser. */
export interface NewMember {
  id: string
  /** Ten digits. */
  phone: string
  /** Makes a call as this member from another device. */
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<unknown>
}

/** Signs in a new member, with a name and optionally with consent to store moods. */
export async function signInNewMember(page: Page, { agrees = true } = {}): Promise<NewMember> {
  const mobile_number = mobileNumber()
  const ask = async (method: string, path: string, data?: object, token?: string) => {
    // The server closes a connection that is idle for 5 s, and a call that comes at that moment is reset.
    const headers = {
      ...forwardedFor(),
      connection: 'close',
      'x-time-zone': ZONE,
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const answer = await page.request.fetch(API + path, { method, headers, ...(data && { data }) })
    const envelope = await answer.json()
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${JSON.stringify(envelope)}`)
    return envelope.data
  }
  const { otp } = await ask('POST', '/auth/login-request', { mobile_number })
  const user = await ask('POST', '/auth/login', { mobile_number, type: 'phone', otp })
  const call: NewMember['call'] = (method, path, body) => ask(method, path, body, user.tokens.access_token)
  await call('PATCH', '/members/me', { name: 'Asha' })
  if (agrees) {
    const agreed = { is_given: true, notice_version: 'moods-4', is_adult: true }
    await call('PUT', '/members/me/consents/moods', agreed)
  }
  await beMember(page, { ...user, name: 'Asha' })
  return { id: user.id, phone: mobile_number, call }
}

/** Inserts past moods into the database, because the API accepts only the last week. */
export async function storeMoods(
  memberId: string,
  moods: readonly { ago: number; type: string; note?: string }[],
) {
  await query(
    `insert into moods (member_id, mood_id, day, mood_type, note, time_zone, version, created_at, changed_at)
     select $1, gen_random_uuid(), day::date, mood_type, note, $5, 1, now(), now()
       from unnest($2::text[], $3::text[], $4::text[]) as given (day, mood_type, note)`,
    [
      memberId,
      moods.map(({ ago }) => dayAgo(ago)),
      moods.map(({ type }) => type),
      moods.map(({ note }) => note ?? ''),
      ZONE,
    ],
  )
}
