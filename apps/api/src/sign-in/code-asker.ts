import type { SignedInMember } from '@pulli/data/members/find-member-by-access-token.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiContext } from '#context.ts'
import { keepChallengeBrowser, readChallengeBrowser } from './challenge-browser.ts'
import { findKnownBrowser } from './known-browser.ts'
import { tokenHash } from './tokens.ts'

/** Who asks for a code (decision D61). */
export type CodeAsker = {
  /** What the challenge is bound to: the cookie of the browser, or the member who is signed in. */
  browserHash: Buffer
  /** Whether callers without that cookie may try it too. */
  isUnbound: boolean
  /** A browser that completed a sign-in with this number, or a member who is signed in: no stranger. */
  isKnown: boolean
  /** For how long the browser has kept its cookie. */
  waitedSeconds: number
  /** Whose own codes are counted together. */
  device: string
  ip: string
}

/** The browser of a request for a code. It answers with the cookie that binds the challenge to it. */
export function browserAsker(
  { config, clock }: ApiContext,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  reply: Pick<FastifyReply, 'header'>,
  phone: string,
): CodeAsker {
  const now = clock()
  const known = findKnownBrowser(request, config, { phone, now })
  const browser = keepChallengeBrowser(request, reply, config, now)
  return {
    browserHash: tokenHash(browser.token),
    isUnbound: browser.isNew && known === undefined,
    isKnown: known !== undefined,
    waitedSeconds: Math.floor(now.getTime() / 1000) - browser.sinceSeconds,
    device: known ?? browser.token,
    ip: request.ip,
  }
}

/** What the challenges of a browser are found by when it tries a code; undefined: it keeps no cookie. */
export function browserHashOf(
  { config }: Pick<ApiContext, 'config'>,
  request: Pick<FastifyRequest, 'headers'>,
): Buffer | undefined {
  const browser = readChallengeBrowser(request, config)
  return browser && tokenHash(browser.token)
}

/** A member who is signed in and asks for a code to go on with: no stranger can ask or try in their place. */
export function memberAsker({ memberId }: Pick<SignedInMember, 'memberId'>, ip: string): CodeAsker {
  const device = `member ${memberId}`
  return { browserHash: memberHash(memberId), isUnbound: false, isKnown: true, waitedSeconds: 0, device, ip }
}

/** What the challenges of a member who is signed in are found by. */
export const memberHash = (memberId: string): Buffer => tokenHash(`member ${memberId}`)
