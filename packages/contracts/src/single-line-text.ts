import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'

// Control characters (NUL, CR, LF and the rest of C0 and C1), lone surrogates, line and paragraph separators.
const UNWRITABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u

/** The messages of one field: when it is empty, and when it is too long. */
export type SingleLineOptions = { missing: () => string; tooLong: () => string; maxCharacters: number }

/**
 * One line of typed text: NFC, trimmed, at least one visible character, at most `maxCharacters` code points. Emoji,
 * Devanagari and right-to-left text are preserved. Control characters are refused rather than dropped, so none can
 * reach a mail header.
 */
export function singleLineText({ missing, tooLong, maxCharacters }: SingleLineOptions) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? missing() : m.field_wrong_type()) })
    .refine((text) => !UNWRITABLE.test(text), { error: () => m.field_unwritable(), abort: true })
    .normalize()
    .trim()
    .refine((text) => VISIBLE.test(text), { error: () => missing(), abort: true })
    .refine((text) => [...text].length <= maxCharacters, { error: () => tooLong(), abort: true })
    .meta({ minLength: 1, maxLength: maxCharacters })
}
