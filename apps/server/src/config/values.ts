import { z } from 'zod'

/** Kinds of values that settings have. Their messages say what to write and never repeat what was written. */
export const Port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 1 to 65535')
  .transform(Number)
  .refine((port) => port >= 1 && port <= 65_535, 'must be a port number from 1 to 65535')

export const WebUrl = urlWith(['http:', 'https:'], 'must be an address like https://example.org')

export const PostgresUrl = urlWith(
  ['postgres:', 'postgresql:'],
  'must be an address like postgres://user:password@host:5432/pulli',
)

export const SmtpUrl = urlWith(['smtp:', 'smtps:'], 'must be an address like smtps://user:password@host:465')

export const MailAddress = z
  .string()
  .regex(
    /^(?:[^<>\r\n]+<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/,
    'must be like "Pulli <care@example.org>"',
  )

export const OneToken = z.string().regex(/^\S{24,}$/, 'must be at least 24 characters without spaces')

function urlWith(protocols: readonly string[], message: string) {
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message)
}
