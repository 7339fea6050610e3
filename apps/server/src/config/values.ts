import { accessSync, constants } from 'node:fs'
import { isIP } from 'node:net'
import { isAbsolute } from 'node:path'
import { isAgeRecipient } from '@pulli/api/sealed-erasure/age-recipient.ts'
import { z } from 'zod'

/** Types of settings. Their messages say what to write and never repeat the value. */
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
  .refine(
    (text) => [null, 'verify-full', 'disable'].includes(parameterOf(text, 'sslmode')),
    'must have sslmode=verify-full, or none on this machine: the other modes do not prove who answers',
  )
  .refine(
    (text) => parameterOf(text, 'sslrootcert') === null || parameterOf(text, 'sslmode') === 'verify-full',
    'has sslrootcert, which counts with sslmode=verify-full alone: add it',
  )
  .refine(
    (text) => isReadable(parameterOf(text, 'sslrootcert')),
    'has an sslrootcert that cannot be read: name the file of the certificate authority with its whole path, readable for this account',
  )

export const SmtpUrl = urlWith(['smtp:', 'smtps:'], 'must be an address like smtps://user:password@host:465')

export const MailAddress = z
  .string()
  .regex(
    /^(?:[^<>\r\n]+<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/,
    'must be like "Pulli <care@example.org>"',
  )

export const OneToken = z.string().regex(/^\S{24,}$/, 'must be at least 24 characters without spaces')

/** The public half of a key of age, with its checksum. @param command the one that prints it */
export const AgeRecipient = (command: string) =>
  z.string().refine(isAgeRecipient, `must be a recipient like age1…, as \`npm run ${command}\` prints it`)

const listOf = (text: string) => text.split(',').map((entry) => entry.trim())

const PROXIES =
  'must be how many proxies stand in front of the site, such as 1, or their addresses and networks, such as 10.0.0.0/8,192.0.2.7'

/** A number of proxies, or a list of addresses and networks. */
export const Proxies = z
  .string()
  .refine((text) => /^\d$/.test(text.trim()) || listOf(text).every(isNetwork), PROXIES)
  .transform((text) => (/^\d$/.test(text.trim()) ? Number(text) : listOf(text)))

const ORIGINS =
  'must be the origins of apps, with commas between them, such as https://localhost,capacitor://localhost'

/** A list of origins, each as a browser writes it. */
export const Origins = z
  .string()
  .transform(listOf)
  .refine(
    (origins) => origins.every((origin) => /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@*A-Z]+$/.test(origin)),
    ORIGINS,
  )

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

const parameterOf = (url: string, name: string) =>
  URL.canParse(url) ? new URL(url).searchParams.get(name) : null

/** By its whole path: each process has a working directory of its own. */
function isReadable(path: string | null): boolean {
  if (path === null) return true
  try {
    accessSync(path, constants.R_OK)
    return isAbsolute(path)
  } catch {
    return false
  }
}

function urlWith(protocols: readonly string[], message: string) {
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message)
}
