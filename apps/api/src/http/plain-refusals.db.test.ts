import { expect, test } from 'vitest'
import { withoutReferences } from '#testing/contract.ts'
import { type ContractCall, callsOf } from '#testing/random-call.ts'
import { BASE, signedIn } from '#testing/sign-in.ts'
import { DESK, staffSession } from '#testing/staff.ts'
import { testApi } from '#testing/test-api.ts'

const ID = '019a9b6c-0000-7000-8000-000000000000'

/** Words that only a validator or a programming language says. */
const RAW =
  /\b(?:expected|received|undefined|NaN|Unrecognized|Invalid (?:input|option|string|type|UUID|ISO)|Too (?:big|small)|regex|match pattern)\b/

type Api = Awaited<ReturnType<typeof testApi>>
type Send = (method: ContractCall['method'], url: string, payload: object | undefined) => Promise<Response>
type Response = Awaited<ReturnType<Api['app']['inject']>>
type Fields = Record<string, { enum?: unknown[] }>
type Described = {
  parameters?: { name: string; in: string }[]
  requestBody?: {
    content?: Record<string, { schema: { properties?: Fields; anyOf?: { properties?: Fields }[] } }>
  }
}

/** Bodies that are wrong in every field: none there, and each of a wrong type, too long or too big. */
function wrongBodies({ requestBody }: Described): object[] {
  const schema = requestBody?.content?.['application/json']?.schema
  const ways = schema?.anyOf ?? [schema ?? {}]
  const names = ways.flatMap(({ properties = {} }) => Object.keys(properties))
  return [null, [], {}, 'x'.repeat(5_000), '', -1, 1e12, true, [{}], { x: 1 }]
    .map((value) => Object.fromEntries(names.map((name) => [name, value])))
    .concat({})
}

/** Every message of every field that a call refuses. */
async function messagesOf({ db }: Api, call: ContractCall, send: Send) {
  const described = call.described as Described
  const inQuery = (described.parameters ?? []).filter((one) => one.in === 'query')
  const path = call.path.replace(/\{\w+\}/g, ID)
  const queries = [
    '',
    ...inQuery.map(({ name }) => `?${name}=%F0%9F%AA%B7`),
    ...inQuery.map(({ name }) => `?${name}=`),
  ]
  const bodies = described.requestBody === undefined ? [undefined] : wrongBodies(described)
  const messages: string[] = []
  for (const query of queries) {
    for (const payload of bodies) {
      await db.deleteFrom('limitWindows').execute()
      const answer = await send(call.method, `${path}${query}`, payload)
      if (answer.statusCode === 422) {
        const { message, data } = answer.json()
        messages.push(message, ...Object.values<string>(data.fields ?? {}))
      }
    }
  }
  return messages
}

/** Makes every call of a contract in wrong ways, and expects plain words. Returns how many messages there were. */
async function expectPlainWords(api: Api, base: string, send: Send): Promise<number> {
  const document = withoutReferences((await api.app.inject(`${base}/openapi.json`)).json())
  let count = 0
  for (const call of callsOf(document).filter(({ path }) => path.startsWith(base))) {
    // Some of them end the session.
    if (call.name === `DELETE ${base}/session`) continue
    const messages = await messagesOf(api, call, send)
    count += messages.length
    const raw = messages.filter((message) => RAW.test(message))
    expect([call.name, raw]).toEqual([call.name, []])
  }
  return count
}

test('finding api P8: no call of the contract answers in the words of a validator', async () => {
  const api = await testApi()
  const { bearer } = await signedIn(api)
  const count = await expectPlainWords(api, BASE, (method, url, payload) =>
    api.app.inject({
      method,
      url,
      headers: url.includes('/auth/') ? {} : bearer,
      ...(payload !== undefined && { payload }),
    }),
  )
  expect(count).toBeGreaterThan(300)
}, 60_000)

test('finding api P8: no call of the desk does either', async () => {
  const api = await testApi()
  const { browser } = await staffSession(api, ['owner'])
  const count = await expectPlainWords(api, DESK, (method, url, payload) =>
    browser.call(method as 'POST', url.slice(DESK.length), payload),
  )
  expect(count).toBeGreaterThan(100)
}, 60_000)
