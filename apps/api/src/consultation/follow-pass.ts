import { readCookie } from '#http/read-cookie.ts'
import { keyedHash } from '#keys/keyed-hash.ts'
import { isMadeWith, type Keys, type SiteKey } from '#keys/keys.ts'
import { type CookieConfig, hostCookieName, writeCookie } from '#sign-in/cookies.ts'

type Config = CookieConfig & { keys: Keys }

/** How long a request stays open after its digits were typed, and proven after its code was. */
const OPEN_SECONDS = 15 * 60
/** How long a browser is remembered to have typed the digits, or to have sent the request. */
const KNOWN_SECONDS = 180 * 86_400

/** How a pass was earned, with the name of its cookie and the context of its MAC. */
const PASSES = {
  digits: { cookie: 'follow', context: 'follow pass' },
  sender: { cookie: 'follow', context: 'sender pass' },
  proof: { cookie: 'proof', context: 'proof pass' },
} as const

export type PassKind = keyof typeof PASSES

/** What a browser has shown of a request. */
export type FollowPass = {
  /** The request was sent from here. */
  isSender: boolean
  /** The request was sent from here, or its digits or its code were typed here in the last fifteen minutes. */
  isOpen: boolean
  /** The digits were typed here before. */
  isKnown: boolean
  /** The code that was sent to its number was typed here in the last fifteen minutes: the pass, and when. */
  proof: { pass: string; at: Date } | undefined
}

/**
 * Reads the pass of a link, as it came or from a `Cookie` header: `{seconds}.{mac}`, where the MAC covers how it was
 * earned, the token of the link and the second, so that it cannot be forged, moved to another link or made younger, and
 * ends with its link.
 */
export function readFollowPass(
  config: Config,
  {
    cookie,
    pass,
    token,
    now,
  }: { cookie?: string | undefined; pass?: string | undefined; token: string; now: Date },
): FollowPass {
  const sentFor = (kind: PassKind) =>
    pass ?? readCookie(cookie, hostCookieName(config, PASSES[kind].cookie)) ?? ''
  const isYounger = (kind: PassKind, seconds: number) => {
    const [at = '', mac = ''] = sentFor(kind).split('.')
    return (
      /^\d{1,12}$/.test(at) &&
      isMadeWith(config.keys, (key) => macOf(key, kind, token, at), Buffer.from(mac, 'base64url')) &&
      secondsOf(now) - Number(at) < seconds
    )
  }
  const isSender = isYounger('sender', KNOWN_SECONDS)
  const isProven = isYounger('proof', OPEN_SECONDS)
  return {
    isSender,
    isOpen: isSender || isProven || isYounger('digits', OPEN_SECONDS),
    isKnown: isSender || isYounger('digits', KNOWN_SECONDS),
    proof: isProven ? { pass: sentFor('proof'), at: madeAt(sentFor('proof')) } : undefined,
  }
}

/** Returns a pass, and until when one of digits or of a code opens the request. */
export function makeFollowPass(
  config: Config,
  { kind = 'digits', token, now }: { kind?: PassKind; token: string; now: Date },
): { pass: string; openUntil: Date } {
  const at = secondsOf(now)
  const mac = macOf(config.keys.current, kind, token, String(at)).toString('base64url')
  return { pass: `${at}.${mac}`, openUntil: new Date((at + OPEN_SECONDS) * 1_000) }
}

/** Returns the `Set-Cookie` that keeps a pass in a browser. */
export function followPassCookie(config: Config, pass: string, kind: PassKind = 'digits'): string {
  const name = hostCookieName(config, PASSES[kind].cookie)
  const seconds = kind === 'proof' ? OPEN_SECONDS : KNOWN_SECONDS
  return writeCookie(config, { name, value: pass, seconds }, 'HttpOnly')
}

/** Returns the `Set-Cookie` by which the browser that sent a request reads it without the digits (decision D62). */
export function senderCookie(context: { config: Config }, token: string, now: Date): string {
  const { pass } = makeFollowPass(context.config, { kind: 'sender', token, now })
  return followPassCookie(context.config, pass, 'sender')
}

/**
 * Returns the token of the link that follows another when an actor ends it: the same for the same actor, so that a second
 * click finds it, and so does a client that lost the answer. No one else can make it.
 *
 * @param actor what proves the number: a pass of a code, the number of a member, or the id of a browser
 */
export function nextToken({ keys }: Config, { token, actor }: { token: string; actor: string }): string {
  return keyedHash(keys.current, 'next link', token, actor).subarray(0, 16).toString('base64url')
}

const madeAt = (pass: string) => new Date(Number(pass.split('.')[0]) * 1_000)

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1_000)

const macOf = (key: SiteKey, kind: PassKind, token: string, at: string) =>
  keyedHash(key, PASSES[kind].context, token, at)
