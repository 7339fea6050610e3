import { drawRecoveryCode } from '@pulli/domain/account/recovery-code.ts'
import type { SafetyPlan } from '@pulli/domain/safety-plan/safety-plan.ts'
import { readStoredPlan, storedPlan } from '@pulli/domain/safety-plan/stored-plan.ts'
import { seal, unseal } from '#browser-storage/seal.ts'

/*
 * The copy of a plan in an account. Its key comes from a recovery code of the plan's own, which is generated here and never
 * sent: the server, which generates the recovery code of the account and sees it when it is used, could open the copy with that.
 */

const IV_BYTES = 12
const KEY_OF = 'pulli safety plan'

/** Draws the recovery code of a plan: a hundred random bits. */
export const drawPlanCode = () => drawRecoveryCode(below)

/** An unbiased random number: every count of signs that is a power of two divides 2³² evenly. */
const below = (max: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % max

/**
 * Derives the key of a copy. A hundred random bits need no slow derivation.
 * @param signs the twenty characters of the code
 */
export async function copyKey(signs: string): Promise<CryptoKey> {
  const text = new TextEncoder()
  const base = await crypto.subtle.importKey('raw', text.encode(signs), 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text.encode(KEY_OF) },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** Seals a plan for the account, in base64. */
export async function sealCopy(key: CryptoKey, plan: SafetyPlan): Promise<string> {
  const { iv, sealed } = await seal(key, storedPlan(plan))
  return btoa([...iv, ...new Uint8Array(sealed)].map((byte) => String.fromCharCode(byte)).join(''))
}

/** Opens a copy: `unreadable` with another key, `newer` where a later version of the page sealed it. */
export async function openCopy(key: CryptoKey, copy: string): Promise<SafetyPlan | 'newer' | 'unreadable'> {
  const bytes = Uint8Array.from(atob(copy), (sign) => sign.charCodeAt(0))
  const [iv, sealed] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)]
  return readStoredPlan(await unseal([key], { iv, sealed: sealed.buffer }))
}
