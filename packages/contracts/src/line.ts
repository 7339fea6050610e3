import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'

// Control characters (NUL, CR, LF and the rest of C0 and C1), lone surrogates, line and paragraph separators.
const UNWRITABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u

/** The words of one field: what it says when nothing was typed, and when too much was. */
export type LineWords = { missing: () => string; tooLong: () => string; maxCharacters: number }

/**
 * One line of text that a person typed: NFC, trimmed, at least one visible character, no more than
 * `maxCharacters` code points. Emoji, Devanagari and right-to-left text stay as they are. Control
 * characters are refused rather than dropped, so that none can reach a mail header.
 */
export function line({ missing, tooLong, maxCharacters }: LineWords) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? missing() : m.field_wrong_type()) })
    .refine((text) => !UNWRITABLE.test(text), { error: () => m.field_unwritable(), abort: true })
    .normalize()
    .trim()
    .refine((text) => VISIBLE.test(text), { error: () => missing(), abort: true })
    .refine((text) => [...text].length <= maxCharacters, { error: () => tooLong(), abort: true })
    .meta({ minLength: 1, maxLength: maxCharacters })
}
