import type { Page } from '@playwright/test'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { forwardedFor } from '../consultation-body.ts'
import { beMember } from './fake-member.ts'
import { ZONE } from './one-day.ts'

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
