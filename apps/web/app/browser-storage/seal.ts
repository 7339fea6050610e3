/** Encrypted data: AES-256-GCM. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
}

const IV_BYTES = 12

/** Whether this browser can encrypt. On plain http to another host there is no `crypto.subtle`, and nothing is stored. */
export const canSeal = () => crypto.subtle !== undefined

/** Generates a key that cannot be extracted. */
export const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/** Imports a key from base64. It cannot be extracted again. */
export function importKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Encrypts a value as JSON. */
export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const text = new TextEncoder().encode(JSON.stringify(value))
  return { iv, sealed: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) }
}

/** Decrypts with the first key that fits; undefined if none does. */
export async function unseal(keys: readonly CryptoKey[], { iv, sealed }: Sealed): Promise<unknown> {
  for (const key of keys) {
    try {
      const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed)
      return JSON.parse(new TextDecoder().decode(text))
    } catch {
      // Another key, or the data was tampered with.
    }
  }
  return undefined
}
