import { z } from 'zod'

/** Non-blank text, trimmed. */
export const words = z.string().trim().min(1)

/** An optional part: missing, null and malformed values read as undefined. */
export function orAbsent<Part extends z.ZodType>(part: Part) {
  return part.optional().catch(undefined)
}

/** Optional text; blank text reads as absent. */
export const optionalWords = orAbsent(words)

/** Whether it is sample content to be replaced. */
export const isSample = orAbsent(z.boolean())

/** A list without its broken entries. */
export function listOf<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(orAbsent(entry))
    .transform((entries) => entries.filter((one) => one !== undefined))
    .catch([])
}
