import { arch, cpus, loadavg, platform } from 'node:os'
import { startStack } from '../../e2e/running-stack.ts'
import { measureAllCores } from './all-cores.ts'
import { measureArrivals } from './arrivals.ts'
import { openBrowser } from './browser.ts'
import { measureCachedPage, measureTrackedPage } from './cached-page.ts'
import { measureContentReads } from './content-reads.ts'
import { isQuick } from './duration.ts'
import { measureShares } from './fairness.ts'
import type { Figure } from './figure.ts'
import { measureFirstView } from './first-view.ts'
import { measureFreshClone } from './fresh-clone.ts'
import { measureGrowth } from './growth.ts'
import { measureInteractions } from './interactions.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLogin } from './login.ts'
import { makeMembers } from './many-members.ts'
import { measureMemberCalls } from './member-calls.ts'
import { measureMemory } from './memory.ts'
import { pagesOfSite } from './pages-of-site.ts'
import { measurePeers } from './peers.ts'
import { picturesMade } from './pictures-made.ts'
import { measurePublication } from './publication.ts'
import { measureSecondPage } from './second-page.ts'
import { measureSlowPhone } from './slow-phone.ts'
import { measureStart } from './start.ts'
import { measureUncachedPage } from './uncached-page.ts'
import { writeReport } from './write-report.ts'
import { demandWrk } from './wrk.ts'

/**
 * `npm run bench`: measures what performance promises, side by side in one run, and writes docs/benchmarks.md.
 * `npm run bench -- p17 render` measures only what has one of these words in its name, and leaves the other rows as
 * they were; `npm run bench -- lighthouse /team` looks at that page alone. `--quick` tries rows for a tenth of their
 * time and writes nothing.
 */
const say = (text: string) => process.stdout.write(`${text}\n`)
const given = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const words = given.filter((word) => !word.startsWith('/')).map((word) => word.toLowerCase())
const paths = given.filter((word) => word.startsWith('/'))
/** `p1` is P1 alone and not P10; other words may be the beginning of one, such as `render`. */
const isOf = (name: string, word: string) =>
  /^p\d+b?$/.test(word)
    ? name
        .toLowerCase()
        .match(/p\d+b?/g)
        ?.includes(word)
    : name.toLowerCase().includes(word)
const isWanted = (name: string) => words.length === 0 || words.some((word) => isOf(name, word))

demandWrk()
say('Starting a stack of its own …')
// Logins come from many addresses, as they do through a proxy; the site's own budget of messages is as many as there are.
const stack = await startStack({
  env: { TRUST_PROXY: '1', SMS_PER_HOUR: '9000000', PREGENERATE_IMAGES: 'on' },
})
const { siteUrl, contentUrl } = stack
const members = { databaseUrl: stack.databaseUrl(), keysDir: stack.keysDir }
const browser = await openBrowser()
const pages = await pagesOfSite(siteUrl)
const serverPid = stack.processOf('server')

/** From the quick to the slow; the last one restarts the stack. */
const MEASURES: readonly { name: string; run(): Promise<Figure[]> }[] = [
  { name: 'weight of the first view (P1, P3)', run: () => measureFirstView(browser, siteUrl) },
  { name: 'slow phone (P5)', run: () => measureSlowPhone(browser, siteUrl) },
  { name: 'second page (P16)', run: () => measureSecondPage(siteUrl, pages) },
  { name: 'cached page (P6)', run: async () => [await measureCachedPage(siteUrl, serverPid)] },
  { name: 'all cores (P6b)', run: async () => [await measureAllCores(siteUrl)] },
  { name: 'page with unknown parameters (H4)', run: async () => [await measureTrackedPage(siteUrl)] },
  { name: 'render of a page (P7)', run: () => measureUncachedPage(contentUrl) },
  { name: 'content reads (P8)', run: async () => [await measureContentReads(siteUrl, contentUrl)] },
  { name: 'fairness (P14)', run: () => measureShares(siteUrl, stack.databaseUrl()) },
  { name: 'publication (P15)', run: () => measurePublication(siteUrl, stack.secret('contentSecret')) },
  { name: 'login (P10)', run: async () => [await measureLogin(siteUrl)] },
  {
    name: 'calls of members (P9)',
    run: async () =>
      measureMemberCalls(siteUrl, stack.databaseUrl(), stack.keysDir, await makeMembers(members, 2_000)),
  },
  {
    name: 'interactions of members (INP)',
    run: async () => measureInteractions(browser, siteUrl, await makeMembers(members, 5)),
  },
  { name: 'lighthouse (P4)', run: () => measureLighthouse(siteUrl, paths.length > 0 ? paths : pages) },
  {
    name: 'memory (P12)',
    run: () => measureMemory(siteUrl, { server: serverPid, launcher: stack.launcher.pid ?? 0 }),
  },
  { name: 'arrivals (P17)', run: () => measureArrivals({ siteUrl, pages, serverPid }) },
  { name: 'peers', run: () => measurePeers(browser, { url: siteUrl, pid: serverPid }) },
  { name: 'growth (P11)', run: () => measureGrowth(stack) },
  { name: 'fresh clone (P13)', run: measureFreshClone },
  { name: 'start (P13)', run: () => measureStart(stack) },
]

const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${platform()} ${arch()}, Node ${process.version}`
const figures: Figure[] = []
const failed: string[] = []
/** After each measurement, so that an hour of them survives one that fails. */
const report = (isWhole: boolean) => isQuick || writeReport(figures, { machine, when: new Date(), isWhole })
try {
  // The first visit fills the caches; what is measured is the second visitor's page.
  for (const path of pages) await fetch(`${siteUrl}${path}`).then((answer) => answer.text())
  say('Waiting until the pictures are made …')
  await picturesMade(stack.dataDir)
  for (const { name, run } of MEASURES.filter((measure) => isWanted(measure.name))) {
    say(`Measuring: ${name}, at a load of ${loadavg()[0]?.toFixed(1)} …`)
    try {
      const measured = await run()
      for (const { id, what, measured: value, bound, holds } of measured)
        say(`${holds ? 'ok  ' : 'MISS'} ${id.padEnd(4)} ${what}: ${value} (${bound})`)
      figures.push(...measured)
      report(false)
    } catch (error) {
      failed.push(name)
      say(`FAIL ${name}: ${(error as Error).stack}`)
    }
  }
} finally {
  await browser.close()
  await stack.stop()
}

if (given.length === 0 && failed.length === 0) report(true)
for (const name of failed) say(`Not measured: ${name}`)
process.exit(failed.length === 0 && figures.every(({ holds }) => holds) ? 0 : 1)
