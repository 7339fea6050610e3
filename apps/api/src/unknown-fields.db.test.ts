import { expect, test } from 'vitest'
import { callsOf } from './testing/random-call.ts'
import { BASE, call, signedIn } from './testing/sign-in.ts'
import { testApi } from './testing/test-api.ts'

test('security row 26: every call of the contract that takes a body refuses a field that it does not know', async () => {
  const api = await testApi()
  const bala = await signedIn(api, '9123456789')
  const document = (await api.app.inject(`${BASE}/openapi.json`)).json()
  const taking = callsOf(document).filter(({ described }) => described.requestBody)
  expect(taking.length).toBeGreaterThanOrEqual(14)
  for (const { method, path, name } of taking) {
    const answer = await call(api, method, path.replace(BASE, '').replace('{purpose}', 'moods'), {
      headers: bala.bearer,
      // Of two forms this is the one without a further field.
      body: {
        ...(name.includes('consents') && { is_given: false }),
        ...(name.endsWith('/mail') && { answer: 'keep' }),
        'nobody-knows': 1,
      },
    })
    const { data } = answer.json()
    expect([name, answer.statusCode, data.fields?.['nobody-knows']]).toEqual([
      name,
      422,
      'This field is not known.',
    ])
  }
})
