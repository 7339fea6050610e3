import { decryptValue, encryptValue, UnreadableValue } from './encrypted-value.ts'

/** The key of one member, or of one consultation request. Each value made with it is bound to its owner and its place. */
export type DataKey = { owner: string; key: Buffer }

/** Where a value lies in the rows of its owner. */
export type OwnPlace = { table: string; column: string; row: string }

/** A data key is never changed, so its values have one version. */
const VERSION = 1

/** Encrypts a text: 29 bytes more than its UTF-8. */
export function encryptText(dataKey: DataKey, place: OwnPlace, text: string): Buffer {
  return encryptValue(
    { version: VERSION, key: dataKey.key },
    placeOf(dataKey.owner, place),
    Buffer.from(text),
  )
}

/** @throws UnreadableValue without the key that the value was made with, or out of its place */
export function decryptText(dataKey: DataKey | undefined, place: OwnPlace, value: Buffer): string {
  if (dataKey === undefined) throw new UnreadableValue(place)
  const keyOf = (version: number) => (version === VERSION ? dataKey.key : undefined)
  return decryptValue(keyOf, placeOf(dataKey.owner, place), value).toString()
}

function placeOf(owner: string, { table, column, row }: OwnPlace) {
  return { table, column, row: `${owner} ${row}` }
}
