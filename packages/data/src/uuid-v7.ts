import { randomBytes } from 'node:crypto'

/**
 * Makes an identifier that sorts by its time (RFC 9562, version 7): 48 bits of milliseconds, 74 random bits.
 * @param now the instant it carries
 */
export function uuidV7(now: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
