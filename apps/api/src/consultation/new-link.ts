import type { RequestLink } from '@pulli/contracts/request-link.ts'
import type { ApiContext } from '#context.ts'
import { followPassCookie, makeFollowPass } from './follow-pass.ts'

/** A link that replaced the one of who acted. */
export type NewLink = {
  token: string
  /** Their browser sent the request. */
  isSender: boolean
  /** When they proved the number. */
  provenAt: Date
}

type Config = Pick<ApiContext, 'config'>

/** What a program goes on with: the link and a pass as old as the one that it sent. */
export function linkForProgram({ config }: Config, { token, provenAt }: NewLink): RequestLink {
  const { pass, openUntil } = makeFollowPass(config, { kind: 'proof', token, now: provenAt })
  return { token, pass, open_until: openUntil.toISOString() }
}

/** The `Set-Cookie`s with which a browser goes on at the new link. */
export function cookiesOfLink(
  { config }: Config,
  { token, isSender, provenAt }: NewLink,
  now: Date,
): string[] {
  const reading = isSender ? 'sender' : 'digits'
  return [
    followPassCookie(config, makeFollowPass(config, { kind: reading, token, now }).pass, reading),
    followPassCookie(config, makeFollowPass(config, { kind: 'proof', token, now: provenAt }).pass, 'proof'),
  ]
}
