import { findMemberKey } from '@pulli/data/encryption/data-key.ts'
import { saveMood } from '@pulli/data/mood/moods.ts'
import { memberOfNumber } from '@pulli/data/testing/stored.ts'
import { expect } from 'vitest'
import { askForCode, browserOf, call, MOBILE, tryCode } from './sign-in.ts'
import type { testApi } from './test-api.ts'

export type Api = Awaited<ReturnType<typeof testApi>>

/** So many days, in seconds. */
export const days = (count: number) => count * 86_400

/** Lets time go by. */
export function later(api: Api, seconds: number) {
  api.time.now = new Date(api.time.now.getTime() + seconds * 1000)
}

/** Signs in, in a browser that has no cookie or this one. An hour goes by first, so that no limit is met. */
export async function enter(api: Api, { mobile = MOBILE, cookie = '' } = {}) {
  later(api, 3_600)
  const sent = cookie === '' ? {} : { cookie }
  const answer = await tryCode(api, await askForCode(api, mobile), mobile, sent)
  expect(answer.statusCode).toBe(200)
  const known = answer.cookies.find(({ name }) => name === 'known-browser')?.value ?? ''
  const browser = browserOf(answer)
  return {
    answer,
    memberId: answer.json().data.id as string,
    headers: browser.bearer,
    cookies: browser.cookies,
    cookie: `known-browser=${known}`,
  }
}

/** A member with a name and a recovery code, and what the browser has in which they signed in. */
export async function memberWithCode(api: Api, mobile = MOBILE) {
  const browser = await enter(api, { mobile })
  const { headers, memberId } = browser
  await call(api, 'PATCH', '/members/me', { headers, body: { name: 'Asha' } })
  const made = await call(api, 'POST', '/members/me/recovery-code', { headers })
  expect(made.statusCode).toBe(200)
  const mask = await api.db
    .selectFrom('memberPseudonyms')
    .select('pseudonym')
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow()
  const renew = async () => {
    const answer = await call(api, 'POST', '/auth/refresh', { headers: browser.cookies })
    expect(answer.statusCode).toBe(200)
    return { headers: browserOf(answer).bearer }
  }
  return { ...browser, ...mask, renew, code: made.json().data.recovery_code as string }
}

/** Enters a recovery code. */
export const recover = (api: Api, headers: Record<string, string>, recovery_code: string) =>
  call(api, 'POST', '/auth/recover', { headers, body: { recovery_code } })

/** Puts a mood with a note of the member of a number into the database. */
export async function keepMood(api: Api, mobile: string, note: string) {
  const { memberId } = await memberOfNumber(api, `+91${mobile}`)
  const key = (await findMemberKey(api.db, api.context.encryption, memberId)) ?? expect.fail()
  const mood = { day: '2026-11-20', timeZone: 'Asia/Kolkata', moodType: 'BAD', note } as const
  await api.db
    .transaction()
    .execute((tx) => saveMood(tx, key, { memberId, ...mood, now: new Date('2026-11-20T10:00:00Z') }))
}

/** The notes that a member reads. */
export async function moodsOf(api: Api, headers: Record<string, string>): Promise<string[]> {
  const answer = await call(api, 'GET', '/mood/getMoods?from=2026-11-01&to=2026-11-30', { headers })
  return answer.json().data.moods.map(({ note }: { note: string }) => note)
}

/** The number that a member of the tests moves to. */
export const NEW_MOBILE = '8470588172'

/** Asks for the codes of a change of number, half a minute after the last code. */
export function askForNumber(api: Api, headers: Record<string, string>, mobile = NEW_MOBILE) {
  later(api, 30)
  return call(api, 'POST', '/members/me/number-request', { headers, body: { mobile_number: mobile } })
}

/** Changes the number with the given input. */
export const moveTo = (
  api: Api,
  headers: Record<string, string>,
  typed: { otp: string; current_otp?: string; recovery_code?: string },
  mobile = NEW_MOBILE,
) => call(api, 'PUT', '/members/me/number', { headers, body: { mobile_number: mobile, ...typed } })
