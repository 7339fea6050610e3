import { type DataKey, decryptText, encryptText } from '#encryption/data-key.ts'

/** Encrypts the answers of a sitting. */
export function encryptAnswers(key: DataKey, id: string, responses: readonly number[]): Buffer {
  return encryptText(key, placeOf(id), JSON.stringify(responses))
}

/** @throws UnreadableValue without the member's key */
export function decryptAnswers(key: DataKey | undefined, id: string, encrypted: Buffer): number[] {
  return JSON.parse(decryptText(key, placeOf(id), encrypted))
}

function placeOf(id: string) {
  return { table: 'assessments', column: 'responses', row: id }
}
