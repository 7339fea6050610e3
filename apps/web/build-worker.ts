import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { SYNTAX_FLOOR } from './browser-floor/floor.ts'

/*
 * Builds the service worker after the client build, with the list of files that it precaches. Beside it goes a worker that
 * uninstalls it from all browsers (docs/runbooks/disable-the-service-worker.md).
 */
const CLIENT = join(import.meta.dirname, 'build.next', 'client')
const ASSETS = join(CLIENT, 'assets')
const LAYOUT = 'member/shell/member-layout'

/** Static and dynamic imports, in any kind of quotation marks. */
const IMPORT = /["'`](?:\.|assets)\/([\w.-]+\.(?:js|css))["'`]/g

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, { id: string; parentId?: string; path?: string; module: string; css?: string[] }>
}

const names = readdirSync(ASSETS).filter((name) => !/\.(?:br|gz)$/.test(name))

function named(pattern: RegExp): string {
  const [name, ...others] = names.filter((candidate) => pattern.test(candidate))
  if (!name || others.length > 0) throw new Error(`The build has no single file ${pattern}`)
  return name
}

/** These files and everything that they import, statically or dynamically. */
function withImports(first: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    if (!name.endsWith('.js')) return
    for (const [, next = ''] of readFileSync(join(ASSETS, name), 'utf8').matchAll(IMPORT)) visit(next)
  }
  for (const name of first) visit(name)
  return [...found]
}

const address = (name: string) => `/assets/${name}`
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const fonts = [named(/^anek-latin-basic.*\.woff2$/), named(/^fraunces-basic.*\.woff2$/)]
const start = named(/^entry\.client-[\w-]+\.js$/)
const siteFiles = [
  ...fonts,
  start,
  ...withImports([
    named(/^mount-[\w-]+\.js$/),
    named(/^assessment-controller-[\w-]+\.js$/),
    named(/^count-answers-[\w-]+\.js$/),
    named(/^plan-keeper-[\w-]+\.js$/),
    // Says on the crisis page which line is open.
    named(/^say-open-now-[\w-]+\.js$/),
  ]),
]

const manifestName = named(/^manifest-\w+\.js$/)
const manifestText = readFileSync(join(ASSETS, manifestName), 'utf8')
const manifest: Manifest = JSON.parse(manifestText.slice(manifestText.indexOf('{')).replace(/;\s*$/, ''))
const routes = Object.values(manifest.routes)
const memberRoutes = routes.filter(
  ({ id, parentId }) => parentId === LAYOUT || id === LAYOUT || id === 'root',
)
const memberPages = memberRoutes.flatMap(({ parentId, path }) => (parentId === LAYOUT && path ? [path] : []))
const memberFiles = withImports([
  ...[manifest.entry.module, ...manifest.entry.imports].map(nameOf),
  ...memberRoutes.flatMap(({ module, css = [] }) => [module, ...css].map(nameOf)),
])

const told = {
  BUILD: createHash('sha256').update(names.join()).digest('hex').slice(0, 12),
  SITE_FILES: siteFiles.map(address),
  SITE_SIGN: start,
  MEMBER_PAGES: memberPages,
  MEMBER_FILES: [...fonts, manifestName, ...memberFiles].map(address),
  MEMBER_SIGN: manifestName,
}

await buildScript('service-worker.ts', 'sw.js')
await buildScript('remove-worker.ts', 'sw-off.js')

function buildScript(source: string, file: string) {
  return build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(Object.entries(told).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      target: SYNTAX_FLOOR,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'worker', source),
        output: { format: 'iife', entryFileNames: file },
      },
    },
  })
}
