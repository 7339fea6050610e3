import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { isRecord, readFields, type SeedAttributes } from './seed-fields'

/** The folders of a seed: the type of their entries, and the field that the Markdown body fills. */
export const SEED_FOLDERS = {
  'site-setting': { uid: 'api::site-setting.site-setting' },
  faqs: { uid: 'api::faq.faq', body: 'answer' },
  blogs: { uid: 'api::blog.blog', body: 'content' },
  webinars: { uid: 'api::webinar.webinar', body: 'content' },
  teams: { uid: 'api::team.team', body: 'description' },
  seminars: { uid: 'api::seminar.seminar', body: 'description' },
  videos: { uid: 'api::video.video', body: 'description' },
  audios: { uid: 'api::audio.audio', body: 'description' },
  newsletters: { uid: 'api::newsletter.newsletter', body: 'content' },
} as const satisfies Record<string, SeedFolder>

type SeedFolder = { uid: `api::${string}.${string}`; body?: string }
export type SeedUid = (typeof SEED_FOLDERS)[keyof typeof SEED_FOLDERS]['uid']

export interface SeedEntry {
  /** Where it stands in the seed, for example `blogs/a-door/index.md`; its stable name. */
  path: string
  uid: SeedUid
  data: Record<string, unknown>
  createdAt?: Date
}

/** Says of every broken file what is wrong with it. */
export class SeedError extends Error {
  override name = 'SeedError'
  /** Whoever mends a seed needs the list, not the way our code took to it. */
  override stack = ''
}

/** Reads and checks a whole seed folder; nothing is taken from one that has a fault. @throws SeedError */
export function readSeed(seed: string, attributesOf: (uid: string) => SeedAttributes): SeedEntry[] {
  const faults: string[] = []
  if (!existsSync(seed)) throw new SeedError(`There is no seed folder ${seed}`)

  for (const item of visible(seed)) {
    if (item.isDirectory() && !Object.hasOwn(SEED_FOLDERS, item.name))
      faults.push(`${item.name}: no such type`)
  }
  const entries = Object.entries(SEED_FOLDERS).flatMap(([folder, type]: [string, SeedFolder]) =>
    entryFiles(seed, folder).map((path) =>
      readEntry(seed, path, type, attributesOf, (problem) => faults.push(`${path}: ${problem}`)),
    ),
  )
  if (faults.length > 0) throw new SeedError(`The seed in ${seed} is broken:\n  ${faults.join('\n  ')}`)
  return entries
}

/** `faqs/01-cost.md` or `blogs/a-door/index.md`; of the site settings the one `site-setting/index.md`. */
function entryFiles(seed: string, folder: string): string[] {
  if (!existsSync(join(seed, folder))) return []
  if (folder === 'site-setting') return [`${folder}/index.md`]
  return visible(join(seed, folder))
    .filter((item) => item.isDirectory() || item.name.endsWith('.md'))
    .map((item) => (item.isDirectory() ? `${folder}/${item.name}/index.md` : `${folder}/${item.name}`))
    .sort()
}

const visible = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).filter((item) => !item.name.startsWith('.'))

function readEntry(
  seed: string,
  path: string,
  { uid, body: bodyField }: SeedFolder,
  attributesOf: (uid: string) => SeedAttributes,
  fault: (problem: string) => void,
): SeedEntry {
  const { frontMatter, body } = readMarkdown(join(seed, path), fault)
  const { createdAt, ...fields } = frontMatter

  if (body && !bodyField) fault('has text below its front matter, which has no place here')
  if (body && bodyField && bodyField in fields)
    fault(`"${bodyField}" stands in the front matter and below it`)

  const data = readFields(body && bodyField ? { ...fields, [bodyField]: body } : fields, attributesOf(uid), {
    folder: dirname(join(seed, path)),
    componentAttributes: attributesOf,
    fault,
  })
  const instant = createdAt === undefined ? undefined : new Date(String(createdAt))
  if (instant && Number.isNaN(instant.getTime()))
    fault('"createdAt" must be a moment like 2026-01-31T09:30:00Z')
  return { path, uid: uid as SeedUid, data, ...(instant && { createdAt: instant }) }
}

/** Splits a Markdown file into its YAML front matter and its body. */
function readMarkdown(
  file: string,
  fault: (problem: string) => void,
): { frontMatter: Record<string, unknown>; body: string } {
  const nothing = { frontMatter: {}, body: '' }
  if (!existsSync(file)) {
    fault('is missing')
    return nothing
  }
  const [, yaml, body = ''] =
    /^---\r?\n(.*?)\r?\n---\s*?(?:\r?\n(.*))?$/s.exec(readFileSync(file, 'utf8')) ?? []
  if (yaml === undefined) {
    fault('does not begin with front matter between two lines of ---')
    return nothing
  }
  try {
    const frontMatter: unknown = parse(yaml)
    if (isRecord(frontMatter)) return { frontMatter, body: body.trim() }
    fault('has front matter that is not "name: value" lines')
  } catch (error) {
    fault(`has front matter that is not YAML: ${(error as Error).message.split('\n')[0]}`)
  }
  return nothing
}
