import { readFileSync, rmSync } from 'node:fs'
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

/** Looks at the whole site with all modules. */
export function scanWithWapiti(scan: Scan): string[] {
  const starts = [...scan.pages, ...WITH_PARAMETERS].flatMap((path) => ['-s', `${scan.site}${path}`])
  const bounds = ['--max-scan-time', '240', '--max-attack-time', '40', '--scope', 'folder']
  const most = ['all', ...GUESSING.map((module) => `-${module}`)].join()
  const found = [
    ...wapiti(scan, '/', 20, [...starts, ...bounds, '-m', most]),
    ...wapiti(scan, '/', 6, ['-m', GUESSING.join(), '--scope', 'page', '--max-attack-time', '60']),
    // The long run may end before it has come to each form.
    ...FORM_PAGES.flatMap((path) => wapiti(scan, path, 2, ['-m', 'csrf', '--scope', 'page', '-d', '1'])),
  ]
  return [...new Set(found)]
}

function wapiti({ site, folder }: Scan, path: string, minutes: number, how: readonly string[]): string[] {
  const report = join(folder, 'wapiti.json')
  const always = ['-v', '2', '-H', 'Accept-Encoding: identity', '-f', 'json', '-o', report]
  const ownSession = ['--flush-session', '--store-session', folder]
  rmSync(report, { force: true })
  const said = runTool('wapiti', ['-u', `${site}${path}`, ...how, ...always, ...ownSession], minutes)
  const addresses = /found (\d+) URLs and forms/.exec(said)?.[1] ?? 'no'
  const forms = said.slice(said.indexOf('Launching module csrf')).match(/^\[\+\] POST /gm)?.length ?? 0
  process.stdout.write(
    `  ${addresses} addresses and forms; forms looked at from the module csrf on: ${forms}\n`,
  )
  const { vulnerabilities } = JSON.parse(readFileSync(report, 'utf8')) as {
    vulnerabilities: Record<string, { level: number; method: string; path: string; info: string }[]>
  }
  return Object.values(vulnerabilities).flatMap((found) =>
    found.map(({ level, method, path: at, info }) => `level ${level}: ${method} ${at}: ${info}`),
  )
}
