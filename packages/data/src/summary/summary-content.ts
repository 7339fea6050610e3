import { type DataKey, decryptText, encryptText } from '#encryption/data-key.ts'

/** Encrypts what a summary shows, with the data key of its member. */
export function encryptContent(key: DataKey, id: string, content: string): Buffer {
  return encryptText(key, placeOf(id), content)
}

/** @throws UnreadableValue without the member's key */
export function decryptContent(key: DataKey | undefined, id: string, encrypted: Buffer): string {
  return decryptText(key, placeOf(id), encrypted)
}

/** A move changes the appointment, so the place is the summary's own. */
function placeOf(id: string) {
  return { table: 'sent_summaries', column: 'content', row: id }
}
