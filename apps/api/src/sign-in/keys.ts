import { timingSafeEqual } from 'node:crypto'

/** The key that signs, and one that is believed beside it while a key is changed. */
export type Keys = { secret: string; otherSecret?: string | undefined }

/** All keys that are believed, the one that signs first. */
export const believedKeys = ({ secret, otherSecret }: Keys): [string, ...string[]] =>
  otherSecret === undefined || otherSecret === secret ? [secret] : [secret, otherSecret]

/** Whether something is what a key that is believed makes. It takes the same time whichever key it was. */
export function isMadeWith(keys: Keys, make: (secret: string) => Buffer, given: Buffer): boolean {
  return believedKeys(keys)
    .map(make)
    .map((expected) => expected.length === given.length && timingSafeEqual(expected, given))
    .some(Boolean)
}
