import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '..', 'build.next', 'client', 'assets')
const PREFIX = 'window.__reactRouterManifest='
export const LAYOUT = 'member/shell/member-layout'
const WELCOME = 'member/welcome/'
const DESK = 'desk/'
/** Opened now and then: what they import follows their module, and its names are not in every first page (P2). */
export const SELDOM = ['welcome', 'assessment', 'profile', 'summary', 'sent-summary'].map(
  (name) => `member/${name}/`,
)

const APP_CLIENT = /^app-client-[\w-]+\.js$/
const IMPORT = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g

interface Entry {
  module: string
  css: string[]
  imports: string[]
}

export interface Manifest {
  entry: Entry
  routes: Record<
    string,
    { id: string; parentId?: string; imports?: string[] | undefined; css?: string[] | undefined }
  >
}

/**
 * Cuts the client's copy of React Router's manifest down to the root and the dashboard, and lists all code of the first
 * page, so that it is fetched in one wave (P2). Only app pages load it, and only another app page opens without a full
 * load. The server keeps the whole, and reads the entry from this copy (`document/app-entry.ts`). Saves 5.3 kB.
 *
 * Ends when React Router can leave routes out of `routeDiscovery: 'initial'` and trace the imports of its entry.
 */
export function trimManifests() {
  for (const file of readdirSync(FOLDER).filter((name) => /^manifest-\w+\.js$/.test(name))) {
    const path = join(FOLDER, file)
    const text = readFileSync(path, 'utf8')
    if (!text.startsWith(PREFIX)) throw new Error(`React Router's format has changed: ${file}`)
    const manifest: Manifest = JSON.parse(text.slice(PREFIX.length).replace(/;\s*$/, ''))
    const entry = appEntry()
    writeFileSync(join(FOLDER, `desk-${file}`), `${PREFIX}${trimmedForDesk(manifest, entry)};`)
    writeFileSync(path, `${PREFIX}${trimmed(manifest, entry)};`)
  }
}

/** Gives the manifest of the dashboard as JSON, beginning with the given entry. */
export function trimmed({ routes, ...manifest }: Manifest, entry: Entry): string {
  const kept = Object.entries(routes).filter(
    ([id, { parentId }]) => [id, parentId].includes(LAYOUT) || id === 'root' || id.startsWith(WELCOME),
  )
  if (kept.length < 4) throw new Error("React Router's manifest lacks the dashboard")
  for (const [id, route] of kept) {
    route.imports = SELDOM.some((folder) => id.startsWith(folder))
      ? []
      : route.imports?.filter((name) => !entry.imports.includes(name))
  }
  return JSON.stringify({ ...manifest, entry, routes: Object.fromEntries(kept) }, (name, value) =>
    value === false || (name === 'css' && value.length === 0 && value !== entry.css) ? undefined : value,
  )
}

/** Gives the manifest of the desk as JSON: the root and its own routes. */
export function trimmedForDesk({ routes, ...manifest }: Manifest, entry: Entry): string {
  const kept = Object.entries(routes).filter(([id]) => id === 'root' || id.startsWith(DESK))
  if (kept.length < 4) throw new Error("React Router's manifest lacks the desk")
  return JSON.stringify({ ...manifest, entry, routes: Object.fromEntries(kept) })
}

/** An app page begins with the code that hydrates it, not with the start script of documents. */
function appEntry(): Entry {
  const file = readdirSync(FOLDER).find((name) => APP_CLIENT.test(name))
  if (!file) throw new Error('The code of app pages is missing')
  const imports = new Set<string>()
  addImports(file, imports)
  return { module: `/assets/${file}`, css: [], imports: [...imports].map((name) => `/assets/${name}`) }
}

function addImports(file: string, found: Set<string>) {
  for (const [, name] of readFileSync(join(FOLDER, file), 'utf8').matchAll(IMPORT)) {
    if (name === undefined || found.has(name)) continue
    found.add(name)
    addImports(name, found)
  }
}
