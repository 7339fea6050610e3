import type { SignedInMember } from '@pulli/data/members/members.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiContext } from '#context.ts'
import { keepChallengeBrowser, readChallengeBrowser } from './challenge-browser.ts'
import { findKnownBrowser } from './known-browser.ts'
import { tokenHash } from './tokens.ts'

/** The requester of a code (decision D61). */
export type CodeAsker = {
  /** What the challenge is bound to: the browser's cookie, or the signed-in member. */
  browserHash: Buffer
  /** Whether callers without that cookie may attempt it too. */
  isUnbound: boolean
  /**
   * A browser that has signed in with this number before, or a signed-in member: exempt from the limits on strangers.
   */
  isKnown: boolean
  /** How long the browser has had its cookie. */
  waitedSeconds: number
  /** The key under which the requester's own codes are counted. */
  device: string
  ip: string
}

/** Returns the browser that requests a code, and sets the cookie that binds the challenge to it. */
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

/** Returns the lookup key of a browser's challenges; undefined if it has no cookie. */
export function browserHashOf(
  { config }: Pick<ApiContext, 'config'>,
  request: Pick<FastifyRequest, 'headers'>,
): Buffer | undefined {
  const browser = readChallengeBrowser(request, config)
  return browser && tokenHash(browser.token)
}

/** A signed-in member who requests a code: no stranger can request or attempt one in their place. */
export function memberAsker({ memberId }: Pick<SignedInMember, 'memberId'>, ip: string): CodeAsker {
  const device = `member ${memberId}`
  return { browserHash: memberHash(memberId), isUnbound: false, isKnown: true, waitedSeconds: 0, device, ip }
}

/** Returns the lookup key of a signed-in member's challenges. */
export const memberHash = (memberId: string): Buffer => tokenHash(`member ${memberId}`)
