import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'

// Control characters but tab and line feed, and lone surrogates.
const UNWRITABLE = /[\p{Cs}]|(?![\t\n])\p{Cc}/u

/** The words of a note that is too long, and where that begins. */
export type NoteWords = { tooLong: () => string; maxCharacters: number }

/**
 * What a person wrote in their own words, over several lines or none: NFC, trimmed, line ends as `\n`, no more
 * than `maxCharacters` code points. It may be empty.
 */
export function note({ tooLong, maxCharacters }: NoteWords) {
  return z
    .string({ error: () => m.field_wrong_type() })
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .refine((text) => !UNWRITABLE.test(text), { error: () => m.field_unwritable_note(), abort: true })
    .normalize()
    .trim()
    .refine((text) => [...text].length <= maxCharacters, { error: () => tooLong() })
    .meta({ maxLength: maxCharacters })
}
