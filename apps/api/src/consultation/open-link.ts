import { type FollowedRequest, findRequestByToken } from '@pulli/data/consultation/request-links.ts'
import type { ApiContext } from '#context.ts'
import { browserIdOf, findKnownBrowser } from '#sign-in/known-browser.ts'
import { nextToken, readFollowPass } from './follow-pass.ts'
import { readNextLink } from './next-link-cookie.ts'

/** What a caller sends with the link of a request. */
export type Visit = {
  /** The `Cookie` header of a browser. */
  cookie?: string | undefined
  /** What a program sends in `X-Follow-Pass`. */
  pass?: string | undefined
  /** The verified number of the member who is signed in. */
  phone?: string | undefined
}

/** The request of a link, and what its visitor may do. */
export type OpenedLink = {
  request: FollowedRequest
  token: string
  /** The one that they came with. */
  sent: string
  /** They acted, which ended the link that they came with. */
  isReplaced: boolean
  /** They may read it. */
  isOpen: boolean
  /** The digits were typed here before. */
  isKnown: boolean
  isSender: boolean
  /** They may also book, move and cancel, which needs a proven number (decision D62). */
  isProven: boolean
  /** They are signed in with the number, or their browser is known for it. */
  isOwn: boolean
  /** They may cancel: proven, or with a link that went to the address which who acted confirmed. */
  mayCancel: boolean
  proof: { pass: string; at: Date } | undefined
  /** By what they are proven: the pass, the number of the member, or the id of the browser. */
  actor: string | undefined
}

/**
 * Opens the link of a request; undefined where it opens nothing.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function openLink(
  context: Pick<ApiContext, 'config' | 'database' | 'encryption'>,
  { token, ...visit }: Visit & { token: string },
  now: Date,
): Promise<OpenedLink | undefined> {
  const { config, database, encryption } = context
  const { cookie, phone } = visit
  const sent = readFollowPass(config, { ...visit, token, now })
  const browser = { headers: { cookie } }
  const actors = [sent.proof?.pass, phone, browserIdOf(browser, config, now)]
  const nexts = actors.flatMap((actor) => (actor === undefined ? [] : [nextToken(config, { token, actor })]))
  let found: { token: string; request: FollowedRequest } | undefined
  const next = readNextLink(config, cookie)
  for (const one of [token, ...nexts, ...(next ? [next.token] : [])]) {
    const request = found ? undefined : await findRequestByToken(database.db, encryption, one, now)
    if (request !== undefined) found = { token: one, request }
  }
  if (found === undefined) return undefined
  const { request } = found
  const isReplaced = found.token !== token
  // Their browser acted before, and has the passes of the link that it was given then.
  const isLed = isReplaced && next?.token === found.token && next.isAfter(token, request.id)
  const earned = isLed ? readFollowPass(config, { ...visit, token: found.token, now }) : sent
  const known = findKnownBrowser(browser, config, { phone: request.phone, now })
  const ownPhone = phone === request.phone ? phone : undefined
  const actor = earned.proof?.pass ?? ownPhone ?? known
  const isProven = actor !== undefined
  if (isReplaced && !isLed && !isProven) return undefined
  const wentToConfirmed = request.linksEndedAt !== null && request.mailAnswer === 'confirmed'
  return {
    ...earned,
    ...found,
    sent: token,
    isReplaced,
    isOpen: earned.isOpen || isProven,
    isProven,
    isOwn: ownPhone !== undefined || known !== undefined,
    mayCancel: isProven || wentToConfirmed,
    actor,
  }
}
