import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { keyedHash } from '@pulli/api/keys/keyed-hash.ts'
import { keysOf } from '@pulli/api/keys/keys.ts'
import { stack } from '../stack/shared-stack.ts'
import { query } from './stored-member.ts'

/** The site by the name that passkeys are bound to: an address of digits has none. */
export const DESK_SITE = `http://localhost:${new URL(stack.siteUrl).port}`

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** A person invited to the desk: the address of their link, and who they are. */
export async function storeInvitation({ roles = ['owner'], isFirst = false } = {}) {
  const token = randomBytes(32).toString('base64url')
  const id = randomUUID()
  const name = isFirst ? null : 'Dr Asha Rao'
  const email = isFirst ? null : `asha-${id.slice(0, 8)}@example.org`
  await query(
    `insert into staff_invitations (id, token_hash, name, email, roles, created_at, expires_at)
     values ($1, $2, $3, $4, $5, now(), now() + interval '24 hours')`,
    [id, hashOf(token), name, email, roles],
  )
  return { id, email: email ?? '', link: `${DESK_SITE}/desk/join/${token}` }
}

/** A person signed in at the desk, in the test's browser. */
export async function signInAtDesk(page: Page, { roles = ['owner'], name = 'Bala Iyer' } = {}) {
  const [staffId, sessionId] = [randomUUID(), randomUUID()]
  const token = randomBytes(32).toString('base64url')
  await query(
    `with person as (
       insert into staff (id, name, email, roles, created_at) values ($1, $2, $3, $4, now()) returning id)
     insert into staff_sessions
       (staff_id, id, token_hash, device, signed_in_by, created_at, last_used_at, idle_ends_at, ends_at)
     select id, $6, $5, 'Chrome, Linux', 'passkey', now(), now(), now() + interval '8 hours',
       now() + interval '12 hours' from person`,
    [staffId, name, `${staffId}@example.org`, roles, hashOf(token), sessionId],
  )
  const { appSecret } = JSON.parse(readFileSync(join(stack.dataDir, 'secrets.json'), 'utf8'))
  const xsrf = keyedHash(keysOf({ secret: appSecret }).current, 'xsrf token', 'desk', sessionId)
  const cookie = { url: DESK_SITE, sameSite: 'Strict' } as const
  await page.context().addCookies([
    { ...cookie, name: 'desk', value: token, httpOnly: true },
    { ...cookie, name: 'DESK-XSRF-TOKEN', value: xsrf.toString('base64url') },
  ])
  return { staffId, name }
}

/** Gives the browser a device with a fingerprint sensor that always knows its owner. */
export async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows for a secret (RFC 6238), some steps from now. */
export function appCode(secret: string, steps = 0): string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
