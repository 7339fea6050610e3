import { expect, test } from 'vitest'
import { FIRST_SLOT, FIRST_TALK, publishHours } from '#testing/bookable.ts'
import { deviceOf } from '#testing/device.ts'
import { sessionOf } from '#testing/sessions.ts'
import { ASHA, testApi } from '#testing/test-api.ts'

/** A guardian who is signed in with one number, and asked for a consultation with another. */
async function guardian() {
  const api = await testApi()
  await publishHours(api)
  const { authorization } = await sessionOf(api, '+919876543299')
  const send = await deviceOf(api, { token: authorization.replace('Bearer ', '') })
  const body = { ...ASHA, section: 'Counselling Psychology' }
  const { token } = (await send('POST', '/requests', { body })).data
  const opened = await send('POST', `/requests/${token}/digits`, { body: { digits: '3210' } })
  const headers: Record<string, string> = { 'x-follow-pass': opened.data.pass }
  return { ...api, send, token: String(token), headers }
}

test('finding api P5: a signed-in guardian books, moves and cancels for a request of another number, by its link', async () => {
  const { send, token, headers } = await guardian()
  const { otp } = (await send('POST', `/requests/${token}/code`, { headers })).data
  const proof = await send('POST', `/requests/${token}/proof`, { body: { code: otp }, headers })
  headers['x-follow-pass'] = proof.data.pass
  const wanted = { request: token, service: FIRST_TALK, starts_at: FIRST_SLOT }
  const held = await send('POST', '/appointments', { body: wanted, headers })
  expect(held.status).toBe(200)
  const link = { body: { request: token }, headers }
  expect((await send('POST', `/appointments/${held.data.id}/confirm`, link)).status).toBe(200)
  const starts_at = '2026-11-22T07:30:00.000Z'
  const moved = await send('POST', `/appointments/${held.data.id}/move`, {
    body: { ...wanted, starts_at },
    headers,
  })
  expect([moved.status, moved.data.starts_at]).toEqual([200, starts_at])
  expect((await send('POST', `/appointments/${moved.data.id}/cancel`, link)).status).toBe(200)
})

test('finding api P6: a pass that is missing, over or of another request is told apart from wrong digits', async () => {
  const { send, token, headers, time } = await guardian()
  const hold = (sent: Record<string, string>) =>
    send('POST', '/appointments', {
      body: { request: token, service: FIRST_TALK, starts_at: FIRST_SLOT },
      headers: sent,
    })
  for (const sent of [{}, { 'x-follow-pass': 'x' }]) {
    const refusal = await hold(sent)
    expect([refusal.status, refusal.code]).toEqual([401, 'digits-needed'])
  }
  const wrong = await send('POST', `/requests/${token}/digits`, { body: { digits: '0000' } })
  expect([wrong.status, wrong.code]).toEqual([401, 'wrong-digits'])
  time.now = new Date(time.now.getTime() + 15 * 60_000)
  expect((await hold(headers)).code).toBe('digits-needed')
})
