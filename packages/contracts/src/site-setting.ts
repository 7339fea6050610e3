import { z } from 'zod'
import { Film, optionalImage } from './content.ts'
import { isSample, listOf, optionalWords, orAbsent, words } from './content-fields.ts'
import { OpeningPeriod } from './opening-hours/opening-period.ts'

/** A figure and its label; a rate names its source and period. */
export const Stat = z.object({
  value: words,
  label: words,
  source: optionalWords,
  period: optionalWords,
  isSample,
})
export type Stat = z.infer<typeof Stat>

/** One price; `benefits` has one per line. Without a currency the price is shown unchanged. */
export const PricingPlan = z.object({
  name: words,
  price: words,
  savingPrice: optionalWords,
  sessions: optionalWords,
  /** Of ISO 4217, as INR. */
  currency: orAbsent(z.string().regex(/^[A-Z]{3}$/)),
  taxNote: optionalWords,
  sessionsPerPeriod: orAbsent(z.number().int().positive()),
  supportHours: optionalWords,
  benefits: optionalWords,
  popularPlan: orAbsent(z.boolean()),
  /** Whether someone answers at any hour, where the plan says so. */
  isSupportConfirmed: orAbsent(z.boolean()),
  isSample,
})
export type PricingPlan = z.infer<typeof PricingPlan>

/** One certificate of the carousel. */
export const Certificate = z.object({ title: words, issuer: optionalWords, image: optionalImage, isSample })
export type Certificate = z.infer<typeof Certificate>

/** A person whom the law asks to name. */
export const Officer = z.object({
  name: words,
  email: optionalWords,
  phone: optionalWords,
  /** Working days. */
  answersWithinDays: orAbsent(z.number().int().positive()),
  isSample,
})
export type Officer = z.infer<typeof Officer>

/** A company that handles personal data for the office. */
const Processor = z.object({ name: words, purpose: words, country: words, isSample })

/** An https address of one of them. One that was stored before the content service refused others is none. */
const ExitAddress = z
  .string()
  .trim()
  .refine((address) => {
    const { protocol, hostname, username, password, port } = URL.canParse(address)
      ? new URL(address)
      : new URL('about:blank')
    if (protocol !== 'https:' || username || password || port) return false
    return EXIT_HOSTS.some((known) => hostname === known || hostname.endsWith(`.${known}`))
  })

/** The site settings. Each part is optional. */
export const SiteSetting = z.object({
  brandName: optionalWords,
  legalEntity: optionalWords,
  copyrightYear: orAbsent(z.union([z.number().int(), words])),
  contact: orAbsent(
    z.object({
      phone: optionalWords,
      email: optionalWords,
      address: optionalWords,
      openingHours: listOf(OpeningPeriod),
      holidays: listOf(z.object({ day: z.iso.date(), name: optionalWords })),
      timeZone: optionalWords,
      /** By the end of how many working days after a request someone calls; 1 where it is empty. */
      callWithinDays: orAbsent(z.number().int().min(0).max(10)),
      /** The number that the office calls from, as people read it. */
      callsFrom: optionalWords,
      latitude: orAbsent(z.number()),
      longitude: orAbsent(z.number()),
      mapImage: optionalImage,
      isSample,
    }),
  ),
  storeLinks: orAbsent(z.object({ appStoreUrl: optionalWords, googlePlayUrl: optionalWords, isSample })),
  socialLinks: orAbsent(
    z.object({
      whatsapp: optionalWords,
      facebook: optionalWords,
      instagram: optionalWords,
      twitter: optionalWords,
      linkedin: optionalWords,
      isSample,
    }),
  ),
  homeStats: listOf(Stat),
  campaignStats: listOf(Stat),
  certificates: listOf(Certificate),
  monthlyPlans: listOf(PricingPlan),
  annualPlans: listOf(PricingPlan),
  blogPanel: orAbsent(
    z.object({
      categories: listOf(z.object({ name: words, count: orAbsent(z.number()), isSample })),
      /** Comma-separated. */
      popularTags: optionalWords,
    }),
  ),
  counsellorVideo: orAbsent(Film.extend({ caption: optionalWords })),
  quickExitUrl: orAbsent(ExitAddress),
  grievanceOfficer: orAbsent(Officer),
  accessibilityOfficer: orAbsent(Officer),
  processors: listOf(Processor),
  cancellation: orAbsent(z.object({ text: words, isSample })),
  /** Whether any value of the site is a sample that visitors see. */
  showsSamples: orAbsent(z.boolean()),
})
export type SiteSetting = z.infer<typeof SiteSetting>

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
