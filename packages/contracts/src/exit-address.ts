import { z } from 'zod'

/** Where a quick exit may lead: inconspicuous sites. The content service refuses others (its `settings-faults.ts`). */
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

/** An https address of one of them. One that was stored before the content service refused others is none. */
export const ExitAddress = z
  .string()
  .trim()
  .refine((address) => {
    const { protocol, hostname, username, password, port } = URL.canParse(address)
      ? new URL(address)
      : new URL('about:blank')
    if (protocol !== 'https:' || username || password || port) return false
    return EXIT_HOSTS.some((known) => hostname === known || hostname.endsWith(`.${known}`))
  })
