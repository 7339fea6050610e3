import { isAddress } from './recipients/recipient-list'

/** Inconspicuous sites: news, weather, search, sport, an encyclopedia. Their subdomains too. */
export const EXIT_HOSTS = [
  'accuweather.com',
  'bbc.co.uk',
  'bbc.com',
  'bing.com',
  'cricbuzz.com',
  'duckduckgo.com',
  'espncricinfo.com',
  'google.co.in',
  'google.com',
  'imd.gov.in',
  'ndtv.com',
  'thehindu.com',
  'weather.com',
  'wikipedia.org',
] as const

type Fields = Record<string, unknown>

const PHONE = /^\+?[\d(][\d ()-]*$/

/** Returns a message for the editor if a phone, a mail address or a link of the settings is none. */
export function faultOfSettings(settings: Fields): string | undefined {
  const parts = [settings.contact, settings.grievanceOfficer, settings.accessibilityOfficer].map(fieldsOf)
  return [
    ...parts.map(({ phone }) => faultOfPhone(phone)),
    ...parts.map(({ email }) => faultOfMail(email)),
    ...[settings.storeLinks, settings.socialLinks].flatMap((links) =>
      Object.entries(fieldsOf(links)).map(([name, link]) => faultOfLink(name, link)),
    ),
    faultOfExit(settings.quickExitUrl),
    isText(settings.brandName) && settings.brandName.trim() === ''
      ? '"Brand name" may not be empty.'
      : undefined,
  ].find((fault) => fault !== undefined)
}

function faultOfPhone(phone: unknown) {
  if (!isFilled(phone)) return undefined
  const digits = phone.replaceAll(/\D/g, '')
  if (PHONE.test(phone.trim()) && digits.length >= 3 && digits.length <= 15) return undefined
  return `"${phone.slice(0, 60)}" is not a phone number. Write one such as +91 11 4050 6070.`
}

function faultOfMail(email: unknown) {
  if (!isFilled(email) || isAddress(email)) return undefined
  return `"${email.slice(0, 60)}" is not an email address. Write one such as care@example.org.`
}

function faultOfLink(name: string, link: unknown) {
  if (!isFilled(link) || webAddress(link)) return undefined
  return `"${link.slice(0, 60)}" (${name}) is not a link. Write a full address that begins with https://.`
}

/** A visitor who leaves in a hurry is led to a harmless site alone. */
function faultOfExit(address: unknown) {
  if (!isFilled(address)) return undefined
  const host = webAddress(address)?.hostname ?? ''
  if (EXIT_HOSTS.some((known) => host === known || host.endsWith(`.${known}`))) return undefined
  return `The quick exit leads to an https:// address of one of these sites: ${EXIT_HOSTS.join(', ')}.`
}

function webAddress(text: string): URL | undefined {
  const url = /^https:\/\/[^\s/]+\.[^\s/]/.test(text) && URL.canParse(text) ? new URL(text) : undefined
  return url?.username || url?.password || url?.port ? undefined : url
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isFilled = (value: unknown): value is string => isText(value) && value !== ''

const fieldsOf = (part: unknown) => (typeof part === 'object' && part !== null ? (part as Fields) : {})
