import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { consultationBody, inDays } from '../consultation-body.ts'
import { mailsNamed } from '../outbox.ts'
import { requestsIn } from '../stored-rows.ts'
import { stack } from './shared-stack.ts'

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${stack.siteUrl}/api/v1/mwellness/user-contact-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const rowsOf = async (email: string) =>
  (await requestsIn(stack))
    .filter((request) => request.email === email)
    .map(({ name, phone, section, consultationOn }) => ({
      name,
      phone,
      section,
      consultation_on: consultationOn,
    }))

async function mailsFor(email: string) {
  const mails = await mailsNamed('', stack)
  return mails.filter((mail) =>
    [...(mail.to ?? []), ...(mail.replyTo ?? [])].some(({ address }) => address === email),
  )
}

test('a consultation request is stored, the office is mailed, and the visitor learns what happens next', async () => {
  const body = consultationBody()
  const answer = await send(body)
  expect([answer.status, await answer.json()]).toMatchObject([200, { status: 200, error: false }])
  expect(await rowsOf(body.email)).toEqual([
    {
      name: body.name,
      phone: `+91${body.phone}`,
      section: body.section,
      consultation_on: body.consultation_date,
    },
  ])

  await expect.poll(() => mailsFor(body.email)).toHaveLength(2)
  const mails = await mailsFor(body.email)
  const provider = mails.find(({ replyTo }) => replyTo?.[0]?.address === body.email)
  const visitor = mails.find(({ to }) => to?.[0]?.address === body.email)
  for (const value of [body.name, body.email, body.section]) {
    expect(provider?.text).toContain(value)
    expect(provider?.html).toContain(value)
  }
  for (const text of [visitor?.text, visitor?.html]) {
    expect(text).toContain('112')
    expect(text).toContain('14416')
    expect(text).toContain('11:00 AM')
  }
})

test('CNS-14 an invalid request is refused with a message per field, and nothing is stored', async () => {
  const body = consultationBody({ phone: '12345', section: 'Surgery', consultation_date: inDays(-1) })
  const answer = await send({ ...body, email: 'not-an-address' })
  const refusal = (await answer.json()) as { status: number; data: { fields: Record<string, string> } }
  expect([answer.status, refusal.status]).toEqual([422, 422])
  expect(Object.keys(refusal.data.fields).sort()).toEqual(['consultation_date', 'email', 'phone', 'section'])
  expect(await rowsOf(body.email)).toEqual([])
})

test('CNS-13 each faulty field has its own message that says what to do', async () => {
  const { data } = (await (await send({})).json()) as { data: { fields: Record<string, string> } }
  expect(Object.keys(data.fields).sort()).toEqual(['consultation_date', 'email', 'name', 'phone', 'section'])
  for (const message of Object.values(data.fields))
    expect(message).toMatch(/^[A-Z].*\.$|^Please enter valid phone number$/)
})

test('a request repeated under one key is stored once', async () => {
  const body = consultationBody()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all([send(body, key), send(body, key), send(body, key)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await rowsOf(body.email)).toHaveLength(1)
})

test('security row 60: no log contains what a visitor wrote', async () => {
  const body = consultationBody({ name: 'Canary Yellowfeather' })
  await send(body)
  await send({ ...body, phone: 'canary-phone' })
  await expect.poll(() => mailsFor(body.email)).not.toEqual([])
  const logs = readdirSync(join(stack.dataDir, 'logs')).map((name) =>
    readFileSync(join(stack.dataDir, 'logs', name), 'utf8'),
  )
  for (const canary of ['Yellowfeather', body.email, body.phone, 'canary-phone']) {
    expect(logs.some((log) => log.includes(canary))).toBe(false)
  }
})
