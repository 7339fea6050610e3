import { addresses } from '#addresses.ts'

/** What a browser keeps for when there is no network. Nothing else is kept: no answer of the API, no picture. */
interface Kept {
  readonly cache: string
  readonly pages: readonly string[]
  readonly files: readonly string[]
  /** A page without these letters belongs to another build, and would find its files missing. */
  readonly sign: string
}

const PREFIX = 'pulli-'
const MEMBER_PREFIX = `${PREFIX}member-`

/** These stand by themselves, whatever build they are of: their styles are in them. */
const ALWAYS_KEPT: readonly string[] = [addresses.crisis, addresses.offline]

/** From the first visit on: help, and the questions whose answers may lead to it (ASM-14). */
export const SITE: Kept = {
  cache: `${PREFIX}site-${BUILD}`,
  pages: [
    ...ALWAYS_KEPT,
    addresses.depressionAssessment,
    addresses.anxietyAssessment,
    addresses.perceivedStressAssessment,
  ],
  files: SITE_FILES,
  sign: SITE_SIGN,
}

/** Once somebody is in the dashboard: its frame, which is the same for everyone (D39). */
export const MEMBER: Kept = {
  cache: `${MEMBER_PREFIX}${BUILD}`,
  pages: MEMBER_PAGES,
  files: MEMBER_FILES,
  sign: MEMBER_SIGN,
}

const A_DAY_MS = 86_400_000

/** Fetches all of it, unless that was done within the day. */
export async function keep({ cache: name, pages, files, sign }: Kept): Promise<void> {
  const cache = await caches.open(name)
  const last = await cache.match(pages[0] ?? '', { ignoreVary: true })
  if (Date.now() - Date.parse(last?.headers.get('date') ?? '') < A_DAY_MS) return
  const missing = await Promise.all(files.map(async (file) => ((await cache.match(file)) ? [] : [file])))
  await cache.addAll(missing.flat())
  // The first page tells how old all of it is, so it is put there last.
  for (const path of pages.toReversed()) await keepPage(cache, path, sign)
}

/** As nobody in particular: without cookies, so that no page can hold what is somebody's own. */
async function keepPage(cache: Cache, path: string, sign: string) {
  const answer = await fetch(path, { credentials: 'omit', cache: 'no-cache', redirect: 'error' })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  const isWhole = ALWAYS_KEPT.includes(path) || (await answer.clone().text()).includes(sign)
  if (isWhole) await cache.put(path, answer)
}

/** Whether somebody used the dashboard in this browser. */
export async function isMemberKept(): Promise<boolean> {
  return (await caches.keys()).some((name) => name.startsWith(MEMBER_PREFIX))
}

/** What earlier builds kept. The last page that used it is closed. */
export async function removeEarlier(): Promise<void> {
  const own = [SITE.cache, MEMBER.cache]
  const earlier = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !own.includes(name))
  await Promise.all(earlier.map((name) => caches.delete(name)))
}

/** Finds a page or a file among what is kept. */
export function findKept(path: string): Promise<Response | undefined> {
  return caches.match(path, { ignoreVary: true })
}
