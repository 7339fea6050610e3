import { z } from 'zod'

const CONTACT =
  'must be where vulnerabilities are reported: mail addresses and https:// links, with commas between them, such as security@example.org'
const LANGUAGES = 'must be the tags of languages, with commas between them, such as en,hi'

const listOf = (text: string) => text.split(',').map((entry) => entry.trim())

const contactsOf = (text: string) =>
  listOf(text)
    .map(contactOf)
    .filter((contact) => contact !== undefined)

/** Returns a contact as an address (RFC 9116, 2.5.3); undefined where it is none. */
function contactOf(text: string): string | undefined {
  if (z.email().max(254).safeParse(text).success) return `mailto:${text}`
  return /^https:\/\/\S+$/.test(text) && URL.canParse(text) ? new URL(text).href : undefined
}

function isLanguage(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}

/** What `/.well-known/security.txt` says: shared by `npm start` and the server process. */
export const securityContactVariables = {
  SECURITY_CONTACT: z
    .string()
    .refine((text) => contactsOf(text).length === listOf(text).length, CONTACT)
    .transform(contactsOf)
    .optional(),
  SECURITY_LANGUAGES: z
    .string()
    .transform(listOf)
    .refine((tags) => tags.every(isLanguage), LANGUAGES)
    .default(['en']),
}
