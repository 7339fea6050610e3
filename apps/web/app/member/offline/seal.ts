/** Something that only the key opens that it was sealed with: AES-256-GCM. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
}

const IV_BYTES = 12

/**
 * Whether this browser can seal: on plain http to another machine there is no `crypto.subtle`, and then nothing is
 * kept for a time without a network.
 */
export const canSeal = () => crypto.subtle !== undefined

/** Makes a key that can be used here and never be read. */
export const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/** Takes in a key in base64, so that it can be used here and never be read again. */
export function takeKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Seals what can be written as JSON. */
export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const text = new TextEncoder().encode(JSON.stringify(value))
  return { iv, sealed: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) }
}

/** Opens it with the first of some keys that does; undefined where none does. */
export async function unseal(keys: readonly CryptoKey[], { iv, sealed }: Sealed): Promise<unknown> {
  for (const key of keys) {
    try {
      const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed)
      return JSON.parse(new TextDecoder().decode(text))
    } catch {
      // Sealed with another one, or changed since.
    }
  }
  return undefined
}
