import { mergePlans } from '@pulli/domain/safety-plan/merge-plans.ts'
import { EMPTY_PLAN, type SafetyPlan } from '@pulli/domain/safety-plan/safety-plan.ts'
import { readStoredPlan, storedPlan } from '@pulli/domain/safety-plan/stored-plan.ts'
import { SAFETY_PLAN_TAIL_KEY } from '#storage-keys.ts'

/*
 * The last words, written in the moment in which a page is closed. A page that closes waits for nothing, and browsers
 * encrypt asynchronously alone. So the bytes that AES-GCM adds to a text are made ahead (the encryption of zeros gives
 * them), used once, and the sum is stored in the one storage that is synchronous.
 */

/** A full plan takes 15 kB, in a script of three bytes a letter. */
const MOST_BYTES = 32_768

/** Bytes that are made ahead for one text. */
interface Pad {
  iv: Uint8Array<ArrayBuffer>
  bytes: Uint8Array<ArrayBuffer>
}

/** Makes the bytes for the next text that is stored in haste. */
export async function makePad(key: CryptoKey, iv = crypto.getRandomValues(new Uint8Array(12))): Promise<Pad> {
  const zeros = new Uint8Array(MOST_BYTES)
  return { iv, bytes: new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, zeros)) }
}

const sum = (text: Uint8Array, pad: Uint8Array) => text.map((byte, at) => byte ^ (pad[at] ?? 0))

/**
 * Stores a plan at once. The pad must not be used again.
 * @param revision of the copy that the plan has grown out of
 */
export function storeTail(pad: Pad, plan: SafetyPlan, revision: number) {
  const text = new TextEncoder().encode(JSON.stringify({ revision, ...storedPlan(plan) }))
  if (text.length > MOST_BYTES) return
  try {
    localStorage.setItem(SAFETY_PLAN_TAIL_KEY, JSON.stringify([[...pad.iv], [...sum(text, pad.bytes)]]))
  } catch {
    // No room: the previous value stays.
  }
}

/** Returns the plan with the text stored at page close, if there is any and the key opens it. */
export async function withTail(key: CryptoKey, plan: SafetyPlan, revision: number): Promise<SafetyPlan> {
  try {
    const [iv, bytes] = JSON.parse(localStorage.getItem(SAFETY_PLAN_TAIL_KEY) ?? '')
    const pad = await makePad(key, new Uint8Array(iv))
    const stored = JSON.parse(new TextDecoder().decode(sum(new Uint8Array(bytes), pad.bytes)))
    const tail = readStoredPlan(stored)
    if (typeof tail === 'string') return plan
    return stored.revision === revision ? tail : mergePlans(EMPTY_PLAN, tail, plan)
  } catch {
    // Nothing was, or another key closed it.
    return plan
  }
}

export function forgetTail() {
  try {
    localStorage.removeItem(SAFETY_PLAN_TAIL_KEY)
  } catch {
    // Storage is switched off.
  }
}
