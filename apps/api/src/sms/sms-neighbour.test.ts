import { expect, test } from 'vitest'
import { type CodeSms, SmsFailure, type SmsGateway } from './sms-gateway.ts'
import { codesThrough, smsNeighbour } from './sms-neighbour.ts'

const SMS: CodeSms = { phone: '+919876543210', code: '048213' }

function gatewayThat(send: SmsGateway['send']) {
  let now = 0
  const sms = smsNeighbour({ now: () => now })
  const gateway = codesThrough(sms, { name: 'msg91', showsCodes: false, send })
  const faultOf = () =>
    gateway.send(SMS).then(
      () => 'taken',
      (error: unknown) => (error instanceof SmsFailure ? error.fault : error),
    )
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  return { faultOf, pass, circuit: () => sms.state().circuit }
}

test('finding operate H4: a gateway that fails three times is not asked for two seconds, and then again', async () => {
  let isDown = true
  let asked = 0
  const { faultOf, pass, circuit } = gatewayThat(async () => {
    asked += 1
    if (isDown) throw new SmsFailure('busy')
  })
  for (let n = 0; n < 3; n++) expect(await faultOf()).toBe('busy')
  expect([circuit(), await faultOf(), asked]).toEqual(['open', 'unreachable', 3])
  isDown = false
  pass(2_000)
  expect([await faultOf(), circuit(), asked]).toEqual(['taken', 'closed', 4])
})

test('finding operate H4: numbers that the gateway refuses do not open its circuit', async () => {
  const { faultOf, circuit } = gatewayThat(() => Promise.reject(new SmsFailure('refused')))
  for (let n = 0; n < 5; n++) expect(await faultOf()).toBe('refused')
  expect(circuit()).toBe('closed')
})

test('finding operate H4: of a crowd that waits for a gateway that hangs, a hundred wait and the others do not', async () => {
  const released = Promise.withResolvers<void>()
  const { faultOf } = gatewayThat(() => released.promise)
  const crowd = Array.from({ length: 100 }, faultOf)
  expect(await faultOf()).toBe('unreachable')
  released.resolve()
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['taken']))
})
