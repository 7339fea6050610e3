import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { type AttributesOf, type SeedRecord, schemaOf } from './seed-schema'

/** The folders of a seed: the content type of their entries, and the field that the Markdown body fills. */
export const SEED_FOLDERS = {
  'site-setting': { uid: 'api::site-setting.site-setting' },
  'crisis-lines': { uid: 'api::crisis-line.crisis-line' },
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
  /** Its path in the seed, for example `blogs/a-door/index.md`; a stable name. */
  path: string
  uid: SeedUid
  data: SeedRecord
  createdAt?: Date
}

/** Lists the faults of every invalid file. */
export class SeedError extends Error {
  override name = 'SeedError'
  /** The list of faults is enough: no stack trace. */
  override stack = ''
}

/** Reads and validates a whole seed folder. One fault rejects all of it. @throws SeedError */
export function readSeed(seed: string, attributesOf: AttributesOf): SeedEntry[] {
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
  if (faults.length > 0) throw new SeedError(`The seed in ${seed} is invalid:\n  ${faults.join('\n  ')}`)
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
  attributesOf: AttributesOf,
  fault: (problem: string) => void,
): SeedEntry {
  const { frontMatter, body } = readMarkdown(join(seed, path), fault)
  const { createdAt, ...fields } = frontMatter

  if (body && !bodyField) fault('has text below its front matter, but its type has no field for it')
  if (body && bodyField && bodyField in fields)
    fault(`"${bodyField}" is given twice: in the front matter and below it`)

  const schema = schemaOf(uid, attributesOf, dirname(join(seed, path)))
  const record = body && bodyField ? { ...fields, [bodyField]: body } : fields
  const { data = {}, error } = schema.safeParse(record, {
    error: ({ input, expected }) => {
      if (input === undefined) return 'is missing'
      return expected === 'string' ? 'must be text: put it in quotes' : undefined
    },
  })
  for (const { path, message } of error?.issues ?? [])
    fault(path.length > 0 ? `"${z.core.toDotPath(path)}": ${message}` : message)
  const instant = createdAt === undefined ? undefined : new Date(String(createdAt))
  if (instant && Number.isNaN(instant.getTime()))
    fault('"createdAt" must be an instant such as 2026-01-31T09:30:00Z')
  return { path, uid: uid as SeedUid, data, ...(instant && { createdAt: instant }) }
}

/** Splits a Markdown file into its YAML front matter and its body. */
function readMarkdown(
  file: string,
  fault: (problem: string) => void,
): { frontMatter: SeedRecord; body: string } {
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
    const { success, data } = z.record(z.string(), z.unknown()).safeParse(parse(yaml))
    if (success) return { frontMatter: data, body: body.trim() }
    fault('has front matter that is not "name: value" lines')
  } catch (error) {
    fault(`has front matter that is not YAML: ${(error as Error).message.split('\n')[0]}`)
  }
  return nothing
}
