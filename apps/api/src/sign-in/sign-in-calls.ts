import {
  CodeSent,
  Login,
  LoginRequest,
  Nothing,
  Renewal,
  ResendRequest,
  SessionRenewal,
  SignedInUser,
} from '@pulli/contracts/sign-in.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { endSession } from '@pulli/data/sign-in/sessions.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { callsOf, type Guard } from '#http/calls.ts'
import { readBody } from '#http/read-body.ts'
import { OWN_SITE, refuseCrossSite } from '#http/refuse-cross-site.ts'
import { OWN_ROWS } from '#limits/no-limit.ts'
import { codeWords } from './code-words.ts'
import { OWN_SESSION_COOKIE } from './guard-session-cookie.ts'
import { postCode } from './post-code.ts'
import { postNumber } from './post-number.ts'
import { renewSession } from './renew-session.ts'
import { clearSessionCookies, sentSession, setSessionCookies } from './session-cookies.ts'
import { shownAccess, shownRefresh } from './shown-tokens.ts'

const call = callsOf({ tag: 'Sign-in', caller: 'anyone' })
const renewing = callsOf({ tag: 'Sign-in', caller: 'session-cookie' })
const leaving = callsOf({ tag: 'Sign-in', caller: 'member', limit: OWN_ROWS })

/** The limits of one-time codes. */
export const SENDING = ['code-just-sent', 'too-many-codes', 'codes-paused', 'too-many-tries'] as const

/** Why a request for a code is safe to send again. */
export const ONE_CODE = 'a number gets one code in 30 seconds: sent again within them, no second one goes out'

const REQUEST_LIMITS =
  'A browser can request one code per number in 30 seconds and 3 in 10 minutes; after 10 in a day, one in 10 ' +
  'minutes. Every refusal is 429 with `Retry-After`. Keep the cookie `challenge-browser`, also from a refusal: it ' +
  'binds the code to this client and proves that it waited. Clients without the cookie share one code per number, ' +
  'and its tries. `data.otp` is present only while no SMS gateway is configured, and `data.is_late` while text messages ' +
  'do not get through: `message` then says what to do instead.'

/** Of what starts a session: a page of ours, or an app, which gets no cookie. */
export const OWN_SITE_OR_APP: Guard = {
  refuses: ['cross-site-request'],
  check: ({ config }, request) => {
    if (!isApp(request.body)) refuseCrossSite(request, config.signIn.publicUrl)
  },
}

/** One-time codes and sessions. */
export const signInCalls = {
  requestCode: call({
    route: 'POST /auth/login-request',
    summary: 'Request a one-time code',
    description: `The answer is the same for known and unknown numbers. ${REQUEST_LIMITS}`,
    body: LoginRequest,
    answer: CodeSent,
    limit: SENDING,
    retry: { safeBecause: ONE_CODE },
    says: ({ data }) => codeWords(data, m.sign_in_code_sent),
    run: ({ context, body: { mobile_number }, request, reply }) =>
      postNumber(context, { request, reply, mobile_number }),
  }),
  resendCode: call({
    route: 'POST /auth/resend-otp',
    summary: 'Request another one-time code',
    description: `Invalidates the previous code. ${REQUEST_LIMITS}`,
    body: ResendRequest,
    answer: CodeSent,
    limit: SENDING,
    retry: { safeBecause: ONE_CODE },
    says: ({ data }) => codeWords(data, m.sign_in_code_sent_again),
    run: ({ context, body: { mobile_number }, request, reply }) =>
      postNumber(context, { request, reply, mobile_number }),
  }),
  signIn: call({
    route: 'POST /auth/login',
    summary: 'Sign in with a one-time code',
    description:
      'Returns the user with an access token that is valid for 15 minutes, and sets the refresh cookie and ' +
      '`XSRF-TOKEN`. A new member has an empty `name`, and gets the time zone of `X-Time-Zone` (IANA name). An ' +
      'app sends `"client": "app"`: it gets the refresh token in the body instead of a cookie, and may call ' +
      'from any origin.',
    headers: ['X-Time-Zone'],
    guard: OWN_SITE_OR_APP,
    body: Login,
    answer: SignedInUser,
    cookies: 'The refresh cookie (`refresh`, on https `__Host-refresh`) and `XSRF-TOKEN`',
    refuses: ['wrong-code'],
    limit: ['too-many-tries'],
    retry: {
      safeBecause: 'a code signs in once: sent again it is refused, and another code can be asked for',
    },
    says: m.sign_in_done,
    run: ({ context, body: login, request, reply }) => postCode(context, { request, reply, login }),
  }),
  renewSession: renewing({
    route: 'POST /auth/refresh',
    summary: 'Renew the access token',
    description:
      'Exchanges the refresh cookie for its successor. The header `X-XSRF-TOKEN` repeats the cookie ' +
      '`XSRF-TOKEN`. An app sends its `refresh_token` in the body, without that header, and gets the next one in ' +
      'the answer; a cookie beside it is ignored. A refresh token is valid for 7 days and one renewal, a session for 30 days. Using a token ' +
      'again is tolerated for 10 seconds, and as long as nothing from its answer was used; any other reuse ends ' +
      'the session.',
    headers: ['X-XSRF-TOKEN'],
    body: SessionRenewal,
    answer: Renewal,
    cookies: 'The next refresh cookie and `XSRF-TOKEN`, where it came as a cookie',
    refuses: ['session-ended', 'cross-site-request'],
    limit: { noneBecause: 'it needs a refresh token, which renews once' },
    retry: { safeBecause: 'a refresh token whose successor was never used gets that successor again' },
    says: m.sign_in_renewed,
    run: async ({ context, body, request, reply, traceId }) => {
      const { config } = context
      const sent = body?.refresh_token
      const { refreshToken, xsrf } = sentSession(request, config)
      // A page of ours sends the header. A client made of the contract sends its access token as the cookie, too.
      const isPage = refreshToken !== undefined && request.headers['x-xsrf-token'] !== undefined
      if (sent !== undefined && !isPage) {
        const renewed = await renewSession(context, { refreshToken: sent, xsrf: null, traceId })
        return { tokens: { ...shownAccess(renewed), ...shownRefresh(renewed) } }
      }
      OWN_SITE.check(context, request)
      if (refreshToken === undefined) throw new DomainError('session-ended')
      if (xsrf === undefined) throw new DomainError('cross-site-request')
      try {
        const tokens = await renewSession(context, { refreshToken, xsrf, traceId })
        setSessionCookies(reply, config, tokens)
        return { tokens: shownAccess(tokens) }
      } catch (error) {
        if (error instanceof DomainError && error.code === 'session-ended') clearSessionCookies(reply, config)
        throw error
      }
    },
  }),
  signOut: leaving({
    route: 'POST /auth/logout',
    summary: 'Sign out',
    description:
      'Ends the session of the access token. Neither the token nor the refresh cookie works afterwards.',
    guard: OWN_SESSION_COOKIE,
    answer: z.strictObject({}),
    cookies: 'Takes both cookies away',
    retry: { safeBecause: 'the session is over: sent again it answers 401' },
    says: m.sign_in_logout,
    run: async ({ context, member, request, reply, traceId }) => {
      readBody(Nothing, request.body)
      await signOut(context, { ...member, traceId })
      clearSessionCookies(reply, context.config)
      // Not the storage: the crisis page must stay available offline (security row 21).
      reply.header('clear-site-data', '"cache"')
      return {}
    },
  }),
}

/**
 * Returns whether a request that starts a session comes from an app, as its body declares. It is exempt from the origin
 * check (decision 14): it gets no session cookie, so a cross-site page gains nothing by declaring itself one.
 */
const isApp = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'client' in body && body.client === 'app'

/** Ends a member's session at once on every replica: every request looks its token up in the database. */
async function signOut(
  { database, clock }: ApiContext,
  {
    memberId,
    sessionId,
    pseudonym,
    traceId,
  }: { memberId: string; sessionId: string; pseudonym: string; traceId: string },
): Promise<void> {
  const now = clock()
  await database.db.transaction().execute(async (tx) => {
    if (!(await endSession(tx, { memberId, sessionId, now }))) return
    await recordAudit(tx, {
      actor: pseudonym,
      action: 'session.leave',
      subjectKind: 'session',
      subjectId: sessionId,
      traceId,
      now,
    })
  })
}
