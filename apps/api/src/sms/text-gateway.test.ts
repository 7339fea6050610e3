import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { SmsFailure } from './sms-gateway.ts'
import { msg91Texts, twilioTexts } from './text-gateway.ts'

const SID = `AC${'0'.repeat(32)}`
const MESSAGE = {
  phone: '+919876543210',
  template: 'reminder-day',
  text: 'Your appointment: Mon 23 Nov, 11:00 IST.',
  values: { when: 'Mon 23 Nov, 11:00 IST', link: 'https://pulli.example/request/A' },
} as const

/** A scripted vendor on this machine. */
async function vendor(status: number, body: object) {
  const asked: { url: string | undefined; body: string }[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    asked.push({ url: request.url, body: text })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  const address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
  const account = { accountSid: SID, authToken: 't', from: 'PULLIN', address }
  return {
    asked,
    msg91: msg91Texts({ authKey: 'k', address }, { 'reminder-day': 'flow-1' }),
    twilio: twilioTexts(account, ['reminder-day']),
  }
}

test('MSG91 gets its own template and the variables, and no short links', async () => {
  const { asked, msg91 } = await vendor(200, { type: 'success', message: '3763646c3058373530393938' })
  expect([msg91.has('reminder-day'), msg91.has('reminder-hour')]).toEqual([true, false])
  expect(await msg91.send(MESSAGE)).toBe('3763646c3058373530393938')
  expect(asked[0]?.url).toBe('/api/v5/flow')
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    template_id: 'flow-1',
    short_url: '0',
    recipients: [{ mobiles: '919876543210', ...MESSAGE.values }],
  })
})

test('Twilio gets the words to the letter', async () => {
  const { asked, twilio } = await vendor(201, { sid: 'SM0123456789abcdef0123456789abcdef', status: 'queued' })
  expect([twilio.has('reminder-day'), twilio.has('reminder-hour')]).toEqual([true, false])
  expect(await twilio.send(MESSAGE)).toBe('SM0123456789abcdef0123456789abcdef')
  expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
    To: '+919876543210',
    From: 'PULLIN',
    Body: MESSAGE.text,
  })
})

test.each([
  ['msg91', 200, { type: 'error', code: '418', message: '919876543210 is blocked' }, 'refused'],
  ['twilio', 400, { code: 21211, message: '+919876543210 is no number' }, 'refused'],
  ['twilio', 503, {}, 'busy'],
] as const)('what %s refuses fails by its kind, without the number', async (name, status, body, fault) => {
  const gateway = (await vendor(status, body))[name]
  const thrown = await gateway.send(MESSAGE).catch((error: unknown) => error)
  if (!(thrown instanceof SmsFailure)) return expect.fail()
  expect(thrown.fault).toBe(fault)
  expect(JSON.stringify([thrown.message, thrown.stack, thrown])).not.toContain('9876543210')
})

test('an answer that repeats the number is no name of a message', async () => {
  const { msg91 } = await vendor(200, { type: 'success', message: 'sent to 919876543210' })
  expect(await msg91.send(MESSAGE)).toBeUndefined()
})
