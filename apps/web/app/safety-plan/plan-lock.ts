import { PIN_ROUNDS } from '@pulli/domain/safety-plan/pin.ts'
import { foldDigits } from '@pulli/domain/typed-digits/fold-digits.ts'
import { canSeal, makeKey } from '#browser-storage/seal.ts'

/** The key of a plan that opens by itself: it cannot be exported. */
interface DeviceLock {
  kind: 'device'
  id: string
  key: CryptoKey
}

/** The key of a plan behind a PIN, encrypted with a key derived from it. */
export interface PinLock {
  kind: 'pin'
  id: string
  salt: Uint8Array<ArrayBuffer>
  rounds: number
  iv: Uint8Array<ArrayBuffer>
  wrapped: ArrayBuffer
  /** Wrong PINs in a row, and when the last one was entered, in milliseconds. */
  failures: number
  lastFailureAt: number
}

export type PlanLock = DeviceLock | PinLock

/** A lock with the key that it gives. */
export interface OpenLock {
  lock: PlanLock
  key: CryptoKey
}

export { canSeal }

export async function makeDeviceLock(): Promise<OpenLock> {
  const key = await makeKey()
  return { lock: { kind: 'device', id: newId(), key }, key }
}

/** Makes a new key behind a PIN. The key is in the open only while this runs. */
export async function makePinLock(pin: string): Promise<OpenLock> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const wrapped = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await pinKey(pin, salt, PIN_ROUNDS),
    bytes,
  )
  const key = await importedKey(bytes)
  bytes.fill(0)
  const lock = {
    kind: 'pin' as const,
    id: newId(),
    salt,
    rounds: PIN_ROUNDS,
    iv,
    wrapped,
    failures: 0,
    lastFailureAt: 0,
  }
  return { lock, key }
}

/** Returns the key behind a PIN; undefined if it is another one. */
export async function openPinLock({ salt, rounds, iv, wrapped }: PinLock, pin: string) {
  const wrappingKey = await pinKey(pin, salt, rounds)
  try {
    return await importedKey(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, wrappingKey, wrapped))
  } catch {
    return undefined
  }
}

async function pinKey(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const base = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(foldDigits(pin)),
    'PBKDF2',
    false,
    ['deriveKey'],
  )
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

const importedKey = (bytes: BufferSource) =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])

const newId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
