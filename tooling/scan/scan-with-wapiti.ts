import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from './run-tool.ts'
import type { Scan } from './scan.ts'
import { wapitiLists } from './wapiti-lists.ts'
import { WITH_PARAMETERS } from './with-parameters.ts'

/** The pages with the forms that are posted to pages. */
const FORM_PAGES = [
  '/consultation',
  '/newsletter',
  '/newsletter/confirm?token=abc',
  '/newsletter/unsubscribe?token=abc',
  '/depression-assessment',
  '/anxiety-assessment',
  '/perceived-stress-assessment',
  '/phq-9-assessment',
  '/gad-7-assessment',
  '/dashboard/login',
  '/dashboard/OTP',
]
/** Modules that guess names: on the home page alone, and apart, so that they take no time from the others. */
const GUESSING = ['buster', 'wapp', 'brute_login_form']
/** Has no list that it may use (`fetch-nikto.ts`): Nikto itself runs instead. */
const WITHOUT_LIST = 'nikto'

/** Looks at the whole site with all modules but one, and at each form by itself: a long crawl may come to it last. */
export function scanWithWapiti({ site, folder, pages }: Scan): string[] {
  const scan = { site, folder, lists: wapitiLists(folder) }
  const starts = [...pages, ...WITH_PARAMETERS].flatMap((path) => ['-s', `${site}${path}`])
  const most = ['-m', ['all', ...[...GUESSING, WITHOUT_LIST].map((module) => `-${module}`)].join()]
  const long = ['--scope', 'folder', '--max-scan-time', '240', '--max-attack-time', '40']
  const form = ['--scope', 'page', '-d', '1', '--max-scan-time', '30', '--max-attack-time', '20']
  const found = [
    ...wapiti(scan, '/', 20, [...starts, ...long, ...most]),
    ...FORM_PAGES.flatMap((path) => wapiti(scan, path, 5, [...form, ...most])),
    ...GUESSING.flatMap((module) => wapiti(scan, '/', 10, ['-m', module, '--scope', 'page'])),
  ]
  return [...new Set(found)]
}

interface Finding {
  readonly level: number
  readonly method: string
  readonly path: string
  readonly info: string
}
type Report = Record<'vulnerabilities' | 'anomalies' | 'additionals', Record<string, Finding[]>>

interface Place {
  readonly site: string
  readonly folder: string
  readonly lists: string
}

function wapiti({ site, folder, lists }: Place, path: string, minutes: number, how: readonly string[]) {
  const report = join(folder, 'wapiti.json')
  const always = ['-v', '2', '-H', 'Accept-Encoding: identity', '-f', 'json', '-o', report]
  const ownSession = ['--flush-session', '--store-session', folder, '--store-config', lists]
  rmSync(report, { force: true })
  const said = runTool('wapiti', ['-u', `${site}${path}`, ...how, ...always, ...ownSession], minutes)
  const [, csrf = ''] = said.split('Launching module csrf')
  const [tokens = ''] = csrf.split('Launching module')
  process.stdout.write(`  ${tokens.match(/^\[\+\] POST /gm)?.length ?? 0} forms asked for their token\n`)
  if (!existsSync(report)) return [`not finished within ${minutes} minutes: ${path} ${how.join(' ')}`]
  const { vulnerabilities, anomalies, additionals } = JSON.parse(readFileSync(report, 'utf8')) as Report
  // Anomalies are failures and time-outs, additionals what the site is made of.
  return [vulnerabilities, anomalies, additionals]
    .flatMap(Object.values)
    .flatMap((found: Finding[]) =>
      found.map(({ level, method, path: at, info }) => `level ${level}: ${method} ${at}: ${info}`),
    )
}
