import { z } from 'zod'

/** Text that says something; its ends are trimmed. */
export const words = z.string().trim().min(1)

/** A part that may be absent: missing, null or of another shape, all read as undefined. */
export function orAbsent<Part extends z.ZodType>(part: Part) {
  return part.optional().catch(undefined)
}

/** Text that may be absent; blank text is. */
export const optionalWords = orAbsent(words)

/** Whether it is an example that waits for the real thing. */
export const isSample = orAbsent(z.boolean())

/** A list whose broken entries are left out. */
export function listOf<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(orAbsent(entry))
    .transform((entries) => entries.filter((one) => one !== undefined))
    .catch([])
}
