import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Only app pages load React Router's manifest, and from one of them only another opens without leaving it. So what
 * the browser gets of it is the root and the dashboard, and all of the first page's code by name, so that it comes in
 * one wave (P2). The server keeps the whole, and takes the entry from here (`document/app-entry.ts`).
 */
const FOLDER = join(import.meta.dirname, 'build', 'client', 'assets')
const PREFIX = 'window.__reactRouterManifest='
const LAYOUT = 'member/shell/member-layout'

const APP_CLIENT = /^app-client-[\w-]+\.js$/
const IMPORT = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<
    string,
    { id: string; parentId?: string; imports?: string[] | undefined; css?: string[] | undefined }
  >
}

for (const file of readdirSync(FOLDER).filter((name) => /^manifest-\w+\.js$/.test(name))) {
  const path = join(FOLDER, file)
  const text = readFileSync(path, 'utf8')
  if (!text.startsWith(PREFIX)) throw new Error(`${file} is not the manifest it was`)
  const manifest: Manifest = JSON.parse(text.slice(PREFIX.length).replace(/;\s*$/, ''))
  const routes = Object.entries(manifest.routes).filter(
    ([id, { parentId }]) =>
      [id, parentId].includes(LAYOUT) || id === 'root' || id.startsWith('member/welcome/'),
  )
  if (routes.length < 4) throw new Error(`${file} lacks the dashboard`)
  const entry = appEntry()
  const styles = manifest.routes.root?.css ?? []
  for (const [id, route] of routes) {
    // What the entry brings need not be named again with each page, nor the styles of the root, in which each lies.
    route.imports = route.imports?.filter((name) => !entry.imports.includes(name))
    if (id !== 'root') route.css = route.css?.filter((name) => !styles.includes(name))
    // No page leads there without leaving itself, and the server names in the page all that it needs.
    if (id.startsWith('member/welcome/')) route.imports = []
  }
  const trimmed = { ...manifest, entry, routes: Object.fromEntries(routes) }
  // What a route does not have need not be said.
  const short = JSON.stringify(trimmed, (name, value) =>
    value === false || (name === 'css' && value.length === 0 && value !== entry.css) ? undefined : value,
  )
  writeFileSync(path, `${PREFIX}${short};`)
}

/** An app page begins with what hydrates it, not with the start script of the documents. */
function appEntry() {
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
