import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNewer } from './find-newer.ts'
import { findNewerStyles } from './find-newer-styles.ts'

/*
 * Fails the build if a script that browsers run, or a style sheet, uses what those at the floor lack (`floor.ts`). Of the
 * scripts only those reached from the start script, the app pages' code and the routes of their manifests are looked at:
 * no browser loads a module of a document page.
 */
const CLIENT = join(import.meta.dirname, '..', process.argv[2] ?? 'build.next', 'client')
const ASSETS = join(CLIENT, 'assets')
const FIRST = /^(?:entry\.client|app-client|manifest|desk-manifest)-[\w-]+\.js$/
const WORKERS = ['sw.js', 'sw-off.js']
/** Run before `fill-missing.ts`, or without it. */
const UNFILLED = /^(?:sw|sw-off|entry\.client-.*)\.js$/
const SCRIPT = /["'`](?:\.|\/?assets)\/([\w.-]+\.js)["'`]/g

const reached = new Map<string, string>()
function reach(name: string) {
  if (reached.has(name)) return
  const code = readFileSync(join(ASSETS, name), 'utf8')
  reached.set(name, code)
  for (const [, next = ''] of code.matchAll(SCRIPT)) reach(next)
}
for (const name of readdirSync(ASSETS)) if (FIRST.test(name)) reach(name)
for (const name of WORKERS) reached.set(name, readFileSync(join(CLIENT, name), 'utf8'))

const sheets = readdirSync(ASSETS).filter((name) => name.endsWith('.css'))
if (sheets.length === 0) throw new Error('The build has no style sheet')
const lines = [
  ...[...reached].map(([file, code]) => ({ file, found: findNewer(code, !UNFILLED.test(file)) })),
  ...sheets.map((file) => ({ file, found: findNewerStyles(readFileSync(join(ASSETS, file), 'utf8')) })),
].flatMap(({ file, found }) => found.map(({ name, excerpt }) => `  ${name} in ${file}: ${excerpt}`))
if (lines.length > 0) {
  process.stderr.write(`Browsers at the floor (browser-floor/floor.ts) lack:\n${lines.join('\n')}\n`)
  process.exit(1)
}
