import type { Login, SignedInUser } from '@pulli/contracts/sign-in.ts'
import { DEFAULT_TIME_ZONE, isTimeZone } from '@pulli/domain/day/local-day.ts'
import { deviceName } from '@pulli/domain/sign-in/device-name.ts'
import type { ApiContext } from '#context.ts'
import { oneHeader } from '#http/one-header.ts'
import { getMobile } from '#mobile-number/get-mobile.ts'
import { browserHashOf } from './code-asker.ts'
import { browserIdOf, findKnownBrowser, setKnownBrowser } from './known-browser.ts'
import type { SignInReply, SignInRequest } from './post-number.ts'
import { sentSession, setSessionCookies } from './session-cookies.ts'
import { shownAccess, shownRefresh } from './shown-tokens.ts'
import { signIn } from './sign-in.ts'

/** Signs in with a code, and sets the cookies of the session and of the browser; an app gets no session cookie. */
export async function postCode(
  context: ApiContext,
  { request, reply, login }: { request: SignInRequest; reply: SignInReply; login: Login },
): Promise<SignedInUser> {
  const { config } = context
  const phone = getMobile(login.mobile_number)
  const zone = oneHeader(request.headers['x-time-zone'])
  const now = context.clock()
  const browserId = browserIdOf(request, config, now)
  const user = await signIn(context, {
    phone,
    knownBrowser: findKnownBrowser(request, config, { phone, now }),
    browserId,
    code: login.otp,
    timeZone: zone !== undefined && isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE,
    device: deviceName(request.headers['user-agent']),
    refreshToken: sentSession(request, config).refreshToken,
    browserHash: browserHashOf(context, request),
    ip: request.ip,
    traceId: request.id,
  })
  const isApp = login.client === 'app'
  if (!isApp) setSessionCookies(reply, config, user)
  setKnownBrowser(request, reply, config, { phone, browserId, now })
  const tokens = { ...shownAccess(user), ...(isApp && shownRefresh(user)) }
  return {
    id: user.memberId,
    name: user.name,
    time_zone: user.timeZone,
    time_zone_is_chosen: user.isTimeZoneChosen,
    tokens,
  }
}
