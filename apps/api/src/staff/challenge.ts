import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '@pulli/data/schema.ts'
import { spendChallenge } from '@pulli/data/staff/passkeys.ts'
import { keyedHash } from '#keys/keyed-hash.ts'
import { isMadeWith, type Keys, type SiteKey } from '#keys/keys.ts'

const LIFETIME_SECONDS = 5 * 60
const HEAD_BYTES = 4 + 16
const MAC_BYTES = 32

/**
 * Makes a challenge for an authenticator: when it is over, 16 random bytes, and a MAC over both and what it is for. It
 * is not stored, so strangers who ask for challenges fill no table.
 *
 * @param purpose such as `sign-in`: an answer counts for nothing else
 */
export function makeChallenge(keys: Keys, purpose: string, now: Date): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32BE(Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS)
  randomBytes(HEAD_BYTES - 4).copy(head, 4)
  return Buffer.concat([head, macOf(keys.current, purpose, head)])
}

/** Returns whether a challenge, in base64url, was made here for this purpose and is not over. */
export function isOwnChallenge(keys: Keys, purpose: string, challenge: string, now: Date): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== HEAD_BYTES + MAC_BYTES) return false
  const head = bytes.subarray(0, HEAD_BYTES)
  const isOwn = isMadeWith(keys, (key) => macOf(key, purpose, head), bytes.subarray(HEAD_BYTES))
  return isOwn && endOf(bytes) > now
}

/** Spends a challenge whose answer is right. @returns whether it was not spent before */
export function spendAnsweredChallenge(tx: Tx, challenge: string): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  return spendChallenge(tx, createHash('sha256').update(bytes).digest(), endOf(bytes))
}

const endOf = (challenge: Buffer) => new Date(challenge.readUInt32BE() * 1000)

const macOf = (key: SiteKey, purpose: string, head: Buffer) =>
  keyedHash(key, 'staff challenge', purpose, head.toString('base64url'))
