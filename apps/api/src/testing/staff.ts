import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import { freshToken } from '#sign-in/tokens.ts'
import { firstOwnerLink } from '#staff/first-owner-link.ts'
import { setStaffCookies } from '#staff/staff-cookies.ts'
import { startStaffSession } from '#staff/start-staff-session.ts'
import type { testApi } from './test-api.ts'
import { testAuthenticator } from './test-authenticator.ts'

export const DESK = '/api/v1/desk'

type Api = Awaited<ReturnType<typeof testApi>>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type DeskBrowser = ReturnType<typeof deskBrowser>

/** A browser at the desk: it keeps its cookies, and repeats the token of the session as the pages do. */
export function deskBrowser({ app }: Pick<Api, 'app'>) {
  const jar = new Map<string, string>()
  const call = async (
    method: Method,
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const xsrf = jar.get('DESK-XSRF-TOKEN')
    const answer = await app.inject({
      method,
      url: DESK + path,
      headers: { ...(cookie && { cookie }), ...(xsrf && { 'x-xsrf-token': xsrf }), ...headers },
      ...(payload && { payload }),
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, payload: object = {}) => call('POST', path, payload),
    put: (path: string, payload: object) => call('PUT', path, payload),
    delete: (path: string) => call('DELETE', path),
  }
}

/** The token of the link that a start makes for the first owner. */
export async function firstOwnerToken({ db, context, time }: Api): Promise<string | undefined> {
  const { keys, signIn } = context.config
  const link = await firstOwnerLink(db, { keys, publicUrl: signIn.publicUrl, now: time.now })
  return link?.split('/').at(-1)
}

/** Accepts an invitation with a passkey. */
export async function joinWithPasskey(
  browser: DeskBrowser,
  given: { token: string; name?: string; email?: string },
) {
  const device = testAuthenticator()
  const { options } = (await browser.post('/join/passkey-options', given)).json().data
  return { device, answer: await browser.post('/join', { ...given, passkey: device.register(options) }) }
}

/** Signs in with a passkey. */
export async function signInWith(browser: DeskBrowser, device: ReturnType<typeof testAuthenticator>) {
  const { options } = (await browser.post('/session/passkey-options')).json().data
  return browser.post('/session', { passkey: device.answer(options) })
}

/** Someone who is signed in at the desk, as the rows alone make it. */
export async function staffSession(api: Api, roles: StaffRole[], { isSample = false } = {}) {
  const { db, time } = api
  const staffId = uuidV7(time.now)
  const email = `${staffId}@example.org`
  await db
    .insertInto('staff')
    .values({
      id: staffId,
      name: 'Bala',
      email,
      roles,
      teamEntry: null,
      isSample,
      createdAt: time.now,
    })
    .execute()
  return { staffId, email, ...(await sessionAtDesk(api, staffId)) }
}

/** The browser of someone at the desk, signed in. */
export async function staffBrowserOf(api: Api, staffId: string): Promise<DeskBrowser> {
  return (await sessionAtDesk(api, staffId)).browser
}

async function sessionAtDesk(api: Api, staffId: string) {
  const { db, context, time } = api
  const browser = { browserId: freshToken(), device: '', earlierToken: undefined, traceId: 'of a test' }
  const started = await db
    .transaction()
    .execute((tx) => startStaffSession(tx, { staffId, signedInBy: 'passkey', browser, now: time.now }))
  const own = deskBrowser(api)
  const header = (_name: string, cookies: string[]) => {
    for (const cookie of cookies) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      own.jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
  setStaffCookies({ header } as never, context.config, started)
  return { browser: own, token: started.token }
}
