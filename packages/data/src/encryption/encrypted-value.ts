import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto'

/** Where a value lies. It is authenticated with the value, which therefore opens nowhere else. */
export type Place = { table: string; column: string; row: string }

/** A key of 32 bytes, and the version that each value made with it begins with: 1 to 255. */
export type VersionedKey = { version: number; key: Buffer }

/** A value that no key at hand opens. It says where the value lies, and nothing of the value or of a key. */
export class UnreadableValue extends Error {
  override readonly name = 'UnreadableValue'

  constructor({ table, column }: Place) {
    super(`A value in ${table}.${column} cannot be decrypted.`)
  }
}

const VERSION_BYTES = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32
const HEADER_BYTES = VERSION_BYTES + NONCE_BYTES

/** Encrypts with AES-256-GCM: the key's version, a random nonce, the ciphertext and the tag, 29 bytes more in all. */
export function encryptValue({ version, key }: VersionedKey, place: Place, plain: Buffer): Buffer {
  if (!Number.isInteger(version) || version < 1 || version > 255) {
    throw new RangeError('The version of a key is a whole number from 1 to 255.')
  }
  if (key.length !== KEY_BYTES) throw new RangeError(`A key has ${KEY_BYTES} bytes.`)
  const nonce = randomBytes(NONCE_BYTES)
  // A Buffer as the key takes Node 24 three times as long.
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key), nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(additionalData(place, version))
  return Buffer.concat([Buffer.of(version), nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts with the key of the version that the value begins with. Without that key it throws UnreadableValue. */
export function decryptValue(
  keyOfVersion: (version: number) => Buffer | undefined,
  place: Place,
  value: Buffer,
): Buffer {
  const version = value[0]
  const key = version === undefined ? undefined : keyOfVersion(version)
  if (version === undefined || key === undefined || value.length < HEADER_BYTES + TAG_BYTES) {
    throw new UnreadableValue(place)
  }
  try {
    const nonce = value.subarray(VERSION_BYTES, HEADER_BYTES)
    const decipher = createDecipheriv('aes-256-gcm', createSecretKey(key), nonce, {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(additionalData(place, version))
    decipher.setAuthTag(value.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(value.subarray(HEADER_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    // The cause is left out: nothing that held the value or the key reaches a log.
    throw new UnreadableValue(place)
  }
}

/** JSON separates the parts, so that different places never share their bytes. */
function additionalData({ table, column, row }: Place, version: number): Buffer {
  return Buffer.from(JSON.stringify([table, column, row, version]))
}
