import { z } from 'zod'

/*
 * What the content service (Strapi 5, REST) answers. Editors write it, so reading is tolerant: unknown fields
 * are ignored, an optional part that is broken counts as absent, and a record that lacks what it cannot be
 * shown without is dropped and reported, never thrown at the page.
 */

const words = z.string().trim().min(1)
/** Text that may be absent: null, missing, blank or of another type all read as undefined. */
const optionalWords = words.optional().catch(undefined)
const optionalNumber = z.number().optional().catch(undefined)
/** A list whose broken entries are left out. */
function listOf<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(entry.optional().catch(undefined))
    .transform((entries) => entries.filter((one) => one !== undefined))
    .catch([])
}

/** An uploaded picture; `url` is a path on the content host, width and height are in pixels. */
export const MediaImage = z.object({
  url: words,
  alternativeText: optionalWords,
  width: z.number().int().positive().optional().catch(undefined),
  height: z.number().int().positive().optional().catch(undefined),
})
export type MediaImage = z.infer<typeof MediaImage>

const optionalImage = MediaImage.optional().catch(undefined)
/** An uploaded file of any kind; `size` is in kilobytes of 1 000 bytes. */
const MediaFile = z.object({ url: words, size: z.number().positive().optional().catch(undefined) })
const optionalFile = MediaFile.optional().catch(undefined)

/** One question with its answer in Markdown. */
export const Faq = z.object({
  documentId: words,
  question: words,
  answer: words,
  order: optionalNumber,
})
export type Faq = z.infer<typeof Faq>

/** One article; `content` is Markdown that may hold HTML, `tags` is comma-separated. */
export const Blog = z.object({
  documentId: words,
  title: words,
  content: z.string().catch(''),
  /** Day of publication, `YYYY-MM-DD`. */
  date: optionalWords,
  createdAt: optionalWords,
  author: optionalWords,
  authorRole: optionalWords,
  summary: optionalWords,
  /** A short summary in Hindi, Markdown. */
  summaryHindi: optionalWords,
  category: optionalWords,
  tags: optionalWords,
  blogImage: optionalImage,
})
export type Blog = z.infer<typeof Blog>

/** One awareness campaign (called webinar there); `content` is Markdown, `related_tags` is comma-separated. */
export const Campaign = z.object({
  documentId: words,
  title: words,
  description: optionalWords,
  content: z.string().catch(''),
  /** Day on which it begins, `YYYY-MM-DD`. */
  date: optionalWords,
  createdAt: optionalWords,
  related_tags: optionalWords,
  image: optionalImage,
})
export type Campaign = z.infer<typeof Campaign>

/** A film as a popup shows it. */
export const Film = z.object({
  title: words,
  videoFile: optionalFile,
  poster: optionalImage,
  captions: optionalFile,
})
export type Film = z.infer<typeof Film>

/** One letter of the newsletter archive; `content` is Markdown. */
export const Newsletter = z.object({
  documentId: words,
  title: words,
  issue: z.number().int().positive().optional().catch(undefined),
  /** Day on which it went out, `YYYY-MM-DD`. */
  date: optionalWords,
  summary: optionalWords,
  content: z.string().catch(''),
})
export type Newsletter = z.infer<typeof Newsletter>
/** What a film is made of; `time` is the hour of the day in words, `description` is Markdown. */
const film = {
  documentId: words,
  title: words,
  description: optionalWords,
  author: optionalWords,
  createdAt: optionalWords,
  time: optionalWords,
  videoFile: MediaFile,
  poster: optionalImage,
  captions: optionalFile,
}

/** One film to watch. */
export const Video = z.object(film)
export type Video = z.infer<typeof Video>

/** One recorded seminar. */
export const Seminar = z.object(film)
export type Seminar = z.infer<typeof Seminar>

/** One recording to listen to; `tags` is comma-separated, `description` is Markdown. */
export const Audio = z.object({
  documentId: words,
  title: words,
  description: optionalWords,
  author: optionalWords,
  tags: optionalWords,
  thumbnail: optionalImage,
  audioFile: MediaFile,
})
export type Audio = z.infer<typeof Audio>

const isSample = z.boolean().optional().catch(undefined)

/** A figure and what it counts. */
export const Stat = z.object({ value: words, label: words })
export type Stat = z.infer<typeof Stat>

/** One price; the texts are shown as they are, `benefits` holds one a line. */
export const PricingPlan = z.object({
  name: words,
  price: words,
  savingPrice: optionalWords,
  sessions: optionalWords,
  benefits: optionalWords,
  popularPlan: z.boolean().optional().catch(undefined),
})
export type PricingPlan = z.infer<typeof PricingPlan>

/** One helpline; `number` is for reading, `telephone` for a `tel:` link. */
export const CrisisLine = z.object({
  name: words,
  number: words,
  telephone: optionalWords,
  alternativeNumber: optionalWords,
  alternativeTelephone: optionalWords,
  hours: optionalWords,
  languages: optionalWords,
  note: optionalWords,
  kind: z.enum(['emergency', 'talk']).optional().catch(undefined),
  /** Day on which somebody called to check, `YYYY-MM-DD`. */
  checkedOn: optionalWords,
})
export type CrisisLine = z.infer<typeof CrisisLine>

/** One certificate, as the carousel shows it. */
export const Certificate = z.object({ title: words, issuer: optionalWords, image: optionalImage, isSample })
export type Certificate = z.infer<typeof Certificate>

/** The one record of site settings. Each part may be absent. */
export const SiteSetting = z.object({
  brandName: optionalWords,
  legalEntity: optionalWords,
  copyrightYear: z.union([z.number().int(), words]).optional().catch(undefined),
  contact: z
    .object({
      phone: optionalWords,
      email: optionalWords,
      address: optionalWords,
      workingHours: optionalWords,
      latitude: optionalNumber,
      longitude: optionalNumber,
      mapImage: optionalImage,
      isSample,
    })
    .optional()
    .catch(undefined),
  storeLinks: z
    .object({ appStoreUrl: optionalWords, googlePlayUrl: optionalWords, isSample })
    .optional()
    .catch(undefined),
  socialLinks: z
    .object({
      whatsapp: optionalWords,
      facebook: optionalWords,
      instagram: optionalWords,
      twitter: optionalWords,
      linkedin: optionalWords,
      isSample,
    })
    .optional()
    .catch(undefined),
  homeStats: listOf(Stat),
  campaignStats: listOf(Stat),
  certificates: listOf(Certificate),
  monthlyPlans: listOf(PricingPlan),
  annualPlans: listOf(PricingPlan),
  blogPanel: z
    .object({
      categories: listOf(z.object({ name: words, count: optionalNumber })),
      /** Comma-separated. */
      popularTags: optionalWords,
    })
    .optional()
    .catch(undefined),
  crisisLines: listOf(CrisisLine),
  counsellorVideo: z
    .object({
      title: words,
      caption: optionalWords,
      videoFile: optionalFile,
      poster: optionalImage,
      captions: optionalFile,
    })
    .optional()
    .catch(undefined),
  quickExitUrl: optionalWords,
})
export type SiteSetting = z.infer<typeof SiteSetting>

/** A record that cannot be shown: where it stood in the answer and what it lacks. */
export interface BrokenRecord {
  documentId: string | undefined
  faults: string[]
}

/** One page of records. */
export interface ContentList<Value> {
  records: Value[]
  broken: BrokenRecord[]
  /** How many pages there are; 1 where the service does not say. */
  pageCount: number
  /** How many records there are in all, where the service says. */
  total: number | undefined
}

const ListAnswer = z.object({
  data: z.array(z.unknown()),
  meta: z
    .object({
      pagination: z.object({
        pageCount: z.number().int().nonnegative(),
        total: z.number().int().nonnegative().optional().catch(undefined),
      }),
    })
    .optional()
    .catch(undefined),
})

const RecordAnswer = z.object({ data: z.record(z.string(), z.unknown()) })

function withoutNulls(value: unknown): unknown {
  if (value === null) return undefined
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutNulls(part)]))
}

function documentIdOf(record: unknown) {
  const id = (record as { documentId?: unknown } | null | undefined)?.documentId
  return typeof id === 'string' ? id : undefined
}

/**
 * Reads a list (`{ data: […], meta }`).
 * @returns the records that can be shown, and which cannot
 * @throws {z.ZodError} when the answer is no list at all
 */
export function parseList<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
): ContentList<z.infer<Schema>> {
  const { data, meta } = ListAnswer.parse(json)
  const list: ContentList<z.infer<Schema>> = {
    records: [],
    broken: [],
    pageCount: Math.max(1, meta?.pagination.pageCount ?? 1),
    total: meta?.pagination.total,
  }
  for (const record of data) {
    const parsed = schema.safeParse(withoutNulls(record))
    if (parsed.success) list.records.push(parsed.data)
    else
      list.broken.push({ documentId: documentIdOf(record), faults: parsed.error.issues.map(describeIssue) })
  }
  return list
}

/**
 * Reads one record (`{ data: {…} }`).
 * @throws {z.ZodError} when it cannot be shown
 */
export function parseRecord<Schema extends z.ZodType>(schema: Schema, json: unknown): z.infer<Schema> {
  return schema.parse(withoutNulls(RecordAnswer.parse(json).data))
}

function describeIssue(issue: z.core.$ZodIssue) {
  return `${issue.path.join('.')}: ${issue.message}`
}

/** Tags as a list: trimmed, without empty ones. */
export function splitTags(tags: string | undefined) {
  return (tags ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}

/** Address of an uploaded file: the content host prefixed to its `url`; a full address stays as it is. */
export function mediaAddress(contentHost: string, url: string) {
  return URL.canParse(url) ? url : `${contentHost}${url}`
}
