import { createServer, type IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { codeText } from './code-text.ts'
import { msg91Gateway } from './msg91-gateway.ts'
import { demoGateway, SmsFailure, type SmsGateway } from './sms-gateway.ts'
import { twilioGateway } from './twilio-gateway.ts'

type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
type Reply = { status: number; body?: string; location?: string } | 'silence' | 'hang-up'

const SMS = { phone: '+919876543210', code: '048213' }
const SID = `AC${'0'.repeat(32)}`

/** A scripted vendor on this machine. */
async function vendor(reply: Reply) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    if (reply === 'silence') return
    if (reply === 'hang-up') return void request.socket.destroy()
    response.writeHead(reply.status, {
      'content-type': 'application/json',
      ...(reply.location && { location: reply.location }),
    })
    response.end(reply.body ?? '{}')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  const address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
  const timing = { address, timeoutMilliseconds: reply === 'silence' ? 300 : 10_000 }
  return {
    asked,
    address,
    msg91: msg91Gateway({ authKey: 'key-1', templateId: 'template-1', ...timing }),
    twilio: twilioGateway({
      accountSid: SID,
      authToken: 'token-1',
      from: '+14155550100',
      ...timing,
      textOf: (code) => codeText(code, { host: 'pulli.example' }),
    }),
  }
}

const faultOf = async (gateway: SmsGateway) => {
  const thrown = await gateway.send(SMS).catch((error: unknown) => error)
  if (!(thrown instanceof SmsFailure)) return expect.fail()
  expect(JSON.stringify([thrown.message, thrown.stack, thrown])).not.toMatch(/9876543210|048213/)
  return [thrown.fault, thrown.vendorCode, thrown.isPassing]
}

test('MSG91 requests match its documentation', async () => {
  const { asked, msg91 } = await vendor({ status: 200, body: '{"type":"success","request_id":"1"}' })
  await msg91.send(SMS)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/v5/otp' })
  expect(asked[0]?.headers).toMatchObject({ authkey: 'key-1', 'content-type': 'application/json' })
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    template_id: 'template-1',
    mobile: '919876543210',
    otp: '048213',
    otp_expiry: 5,
  })
})

test('Twilio requests match its documentation, and the last line is for the browser', async () => {
  const { asked, twilio } = await vendor({ status: 201, body: '{"sid":"SM1","status":"queued"}' })
  await twilio.send(SMS)
  expect(asked[0]).toMatchObject({ method: 'POST', url: `/2010-04-01/Accounts/${SID}/Messages.json` })
  expect(asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from(`${SID}:token-1`).toString('base64')}`)
  expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
    To: '+919876543210',
    From: '+14155550100',
    Body: '048213 is your code for Pulli. It is good for 5 minutes. We never ask you for it.\n\n@pulli.example #048213',
  })
})

test('a Twilio messaging service is sent as such', async () => {
  const { asked, address } = await vendor({ status: 201 })
  const account = { accountSid: SID, authToken: 't', from: 'MG123', address }
  await twilioGateway({ ...account, textOf: (code) => code }).send(SMS)
  expect(new URLSearchParams(asked[0]?.body).get('MessagingServiceSid')).toBe('MG123')
})

test('the registered text is used verbatim', () => {
  const template = 'Use {code} to sign in. {code} is good for 5 minutes. -PULLI'
  expect(codeText('048213', { host: 'pulli.example', template })).toBe(
    'Use 048213 to sign in. 048213 is good for 5 minutes. -PULLI\n\n@pulli.example #048213',
  )
})

test.each([
  [
    'msg91',
    { status: 200, body: '{"type":"error","message":"9876543210 blocked","code":"418"}' },
    ['refused', '418', false],
  ],
  [
    'msg91',
    { status: 200, body: '{"type":"error","code":"048213 for 9876543210"}' },
    ['refused', undefined, false],
  ],
  ['msg91', { status: 200, body: '<title>Welcome to nginx!</title>' }, ['unreachable', undefined, true]],
  ['msg91', { status: 403, body: '<title>Access denied</title>' }, ['unreachable', undefined, true]],
  ['msg91', { status: 401, body: '{"type":"error","code":207}' }, ['refused', '207', false]],
  ['msg91', { status: 500 }, ['busy', '500', true]],
  ['msg91', { status: 429 }, ['busy', '429', true]],
  ['msg91', 'silence', ['timeout', undefined, true]],
  ['msg91', 'hang-up', ['unreachable', undefined, true]],
  ['msg91', { status: 307, location: 'http://127.0.0.1:1/' }, ['unreachable', undefined, true]],
  [
    'twilio',
    { status: 400, body: '{"code":21211,"message":"+919876543210 is no number"}' },
    ['refused', '21211', false],
  ],
  ['twilio', { status: 201, body: '{"status":"failed","error_code":30007}' }, ['refused', '30007', false]],
  ['twilio', { status: 401, body: '{"code":20003}' }, ['refused', '20003', false]],
  ['twilio', { status: 404, body: '<title>Not found</title>' }, ['unreachable', undefined, true]],
  ['twilio', { status: 503 }, ['busy', '503', true]],
  ['twilio', 'silence', ['timeout', undefined, true]],
  ['twilio', 'hang-up', ['unreachable', undefined, true]],
] as const)(
  'OTP-11, security row 14: %s that answers %o fails by its kind alone',
  async (name, reply, fault) => {
    expect(await faultOf((await vendor(reply))[name])).toEqual(fault)
  },
)

test('D2: the demo gateway shows codes and sends nothing', async () => {
  expect(demoGateway.showsCodes).toBe(true)
  await expect(demoGateway.send(SMS)).resolves.toBeUndefined()
})
