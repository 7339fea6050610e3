import { expect, test } from 'vitest'
import { type Keys, keysOf, type Secrets } from '#keys/keys.ts'
import { enforceLimit } from '#limits/enforce-limit.ts'
import { newsletterToken, readNewsletterToken } from '#newsletter/newsletter-links.ts'
import { askForCode, browserOf, call, MOBILE, otherThan, signedIn, tryCode } from '#testing/sign-in.ts'
import { NOW, testApi } from '#testing/test-api.ts'

type Api = Awaited<ReturnType<typeof testApi>>
const OLD = 'the old key'
const NEW = 'the new key'
const later = (api: Api, seconds: number) => {
  api.time.now = new Date(api.time.now.getTime() + seconds * 1000)
}
const changeKeys = (api: Api, secrets: Secrets) => {
  api.context.config.keys = keysOf(secrets)
}
const beforeTheChange = () => testApi({ keys: keysOf({ secret: OLD }) })
const refresh = (api: Pick<Api, 'app'>, headers: Record<string, string>) =>
  call(api, 'POST', '/auth/refresh', { headers })

test('security row 58: a code in transit stays valid during a rotation', async () => {
  const api = await beforeTheChange()
  const code = await askForCode(api)
  changeKeys(api, { secret: NEW })
  expect((await tryCode(api, code)).statusCode).toBe(401)
  changeKeys(api, { secret: NEW, fallbackSecret: OLD })
  expect((await tryCode(api, code)).statusCode).toBe(200)
  expect((await tryCode(api, code)).statusCode).toBe(401)
})

test('security row 58: codes created with the new key are valid with that key only', async () => {
  const api = await beforeTheChange()
  changeKeys(api, { secret: NEW, fallbackSecret: OLD })
  const code = await askForCode(api)
  changeKeys(api, { secret: OLD })
  expect((await tryCode(api, code)).statusCode).toBe(401)
  changeKeys(api, { secret: NEW })
  expect((await tryCode(api, code)).statusCode).toBe(200)
})

test('security rows 5 and 58: a key rotation does not reset the count of wrong codes', async () => {
  const api = await beforeTheChange()
  for (let round = 0; round < 2; round++) {
    const code = await askForCode(api)
    for (let n = 0; n < 5; n++) await tryCode(api, otherThan(code))
    later(api, 30)
  }
  changeKeys(api, { secret: NEW, fallbackSecret: OLD })
  const refused = await tryCode(api, await askForCode(api))
  expect(refused.json().data.code).toBe('too-many-tries')
  const rows = await api.db.selectFrom('wrongCodes').select(['inRow', 'today']).execute()
  expect(rows).toEqual([{ inRow: 10, today: 10 }])
})

test('security rows 53 and 58: two servers that sign with different keys accept each other’s hashes and share counts', async () => {
  const api = await beforeTheChange()
  const other = await api.replica({ secret: NEW, fallbackSecret: OLD })
  changeKeys(api, { secret: OLD, fallbackSecret: NEW })
  const code = await askForCode(api)
  for (const server of [api, other, api, other]) await tryCode(server, otherThan(code))
  const rows = await api.db.selectFrom('wrongCodes').select(['inRow', 'today']).execute()
  expect(rows).toEqual([{ inRow: 4, today: 4 }])
  const browser = browserOf(await tryCode(other, code))
  const renewed = await refresh(api, browser.cookies)
  expect(renewed.statusCode).toBe(200)
  expect((await refresh(other, browserOf(renewed).cookies)).statusCode).toBe(200)
})

test('security row 58: a session survives the rotation, and needs no old key after one renewal', async () => {
  const api = await beforeTheChange()
  const first = await signedIn(api)
  changeKeys(api, { secret: NEW })
  expect((await refresh(api, first.cookies)).json().data.code).toBe('cross-site-request')
  changeKeys(api, { secret: NEW, fallbackSecret: OLD })
  const second = browserOf(await refresh(api, first.cookies))
  expect(second.xsrf).not.toBe(first.xsrf)
  changeKeys(api, { secret: NEW })
  expect((await refresh(api, second.cookies)).statusCode).toBe(200)
})

test('security rows 16 and 58: two tabs that renew before and after the rotation hold one cookie', async () => {
  const api = await beforeTheChange()
  const first = await signedIn(api)
  const one = browserOf(await refresh(api, first.cookies))
  changeKeys(api, { secret: NEW, fallbackSecret: OLD })
  later(api, 5)
  const two = browserOf(await refresh(api, first.cookies))
  expect(two.refresh).toBe(one.refresh)
  expect((await refresh(api, two.cookies)).statusCode).toBe(200)
})

test('security row 58: links in earlier newsletters still work, and none is created with the old key', () => {
  const id = '0197a1b2-0000-7000-8000-000000000000'
  const token = newsletterToken(keysOf({ secret: OLD }).current, 'unsubscribe', id)
  const changing = keysOf({ secret: NEW, fallbackSecret: OLD })
  expect(readNewsletterToken(changing, 'unsubscribe', token)).toBe(id)
  expect(readNewsletterToken(keysOf({ secret: NEW }), 'unsubscribe', token)).toBeUndefined()
  expect(readNewsletterToken(changing, 'confirm', token)).toBeUndefined()
  expect(newsletterToken(changing.current, 'unsubscribe', id)).not.toBe(token)
})

test('security row 58: a key rotation resets no limit, neither during it nor after the old key is removed', async () => {
  const api = await beforeTheChange()
  const hit = (keys: Keys) =>
    api.db
      .transaction()
      .execute((tx) =>
        enforceLimit(tx, { name: 'test', subject: 'x', max: 100, windowSeconds: 3_600, keys, now: NOW }),
      )
  const [old, oldFirst, newFirst, alone] = [
    { secret: OLD },
    { secret: OLD, fallbackSecret: NEW },
    { secret: NEW, fallbackSecret: OLD },
    { secret: NEW },
  ].map(keysOf) as [Keys, Keys, Keys, Keys]
  expect(await hit(old)).toBe(1)
  expect(await hit(oldFirst)).toBe(2)
  // While the servers are restarted one after the other, both orders run side by side.
  expect(await Promise.all([hit(newFirst), hit(oldFirst)]).then((hits) => hits.toSorted())).toEqual([3, 4])
  expect(await hit(newFirst)).toBe(5)
  // What came while both were accepted is counted under the new one too.
  expect(await hit(alone)).toBe(5)
})

test('security row 58: a limit that is reached stays reached under the new key', async () => {
  const api = await beforeTheChange()
  await askForCode(api)
  changeKeys(api, { secret: NEW, fallbackSecret: OLD })
  const again = await call(api, 'POST', '/auth/login-request', { body: { mobile_number: MOBILE } })
  expect(again.json().data.code).toBe('code-just-sent')
})
