import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './product-files.ts'

type Files = ReadonlyMap<string, string>

const glob = (...patterns: string[]) => globSync(patterns, { cwd: ROOT })
const HOMES = glob('{apps,packages}/*')

/** What starts a file that no other imports, by kind. */
const ENTRIES: Readonly<Record<string, (files: Files) => string[]>> = {
  routes: (files) => namesIn(files, 'apps/web/app/routes.ts', 'apps/web/app'),
  workers: (files) => namesIn(files, 'apps/web/build-worker.ts', 'apps/web/worker'),
  migrations: () => glob('packages/data/migrations/*.sql'),
  server: (files) => namesIn(files, 'apps/server/src/bundle/bundle.ts', 'apps/server'),
  commands: (files) => namesIn(files, 'apps/server/src/run/commands.ts', 'apps/server/src'),
  scripts: () =>
    glob('package.json', 'apps/*/package.json', 'packages/*/package.json', 'deploy/pulli').flatMap(scriptsOf),
  'names that React Router and Vite know': () =>
    glob('apps/web/app/{root,entry.client,entry.server}.{ts,tsx}', 'apps/web/*.config.ts'),
  'names that Strapi knows': () =>
    glob('apps/content/{config,src/middlewares}/*.ts', 'apps/content/src/{index.ts,admin/app.tsx}'),
  'types of untyped modules': () => glob('{apps,packages}/*/{src,app,worker}/**/*.d.ts'),
}

/** A module that another names: imported, started as a process, or read for its text. */
const NAMED =
  /['"]((?:\.{1,2}\/|#|@pulli\/)[^'"\s?]+)(?:\?[\w-]+)?['"]|import\.meta\.dirname, '([\w-]+\.\w+)'/g

/** Lists the files that no entry leads to: none imports them, or only what is unused itself. */
export function unusedFiles(files: Files): string[] {
  const used = new Set<string>()
  const next = Object.values(ENTRIES).flatMap((list) => list(files))
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    const text = files.get(file)
    if (text === undefined || used.has(file)) continue
    used.add(file)
    for (const [, name = '', beside] of text.matchAll(NAMED)) {
      const path = pathOf(file, beside ? `./${beside}` : name)
      // Strapi is built from imports without an ending.
      next.push(path, `${path}.ts`, `${path}.tsx`)
    }
  }
  return [...files.keys()].filter((file) => !used.has(file))
}

function pathOf(from: string, name: string): string {
  if (name.startsWith('.')) return join(dirname(from), name)
  const [, other, path = ''] = /^(?:#|@pulli\/(\w+)\/)(.*)/.exec(name) ?? []
  const home = HOMES.find((one) => (other ? one.endsWith(`/${other}`) : from.startsWith(`${one}/`))) ?? ''
  return join(home, home === 'apps/web' ? 'app' : 'src', path)
}

/** The quoted names of files in a file, as paths in a folder. */
function namesIn(files: Files, file: string, folder: string): string[] {
  return [...(files.get(file) ?? '').matchAll(/'([\w./-]+\.tsx?)'/g)].map(
    ([, name = '']) => `${folder}/${name}`,
  )
}

/** The files that scripts of npm or the shell start. */
function scriptsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll('$root/', '../')
  return [...text.matchAll(/(?:[\w.-]+\/)*[\w-]+\.m?[jt]s\b/g)].map(([name]) => join(dirname(file), name))
}
