import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from './run-tool.ts'
import type { Scan } from './scan.ts'
import { WITH_PARAMETERS } from './with-parameters.ts'

/** The pages with the forms that are posted to pages. */
const FORM_PAGES = [
  ...['/consultation', '/newsletter', '/newsletter/confirm?token=abc', '/newsletter/unsubscribe?token=abc'],
  ...['/depression-assessment', '/anxiety-assessment', '/perceived-stress-assessment'],
  ...['/dashboard/login', '/dashboard/OTP'],
]
/** Modules that guess names: on the home page alone, and apart, so that they take no time from the others. */
const GUESSING = ['nikto', 'buster', 'wapp', 'brute_login_form']

/** Looks at the whole site with all modules, and at each form by itself: it may be what a long crawl comes to last. */
export function scanWithWapiti(scan: Scan): string[] {
  const starts = [...scan.pages, ...WITH_PARAMETERS].flatMap((path) => ['-s', `${scan.site}${path}`])
  const most = ['-m', ['all', ...GUESSING.map((module) => `-${module}`)].join()]
  const long = ['--scope', 'folder', '--max-scan-time', '240', '--max-attack-time', '40']
  const form = ['--scope', 'page', '-d', '1', '--max-scan-time', '30', '--max-attack-time', '20']
  const found = [
    ...wapiti(scan, '/', 20, [...starts, ...long, ...most]),
    ...FORM_PAGES.flatMap((path) => wapiti(scan, path, 5, [...form, ...most])),
    ...GUESSING.flatMap((module) => wapiti(scan, '/', 10, ['-m', module, '--scope', 'page'])),
  ]
  return [...new Set(found)]
}

function wapiti({ site, folder }: Scan, path: string, minutes: number, how: readonly string[]): string[] {
  const report = join(folder, 'wapiti.json')
  const always = ['-v', '2', '-H', 'Accept-Encoding: identity', '-f', 'json', '-o', report]
  const ownSession = ['--flush-session', '--store-session', folder]
  rmSync(report, { force: true })
  const said = runTool('wapiti', ['-u', `${site}${path}`, ...how, ...always, ...ownSession], minutes)
  const [, csrf = ''] = said.split('Launching module csrf')
  const [tokens = ''] = csrf.split('Launching module')
  process.stdout.write(`  ${tokens.match(/^\[\+\] POST /gm)?.length ?? 0} forms asked for their token\n`)
  if (!existsSync(report)) return [`not finished within ${minutes} minutes: ${path} ${how.join(' ')}`]
  const { vulnerabilities } = JSON.parse(readFileSync(report, 'utf8')) as {
    vulnerabilities: Record<string, { level: number; method: string; path: string; info: string }[]>
  }
  return Object.values(vulnerabilities).flatMap((found) =>
    found.map(({ level, method, path: at, info }) => `level ${level}: ${method} ${at}: ${info}`),
  )
}
