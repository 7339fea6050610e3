import type { FollowedRequest } from '@pulli/data/consultation/followed-request.ts'
import type { ApiContext } from '#context.ts'
import { findKnownBrowser } from '#sign-in/known-browser.ts'
import { type FollowPass, readFollowPass } from './follow-pass.ts'

/** What a caller sends with the link of a request. */
export type Visit = {
  /** The `Cookie` header of a browser. */
  cookie?: string | undefined
  /** What a program sends in `X-Follow-Pass`. */
  pass?: string | undefined
  /** The verified number of the member who is signed in. */
  phone?: string | undefined
}

/**
 * What someone with the link of a request may do: read it (`isOpen`), or also book, move and cancel (`isProven`), which
 * needs a proven number (decision D62): the signed-in member of that number, a browser known for it, or its code.
 */
export function requestAccess(
  { config }: Pick<ApiContext, 'config'>,
  request: Pick<FollowedRequest, 'id' | 'phone'>,
  { cookie, pass, phone }: Visit,
  now: Date,
): FollowPass {
  const earned = readFollowPass(config, { cookie, pass, requestId: request.id, now })
  const browser = { headers: { cookie } }
  const isProven =
    earned.isProven ||
    phone === request.phone ||
    findKnownBrowser(browser, config, { phone: request.phone, now }) !== undefined
  return { ...earned, isOpen: earned.isOpen || isProven, isProven }
}
