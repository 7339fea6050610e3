import { expect } from 'vitest'
import { consultationBody } from './consultation-body.ts'
import { queryDatabase } from './query-database.ts'
import type { RunningStack } from './running-stack.ts'

/** Calls the API of a stack, which must answer with 200, and returns the data of the envelope. */
export async function call(
  { siteUrl }: RunningStack,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
) {
  const answer = await fetch(`${siteUrl}/api/v1/mwellness${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()).data
}

const forgetCodeGap = (stack: RunningStack) =>
  queryDatabase(stack.databaseUrl(), "delete from limit_windows where limit_name = 'code-gap'")

/** Signs in with a number and returns the access token. */
export async function signIn(stack: RunningStack, mobile_number: string): Promise<string> {
  await forgetCodeGap(stack)
  const { otp } = await call(stack, 'POST', '/auth/login-request', { mobile_number })
  const user = await call(stack, 'POST', '/auth/login', { mobile_number, type: 'phone', otp })
  return user.tokens.access_token
}

/** Enters everything that a person can enter here: a name, a note, a request. Returns the access token. */
export async function confide(
  stack: RunningStack,
  { mobile, name, note }: { mobile: string; name: string; note: string },
): Promise<string> {
  const token = await signIn(stack, mobile)
  await call(stack, 'PATCH', '/members/me', { name }, token)
  for (const { purpose, notice } of await call(stack, 'GET', '/members/me/consents', undefined, token)) {
    const consent = { is_given: true, notice_version: notice.version, is_adult: true }
    await call(stack, 'PUT', `/members/me/consents/${purpose}`, consent, token)
  }
  await call(stack, 'POST', '/mood/createMood', { moodType: 'BAD', note }, token)
  // Signed in: what a visitor sends with the number stays with the desk until the member says that it is theirs.
  await call(stack, 'POST', '/user-contact-email', { ...consultationBody({ name }), phone: mobile }, token)
  return token
}

/** Erases an account as its member does. */
export async function eraseAccount(stack: RunningStack, token: string): Promise<void> {
  await forgetCodeGap(stack)
  const { otp } = await call(stack, 'POST', '/members/me/erase-request', undefined, token)
  await call(stack, 'DELETE', '/members/me', { otp }, token)
}
