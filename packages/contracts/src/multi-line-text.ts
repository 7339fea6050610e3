import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'

// Control characters except tab and line feed, and lone surrogates.
const UNWRITABLE = /[\p{Cs}]|(?![\t\n])\p{Cc}/u

/** The maximum length of a note, and the message beyond it. */
export type MultiLineOptions = { tooLong: () => string; maxCharacters: number }

/**
 * Free text over several lines: NFC, trimmed, line ends as `\n`, at most `maxCharacters` code points. May be empty.
 */
export function multiLineText({ tooLong, maxCharacters }: MultiLineOptions) {
  return z
    .string({ error: () => m.field_wrong_type() })
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .refine((text) => !UNWRITABLE.test(text), { error: () => m.field_unwritable_note(), abort: true })
    .normalize()
    .trim()
    .refine((text) => [...text].length <= maxCharacters, { error: () => tooLong() })
    .meta({ maxLength: maxCharacters })
}
