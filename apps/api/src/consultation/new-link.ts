import type { RequestLink } from '@pulli/contracts/request-link.ts'
import type { ApiContext } from '#context.ts'
import { followPassCookie, makeFollowPass } from './follow-pass.ts'
import { nextLinkCookie } from './next-link-cookie.ts'
import type { OpenedLink } from './open-link.ts'

/** A link that replaced the one of who acted. */
export type NewLink = {
  token: string
  requestId: string
  /** The links of theirs that it replaced. */
  earlier: readonly string[]
  /** Their browser sent the request. */
  isSender: boolean
  /** When they proved the number. */
  provenAt: Date
}

type Config = Pick<ApiContext, 'config'>

/**
 * Returns the new link of a proven number.
 *
 * @param token of that link, where it's newer than the one that they were found by
 */
export function linkAfter(
  { request, sent, isSender, proof, ...opened }: OpenedLink,
  { token = opened.token, now }: { token?: string; now: Date },
): NewLink {
  const earlier = [...new Set([sent, opened.token])].filter((one) => one !== token)
  return { token, requestId: request.id, earlier, isSender, provenAt: proof?.at ?? now }
}

/** For a client without cookies: the link and a pass as old as the one that it sent. */
export function linkForProgram({ config }: Config, { token, provenAt }: NewLink): RequestLink {
  const { pass, openUntil } = makeFollowPass(config, { kind: 'proof', token, now: provenAt })
  return { token, pass, open_until: openUntil.toISOString() }
}

/** The `Set-Cookie`s that let a browser continue at the new link, also from an earlier one. */
export function cookiesOfLink(
  { config }: Config,
  { isSender, provenAt, ...link }: NewLink,
  { cookie, now }: { cookie: string | undefined; now: Date },
): string[] {
  const { token } = link
  const reading = isSender ? 'sender' : 'digits'
  return [
    followPassCookie(config, makeFollowPass(config, { kind: reading, token, now }).pass, reading),
    followPassCookie(config, makeFollowPass(config, { kind: 'proof', token, now: provenAt }).pass, 'proof'),
    nextLinkCookie(config, { ...link, cookie }),
  ]
}
