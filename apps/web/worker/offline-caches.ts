import { addresses } from '#addresses.ts'

/** What is cached for offline use. Nothing else is: no API response, no picture. */
interface Kept {
  readonly cache: string
  readonly pages: readonly string[]
  readonly files: readonly string[]
  /** A page without this text is of another build: its files would be missing. */
  readonly sign: string
}

const PREFIX = 'pulli-'
const MEMBER_PREFIX = `${PREFIX}member-`

/** Self-contained pages, with their styles inline: they work with the files of any build. */
const ALWAYS_KEPT: readonly string[] = [addresses.crisis, addresses.offline]

/** Cached from the first visit: help, also for parents, the safety plan, and the self-assessments, which lead to it (ASM-14). */
export const SITE: Kept = {
  cache: `${PREFIX}site-${BUILD}`,
  pages: [
    ...ALWAYS_KEPT,
    addresses.safetyPlan,
    addresses.parents,
    addresses.depressionAssessment,
    addresses.anxietyAssessment,
    addresses.perceivedStressAssessment,
    addresses.phq9Assessment,
    addresses.gad7Assessment,
  ],
  files: SITE_FILES,
  sign: SITE_SIGN,
}

/** Cached once someone uses the dashboard: its frame, which is the same for everyone (D39). */
export const MEMBER: Kept = {
  cache: `${MEMBER_PREFIX}${BUILD}`,
  pages: MEMBER_PAGES,
  files: MEMBER_FILES,
  sign: MEMBER_SIGN,
}

const A_DAY_MS = 86_400_000

/** Fetches the pages and missing files, at most once a day. An interrupted run resumes. */
export async function keep({ cache: name, pages, files, sign }: Kept): Promise<void> {
  const cache = await caches.open(name)
  const last = await cache.match(pages[0] ?? '', { ignoreVary: true })
  if (Date.now() - Date.parse(last?.headers.get('date') ?? '') < A_DAY_MS) return
  const missing = await Promise.all(files.map(async (file) => ((await cache.match(file)) ? [] : [file])))
  await cache.addAll(missing.flat())
  // Its date is the age of the whole cache, so the first page is stored last.
  for (const path of [...pages].reverse()) await keepPage(cache, path, sign)
}

/** Fetches a page without cookies, so it cannot contain personal data. */
async function keepPage(cache: Cache, path: string, sign: string) {
  const answer = await fetch(path, { credentials: 'omit', cache: 'no-cache', redirect: 'error' })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  const isWhole = ALWAYS_KEPT.includes(path) || (await answer.clone().text()).includes(sign)
  if (isWhole) await cache.put(path, answer)
}

/** Whether the dashboard was used in this browser. */
export async function isMemberKept(): Promise<boolean> {
  return (await caches.keys()).some((name) => name.startsWith(MEMBER_PREFIX))
}

/** Deletes the caches of earlier builds. No page uses them when a worker activates. */
export async function removeEarlier(): Promise<void> {
  const own = [SITE.cache, MEMBER.cache]
  const earlier = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !own.includes(name))
  await Promise.all(earlier.map((name) => caches.delete(name)))
}

/** Finds a page or file in the caches. */
export function findKept(path: string): Promise<Response | undefined> {
  return caches.match(path, { ignoreVary: true })
}
